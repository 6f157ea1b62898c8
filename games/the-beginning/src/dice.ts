/** Dice. The Active Player rolls all of them (TB-R164), so the reroll Boosts cover every one (TB-R52). */
import type { Rule } from "@sprawl/engine";
import type { Area } from "./board.js";
import { moments } from "./moments.js";
import { ask, PASS } from "./questions.js";
import type { Beginning } from "./state.js";
import { pinkWindow } from "./windows.js";

export type Die = "pink" | "orange" | "red" | "white";
/** TB-R9: the red die has 12 sides. */
const SIDES: Readonly<Record<Die, number>> = { pink: 6, orange: 6, red: 12, white: 6 };

/** Roll these together; then one may be rolled again, by a Boost or by a charge. */
export function* rollDice(g: Beginning, dice: readonly Die[]): Rule<number[]> {
  const { turn } = g.state;
  const rolled = dice.map((die) => g.roll(die, SIDES[die]));
  g.tell("rolled", { seat: turn.seat, dice: dice.join(" "), rolled: rolled.join(" ") });
  const again = moments.of(turn.seat).value(g, "rerolls", 0, turn.seat);
  if (again > 0 && !turn.rerolled && turn.phase !== "setup") {
    const options = dice.map((_, die) => ({ kind: "reroll" as const, die, rule: "TB-R52" }));
    const chosen = yield* ask(turn.seat, "reroll", [...options, PASS], {
      rule: "TB-R52",
      args: { dice: dice.join(" "), rolled: rolled.join(" ") },
    });
    if (chosen.kind === "reroll") {
      turn.rerolled = true;
      rollAgain(g, dice, rolled, chosen.die); // TB-R52
    }
  }
  const pink = dice.indexOf("pink");
  if (pink >= 0) {
    yield* pinkWindow(g, () => rollAgain(g, dice, rolled, pink));
  }
  return rolled;
}

function rollAgain(g: Beginning, dice: readonly Die[], rolled: number[], which: number): void {
  rolled[which] = g.roll(dice[which], SIDES[dice[which]]);
  g.tell("rerolled", { seat: g.state.turn.seat, die: dice[which], roll: rolled[which] });
}

export function* rollPink(g: Beginning): Rule<number> {
  const [roll] = yield* rollDice(g, ["pink"]);
  return roll;
}

/** The Area that the orange die shows. */
export function areaOf(die: number): Area {
  return die >= 1 && die <= 5 ? (die as 1 | 2 | 3 | 4 | 5) : 6;
}
