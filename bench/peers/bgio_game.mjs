// A small card game for measuring a server that nobody publishes: 4 players, 60 cards in 6 suits, hands of 5. A move lays
// one card of the hand before its player, open or hidden, and draws another. A match has 60 moves.
export const PLAYERS = 4, MOVES = 60;
const SUITS = 6, RANKS = 10, HAND = 5;

export const game = invalid => ({
  name: 'banners',
  setup: ({ random }) => {
    const cards = [];
    for (let suit = 0; suit < SUITS; suit++) for (let rank = 1; rank <= RANKS; rank++) cards.push({ suit, rank });
    const deck = random.Shuffle(cards);
    const hands = Array.from({ length: PLAYERS }, () => deck.splice(0, HAND));
    return { deck, hands, shown: hands.map(() => []) };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID }, at, open) => {
        const hand = G.hands[+playerID];
        if (!Number.isInteger(at) || at < 0 || at >= hand.length) return invalid;
        const [card] = hand.splice(at, 1);
        G.shown[+playerID].push({ ...card, open: !!open });
        if (G.deck.length) hand.push(G.deck.pop());
      },
    },
  },
  endIf: ({ G }) => (G.deck.length === 0 && G.hands.every(hand => hand.length === 0) ? { over: true } : undefined),
  // What somebody sees: the own hand, open cards, and how many there are of the rest.
  playerView: ({ G, playerID }) => ({
    deck: G.deck.length,
    hands: G.hands.map((hand, player) => (String(player) === playerID ? hand : hand.length)),
    shown: G.shown.map((cards, player) => cards.map(card => (card.open || String(player) === playerID ? card : { open: false }))),
  }),
  disableUndo: true,
});

export const cpu = () => { const used = process.cpuUsage(); return (used.user + used.system) / 1e6; };
