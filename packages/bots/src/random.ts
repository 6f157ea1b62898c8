/** The player that takes any legal answer, every one as likely as the others. For tests and laws. */
import type { Answer, Thought } from "@sprawl/engine";
import { randomSet } from "./answers.js";
import type { Bot, Briefing } from "./bot.js";

export const random: Bot = { name: "random", decide: anything };

/** Any legal answer. */
export function anything({ question, draw, legal }: Briefing): Thought {
  const { form, options, min = 0, max = 0, safe } = question;
  switch (form) {
    case "choose":
      return { answer: options[draw(options.length)].key };
    case "amount":
      return { answer: min + draw(max - min + 1) };
    case "pick": {
      const keys = (set: readonly number[]): Answer => set.map((i) => options[i].key);
      const set = randomSet(options.length, min, max, draw, (picked) => legal(keys(picked)));
      return { answer: set ? keys(set) : safe };
    }
    default:
      return form satisfies never;
  }
}
