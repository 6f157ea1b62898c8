import { describe, expect, test } from "vitest";
import {
  createSettings,
  DEFAULTS,
  readSettings,
  readSettingsFile,
  settingsFile,
} from "../src/settings/settings.js";

function shelf(text?: string) {
  const kept = new Map<string, string>(text === undefined ? [] : [["sprawl.settings", text]]);
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

describe("settings", () => {
  test("start as the defaults, and come back as they were set", () => {
    const place = shelf();
    const first = createSettings(place);
    expect(first.get()).toEqual(DEFAULTS);
    first.set({ theme: "calm", volume: 20, hotKeys: false });
    expect(createSettings(place).get()).toEqual({
      ...DEFAULTS,
      theme: "calm",
      volume: 20,
      hotKeys: false,
    });
  });

  test("take what fits of what was stored, field by field", () => {
    const stored = { theme: "plaid", volume: 300, textSize: "large", hotKeys: "yes", more: 1 };
    expect(readSettings(stored)).toEqual({ ...DEFAULTS, textSize: "large" });
    expect(createSettings(shelf("{not json")).get()).toEqual(DEFAULTS);
    expect(readSettings(null)).toEqual(DEFAULTS);
  });

  test("hold for the visit where nothing can be stored", () => {
    const store = createSettings({
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    });
    store.set({ language: "de" });
    expect(store.get().language).toBe("de");
  });

  test("tell those who listen, until they no longer do", () => {
    const store = createSettings(undefined);
    const heard: string[] = [];
    const stop = store.subscribe(() => heard.push(store.get().theme));
    store.set({ theme: "contrast" });
    stop();
    store.set({ theme: "night" });
    expect(heard).toEqual(["contrast"]);
  });

  test("travel as a file; any other file is refused whole", () => {
    const mine = { ...DEFAULTS, theme: "contrast", nonVisual: true } as const;
    expect(readSettingsFile(settingsFile(mine))).toEqual(mine);
    expect(readSettingsFile('{"format":"sprawl-match/1","settings":{"theme":"calm"}}')).toBe(
      undefined,
    );
    expect(readSettingsFile("nonsense")).toBe(undefined);
    expect(readSettingsFile("null")).toBe(undefined);
  });
});
