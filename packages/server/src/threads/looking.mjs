/**
 * Looking back at matches: those that are over, and those that are played. What has been played
 * through once is kept for the next look. Runs on a thread; knows no store and nobody's rights.
 *
 * Plain JavaScript with types in comments, like all that threads are started from: it must run also
 * when the sources are run as they stand.
 */
import {
  answersGiven,
  commitmentOf,
  createMatch,
  eventsFor,
  hashOf,
  load,
  RECORD_FORMAT,
  Timeline,
  verify,
  view,
} from "@sprawl/engine/host";

/** @typedef {import("./jobs.js").Look} Look */
/** @typedef {import("./jobs.js").Told} Told */
/** @typedef {import("./jobs.js").Wanted} Wanted */
/** @typedef {import("../store/matches.js").Act} Act */
/** @typedef {import("../store/matches.js").MatchRow} MatchRow */
/** @typedef {import("@sprawl/engine/host").SavedAnswer} SavedAnswer */
/** @typedef {import("@sprawl/engine").AnyGame} AnyGame */

/**
 * A match as far as it is known here.
 * @typedef {{ row: MatchRow, timeline: Timeline, acts: number, answers: SavedAnswer[] }} Known
 */

/** How many matches are kept played through: whoever looks at one looks again and again. */
const MOST = 16;

export class Looking {
  /** @type {Map<string, Known>} */
  #known = new Map();

  /**
   * @param {AnyGame} game
   * @param {Look} look
   * @returns {Told}
   */
  look(game, look) {
    const known = this.#following(game, look);
    if (!known) return { missing: true };
    const { timeline, answers } = known;
    timeline.advance(answers.length);
    if (timeline.last < answers.length) return { otherRules: true };
    const seen = seenOf(game, known, look);
    return { body: new TextEncoder().encode(JSON.stringify(seen)) };
  }

  /**
   * The match, up to the last of these acts; those looked at last come last, and the first one goes.
   * @param {AnyGame} game
   * @param {Look} look
   */
  #following(game, { match, row, begun, from, acts }) {
    const old = this.#known.get(match);
    if (from > 0 && old?.acts !== from) return undefined;
    const start = () => new Timeline(begun ? load(game, begun).match : createMatch(game, row));
    /** @type {Known} */
    const known = from > 0 && old ? old : { row, timeline: start(), acts: 0, answers: [] };
    this.#known.delete(match);
    this.#known.set(match, known);
    for (const first of this.#known.keys()) if (this.#known.size > MOST) this.#known.delete(first);
    let same = known.answers.length;
    for (const text of acts) {
      /** @type {Act} */
      const act = JSON.parse(text);
      if ("a" in act) known.answers.push(act.a);
      else if ("back" in act) known.answers.length = Math.min(known.answers.length, act.back);
      same = Math.min(same, known.answers.length);
    }
    known.acts += acts.length;
    known.timeline.goOnWith(same, known.answers.slice(same));
    return known;
  }
}

/**
 * @param {AnyGame} game
 * @param {Known} known
 * @param {Look} look
 */
function seenOf(game, known, { match, wanted }) {
  const { timeline, answers, acts } = known;
  switch (wanted.view) {
    case "replay": {
      const step = Math.min(wanted.step, answers.length);
      const events = eventsFor(timeline.eventsOf(step), wanted.viewer);
      const seen = view(timeline.at(step), wanted.viewer);
      return { match, step, steps: answers.length, view: seen, events };
    }
    case "record":
      return recordOf(known);
    case "verify":
      return verdictOn(game, known, wanted.link);
    case "log": {
      const events = eventsFor(timeline.eventsAfter(wanted.after), wanted.viewer);
      return { match, version: acts, events };
    }
    case "past": {
      const then = timeline.at(wanted.step);
      return { match, step: answersGiven(then), view: view(then, wanted.viewer) };
    }
    default:
      return /** @type {never} */ (wanted);
  }
}

/** @param {Known} known */
function recordOf({ row, answers, timeline }) {
  const { game, version, seats, options, seed, deal, carried } = row;
  const hash = hashOf(timeline.at(answers.length));
  const made = { ...(deal && { deal }), ...(carried !== undefined && { carried }) };
  return { format: RECORD_FORMAT, game, version, seats, options, seed, ...made, answers, hash };
}

/**
 * @param {AnyGame} game
 * @param {Known} known
 * @param {string | undefined} link
 */
function verdictOn(game, known, link) {
  const record = recordOf(known);
  const commitment = commitmentOf(record);
  const proof = record.deal ? "shares" : "commitment";
  const { id, seed } = known.row;
  const verdict = verify(game, record, commitment);
  return { match: id, commitment, seed, proof, ...(link && { link }), ...verdict };
}
