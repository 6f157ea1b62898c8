/** What is told at the end of a mission: how close it was, or how often one was seen; and by whom. */
import type { CharacterId, Mission, MissionId } from "../src/content/types.js";

/** So many points of alarm before somebody comes are worth telling. */
const CLOSE = 3;
const SEEN = ["end.unseen", "end.seen-once"];

/** The label that says it. `left`: points of alarm before the next one comes; at none it was due. */
export function howItWent(left: number | undefined, seen: number): string {
  if (left !== undefined && left <= CLOSE) return left > 0 ? "end.close" : "end.due";
  return SEEN[seen] ?? "end.seen";
}

/** Won missions at whose end Odalys speaks. */
const CALLED: readonly MissionId[] = ["back-door", "eyes-everywhere"];

/** Whose face stands beside what is told: she gets Garrett out, and Cass gets out alone. */
export function callerOf(
  { id, character }: Pick<Mission, "id" | "character">,
  won: boolean,
): CharacterId | "odalys" {
  const calls = won ? CALLED.includes(id) : character === "garrett";
  return calls ? "odalys" : character;
}
