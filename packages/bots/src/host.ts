/**
 * Seats a bot at a match. The host holds the match; what it hands to the bot is copied, and what it
 * lets the bot call works only while that bot is deciding.
 */
import {
  type Answer,
  clonePlain,
  type Draw,
  drawFrom,
  type GameEvent,
  type Question,
  type QuestionView,
  type Seat,
  type Thought,
  type View,
} from "@sprawl/engine";
import {
  eventsFor,
  type Match,
  ownView,
  publicGlance,
  questionView,
  type StoredEvent,
} from "@sprawl/engine/host";
import {
  give,
  indexOfSeat,
  type OpenMatch,
  opened,
  questionsOf,
  readAnswer,
} from "@sprawl/engine/search";
import { randomGiven } from "./answers.js";
import type { Bot, Briefing } from "./bot.js";
import { imaginer } from "./worlds.js";

export type SeatedBot = {
  readonly seat: Seat;
  readonly name: string;
  /** Tell it what has happened; it is given what its seat may know of it. */
  hear(events: readonly StoredEvent[]): void;
  /** What it answers; undefined if its seat is not asked. */
  decide(): Thought | undefined;
};

/** A bot in its seat. The same seed gives the same decisions at the same questions. */
export function seatBot(hosted: Match, seat: Seat, bot: Bot, seed: string): SeatedBot {
  const match = opened(hosted);
  let heard: GameEvent[] = [];
  return {
    seat,
    name: bot.name,
    hear(events) {
      for (const event of eventsFor(events, seat)) heard.push(clonePlain(event));
    },
    decide() {
      const question = questionsOf(match.pending)[indexOfSeat(match, seat)];
      if (!question) return undefined;
      const events = heard;
      heard = [];
      return decideOnce(match, question, bot, events, `${seed} ${seat} ${match.asked}`);
    },
  };
}

function decideOnce(
  match: OpenMatch,
  question: Question,
  bot: Bot,
  events: readonly GameEvent[],
  seed: string,
): Thought {
  const { seat } = question;
  const asked = clonePlain(questionView(match, seat));
  if (!asked) throw new Error(`seat ${seat} is asked, but sees no question`);
  let deciding = true;
  const legal = (answer: Answer) => deciding && readAnswer(question, answer) !== undefined;
  const other = match.history ? imaginer(match, seat, seed) : undefined;
  let shown: View | undefined;
  const seen: Briefing = {
    // Who has no choice need not look: it is copied when somebody does.
    get view() {
      shown ??= copyOf(match, seat, asked);
      return shown;
    },
    question: asked,
    events,
    draw: drawLater(`${seed} draw`),
    legal,
    ...(other && { imagine: () => (deciding ? other() : undefined) }),
  };
  try {
    return bot.decide(seen);
  } finally {
    deciding = false;
  }
}

/** The view of a seat with the question it has in hand; all of it is the bot's own. */
function copyOf(match: OpenMatch, seat: Seat, question: QuestionView): View {
  return { ...clonePlain({ ...publicGlance(match), ...ownView(match, seat) }), question };
}

/** Chance that is only set up when it is asked for. */
function drawLater(seed: string): Draw {
  let draw: Draw | undefined;
  return (n) => {
    draw ??= drawFrom(seed);
    return draw(n);
  };
}

/** A seat played at random, with no view made for it: the quick way through many matches. */
export function seatRandom(hosted: Match, seat: Seat, seed: string): BlindSeat {
  const match = opened(hosted);
  const draw = drawLater(`${seed} ${seat} random`);
  return () => {
    const index = indexOfSeat(match, seat);
    give(match, index, randomGiven(questionsOf(match.pending)[index], draw));
  };
}

/** Answers what its seat is asked. */
export type BlindSeat = () => void;
