/** CM-3.7, CM-3.8, CM-3.11, CM-3.12: who hides behind a false ID is known when it is revealed. */
import type { Seat } from "@sprawl/engine";
import type { Deduction } from "../state.js";

/**
 * This player's ID is about to be revealed. If it is the false one of a Mindeater or Deathbringer, it
 * is shown, and the true one takes its place; that it is not is known to everybody then, too.
 */
export function unmask(g: Deduction, seat: Seat, which: number): void {
  const { campaign, seats, box } = g.state;
  const laid = seats[seat].ids[which];
  const own = campaign?.masks[seat];
  if (!campaign || !own || !laid || own.card !== laid.card) return;
  g.show(own.mask, "all");
  const face = g.face(own.mask);
  if (face === "none") return;
  const truth = campaign.aside.find((card) => g.face(card) === face);
  if (truth === undefined) return;
  g.show(laid.card, "all");
  g.tell("unmasked", { seat, name: face }, { cards: [laid.card], rule: "CM-3.7" });
  campaign.aside.splice(campaign.aside.indexOf(truth), 1);
  box.ids.push(laid.card);
  laid.card = truth; // CM-3.7, CM-3.11
  own.card = truth;
  g.uses(face);
}
