/** Tokens in a sector that are no persons, with what they are called. */
import { useTable } from "@sprawl/kit";
import { missionOf } from "../src/content/missions/index.js";
import type { Sector } from "../src/content/types.js";
import type { SinsState } from "../src/index.js";
import type { TokenName } from "./tokens.js";
import { useLabel } from "./words.js";

export type Mark = {
  readonly id: string;
  readonly name: TokenName;
  readonly title: string;
};

export function useMarks(sector: Sector): readonly Mark[] {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  return marksIn(view.state, sector).map(({ id, name, args }) => ({
    id,
    name,
    title: label(titleOf(name, view.state, sector), args),
  }));
}

function titleOf(name: TokenName, state: SinsState, sector: Sector): string {
  if (name === "objective" || name === "optional") return "token.objective";
  if (name !== "detection") return `token.${name}`;
  const first = state.detection.length > 1 && state.detection[0] === sector;
  return first ? "token.detection-old" : "token.detection";
}

type Found = {
  readonly id: string;
  readonly name: TokenName;
  readonly args?: { readonly objective: string };
};

/** What lies in a sector. */
export function marksIn(state: SinsState, sector: Sector): readonly Found[] {
  const mission = missionOf(state.mission);
  const objectives = Object.entries(state.objectives).flatMap(
    ([ref, { sector: at, done }]): Found[] =>
      at !== sector || done
        ? []
        : [
            {
              id: ref,
              name: ref.startsWith("o") ? "optional" : "objective",
              args: { objective: ref },
            },
          ],
  );
  const simple: readonly (readonly [TokenName, boolean])[] = [
    ["exit", mission.exit === sector],
    ["entrance", mission.entrance === sector],
    ["lock", state.locks.includes(sector)],
    ["key", state.keys.includes(sector)],
    ["trap", state.traps.includes(sector)],
    ["noise", state.noise.includes(sector)],
    ["detection", state.detection.includes(sector)],
  ];
  return [
    ...objectives,
    ...simple.flatMap(([name, there]): Found[] => (there ? [{ id: name, name }] : [])),
  ];
}
