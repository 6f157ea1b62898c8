/** At the end a browser compares the deal by itself: each thing that may have been changed is found. */
import type { AnyGame, Viewer } from "@sprawl/engine";
import {
  answer,
  commitmentOf,
  createMatch,
  freshSeed,
  type KeptDeal,
  type MatchRecord,
  namedSeed,
  promiseOf,
  questionView,
  recordOf,
  type SharedDeal,
  seedFrom,
  Timeline,
  view,
  waitingFor,
} from "@sprawl/engine/host";
import { findGame } from "@sprawl/games";
import { beforeAll, expect, test } from "vitest";
import { checkDeal, type DealShown, whyUnread } from "../src/end/deal-check.js";
import type { SeenMatch } from "../src/feed/online-table.js";
import { withMoment, witnessOf } from "../src/feed/witnessed.js";
import { loadWords, voiceOf } from "../src/words/say.js";
import { sayDeal, sayDeals } from "../src/words/say-trouble.js";

const breathe = async () => {};
let game: AnyGame;
let shown: DealShown & { readonly kept: KeptDeal; readonly record: { readonly deal: SharedDeal } };

/** A match from this seed, played for a while. */
function played(seed: string, options = {}): MatchRecord {
  const match = createMatch(game, { seats: 2, options, seed });
  for (let n = 0; n < 12; n++) {
    const [seat] = waitingFor(match);
    answer(match, seat, questionView(match, seat)?.options[0].key ?? "");
  }
  return recordOf(match);
}

/** Such a match, after so many answers. */
const replayed = (record: MatchRecord, answers: number) =>
  new Timeline(createMatch(game, record), record.answers).at(answers);

beforeAll(async () => {
  await loadWords("de");
  const entry = await findGame("caravan")?.load();
  if (!entry) throw new Error("no caravan");
  game = entry.game;
  const [server, mine, theirs] = [freshSeed(), freshSeed(), freshSeed()];
  const sat = [
    { person: "ada", share: mine },
    { person: "bo", share: theirs },
  ];
  const deal: SharedDeal = { server, sat, mixed: false };
  const { options } = played(namedSeed("options"));
  const about = { game: game.id, version: game.version, options };
  const record = { ...played(seedFrom(deal, about)), deal };
  const promise = promiseOf(server);
  const kept = { promise, sat, mixed: false, options, place: 0, share: mine, seat: 0 };
  shown = { record, kept, commitment: commitmentOf(record) };
});

/** What is found; each of it has a sentence of its own, in both languages. */
async function problemsOf(change: Partial<DealShown>): Promise<readonly string[]> {
  const { problems } = await checkDeal(game, { ...shown, ...change }, breathe);
  for (const problem of problems) {
    const said = sayDeal(voiceOf("en"), problem);
    if (said !== voiceOf("en")("deal.rules")) expect(said.toLowerCase()).toBe(`${problem}.`);
    expect(sayDeal(voiceOf("de"), problem)).not.toBe(said);
  }
  return problems;
}

test("a deal that is as it was kept is a fair deal, and says by what", async () => {
  expect(await checkDeal(game, shown, breathe)).toEqual({ proof: "kept", problems: [] });
  const { kept: _, ...stranger } = shown;
  expect(await checkDeal(game, stranger, breathe)).toEqual({ proof: "shares", problems: [] });
});

test("a deal from before there were shares, or of one's own device, says that it has less of a proof", async () => {
  const record = played(namedSeed("alone"));
  const commitment = commitmentOf(record);
  expect(await checkDeal(game, { record, commitment }, breathe)).toEqual({
    proof: "commitment",
    problems: [],
  });
  const other = { record: played(namedSeed("other")), commitment };
  expect((await checkDeal(game, other, breathe)).problems).toEqual([
    "the seed is not the one that was committed to",
  ]);
});

test("a changed seed is found, also if the whole match follows from it", async () => {
  const record = { ...played(namedSeed("chosen")), deal: shown.record.deal };
  const commitment = commitmentOf(record);
  expect(await problemsOf({ record, commitment })).toContain(
    "the seed is not the one the shares make",
  );
});

test("a changed share is found: the server's, one's own, somebody else's", async () => {
  const { record, kept } = shown;
  const withDeal = (deal: SharedDeal) => {
    const seed = seedFrom(deal, record);
    return { record: { ...played(seed), deal }, commitment: undefined };
  };
  const [own, other] = record.deal.sat;
  expect(await problemsOf(withDeal({ ...record.deal, server: freshSeed() }))).toEqual([
    "the server's share is not the one it promised",
  ]);
  const mine = { ...record.deal, sat: [{ ...own, share: freshSeed() }, other] };
  expect(await problemsOf(withDeal(mine))).toContain("your share is not in the deal");
  const theirs = { ...record.deal, sat: [own, { ...other, share: freshSeed() }] };
  expect(await problemsOf(withDeal(theirs))).toEqual([
    "somebody else's share or place was changed",
  ]);
  expect(await problemsOf({ record: { ...record, deal: undefined }, kept })).toContain(
    "the shares of this deal are no longer shown",
  );
});

test("changed options and a changed order of seats are found", async () => {
  const { record } = shown;
  const options = { ...record.options, guards: record.options.guards !== true };
  const seed = seedFrom(record.deal, { ...record, options });
  const other = { ...played(seed, options), deal: record.deal };
  expect(await problemsOf({ record: other, commitment: undefined })).toEqual([
    "the options are not those you agreed to",
  ]);
  const deal = { ...record.deal, sat: record.deal.sat.toReversed() };
  const swapped = { ...played(seedFrom(deal, record)), deal };
  expect(await problemsOf({ record: swapped, commitment: undefined })).toContain(
    "your share is not in the deal",
  );
});

test("a seed that was tried out with other rules is found, though the shares make it", async () => {
  const { record, kept } = shown;
  for (const change of [{ version: 77 }, { game: "caravan-7" }]) {
    const about = { ...record, ...change };
    const other = { ...played(seedFrom(record.deal, about)), ...change, deal: record.deal };
    const commitment = commitmentOf(other);
    expect(await problemsOf({ record: other, kept, commitment })).toContain(
      "the deal was made for other rules",
    );
  }
});

test("another match than the one that was shown is found, though the record is right", async () => {
  const { record } = shown;
  const wrong = "the record is not of the match you were shown";
  const sight = (of: MatchRecord, answers: number, viewer: Viewer) =>
    JSON.parse(JSON.stringify(witnessOf(view(replayed(of, answers), viewer))));
  const seen = [sight(record, 0, 0), sight(record, 7, 0), sight(record, 12, "spectator")];
  expect(await problemsOf({ seen })).toEqual([]);
  const chosen = played(namedSeed("chosen"));
  expect(await problemsOf({ seen: [sight(chosen, 0, 0)] })).toEqual([wrong]);
  expect(await problemsOf({ seen: [sight(chosen, 12, 0)] })).toEqual([wrong]);
  expect(await problemsOf({ seen: [{ ...seen[2], answers: 13 }] })).toEqual([wrong]);
});

test("what is seen now and then is kept, until an answer is taken back", () => {
  const { record } = shown;
  const at = (answers: number, takenBack = 0): Omit<SeenMatch, "witnessed"> => ({
    id: "t.1",
    version: answers + 2 * takenBack,
    view: { ...view(replayed(record, 0), 0), answers },
  });
  const after = (...moments: ReturnType<typeof at>[]) => {
    let match: SeenMatch | undefined;
    for (const each of moments) match = { ...each, witnessed: withMoment(match, each) };
    return match?.witnessed.map(({ answers }) => answers);
  };
  expect(after(at(0), at(1), at(15), at(16), at(20), at(40))).toEqual([0, 16, 40]);
  expect(after(at(0), at(20), at(22, 1), at(23, 1))).toEqual([22]);
  expect(after(at(0), { ...at(20), id: "t.2" })).toEqual([20]);
});

test("a match that does not follow from its seed is found", async () => {
  const { record } = shown;
  const hash = "0".repeat(64);
  expect(await problemsOf({ record: { ...record, hash } })).toEqual([
    "the match does not follow from the seed",
  ]);
  const answers = record.answers.slice(0, -1);
  expect(await problemsOf({ record: { ...record, answers } })).toEqual([
    "the match does not follow from the seed",
  ]);
});

test("what only the engine finds is said in the reader's words, once", () => {
  const found = [
    "played by version 3 of the rules; these are 4",
    "seat 1 is not asked",
    "1 is not on offer",
  ];
  expect(sayDeals(voiceOf("de"), found)).toEqual([
    "Sie wurde nach anderen Regeln gespielt als diesen.",
    "Die Partie folgt nicht aus dem Startwert.",
  ]);
});

test("a deal that is sealed says until when", () => {
  expect(whyUnread(true)).toBe("end.dealSealed");
  expect(whyUnread(undefined)).toBe("end.dealUnread");
});
