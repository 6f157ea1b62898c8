/** What may be answered to each kind of question. */
import { type Choice, questions, type Seat } from "@sprawl/engine";
import type { Card } from "./state.js";

export type Action = Choice<
  | { kind: "draw" | "pass" }
  | { kind: "buy"; place: number }
  | { kind: "play" | "sell"; card: Card }
  | { kind: "raid"; target: Seat }
>;
export type Guard = Choice<{ kind: "guard"; card: Card }>;
export type Vote = Choice<{ kind: "for" | "against" }>;

export type CaravanQuestions = { act: Action; guard: Guard; toll: Vote };

export const { ask, askEach, offer } = questions<CaravanQuestions>();
