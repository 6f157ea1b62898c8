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
  publicGlance,
  type StoredEvent,
  unaskedView,
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
import { ownQuestion } from "./asked.js";
import type { Bot, Briefing } from "./bot.js";
import { freezePlain } from "./freeze.js";
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
  let heard: (readonly StoredEvent[])[] = [];
  return {
    seat,
    name: bot.name,
    hear(events) {
      heard.push(events);
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
  heard: readonly (readonly StoredEvent[])[],
  seed: string,
): Thought {
  const { seat } = question;
  let deciding = true;
  const legal = (answer: Answer) => deciding && readAnswer(question, answer) !== undefined;
  const other = match.history ? imaginer(match, seat, seed) : undefined;
  let asked: QuestionView | undefined;
  let shown: View | undefined;
  let told: readonly GameEvent[] | undefined;
  const seen: Briefing = {
    // Who has no choice need not look, and few want to hear: all is copied when somebody does.
    get view() {
      shown ??= copyOf(match, seat, seen.question);
      return shown;
    },
    get question() {
      asked ??= ownQuestion(match, question);
      return asked;
    },
    get events() {
      told ??= heard.flatMap((events) => clonePlain(eventsFor(events, seat)));
      return told;
    },
    draw: drawLater(`${seed} draw`),
    legal,
    ...(other && { imagine: (isOver) => (deciding ? other(isOver) : undefined) }),
  };
  try {
    return bot.decide(seen);
  } finally {
    deciding = false;
  }
}

/** The view of a seat with the question it has in hand. Nothing of it is part of the match. */
function copyOf(match: OpenMatch, seat: Seat, question: QuestionView): View {
  const { state: _, ...table } = publicGlance(match);
  const { faces, ...own } = unaskedView(match, seat);
  const rest = freezePlain(clonePlain({ ...table, ...own }));
  return Object.freeze({ ...rest, faces: ownFaces(faces), state: stateNow(match), question });
}

/** The list of faces was made for this seat; what stands in it is copied where it is more than a word. */
function ownFaces(faces: View["faces"]): View["faces"] {
  const values = Object.values(faces);
  return values.some((face) => typeof face === "object")
    ? freezePlain(clonePlain(faces))
    : Object.freeze(faces);
}

/** A position, and which it is: no step is run twice, and within one the questions are counted. */
type Shown = { readonly running: unknown; readonly asked: number; readonly state: unknown };

/** Of each match, the last position that somebody was shown. */
const SHOWN = new WeakMap<OpenMatch, Shown>();

/**
 * A frozen copy of the position. It is the same for everybody, so those who are asked at once get
 * one and the same: nothing changes before the last of them has answered.
 */
function stateNow(match: OpenMatch): unknown {
  const { running, asked, play } = match;
  const known = SHOWN.get(match);
  if (known && known.running === running && known.asked === asked) return known.state;
  const state = freezePlain(clonePlain(play.state));
  SHOWN.set(match, { running, asked, state });
  return state;
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
