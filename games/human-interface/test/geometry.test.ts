/** Movement, sight, TAC, ranges, grenades, doors and lifts on boards by chance, against definitions. */
import { box, type Interface, type Model } from "@sprawl/human-interface";
import fc from "fast-check";
import { expect, test } from "vitest";
import { damageOf, makeAttack, waysToAttack } from "../src/attacks.js";
import { directionBeyond, scattersTo, throwNeeds, throwSquares } from "../src/grenades.js";
import { reachable } from "../src/moving.js";
import {
  canSee,
  distanceBetween,
  isAdjacent,
  modelsBetween,
  seesSquare,
  stepsAround,
  tacBetween,
} from "../src/sight.js";
import {
  between,
  type Chance,
  chances,
  changed,
  far,
  isSolid,
  onBoard,
  planOf,
  seesByDefinition,
  WIDE,
  walksByDefinition,
  xOf,
  yOf,
} from "./definitions.js";
import { mission, rulesOf } from "./mission.js";

const TEAMS = [
  ["harvey", "shoko", "tomo"],
  ["isamu", "markus", "tetsuo"],
];

/** The same boards in every run; any other number brings others. */
const SEED = 36;

/** On so many boards by chance, with six people on each of whom one is unconscious. */
function onBoards(runs: number, check: (g: Interface, chance: Chance) => void): void {
  const base = rulesOf(mission(TEAMS, { models: { tomo: { condition: "unconscious" } } }));
  fc.assert(
    fc.property(chances, (chance) => check(onBoard(base, chance), chance)),
    { numRuns: runs, seed: SEED },
  );
}

const there = (g: Interface): Model[] => g.state.models.filter(({ at }) => at >= 0);
const awake = (g: Interface): Model[] => there(g).filter(({ condition }) => condition === "ready");
const pairs = (g: Interface): (readonly [Model, Model])[] =>
  there(g).flatMap((a) => there(g).flatMap((b) => (a === b ? [] : [[a, b] as const])));

/** Conscious models in squares the line crosses. */
const standBetween = (g: Interface, from: number, to: number): Model[] =>
  between(from, to).flatMap((at) => awake(g).filter((model) => model.at === at));

test("HI-10.1, HI-10.6, HI-10.7, HI-10.8, HI-10.10, HI-41.1 who sees whom is what the definition says, on any board", () => {
  onBoards(25, (g, { intervening }) => {
    for (const [a, b] of pairs(g)) {
      const others = standBetween(g, a.at, b.at);
      const clear = intervening ? others.length < 3 : others.every(({ team }) => team === a.team);
      expect(canSee(g, a, b)).toBe(clear && seesByDefinition(g, a.at, b.at));
    }
  });
});

test("HI-10.11 sight without models is the same in both directions, on any board", () => {
  onBoards(25, (g) => {
    for (const [a, b] of pairs(g))
      expect(seesSquare(g, a.at, b.at)).toBe(seesSquare(g, b.at, a.at));
  });
});

test("HI-10.7, HI-41.1 so is that of two of one Team, and that of all where models only hinder", () => {
  onBoards(25, (g, { intervening }) => {
    for (const [a, b] of pairs(g)) {
      if (intervening || a.team === b.team) expect(canSee(g, a, b)).toBe(canSee(g, b, a));
    }
  });
});

test("HI-41.1, HI-41.3 who stands between is found, the nearest to the first square first", () => {
  onBoards(25, (g) => {
    for (const [a, b] of pairs(g)) {
      const found = modelsBetween(g, a.at, b.at).map(({ id }) => id);
      expect(found).toEqual(standBetween(g, a.at, b.at).map(({ id }) => id));
    }
  });
});

test("HI-9.11, HI-R32 distance and being adjacent are what the definition says", () => {
  onBoards(25, (g) => {
    for (const [a, b] of pairs(g)) {
      expect(distanceBetween(g, a.at, b.at)).toBe(far(a.at, b.at));
      expect(isAdjacent(g, a.at, b.at)).toBe(
        far(a.at, b.at) === 1 && seesByDefinition(g, a.at, b.at),
      );
    }
  });
});

/** HI-11.4 to HI-11.6, HI-12.5: what a square counts for attacks of this Team. */
function tacByDefinition(g: Interface, team: number, at: number): number {
  const { areas, areaOf, squaresOf } = planOf(g);
  const area = areaOf[at];
  if (area < 0) return 0;
  const [{ team: holder, at: place }] = g.state.terminals;
  const served =
    areaOf[place] === area ||
    squaresOf[area].some((one) => squaresOf[areaOf[place]].some((other) => far(one, other) <= 2));
  const held = holder >= 0 && served;
  if (held && holder === team) return 0;
  return team < 0 && !held ? 0 : areas[area].tac;
}

test("HI-11.3, HI-11.4, HI-11.5, HI-11.6, HI-12.5 the highest TAC on the line counts, cameras considered", () => {
  onBoards(25, (g) => {
    for (const [a, b] of pairs(g)) {
      for (const team of [-1, 0, 1]) {
        const line = [a.at, ...between(a.at, b.at), b.at];
        const highest = Math.max(...line.map((at) => tacByDefinition(g, team, at)));
        expect(tacBetween(g, team, a.at, b.at)).toBe(highest);
      }
    }
  });
});

test("HI-27.2, HI-27.3, HI-27.11, HI-28.1, HI-28.6, HI-28.10 what reaches, and which Damage it does there", () => {
  onBoards(25, (g) => {
    for (const [a, b] of pairs(g)) {
      const seen = canSee(g, a, b) && b.condition === "ready" && a.team !== b.team;
      const away = far(a.at, b.at);
      const beside = away === 1 && seesByDefinition(g, a.at, b.at);
      const weapons = a.equipment.flatMap(
        ({ id }) => g.box.weapons[id] ?? g.box.gear[id]?.weapon ?? [],
      );
      const wanted = weapons.filter(({ class: sort, effective, maximum }) => {
        if (sort === "grenade" || sort === "mine") return false;
        return beside ? sort !== "heavy" : away <= (maximum ?? effective).range;
      });
      const names = wanted.map(({ id }) => id);
      const ways = waysToAttack(g, a, b);
      const bare = beside ? ["bare-hands"] : [];
      expect(ways.map(({ weapon }) => weapon.id)).toEqual(seen ? [...names, ...bare] : []);
      for (const means of ways) {
        const { weapon, close } = means;
        expect(close).toBe(beside || weapon.class === "close");
        if (weapon.id === "bare-hands") continue;
        const { effective, maximum } = weapon;
        const bracket = close || !maximum || away <= effective.range ? effective : maximum;
        expect(damageOf(g, makeAttack(g, a, b, means))).toBe(bracket.damage);
      }
    }
  });
});

test("HI-31.2, HI-31.3, HI-31.13 where a grenade may be thrown, and how well it must be", () => {
  const { "flash-bang-grenades": flash } = box.weapons;
  onBoards(12, (g) => {
    for (const thrower of awake(g)) {
      const open = planOf(g).squaresOf.flat();
      const wanted = open.filter(
        (at) =>
          at !== thrower.at &&
          far(thrower.at, at) <= flash.effective.range &&
          !isSolid(g, xOf(at), yOf(at)) &&
          seesByDefinition(g, thrower.at, at),
      );
      const squares = throwSquares(g, thrower, flash);
      expect(squares.toSorted((a, b) => a - b)).toEqual(wanted.toSorted((a, b) => a - b));
      for (const at of squares.slice(0, 12)) {
        const crossed = standBetween(g, thrower.at, at).length;
        expect(throwNeeds(g, thrower, at)).toBe(3 + far(thrower.at, at) + crossed);
      }
    }
  });
});

const CLOCKWISE = [-WIDE, -WIDE + 1, 1, WIDE + 1, WIDE, WIDE - 1, -1, -WIDE - 1];

/** HI-R102: the square the line, drawn on twice as far again, meets next after the target. */
function beyond(from: number, to: number): number {
  const [dx, dy] = [xOf(to) - xOf(from), yOf(to) - yOf(from)];
  const size = Math.max(Math.abs(dx), Math.abs(dy)) + 2;
  // On a board of its own, large enough to draw the line on.
  const wide = { x: 3 * Math.abs(dx) + size, y: 3 * Math.abs(dy) + size };
  if (wide.x >= WIDE || wide.y >= WIDE) return -1;
  const start = (dy < 0 ? wide.y - 1 : 0) * WIDE + (dx < 0 ? wide.x - 1 : 0);
  const target = start + dy * WIDE + dx;
  const line = between(start, start + 3 * dy * WIDE + 3 * dx);
  const next = line[line.indexOf(target) + 1];
  return CLOCKWISE.indexOf(next - target);
}

test("HI-31.6, HI-R102, HI-R143 beyond the target is the next square of the line drawn on", () => {
  for (let dx = -9; dx <= 9; dx++) {
    for (let dy = -9; dy <= 9; dy++) {
      if (dx === 0 && dy === 0) continue;
      const from = 18 * WIDE + 18;
      const to = from + dy * WIDE + dx;
      const wanted = beyond(from, to);
      if (wanted >= 0) expect(directionBeyond(from, to)).toBe(wanted);
    }
  }
});

test("HI-31.6, HI-31.7 a grenade that scatters stops before walls and closed doors", () => {
  const { "flash-bang-grenades": flash } = box.weapons;
  onBoards(25, (g, { places }) => {
    const [thrower] = awake(g);
    const [to] = throwSquares(g, thrower, flash);
    if (to === undefined || isSolid(g, xOf(thrower.at), yOf(thrower.at))) return; // HI-13.12
    const card = 1 + (places[0] % 10);
    const turns = card > 8 ? 0 : card - 1;
    const landing = to + CLOCKWISE[(directionBeyond(thrower.at, to) + turns) % 8];
    const inside = landing >= 0 && landing < WIDE * WIDE && far(landing, to) === 1;
    let wanted = inside ? thrower.at : to;
    if (inside) {
      for (const at of [...between(thrower.at, landing), landing]) {
        if (isSolid(g, xOf(at), yOf(at)) || !seesByDefinition(g, wanted, at)) break;
        wanted = at;
      }
      const free = !isSolid(g, xOf(landing), yOf(landing));
      const clear = free && seesByDefinition(g, thrower.at, landing);
      expect(wanted === landing).toBe(clear);
    }
    expect(scattersTo(g, thrower.at, to, card)).toBe(wanted);
  });
});

test("HI-26.1, HI-26.3, HI-26.4, HI-26.5, HI-9.8, HI-13.13 how far one gets with so many steps, doors open and closed", () => {
  onBoards(25, (g, { places }) => {
    const [model] = awake(g);
    const steps = 1 + (places[1] % 6);
    const held = awake(g).filter(({ team }) => team !== model.team);
    const walks = walksByDefinition(g, model.at, (at) => held.some((other) => other.at === at));
    const wanted = [...walks].flatMap(([at, taken]) =>
      taken > 0 && taken <= steps && !there(g).some((other) => other.at === at) ? [at] : [],
    );
    const found = reachable(g, model, steps);
    expect(found.toSorted((a, b) => a - b)).toEqual(wanted.toSorted((a, b) => a - b));
  });
});

test("HI-13.4, HI-13.21, HI-10.4 opening one door takes no way and no sight away; closing all takes both from those apart", () => {
  onBoards(20, (g) => {
    const { doors } = g.state;
    if (doors.length === 0) return;
    const all = (open: boolean): Interface =>
      changed(g, { state: { ...g.state, doors: doors.map((door) => ({ ...door, open })) } });
    const [wide, shut] = [all(true), all(false)];
    for (const [a, b] of pairs(g)) {
      if (seesSquare(g, a.at, b.at)) expect(seesSquare(wide, a.at, b.at)).toBe(true);
      if (!seesSquare(g, a.at, b.at)) expect(seesSquare(shut, a.at, b.at)).toBe(false);
      expect(seesSquare(shut, a.at, b.at)).toBe(seesByDefinition(shut, a.at, b.at));
    }
    for (const { at } of doors) {
      for (const beside of [at - 1, at + 1, at - WIDE, at + WIDE]) {
        if (far(beside, at) !== 1 || isSolid(shut, xOf(beside), yOf(beside))) continue;
        expect(stepsAround(shut, beside)).not.toContain(at);
        expect(stepsAround(wide, beside)).toContain(at);
      }
    }
  });
});

test("HI-36.1 the doctor's steps to each lift are the least any way needs; on a lift the mission is over", () => {
  const { extraction } = box.missions;
  const base = rulesOf(mission([TEAMS[0], TEAMS[1]], { mission: "extraction" }));
  const lifts = (extraction.lifts ?? []).map((lift) => lift.map(([x, y]) => y * WIDE + x));
  const open = extraction.plan.squaresOf.flat();
  fc.assert(
    fc.property(fc.constantFrom(...open, ...lifts.flat()), (at) => {
      const models = base.state.models.map((model) =>
        model.id === "doctor" ? { ...model, at } : model,
      );
      const doors = base.state.doors.map((door) => ({ ...door, open: true }));
      const g = changed(base, { state: { ...base.state, models, doors } });
      const walks = walksByDefinition(g, at);
      const wanted = lifts.map((lift) => Math.min(...lift.map((to) => walks.get(to) ?? 9999)));
      expect(extraction.progress(g).map(({ n }) => n)).toEqual(wanted);
      const over = lifts.findIndex((lift) => lift.includes(at));
      const faction = base.state.teams[over]?.faction;
      expect(extraction.decidedAtOnce?.(g)?.sides ?? []).toEqual(over < 0 ? [] : [faction]);
    }),
    { numRuns: 10, seed: SEED },
  );
});
