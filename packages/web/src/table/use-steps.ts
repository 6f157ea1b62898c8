/** Choices that name several pieces, as the pieces on the board see them: see piece-by-piece.ts. */
import type { OptionView } from "@sprawl/engine";
import { sayOption } from "@sprawl/engine/speech";
import type { Choices, Step, Verb } from "@sprawl/kit";
import { useMemo } from "react";
import { type Begun, begunAt, commonWords, type Held, heldAt, isSame } from "./piece-by-piece.js";
import type { Asked } from "./use-choices.js";

type Holding = {
  readonly verb: Verb | undefined;
  readonly held: Held | undefined;
  setHeld(held: Held | undefined): void;
};

type OnThings = Pick<Choices, "on" | "barredOn" | "steps">;

export function useSteps(
  { feed, question, ways, table }: Asked,
  holding: Holding,
  byThing: OnThings,
) {
  const { held, setHeld, verb } = holding;
  const { view } = feed.state();
  const piecesOf = useMemo(() => view && ways.pieces?.(view), [ways, view]);
  return useMemo((): OnThings => {
    if (!piecesOf || question?.form !== "choose") return byThing;
    const pieces = held?.pieces ?? [];
    const on: Choices["on"] = (ref) =>
      held ? heldAt(question, held, ref, piecesOf) : byThing.on(ref);
    const stepOf = ({ kind, options }: Begun, taken: boolean, next: readonly string[]): Step => ({
      id: kind,
      title: wordsFor(options, table.current?.speaker),
      options,
      taken,
      begun: held !== undefined || verb !== undefined,
      run: () => setHeld(next.length > 0 ? { kind, pieces: next } : undefined),
    });
    return {
      on,
      barredOn: (ref) => (held ? [] : byThing.barredOn(ref)),
      steps: (ref) => {
        const options = on(ref);
        const taken = pieces.findIndex((piece) => isSame(piece, ref));
        // What was begun there ends there; what was added to it is put back alone.
        if (held && taken >= 0) {
          const left = taken === 0 ? [] : pieces.filter((_, i) => i !== taken);
          return [stepOf({ kind: held.kind, options }, true, left)];
        }
        return begunAt(options, pieces, ref, piecesOf).map((begun) =>
          stepOf(begun, false, [...pieces, ref]),
        );
      },
    };
  }, [piecesOf, question, held, setHeld, verb, byThing, table]);
}

/** What was begun, with what is still open left open. */
export function useBegunWords(
  { feed, question, ways, table }: Asked,
  held: Held | undefined,
): string | undefined {
  const [first] = held?.pieces ?? [];
  const { view } = feed.state();
  const piecesOf = view && ways.pieces?.(view);
  if (!held || !question || !piecesOf || first === undefined) return undefined;
  return wordsFor(heldAt(question, held, first, piecesOf), table.current?.speaker);
}

function wordsFor(
  options: readonly OptionView[],
  speaker: Parameters<typeof sayOption>[0] | undefined,
): string {
  return speaker ? commonWords(options.map((option) => sayOption(speaker, option))) : "";
}
