/** The typed client, against a server. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "@sprawl/server";
import { expect, test } from "vitest";
import { type Answered, clientOf, Refused } from "../src/index.js";

type SeenMatch = Extract<Answered<"view">, { view: unknown }>;

/** Something that can be answered, whatever the form. */
function answerTo(question: NonNullable<SeenMatch["view"]["question"]>) {
  switch (question.form) {
    case "choose":
      return question.options.at(-1)?.key ?? question.safe;
    case "pick":
    case "amount":
      return question.safe;
    default:
      return question satisfies never;
  }
}

test("it plays a match to its end, and every refusal has a code", {
  timeout: 120_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), "sprawl-client-"));
  const database = join(folder, "sprawl.db");
  const server = await startServer({ host: "127.0.0.1", port: 0, database, log: "silent" });
  try {
    const client = clientOf(server.url);
    const refused = client.call("openTable", { body: { game: "caravan" } });
    await expect(refused).rejects.toMatchObject({ status: 401, trouble: { code: "who" } });
    await expect(client.call("table", { at: { id: "nosuch" } })).rejects.toBeInstanceOf(Refused);

    expect(await client.call("whoAmI")).toEqual({});
    await client.call("introduce", { body: { name: "Ada" } });
    expect(await client.call("whoAmI")).toMatchObject({ name: "Ada" });
    const body = { game: "caravan", bots: ["random"], botPace: "at-once" } as const;
    const { id } = await client.call("openTable", { body });
    await client.call("ready", { at: { id } });
    for (let version = -1; ; ) {
      const seen = await client.call("view", { at: { id }, query: { after: version, wait: 5 } });
      if (seen.table.status === "over") break;
      if (!("view" in seen)) continue;
      version = seen.version;
      const { question } = seen.view;
      if (!question) continue;
      const { decision } = question;
      await client.call("answer", { at: { id }, body: { decision, answer: answerTo(question) } });
    }
    const match = { id: `${id}.1` };
    expect((await client.call("record", { at: match })).answers.length).toBeGreaterThan(10);
    expect((await client.call("verify", { at: match })).verified).toBe(true);
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
});
