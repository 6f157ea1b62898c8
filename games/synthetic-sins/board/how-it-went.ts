/** What is told of a mission that was won: how close it was, or how often one was seen. */

/** So many points of alarm before somebody comes are worth telling. */
const CLOSE = 3;
const SEEN = ["end.unseen", "end.seen-once"];

/** The label that says it. `left`: points of alarm before the next one comes; at none it was due. */
export function howItWent(left: number | undefined, seen: number): string {
  if (left !== undefined && left <= CLOSE) return left > 0 ? "end.close" : "end.due";
  return SEEN[seen] ?? "end.seen";
}
