/** Questions as the bot gets them. */
import type { OptionView, QuestionView } from "@sprawl/engine";
import type { SinsQuestions } from "../src/index.js";

/** A question of this kind. */
export type Asked<K extends keyof SinsQuestions> = Extract<
  QuestionView<SinsQuestions>,
  { readonly kind: K }
>;

/** One thing that may be done in your part of a turn. */
export type Doing = OptionView<Asked<"your-actions">["options"][number]>;
