/** The choices as pieces on the board see them: a question sorted by things, of one verb or of all. */
import { type OptionView, PASS, type QuestionView, type Ref } from "@sprawl/engine";
import type { BarredView, Choices, Verb } from "@sprawl/kit";
import { namesIn } from "../plain/refs.js";
import { indexChoices } from "./choices.js";

/** Options and barred ones by the things they mean; only those of the verb, if one is chosen. */
export function choicesByThing(
  question: QuestionView | undefined,
  verb: Verb | undefined,
  verbs: readonly Verb[] = [],
): Pick<Choices, "on" | "barredOn"> {
  const index = indexChoices(question);
  const apart = new Set(verbs.flatMap(({ apart: is, kinds }) => (is ? kinds : [])));
  const isApart = ({ kind }: OptionView) => apart.has(kind);
  const isOther = (option: OptionView) => option.kind !== PASS.kind && !isApart(option);
  // Where there is nothing else to do, nothing stands apart.
  const all = apart.size === 0 || question?.options.some(isOther) !== true;
  const isMeant = (option: OptionView) =>
    verb ? verb.kinds.includes(option.kind) : all || !isApart(option);
  const meantBy = <T>(map: ReadonlyMap<Ref, readonly T[]>, refs: Ref): readonly T[] => {
    const direct = map.get(refs);
    if (direct || !refs.includes(" ")) return direct ?? NONE;
    return [...new Set(namesIn(refs).flatMap((ref) => map.get(ref) ?? []))];
  };
  return {
    on: (ref) => meant(meantBy(index.options, ref), isMeant),
    barredOn: (ref) =>
      meant(meantBy(index.barred, ref), ({ option }: BarredView) => isMeant(option)),
  };
}

const NONE: readonly never[] = [];

function meant<T>(list: readonly T[], fits: (each: T) => boolean): readonly T[] {
  return list.every(fits) ? list : list.filter(fits);
}
