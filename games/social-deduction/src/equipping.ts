/** Cards that let their owner equip a weapon at once. */
import type { Pass, Rule, Seat } from "@sprawl/engine";
import { ask } from "./questions.js";
import type { Deduction, Weapon } from "./state.js";
import { drop, equip, equipOptions } from "./weapons.js";

/** The owner may equip one of these weapons now; a weapon in hand is dropped for it. */
export function* mayEquip(
  g: Deduction,
  owner: Seat,
  card: string,
  weapons: readonly Weapon[],
): Rule<void> {
  const options = equipOptions(g, owner, weapons);
  if (options.length === 0) return;
  const none: Pass = { kind: "pass", rule: "SD-22.4" };
  const chosen = yield* ask(owner, "may-equip", [...options, none], {
    rule: "SD-22.4",
    args: { name: card },
  });
  if (chosen.kind === "pass") return;
  drop(g, owner);
  equip(g, owner, chosen);
}
