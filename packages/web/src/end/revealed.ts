/** All secrets of a finished match, turned over. */
import type { AnyGame, Plain, View } from "@sprawl/engine";
import { handlesIn, type MatchRecord, replay, uncoveredFace } from "@sprawl/engine/host";

/** The last view with every face in it that these views know. Nobody's view in particular. */
export function revealed(last: View, others: readonly View[]): View {
  const faces: Record<number, Plain> = { ...last.faces };
  for (const other of others) Object.assign(faces, other.faces);
  return { ...last, viewer: "spectator", faces };
}

/** The last view with every face there is, from the record of the match. */
export function revealedByRecord(game: AnyGame, last: View, record: MatchRecord): View {
  const { match } = replay(game, record);
  const faces: Record<number, Plain> = { ...last.faces };
  for (const path of handlesIn(game, last.state)) {
    const handle = at(last.state, path);
    if (typeof handle === "number" && handle >= 0) faces[handle] ??= uncoveredFace(match, handle);
  }
  return { ...last, viewer: "spectator", faces };
}

function at(state: unknown, path: string): unknown {
  return path
    .split("/")
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], state);
}
