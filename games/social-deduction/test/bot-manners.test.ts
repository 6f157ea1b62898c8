/** The rule-of-thumb player as company: nobody is picked on, harm has a ground, friends are safe. */
import { drawFrom, type OptionView, type Seat, type View } from "@sprawl/engine";
import { answer, view, waitingFor } from "@sprawl/engine/host";
import { beliefs, instinct, type Table } from "@sprawl/social-deduction/bot";
import { expect, test } from "vitest";
import { deal } from "./deal.js";
import { gather, HUMAN, MACHINE, OUTLAW, type Round } from "./gather.js";

const SEEDS = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** What it may do at this table, as its dice show. */
function deeds(seen: View): OptionView[] {
  const table = seen as Table;
  const { question } = table;
  if (!question) throw new Error("nothing is asked");
  return SEEDS.flatMap((seed) => {
    const { answer: given } = instinct(table, question, drawFrom(seed));
    return question.options.filter(({ key }) => key === given) as OptionView[];
  });
}

const open = { revealed: ["id", "left", "right"] };
const human = { id: "seeker", ...HUMAN };
const machine = { id: "execute", ...MACHINE };

type Deed = { readonly seen: Table; readonly by: Seat; readonly option: OptionView };

/** Every deed of so many matches of six. */
function matches(many: number, look: (deed: Deed) => void): number[] {
  return Array.from({ length: many }, (_, n) => {
    const seed = `manners ${n}`;
    const { match, s } = deal(6, { talk: true }, seed);
    const draw = drawFrom(seed);
    while (match.pending) {
      const [by] = waitingFor(match);
      const seen = view(match, by) as Table;
      if (!seen.question) throw new Error(`seat ${by} is not asked`);
      const given = instinct(seen, seen.question, draw).answer;
      const option = seen.question.options.find(({ key }) => key === given) as OptionView;
      if (option) look({ seen, by, option });
      answer(match, by, given);
    }
    return s.round;
  });
}

/** The players that an option names, beside whoever chooses it. */
function named({ target }: OptionView, by: Seat): Seat[] {
  const all = Array.isArray(target) ? target : [target];
  return all.filter((seat): seat is Seat => typeof seat === "number" && seat !== by);
}

test("whole matches: all seats are struck alike, sure friends are spared, and they end", () => {
  const struck = [0, 0, 0, 0, 0, 0];
  let shots = 0;
  const betrayals: string[] = [];
  const rounds = matches(24, ({ seen, by, option }) => {
    const { state } = seen;
    const isProgram = "card" in option && seen.question?.kind !== "limit";
    if (isProgram && state.round < 3) for (const seat of named(option, by)) struck[seat]++;
    if (!option.kind.startsWith("shoot")) return;
    shots++;
    const { team, seats } = beliefs(seen);
    if (team === "outlaw") return; // SD-17.9: they have no friends
    const others = seats.filter(({ seat }) => seat !== by && state.seats[seat].hp > 0);
    // With nobody else left, the next elimination is what wins (SD-17.2).
    if (others.every(({ teams }) => teams[team] > 0.6)) return;
    for (const seat of named(option, by)) {
      if (seats[seat].teams[team] > 0.9) betrayals.push(`round ${state.round}: ${by} at ${seat}`);
    }
  });
  const all = struck.reduce((sum, each) => sum + each, 0);
  expect(all).toBeGreaterThan(30);
  for (const each of struck) expect(each / all).toBeLessThan(0.36);
  expect(shots).toBeGreaterThan(200);
  expect(betrayals).toEqual([]);
  expect(rounds.filter((each) => each > 15).length).toBeLessThan(6);
}, 120_000);

test("before anything is known of anybody, nobody is harmed", () => {
  const plays = (program: string, known: boolean) => {
    const others = known ? { 1: { ...machine, ...open } } : {};
    const isFirst = program === "grenade"; // the others are played when the turn ends
    const t = gather({
      players: { 0: { ...human, programs: [program] }, ...others },
      ...(!isFirst && { drawn: ["wiretap"] }),
    }).quiet();
    if (!isFirst) t.act("draw");
    return deeds(t.view(0)).filter(({ kind }) => kind === program);
  };
  for (const program of ["grenade", "gevers-attack", "corrupted-memory"]) {
    expect(plays(program, false), program).toEqual([]);
    expect(plays(program, true).length, program).toBe(SEEDS.length);
    for (const deed of plays(program, true)) expect(deed).toMatchObject({ target: 1 });
  }
});

/** Whom seat 0 aims at when it takes a weapon. */
const aims = (t: Round) =>
  deeds(t.quiet().view(0)).flatMap((deed) => (deed.kind === "equip" ? named(deed, 0) : []));

test("a Human aims at the Machine that is known, not at an Outlaw who is nearly out (tip 15)", () => {
  const outlaw = { id: "thief", ...OUTLAW, ...open, hp: 1 };
  const both = { 0: human, 1: { ...machine, revealed: ["left", "right"] }, 2: outlaw };
  expect(new Set(aims(gather({ players: both })))).toEqual(new Set([1]));
  const { 1: _fallen, ...rest } = both;
  const alone = gather({
    players: { ...rest, 1: { id: "waitress", ...HUMAN, ...open } },
    out: [3, 4, 5],
  });
  expect(new Set(aims(alone))).toEqual(new Set([2]));
});

test("nobody fires a rocket launcher that would hit a sure friend", () => {
  const shot = (beside: Record<string, string | string[]>) => {
    const t = gather({
      players: { 0: human, 1: { ...machine, ...open }, 2: beside },
      weapons: [{ kind: "rocket-launcher", holder: 0, target: [1, 2] }],
    });
    return deeds(t.quiet().view(0)).filter(({ kind }) => kind.startsWith("shoot")).length;
  };
  expect(shot({ id: "waitress", ...HUMAN, ...open })).toBe(0);
  expect(shot({ id: "nemesis", ...MACHINE, ...open })).toBe(SEEDS.length);
});

test("a card that somebody has just looked at is not looked at again", () => {
  const t = gather({ turn: 5, players: { 0: human } });
  t.act({ kind: "investigate", target: 1, side: "left" });
  const looks = deeds(t.until(0).view(0));
  expect(looks.length).toBe(SEEDS.length);
  for (const look of looks) expect(look).not.toMatchObject({ target: 1, side: "left" });
});

test("a shot at oneself that strips a card is no reason to drop everybody's weapons", () => {
  const t = gather({
    players: { 0: { ...human, programs: ["emp"] }, 1: { ...machine, ...open } },
    weapons: [
      { kind: "companion", holder: 1, target: 0 },
      { kind: "rifle", holder: 0, target: 1 },
    ],
  }).quiet();
  for (const deed of deeds(t.view(0))) expect(deed.kind).toBe("shoot");
});
