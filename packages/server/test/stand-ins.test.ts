/** Those who answer for others: whatever goes wrong, the table is not left waiting for them. */

import { caravan } from "@sprawl/caravan";
import type { AnyGame, Rule } from "@sprawl/engine";
import { formOfPending } from "@sprawl/engine/host";
import { createMatch, type OpenMatch } from "@sprawl/engine/search";
import { expect, test, vi } from "vitest";
import type { Matches } from "../src/store/matches.js";
import { chooser, playOn, Someone, type Trial, tableFor, trialServer } from "./client.js";

async function pass(who: Someone, table: string): Promise<void> {
  const { view } = await who.ok("GET", `/api/tables/${table}/view`);
  await who.act(table, "answer", { decision: view.question.decision, answer: "pass" });
}

/** Ada and a bot; Ada has had her turn. */
async function botsTurn(server: Trial) {
  const ada = await Someone.called("Ada", server);
  const table = await tableFor([ada], { seats: 2, bots: ["instinct"] });
  await ada.act(table, "ready");
  for (let i = 0; i < 2; i++) await pass(ada, table);
  return { ada, table };
}

const answersOf = async (matches: Matches, table: string) =>
  (await matches.since(`${table}.1`, 0)).flatMap(({ act }) => ("a" in act ? [act.by] : []));

test.each([
  ["once", 1, 0],
  ["several times, and the match with it", 3, 2],
])("a bot plays although the database was away %s", async (_, writes, reads) => {
  const server = await trialServer();
  try {
    const { matches } = server.house.store;
    const real = { ...matches };
    let [lostWrites, lostReads] = [0, 0];
    matches.append = (match, seq, act) => {
      if ("a" in act && act.by === "bot" && lostWrites++ < writes) throw new Error("away");
      return real.append(match, seq, act);
    };
    // Once a write has failed, what is there is looked at; that fails too.
    matches.since = (match, seq) => {
      if (lostWrites > 0 && lostReads++ < reads) throw new Error("away");
      return real.since(match, seq);
    };
    const { ada, table } = await botsTurn(server);
    await vi.waitFor(
      async () => {
        const { view } = await ada.ok("GET", `/api/tables/${table}/view`);
        expect(view.pending.waiting).toEqual([0]);
      },
      { timeout: 60_000 },
    );
    expect(lostWrites).toBeGreaterThan(writes);
    expect(await answersOf(real, table)).toEqual(["person", "person", "bot", "bot"]);
  } finally {
    await server.end();
  }
});

test("a bot over whose answer a rule goes wrong gives the safe one", async () => {
  const game = caravan as unknown as AnyGame;
  const broken: AnyGame = {
    ...game,
    steps: {
      ...game.steps,
      *act(g, arg: never): Rule<void> {
        const step = game.steps.act(g, arg);
        let next = step?.next(undefined as never);
        while (step && next && !next.done) {
          const given = yield next.value;
          if ((given as { kind?: string }).kind !== "pass") throw new Error("broken");
          next = step.next(given);
        }
      },
    },
  };
  const replaceMatch = (match: OpenMatch) => createMatch(broken, match.header);
  const server = await trialServer({ hooks: { replaceMatch } });
  try {
    const ada = await Someone.called("Ada", server);
    const table = await tableFor([ada], { seats: 2, bots: ["instinct"] });
    const live = await ada.live();
    await live.watch(table);
    await ada.act(table, "ready");
    const { matches } = server.house.store;
    const faults = async () => (await matches.faults(`${table}.1`)).length;
    for (let turn = 0; turn < 20 && (await faults()) === 0; turn++) {
      for (let i = 0; i < 2; i++) {
        const { decision } = await live.until(() => live.question(table));
        await ada.act(table, "answer", { decision, answer: "pass" });
        await live.until(() => live.question(table)?.decision !== decision);
      }
    }
    await live.until(() => live.question(table));
    expect(await faults()).toBeGreaterThan(0);
    await live.close();
  } finally {
    await server.end();
  }
});

test("where several are asked, nobody waits for a bot that is still thinking", async () => {
  const server = await trialServer();
  try {
    let asked = 0;
    server.house.thinkers.think = async ({ match }) => {
      if (formOfPending(match) === "ask") return undefined;
      asked++;
      return new Promise(() => {});
    };
    const ada = await Someone.called("Ada", server);
    const options = { guards: true, tolls: true };
    const table = await tableFor([ada], { seats: 2, bots: ["search"], options });
    const live = await ada.live();
    await live.watch(table);
    await ada.act(table, "ready");
    await playOn([live], table, chooser(3), 30);
    expect(asked).toBeGreaterThan(1);
    await live.close();
  } finally {
    await server.end();
  }
}, 60_000);

test("a table is not dropped from memory before a bot has played", async () => {
  const server = await trialServer({ idle: 1, botDelay: [300, 300] });
  try {
    const { table } = await botsTurn(server);
    const { matches } = server.house.store;
    await vi.waitFor(async () => expect(await answersOf(matches, table)).toHaveLength(4), {
      timeout: 60_000,
    });
    await vi.waitFor(() => expect(server.house.tables.size).toBe(0), { timeout: 60_000 });
  } finally {
    await server.end();
  }
});
