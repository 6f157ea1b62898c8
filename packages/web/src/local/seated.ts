/** The bots of a match, in their seats. They get what a person gets; see the package of bots. */
import { botOf, type SeatedBot, seatBot } from "@sprawl/bots";
import type { GameEntry, Seat, Thought } from "@sprawl/engine";
import type { Match, SavedAnswer, StoredEvent } from "@sprawl/engine/host";
import type { KeptMatch } from "./kept.js";

/** How long a searching bot thinks unless its name says otherwise. */
const PATIENCE = "search:1200ms";

/** Seats the bots of a match that stands somewhere; they hear what came since they last answered. */
export function seatBots(
  { instinct }: GameEntry,
  row: KeptMatch,
  match: Match,
  answers: readonly SavedAnswer[],
  events: readonly StoredEvent[],
  now: () => number,
): ReadonlyMap<Seat, SeatedBot> {
  const bots = new Map<Seat, SeatedBot>();
  row.players.forEach(({ bot: name }, seat) => {
    if (name === undefined) return;
    const bot = botOf(name === "search" ? PATIENCE : name, { instinct, now });
    const seated = seatBot(match, seat, bot, row.bots);
    seated.hear(sinceLastAnswer(seat, answers, events));
    bots.set(seat, seated);
  });
  return bots;
}

/** What happened with this seat's last answer and after it; everything, if it has given none. */
export function sinceLastAnswer(
  seat: Seat,
  answers: readonly SavedAnswer[],
  events: readonly StoredEvent[],
): readonly StoredEvent[] {
  const last = answers.findLastIndex((answer) => answer[0] === seat);
  return events.filter(({ at }) => at > last);
}

/** What the bot says; undefined if it broke: then the safe answer is given for it. */
export function thoughtOf(bot: SeatedBot): Thought | undefined {
  try {
    return bot.decide();
  } catch (error) {
    console.error(`the bot in seat ${bot.seat} broke`, error);
    return undefined;
  }
}
