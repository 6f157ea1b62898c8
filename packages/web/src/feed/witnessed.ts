/**
 * What this page was shown of a match, now and then: after the end it is compared with the record,
 * so that nobody can show one match and publish another.
 */
import type { View, Viewer } from "@sprawl/engine";
import type { SeenMatch } from "./online-table.js";

/** What was seen after so many answers, and with whose eyes. */
export type Witnessed = {
  readonly viewer: Viewer;
  readonly answers: number;
  readonly state: unknown;
  readonly faces: unknown;
};

/** So many answers lie between two moments that are kept: states share most of what they hold. */
const APART = 16;

export function witnessOf({ viewer, answers, state, faces }: View): Witnessed {
  return { viewer, answers, state, faces };
}

/**
 * With what is seen now, if it is time for it. An answer that was taken back is in no record: as
 * soon as one is (the versions run ahead of the answers), what was seen before is no longer kept.
 */
export function withMoment(
  old: SeenMatch | undefined,
  { id, version, view }: Omit<SeenMatch, "witnessed">,
): readonly Witnessed[] {
  const goesOn = old?.id === id && old.version - old.view.answers === version - view.answers;
  const before = goesOn ? old.witnessed : [];
  const last = before.at(-1);
  const isTime = last?.viewer !== view.viewer || view.answers >= last.answers + APART;
  return isTime ? [...before, witnessOf(view)] : before;
}
