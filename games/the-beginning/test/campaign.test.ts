/** CM: the first game of a campaign, what it leaves, and how the campaign ends. */
import type { Plain, Seat } from "@sprawl/engine";
import { answer, namedSeed, safeAnswerFor, view, waitingFor } from "@sprawl/engine/host";
import { createMatch, type OpenMatch } from "@sprawl/engine/search";
import { type Table, table } from "@sprawl/scenarios/testing";
import {
  type Beginning,
  type Carried,
  campaign,
  outcomeOf,
  type State,
} from "@sprawl/the-beginning";
import { entry } from "@sprawl/the-beginning/entry";
import { describe, expect, test } from "vitest";
import { checkOne, finish } from "../src/ending.js";

type Line = Readonly<Record<string, Plain>>;
const CARRIED = { campaign: true };
const FOUR = ["nova", "feykah", "jayden", "dee-coy"];

function first(lines: readonly Line[] = [], carried: Plain = CARRIED, chance = {}): Table {
  return table(entry, {
    seats: 4,
    options: { talk: false, characters: "random" },
    ...(carried !== undefined && { carried }),
    chance,
    arrange: [
      { table: { characters: FOUR, turn: 0, leader: 1, general: 2 } },
      ...FOUR.map((_, seat) => ({ player: { seat, hand: [], programs: [], area: 4 } })),
      ...lines,
    ] as never,
  });
}
const stateOf = (t: Table) => t.view("spectator").state as State;
const faces = (t: Table, seat: Seat | "spectator", cards: readonly number[]) =>
  cards.map((card) => t.view(seat).faces[card] ?? "hidden");

const PROGRAMS = { player: { seat: 0, programs: ["data-mine", "slipstream", "wiretap"] } };

/** The first figure acts; nobody steps in. */
function quiet(t: Table): Table {
  while (t.asked()?.kind === "interval") t.each({ others: "pass" } as never);
  return t;
}

describe("Program Transfer", () => {
  test("CM-1.2, CM-1.3, CM-R1 an action of a campaign alone, for 1 Action Point, in any Place", () => {
    for (const area of [1, 2, 5]) {
      const t = quiet(
        first([{ player: { seat: 0, programs: ["data-mine", "slipstream"], area } }]),
      );
      const points = stateOf(t).turn.points;
      t.choose("transfer").pick([{ card: "slipstream" }] as never);
      expect(stateOf(t).turn.points).toBe(points - 1);
      expect(faces(t, 0, stateOf(t).seats[0].transferred)).toEqual(["slipstream"]);
    }
    expect(quiet(first([PROGRAMS], {})).offered()).not.toContain(
      "Transfer Programs to the game that follows",
    );
    expect(quiet(first()).offered()).not.toContain("Transfer Programs to the game that follows");
  });

  test("CM-1.3, CM-1.4, CM-1.5 any number, at least one; they lie unseen and do not come back", () => {
    const t = quiet(first([PROGRAMS]));
    t.choose("transfer");
    expect(t.view(0).question).toMatchObject({ kind: "transfer", min: 1, max: 3 });
    t.pick([{ card: "data-mine" }, { card: "wiretap" }] as never);
    const [own] = stateOf(t).seats;
    expect(own.transferred).toHaveLength(2);
    expect(faces(t, 1, own.transferred)).toEqual(["hidden", "hidden"]);
    expect(faces(t, 0, own.programs)).toEqual(["slipstream"]);
    expect(t.told(1).join(" ")).toContain("transfers 2 Programs");
    expect(quiet(t).offered().join(" ")).not.toContain("Data Mine");
  });
});

/** A match at its first action. */
function begun(carried: Plain = CARRIED, seed = "the end"): OpenMatch {
  const options = { talk: false, characters: "random" };
  const match = createMatch(entry.game, { seats: 4, options, seed: namedSeed(seed), carried });
  for (let seat = waitingFor(match)[0]; match.pending?.kind !== "act"; [seat] = waitingFor(match)) {
    const safe = safeAnswerFor(match, seat);
    if (safe !== undefined) answer(match, seat, safe);
  }
  return match;
}
const rulesOf = (match: OpenMatch) => match.play as unknown as Beginning;

/** The game ends here and now. */
function ended(match: OpenMatch, cause: Parameters<typeof finish>[1]): OpenMatch {
  expect(() => finish(rulesOf(match), cause)).toThrow();
  return match;
}
const seenBy = (match: OpenMatch, seat: Seat | "spectator", cards: readonly number[]) =>
  cards.map((card) => view(match, seat).faces[card] ?? "hidden");

describe("the end of the first game", () => {
  test("CM-2.1, CM-2.2, CM-2.3, CM-R2, CM-R15 chips are mixed within their Tier and in the Junkyard", () => {
    const orders = new Set<string>();
    for (let n = 0; n < 10; n++) {
      const match = begun(CARRIED, `end ${n}`);
      const g = rulesOf(match);
      const s = g.state;
      const chip = (colour: string) => {
        const stack = s.sectors.find((each) => each.some((card) => g.face(card) === colour)) ?? [];
        const card = stack.find((each) => g.face(each) === colour) ?? -1;
        stack.splice(stack.indexOf(card), 1);
        return card;
      };
      for (const [channel, colours] of [
        ["red", "red", "blue"],
        ["red", "blue", "blue"],
        ["blue", "blue", "red"],
      ].entries()) {
        for (const colour of colours) {
          s.network[channel].push({ chip: chip(colour), open: false, by: 0, turn: 0 });
        }
      }
      const junk = { by: 1, effect: "", turn: 0, looked: [] };
      s.junkyard.push({ ...junk, spot: 1, chips: [chip("red")] });
      s.junkyard.push({ ...junk, spot: 2, chips: [chip("blue")] });
      ended(match, n % 2 === 0 ? "tier-3" : "resource");
      const tiers = [0, 1, 2].map((tier) =>
        seenBy(
          match,
          "spectator",
          s.network.map((channel) => channel[tier].chip),
        ),
      );
      expect(tiers.map((tier) => tier.toSorted())).toEqual([
        ["blue", "red", "red"],
        ["blue", "blue", "red"],
        ["blue", "blue", "red"],
      ]);
      const [one, two] = s.junkyard.map(({ chips }) => seenBy(match, "spectator", chips));
      expect([...one, ...two].toSorted()).toEqual(["blue", "red"]);
      if (n % 2 === 0) {
        const colours = s.network.map((channel) => channel.map((slot) => g.face(slot.chip)));
        expect(s.ended?.victor).toBe(checkOne(colours));
      }
      orders.add(JSON.stringify([tiers[0], one]));
    }
    expect(orders.size).toBeGreaterThan(2);
  });

  test("CM-2.4, CM-2.5, CM-2.6, CM-R17 the victor is announced, and nothing of anybody", () => {
    const match = ended(begun(), "morale");
    const { result } = view(match, 1);
    expect(result).toMatchObject({ winners: [], reason: "outlaws-morale", sides: ["outlaws"] });
    const { seats, removed } = rulesOf(match).state;
    for (const [seat, own] of seats.entries()) {
      const other = (seat + 1) % 4;
      expect(seenBy(match, other, own.loyalty)).toEqual(["hidden"]);
      expect(new Set(seenBy(match, other, own.objectives))).toEqual(new Set(["hidden"]));
    }
    expect(removed).toEqual([]);
    const alone = ended(begun({}), "morale");
    const [own] = rulesOf(alone).state.seats;
    expect(seenBy(alone, 1, own.loyalty)).not.toEqual(["hidden"]);
  });

  test("CM-2.7, CM-R8, CM-R16 what is carried over", () => {
    const match = begun();
    const g = rulesOf(match);
    const { figures, seats, apex, turn } = g.state;
    figures[0].health = 1;
    figures[1].lies = "detained";
    apex.status = "destroyed";
    seats[2].transferred.push(...seats[2].programs.splice(0));
    const kuro = figures[4];
    if (kuro) kuro.health = 0;
    ended(match, "morale");
    const outcome = outcomeOf(g);
    expect(outcome).toMatchObject({ victor: "outlaws", byMorale: true, lastTurn: turn.seat });
    expect(outcome).toMatchObject({ apexDestroyed: true, deusDestroyed: false });
    expect(outcome.roles.map(({ faction }) => faction)).toEqual(
      seats.map(({ loyalty: [card] }) => g.face(card)),
    );
    expect(outcome.conditions.map(({ detained }) => detained)).toEqual([false, true, false, false]);
    expect(outcome.conditions[0].fullHealth).toBe(false);
    expect(outcome.conditions[3]).toMatchObject({ wounds: 0, fullHealth: true });
    expect(outcome.conditions[2].transferred).toBeGreaterThan(0);
  });
});

describe("the campaign", () => {
  const start = campaign.begin({ hellGate: true, talk: false, characters: "random" }, 5);
  const outcome = outcomeOf(rulesOf(ended(begun(), "morale")));
  const between: Carried = { ...start, outcome };
  const over: Carried = { ...between, final: { reason: "machine-won", winners: [2] } };

  test("CM-1.1 for four to six: The Beginning, then Social Deduction", () => {
    expect(campaign.seats).toEqual({ min: 4, max: 6 });
    expect(campaign.next(start)).toMatchObject([
      { game: "the-beginning", seats: 5, sealed: true, brings: CARRIED },
    ]);
    expect(campaign.next(between)).toMatchObject([
      { game: "social-deduction", seats: 5, options: { hellGate: true, talk: false } },
    ]);
    expect(campaign.next(over)).toEqual([]);
  });

  test("CM-6.1, CM-R10 who wins the second game wins the campaign", () => {
    expect(campaign.ending?.(between)).toBeUndefined();
    expect(campaign.ending?.(over)).toBe("machine-won");
    expect(campaign.winners?.(over)).toEqual([2]);
  });

  test("CM-6.2 until then everybody knows their own part only", () => {
    const seen = JSON.stringify(campaign.seen?.(between, 1));
    expect(seen).toContain(JSON.stringify(outcome.roles[1]));
    expect(seen.match(/"faction"/g)).toHaveLength(1);
    expect(JSON.stringify(campaign.seen?.(between, "spectator"))).not.toContain("faction");
    expect(JSON.stringify(campaign.seen?.(over, "spectator"))).toContain("faction");
  });
});
