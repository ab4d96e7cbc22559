"""Plays random games in this engine and in OpenSpiel's chinese_checkers, and compares what they judge.

At every position: the board, whose turn it is, the legal (start, end) pairs, the default path of each, whether the
game is over and who has won. The first difference ends the program with status 1.

How the two differ, and what is done about it:
- OpenSpiel numbers the holes from the top, as here, but its first player sits there: its board is turned by half.
- A chain is several actions there: hops, then a pass that ends it, which falls away where no hop leads on.
- A game ends there after `max_moves` turns; that limit is set out of reach.
- A blocked player passes in both. Where nobody can move there is a draw here, and passes without end there.
"""

import random
import subprocess
import sys
import time

import pyspiel

ROWS = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1]
NAMES = [f"{row}{number + 1}" for row, count in zip("qponmlkjihgfedcba", ROWS) for number in range(count)]
INDEX = {name: index for index, name in enumerate(NAMES)}
SEATS = {2: [1, 4], 3: [1, 3, 5], 4: [1, 2, 4, 5], 6: [1, 2, 3, 4, 5, 6]}
TIPS = dict(zip(range(1, 7), ["q1", "m13", "e13", "a1", "e1", "m1"]))
MAX_MOVES = 1_000_000


class Difference(Exception):
    """The two judge differently."""


class Engine:
    """This engine, through its protocol."""

    def __init__(self, program):
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def line(self):
        answer = self.process.stdout.readline().rstrip("\n")
        if not answer or answer.startswith("error"):
            raise Difference(f"the engine says: {answer or 'nothing'}")
        return answer

    def ask(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.line()

    def show(self):
        """The position's text, and the status."""
        position = self.ask("show").removeprefix("position ")
        return position, self.line().removeprefix("status ")

    def legal(self):
        """The default paths of the legal moves as lists of holes, and whether the pass is forced."""
        words = self.ask("legal").split(" ")[1:]
        paths = [word.replace("-", ":").split(":") for word in words if word != "--"]
        if len(paths) != len({(path[0], path[-1]) for path in paths}):
            raise Difference("one move is listed twice")
        return paths, words == ["--"]


class Referee:
    """OpenSpiel's game, told in this engine's holes and seats."""

    def __init__(self, players):
        game = pyspiel.load_game("chinese_checkers", {"players": players, "max_moves": MAX_MOVES})
        self.state = game.new_initial_state()
        self.seats = SEATS[players]
        self.pass_action = game.num_distinct_actions() - 1

    def mover(self):
        return self.seats[self.state.current_player()]

    def board(self):
        cells = "".join(str(self.state).split("\nPlayer")[0].split())
        return "".join("." if cell == "." else str(self.seats[int(cell) - 1]) for cell in reversed(cells))

    def winner(self):
        if not self.state.is_terminal():
            return None
        returns = self.state.returns()
        return self.seats[returns.index(max(returns))]

    def is_blocked(self):
        return self.state.legal_actions() == [self.pass_action]

    def parts(self, state):
        """Steps and single hops: start, landing, action, whether it is a step; landings in reading order."""
        parts = []
        for action in state.legal_actions():
            if action != self.pass_action:
                text = state.action_to_string(action)
                is_step = "->" in text
                start, landing = (len(NAMES) - 1 - int(hole) for hole in text.split("->" if is_step else "=>"))
                parts.append((NAMES[start], NAMES[landing], action, is_step))
        return sorted(parts, key=lambda part: INDEX[part[1]])

    def legal(self):
        """The default paths of the legal moves. Layer by layer, each in reading order, the first path to a hole wins."""
        player = self.state.current_player()
        steps, chains, layer = {}, {}, []
        for start, landing, action, is_step in self.parts(self.state):
            if is_step:
                steps[start, landing] = [start, landing]
            else:
                layer.append(([start, landing], self.state.child(action)))
        while layer:
            further = []
            for path, state in layer:
                if (path[0], path[-1]) in chains:
                    continue
                chains[path[0], path[-1]] = path
                if not state.is_terminal() and state.current_player() == player:
                    parts = self.parts(state)
                    further += [(path + [landing], state.child(action)) for _, landing, action, _ in parts]
            layer = further
        return list((chains | steps).values())

    def play(self, path):
        """A step, or a chain landing by landing."""
        player = self.state.current_player()
        for start, end in zip(path, path[1:]):
            parts = self.parts(self.state)
            self.state.apply_action(next(part[2] for part in parts if part[:2] == (start, end)))
        if not self.state.is_terminal() and self.state.current_player() == player:
            self.state.apply_action(self.pass_action)

    def pass_turn(self):
        self.state.apply_action(self.pass_action)


def place(hole):
    """Half pitches from the middle of the row, and the row."""
    index = INDEX[hole]
    for row, count in enumerate(ROWS):
        if index < count:
            return 2 * index - (count - 1), row
        index -= count
    raise IndexError(hole)


def distance(hole, other):
    (x, y), (u, v) = place(hole), place(other)
    return abs(y - v) + max(0, abs(x - u) - abs(y - v)) // 2


def same(what, ours, theirs):
    if ours != theirs:
        raise Difference(f"{what}: {ours} here, {theirs} there")


def compare(engine, referee, counts):
    """Gives the position's text, the legal paths, and whether the game goes on."""
    position, status = engine.show()
    same("board", position.split("_")[0].replace("/", ""), referee.board())
    winner = referee.winner()
    if winner is not None or status != "playing":
        same("end", status, f"won {winner}")
        counts["ends"] += 1
        return position, [], False
    same("seat to move", position.split("_")[1], str(referee.mover()))
    ours, is_forced = engine.legal()
    same("forced pass", is_forced, referee.is_blocked())
    same("moves", sorted(ours), sorted(referee.legal()))
    counts["forced passes"] += is_forced
    counts["moves"] += len(ours)
    counts["longest chain"] = max([counts["longest chain"]] + [len(path) - 1 for path in ours])
    return position, ours, True


def choose(chance, paths, seat):
    """Mostly a move towards the goal, so that games come to their ends."""
    if chance.random() < 0.2:
        return chance.choice(paths)
    best = sorted(paths, key=lambda path: distance(path[-1], TIPS[seat]) - distance(path[0], TIPS[seat]))
    return chance.choice(best[:4])


def text(path):
    return ("-" if len(path) == 2 and distance(*path) == 1 else ":").join(path)


def games(program, players, positions, chance):
    counts = dict.fromkeys(["positions", "moves", "games", "ends", "forced passes", "longest chain"], 0)
    engine = Engine(program)
    engine.ask(f"rules plyyard {players}")
    while counts["positions"] < positions:
        engine.ask("position start")
        referee = Referee(players)
        counts["games"] += 1
        goes_on = True
        while goes_on and counts["positions"] < positions:
            position, paths, goes_on = compare(engine, referee, counts)
            counts["positions"] += 1
            if paths:
                path = choose(chance, paths, referee.mover())
                engine.ask(f"position {position} moves {text(path)}")
                referee.play(path)
            elif goes_on:
                engine.ask("pass")
                referee.pass_turn()
    engine.process.communicate("quit\n")
    return counts


def main():
    program, positions, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    for players in SEATS:
        began = time.monotonic()
        try:
            counts = games(program, players, positions, random.Random(f"{seed} {players}"))
        except Difference as difference:
            sys.exit(f"{players} players, seed {seed}: {difference}")
        figures = ", ".join(f"{count} {what}" for what, count in counts.items())
        print(f"{players} players: {figures}; no difference, {time.monotonic() - began:.0f} s", flush=True)


main()
