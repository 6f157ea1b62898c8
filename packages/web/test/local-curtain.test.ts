/** Several people at one screen: nobody sees another's private things, not for a moment. */
import type { GameEntry, GameEvent, Viewer } from "@sprawl/engine";
import { view } from "@sprawl/engine/host";
import { type OpenMatch, replay } from "@sprawl/engine/search";
import { describe, expect, test } from "vitest";
import { eyesOf } from "../src/local/eyes.js";
import type { Shown } from "../src/local/showing.js";
import { recordOfKept } from "../src/local/standing.js";
import { aPlace, begun, loadGame, playOne, sitDown, together, wholeOf } from "./local-place.js";

describe("whose eyes", () => {
  test("alone there is no curtain, whoever is waited for", () => {
    expect(eyesOf([1], [0], undefined)).toEqual({ viewer: 1 });
    expect(eyesOf([1], [1], undefined)).toEqual({ viewer: 1 });
  });

  test("bots among themselves are watched from outside", () => {
    expect(eyesOf([], [0], undefined)).toEqual({ viewer: "spectator" });
  });

  test("whoever holds the screen keeps it while bots play", () => {
    expect(eyesOf([0, 1], [2], 1)).toEqual({ viewer: 1 });
  });

  test("another one's question brings the curtain, and only what everybody sees", () => {
    expect(eyesOf([0, 1], [0], 1)).toEqual({ viewer: "spectator", curtain: 0 });
    expect(eyesOf([0, 1], [0, 1], undefined)).toEqual({ viewer: "spectator", curtain: 0 });
  });

  test("when several are asked at once, whoever holds the screen goes first", () => {
    expect(eyesOf([0, 1, 2], [0, 1, 2], 1)).toEqual({ viewer: 1 });
    expect(eyesOf([0, 1, 2], [0, 2], 1)).toEqual({ viewer: "spectator", curtain: 0 });
  });
});

/** The match as it stood when this was shown. */
async function standingAt(
  entry: GameEntry,
  place: ReturnType<typeof aPlace>,
  id: string,
  n: number,
): Promise<OpenMatch> {
  const whole = await wholeOf(place, id);
  return replay(
    entry.game,
    recordOfKept(
      whole,
      whole.answers.map(({ a }) => a),
    ),
    n,
  ).match;
}

function logsOf(shown: readonly Shown[]): (readonly GameEvent[])[] {
  const logs: (readonly GameEvent[])[] = [];
  for (const { keep, add } of shown) logs.push([...(logs.at(-1) ?? []).slice(0, keep), ...add]);
  return logs;
}

describe("hot-seat", () => {
  test("the screen never shows a face that whoever holds it may not see", async () => {
    const place = aPlace();
    const entry = await loadGame("caravan");
    const options = { guards: true, tolls: true };
    const players = [...together("Mira", "Rook"), { name: "Bot", bot: "instinct" }];
    const table = await begun(place, { game: "caravan", players, options, seed: "curtain" });
    const lifted: Viewer[] = [];
    let curtains = 0;
    for (let i = 0; i < 400 && !table.screen().view.result; i++) {
      const { curtain } = table.screen();
      if (curtain) {
        curtains++;
        await table.host.lift();
        lifted.push(curtain.seat);
        expect(table.screen().view.viewer).toBe(curtain.seat);
      }
      await playOne(table, entry);
    }
    expect(table.screen().view.result).toBeDefined();
    expect(curtains).toBeGreaterThan(10);
    expect(new Set(lifted)).toEqual(new Set([0, 1]));
    const logs = logsOf(table.shown);
    let holder: Viewer = "spectator";
    for (const [i, { view: seen, curtain }] of table.shown.entries()) {
      if (curtain) {
        expect(seen.viewer).toBe("spectator");
        expect(seen.question).toBeUndefined();
        expect(logs[i].every((event) => !event.private)).toBe(true);
      } else if (seen.viewer !== holder) {
        // Somebody else's eyes only after a curtain that named them.
        expect(table.shown[i - 1].curtain?.seat).toBe(seen.viewer);
      }
      if (seen.viewer !== "spectator") holder = seen.viewer;
      const match = await standingAt(entry, place, table.id, seen.answers);
      expect(seen.faces).toEqual(view(match, seen.viewer).faces);
    }
  });

  test("asked all at once in secret, they answer one after the other behind the curtain", async () => {
    const place = aPlace();
    const entry = await loadGame("caravan");
    const options = { guards: true, tolls: true };
    const players = together("Mira", "Rook", "Vesna");
    const table = await begun(place, { game: "caravan", players, options, seed: "sealed" });
    let asked: readonly number[] = [];
    for (let i = 0; i < 300 && asked.length < 2; i++) {
      await playOne(table, entry);
      const { pending } = table.screen().view;
      if (pending && pending.form !== "ask") asked = pending.waiting;
    }
    expect(asked.length).toBeGreaterThanOrEqual(2);
    const answered: Viewer[] = [];
    const { decision } = table.screen().view.pending ?? {};
    while (table.screen().view.pending?.decision === decision) {
      if (table.screen().curtain) await table.host.lift();
      answered.push(table.screen().view.viewer);
      await playOne(table, entry);
    }
    expect([...answered].sort()).toEqual([...asked].sort());
  });

  test("nobody answers through a curtain, and a reload lets it fall", async () => {
    const place = aPlace();
    const entry = await loadGame("caravan");
    const players = together("Mira", "Rook");
    const table = await begun(place, { game: "caravan", players, seed: "through" });
    expect(table.screen().curtain).toBeDefined();
    const { pending } = table.screen().view;
    const refused = await table.host.answer(pending?.decision ?? "", "draw");
    expect(refused?.code).toBe("not-asked");
    await playOne(table, entry);
    if (table.screen().curtain) await table.host.lift();
    expect(table.screen().view.viewer).not.toBe("spectator");
    const again = await sitDown(place, table.id);
    expect(again.screen().curtain).toBeDefined();
    expect(again.screen().view.viewer).toBe("spectator");
  });

  test("a look back behind the curtain shows what everybody saw, whatever is asked for", async () => {
    const place = aPlace();
    const entry = await loadGame("caravan");
    const table = await begun(place, {
      game: "caravan",
      players: together("Mira", "Rook"),
      seed: "back",
    });
    for (let i = 0; i < 6; i++) await playOne(table, entry);
    while (!table.screen().curtain) await playOne(table, entry);
    for (const viewer of [undefined, 0, 1] as const) {
      const moment = await table.host.moment(2, viewer);
      expect(moment.view.viewer).toBe("spectator");
      expect(moment.log.every((event) => !event.private)).toBe(true);
    }
    await table.host.lift();
    const mine = table.screen().view.viewer;
    const moment = await table.host.moment(2, mine === 0 ? 1 : 0);
    expect(moment.view.viewer).toBe(mine);
    expect(moment.answers).toBe(2);
  });
});
