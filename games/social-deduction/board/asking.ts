/** What one is asked in one's own turn, said to oneself; and what the card does that asks. */
import { sayLabel } from "@sprawl/engine/speech";
import type { Table } from "@sprawl/kit";
import type { DeductionQuestions } from "../src/questions.js";
import type { State } from "../src/state.js";

type DeductionTable = Table<State, DeductionQuestions>;

/** "You have acted", not "Ash has acted", where that is oneself. */
export function asks({ view, speaker }: DeductionTable): string | undefined {
  const { question, viewer } = view;
  if (question?.kind !== "start" && question?.kind !== "end") return undefined;
  return question.args?.seat === viewer ? sayLabel(speaker, `asks.${question.kind}`) : undefined;
}

/** A card that has somebody choose: what the choice is for. */
export function situation({ view, speaker }: DeductionTable): string | undefined {
  const name = view.question?.args?.name;
  if (view.question?.kind === "answer" || typeof name !== "string") return undefined;
  const id = `card.${name}`;
  return speaker.text.labels?.[id] === undefined ? undefined : sayLabel(speaker, id);
}
