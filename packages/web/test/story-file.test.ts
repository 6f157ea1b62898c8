/** A campaign of a table as a file: only what is open is in it. */
import type { CampaignView } from "@sprawl/server/wire";
import { expect, test } from "vitest";
import type { Ask } from "../src/feed/online-http.js";
import { storyFile } from "../src/online/story-file.js";

const CAMPAIGN: CampaignView = {
  game: "the-beginning",
  name: "final-battle",
  offers: [],
  played: [{ name: "the-beginning", game: "the-beginning", result: { reason: "x", winners: [] } }],
};

/** A server that keeps these matches closed. */
const asked = (closed: readonly string[]): Ask =>
  ((_: string, path: string) => {
    const error = { code: "sealed", message: "" };
    if (closed.some((match) => path.includes(`/${match}/`))) {
      return Promise.resolve({ ok: false, status: 409, error });
    }
    const body = path.endsWith("/campaign") ? { carried: { seats: 4 } } : { of: path };
    return Promise.resolve({ ok: true, body });
  }) as Ask;

const TABLE = {
  id: "t",
  seats: [
    { name: "Ada", ready: true, here: true },
    { bot: "instinct", ready: true, here: true },
  ],
  earlier: ["t.1"],
  match: "t.2",
} as const;

test("every match of it, in order, and why one cannot be told yet", async () => {
  const file = await storyFile(TABLE, CAMPAIGN, asked(["t.1"]));
  expect(file).toMatchObject({ format: "sprawl-story/1", carried: { seats: 4 } });
  expect(file.seats).toEqual(["Ada", ""]);
  expect(file.matches).toEqual([
    { match: "t.1", closed: "sealed" },
    { match: "t.2", record: { of: "/api/matches/t.2/record" } },
  ]);
});

test("once it has ended: how, and who has won", async () => {
  const ended = { ...CAMPAIGN, ending: "human-won", winners: [0] };
  const file = await storyFile(TABLE, ended, asked([]));
  expect(file).toMatchObject({ ending: "human-won", winners: [0] });
  expect(file.matches.every((match) => "record" in match)).toBe(true);
});
