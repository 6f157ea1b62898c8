/** What the own skill tree waits for, and which actions would do it. */
import type { OptionView } from "@sprawl/engine";
import { zoneOfRiot } from "../src/bars.js";
import type { Area } from "../src/board.js";
import type { Deed } from "../src/deeds.js";
import type { Action } from "../src/questions.js";
import { faceOf, handOf, type Mind, wantsFor, zealFor } from "./mind.js";

/** A deed that completes or begins a task of the own skill tree is worth a little more. */
export function taskWorth(mind: Mind, deed: Deed): number {
  const { s, me, g } = mind;
  const { tree, character } = s.seats[me];
  let best = 0;
  tree.forEach(({ level }, column) => {
    if (level === 2) return;
    const { task } = g.box.characters[character].tree[column][level];
    if (task.deed?.(deed) !== undefined) best = Math.max(best, columnWorth(mind, column));
  });
  return best * eagerness(mind);
}

/** Columns that end in one more Action Point or one more step are wanted most. */
export function columnWorth({ s, me, g }: Mind, column: number): number {
  const { tree, character } = s.seats[me];
  const [, last] = g.box.characters[character].tree[column];
  const wanted = last.points ?? last.alonePoints ?? last.movement;
  return wanted ? (tree[column].level === 1 ? 1.4 : 1.15) : 1;
}

/** Whoever must have Boosts goes out of the way for them; they serve everybody else early on. */
function eagerness(mind: Mind): number {
  if (wantsFor(mind, "augmented", "specialist"))
    return zealFor(mind, 6.5, "augmented", "specialist");
  return mind.s.level === 3 ? 0.8 : 1.6;
}

/** What an action would do for the skill tree, as far as it is likely to succeed. */
export function deedWorth(mind: Mind, option: OptionView<Action>): number {
  const { riot, morale } = mind.s.bars;
  const to = (deed: Deed, share = 1) => taskWorth(mind, deed) * share;
  switch (option.kind) {
    case "sector":
      return to({ kind: "sector", sector: option.sector });
    case "place":
      return to({ kind: "brought", kuro: false, scanners: false });
    case "city-riot":
      return (
        to({ kind: "city", action: option.kind }) +
        (Math.abs(riot) >= 4 ? to({ kind: "calmed" }, 0.8) : 0)
      );
    case "city-morale":
      return (
        to({ kind: "city", action: option.kind }) + to({ kind: "morale", to: morale + 2 }, 0.7)
      );
    case "city-chance":
      return to({ kind: "city", action: option.kind }) + to({ kind: "rolled-4", roll: 5 }, 1 / 3);
    case "city-resources":
      return to({ kind: "city", action: option.kind });
    case "junk":
      return to({ kind: "junkyard", action: 1 });
    case "look":
      return to({ kind: "junkyard", action: 2 });
    case "remove":
      return to({ kind: "junkyard", action: 3 });
    case "heal":
      return to({ kind: "healed", action: true, health: 1 });
    case "med-free":
      return to({ kind: "med-free" });
    case "unique":
      return to({ kind: "unique" });
    case "buy-weapon":
      return to({ kind: "weapon", bought: true }, 0.7);
    case "program":
      return to({ kind: "program" });
    case "recon":
      return to({ kind: "recon" });
    default:
      return 0;
  }
}

/** What it is worth to eliminate an Enemy from here. */
export function eliminationWorth(mind: Mind, level: 0 | 1 | 2 | 3): number {
  return taskWorth(mind, { kind: "eliminated", kuro: false, level, attack: true, distance: 0 });
}

/** Deeds that an Area is there for, as far as they can be done now. */
function deedsIn(mind: Mind, area: Area): readonly Deed[] {
  const { s, g, me } = mind;
  switch (area) {
    case 1:
      return [
        { kind: "sector", sector: 1 },
        { kind: "sector", sector: 3 },
      ];
    case 2:
      return [
        { kind: "city", action: "city-resources" },
        { kind: "city", action: "city-chance" },
        { kind: "rolled-4", roll: 5 },
        ...(zoneOfRiot(g) === "yellow" ? [{ kind: "calmed" } as const] : []),
      ];
    case 5:
      return [{ kind: "recon" }];
    case "junkyard":
      return [
        ...(s.figures[me].chips.length > 0 ? [{ kind: "junkyard", action: 1 } as const] : []),
        ...(junkCards(mind) > 0 ? LOOKING_AND_REMOVING : []),
      ];
    default:
      return [];
  }
}

const LOOKING_AND_REMOVING: readonly Deed[] = [
  { kind: "junkyard", action: 2 },
  { kind: "junkyard", action: 3 },
];

/** What the tasks are worth that could be done there: for whoever wants Boosts. */
export function tasksIn(mind: Mind, area: Area): number {
  if (!wantsFor(mind, "augmented", "specialist")) return 0;
  return Math.max(0, ...deedsIn(mind, area).map((deed) => taskWorth(mind, deed)));
}

/** Cards with which something can be done in the Junkyard, while something lies there. */
function junkCards(mind: Mind): number {
  if (!mind.s.junkyard.some(({ chips }) => chips.length > 0)) return 0;
  return handOf(mind).filter((card) => ["grey", "green"].includes(faceOf(mind, card) ?? "")).length;
}
