/** At the end a browser compares the deal by itself: each thing that may have been changed is found. */
import type { AnyGame } from "@sprawl/engine";
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
  waitingFor,
} from "@sprawl/engine/host";
import { findGame } from "@sprawl/games";
import { beforeAll, expect, test } from "vitest";
import { checkDeal, type DealShown } from "../src/end/deal-check.js";

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

beforeAll(async () => {
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

const problemsOf = async (change: Partial<DealShown>) =>
  (await checkDeal(game, { ...shown, ...change }, breathe)).problems;

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
