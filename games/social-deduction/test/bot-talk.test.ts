/** What the rule-of-thumb player says: it fits what it does, what it said, and what everybody sees. */
import { drawFrom, type View } from "@sprawl/engine";
import { answer, view, waitingFor } from "@sprawl/engine/host";
import type { State } from "@sprawl/social-deduction";
import { instinct, type Table } from "@sprawl/social-deduction/bot";
import { expect, test } from "vitest";
import { mindOf } from "../bot/mind.js";
import { whySaid } from "../bot/why.js";
import type { Saying, SayOption } from "../src/questions.js";
import { deal } from "./deal.js";
import { type Gathering, gather, HUMAN, MACHINE, type Round } from "./gather.js";

const isStatement = ({ kind }: { readonly kind: string }) =>
  ["claim", "vouch", "accuse", "propose", "report"].includes(kind);

const SEEDS = ["a", "b", "c", "d", "e", "f"];
const options = { talk: true };
const open = { revealed: ["id", "left", "right"] };
const human = { id: "seeker", ...HUMAN };
const machine = { id: "execute", ...MACHINE };
const openHuman = { id: "waitress", ...HUMAN, ...open };

/** Everything seat 0 might say now, whatever its dice show. */
function words(t: Round) {
  const seen = t.until(0).view(0) as View<State>;
  const { question } = seen;
  if (!question) throw new Error("nothing is asked");
  return SEEDS.map((seed) => {
    const { answer } = instinct(
      seen as unknown as Table,
      { ...question, kind: "talk" } as Parameters<typeof instinct>[1],
      drawFrom(seed),
    );
    return question.options.find(({ key }) => key === answer);
  });
}

const said = (about: Gathering) => words(gather({ options, ...about }));

/** The same where seat 0 has seen all cards of seat 1, and nobody else has. */
const saidKnowing = (about: Gathering) =>
  words(gather({ options, ...about }).arrange(...CARDS.map((show) => ({ show, to: [0] }))));

const CARDS = ["seats.1.ids.0.card", "loyalty.2.card", "loyalty.3.card"];
const closedHuman = { id: "waitress", ...HUMAN };

test("nobody speaks for somebody they aim at", () => {
  const players = { 0: human, 1: closedHuman };
  expect(saidKnowing({ players })[0]).toMatchObject({ kind: "vouch", target: 1 });
  const weapons = [{ kind: "pistol", holder: 0, target: 1 }];
  for (const word of saidKnowing({ players, weapons }))
    expect(word).not.toMatchObject({ kind: "vouch", target: 1 });
});

test("a Machine calls nobody a Machine whose Human cards lie open", () => {
  for (const word of said({ players: { 0: machine, 1: openHuman } }))
    expect(word).not.toMatchObject({ kind: "accuse", target: 1 });
});

test("nor whose open Human card counts twice", () => {
  const twice = { id: "waitress", loyalty: ["human-x2", "machine"], revealed: ["left"] };
  for (const word of said({ players: { 0: machine, 1: twice } }))
    expect(word).not.toMatchObject({ kind: "accuse", target: 1 });
});

test("a Machine speaks for another only as long as no Machine card of theirs lies open", () => {
  const spoken = (revealed: string[]) =>
    saidKnowing({ players: { 0: machine, 1: { id: "nemesis", ...MACHINE, revealed } } });
  const word = { kind: "vouch", target: 1 };
  expect(spoken([])).toContainEqual(expect.objectContaining(word));
  for (const each of spoken(["left"])) expect(each).not.toMatchObject(word);
});

test("nobody calls themselves Human whose open card says twice what they are not", () => {
  const own = { id: "execute", loyalty: ["machine-x2", "machine"], revealed: ["left"] };
  for (const word of said({ players: { 0: own } })) expect(word?.kind).not.toBe("claim");
});

test("whoever was called a Machine in the last round does not let it stand", () => {
  const accusation = { kind: "accuse", by: 1, target: 0, team: "machine", round: 1 };
  const claim = { kind: "claim", by: 0, team: "human", round: 1 };
  const set = { said: [claim, accusation], round: 2 };
  const denies = (accuser: Record<string, string | string[]>) =>
    said({ players: { 0: human, 1: accuser }, set })[0];
  expect(denies(openHuman)).toMatchObject({ kind: "claim", team: "human" });
  const players = { 0: human, 1: machine };
  expect(saidKnowing({ players, set })[0]).toMatchObject({
    kind: "accuse",
    target: 1,
    team: "machine",
  });
});

test("what was seen is told the same way, asked again", () => {
  const t = gather({
    options,
    players: { 0: machine, 1: { id: "seer", loyalty: ["human", "outlaw"] } },
  });
  t.act({ kind: "investigate", target: 1, side: "left" });
  const all = words(t);
  expect(all[0]).toMatchObject({ kind: "report", target: 1, place: "left" });
  expect(new Set(all.map((word) => word?.key)).size).toBe(1);
});

test("to the last one left there is nothing to say", () => {
  for (const word of said({ players: { 0: human }, out: [2, 3, 4, 5] }))
    expect(isStatement(word ?? { kind: "pass" })).toBe(false);
});

test("nobody says again what the table still remembers", () => {
  const players = { 0: human, 1: machine };
  const accused = { kind: "accuse", by: 0, target: 1, team: "machine", round: 1 };
  expect(saidKnowing({ players })[0]).toMatchObject({
    kind: "accuse",
    target: 1,
    team: "machine",
  });
  for (const word of saidKnowing({ players, set: { said: [accused], round: 2 } }))
    expect(word).not.toMatchObject({ kind: "accuse", target: 1 });
  const vouched = { kind: "vouch", by: 0, target: 1, round: 1 };
  const friends = { 0: human, 1: closedHuman };
  for (const word of saidKnowing({ players: friends, set: { said: [vouched], round: 2 } }))
    expect(word).not.toMatchObject({ kind: "vouch", target: 1 });
});

test("nobody speaks for somebody they have just accused", () => {
  const accused = { kind: "accuse", by: 0, target: 1, team: "machine", round: 1 };
  const players = { 0: human, 1: closedHuman };
  for (const word of saidKnowing({ players, set: { said: [accused], round: 2 } }))
    expect(word).not.toMatchObject({ kind: "vouch", target: 1 });
});

test("a word for somebody is taken back only by who is sure", () => {
  const vouched = { kind: "vouch", by: 0, target: 1, round: 1 };
  const set = { said: [vouched], round: 2 };
  expect(saidKnowing({ players: { 0: human, 1: machine }, set })[0]).toMatchObject({
    kind: "accuse",
    target: 1,
    team: "machine",
  });
  const doubtful = { id: "execute", ...MACHINE, revealed: ["left"] };
  for (const word of said({ players: { 0: human, 1: doubtful }, set }))
    expect(word).not.toMatchObject({ kind: "accuse", target: 1 });
});

test("nobody claims to be Human whose open cards give it the lie", () => {
  const claims = (player: Record<string, string | string[]>) =>
    said({ players: { 0: player } }).some((word) => word?.kind === "claim");
  expect(claims(machine)).toBe(true);
  expect(claims({ ...machine, ...open })).toBe(false);
});

test("who has said to be Human does not say it unasked again and again", () => {
  const players = { 0: human };
  const claims = (round: number) =>
    said({ players, set: { said: [], round } }).some((word) => word?.kind === "claim");
  expect(claims(1)).toBe(true);
  expect(claims(6)).toBe(false);
});

test("nobody tells the table what lies open on it", () => {
  const about = (kind: string) => (word: { readonly kind: string } | undefined) =>
    word?.kind === kind && "target" in word && word.target === 1;
  for (const [shown, kind] of [
    [openHuman, "vouch"],
    [{ ...machine, ...open }, "accuse"],
  ] as const) {
    expect(said({ players: { 0: human, 1: shown } }).some(about(kind))).toBe(false);
    const { revealed: _open, ...closed } = shown;
    expect(saidKnowing({ players: { 0: human, 1: closed } }).some(about(kind))).toBe(true);
  }
});

test("nobody speaks for whom they reported a Machine card of, nor against a Human card lightly", () => {
  const report = (colour: string) => ({
    said: [{ kind: "report", by: 0, target: 1, place: "left", colour, round: 1 }],
    round: 2,
  });
  for (const word of saidKnowing({ players: { 0: human, 1: closedHuman }, set: report("machine") }))
    expect(word).not.toMatchObject({ kind: "vouch", target: 1 });
  const doubtful = { id: "execute", ...MACHINE, revealed: ["left"] };
  for (const word of said({ players: { 0: human, 1: doubtful }, set: report("human") }))
    expect(word).not.toMatchObject({ kind: "accuse", target: 1 });
});

test("what was seen long ago is told again only of whom the others speak of", () => {
  const reports = (round: number, word?: Record<string, string | number>) => {
    const t = gather({
      options,
      players: { 0: human, 1: { id: "seer", loyalty: ["machine", "outlaw"] } },
    });
    t.act({ kind: "investigate", target: 1, side: "left" });
    t.until(0);
    t.arrange(
      { set: "round", to: round },
      ...(word ? [{ set: "said", to: [{ ...word, round }] }] : []),
    );
    return words(t).some((each) => each?.kind === "report");
  };
  expect(reports(2)).toBe(true);
  expect(reports(7)).toBe(false);
  expect(reports(7, { kind: "accuse", by: 2, target: 1, team: "machine" })).toBe(true);
});

test("not everybody says the same of themselves: some keep silent, an Outlaw may own up", () => {
  const selves = (team: Record<string, string | string[]>) =>
    new Set(
      said({ players: { 0: team } }).map((word) => (word?.kind === "claim" ? word.team : "-")),
    );
  expect(selves(human)).toEqual(new Set(["human", "-"]));
  expect([...selves({ id: "thief", loyalty: ["outlaw", "outlaw"] })]).toContain("outlaw");
});

test("who is called something else says the same of themselves as before", () => {
  const claim = { kind: "claim", by: 0, team: "outlaw", round: 1 };
  const accusation = { kind: "accuse", by: 1, target: 0, team: "human", round: 1 };
  const set = { said: [claim, accusation], round: 2 };
  for (const word of said({ players: { 0: machine, 1: openHuman }, set }))
    expect(word).not.toMatchObject({ kind: "claim", team: "human" });
});

test("what others have said already is seldom said once more", () => {
  const players = { 0: human, 1: machine };
  const accused = (by: number) => ({ kind: "accuse", by, target: 1, team: "machine", round: 1 });
  const says = (said: readonly ReturnType<typeof accused>[]) =>
    saidKnowing({ players, set: { said: [...said], round: 2 } });
  const again = (all: ReturnType<typeof says>) =>
    all.filter((word) => word?.kind === "accuse" && word.target === 1).length;
  expect(again(says([]))).toBe(SEEDS.length);
  const late = says([2, 3, 4, 5].map(accused));
  expect(again(late)).toBeLessThan(SEEDS.length / 2);
  // There is more to say of somebody than what they are.
  expect(late.some((word) => word?.kind === "propose" && word.target === 1)).toBe(true);
});

/** How often the same was said of the same player, round by round: once for each who said it. */
function echoes(seats: number, seed: string): readonly number[] {
  const { match, s } = deal(seats, { talk: true, lastRound: 8 }, seed);
  const draw = drawFrom(seed);
  const rounds = new Map<number, Map<string, number>>();
  while (match.pending) {
    const [by] = waitingFor(match);
    const seen = view(match, by) as unknown as Table;
    if (!seen.question) throw new Error(`seat ${by} is not asked`);
    const { answer: given } = instinct(seen, seen.question, draw);
    const word = seen.question.options.find(({ key }) => key === given);
    if (seen.question.kind === "talk" && word && word.kind !== "claim" && word.kind !== "pass") {
      const round = rounds.get(s.round) ?? new Map<string, number>();
      rounds.set(s.round, round.set(word.key, (round.get(word.key) ?? 0) + 1));
    }
    answer(match, by, given);
  }
  return [...rounds.values()].flatMap((words) => [...words.values()]);
}

test("a large table is no choir: few say the same of the same player in one round", () => {
  const all = ["a", "b", "c"].flatMap((seed) => echoes(14, seed));
  expect(all.length).toBeGreaterThan(60);
  expect(Math.max(...all)).toBeLessThan(6);
  expect(all.filter((many) => many > 2).length).toBeLessThan(all.length / 8);
}, 120_000);

test("of what is said it is known whether it is true, or what they probably are", () => {
  const seen = gather({ options, players: { 0: human, 1: closedHuman } })
    .arrange(...CARDS.map((show) => ({ show, to: [0] })))
    .until(0)
    .view(0) as unknown as Table;
  const mind = mindOf(seen);
  const why = (word: Saying) => whySaid(mind, word as SayOption);
  expect(why({ kind: "claim", team: "human" })).toEqual({ id: "true" });
  expect(why({ kind: "claim", team: "machine" })).toEqual({ id: "untrue" });
  const report = { kind: "report", target: 1, place: "left" } as const;
  expect(why({ ...report, colour: "human" })).toEqual({ id: "seen" });
  expect(why({ ...report, colour: "machine" })).toEqual({ id: "untrue" });
  const odds = why({ kind: "vouch", target: 1 });
  expect(odds).toMatchObject({ id: "team-odds", args: { seat: 1 } });
  expect(odds.args?.human).toBeGreaterThan(50);
});
