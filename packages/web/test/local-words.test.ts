/** Small things around local play: keys and addresses of replays, hints, what a campaign carries. */
import type { GameText } from "@sprawl/engine";
import { describe, expect, test } from "vitest";
import { hintFor } from "../src/feed/hint.js";
import { sayCarried } from "../src/local/say-carried.js";
import { readPlace, writePlace } from "../src/replay/address.js";
import { deedAfter, type Focus, replayKey } from "../src/replay/keys.js";
import { alone, aPlace, begun, loadGame } from "./local-place.js";

const press = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const nowhere: Focus = { tag: "BODY" };

describe("keys of a replay", () => {
  test("arrows, home, end and space move and play", () => {
    const keys = ["ArrowLeft", "ArrowRight", "Home", "End", " ", "x"];
    expect(keys.map((key) => replayKey(press(key), nowhere))).toEqual([
      "back",
      "on",
      "first",
      "last",
      "play",
      undefined,
    ]);
  });

  test("not while somebody types, not with a modifier, not against a button", () => {
    expect(replayKey(press("ArrowLeft"), { tag: "INPUT", type: "text" })).toBeUndefined();
    expect(replayKey(press("ArrowLeft"), { tag: "SELECT" })).toBeUndefined();
    expect(replayKey(press("ArrowLeft"), { tag: "INPUT", type: "range" })).toBe("back");
    expect(replayKey(press("ArrowLeft", { altKey: true }), nowhere)).toBeUndefined();
    expect(replayKey(press(" "), { tag: "BUTTON" })).toBeUndefined();
    expect(replayKey(press("ArrowLeft"), { tag: "BUTTON" })).toBe("back");
    expect(replayKey(press("ArrowLeft"), { tag: "BUTTON", role: "tab" })).toBeUndefined();
  });

  test("never leave the match", () => {
    expect(deedAfter("back", 0, 9)).toBe(0);
    expect(deedAfter("on", 9, 9)).toBe(9);
    expect(deedAfter("far-on", 4, 9)).toBe(9);
    expect(deedAfter("play", 4, 9)).toBeUndefined();
  });
});

describe("the address of a replay", () => {
  test("says what is shown, and is read back", () => {
    expect(readPlace(writePlace(12, 1))).toEqual({ step: 12, viewer: 1 });
    expect(readPlace(writePlace(3, 0, "ab12"))).toEqual({ step: 3, viewer: 0, link: "ab12" });
    expect(readPlace(writePlace(0, "spectator"))).toEqual({ step: 0, viewer: "spectator" });
  });

  test("nonsense means the start", () => {
    expect(readPlace("?step=-3&seat=x")).toEqual({ step: 0 });
    expect(readPlace("")).toEqual({ step: 0 });
    expect(readPlace("?step=12&happens")).toEqual({ step: 12, happens: true });
  });
});

describe("a hint", () => {
  test("is what the rule of thumb says, and legal", async () => {
    const entry = await loadGame("caravan");
    const table = await begun(aPlace(), { game: "caravan", players: alone(1), seed: "hint" });
    const { view } = table.screen();
    const hint = hintFor(entry, view);
    expect(view.question?.options.map(({ key }) => key)).toContain(hint?.answer);
    expect(hintFor(entry, view)).toEqual(hint);
  });

  test("knows the view only: it is silent without a question, or where nothing legal is meant", async () => {
    const entry = await loadGame("caravan");
    const table = await begun(aPlace(), { game: "caravan", players: alone(1), seed: "hint" });
    const { view } = table.screen();
    const { question: _, ...without } = view;
    expect(hintFor(entry, without)).toBeUndefined();
    const wild = { ...entry, instinct: () => ({ answer: "no such thing" }) };
    expect(hintFor(wild, view)).toBeUndefined();
  });
});

test("what a campaign carries is written with the game's words, and plainly where it has none", () => {
  const text = {
    labels: { "carried.byteBucks": "Byte Bucks" },
    things: {
      item: (value: unknown) => `the ${value}`,
      gear: (value: unknown) => {
        if (value === "unknown") throw new Error("no such gear");
        return String(value).toUpperCase();
      },
    },
  } as unknown as GameText;
  const words = { yes: "yes", no: "no", nothing: "none" };
  const carried = {
    byteBucks: 3,
    items: ["medkit", "lure"],
    gear: ["unknown"],
    itemDiscard: [],
    preferences: { chooseForMe: true },
    records: [{ mission: "first", success: false }],
  };
  expect(sayCarried(text, carried, words)).toEqual([
    { form: "value", name: "Byte Bucks", value: "3" },
    { form: "value", name: "Items", value: "the medkit, the lure" },
    { form: "value", name: "Gear", value: "Unknown" },
    { form: "value", name: "Item discard", value: "none" },
    {
      form: "group",
      name: "Preferences",
      lines: [{ form: "value", name: "Choose for me", value: "yes" }],
    },
    { form: "table", name: "Records", columns: ["Mission", "Success"], rows: [["First", "no"]] },
  ]);
});
