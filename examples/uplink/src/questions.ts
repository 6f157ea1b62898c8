/** What may be answered to each kind of question. */
import { type Choice, questions } from "@sprawl/engine";
import type { Signal } from "./state.js";

export type Action = Choice<{ kind: "send"; card: Signal } | { kind: "listen" }>;

export type UplinkQuestions = { act: Action };

export const { ask } = questions<UplinkQuestions>();
