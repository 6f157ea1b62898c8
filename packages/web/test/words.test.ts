import type { GameEntry } from "@sprawl/engine";
import { games } from "@sprawl/games";
import { describe, expect, test } from "vitest";
import { languages, loadWords, voiceOf, type WordId } from "../src/words/say.js";
import { speaking } from "../src/words/spoken-game.js";

/** Names of the arguments in a sentence. */
const argsOf = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();

describe("the interface's words", () => {
  test("are filled with arguments, by number where they say so", async () => {
    const say = voiceOf("en");
    expect(say("rules.found", { n: 1 })).toBe("1 rule found");
    expect(say("rules.found", { n: 2 })).toBe("2 rules found");
    expect(voiceOf("de")("rules.found", { n: 2 })).toBe("2 rules found");
    expect(await loadWords("de")).toBe(true);
    expect(voiceOf("de")("rules.found", { n: 2 })).toBe("2 Regeln gefunden");
  });

  const { en: english, ...others } = languages;
  describe.each(Object.entries(others))("in %s", (_, load) => {
    test("lack nothing", async () => {
      const [en, words] = await Promise.all([english(), load()]);
      expect(Object.keys(en).filter((id) => !(id in words))).toEqual([]);
    });

    test("take the same arguments as in English", async () => {
      const [en, words] = await Promise.all([english(), load()]);
      const wrong = Object.entries(words).filter(
        ([id, sentence]) =>
          String(argsOf(sentence ?? "")) !== String(argsOf(en[id as WordId] ?? "")),
      );
      expect(wrong).toEqual([]);
    });
  });
});

describe.each(games)("the words of $title", ({ load }) => {
  test("take no arguments in other languages that English does not have", async () => {
    const entry = await load();
    const read = Object.keys(entry.languages ?? {}).map((language) => speaking(entry, language));
    const { en, ...others } = Object.assign(
      {},
      entry.text,
      ...(await Promise.all(read)).map((each) => each.text),
    ) as GameEntry["text"];
    for (const [language, text] of Object.entries(others)) {
      for (const kind of [
        "prompts",
        "options",
        "events",
        "results",
        "settings",
        "labels",
      ] as const) {
        for (const [id, sentence] of Object.entries(text[kind] ?? {})) {
          const known = argsOf(en[kind]?.[id] ?? "");
          const strange = argsOf(sentence).filter((name) => !known.includes(name));
          expect(strange, `${language} ${kind}.${id}`).toEqual([]);
        }
      }
    }
  });
});
