/** What lies packed before one chooses: all that one owns, as long as it is light. */
import type { QuestionView, View } from "@sprawl/engine";
import { advice, content, type SinsState } from "../src/index.js";

/** The keys of all gear, if it goes together and leaves half of the Energy to be used. */
export function packedAtFirst(
  { kind, options }: QuestionView,
  { state }: View<SinsState>,
): readonly string[] | undefined {
  if (kind !== "equip") return undefined;
  const gear = options.flatMap((option) =>
    "gear" in option ? [{ gear: option.gear as content.GearId }] : [],
  );
  const half = Math.floor(state.you.energy / 2);
  const isLight = advice.whyNotTogether(content, half, gear) === undefined;
  return isLight ? options.map(({ key }) => key) : undefined;
}
