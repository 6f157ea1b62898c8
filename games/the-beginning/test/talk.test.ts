/** TB-R178, TB-R179: what the table remembers, and what is said. And how bots read and use it. */
import type { QuestionView, View } from "@sprawl/engine";
import { standingAtFirst } from "@sprawl/engine/host";
import { type State, theBeginning } from "@sprawl/the-beginning";
import { entry } from "@sprawl/the-beginning/entry";
import { expect, test } from "vitest";
import { beliefOf } from "../bot/beliefs.js";
import { weighCheck } from "../bot/evidence.js";
import { mindOf } from "../bot/mind.js";
import { box } from "../src/box/index.js";
import { migrations } from "../src/migrations.js";
import type { Questions } from "../src/questions.js";
import type { CheckMade, Said } from "../src/state.js";
import { gather, type Round } from "./gather.js";

const FOUR = {
  characters: ["nova", "feykah", "dryden", "havoc"],
  general: -1,
  leader: 0,
  options: { talk: true },
};

/** The last seat of a round is about to pass. */
function roundEnds(more: object = {}): Round {
  return gather({ ...FOUR, turn: 3, set: { starter: 0 }, steps: ["pass"], ...more });
}

test("TB-R179 all may say one thing before a round, sealed, then read out together", () => {
  const t = roundEnds();
  expect(t.asked()).toEqual({ seats: [0, 1, 2, 3], kind: "talk" });
  expect(t.view(1).question?.options).toHaveLength(4 + 3 * 5 + 1);
  t.each({
    0: { choose: { kind: "claim", faction: "human" } },
    1: { choose: { kind: "accuse", target: 3, faction: "machine" } },
    2: { choose: { kind: "vouch", target: 0 } },
    others: "pass",
  } as never);
  expect(t.state().said).toEqual([
    { kind: "claim", faction: "human", by: 0, round: 2 },
    { kind: "accuse", target: 3, faction: "machine", by: 1, round: 2 },
    { kind: "vouch", target: 0, by: 2, round: 2 },
  ]);
  expect(t.told(3)).toContain("seat 1: “seat 3 is a Machine.”");
  expect(t.told(3)).toContain("seat 2: “seat 0 is on my side.”");
  expect(t.told(3)).toContain("seat 0: “I am Human.”");
});

test("TB-R179 who does not answer says nothing", () => {
  expect(roundEnds().view(2).question?.safe).toBe("pass");
});

test("TB-R179 without statements nobody is asked, nor in the first round", () => {
  expect(roundEnds({ options: { talk: false } }).asked()?.kind).not.toBe("talk");
  const first = gather({ ...FOUR, turn: 0, set: { starter: 0 }, steps: ["pass"] });
  expect(first.asked()?.kind).not.toBe("talk");
});

test("TB-R179 words stay on the table for three rounds", () => {
  const old = (round: number) => ({ kind: "claim", faction: "human", by: 1, round });
  const t = roundEnds({ set: { starter: 0, "turn.round": 4, said: [old(2), old(3)] } });
  t.each({ others: "pass" });
  expect(t.state().said.map(({ round }) => round)).toEqual([3]);
});

test("TB-R178 of a check everybody can read later who gave how many, what was said and shown", () => {
  const t = gather({
    ...FOUR,
    players: { 0: { hand: ["blue-4"] }, 1: { hand: ["red-2", "grey"] } },
    steps: ["event", "pass"],
    chance: { "event one": ["blackout-in-block-nine"], general: ["blue-1", "green"] },
  });
  t.pick(["blue +4"]).choose("a-lot");
  t.pick(["red -2"]).choose("a-little").until("draw-count", 1);
  const [made, ...more] = t.state().checks;
  expect(more).toEqual([]);
  expect(made).toMatchObject({
    event: "blackout-in-block-nine",
    by: 0,
    goal: 7,
    total: 3,
    result: "missed",
  });
  expect(made.given).toEqual([
    { seat: 0, count: 1, statement: "a-lot" },
    { seat: 1, count: 1, statement: "a-little" },
    { seat: 2, count: 0, statement: "silent" },
    { seat: 3, count: 0, statement: "silent" },
  ]);
  expect([...made.cards].sort()).toEqual(["blue-1", "blue-4", "green", "red-2"]);
});

test("TB-R178 a plea for freedom is remembered too, and a motion with its votes", () => {
  const t = gather({
    ...FOUR,
    options: { talk: false },
    players: { 0: { lies: "detained", hand: ["blue-5"] } },
  });
  t.choose("plead").choose("plus").pick(["blue +5"]).until("act", 0);
  expect(t.state().checks.map(({ event, by, goal }) => ({ event, by, goal }))).toEqual([
    { event: "", by: 0, goal: 4 },
  ]);
  const vote = gather({ ...FOUR, options: { talk: false } })
    .choose("censure")
    .choose("seat 1");
  vote.each({ 0: "for", 2: "for", others: "against" }).choose("for");
  expect(vote.state().motions).toEqual([{ by: 0, target: 1, inFavour: [0, 2], carried: true }]);
});

test("a match saved before the table remembered anything can be played on", () => {
  const old = { state: { seats: [{ tally: { nexus: 2 } }] } };
  const step = migrations.find(({ to }) => to === 3);
  expect(step?.migrate(old)).toEqual({
    state: {
      seats: [{ tally: { nexus: 2, nexusFailed: 0, resources: 0 } }],
      checks: [],
      motions: [],
      said: [],
    },
  });
});

// --- bots ----------------------------------------------------------------------------------------

const even = { human: 0.4, machine: 0.2, fallen: 0.2, legion: 0.2 };

function made(cards: readonly string[], given: CheckMade["given"]): CheckMade {
  const rest = { by: 0, turn: 1, goal: -6, total: 0, result: "missed" } as const;
  return { event: "looters-at-the-depot", cards, given, ...rest };
}

test("many cards against the target speak against whoever gave some", () => {
  const piece = box.events["looters-at-the-depot"];
  const given = [0, 1].map((seat) => ({ seat, count: 1, statement: "silent" }));
  const spoiled = weighCheck(piece, made(["blue-4", "blue-3", "blue-2", "red-1"], given), 1, even);
  const clean = weighCheck(piece, made(["red-4", "red-3", "grey", "red-1"], given), 1, even);
  const share = (odds: typeof even) => odds.human / (odds.human + odds.machine + odds.legion);
  expect(share(spoiled)).toBeLessThan(share(clean));
});

function mindAt(t: Round, seat: number, said: readonly Said[] = []) {
  const view = t.view(seat) as View<State, Questions>;
  return mindOf({ ...view, state: { ...view.state, said: said.slice() } }, () => 1);
}

test("an accusation by somebody trusted is heard, a claim changes nothing", () => {
  const t = roundEnds({ players: { 0: { faction: "human" } } });
  const told = (said: readonly Said[]) => beliefOf(mindAt(t, 0, said), 3).machine;
  const accused: Said = { kind: "accuse", target: 3, faction: "machine", by: 1, round: 1 };
  const claimed: Said = { kind: "claim", faction: "human", by: 3, round: 1 };
  expect(told([accused])).toBeGreaterThan(told([]));
  expect(told([claimed])).toBe(told([]));
});

test("bots talk: a Machine says it is Human, a Human names whom it has seen to be a Machine", () => {
  const t = roundEnds({ players: { 0: { faction: "machine" }, 1: { faction: "human" } } });
  const answer = (seat: number, view = t.view(seat)) => {
    const question = view.question as QuestionView | undefined;
    return question && entry.instinct?.(view, question, () => 1).answer;
  };
  expect(answer(0)).toBe("claim faction=human");
  const view = t.view(1);
  const [card] = (view.state as State).seats[0].loyalty;
  const sure = { ...view, faces: { ...view.faces, [card]: "machine" } };
  expect(answer(1, sure)).toBe("accuse faction=machine target=0");
});

test("TB-32.7 bots say how much they gave to a check", () => {
  const said = (cards: readonly string[]) => {
    const t = gather({
      ...FOUR,
      players: { 0: { hand: ["blue-4", "blue-2", "red-1"], faction: "human" } },
      steps: ["event", "pass"],
      chance: { "event one": ["blackout-in-block-nine"] },
    });
    t.pick(cards.map((card) => ({ card })));
    const view = t.view(0);
    const question = view.question as QuestionView | undefined;
    return question && entry.instinct?.(view, question, () => 1).answer;
  };
  expect(said(["blue-4", "blue-2"])).toBe("a-lot");
  expect(said(["blue-4"])).toBe("a-little");
  expect(said([])).toBe("silent");
});

test("TB-32.8 whoever announced much and saw it fail is trusted less, most of all with one card", () => {
  const piece = box.events["looters-at-the-depot"];
  const human = (statement: string, count: number) => {
    const given = [0, 1].map((seat) => ({ seat, count, statement }));
    const cards = ["blue-4", "blue-3", "red-1", "red-2"];
    return weighCheck(piece, made(cards, given), 1, even).human;
  };
  expect(human("a-lot", 1)).toBeLessThan(human("a-little", 1));
  expect(human("a-lot", 2)).toBeLessThan(human("a-little", 2));
  expect(human("a-lot", 1) / human("a-little", 1)).toBeLessThan(
    human("a-lot", 2) / human("a-little", 2),
  );
});

// --- who is asked --------------------------------------------------------------------------------

test("TB-R180 whoever has set nothing is passed for in others' turns, unless attacked", () => {
  const stands = standingAtFirst({ game: theBeginning });
  expect(stands["*"]).toMatchObject({ pass: true, until: "target" });
  // Armour with charges: its owner is attacked in the turn of somebody else.
  const t = gather({
    ...FOUR,
    options: { talk: false },
    turn: 0,
    players: { 0: { area: 1 }, 1: { area: 2, open: ["firewall-shell"] } },
    enemies: [{ type: "soldier", at: "6" }],
    steps: ["activation", "pass"],
    chance: { orange: [2], red: [12], white: [1, 1] },
  }).until("guard");
  expect(t.asked()).toEqual({ seats: [1], kind: "guard" });
  expect(t.view(1).question?.targets).toEqual([1]);
});
