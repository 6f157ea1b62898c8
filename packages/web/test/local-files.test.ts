/** Files: what goes out comes in again, and what is wrong is named. */
import { BadInput } from "@sprawl/engine";
import { beforeAll, describe, expect, test } from "vitest";
import { beginSlot, playNext } from "../src/local/campaigns.js";
import { faultOf } from "../src/local/file-fault.js";
import { importFile, type MatchFile, matchFile, slotFile } from "../src/local/files.js";
import {
  alone,
  aPlace,
  begun,
  loadGame,
  playOn,
  playOne,
  sitDown,
  wholeOf,
} from "./local-place.js";

async function exported(answers: number): Promise<MatchFile> {
  const place = aPlace();
  const entry = await loadGame("caravan");
  const table = await begun(place, { game: "caravan", players: alone(1), seed: "file" });
  await playOn(table, entry, answers);
  return matchFile(entry, await wholeOf(place, table.id));
}

describe("a match as a file", () => {
  test("comes back where it stood, with its players, its answers and the bots' reasons", async () => {
    const place = aPlace();
    const entry = await loadGame("caravan");
    const table = await begun(place, { game: "caravan", players: alone(1), seed: "there" });
    await playOn(table, entry, 4);
    const whole = await wholeOf(place, table.id);
    const text = JSON.stringify(matchFile(entry, whole));
    const other = aPlace();
    const { kind, id } = await importFile(other, text);
    expect(kind).toBe("match");
    const kept = await wholeOf(other, id);
    expect(kept.answers).toEqual(whole.answers);
    expect(kept.match.players).toEqual(whole.match.players);
    const again = await sitDown(other, id);
    expect(again.screen().view).toEqual(table.screen().view);
    await playOn(again, entry);
    await playOn(table, entry);
    expect(again.screen().view.result).toEqual(table.screen().view.result);
  });

  test("a bare record, as the server writes it, is taken too", async () => {
    const { record } = await exported(3000);
    const place = aPlace();
    const { id } = await importFile(place, JSON.stringify(record));
    const { match } = await wholeOf(place, id);
    expect(match.result).toBeDefined();
    expect(match.players).toEqual([{ name: "Seat 1" }, { name: "Seat 2" }]);
  });

  test("a campaign comes back with the match that is being played", async () => {
    const place = aPlace();
    const entry = await loadGame("synthetic-sins");
    const slot = await beginSlot(place, "synthetic-sins", [{ name: "Mira" }]);
    const table = await sitDown(place, await playNext(place, slot, "mission-1"));
    await playOne(table, entry);
    const kept = await place.store.slot(slot);
    if (!kept) throw new Error("no slot");
    const other = aPlace();
    const { kind, id } = await importFile(other, JSON.stringify(await slotFile(place, kept)));
    expect(kind).toBe("campaign");
    const back = await other.store.slot(id);
    expect(back?.campaign).toEqual(kept.campaign);
    const again = await sitDown(other, back?.current?.match ?? "");
    expect(again.screen().view).toEqual(table.screen().view);
    await again.host.abandon();
    expect((await other.store.slot(id))?.current).toBeUndefined();
  });
});

describe("a file that is wrong", () => {
  let good: MatchFile;
  beforeAll(async () => {
    good = await exported(3);
  });

  async function placeOf(file: unknown): Promise<string> {
    const text = typeof file === "string" ? file : JSON.stringify(file);
    const place = aPlace();
    const error: unknown = await importFile(place, text).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BadInput);
    expect(await place.store.list()).toEqual([]);
    return error instanceof BadInput ? error.place : "";
  }

  test("is told in words that help whoever chose it", async () => {
    const fault = async (file: unknown) => {
      const text = typeof file === "string" ? file : JSON.stringify(file);
      return faultOf(await importFile(aPlace(), text).catch((thrown: unknown) => thrown));
    };
    const { record } = good;
    expect(await fault("Dear diary")).toBe("foreign");
    expect(await fault({})).toBe("foreign");
    expect(await fault({ format: "somebody-else/1" })).toBe("foreign");
    expect(await fault({ format: "sprawl-settings/1", settings: {} })).toBe("settings");
    expect(await fault(JSON.stringify(good).slice(0, -40))).toBe("cut");
    expect(await fault({ ...good, record: { ...record, game: "chess" } })).toBe("game");
    expect(await fault({ ...good, format: "sprawl-local/9" })).toBe("newer");
    expect(await fault({ ...good, record: { ...record, format: "sprawl-record/9" } })).toBe(
      "newer",
    );
    expect(await fault({ ...good, record: { ...record, version: 999 } })).toBe("newer");
    expect(await fault({ ...good, record: { ...record, hash: "0" }, saved: undefined })).toBe(
      "damaged",
    );
  });

  test("says so where it is", async () => {
    const { record } = good;
    const answers = (i: number, a: unknown) =>
      record.answers.map((each, n) => (n === i ? a : each));
    const with_ = (more: object) => ({ ...good, record: { ...record, ...more }, saved: undefined });
    expect(await placeOf("{ not json")).toBe("file");
    expect(await placeOf([])).toBe("file");
    expect(await placeOf({ ...good, format: "sprawl-local/9" })).toBe("file.format");
    expect(await placeOf({ ...good, players: "me" })).toBe("file.players");
    expect(await placeOf({ ...good, players: [{ name: 3 }] })).toBe("file.players[0].name");
    expect(await placeOf({ ...good, players: good.players.slice(1) })).toBe("file.players");
    expect(await placeOf({ ...good, players: [{ name: "A" }, { name: "B", bot: "oracle" }] })).toBe(
      "file.players[1].bot",
    );
    expect(await placeOf({ ...good, began: "today" })).toBe("file.began");
    expect(await placeOf({ ...good, record: undefined })).toBe("file.record");
    expect(await placeOf(with_({ game: "chess" }))).toBe("file.record.game");
    const began = performance.now();
    for (const seats of [20_000_000, 0, 2.5, "2", 1e300]) {
      expect(await placeOf(with_({ seats }))).toBe("file.record.seats");
      expect(await placeOf({ ...record, seats })).toBe("file.seats");
    }
    expect(performance.now() - began, "nothing is made for so many").toBeLessThan(2_000);
    expect(await placeOf(with_({ seed: "ab" }))).toBe("file.record.seed");
    expect(await placeOf(with_({ options: { luck: true } }))).toBe("file.record.options.luck");
    expect(await placeOf(with_({ answers: answers(2, "x") }))).toBe("file.record.answers[2]");
    const foreign = [0, "turn", "no-such-question", 1, "cheat"];
    expect(await placeOf(with_({ answers: answers(1, foreign) }))).toBe("file.record.answers[1]");
    expect(await placeOf(with_({ hash: "0".repeat(64) }))).toBe("file.record.hash");
    expect(await placeOf({ ...good, saved: { ...good.saved, takenBack: -1 } })).toBe(
      "file.saved.takenBack",
    );
    expect(await placeOf({ ...good, thoughts: [[1, 2]] })).toBe("file.thoughts[0][1]");
    const slot = { format: "sprawl-slot/1", players: [], began: 1, campaign: {} };
    expect(await placeOf({ ...slot, game: "caravan" })).toBe("file.game");
    expect(await placeOf({ ...slot, game: "synthetic-sins" })).toBe("file.campaign.format");
  });
});
