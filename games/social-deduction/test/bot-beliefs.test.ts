/** What the rule-of-thumb player believes, against every way the cards may lie. */
import type { View } from "@sprawl/engine";
import { view } from "@sprawl/engine/host";
import { box, ids, ROWS, type State, type Team, teamFrom } from "@sprawl/social-deduction";
import {
  before,
  beliefs,
  cardsIn,
  handsOf,
  knownTo,
  ownTeam,
  type Suspect,
  solve,
} from "@sprawl/social-deduction/bot";
import { expect, test } from "vitest";
import { deal } from "./deal.js";
import { playOn } from "./play-on.js";

const COLOURS = ["human", "machine", "outlaw"] as const;

function sum(chances: Readonly<Record<string, number>>): number {
  return Object.values(chances).reduce((all, chance) => all + chance, 0);
}

function seen(match: ReturnType<typeof deal>["match"], seat: number): View<State> {
  return view<State>(match, seat);
}

/** Every order of these things. */
function orders<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((thing, i) =>
    orders(things.filter((_, j) => j !== i)).map((rest) => [thing, ...rest]),
  );
}

/** Every choice of so many of these things. */
function choices<T>(things: readonly T[], many: number): T[][] {
  if (many === 0) return [[]];
  return things.flatMap((thing, i) =>
    choices(things.slice(i + 1), many - 1).map((rest) => [thing, ...rest]),
  );
}

test("every chance sums to one, in the middle of matches of every size", {
  timeout: 240_000,
}, () => {
  for (const seats of [4, 6, 9]) {
    const { match } = deal(seats, { talk: true }, `sums ${seats}`);
    playOn(match, `sums ${seats}`, 40 * seats, (at) => {
      if (match.play.answers % 37 !== 0) return;
      for (const { teams, ids: id, left, right } of beliefs(at).seats) {
        for (const chances of [teams, id, left, right]) expect(sum(chances)).toBeCloseTo(1, 9);
      }
    });
  }
});

test("what is kept of the cards is what would be worked out anew, at every moment", {
  timeout: 240_000,
}, () => {
  let kept = 0;
  for (const [seats, options] of [
    [5, { talk: true }],
    [4, { hellGate: true }],
    [9, {}],
  ] as const) {
    const { match } = deal(seats, options, `kept ${seats}`);
    const lines = new Set<string>();
    playOn(match, `kept ${seats}`, 30 * seats, (at) => {
      if (match.play.answers % 7 !== 0) return;
      const line = cardsIn(at);
      if (lines.has(line)) kept++;
      lines.add(line);
      expect(before(at, ownTeam(at)).known).toEqual(knownTo(at));
    });
  }
  expect(kept).toBeGreaterThan(5);
});

test("right after the deal they are what counting every deal gives", { timeout: 120_000 }, () => {
  const { match, s, face } = deal(4, { noLoyaltyChanges: true }, "count them all");
  const me = 0;
  const mine = face(s.seats[me].ids[0].card);
  const inUse = Object.values(ids).filter(
    ({ boss, box, changesLoyalty }) => !boss && box === "core" && !changesLoyalty,
  );
  const open = s.seats.flatMap(({ ids: [laid] }) => (laid.revealed ? [face(laid.card)] : []));
  expect(open).toEqual([]); // nobody is Sleepless here
  // Every set of IDs that may have been dealt beside mine, in every order over three seats and aside.
  const sets = COLOURS.map((colour, i) => {
    const names = inUse.filter((id) => id.colour === colour && id.id !== mine).map(({ id }) => id);
    return choices(names, ROWS[4].ids[i] - (ids[mine].colour === colour ? 1 : 0));
  });
  const idCounts: Record<string, number> = {};
  let deals = 0;
  for (const humans of sets[0]) {
    for (const machines of sets[1]) {
      for (const outlaws of sets[2]) {
        const names = [...humans, ...machines, ...outlaws];
        for (const [i, name] of names.entries()) {
          // Seat 1 has this one: the others lie in any order, Sleepless only where it is set aside.
          const rest = names.filter((_, j) => j !== i);
          if (name === "sleepless") continue;
          const ways = rest.includes("sleepless") ? 2 : 6;
          idCounts[name] = (idCounts[name] ?? 0) + ways;
          deals += ways;
        }
      }
    }
  }
  const own = [s.loyalty[0], s.loyalty[1]].map(({ card }) => face(card));
  const cards = s.loyalty.slice(2).map(({ card }) => face(card));
  const teams: Record<string, number> = {};
  let total = 0;
  for (let a = 0; a < cards.length; a++) {
    for (let b = 0; b < cards.length; b++) {
      if (a === b) continue;
      for (const [id, count] of Object.entries(idCounts)) {
        const team = teamFrom(box, {
          ids: [id],
          loyalty: [cards[a], cards[b]],
          programs: [],
          marks: [],
        });
        teams[team] = (teams[team] ?? 0) + count;
        total += count;
      }
    }
  }
  expect(own).toHaveLength(2);
  const believed = beliefs(seen(match, me));
  expect(believed.exact).toBe(true);
  for (const [name, count] of Object.entries(idCounts)) {
    expect(believed.seats[1].ids[name]).toBeCloseTo(count / deals, 9);
  }
  for (const team of ["human", "machine", "outlaw"] as const) {
    expect(believed.seats[1].teams[team]).toBeCloseTo((teams[team] ?? 0) / total, 9);
  }
});

test("doings are weighed over all ways at once: the same as every order of the cards", () => {
  const { match, s, face } = deal(4, { noLoyaltyChanges: true }, "weigh them all");
  const at = seen(match, 0);
  const known = knownTo(at);
  const others = known.players.filter(({ seat }) => seat !== 0);
  // Somebody of whom much is known, so that every order can be counted.
  const weightOf = (seat: number, odds: readonly number[]) =>
    seat === 1 ? odds[1] + 0.2 : seat === 2 ? odds[0] * 0.5 + odds[2] + 0.1 : 1;
  const suspects: Suspect[] = others.map((player) => {
    const hands = handsOf(known, player);
    const weights = hands.map(({ kind, odds }) => kind.share * weightOf(player.seat, odds));
    return { player, hands, weights };
  });
  const solved = solve(
    { ...known, idPools: [{ left: known.idPools[0].left, chance: 1 }] },
    suspects,
    true,
  );
  expect(solved.exact).toBe(true);

  const cards = s.loyalty.slice(2).map(({ card }) => face(card));
  const colours = COLOURS.flatMap((colour, i) =>
    new Array<(typeof COLOURS)[number]>(known.idPools[0].left[i]).fill(colour),
  );
  const teamsAt = [1, 2, 3].map(
    () => ({ human: 0, machine: 0, outlaw: 0 }) as Record<Team, number>,
  );
  let total = 0;
  const cardOrders = orders(cards);
  for (const dealt of orders(colours)) {
    for (const lie of cardOrders) {
      const odds = others.map(({ kinds }, i) => {
        const chances = [0, 0, 0];
        for (const kind of kinds.filter(({ colour }) => colour === dealt[i])) {
          const [name] = Object.keys(kind.names);
          const loyalty = [lie[2 * i], lie[2 * i + 1]];
          const team = teamFrom(box, { ids: [name], loyalty, programs: [], marks: [] });
          chances[COLOURS.indexOf(team as "human")] += kind.share;
        }
        return chances;
      });
      // The weight of a hand is taken for each ID by itself.
      const weighed = odds.map((chances, i) =>
        chances.map(
          (chance, t) =>
            chance *
            weightOf(
              others[i].seat,
              [0, 1, 2].map((x) => (x === t ? 1 : 0)),
            ),
        ),
      );
      const sums = weighed.map((each) => each.reduce((all, part) => all + part, 0));
      const world = sums.reduce((all, part) => all * part, 1);
      total += world;
      weighed.forEach((each, i) => {
        each.forEach((part, t) => {
          teamsAt[i][COLOURS[t]] += (world * part) / sums[i];
        });
      });
    }
  }
  suspects.forEach(({ hands }, i) => {
    const machine = hands.reduce((all, { odds }, h) => all + odds[1] * solved.chances[i][h], 0);
    expect(machine).toBeCloseTo(teamsAt[i].machine / total, 6);
  });
});

test("what cannot be gets no weight", () => {
  const { match, s, face } = deal(5, {}, "never");
  const { seats } = beliefs(seen(match, 0));
  const left = s.loyalty.slice(2).map(({ card }) => face(card));
  for (const { left: one, right: two, ids: id, seat } of seats.slice(1)) {
    expect(id[face(s.seats[0].ids[0].card)] ?? 0).toBe(0); // that one is mine
    if (!s.seats[seat].ids[0].revealed) expect(id.sleepless ?? 0).toBe(0); // SD-1.19
    for (const [name, chance] of [...Object.entries(one), ...Object.entries(two)]) {
      if (!left.includes(name)) expect(chance).toBe(0);
    }
  }
  expect(seats[0].teams[beliefs(seen(match, 0)).team]).toBe(1);
});

test("the truth always has some weight, whatever was said and done", { timeout: 240_000 }, () => {
  const { match, s, face } = deal(5, { talk: true }, "truth");
  playOn(match, "truth", 400, (at) => {
    if (match.play.answers % 23 !== 0) return;
    for (const { seat, ids: id, left } of beliefs(at).seats) {
      expect(id[face(s.seats[seat].ids[0].card)]).toBeGreaterThan(0);
      expect(left[face(s.loyalty[2 * seat].card)]).toBeGreaterThan(0);
    }
  });
});
