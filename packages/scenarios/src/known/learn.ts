/** Matches played by chance, to learn the words of a game that its sentences do not have. */
import type { GameEntry, Question } from "@sprawl/engine";
import {
  answer,
  answerOf,
  checkOptions,
  namedSeed,
  safeAnswerFor,
  seatCounts,
  waitingFor,
} from "@sprawl/engine/host";
import {
  createMatch,
  type Draw,
  drawFrom,
  indexOfSeat,
  type OpenMatch,
  questionsOf,
} from "@sprawl/engine/search";
import { type Lexicon, noteEvents, notePosition } from "./lexicon.js";

const MATCHES = 12;
const ANSWERS = 300;

/** Learn once; what was never met in these matches stays unknown. */
export function learn(entry: GameEntry, lexicon: Lexicon): void {
  if (lexicon.learned) return;
  lexicon.learned = true;
  const presets = Object.values(entry.game.presets ?? { usual: {} });
  for (let n = 0; n < MATCHES; n++) {
    const preset = presets[n % presets.length];
    try {
      const options = checkOptions(entry.game, preset);
      const counts = seatCounts(entry.game, options);
      const seats = counts[n % counts.length] ?? entry.game.seats.min;
      const match = createMatch(entry.game, { seats, options, seed: namedSeed(`words ${n}`) });
      playAbout(match, lexicon, drawFrom(`words ${n}`));
    } catch {
      // Options that do not go together teach nothing, and a rule that throws is found elsewhere.
    }
  }
}

function playAbout(match: OpenMatch, lexicon: Lexicon, draw: Draw): void {
  noteEvents(lexicon, match.play.news);
  for (let n = 0; match.pending && n < ANSWERS; n++) {
    notePosition(lexicon, match);
    const waiting = waitingFor(match);
    const seat = waiting[draw(waiting.length)];
    const question = questionsOf(match.pending)[indexOfSeat(match, seat)];
    const safe = safeAnswerFor(match, seat) ?? "";
    // Half of the answers are safe ones: a match of chance alone is often over before it begins.
    const events = answer(match, seat, draw(2) === 0 ? safe : anyAnswer(question, draw, safe));
    noteEvents(lexicon, events);
  }
}

function anyAnswer(question: Question, draw: Draw, safe: string | number | readonly string[]) {
  if (question.form !== "choose" || question.options.length === 0) return safe;
  return answerOf(question.options[draw(question.options.length)]);
}
