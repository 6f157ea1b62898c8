/** The game's own rule-of-thumb player, sitting down as a bot. */
import type { Instinct, Thought } from "@sprawl/engine";
import type { Bot, Briefing } from "./bot.js";
import { anything } from "./random.js";

/** The rule of thumb of a game; a game without one is played at random. */
export function instinctBot(instinct: Instinct | undefined): Bot {
  return { name: "instinct", decide: (seen) => byInstinct(instinct, seen) };
}

/** What the rule of thumb says; anything legal where it has nothing legal to say. */
export function byInstinct(instinct: Instinct | undefined, seen: Briefing): Thought {
  if (!instinct) return { ...anything(seen), why: "this game has no rule of thumb" };
  const { form, options } = seen.question;
  if (form === "choose" && options.length === 1) return { answer: options[0].key };
  const thought = instinct(seen.view, seen.question, seen.draw);
  if (seen.legal(thought.answer)) return thought;
  return { ...anything(seen), why: "the rule of thumb wanted what may not be" };
}
