/** Bots by name, as people write them: "random", "instinct", "search", "search:500", "search:2s". */
import { BadInput, type Instinct } from "@sprawl/engine";
import type { Bot } from "./bot.js";
import { instinctBot } from "./instinct.js";
import { random } from "./random.js";
import { searchBot } from "./search.js";

export const BOT_KINDS = ["random", "instinct", "search"] as const;

/** What a bot needs from outside: the game's rule of thumb, and a clock if it is to use one. */
export type BotNeeds = {
  readonly instinct?: Instinct | undefined;
  readonly now?: () => number;
  /** How long "search" thinks about a decision if its name says nothing else, by that clock. */
  readonly milliseconds?: number;
};

/** Is this the name of a bot, whatever its budget? */
export function isBotName(name: string): boolean {
  return (BOT_KINDS as readonly string[]).includes(name.split(":", 1)[0]);
}

/** The bot of this name. Throws `BadInput` that says which there are. */
export function botOf(name: string, needs: BotNeeds, place = "bot"): Bot {
  const [kind, ...words] = name.split(":");
  const budget = words.length > 0 ? words.join(":") : undefined;
  if (kind === "search") {
    const { milliseconds, ...rest } = needs;
    const thought =
      budget === undefined ? (milliseconds ? { milliseconds } : {}) : budgetOf(budget, place);
    return { ...searchBot({ ...rest, ...thought }), name };
  }
  if (budget === undefined) {
    if (kind === "random") return random;
    if (kind === "instinct") return instinctBot(needs.instinct);
  }
  throw new BadInput(
    place,
    `there is no bot "${name}"; there are random, instinct, search, search:500 (worlds) and search:2s (seconds)`,
  );
}

function budgetOf(budget: string, place: string) {
  const written = /^([1-9]\d{0,6})(s|ms)?$/.exec(budget);
  if (!written) {
    throw new BadInput(
      place,
      `"${budget}" is no budget; write 500 for worlds, 2s or 300ms for time`,
    );
  }
  const amount = Number(written[1]);
  if (written[2] === undefined) return { iterations: amount };
  return { milliseconds: written[2] === "s" ? amount * 1000 : amount };
}
