/** TB-21.1 to TB-21.3, TB-21.16: the Med Center. */
import type { Rule, Seat } from "@sprawl/engine";
import { cardOptions, discardCards, ofColour } from "./cards.js";
import { canRegain, healed, regain, removeWound } from "./health.js";
import { pick } from "./questions.js";
import type { Beginning } from "./state.js";
import { did } from "./tasks.js";
import { figureValue } from "./values.js";

/** TB-21.2: a Wound, or less than full Health. */
export function mayHeal(g: Beginning, seat: Seat): boolean {
  return g.state.seats[seat].wounds.length > 0 || canRegain(g, seat, true);
}

/** TB-21.1: remove 1 Wound and restore 1 Health; one of them there is (TB-21.2). */
export function* healAction(g: Beginning, seat: Seat): Rule<void> {
  yield* removeOneWound(g, seat, seat);
  const health = regain(g, seat, 1, true); // TB-21.1
  yield* healed(g, seat, health, false); // TB-R151
}

/** One Wound of this player, chosen by `by`. */
export function* removeOneWound(g: Beginning, seat: Seat, by: Seat): Rule<void> {
  const { wounds } = g.state.seats[seat];
  if (wounds.length === 0) return;
  const options = wounds.map((_, wound) => ({ kind: "wound" as const, wound, rule: "TB-21.11" }));
  const about = { min: 1, max: 1, rule: "TB-21.11", args: { target: seat } };
  const [{ wound }] = options.length === 1 ? options : yield* pick(by, "wounds", options, about);
  removeWound(g, seat, wound);
}

/** TB-21.3, TB-21.16: grey and green cards for up to 2 Wounds each; then full Health. */
export function* medFree(g: Beginning, seat: Seat): Rule<void> {
  const options = cardOptions(ofColour(g, seat, "grey", "green"));
  const paid = yield* pick(seat, "spend-cards", options, {
    min: 1,
    max: options.length,
    rule: "TB-21.3",
    safe: options.slice(0, 1),
  });
  yield* discardCards(
    g,
    seat,
    paid.map(({ card }) => card),
  );
  const { wounds } = g.state.seats[seat];
  const before = wounds.length;
  yield* removeUpTo(g, seat, paid.length * 2); // TB-21.3
  const health = regain(g, seat, figureValue(g, seat, "maxHealth"), true); // TB-21.3
  if (wounds.length < before || health > 0) yield* healed(g, seat, health, false);
  yield* did(g, seat, { kind: "med-free" });
}

/** Up to so many Wounds of one's own, of one's choice. */
export function* removeUpTo(g: Beginning, seat: Seat, count: number): Rule<number> {
  const { wounds } = g.state.seats[seat];
  if (wounds.length === 0) return 0;
  const many = Math.min(count, wounds.length);
  const options = wounds.map((_, wound) => ({ kind: "wound" as const, wound, rule: "TB-21.3" }));
  const picked =
    many === wounds.length
      ? options
      : yield* pick(seat, "wounds", options, {
          min: 0,
          max: many,
          rule: "TB-21.3",
          args: { target: seat },
        });
  for (const { wound } of picked.slice().sort((a, b) => b.wound - a.wound)) {
    removeWound(g, seat, wound);
  }
  return picked.length;
}
