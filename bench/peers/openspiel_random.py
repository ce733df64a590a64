"""OpenSpiel: uniformly random playouts.

 python_loop   one Python statement a step (legal_actions, apply_action); gives the decisions of a game.
 cpp_bots      pyspiel.evaluate_bots with C++ uniform random bots: one Python call a GAME, the loop in C++.
 cpp_rollouts  RandomRolloutEvaluator with many rollouts inside one C++ call, from the position after
               the opening chance nodes (so without dealing); what its (IS-)MCTS uses as evaluator.

A decision is one player choosing one action. Chance outcomes are not decisions. decisions_per_s of the C++
modes = games_per_s x the mean decisions a game of the python_loop (same uniform policy).
"""
import random

import pyspiel

from common import cpu, emit, machine, parser, repeat, version, wanted

GAMES = ["crazy_eights(players=4)", "go_fish(players=4)", "hearts", "spades", "leduc_poker", "maedn", "backgammon",
         "goofspiel(players=5,imp_info=true,points_order=random)"]


def playout(game, rng):
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(rng.choices([o[0] for o in outcomes], [o[1] for o in outcomes])[0])
        elif state.is_simultaneous_node():
            players = range(state.num_players())
            state.apply_actions([rng.choice(state.legal_actions(player)) for player in players])
            decisions += len(players)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def python_loop(game, budget, rng):
    games = decisions = 0
    batch, start = 1, cpu()
    while True:
        for _ in range(batch):  # reading the clock is not free beside a short game
            decisions += playout(game, rng)
            games += 1
        t = cpu() - start
        if t >= budget:
            break
        if t < budget / 50:
            batch *= 2
    return {"games_per_s": games / t, "decisions_per_s": decisions / t, "decisions_per_game": decisions / games}


def cpp_bots(game, budget, rng):
    bots = [pyspiel.make_uniform_random_bot(p, rng.randrange(1 << 30)) for p in range(game.num_players())]
    games, batch, seed = 0, 1, rng.randrange(1 << 20)
    start = cpu()
    while True:
        for _ in range(batch):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed + games)
            games += 1
        t = cpu() - start
        if t >= budget:
            return {"games_per_s": games / t}
        if t < budget / 50:
            batch *= 2


def cpp_rollouts(game, budget, rng):
    """One MCTS simulation whose evaluation is n rollouts = n rollouts in one C++ call."""
    n, rollouts, start = 1, 0, cpu()
    while True:
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(rng.choices([o[0] for o in outcomes], [o[1] for o in outcomes])[0])
        bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(n, rng.randrange(1 << 30)), 1.4, 1, 64, False,
                              rng.randrange(1 << 30), False)
        before = cpu()
        bot.mcts_search(state)
        rollouts += n
        t = cpu() - start
        if t >= budget:
            return {"games_per_s": rollouts / t}
        if cpu() - before < budget / 10:
            n *= 2


def main():
    args = parser(__doc__).parse_args()
    base = {"peer": "open_spiel", "version": version("open_spiel")}
    emit({**base, "machine": machine()})
    rng = random.Random(1)
    for name in GAMES:
        if not wanted(name, args.only):
            continue
        game = pyspiel.load_game(name)
        b = {**base, "game": name, "players": game.num_players()}
        loop = repeat({**b, "mode": "python_loop"}, lambda: python_loop(game, args.budget, rng), args.repeats)
        per_game = loop["decisions_per_game"] if loop else None

        def with_decisions(f):
            def run():
                r = f(game, args.budget, rng)
                if per_game:
                    r["decisions_per_s"] = r["games_per_s"] * per_game
                return r
            return run
        repeat({**b, "mode": "cpp_bots"}, with_decisions(cpp_bots), args.repeats)
        if game.get_type().reward_model == pyspiel.GameType.RewardModel.TERMINAL:
            repeat({**b, "mode": "cpp_rollouts"}, with_decisions(cpp_rollouts), args.repeats)


main()
