/**
 * A walk that can be stopped at every square.
 *
 * CO-1 A corridor of 7 squares. The runner of seat 0 starts at 0; every other seat has a turret with
 *      2 shots. The runner has 3 turns.
 * CO-2 In its turn the runner walks up to 3 squares, one after the other, and then may hack.
 * CO-3 On every square it enters, each turret with shots left may fire, in the order of the seats;
 *      all decide at once, and the window opens again until nobody fires.
 * CO-4 A shot is a die: 1-3 misses, 4-5 stops the walk, 6 kills the runner.
 * CO-5 Stopped: the walk is over, the runner may still hack. Killed: the turn is over at once, and
 *      the runner starts its next turn at square 0.
 * CO-6 A hack on square 6 wins for the runner; with no turn left the turrets win.
 */
import {
  ask,
  clockwise,
  defineGame,
  type Option,
  offer,
  type Play,
  type Rule,
  type Seat,
} from "@sprawl/engine";

export type CorridorState = { at: number; turns: number; shots: number[]; deaths: number };

type Corridor = Play<CorridorState>;

const RUNNER: Seat = 0;
const FIRE: Option = { kind: "fire", rule: "CO-3" };

/** CO-2: a turn is a walk and a hack; the walk is made of squares. */
function turn(g: Corridor): void {
  g.state.turns--;
  g.within("turn", () => {
    g.within("walk", () => {
      for (let i = 0; i < 3; i++) g.next("walk");
    });
    g.next("hack");
  });
  g.next(g.state.turns > 0 ? "turn" : "give-up");
}

/** One square of the walk. */
function* walk(g: Corridor): Rule<void> {
  const s = g.state;
  const options = [
    ...(s.at < 6 ? [{ kind: "walk", to: s.at + 1, on: `square/${s.at + 1}`, rule: "CO-2" }] : []),
    { kind: "stay", rule: "CO-2" },
  ];
  const { kind } = yield* ask(RUNNER, "walk", options, { rule: "CO-2" });
  if (kind === "stay") g.leave("walk"); // CO-2
  s.at++;
  g.tell("walked", { to: s.at });
  yield* reactions(g); // CO-3
}

/** CO-3 */
function reactions(g: Corridor): Rule<number> {
  const armed = () => clockwise(g.seats, 1).filter((seat) => g.state.shots[seat] > 0); // CO-3
  return offer(
    "fire",
    armed,
    () => ({ options: [FIRE], rule: "CO-3", args: { at: g.state.at } }),
    function* (seat) {
      fire(g, seat);
    },
  );
}

/** CO-4, CO-5 */
function fire(g: Corridor, seat: Seat): void {
  const s = g.state;
  s.shots[seat]--; // CO-1
  const die = g.roll("shot", 6);
  g.tell("fired", { seat, die }, { rule: "CO-4" });
  if (die <= 3) return; // CO-4
  if (die <= 5) g.leave("walk"); // CO-4, CO-5
  s.at = 0; // CO-5
  s.deaths++;
  g.leave("turn"); // CO-4, CO-5
}

/** CO-6 */
function* hack(g: Corridor): Rule<void> {
  if (g.state.at !== 6) return;
  const { kind } = yield* ask(RUNNER, "hack", [{ kind: "hack", rule: "CO-6" }, { kind: "wait" }]);
  if (kind === "hack") g.end({ winners: [RUNNER], reason: "hacked", rule: "CO-6" });
}

function giveUp(g: Corridor): void {
  g.end({ winners: clockwise(g.seats, 1).slice(0, -1), reason: "held", rule: "CO-6" });
}

export const corridor = defineGame<CorridorState>({
  id: "corridor",
  version: 1,
  seats: { min: 2, max: 4 },
  options: {},
  setup(g) {
    g.next("turn");
    const shots = clockwise(g.seats, 0).map((seat) => (seat === RUNNER ? 0 : 2)); // CO-1
    return { at: 0, turns: 3, shots, deaths: 0 };
  },
  steps: { turn, walk, hack, "give-up": giveUp },
  bound: 200,
});
