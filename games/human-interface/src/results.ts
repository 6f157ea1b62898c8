/** HI-36: how a mission ends. */
import type { Result, RuleId } from "@sprawl/engine";
import { membersOf, missionOf } from "./models.js";
import type { Interface } from "./state.js";

/** These Teams win. */
export function win(
  g: Interface,
  teams: readonly number[],
  reason: string,
  rule: RuleId = "HI-36.1",
): Result {
  const winners = teams.flatMap((index) => g.state.teams[index].seats);
  const sides = teams.map((index) => g.state.teams[index].faction);
  const scores = Array.from({ length: g.seats }, (_, seat) => pointsOf(g, seat));
  return { winners, reason, rule, sides, scores };
}

const pointsOf = (g: Interface, seat: number): number =>
  g.state.teams.find((team) => team.seats.includes(seat))?.points ?? 0;

export const draw = (g: Interface, reason = "draw", rule: RuleId = "HI-36.2"): Result =>
  win(g, [], reason, rule);

/** More points win; then what parts the tied; else a draw. */
export function mostPoints(
  g: Interface,
  points: readonly number[],
  ...parting: readonly (readonly number[])[]
): Result {
  for (const [index, team] of g.state.teams.entries()) team.points = points[index];
  let tied = [...points.keys()];
  for (const measure of [points, ...parting]) {
    const most = Math.max(...tied.map((index) => measure[index]));
    tied = tied.filter((index) => measure[index] === most);
  }
  if (tied.length === 1) return win(g, tied, "points");
  return tied.length < points.length ? win(g, tied, "shared-points", "HI-36.2") : draw(g);
}

/** HI-36.4, HI-36.5, HI-36.6: what the general rules say in a Clean-Up Phase. */
export function decide(g: Interface, last: boolean): Result | undefined {
  const mission = missionOf(g);
  const standing = [...g.state.teams.keys()].filter((index) => membersOf(g, index).length > 0);
  const over = last || standing.length === 0; // HI-36.5
  const result = mission.decided(g, over); // HI-35.1
  if (result) return result;
  if (mission.mode === "opposed" && standing.length === 1) {
    const escaped = g.state.models.some(
      ({ condition, home }) => condition === "escaped" && home !== standing[0],
    );
    if (!escaped) return win(g, standing, "last-standing", "HI-36.4");
  }
  return over ? draw(g) : undefined;
}
