/**
 * Nobody is sent what they may not know: two servers play the same table in two hidden worlds that
 * one viewer cannot tell apart. The same answers are given in both; every byte that viewer receives,
 * by HTTP and by socket, must be the same, in the same order, apart from ids and times. Around the
 * match people talk and vote; in one of the two worlds they also say what this viewer does not hear.
 */

import type { AnyGame, GameEntry, OptionValues, Viewer } from "@sprawl/engine";
import { canUndo, namedSeed } from "@sprawl/engine/host";
import { createMatch, type OpenMatch, opened } from "@sprawl/engine/search";
import { games } from "@sprawl/games";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gameOf, lendGame } from "../src/games.js";
import type { BotKind } from "../src/table/doc.js";
import { propose } from "../src/table/votes.js";
import { channelsOf } from "../src/talk.js";
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
const dealt = [0, 1].map(() => ({ seed: "", begin: (match: OpenMatch): OpenMatch => match }));
let servers: Trial[];
/** Are people passed for? Where each answer is given by hand, nobody must come before it. */
let arePassedFor = false;
const NEVER = 1e9;
beforeAll(async () => {
  for (const entry of [ambush, shy]) lendGame(entry);
  servers = await Promise.all(
    dealt.map((next) => {
      const seed = () => next.seed;
      const replaceMatch = (match: OpenMatch) => next.begin(match);
      // Delays are drawn the same in both, so that the order of what is sent can be compared too.
      const delay = (seat: number) => (arePassedFor ? 10 + seat * 40 : NEVER);
      return trialServer({ hooks: { seed, replaceMatch, delay } });
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
  begin: (match: OpenMatch) => OpenMatch,
  bots: readonly BotKind[] = [],
): Promise<Side> {
  const server = servers[which];
  Object.assign(dealt[which], { seed, begin });
  const all: Someone[] = [];
  const people = seats - bots.length;
  for (let seat = 0; seat < people; seat++) {
    all.push(await Someone.called(`Player-${String.fromCharCode(65 + seat)}`, server));
  }
  const table = await tableFor(all, { game: game.id, options, seats, bots });
  const { invite } = await all[0].ok("GET", `/api/tables/${table}`);
  all.push(await Someone.called("Sue", server));
  await all[people].act(table, "join", { invite });
  const lives: Live[] = [];
  for (const who of all) {
    const live = await who.live();
    await live.watch(table);
    lives.push(live);
  }
  await allReady(all.slice(0, people), table);
  for (const live of lives) await live.until(() => live.view(table));
  return { server, all, table, lives };
}

/** Without what differs between two servers and says nothing: names of things, and times. */
function plain(text: string, { table, all }: Side): string {
  let same = text.replaceAll(table, "TABLE");
  for (const { id, name } of all) same = same.replaceAll(id, `PERSON-${name}`);
  return same
    .replace(/"invite":"[a-z0-9]{26}"/g, '"invite":"I"')
    .replace(/"promise":"[0-9a-f]{64}"/g, '"promise":"P"')
    .replace(/"id":"[a-z0-9]{8}","kind"/g, '"id":"VOTE","kind"')
    .replace(/"t":\d+/g, '"t":0');
}

const post = async (each: Side, who: Someone, act: string, body: object) => {
  const { status, text } = await who.ask("POST", `/api/tables/${each.table}/${act}`, body);
  return `${act}: ${status} ${plain(text, each)}`;
};

/** What one is told who tries what cannot be done. */
async function refusals(each: Side, place: number): Promise<string[]> {
  const { server, table, all } = each;
  const who = all[place];
  const match = (await server.house.table(table)).play?.match;
  if (!match) throw new Error("nothing is played");
  const heard = [
    await post(each, who, "vote", { kind: "kick", target: place }),
    await post(each, who, "vote", { kind: "give-back" }),
    await post(each, who, "vote", { kind: "take-back", keep: 1e6 }),
    await post(each, who, "voice", { vote: "nothing", agree: true }),
    await post(each, who, "say", { channel: "team:none", text: "?" }),
    await post(each, who, "join", { seat: 0 }),
  ];
  // An undo that would be done must not be: the answers that follow would be others.
  const may = canUndo(match, place);
  if (!may.possible) heard.push(await post(each, who, "undo", {}));
  return heard.concat(`may undo: ${may.possible}`);
}

/** Somebody proposes to go back, or to end it, and thinks better of it. */
async function voted({ server, table, all }: Side, by: number): Promise<void> {
  const loaded = await server.house.table(table);
  const situation = { match: loaded.play?.match, isHere: () => true };
  for (const kind of ["take-back", "end"] as const) {
    const about = kind === "end" ? { kind } : { kind, keep: 0 };
    const { votes } = propose(loaded.doc, situation, by, about);
    if (votes[0].voters.length < 2) continue;
    await all[by].act(table, "vote", about);
    const [{ id }] = (await all[by].ok("GET", `/api/tables/${table}`)).votes;
    await all[by].act(table, "voice", { vote: id, agree: false });
  }
}

/** Talk that everybody hears; and in the second world more, in every room this viewer is not in. */
async function talked(each: Side, which: number, place: number, text: string): Promise<void> {
  const { server, table, all, lives } = each;
  const loaded = await server.house.table(table);
  const hears = channelsOf(loaded, all[place].id).reads;
  for (const who of which === 1 ? all : []) {
    for (const channel of channelsOf(loaded, who.id).speaks) {
      if (hears.includes(channel)) continue;
      await who.act(table, "say", { channel, text: "Did you see that?" });
    }
  }
  const speaks = ({ id }: Someone) => channelsOf(loaded, id).speaks.includes("table");
  await all.find(speaks)?.act(table, "say", { text });
  // Whatever came before it has arrived then, too.
  const live = lives[place];
  await live.until(() =>
    live.messages.some(({ type, line }) => type === "chat" && line.text === text),
  );
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
    const [one, two] = worlds.map((match) => match && opened(match).play.secrets.face);
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
        if (lives[0].view(table)?.result) continue; // after the end nothing is hidden any more
        const around = n % 8 === 3;
        if (around) {
          await voted(each, n % seats);
          await talked(each, which, place, `after ${n}`);
        }
        const refused = around ? await refusals(each, place) : [];
        const here = `/api/tables/${table}`;
        // Once it is over all channels are open to all, and what is said in the others differs.
        const over = lives[0].view(table)?.result !== undefined;
        const asked = [
          "/api/me/tables",
          here,
          ...(over ? [] : [`${here}/chat`]),
          ...(place < seats ? [`${here}/mine`] : []),
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
          refused,
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

test.each([
  [4, 1],
  [5, "spectator"],
] as const)(
  "in gangs: with %i seats, %s hears nothing of the others' talk, not even that there is some",
  async (seats, viewer) => {
    await compareEnough({ game: ambush.game, seats, options: {} }, viewer);
  },
);

/** Nobody wants anything but what is safe: bots whatever they hold, too. */
const shy: GameEntry = {
  ...ambush,
  game: { ...ambush.game, id: "ambush-of-the-shy" },
  instinct: (_, { safe }) => ({ answer: safe }),
};

test.each([
  ["who is passed for", ambush, []],
  ["a bot that passes", shy, ["instinct", "instinct"]],
] as const)("%s looks the same to the others, whatever they hold", async (_, { game }, bots) => {
  arePassedFor = true;
  const setting = { game, seats: 3, options: {}, seed: namedSeed("held or not") };
  // Bo and Cy exchange what they hold: one a shield, the other nothing.
  const exchange = (match: OpenMatch) => {
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
  const sides = await Promise.all([
    side(0, setting, (match) => match, bots),
    side(1, setting, exchange, bots),
  ]);
  const received: string[][] = [];
  for (const each of sides) {
    const { all, lives, table } = each;
    if (bots.length === 0) {
      for (const seat of [1, 2]) await all[seat].act(table, "standing", { kind: "*", pass: true });
    }
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
