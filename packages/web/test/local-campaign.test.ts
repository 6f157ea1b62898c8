/** Campaigns in the browser: what one match leaves, the next one finds. */
import { BadInput, type GameEntry, type Plain } from "@sprawl/engine";
import { describe, expect, test } from "vitest";
import type { Place } from "../src/local/begin.js";
import { campaignLine } from "../src/local/campaign-line.js";
import {
  beginFirst,
  beginSlot,
  nextIn,
  playNext,
  type Story,
  storyOf,
} from "../src/local/campaigns.js";
import type { KeptSlot } from "../src/local/kept.js";
import type { Language } from "../src/words/languages.js";
import { loadWords, voiceOf } from "../src/words/say.js";
import { speaking } from "../src/words/spoken-game.js";
import { aPlace, loadGame, playOn, playOne, sitDown, wholeOf } from "./local-place.js";

type Carried = { readonly failures: number; readonly completed: number; readonly records: Plain[] };

async function slotOf(place: Place, id: string): Promise<KeptSlot> {
  const slot = await place.store.slot(id);
  if (!slot) throw new Error("no such slot");
  return slot;
}

const carriedIn = (slot: KeptSlot) => slot.campaign.carried as unknown as Carried;

type Begun = { place: Place; entry: GameEntry; story: Story; slot: string };

async function campaign(): Promise<Begun> {
  const place = aPlace();
  const entry = await loadGame("synthetic-sins");
  const slot = await beginSlot(place, "synthetic-sins", [{ name: "Mira" }]);
  return { place, entry, story: await storyOf(place, "synthetic-sins"), slot };
}

describe("a campaign in its slot", () => {
  test("offers its first match, begins it, and waits for it", async () => {
    const { place, story, slot } = await campaign();
    expect(nextIn(story, await slotOf(place, slot)).map(({ name }) => name)).toEqual(["mission-1"]);
    const id = await playNext(place, slot, "mission-1");
    const { match } = await wholeOf(place, id);
    expect(match.campaign).toEqual({ slot, name: "mission-1" });
    expect(match.carried).toBeDefined();
    expect((await slotOf(place, slot)).current).toEqual({ name: "mission-1", match: id });
    await expect(playNext(place, slot, "mission-1")).rejects.toThrow(BadInput);
  });

  test("begun after the lessons, it is at once in its first match", async () => {
    const place = aPlace();
    const id = await beginFirst(place, "synthetic-sins", [{ name: "Mira" }]);
    const { match } = await wholeOf(place, id);
    const { slot, name } = match.campaign ?? {};
    expect(name).toBe("mission-1");
    expect((await slotOf(place, slot ?? "")).current).toEqual({ name: "mission-1", match: id });
  });

  test("the end of a match is carried over with its last answer, once", async () => {
    const { place, entry, story, slot } = await campaign();
    const id = await playNext(place, slot, "mission-1");
    const table = await sitDown(place, id);
    await playOn(table, entry, 3000);
    expect(table.screen().view.result).toBeDefined();
    const after = await slotOf(place, slot);
    expect(after.current).toBeUndefined();
    expect(after.campaign.played.map(({ name }) => name)).toEqual(["mission-1"]);
    const { completed, failures, records } = carriedIn(after);
    expect(completed + failures).toBe(1);
    expect(records.length).toBe(1);
    await sitDown(place, id);
    expect(await slotOf(place, slot)).toEqual(after);
    expect(nextIn(story, after).length).toBeGreaterThan(0);
  });

  test("a match that is given up counts as the campaign says, and does not come back", async () => {
    const { place, entry, story, slot } = await campaign();
    const id = await playNext(place, slot, "mission-1");
    const table = await sitDown(place, id);
    await playOne(table, entry);
    await table.host.abandon();
    const after = await slotOf(place, slot);
    expect(after.current).toBeUndefined();
    expect(carriedIn(after).failures).toBe(1);
    expect((await table.host.resume())?.code).toBe("over");
    const [next] = nextIn(story, after);
    const again = await playNext(place, slot, next.name);
    expect((await wholeOf(place, again)).match.carried).toMatchObject({ retry: true });
  });

  test("is played by several people on one screen, with bots in the other seats", async () => {
    const place = aPlace();
    const people = [{ name: "Ada" }, { name: "Ben" }, { name: "Kite", bot: "instinct" }];
    const options = { hellGate: true, characters: "random" };
    const slot = await beginSlot(place, "the-beginning", people, options);
    const { match } = await wholeOf(place, await playNext(place, slot, "the-beginning"));
    expect(match.players.map(({ name, bot }) => bot ?? name)).toEqual([
      ...["Ada", "Ben"],
      ...["instinct", "instinct"],
    ]);
    expect(match.options).toMatchObject({ characters: "random" });
    expect(match.sealed).toBe(true);
    expect((await slotOf(place, slot)).campaign.carried).toMatchObject({
      seats: 4,
      hellGate: true,
    });
  });

  test("says in one line what comes next and how far it is, in the words of its game", async () => {
    const { place, entry, slot } = await campaign();
    const spoken = async (id: string) => speaking(await loadGame(id), "de");
    await loadWords("de");
    const line = async (language: Language) =>
      campaignLine(await slotOf(place, slot), language, voiceOf(language), spoken);
    expect(await line("en")).toBe("Next: Mission 1, Back Door · 0 of 14 done");
    expect(await line("de")).toBe("Als Nächstes: Mission 1, Hintertür · 0 von 14 geschafft");
    const id = await playNext(place, slot, "mission-1");
    expect(await line("en")).toBe("Play on: Mission 1, Back Door · 0 of 14 done");
    const table = await sitDown(place, id);
    await playOn(table, entry, 3000);
    const won = carriedIn(await slotOf(place, slot)).completed === 1;
    expect(await line("en")).toBe(
      won
        ? "Next: Mission 2, Paper Trail · 1 of 14 done"
        : "Next: Mission 1, Back Door · 0 of 14 done",
    );
    const kept = await slotOf(place, slot);
    const over = { ...carriedIn(kept), completed: 14 };
    const done = { ...kept, campaign: { ...kept.campaign, carried: over as unknown as Plain } };
    expect(await campaignLine(done, "en", voiceOf("en"), spoken)).toMatch(
      /^The story has been told\. .* · 14 of 14 done$/,
    );
  });

  test.each([
    ["the-beginning", "Next: The Beginning · 0 of 2 done"],
    ["human-interface", "Next: 1. Zero Hour · 0 of 4 done"],
  ])("the campaign of %s too", async (game, expected) => {
    const place = aPlace();
    const slot = await slotOf(place, await beginSlot(place, game, [{ name: "Mira" }]));
    expect(await campaignLine(slot, "en", voiceOf("en"), loadGame)).toBe(expected);
  });

  test("refuses what cannot be played now", async () => {
    const { place, slot } = await campaign();
    await expect(playNext(place, slot, "mission-9")).rejects.toThrow("cannot be played now");
    await expect(playNext(place, "nowhere", "mission-1")).rejects.toThrow("no such campaign");
    await expect(beginSlot(place, "caravan", [{ name: "Mira" }])).rejects.toThrow("no campaign");
  });
});
