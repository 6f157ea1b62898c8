/** `sprawl play --campaign`: one mission after the other in a slot. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCampaignFile } from "../src/play/campaign-file.js";
import { folder, worldIn } from "./world.js";

const GAME = "play synthetic-sins";

function slot() {
  const place = folder();
  const sprawl = worldIn(place);
  const path = join(place, "home", "campaigns", "synthetic-sins", "main.json");
  const read = () => readCampaignFile(path);
  const carried = () => read().campaign.carried as Record<string, unknown>;
  return { place, sprawl, path, read, carried };
}

test("offers what may be played, plays it, and keeps it after every answer", async () => {
  const { sprawl, path, read } = slot();
  const { code, out } = await sprawl(`${GAME} --campaign --seed a`, {
    typed: ["1", "begin-mission", "1"],
  });
  expect(code).toBe(0);
  expect(out).toContain("What do you play next?\n  1  Mission 1: Back Door\n");
  expect(out).toContain("Prepare for the mission.");
  expect(out).toContain(`The campaign is kept. Go on with: sprawl play --resume ${path}`);
  expect(read().campaign).toMatchObject({ played: [], current: { name: "mission-1" } });
  expect(read().match?.record?.answers).toHaveLength(2);
});

test("goes on where it was left, with the log; giving up costs a failure, and a retry is offered", async () => {
  const { sprawl, carried, read } = slot();
  const begin = ["1", "begin-mission", "none", "end-actions"];
  await sprawl(`${GAME} --campaign --seed a`, { typed: begin });
  const on = await sprawl("play --resume", { typed: ["", "l", "give-up"] });
  expect(on.out).toContain("Mission 1: Back Door is being played.");
  expect(on.out).toContain("  Port Sable, a quarter past two.");
  expect(on.out).toContain("  Turn 1.\n");
  expect(on.out).toContain("You have given up. The mission has failed.");
  expect(carried()).toMatchObject({ completed: 0, failures: 1 });
  expect(read().match).toBeUndefined();
  const retry = await sprawl(`${GAME} --campaign main --seed b`, { typed: ["mission-1"] });
  expect(retry.out).toContain("Lower Alertness by 1");
  await sprawl("play --resume", { typed: ["x"] });
  expect(carried()).toMatchObject({ failures: 2 });
});

test("carries what a mission brought to the next, where it can be spent", async () => {
  const { sprawl, carried, path } = slot();
  const seats = `${GAME} --campaign --seats instinct --seed`;
  // The bot plays; the person at the keyboard only chooses missions.
  for (let n = 0; n < 8 && !(Number(carriedIn(path)) > 0); n++) {
    if (n === 0) await sprawl(`${seats} won`, { typed: ["1"] });
    else await sprawl(`${GAME} --campaign --seed won${n}`, { typed: ["1"] });
  }
  expect(carried()).toMatchObject({ completed: 1, failures: 0 });
  expect(carried().byteBucks).toBeGreaterThanOrEqual(5);
  const next = await sprawl(`${GAME} --campaign --seed next`, { typed: ["q"] });
  expect(next.out).toMatch(/byte bucks +[57] ByteBucks\n/);
  expect(next.out).toContain("1  Mission 2: Paper Trail\n  2  Mission 1 once more: Back Door\n");
  const played = await sprawl(`${GAME} --campaign --seed next`, { typed: ["1", "q"] });
  expect(played.out).toContain("You buy the");
});

function carriedIn(path: string): unknown {
  try {
    return (readCampaignFile(path).campaign.carried as { completed: number }).completed;
  } catch {
    return 0;
  }
}

test("options a player may set stand behind the number; others are refused", async () => {
  const { sprawl, read } = slot();
  const typed = ["9", "1 turnLimit=20", "1 chooseForMe=perhaps", "1 chooseForMe=yes"];
  const { out } = await sprawl(`${GAME} --campaign --set pauseAtEveryWindow=true`, { typed });
  expect(out).toContain(
    "Type a number from 1 to 1; behind it chooseForMe=…, pauseAtEveryWindow=…; q leaves.",
  );
  expect(out).toContain("options.turnLimit: is set by the campaign");
  expect(out).toContain("options.chooseForMe: must be true or false");
  expect(read().campaign.current?.match.options).toMatchObject({
    chooseForMe: true,
    pauseAtEveryWindow: true,
  });
});

test("slots are apart; with several, one must be named", async () => {
  const { sprawl, place } = slot();
  await sprawl(`${GAME} --campaign`, { typed: [] });
  await sprawl(`${GAME} --campaign second`, { typed: [] });
  const { code, err } = await sprawl(`${GAME} --campaign`, { typed: [] });
  expect([code, err]).toEqual([
    2,
    expect.stringContaining("--campaign: there are several; name one: main, second"),
  ]);
  const file = await sprawl(`${GAME} --campaign --file here.json`, { typed: [] });
  expect(file.out).toContain(join(place, "here.json"));
});

test("says what is wrong", async () => {
  const { sprawl, path } = slot();
  const wrong = async (line: string) => (await sprawl(line, { typed: [] })).err;
  expect(await wrong("play caravan --campaign")).toContain("--campaign: caravan has no campaign");
  expect(await wrong(`${GAME} --campaign ../out`)).toContain("must be letters, digits and hyphens");
  await sprawl(`${GAME} --campaign`, { typed: [] });
  expect(await wrong(`${GAME} --campaign --set chooseForMe=true`)).toContain(
    "--set is only for a new campaign",
  );
  expect(await wrong("play --resume --campaign")).toContain("--campaign does not go with --resume");
  writeFileSync(path, readFileSync(path, "utf8").replace('"byteBucks":0', '"byteBucks":99'));
  expect(await wrong(`${GAME} --campaign`)).toContain("is damaged: its checksum does not fit");
});
