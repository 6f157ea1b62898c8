/** EX Bosses on the board: who acts, what can be clicked, where they stand, how far Omega is. */
import type { GameEvent, View } from "@sprawl/engine";
import { view } from "@sprawl/engine/host";
import type { State } from "@sprawl/social-deduction";
import { describe, expect, test } from "vitest";
import { aimsIn } from "../board/aiming.js";
import {
  actingBoss,
  bossBoxes,
  bossRef,
  demandingBoss,
  gapBoxes,
  gapsIn,
  gatheredBy,
  isStanding,
  seatAtTurn,
} from "../board/bosses.js";
import { nearEdge, saidOver } from "../board/in-the-way.js";
import { sightsOf } from "../board/know.js";
import { actorNow, aimNow, sayNow } from "../board/now-line.js";
import { type Box, ringOf } from "../board/ring.js";
import { gapRef } from "../src/hell-gate/gate.js";
import { follow, speakerFor } from "./board-log.js";
import { deal } from "./deal.js";
import { type Gathering, gather } from "./gather.js";

const options = { hellGate: true };
const see = (t: ReturnType<typeof gather>, seat: number) => t.view(seat) as View<State>;
const turnOf = (seat: number): GameEvent => ({ type: "turn-began", at: 1, args: { seat } });
const bossTurn = (boss: number): GameEvent => ({ type: "ex-turn", at: 2, args: { boss: [boss] } });
const say = (seen: View<State>, log: readonly GameEvent[]) => sayNow(speakerFor(seen), seen, log);

describe("who acts", () => {
  test("an EX Boss acts: the line says so, and no action of the player before", () => {
    const f = follow(deal(5, { scenario: "two-ex" }, "two").match, 0);
    const asks = () => f.see().pending?.kind === "answer" && f.log.at(-1)?.type !== "fired";
    const isBoss = () => f.log.findLast(({ type }) => /^(ex-turn|turn-began)$/.test(type));
    expect(f.until(() => asks() && isBoss()?.type === "ex-turn")).toBe(true);
    const seen = f.see();
    const victim = seen.pending?.waiting[0] ?? -1;
    expect(actingBoss(seen, f.log)).toBe(3);
    expect(say(seen, f.log)).toBe(`Exitus strikes ${speakerFor(seen).seat(victim)}`);
    expect(actorNow(seen, f.log)).toBe("ex-boss/3");
    expect(seatAtTurn(seen, f.log)).toBeUndefined();
    expect(aimNow(seen)).toEqual([]);
    // The next player's turn is that player's again.
    expect(f.until(() => f.see().pending?.kind === "announce")).toBe(true);
    expect(actingBoss(f.see(), f.log)).toBeUndefined();
    expect(actorNow(f.see(), f.log)).toBe(f.see().state.turn.seat);
    expect(seatAtTurn(f.see(), f.log)).toBe(f.see().state.turn.seat);
  });

  test("a hit by an EX Boss has its sign, not that of the player before", () => {
    const t = gather({
      options,
      seats: 8,
      turn: 2,
      chance: { exitus: ["hunt"] },
      bosses: [{ number: 3, place: 3 }],
    });
    t.arrange({ steps: [{ step: "pass" }] });
    const seen = see(t, 0);
    expect(seen.pending?.kind).toBe("hit");
    expect(say(seen, [turnOf(2), bossTurn(3)])).toBe(
      "Exitus strikes: Dov is about to take 1 damage",
    );
    expect(actorNow(seen, [turnOf(2), bossTurn(3)])).toBe("ex-boss/3");
  });

  test("Dark Materia asks whoever's turn begins; a shot in that turn is the shooter's again", () => {
    const about: Gathering = {
      options,
      players: { 0: { id: "seeker", programs: [] } },
      bosses: [{ number: 2, place: 3 }],
      weapons: [{ kind: "pistol", holder: 0, target: [4] }],
    };
    const t = gather(about);
    expect(t.asked()).toEqual({ seats: [0], kind: "answer" });
    const log = [turnOf(0)];
    expect(say(see(t, 1), log)).toBe("Dark Materia strikes Ann");
    t.choose("take-damage");
    expect(say(see(t, 1), log)).toBe("Dark Materia strikes: Ann is about to take 1 damage");
    t.window();
    expect(say(see(t, 1), log)).toBe("Ann is about to act");
    t.act("shoot").choose("fire");
    expect(t.asked()).toEqual({ seats: [4], kind: "answer" });
    const shot = { type: "announced-shoot", at: 3, args: { seat: 0 } };
    expect(actorNow(see(t, 1), [...log, shot])).toBe(0);
  });

  test("Bloodbeast strikes at the seat where it stands", () => {
    const t = gather({ options, bosses: [{ number: 8, place: 0 }] });
    expect(say(see(t, 1), [turnOf(0)])).toBe("Bloodbeast strikes Ann");
    const away = gather({ options, bosses: [{ number: 8, place: 1 }] });
    expect(say(see(away, 1), [turnOf(0)])).toBe("Ann is about to act");
  });

  test("what is turned up before anything was announced was demanded by an EX Boss", () => {
    const t = gather({ options, bosses: [{ number: 8, place: 0 }] });
    const shown = (seat: number): GameEvent => ({ type: "revealed-id", at: 2, args: { seat } });
    const announced: GameEvent = { type: "announced-draw", at: 2, args: { seat: 0 } };
    const demanded = (log: readonly GameEvent[]) =>
      demandingBoss(see(t, 1), log, log.at(-1) as GameEvent);
    expect(demanded([turnOf(0), shown(0)])).toBe(8);
    expect(demanded([turnOf(0), announced, shown(0)])).toBeUndefined();
    expect(demanded([turnOf(0), shown(1)])).toBeUndefined();
  });

  test("while everybody may speak nobody's aim is shown, and it is nobody's turn", () => {
    const { match } = deal(5, { talk: true }, "talk");
    const seen = structuredClone(view<State>(match, 0));
    expect(seen.pending?.kind).toBe("talk");
    seen.state.turn.action = { kind: "equip", weapon: "pistol", target: [2] };
    expect(aimNow(seen)).toEqual([]);
    expect(actorNow(seen, [])).toBeUndefined();
    expect(seatAtTurn(seen, [turnOf(2)])).toBeUndefined();
  });
});

describe("what can be clicked", () => {
  /** Everything that the options of this question mean. */
  const meant = (seen: View<State>) =>
    new Set(seen.question?.options.flatMap(({ on }) => on ?? []) ?? []);

  test("an EX Boss is called as options and events call it", () => {
    const players = { 0: { id: "seeker", programs: [] } };
    const t = gather({ options, players, bosses: [{ number: 3, place: 3 }] }).quiet();
    const refs = bossRef(3).split(" ");
    expect([...meant(see(t, 0))].filter((ref) => refs.includes(ref))).toEqual(["ex-boss/3"]);
    expect(refs).toContain("boss/3"); // how an event that names it is drawn
  });

  test("every gap can be chosen where an EX Boss may begin, and by whoever is asked alone", () => {
    const begin = (seed: string) => follow(deal(6, { scenario: "risky-business" }, seed).match, 0);
    for (let n = 0; n < 12; n++) {
      const { match, see } = begin(`gap ${n}`);
      const [starter] = see().pending?.waiting ?? [];
      const asked = view<State>(match, starter);
      expect(asked.pending?.kind).toBe("first-boss");
      const gaps = gapsIn(asked.question, 6);
      const beast = asked.question?.options[0].kind === "beast-seat";
      expect(gaps.map(gapRef)).toEqual(beast ? [] : [...meant(asked)]);
      expect(gaps).toHaveLength(beast ? 0 : 6);
      expect(gapsIn(view<State>(match, (starter + 1) % 6).question, 6)).toEqual([]);
      const { seat } = speakerFor(asked);
      expect(say(asked, [])).toBe(`${seat(starter)} chooses where the EX Boss begins`);
    }
  });

  test("a shot at an EX Boss makes its line thick, as any other", () => {
    const weapons = [
      { kind: "pistol", holder: 0, boss: [3] },
      { kind: "rifle", holder: 1, target: [0] },
    ];
    const players = { 0: { id: "seeker", programs: [] } };
    const t = gather({ options, players, weapons, bosses: [{ number: 3, place: 3 }] }).quiet();
    const hot = () =>
      aimsIn(t.state())
        .filter((aim) => aim.hot)
        .map(({ holder, target }) => [holder, target]);
    expect(aimsIn(t.state())).toHaveLength(2);
    expect(hot()).toEqual([]);
    t.choose("shoot-ex");
    expect(hot()).toEqual([[0, "ex-boss/3"]]);
  });

  test("a laser, which is aimed at nobody, shows whom it is fired at", () => {
    const weapons = [{ kind: "laser", holder: 0, target: [] }];
    const players = { 0: { id: "seeker", programs: [] } };
    const t = gather({ players, weapons }).quiet();
    expect(aimsIn(t.state())).toEqual([]);
    t.choose({ kind: "shoot", target: [2] });
    expect(aimsIn(t.state())).toMatchObject([{ holder: 0, target: 2, hot: true }]);
  });
});

const apart = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) >= (a.width + b.width) / 2 ||
  Math.abs(a.y - b.y) >= (a.height + b.height) / 2;

describe("where they stand", () => {
  const self = { seat: 0, x: 350 };
  const room = { width: 1280, height: 580, large: false, self };

  test.each([4, 5, 6, 8])("gaps among %i players cover nobody and not each other", (seats) => {
    const ring = ringOf(seats, room);
    const gaps = Array.from({ length: seats }, (_, seat) => seat);
    const boxes = [...gapBoxes(ring, gaps).values()];
    expect(boxes).toHaveLength(seats);
    const all = [...boxes, ...ring.seats];
    for (const [i, box] of boxes.entries()) {
      for (const other of all.slice(i + 1)) expect(apart(box, other)).toBe(true);
      expect(box.x - box.width / 2).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width / 2).toBeLessThanOrEqual(ring.width);
    }
  });

  test.each([4, 5, 6, 8])("two in one gap of %i players stay in that gap", (seats) => {
    const ring = ringOf(seats, room);
    const boss = { hp: 2, shields: [], ready: true, programs: [] };
    for (let place = 0; place < seats; place++) {
      const both = [3, 7].map((number) => ({ ...boss, number, place }));
      const [one, other] = bossBoxes(ring, both).values();
      expect(apart(one, other)).toBe(true);
      // Side by side or one above the other, with nothing between them.
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeLessThanOrEqual(one.width);
    }
  });
});

test("at five seats no EX Boss stands over what is locked, or over the portals", () => {
  const ring = ringOf(5, { width: 1440, height: 682, large: false, self: { seat: 0, x: 310 } });
  const { x, y } = ring.middle;
  for (let place = 0; place < 5; place++) {
    const boss = { hp: 2, shields: [], ready: true, programs: [], number: 5, place };
    const [box] = bossBoxes(ring, [boss]).values();
    const isBeside = Math.abs(box.x - x) >= (box.width + 330) / 2;
    const isBelow = box.y - box.height / 2 >= y + 135;
    expect(isBeside || isBelow || box.y + box.height / 2 <= y - 50).toBe(true);
  }
});

test.each([5, 6, 7, 8])("of %i, no EX Boss stands over the loyalties at the near edge", (seats) => {
  for (const [width, height] of [
    [1440, 680],
    [1366, 548],
    [1280, 580],
  ] as const) {
    const ring = ringOf(seats, { width, height, large: false, self: { seat: 0, x: 400 } });
    for (let place = 0; place < seats; place++) {
      const boss = { hp: 2, shields: [], ready: true, programs: [], number: 5, place };
      for (const box of bossBoxes(ring, [boss]).values())
        expect(
          nearEdge(ring).every((other) => apart(box, other)),
          `${width}, ${place}`,
        ).toBe(true);
    }
  }
});

test("where there is room an EX Boss stands as large as a person, and over nobody's words", () => {
  const boss = { hp: 2, shields: [], ready: true, programs: [], number: 1 };
  for (const seats of [5, 6]) {
    const self = { seat: 0, x: 310 };
    const ring = ringOf(seats, { width: 1440, height: 682, large: false, self });
    const others = [...saidOver(ring), ...ring.seats];
    for (let place = 0; place < seats; place++) {
      const [box] = bossBoxes(ring, [{ ...boss, place }]).values();
      if (!isStanding(box)) continue;
      for (const other of others) expect(apart(box, other)).toBe(true);
    }
    const [first] = bossBoxes(ring, [{ ...boss, place: 1 }]).values();
    expect(isStanding(first)).toBe(true);
  }
});

describe("Omega", () => {
  test("its programs are sorted by when they could be played, and its win is counted down", () => {
    const programs = ["emp", "disarm", "wiretap", "screensaver", "spam", "gevers-attack"];
    const t = gather({ options, bosses: [{ number: 5, place: 3, programs }] });
    t.arrange({ show: "gate.bosses.0.programs", to: "all" });
    const seen = see(t, 1);
    const gathered = gatheredBy(seen, seen.state.gate.bosses[0]);
    const all = [...(gathered?.any ?? []), ...(gathered?.turn ?? []), ...(gathered?.rest ?? [])];
    expect(all.toSorted()).toEqual(programs.toSorted());
    expect(gathered?.rest.toSorted()).toEqual(["gevers-attack", "spam"]);
    expect(gathered?.any).toContain("screensaver");
  });

  test("what another EX Boss has swallowed is nobody's to sort", () => {
    const t = gather({ options, bosses: [{ number: 7, place: 3, programs: ["emp"] }] });
    expect(gatheredBy(see(t, 1), see(t, 1).state.gate.bosses[0])).toBeUndefined();
  });
});

test("Legion God: who is not Legion sees nobody's token, and an earlier check stays", () => {
  const t = gather({
    options,
    players: { 0: { id: "seeker", programs: [] }, 5: { id: "seer" } },
    portals: ["portal-1", "portal-2"],
    drawn: ["portal-6", "emp"],
    chance: { "legion-ex": [1, 0, 2, 1, 2, 1] },
  }).act("draw");
  const legion = t.state().seats.flatMap((_, seat) => (t.team(seat) === "legion" ? [seat] : []));
  expect(legion).toContain(1);
  for (let seat = 0; seat < 6; seat++) {
    const sights = sightsOf(see(t, seat));
    expect(sights.map(({ what }) => what)).toEqual(legion.includes(seat) ? ["legion"] : []);
    for (const { seats } of sights) {
      const shown = seats.filter(({ team }) => team === "legion").map((each) => each.seat);
      expect(shown).toEqual(legion);
    }
  }
  // Somebody who has seen a check before keeps it.
  const seen = structuredClone(see(t, 1));
  const [token] = seen.state.sightings[0].teams;
  const check = { ...seen.state.sightings[0], what: "teams" as const, teams: [token], seats: [2] };
  seen.state.sightings.unshift(check);
  expect(sightsOf(seen).map(({ what }) => what)).toEqual(["teams", "legion"]);
});
