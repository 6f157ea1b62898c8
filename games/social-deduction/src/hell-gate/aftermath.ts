/** What cards of the expansion do after somebody was eliminated (SD-16.10). */
import type { Rule, Seat } from "@sprawl/engine";
import { effect, reanimate } from "../elimination.js";
import { demand } from "../health.js";
import { ids } from "../ids/index.js";
import { giveUp } from "../limit.js";
import { programs } from "../programs/index.js";
import type { Deduction } from "../state.js";
import { hiddenIds, isLiving } from "../table.js";

/** An ID that brings its owner back works only if it was unrevealed until now. */
export function noteRising(g: Deduction, seat: Seat): void {
  const own = g.state.seats[seat].ids;
  const rises = hiddenIds(g, seat).some((which) => ids[g.face(own[which].card)].risesFallen);
  if (rises) g.state.gate.rising.push(seat);
}

/** After the check, or right after an elimination without one. */
export function* aftermath(g: Deduction, out: readonly Seat[]): Rule<void> {
  for (const seat of out) {
    yield* deadMansSwitch(g, seat);
    const { gate } = g.state;
    if (!gate.rising.includes(seat)) continue;
    gate.rising = gate.rising.filter((other) => other !== seat);
    if (!isLiving(g, seat)) yield* reanimate(g, [seat], true);
  }
}

/** Who eliminated the owner pays for it; an EX Boss is nobody (SD-R54). */
function* deadMansSwitch(g: Deduction, seat: Seat): Rule<void> {
  const { permanents, killer } = g.state.seats[seat];
  if (isLiving(g, seat) || killer < 0 || killer === seat || !isLiving(g, killer)) return;
  const armed = permanents.find(({ program }) => programs[program].deadMansSwitch);
  if (!armed) return;
  giveUp(g, seat, armed.card);
  const wanted = { by: seat, sides: [], id: true, damage: 2, rule: "SD-16.10" };
  yield* effect(g, demand(g, killer, wanted));
}
