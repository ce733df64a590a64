"""OpenSpiel: speed of its C++ information-set Monte Carlo tree search.

 ismcts_cpp  pyspiel.ISMCTSBot, 1 random rollout a simulation, uct_c 2, unlimited worlds (a new one each simulation)

Search positions: uniform over the decisions of uniformly random games. Only the CPU time of the bot's step is
counted. simulations_per_s = simulations x searches / that CPU time.
"""
import random

import pyspiel

from common import cpu, emit, isolated, machine, parser, repeat, version, wanted

GAMES = ["kuhn_poker", "leduc_poker"]


def position(game, rng):
    """a decision with more than one legal action, uniform over those of one random game"""
    while True:
        state, at = game.new_initial_state(), []
        while not state.is_terminal():
            if state.is_chance_node():
                o = state.chance_outcomes()
                state.apply_action(rng.choices([x[0] for x in o], [x[1] for x in o])[0])
                continue
            legal = state.legal_actions()
            if len(legal) > 1:
                at.append(len(state.history()))
            state.apply_action(rng.choice(legal))
        if at:
            break
    state, history = game.new_initial_state(), state.history()[:rng.choice(at)]
    for a in history:
        state.apply_action(a)
    return state


def search(game, make_bot, simulations, budget, rng):
    spent = searches = 0
    while spent < budget:
        state, bot = position(game, rng), make_bot(rng.randrange(1 << 30))
        t = cpu()
        bot.step(state)
        spent += cpu() - t
        searches += 1
    return {"simulations_per_s": simulations * searches / spent, "searches": searches,
            "ms_per_search": 1000 * spent / searches}


def main():
    p = parser(__doc__)
    p.add_argument("--simulations", type=int, default=1000)
    args = p.parse_args()
    base = {"peer": "open_spiel", "version": version("open_spiel")}
    emit({**base, "machine": machine()})
    rng = random.Random(2)
    n = args.simulations

    def bot(seed):
        return pyspiel.ISMCTSBot(seed, pyspiel.RandomRolloutEvaluator(1, seed + 1), 2.0, n, -1,
                                 pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, True)

    for name in GAMES:
        if not wanted(name, args.only):
            continue
        game = pyspiel.load_game(name)
        b = {**base, "game": name, "players": game.num_players(), "simulations": n, "mode": "ismcts_cpp"}
        isolated(b, lambda: repeat(b, lambda: search(game, bot, n, args.budget, rng), args.repeats))


main()
