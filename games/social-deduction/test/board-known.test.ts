/** What the board says of cards: who was shown what and when, public counts, the own team, reasons. */
import { drawFrom, type GameEvent, type View } from "@sprawl/engine";
import { answer, eventsFor, view, waitingFor } from "@sprawl/engine/host";
import type { OpenMatch } from "@sprawl/engine/search";
import { sayEvent } from "@sprawl/engine/speech";
import { en, LOYALTY, type State, setups } from "@sprawl/social-deduction";
import { instinct, type Reason, type Table } from "@sprawl/social-deduction/bot";
import { describe, expect, test } from "vitest";
import { believedBy, sayReason } from "../board/beliefs.js";
import { changeSince, readStanding, standingOf, type TeamNow } from "../board/changes.js";
import {
  faceOf,
  idCounts,
  isBoxKnown,
  knewOf,
  knownOf,
  laidAt,
  loyaltyCounts,
  PLACES,
  quietRounds,
  unlockedBy,
  whatMade,
} from "../board/know.js";
import { linesOf } from "../board/lines.js";
import { phraseOf } from "../board/phrases.js";
import { seatLines } from "../board/seat-lines.js";
import { seenWhen, shownTo } from "../board/shown.js";
import { sayListedIds } from "../board/words.js";
import type { Statement } from "../src/state.js";
import { de } from "../src/text/de/index.js";
import { NAMES, speakerFor } from "./board-log.js";
import { deal } from "./deal.js";
import { gather, HUMAN, MACHINE } from "./gather.js";

const see = (t: ReturnType<typeof gather>, seat: number) => t.view(seat) as View<State>;
const event = (type: string, args: GameEvent["args"], more: Partial<GameEvent> = {}) =>
  ({ type, at: 1, args, ...more }) satisfies GameEvent;

describe("what I was shown", () => {
  test("a card that an exchange brought me, with its round; not one that others exchanged", () => {
    const t = gather({
      players: { 0: { ...HUMAN, programs: ["bug"] }, 2: { ...MACHINE } },
    });
    t.window({ 0: { kind: "bug", target: 2, own: "left", side: "right" } });
    const [told] = t.told(0).filter((line) => line.includes("change places"));
    const bug = event("exchanged-loyalty", { seat: 0, side: "left", target: 2, place: "right" });
    const log = [event("round-began", { round: 3 }), bug];
    const said = { text: en, seat: (seat: number) => `seat ${seat}`, face: () => undefined };
    expect(sayEvent(said, bug)).toBe(told);
    expect(shownTo(see(t, 0), log)).toEqual([{ round: 3, event: bug, faces: ["machine"] }]);
    expect(shownTo(see(t, 2), log)).toEqual([{ round: 3, event: bug, faces: ["human"] }]);
    expect(shownTo(see(t, 1), log)).toEqual([]);
    // What I gave away I know, and since when.
    const [gone] = knownOf(see(t, 0), 2);
    expect(gone).toMatchObject({ place: "right", face: "human" });
    expect(seenWhen(see(t, 0), log).get(gone.card)).toBe(3);
    // A second exchange gives it back; what the first one brought is still told of the first.
    t.arrange({ player: { seat: 0, programs: ["bug"] } });
    t.window({ 0: { kind: "bug", target: 2, own: "left", side: "right" } });
    const twice = [...log, event("round-began", { round: 4 }), { ...bug }];
    const brought = shownTo(see(t, 0), twice).map(({ round, faces }) => [round, ...faces]);
    expect(brought).toEqual([
      [3, "machine"],
      [4, "human"],
    ]);
  });

  test("exchanges are followed back through later ones, and never named wrongly", () => {
    const moves = /^(exchanged-|passed-loyalty|dusted|balanced|roulette|took-|became-boss)/;
    let brought = 0;
    for (let n = 0; n < 7; n++) {
      const { match } = deal(6, { hellGate: true }, `moved ${n}`);
      const { logs, then } = playThrough(match, `moved ${n}`, moves);
      for (let seat = 0; seat < 6; seat++) {
        const seen = view<State>(match, seat);
        for (const { event: told, faces } of shownTo(seen, logs[seat])) {
          if (!moves.test(told.type)) continue;
          const own = then.get(told);
          if (!own) continue;
          for (const face of faces) expect(own).toContain(face);
          brought += faces.length;
        }
      }
    }
    expect(brought).toBeGreaterThan(5);
  }, 60_000);

  test("a stolen program is one line; what a watched player receives is not mine", () => {
    const t = gather();
    const seen = see(t, 1);
    const stole = event("stole", { by: 1, from: 2 }, { cards: [900], faces: ["emp"] });
    const got = event("received", { seat: 1 }, { cards: [900], faces: ["emp"], private: true });
    const drew = event("received", { seat: 1 }, { cards: [901], faces: ["grab"], private: true });
    const other = event("received", { seat: 3 }, { cards: [902], faces: ["emp"], private: true });
    const shown = shownTo(seen, [stole, got, drew, other]);
    expect(shown.map((each) => sayEvent(speakerFor(seen), each.event))).toEqual([
      "Bea takes a program of Cem.",
      "You receive Grab.",
      "You see: Dov receives EMP.",
    ]);
    expect(shown[0].faces).toEqual(["emp"]);
  });

  test("a look is dated by its round, a later look by the later one", () => {
    const t = gather({ players: { 0: { programs: [] } } });
    t.act({ kind: "investigate", target: 2, side: "left" });
    const [known] = knownOf(see(t, 0), 2);
    const look = () => event("looked", { by: 0, target: 2, place: "left" }, seenOf(known.card));
    const round = (n: number) => event("round-began", { round: n });
    expect(seenWhen(see(t, 0), [look()]).get(known.card)).toBe(1);
    expect(seenWhen(see(t, 0), [look(), round(4), look()]).get(known.card)).toBe(4);
    const hidden = event("looked", { by: 1 }, { cards: [known.card], faces: [undefined] });
    expect(seenWhen(see(t, 0), [hidden]).get(known.card)).toBeUndefined();
  });
});

const seenOf = (card: number) => ({ cards: [card], faces: ["human"] });

/** Plays with the rule-of-thumb player; what every seat is told, and its own cards at such moments. */
function playThrough(match: OpenMatch, seed: string, moves: RegExp) {
  const draw = drawFrom(seed);
  const logs = Array.from({ length: match.header.seats }, (): GameEvent[] => []);
  const then = new Map<GameEvent, string[]>();
  for (let n = 0; n < 700 && match.pending; n++) {
    const [asked] = waitingFor(match);
    const seen = view<State>(match, asked) as Table;
    if (!seen.question) break;
    const stored = answer(match, asked, instinct(seen, seen.question, draw).answer);
    for (const [seat, log] of logs.entries()) {
      const told = eventsFor(stored, seat);
      log.push(...told);
      const moved = told.filter(({ type }) => moves.test(type));
      // Of several exchanges in one answer only the last leaves the cards as they lie now.
      const last = moved.at(-1);
      if (!last) continue;
      const now = view<State>(match, seat);
      const laid = PLACES.flatMap((place) => laidAt(now, seat, place));
      then.set(
        last,
        laid.flatMap(({ card }) => faceOf(now, card) ?? []),
      );
    }
  }
  return { logs, then };
}

describe("what everybody can count", () => {
  /** Seat 0 reveals D.U.S.T., which mixes the box. */
  function dusted() {
    const t = gather({
      options: { hellGate: true },
      players: { 0: { id: "dust", programs: [] }, 1: { id: "seeker", programs: [] } },
      weapons: [{ kind: "rifle", holder: 1, target: [0] }],
      turn: 1,
    });
    expect(isBoxKnown(see(t, 3))).toBe(true);
    t.act("shoot");
    if (t.asked()?.kind === "before-shot") t.choose("fire");
    t.choose("reveal-id");
    return t.choose({ target: 2, side: "left" });
  }

  test("after D.U.S.T. the counts are those of table and box, the same for all, without Legion", () => {
    const t = dusted();
    const counts = loyaltyCounts(see(t, 3));
    for (let seat = 0; seat < 6; seat++) {
      expect(isBoxKnown(see(t, seat))).toBe(false);
      expect(loyaltyCounts(see(t, seat))).toEqual(counts);
    }
    expect(counts.map(({ name }) => name)).not.toContain("legion");
    for (const { name, open, left } of counts) expect(open + left).toBe(LOYALTY[name].copies);
  });

  test("Boss IDs are not counted among the IDs that were drawn", () => {
    const seen = structuredClone(see(gather(), 0));
    const [own] = seen.state.seats;
    const before = idCounts(seen);
    const boss = seen.state.bossIds.human.map((card) => ({ card, revealed: true }));
    own.ids.push(...boss);
    const faces = { ...seen.faces, ...Object.fromEntries(boss.map(({ card }) => [card, BOSS_ID])) };
    expect(idCounts({ ...seen, faces })).toEqual(before);
  });

  test("a scenario says which IDs it names, and how many more there are", () => {
    const speaker = speakerFor({ faces: {} });
    expect(sayListedIds(speaker, setups["revenge-of-the-fallen"])).toBe(
      "IDs of this scenario: Cultist, Deathbringer and 7 other Outlaw IDs",
    );
    expect(sayListedIds(speaker, setups.limited)).toBe(
      "IDs of this scenario: Sleepless, Undercover Cop, Mindless Bot, Homeless, Musician",
    );
    expect(sayListedIds(speaker, setups.none)).toBeUndefined();
  });

  test("SD-R45 quiet rounds are shown from the eighth on", () => {
    const seen = structuredClone(see(gather(), 0));
    const shown = [4, 7, 8, 11].map((quiet) => {
      seen.state.quiet = quiet;
      return quietRounds(seen);
    });
    expect(shown).toEqual([0, 0, 8, 11]);
  });

  test("who has unlocked what: by a program before them or for good, and only while living", () => {
    const t = gather({
      players: { 2: { unlocked: ["laser"] }, 3: { unlocked: ["laser"] } },
      permanents: [{ seat: 1, program: "rocket-launcher" }],
      out: [3],
    });
    expect(unlockedBy(see(t, 0), "laser")).toEqual([2]);
    expect(unlockedBy(see(t, 0), "rocket-launcher")).toEqual([1]);
    expect(unlockedBy(see(t, 0), "hell-gate")).toEqual([]);
  });
});

/** One of the Boss IDs of the Humans. */
const BOSS_ID = "marshal-of-the-last-line";

describe("my own team", () => {
  test("a change of team is noticed with the team before; other cards say nothing of the team", () => {
    const t = gather({
      players: { 0: { id: "seeker", ...HUMAN, programs: ["bug"] }, 2: { ...MACHINE } },
    });
    const before = standingOf(see(t, 0));
    const bystander = standingOf(see(t, 1));
    t.window({ 0: { kind: "bug", target: 2, own: "left", side: "right" } });
    t.arrange({ card: "loyalty.1.card", face: "machine-x2" });
    const now = standingOf(see(t, 0));
    expect(before?.team).toBe("human");
    expect(now && changeSince(before, now)).toEqual({ team: "human", cards: true });
    const same = standingOf(see(t, 1));
    expect(same && changeSince(bystander, same)).toEqual({ team: undefined, cards: false });
  });

  test("at first sight nothing is new; what is kept is read again, and nothing else", () => {
    const now: TeamNow = { team: "outlaw", cards: "1=seer 2=human 3=human 0" };
    expect(changeSince(undefined, now)).toEqual({ team: undefined, cards: false });
    expect(readStanding(JSON.stringify(now))).toEqual(now);
    expect(readStanding('{"team":"<b>"}')).toBeUndefined();
    expect(readStanding("not a standing")).toBeUndefined();
    expect(readStanding(null)).toBeUndefined();
    const spectator = gather().view("spectator") as View<State>;
    expect(standingOf(spectator)).toBeUndefined();
  });
});

describe("reasons", () => {
  const parts = { by: 0, target: 2, place: "left", colour: "machine", team: "outlaw" } as const;
  const kinds: Readonly<Record<Reason["kind"], string>> = {
    aims: "Ann aims at Cem.",
    eliminated: "Ann has eliminated Cem.",
    accuses: "Ann says that Cem is Outlaw.",
    vouches: "Ann vouches for Cem.",
    proposes: "Ann wants to go for Cem.",
    spares: "Ann aims past a proven Machine.",
    claims: "Ann claims to be Outlaw.",
    checked: "The check has shown: Cem is Outlaw.",
    shown: "It was shown: Cem is Outlaw.",
    reports: "Ann says that the left loyalty card of Cem is Machine.",
    "told-truth": "Ann told the truth: the left loyalty card of Cem is Machine.",
    lied: "Ann lied: the left loyalty card of Cem is not Machine.",
  };

  test.each(Object.entries(kinds))("%s, with names", (kind, sentence) => {
    const reason = { kind: kind as Reason["kind"], ...parts };
    expect(sayReason(speakerFor({ faces: {} }), reason)).toBe(sentence);
  });

  test("whatever was weighed is said with the names of the table and no numbers of seats", () => {
    const weapons = [{ kind: "pistol", holder: 1, target: [2] }];
    const t = gather({ weapons });
    const seen = see(t, 0);
    const said = believedBy(seen)?.others.map(({ seat, why }) => ({
      seat,
      why: why.map((reason) => sayReason(speakerFor(seen), reason)),
    }));
    expect(said?.filter(({ why }) => why.length > 0)).toEqual([
      { seat: 1, why: ["Bea aims at Cem."] },
      { seat: 2, why: ["Bea aims at Cem."] },
    ]);
    expect(NAMES[1]).toBe("Bea");
  });
});

test("an armed player's last words stand beside the weapon", () => {
  const weapons = [{ kind: "pistol", holder: 1, target: [2] }];
  const state = structuredClone(gather({ weapons }).state());
  state.said.push({ kind: "claim", team: "human", by: 1, round: 1 });
  state.said.push({ kind: "vouch", target: 2, by: 1, round: 2 });
  expect(seatLines(state, 1)).toMatchObject({
    weapon: { kind: "pistol" },
    said: { kind: "vouch", round: 2 },
  });
  expect(seatLines(state, 2)).toEqual({ weapon: undefined, said: undefined });
});

test("to say nothing has one name: pass", () => {
  expect(en.prompts.talk).toMatch(/or pass\.$/);
  expect(Object.values(en.labels ?? {})).not.toContain("Say nothing");
});

test("what somebody says of a card has words, whichever card it is", () => {
  for (const place of PLACES) expect(en.labels).toHaveProperty([`said.${place}`]);
});

test("what is said of a card stands in two lines, the rest in one", () => {
  expect(linesOf("Bea, left card: Human.")).toEqual(["Bea, left card:", "Human."]);
  expect(linesOf("I am Human.")).toEqual(["I am Human."]);
});

test("the same is said in several ways, in each language; what one chose oneself as one chose it", () => {
  const all = (["claim", "accuse", "vouch", "propose"] as const).flatMap((kind) =>
    [1, 2, 3, 4].map(
      (round) => ({ kind, by: 1, target: 2, team: "human", round }) as unknown as Statement,
    ),
  );
  const ways = all.map((said) => `${said.kind}-${phraseOf(said, 0)}`);
  expect(new Set(ways).size).toBe(16);
  for (const way of ways.filter((each) => !each.endsWith("-0"))) {
    expect(en.labels?.[`said.${way}`]).toBeDefined();
    expect(de.labels?.[`said.${way}`]).toBeDefined();
  }
  expect(all.map((said) => phraseOf(said, 1))).toEqual(all.map(() => 0));
});

test("a card one has looked at is known before everybody sees it", () => {
  const t = gather({ players: { 0: HUMAN, 1: MACHINE } });
  t.act({ kind: "investigate", target: 1, side: "left" });
  const [{ card }] = laidAt(see(t, 0), 1, "left");
  expect(knewOf(see(t, 0), card)).toBe(true);
  expect(knewOf(see(t, 2), card)).toBe(false);
});

test("what made somebody a team that the colours of the cards do not", () => {
  const own = { ids: ["seeker"], loyalty: ["human", "human"], programs: [], marks: [] } as const;
  expect(whatMade(own, "human")).toBeUndefined();
  expect(whatMade({ ...own, marks: ["legion"] }, "legion")).toBe("marked");
  expect(whatMade({ ...own, ids: ["mindeater"] }, "legion")).toBe("always");
  expect(whatMade({ ...own, programs: ["legion-loyalty"] }, "legion")).toEqual({
    program: "legion-loyalty",
  });
  // The cards have changed since somebody was out.
  expect(whatMade(own, "machine")).toBeUndefined();
});
