/** What every piece of the board looks at: the position, whose eyes see it, and the words. */

import type { Plain } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import { useTable } from "@sprawl/kit";
import { seenIn } from "../src/advice/seen.js";
import type { Questions } from "../src/questions.js";
import type { CyberState } from "../src/state.js";

export function useEden() {
  const table = useTable<CyberState, Questions>();
  const { view, speaker } = table;
  const label = (id: string, args: Readonly<Record<string, Plain>> = {}): string =>
    sayLabel(speaker, id, args);
  const name = (id: string): string => label(`name.${id}`);
  /** What a part of a sum comes from: a piece, or a rule. */
  const source = (id: string): string => {
    const said = name(id);
    return said === `name.${id}` ? label(`sum.${id}`) : said;
  };
  const me = view.viewer === "spectator" ? 0 : view.viewer;
  return { ...table, g: seenIn(view), state: view.state, me, label, name, source };
}
