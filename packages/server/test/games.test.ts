/** Every game of the registry, over the wire: whole matches, with people and with bots. */
import { games } from "@sprawl/games";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gameOf } from "../src/games.js";
import type { TableView } from "../src/wire/messages.js";
import {
  allReady,
  areTrialsElsewhere,
  chooser,
  type Live,
  playOn,
  Someone,
  type Trial,
  tableFor,
  trialServer,
} from "./client.js";

let server: Trial;
/** People sit first, and give each answer by hand: nobody passes for them before it. */
let people = 1;
const NEVER = 1e9;
beforeAll(async () => {
  const delay = (seat: number) => (seat < people ? NEVER : undefined);
  server = await trialServer({ hooks: { delay } });
});
afterAll(() => server.end());

async function seated(count: number, settings: object) {
  people = count;
  const all: Someone[] = [];
  for (let i = 0; i < count; i++) {
    all.push(await Someone.called(`Player-${String.fromCharCode(65 + i)}`, server));
  }
  const table = await tableFor(all, settings);
  const lives: Live[] = [];
  for (const who of all) {
    const live = await who.live();
    await live.watch(table);
    lives.push(live);
  }
  await allReady(all, table);
  for (const live of lives) await live.until(() => live.view(table));
  return { all, table, lives };
}

/** Play to the end; if that is farther than so many answers, everybody agrees to end it. */
async function playOut(
  all: readonly Someone[],
  lives: readonly Live[],
  table: string,
  most: number,
): Promise<void> {
  await playOn(lives, table, chooser(7), most);
  if (!lives[0].view(table)?.result) {
    await all[0].act(table, "vote", { kind: "end" });
    const { votes } = await all[0].ok("GET", `/api/tables/${table}`);
    for (const { id } of votes) {
      for (const who of all.slice(1))
        await who.ask("POST", `/api/tables/${table}/voice`, { vote: id, agree: true });
    }
  }
  for (const live of lives) await live.until(() => live.tables.get(table)?.status === "over");
}

/** Out of memory and back: everybody must see what they saw. */
async function droppedAndBack(all: readonly Someone[], table: string): Promise<void> {
  const look = () =>
    Promise.all(all.map(async (who) => (await who.ok("GET", `/api/tables/${table}/view`)).view));
  const before = await look();
  const loaded = await server.house.table(table);
  server.house.tables.delete(table);
  await loaded.drop();
  expect(await look()).toEqual(before);
  expect(await server.house.table(table)).not.toBe(loaded);
}

describe.each(games.map(({ id, seats }) => ({ id, seats })))(
  "$id",
  ({ id, seats: { min, max } }) => {
    test.for([...new Set([min, max])])(
      "%i people play, leave, come back and play on",
      async (seats, { skip }) => {
        skip(seats > 4 && areTrialsElsewhere(), "many seats are tried on a file");
        const { all, table, lives } = await seated(seats, { game: id });
        await playOn(lives, table, chooser(5), 20);
        for (const live of lives) await live.close();
        await droppedAndBack(all, table);
        const again = await Promise.all(all.map((who) => who.live()));
        for (const live of again) await live.watch(table);
        for (const live of again) await live.until(() => live.view(table));
        await playOut(all, again, table, 150);
        const match = `${table}.1`;
        // As it was seen, so it can be seen again, and the deal is the one that was committed to.
        const { commitment, answers } = again[0].view(table) ?? {};
        const verdict = await all[0].ok("GET", `/api/matches/${match}/verify`);
        expect(verdict).toMatchObject({ verified: true, problems: [], commitment });
        const replay = await all[0].ok("GET", `/api/matches/${match}/replay?seat=${seats - 1}`);
        expect(replay).toMatchObject({ steps: answers, view: { viewer: seats - 1, answers } });
        expect(replay.view.state).toEqual(again[seats - 1].view(table)?.state);
        for (const live of again) await live.close();
      },
    );

    test("every preset of the game can be dealt", async ({ skip }) => {
      skip(areTrialsElsewhere(), "deals are tried on a file");
      const { game } = await gameOf(id);
      const host = await Someone.called("Host", server);
      for (const preset of Object.keys(game.presets ?? {})) {
        // Some go with some numbers of seats only, and say so before anybody sits down.
        let table: TableView | undefined;
        for (let seats = min; seats <= max && !table; seats++) {
          const bots = new Array<string>(seats - 1).fill("instinct");
          const opened = await host.ask("POST", "/api/tables", { game: id, preset, seats, bots });
          if (opened.status === 200) table = opened.body as TableView;
          else expect(opened.body.error).toMatchObject({ code: "malformed", field: "seats" });
        }
        if (!table) throw new Error(`${preset} cannot be dealt`);
        await host.act(table.id, "ready");
        const { view } = await host.ok("GET", `/api/tables/${table.id}/view?after=-1`);
        expect([preset, view.viewer]).toEqual([preset, 0]);
        await host.act(table.id, "leave");
      }
    });

    test.runIf(max > 1)("one person among bots", async () => {
      const bots = Array.from({ length: min - 1 }, (_, i) => (i % 2 ? "random" : "instinct"));
      const { all, table, lives } = await seated(1, { game: id, seats: min, bots });
      await playOut(all, lives, table, 12);
      for (const live of lives) await live.close();
    });
  },
);
