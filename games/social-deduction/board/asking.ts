/** What one is asked in one's own turn, said to oneself; and what the card does that asks. */
import { sayLabel } from "@sprawl/engine/speech";
import type { Table } from "@sprawl/kit";
import type { DeductionQuestions } from "../src/questions.js";
import type { State } from "../src/state.js";
import { faceOf } from "./know.js";

type DeductionTable = Table<State, DeductionQuestions>;

/** "You have acted", not "Ash has acted", where that is oneself. */
export function asks({ view, speaker }: DeductionTable): string | undefined {
  const { question, viewer } = view;
  const { target, amount, deed, seat, weapon } = question?.args ?? {};
  if (question?.kind === "hit" && target === viewer && amount !== undefined) {
    return sayLabel(speaker, "asks.hit", { amount });
  }
  const isMe = target === viewer || (Array.isArray(target) && target.every((at) => at === viewer));
  if (question?.kind === "interrupt" && deed === "shoot" && isMe) {
    return sayLabel(speaker, "asks.shot", { seat, weapon });
  }
  if (question?.kind === "announce") return asksAction(view, speaker);
  if (question?.kind !== "start" && question?.kind !== "end") return undefined;
  return question.args?.seat === viewer ? sayLabel(speaker, `asks.${question.kind}`) : undefined;
}

/** In one's own turn: what one holds, and what one does. */
function asksAction({ state, viewer }: DeductionTable["view"], speaker: DeductionTable["speaker"]) {
  if (state.turn.seat !== viewer) return undefined;
  const held = state.turn.armed && state.weapons.find(({ holder }) => holder === viewer);
  const target = held ? held.aim.filter((each) => typeof each === "number") : [];
  if (!held || target.length === 0) return sayLabel(speaker, "asks.announce");
  return sayLabel(speaker, "asks.announce-armed", { weapon: held.kind, target });
}

/** What a program that is being carried out asks by itself. */
const BY_PROGRAM: readonly string[] = ["pass-card", "take-program", "trojan", "turn-down"];

/** A card that has somebody choose: what the choice is for. */
export function situation({ view, speaker }: DeductionTable): string | undefined {
  const { question } = view;
  if (!question || question.kind === "answer") return undefined;
  const played = view.state.resolving.at(-1);
  const byProgram = BY_PROGRAM.includes(question.kind) && played !== undefined;
  const name = byProgram ? faceOf(view, played) : question.args?.name;
  if (typeof name !== "string") return undefined;
  const id = `card.${name}`;
  return speaker.text.labels?.[id] === undefined ? undefined : sayLabel(speaker, id);
}
