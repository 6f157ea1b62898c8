/**
 * Nobody is sent what they may not know: two servers play the same table in two hidden worlds that
 * one viewer cannot tell apart. The same answers are given in both; every byte that viewer receives,
 * by HTTP and by socket, must be the same, in the same order, apart from ids and times.
 */
import {
  type AnyGame,
  createMatch,
  type Match,
  namedSeed,
  type OptionValues,
  type Viewer,
} from "@sprawl/engine";
import { games } from "@sprawl/games";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gameOf, lendGame } from "../src/games.js";
import { entry as ambush } from "./ambush.js";
import {
  allReady,
  chooser,
  type Live,
  Someone,
  type Trial,
  tableFor,
  trialServer,
} from "./client.js";
import { otherWorld, type Setting } from "./worlds.js";

type Side = {
  readonly server: Trial;
  readonly all: readonly Someone[];
  readonly table: string;
  readonly lives: readonly Live[];
};

/** What is dealt next at each of the two servers. */
const dealt = [0, 1].map(() => ({ seed: "", begin: (match: Match): Match => match }));
let servers: Trial[];
beforeAll(async () => {
  lendGame(ambush);
  servers = await Promise.all(
    dealt.map((next) => {
      const seed = () => next.seed;
      const replaceMatch = (match: Match) => next.begin(match);
      // Delays are drawn the same in both, so that the order of what is sent can be compared too.
      return trialServer({ hooks: { seed, replaceMatch, delay: (seat) => 10 + seat * 40 } });
    }),
  );
});
afterAll(async () => {
  for (const server of servers) await server.end();
});

/** A table at this server, everybody connected; the last of them has no seat. */
async function side(
  which: number,
  { game, seats, options, seed }: Setting,
  begin: (match: Match) => Match,
): Promise<Side> {
  const server = servers[which];
  Object.assign(dealt[which], { seed, begin });
  const all: Someone[] = [];
  for (let seat = 0; seat < seats; seat++) {
    all.push(await Someone.called(`Player-${String.fromCharCode(65 + seat)}`, server));
  }
  const table = await tableFor(all, { game: game.id, options });
  const { invite } = await all[0].ok("GET", `/api/tables/${table}`);
  all.push(await Someone.called("Sue", server));
  await all[seats].act(table, "join", { invite });
  const lives: Live[] = [];
  for (const who of all) {
    const live = await who.live();
    await live.watch(table);
    lives.push(live);
  }
  await allReady(all.slice(0, seats), table);
  for (const live of lives) await live.until(() => live.view(table));
  return { server, all, table, lives };
}

/** Without what differs between two servers and says nothing: names of things, and times. */
function plain(text: string, { table, all }: Side): string {
  let same = text.replaceAll(table, "TABLE");
  for (const { id, name } of all) same = same.replaceAll(id, `PERSON-${name}`);
  return same.replace(/"invite":"[a-z0-9]{26}"/g, '"invite":"I"');
}

/** Returns how much was compared: answers, times cards that lay elsewhere. */
async function compare(setting: Setting, viewer: Viewer, round: number): Promise<number> {
  const { seats } = setting;
  const other = otherWorld(setting, viewer, chooser(round * 31 + seats));
  if (!other) return 0;
  const sides = await Promise.all([
    side(0, setting, (match) => match),
    side(1, setting, other.begin),
  ]);
  const place = viewer === "spectator" ? seats : viewer;
  try {
    const worlds = await Promise.all(
      sides.map(async ({ server, table }) => (await server.house.table(table)).play?.match),
    );
    const [one, two] = worlds.map((match) => match?.play.secrets.face);
    expect(one).not.toEqual(two);
    const read = [0, 0];
    for (const [n, [seat, answer]] of other.answers.entries()) {
      const received = [];
      for (const [which, each] of sides.entries()) {
        const { lives, table, all } = each;
        const decision = lives[0].view(table)?.pending?.decision;
        const wrong = await all[place].ask("POST", `/api/tables/${table}/answer`, {
          decision,
          answer: "guard card=3",
        });
        const reply = await lives[seat].act(table, "answer", { decision, answer });
        expect(reply.type).toBe("done");
        const at = (live: Live) => live.views.get(table)?.version ?? 0;
        for (const live of lives) await live.until(() => at(live) > n);
        const here = `/api/tables/${table}`;
        const asked = [
          "/api/me/tables",
          `${here}/view`,
          `${here}/log`,
          `${here}/past?step=${n >> 1}`,
        ];
        const http = [];
        for (const path of n % 4 === 3 ? asked : []) {
          const { status, text } = await all[place].ask("GET", path);
          expect(status, text).toBe(200);
          http.push(plain(text, each));
        }
        received.push({
          errors: `${wrong.status} ${plain(wrong.text, each)}`,
          http,
          socket: lives[place].texts.slice(read[which]).map((text) => plain(text, each)),
        });
        read[which] = lives[place].texts.length;
      }
      expect(received[1]).toEqual(received[0]);
    }
  } finally {
    for (const { lives } of sides) for (const live of lives) await live.close();
  }
  return other.answers.length * other.moved;
}

/** Another deal each round, until enough was compared. */
async function compareEnough(setting: Omit<Setting, "seed">, viewer: Viewer): Promise<void> {
  let compared = 0;
  for (let round = 0; round < 8 && compared < 100; round++) {
    const seed = namedSeed(`leak ${setting.seats} ${viewer} ${round}`);
    compared += await compare({ ...setting, seed }, viewer, round);
  }
  expect(compared, "too few worlds could be compared").toBeGreaterThanOrEqual(100);
}

/** For whom it is tried: with the fewest seats, and with a few more where a game takes them. */
function viewersOf({ min, max }: { min: number; max: number }): readonly [number, Viewer][] {
  if (max === 1) return [[1, 0]];
  const more = Math.min(max, min + 2);
  return [
    [min, 0],
    [more, 1],
    [more, "spectator"],
  ];
}

/** The last of the game's own presets that goes with so many seats. */
function fullest(game: AnyGame, seats: number): OptionValues {
  const fits = (options: OptionValues) => {
    try {
      return createMatch(game, { seats, options, seed: namedSeed("does it fit?") }) !== undefined;
    } catch {
      return false;
    }
  };
  return Object.values(game.presets ?? {}).findLast(fits) ?? {};
}

describe.each(games.map(({ id, seats }) => ({ id, seats })))("$id", ({ id, seats: range }) => {
  test.each(viewersOf(range))(
    "with %i seats, %s receives the same bytes in every hidden world",
    async (seats, viewer) => {
      const { game } = await gameOf(id);
      await compareEnough({ game, seats, options: fullest(game, seats) }, viewer);
    },
  );
});

test("who is passed for looks the same to the others, whatever they hold", async () => {
  const { game } = ambush;
  const setting = { game, seats: 3, options: {}, seed: namedSeed("held or not") };
  // Bo and Cy exchange what they hold: one a shield, the other nothing.
  const exchange = (match: Match) => {
    const { at, face } = match.play.secrets;
    const { hands } = match.play.state as { hands: readonly number[] };
    const [one, two] = [at[hands[1]], at[hands[2]]];
    expect(face[one]).not.toBe(face[two]);
    const faces = new Map([
      [one, face[two]],
      [two, face[one]],
    ]);
    const world = createMatch(game, {
      ...match.header,
      trace: { shown: new Map(), disclosures: [], faces },
    });
    world.play.trace = undefined;
    return world;
  };
  const sides = await Promise.all([side(0, setting, (match) => match), side(1, setting, exchange)]);
  const received: string[][] = [];
  for (const each of sides) {
    const { all, lives, table } = each;
    for (const seat of [1, 2]) await all[seat].act(table, "standing", { kind: "*", pass: true });
    const { decision } = await lives[0].until(() => lives[0].question(table));
    await lives[0].act(table, "answer", { decision, answer: "shoot target=1" });
    // Both are passed for, Bo is out, Cy is passed for again; then it is Cy's turn.
    await lives[0].until(() => {
      const { kind, waiting = [] } = lives[0].view(table)?.pending ?? {};
      return kind === "act" && waiting[0] === 2;
    });
    received.push(lives[0].texts.map((text) => plain(text, each)));
    for (const live of lives) await live.close();
  }
  expect(received[0].length).toBeGreaterThan(5);
  expect(received[1]).toEqual(received[0]);
});
