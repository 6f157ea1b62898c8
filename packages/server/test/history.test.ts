/** Looking back while a match is played: what was told, and what was seen then. */
import { expect, test } from "vitest";
import { allReady, chooser, type Live, playOn, Someone, tableFor, trialServer } from "./client.js";

async function begin(server: { url: string }, names: readonly string[]) {
  const people = await Promise.all(names.map((name) => Someone.called(name, server)));
  const table = await tableFor(people, { options: { guards: true, tolls: true } });
  const lives: Live[] = [];
  for (const person of people) {
    const live = await person.live();
    await live.watch(table);
    lives.push(live);
  }
  await allReady(people, table);
  for (const live of lives) await live.until(() => live.view(table));
  return { people, table, lives };
}

test("the log is what each was told live, and the past is what each saw then", async () => {
  const server = await trialServer();
  try {
    const { people, table, lives } = await begin(server, ["Ada", "Bo", "Cy"]);
    const first = await Promise.all(people.map((who) => who.ok("GET", `/api/tables/${table}/log`)));
    const seen = lives.map(() => new Map<number, unknown>());
    const watch = lives.map(async (live, i) => {
      for (let from = 0; ; ) {
        const view = await live.until(() => {
          const now = live.view(table);
          return now && now.answers >= from && now;
        });
        seen[i].set(view.answers, view);
        if (view.result) return;
        from = view.answers + 1;
      }
    });
    await playOn(lives, table, chooser(3), 40);
    const { version } = await people[0].ok("GET", `/api/tables/${table}/view`);
    for (const live of lives) await live.until(() => live.views.get(table)?.version === version);
    for (const [i, who] of people.entries()) {
      const log = await who.ok("GET", `/api/tables/${table}/log`);
      expect(log.version).toBe(version);
      expect(log.events).toEqual([...first[i].events, ...lives[i].events]);
      const later = await who.ok("GET", `/api/tables/${table}/log?after=30`);
      expect(later.events).toEqual(log.events.filter(({ at }: { at: number }) => at > 30));
      expect(later.events.length).toBeGreaterThan(0);
      for (const step of [0, 1, 17, 33, version]) {
        const past = await who.ok("GET", `/api/tables/${table}/past?step=${step}`);
        const then = seen[i].get(step) as { undo?: unknown } | undefined;
        if (!then) continue;
        // What could be taken back then no longer matters.
        expect({ ...past.view, undo: 0 }).toEqual({ ...then, undo: 0 });
      }
    }
    void watch;
    for (const live of lives) await live.close();
  } finally {
    await server.end();
  }
});

test("what was taken back is gone from the log", async () => {
  const server = await trialServer();
  try {
    const { people, table, lives } = await begin(server, ["Ada", "Bo"]);
    await playOn(lives, table, chooser(5), 12);
    const before = await people[0].ok("GET", `/api/tables/${table}/log`);
    const { view } = await people[0].ok("GET", `/api/tables/${table}/view`);
    const keep = view.answers - 4;
    await people[0].act(table, "vote", { kind: "take-back", keep });
    const { votes } = await people[1].ok("GET", `/api/tables/${table}`);
    if (votes[0]) await people[1].act(table, "voice", { vote: votes[0].id, agree: true });
    const after = await people[0].ok("GET", `/api/tables/${table}/log`);
    expect(after.version).toBe(before.version + 1);
    expect(after.events).toEqual(before.events.filter(({ at }: { at: number }) => at <= keep));
    await playOn(lives, table, chooser(6), 6);
    const on = await people[0].ok("GET", `/api/tables/${table}/log`);
    expect(on.events.slice(0, after.events.length)).toEqual(after.events);
    expect(on.events.length).toBeGreaterThan(after.events.length);
    for (const live of lives) await live.close();
  } finally {
    await server.end();
  }
});

test("nothing is told of a table one may not watch, nor before play", async () => {
  const server = await trialServer();
  try {
    const ada = await Someone.called("Ada", server);
    const eve = await Someone.called("Eve", server);
    const { id } = await ada.ok("POST", "/api/tables", { game: "caravan" });
    for (const what of ["log", "past?step=0"]) {
      expect(await eve.refused("GET", `/api/tables/${id}/${what}`)).toMatchObject({
        code: "not-found",
      });
      expect(await ada.refused("GET", `/api/tables/${id}/${what}`)).toMatchObject({
        code: "not-playing",
      });
    }
  } finally {
    await server.end();
  }
});
