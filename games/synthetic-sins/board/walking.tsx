/**
 * Choices as this board offers them: a click on a room walks there, also two rooms away, both steps;
 * a card lists what it can be used on. Nothing new can be done by it: every step is an option that
 * was offered.
 */
import type { Choice, OptionIn, Ref as ThingRef } from "@sprawl/engine";
import { type Choices, type Table, TableProvider, useTable } from "@sprawl/kit";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { Sector } from "../src/content/types.js";
import { advice, type SinsQuestions, type SinsState } from "../src/index.js";

/** Movements in the order in which a click means them: free and silent first. */
const MOVES = ["free-move", "skate", "second-move"];
/** What else a click on a room may mean in your own part of the turn, what one came for first. */
const HERE = ["pick-up", "hide", "place-trap"];
/** A way of two steps, as one choice. */
export const WALK = "walk";

/** What this board draws: the game's own questions, and ways of two steps. */
export type BoardQuestions = SinsQuestions & {
  walk: Choice<{ kind: typeof WALK; sector: Sector }>;
};
export type SinsTable = Table<SinsState, BoardQuestions>;
type SinsOption = OptionIn<BoardQuestions>;
type SinsChoices = Choices<BoardQuestions>;

/** The rest of a way, once the step that was chosen last has been made unhurt. */
type Plan = {
  readonly from: Sector;
  readonly steps: readonly Sector[];
  readonly chosenAt: string | undefined;
  readonly health: number;
};

/** Puts these choices under everything inside. */
export function Walking({ children }: { readonly children: ReactNode }) {
  const table = useTable<SinsState, BoardQuestions>();
  const choices = useWalking(table);
  const value = useMemo(() => ({ ...table, choices }), [table, choices]);
  return <TableProvider value={value}>{children}</TableProvider>;
}

function useWalking(table: SinsTable): SinsChoices {
  const { choices, view } = table;
  const [plan, setPlan] = useState<Plan>();
  const reach = useMemo(() => reachIn(table), [table]);
  useEffect(() => {
    const decision = choices.question?.decision;
    if (!plan || decision === undefined || decision === plan.chosenAt) return;
    const { sector, health } = view.state.you;
    const asPlanned = sector === plan.from && health === plan.health;
    const [to, ...rest] = plan.steps;
    const step = asPlanned ? moveTo(choices, to, ["skate", "second-move"]) : undefined;
    const goesOn = step && rest.length > 0;
    setPlan(goesOn ? { ...plan, from: to, steps: rest, chosenAt: decision } : undefined);
    if (step) choices.choose(step);
  }, [plan, choices, view]);
  return useMemo(
    () => ({
      ...choices,
      on: (ref) => onThing(table, reach, ref),
      // One reason why a room cannot be entered is enough, and none where it can be.
      barredOn: (ref) => {
        if (!ref.startsWith("sector/")) return choices.barredOn(ref);
        return onThing(table, reach, ref).length > 0 ? [] : choices.barredOn(ref).slice(0, 1);
      },
      choose: (option) => {
        if (option.kind !== WALK) return choices.choose(option);
        const [first, ...rest] = reach.get(option.sector)?.path ?? [];
        const step = moveTo(choices, first, MOVES);
        if (!step) return;
        const { health } = view.state.you;
        setPlan({ from: first, steps: rest, chosenAt: choices.question?.decision, health });
        choices.choose(step);
      },
    }),
    [choices, table, reach, view],
  );
}

type Reaches = ReadonlyMap<Sector, advice.Reach>;

/** Where one can get to, while one is asked for that: by steps that are offered. */
export function reachIn({ view, choices }: SinsTable): Reaches {
  const { question } = choices;
  const steps = offered(choices).filter(({ kind }) => MOVES.includes(kind));
  const isOffered = ({ sector, path }: advice.Reach) =>
    path.length === 1
      ? steps.some((step) => "sector" in step && step.sector === sector)
      : steps.some(({ kind }) => kind !== "free-move");
  const asked = question?.kind === "your-actions" ? advice.reachOf(view).filter(isOffered) : [];
  return new Map(asked.map((each) => [each.sector, each]));
}

const offered = ({ question }: SinsChoices): readonly SinsOption[] => question?.options ?? [];

function moveTo(choices: SinsChoices, to: Sector | undefined, kinds: readonly string[]) {
  const moves = offered(choices).filter((option) => "sector" in option && option.sector === to);
  return kinds.map((kind) => moves.find((option) => option.kind === kind)).find(Boolean);
}

/** What a click on a thing may mean here; the first is what it does. */
export function onThing(table: SinsTable, reach: Reaches, ref: ThingRef): readonly SinsOption[] {
  const { choices } = table;
  const found = choices.on(ref);
  const [what, id = ""] = ref.split("/");
  const { question } = choices;
  if (question?.kind !== "your-actions") return found;
  // A card that names a target stands on its target: at the card, all of them are listed.
  if (what === "gear" || what === "item") return question.options.filter(({ kind }) => kind === id);
  if (what !== "sector") return found;
  const move = MOVES.map((kind) => found.find((option) => option.kind === kind)).find(Boolean);
  if (move) return [move];
  const here = HERE.flatMap((each) => found.filter(({ kind }) => kind === each));
  if (here.length > 0) return here;
  const far = reach.get(Number(id));
  return far && far.path.length > 1 ? [walkTo(far, ref)] : [];
}

/** A second movement to a room that a free one leads to would only be louder. */
export const meant = (
  option: SinsOption,
  offered: readonly SinsOption[],
): SinsOption | undefined =>
  option.kind === "second-move"
    ? offered.find((each) => each.kind === "free-move" && each.sector === option.sector)
    : undefined;

const walkTo = ({ sector }: advice.Reach, on: ThingRef): SinsOption => ({
  key: `${WALK} ${sector}`,
  kind: WALK,
  sector,
  on,
  rule: "SS-6.3",
});
