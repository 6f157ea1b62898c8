/**
 * A campaign played through beforehand, without a table: what people will answer, question by
 * question, and what bots will, who draw from a seed that is known. A server that is given the same
 * seeds plays the same matches, whoever clicks how fast.
 */
import { botOf, seatBot } from "@sprawl/bots";
import type { Answer, GameEntry, QuestionView, Seat, View } from "@sprawl/engine";
import {
  answersGiven,
  beginCampaign,
  beginNext,
  type Campaign,
  concludeMatch,
  decisionId,
  type Match,
  namedSeed,
  offersOf,
  passesNow,
  questionView,
  standingAtFirst,
  submit,
  view,
  waitingFor,
} from "@sprawl/engine/host";

/** A question to a person, and what they answer to it by hand. */
export type Line = { readonly seat: Seat; readonly decision: string; readonly answer: Answer };

export type Rehearsed = {
  readonly match: Match;
  /** In the order in which they are asked. */
  readonly lines: readonly Line[];
  /** Questions by kind: the first time each was asked. */
  readonly asked: ReadonlyMap<string, string>;
  /** What was told, by type, with the question that came next; after the end there is none. */
  readonly told: readonly { readonly type: string; readonly before: string }[];
};

export type Cast = {
  readonly entry: GameEntry;
  readonly entries: readonly GameEntry[];
  readonly seats: number;
  /** The first seats are people's. */
  readonly people: number;
  readonly options: Readonly<Record<string, string | boolean>>;
  /** Kinds of options that people leave alone. */
  readonly avoids: readonly string[];
  /** The kind of option that people take, of those that are offered, whatever else they would do. */
  wish?(view: View, question: QuestionView): string | undefined;
};

/** What a bot in this seat draws from; the server's hook gives the same. */
export const botSeed = (seat: Seat): string => namedSeed(`bot ${seat}`);

/** Which question it is, counted from the first. */
export const numberOf = (decision: string): number =>
  decision === "" ? Number.POSITIVE_INFINITY : Number(decision.slice(1));

function campaignOf({ entry, entries, seats, options }: Cast): Campaign {
  if (!entry.campaign) throw new Error("there is no campaign");
  const games = entries.map(({ game }) => game);
  return beginCampaign(entry.campaign, games, { seats, options });
}

/** Plays the next match of the campaign to its end; undefined if it takes more answers than these. */
function rehearse(
  cast: Cast,
  campaign: Campaign,
  seed: string,
  most: number,
): Rehearsed | undefined {
  const [{ name, game }] = offersOf(campaign);
  const { instinct } = cast.entries.find((entry) => entry.game.id === game) ?? cast.entry;
  if (!instinct) throw new Error(`${game} has no rule of thumb`);
  const match = beginNext(campaign, name, seed);
  const bots = Array.from({ length: cast.seats }, (_, seat) =>
    seatBot(match, seat, botOf("instinct", { instinct }), botSeed(seat)),
  );
  const lines: Line[] = [];
  const asked = new Map<string, string>();
  const told: { type: string; before: string }[] = [];
  for (let [seat] = waitingFor(match); seat !== undefined; [seat] = waitingFor(match)) {
    if (answersGiven(match) > most) return undefined;
    const decision = decisionId(match);
    const question = questionView(match, seat);
    if (!question) throw new Error(`seat ${seat} is waited for and not asked`);
    if (!asked.has(question.kind)) asked.set(question.kind, decision);
    let answer = bots[seat].decide()?.answer ?? question.safe;
    if (seat < cast.people) {
      const wish = cast.wish?.(view(match, seat), question);
      answer = question.options.find(({ kind }) => kind === wish)?.key ?? answer;
      if (isAvoided(cast, question, answer)) answer = question.safe;
      answer = inOrder(question, answer);
      if (passesNow(match, seat, standingAtFirst(match))) answer = question.safe;
      else lines.push({ seat, decision, answer });
    }
    const outcome = submit(match, { seat, decision, answer });
    if (outcome.status !== "accepted") throw new Error(`${question.kind}: ${outcome.status}`);
    for (const bot of bots) bot.hear(outcome.events);
    const before = waitingFor(match).length > 0 ? decisionId(match) : "";
    for (const { type } of outcome.events) told.push({ type, before });
  }
  concludeMatch(campaign);
  return { match, lines, asked, told };
}

/** Several are picked in the order in which they are offered, as the page does. */
function inOrder({ options }: QuestionView, answer: Answer): Answer {
  if (!Array.isArray(answer)) return answer;
  return options.flatMap(({ key }) => (answer.includes(key) ? [key] : []));
}

/** Windows are passed, amounts are as they are offered, and nothing is done that asks once more. */
function isAvoided({ avoids }: Cast, { form, options }: QuestionView, answer: Answer): boolean {
  if (form === "amount" || options.some(({ kind }) => kind === "pass")) return true;
  const chosen = Array.isArray(answer) ? answer : [answer];
  return options.some(({ key, kind }) => chosen.includes(key) && avoids.includes(kind));
}

export type Found = { readonly seeds: readonly string[]; readonly played: readonly Rehearsed[] };

type Search = { readonly from: number; readonly tries: number; readonly answers: number };

/**
 * The first campaign, by its seeds, in whose first match everything happens that is wanted. `from`
 * is where one was found before: as long as rules and rules of thumb stay as they are, no other has
 * to be tried.
 */
export function findCampaign(
  cast: Cast,
  isWanted: (first: Rehearsed) => boolean,
  { from, tries, answers }: Search,
): Found {
  for (let n = 0; n < tries; n++) {
    const i = from + n;
    const campaign = campaignOf(cast);
    const seeds = [namedSeed(`first ${i}`), namedSeed(`second ${i}`)];
    const first = rehearse(cast, campaign, seeds[0], answers);
    if (!first || !isWanted(first)) continue;
    const second = rehearse(cast, campaign, seeds[1], answers);
    if (second) return { seeds, played: [first, second] };
  }
  throw new Error(`none of ${tries} campaigns has everything that is wanted`);
}
