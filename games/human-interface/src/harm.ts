/** HI-5, HI-6: hits, Armour, wounds. */
import type { Rule } from "@sprawl/engine";
import type { Hit } from "./attacks.js";
import { drawCanDo } from "./cando.js";
import type { Location } from "./content.js";
import {
  characterOf,
  hasBuiltIn,
  isCyberware,
  isFaceUp,
  locationOf,
  missionOf,
  sideOf,
  woundValue,
} from "./models.js";
import { moments, tally } from "./moments.js";
import { leavesPlay, maybeEndAtOnce, silence } from "./out-of-action.js";
import { ask } from "./questions.js";
import { AI, type Interface, type Item, type Model, NOWHERE } from "./state.js";

/** HI-6.3: Armour of the location a card names, gear included; one value for both arms (HI-42.4). */
export function armourAt(g: Interface, model: Model, card: number): number {
  const location = locationOf(card);
  let base = sideOf(g, model).armour[location];
  if (location === "arms" && model.kind === "character") {
    const { armsApart } = characterOf(g, model);
    if (g.options.sides && armsApart)
      base = armsApart[card === 5 ? leftArm(g, model) : 1 - leftArm(g, model)]; // HI-42.1, HI-42.3
    if (characterOf(g, model).builtIn && !hasBuiltIn(g, model)) base = 2; // HI-43.6
  }
  return tally(g, moments.of(model).reckon(g, "armour", base, location)).value;
}

/** HI-42.2: for a left-handed character left and right are exchanged. */
const leftArm = (g: Interface, model: Model): 0 | 1 => (characterOf(g, model).leftHanded ? 1 : 0);

/** HI-5.1: wounds of a hit, and what follows. Gives back how many were caused. */
export function* applyHit(g: Interface, hit: Hit): Rule<number> {
  const { victim, card, damage } = hit;
  if (victim.kind === "avatar" && missionOf(g).shielded?.(g)) {
    g.tell("shielded", { model: victim.id });
    return 0;
  }
  const location = locationOf(card); // HI-6.2
  const armour = Math.max(0, armourAt(g, victim, card) - hit.piercing); // HI-6.4
  let wounds = Math.max(0, damage - armour); // HI-5.1
  if (location === "head") wounds = Math.max(1, wounds); // HI-6.5
  if (wounds > 0) {
    wounds = Math.max(0, tally(g, moments.of(victim).reckon(g, "wounds", wounds, hit)).value);
    if (location === "head") wounds = Math.max(1, wounds); // HI-6.5
  }
  g.tell(
    "hit",
    { model: victim.id, drawn: card, location, damage, armour, wounds },
    { rule: "HI-5.1" },
  );
  if (g.options.damage) wounds = yield* locationDamage(g, victim, card, wounds); // HI-40.4
  if (wounds > 0) wound(g, victim, wounds, hit.by);
  return wounds;
}

/** HI-6.8: a hit without an attacker's card draws one for its location. */
export function* strayHit(g: Interface, victim: Model, damage: number, by: number): Rule<number> {
  if (victim.condition !== "ready") return 0;
  const card = drawCanDo(g);
  return yield* applyHit(g, { victim, card, damage, piercing: 0, by });
}

/** HI-5.2: wounds are placed, whatever caused them. */
export function wound(g: Interface, model: Model, wounds: number, by: number): void {
  if (model.condition !== "ready" || wounds <= 0) return;
  model.wounds += wounds; // HI-5.2
  g.tell("wounded", { model: model.id, wounds }, { rule: "HI-5.2" });
  if (model.wounds < woundValue(g, model)) return; // HI-R8
  if (model.kind !== "character") return destroy(g, model, by); // HI-5.14, HI-5.15
  if (model.crippled) return fall(g, model, by); // HI-5.6
  model.crippled = true; // HI-5.3
  model.wounds = 0; // HI-5.4, HI-5.5, HI-R9
  g.tell("crippled", { model: model.id }, { rule: "HI-5.3" });
}

/** HI-5.6 to HI-5.9 */
function fall(g: Interface, model: Model, by: number): void {
  model.condition = "unconscious";
  model.wounds = woundValue(g, model);
  model.felledBy = by;
  g.tell("unconscious", { model: model.id }, { rule: "HI-5.6" });
  leavesPlay(g, model);
  maybeEndAtOnce(g);
}

/** HI-5.14: a machine is removed at once. */
function destroy(g: Interface, model: Model, by: number): void {
  model.condition = model.kind === "avatar" ? "destroyed" : "reserve";
  leaveDoor(g, model);
  model.at = NOWHERE;
  model.wounds = 0;
  model.stunned = false;
  model.tokens = [];
  g.tell("destroyed", { model: model.id }, { rule: "HI-5.14" });
  if (model.kind === "avatar") g.state.avatarSlayer = by;
  maybeEndAtOnce(g);
}

/** HI-13.20: a door that was open for this model alone returns to its earlier state. */
export function leaveDoor(g: Interface, model: Model): void {
  const door = g.state.doors.find(({ at }) => at === model.at);
  if (!door?.passing || g.state.models.some((other) => other !== model && other.at === door.at))
    return;
  door.open = false;
  door.passing = false;
}

/** HI-8.1; its SR stay: HI-8.4. */
export function stun(g: Interface, model: Model): void {
  if (model.condition !== "ready" || model.stunned) return; // HI-R141
  model.stunned = true;
  silence(g, model); // HI-19.36
  g.tell("stunned", { model: model.id }, { rule: "HI-8.1" });
}

/** HI-8.9: tokens of Phase 6 stay a turn longer. There are always enough: HI-8.13. */
export function giveToken(
  g: Interface,
  model: Model,
  kind: "no-dodge" | "dodge" | "reaction",
): void {
  if (model.condition !== "ready") return;
  const { turn, phase } = g.state;
  model.tokens.push({ kind, until: phase >= 6 ? turn + 1 : turn });
  g.tell("token", { model: model.id, kind }, { rule: "HI-8.9" });
}

/** HI-5.13: down to none, never back to the healthy side. */
export function heal(g: Interface, model: Model, wounds: number): void {
  const before = model.wounds;
  model.wounds = Math.max(0, model.wounds - wounds);
  g.tell("healed", { model: model.id, wounds: before - model.wounds }, { rule: "HI-5.13" });
}

/** HI-5.7: conscious again, where it lies; what it had is not given back (HI-R137). */
export function wake(g: Interface, model: Model, wounds: number): void {
  model.condition = "ready";
  model.wounds = wounds;
  model.felledBy = AI;
  g.tell("woke", { model: model.id }, { rule: "HI-5.7" });
}

const WORN: Readonly<Record<Location, string>> = {
  arms: "cyberarm",
  legs: "cyberlegs",
  chest: "cyberbody",
  head: "cyberhead",
};

/** HI-43: cyberware and Neurochips that are lost to a heavy hit. */
function* locationDamage(g: Interface, model: Model, card: number, wounds: number): Rule<number> {
  if (model.kind !== "character") return wounds;
  const location = locationOf(card);
  let left = wounds;
  if (wounds >= 3 && (yield* cyberwareLost(g, model, card))) {
    if (location !== "chest") left = Math.min(left, 3); // HI-43.3, HI-43.4
  }
  if (location === "head") {
    for (let extra = 1; extra < left; extra++) {
      const slot = drawCanDo(g) - 1; // HI-43.1
      if (!model.chips[slot]) continue;
      g.tell("chip-lost", { model: model.id, item: model.chips[slot] }, { rule: "HI-43.1" });
      model.chips[slot] = "";
    }
  }
  return left;
}

/** HI-43.2: true if some cyberware sat there, and is gone now. */
function* cyberwareLost(g: Interface, model: Model, card: number): Rule<boolean> {
  const location = locationOf(card);
  const worn = model.equipment.filter((item) => sitsAt(g, model, item, card));
  const builtIn = location === "arms" && hasBuiltIn(g, model); // HI-42.5, HI-43.6
  if (worn.length === 0 && !builtIn) return false;
  if (worn.length === 0) {
    model.used.push("mission:arms-lost"); // HI-43.6
    g.tell("cyberware-lost", { model: model.id, item: "twin-cyberarms" }, { rule: "HI-43.6" });
    return true;
  }
  let gone = worn[0];
  if (worn.length > 1 && model.seat >= 0) {
    const options = worn.map((item) => ({
      kind: "lose-cyberware" as const,
      slot: model.equipment.indexOf(item),
      item: item.id,
    }));
    const { slot } = yield* ask(model.seat, "lose-cyberware", options, {
      args: { model: model.id },
      rule: "HI-43.5",
    });
    gone = model.equipment[slot];
  }
  gone.spent = true;
  g.tell("cyberware-lost", { model: model.id, item: gone.id }, { rule: "HI-43.2" });
  return true;
}

/** HI-43.5, HI-42.5: a cyberarm sits on the weapon arm, struck by a 6. */
function sitsAt(g: Interface, model: Model, item: Item, card: number): boolean {
  const gear = g.box.gear[item.id];
  const location = locationOf(card);
  if (!isCyberware(gear) || !isFaceUp(g, model, item) || gear.sort !== WORN[location]) return false;
  return !(g.options.sides && card === 5); // HI-42.5
}
