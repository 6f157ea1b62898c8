/** Where a square lies, in words for whoever reads a list of them: its area, and what is beside it. */
import type { Plain } from "@sprawl/engine";
import type { Interface, Model } from "../src/index.js";
import { areaName, onBoard, planOf } from "../src/models.js";
import { isAdjacent } from "../src/sight.js";

type Label = (id: string, args?: Readonly<Record<string, Plain>>) => string;

/** More names than these are no help. */
const MOST = 2;

/** Whoever goes there is not beside itself. */
export function sayWhere(g: Interface, at: number, acting: Model | undefined, label: Label) {
  const area = planOf(g).areaOf[at] ?? -1;
  const name = area < 0 ? undefined : label("places.area", { area: areaName(g, area) });
  return [name, besideOf(g, at, acting, label)].filter(Boolean).join(", ");
}

/** The one thing that tells this square from its neighbours: a Terminal, people, or a door. */
function besideOf(g: Interface, at: number, acting: Model | undefined, label: Label) {
  const { models, terminals, doors } = g.state;
  const isBeside = (thing: { readonly at: number }) => isAdjacent(g, at, thing.at);
  const terminal = terminals.find(isBeside);
  if (terminal) return label("where.terminal", { terminal: terminal.id });
  const members = models.filter((model) => model !== acting && onBoard(model) && isBeside(model));
  if (members.length > 0)
    return label("where.beside", { members: members.slice(0, MOST).map(({ id }) => id) });
  return doors.some((door) => door.at !== at && isBeside(door)) ? label("where.door") : undefined;
}
