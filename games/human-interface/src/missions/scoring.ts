/** What missions count. */
import { isMember, planOf } from "../models.js";
import type { Interface, Model, Terminal } from "../state.js";

/** Characters of this Team that are out of action: unconscious, lost, or off the board otherwise. */
export const outOfAction = (g: Interface, team: number): Model[] =>
  g.state.models.filter(
    (model) =>
      model.kind === "character" &&
      model.home === team &&
      (model.lost || model.condition === "unconscious"),
  );

export const standing = (g: Interface, team: number): Model[] =>
  g.state.models.filter((model) => model.team === team && isMember(model));

export const terminalOf = (g: Interface, id: string): Terminal | undefined =>
  g.state.terminals.find((terminal) => terminal.id === id);

/** Security Terminals a Team controls. */
export const controlled = (g: Interface, team: number): number =>
  g.state.terminals.filter((terminal) => terminal.team === team && !terminal.id.startsWith("white"))
    .length;

/** HI-35.1: does the Team hold it now, and did it in the Clean-Up Phase before? */
export const heldTwice = (g: Interface, team: number, id: string): boolean =>
  terminalOf(g, id)?.team === team && g.state.teams[team].held.includes(id);

/** Is a conscious character of this Team in that area? */
export function isIn(g: Interface, team: number, area: string): boolean {
  const { areas, areaOf } = planOf(g);
  return g.state.models.some(
    (model) => model.team === team && isMember(model) && areas[areaOf[model.at]].name === area,
  );
}
