import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { drawFrom, type GameEntry } from "@sprawl/engine";
import { answer, eventsFor, namedSeed, view, waitingFor } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import type { Speaker } from "@sprawl/engine/speech";
import { games } from "@sprawl/games";
import { describe, expect, test } from "vitest";
import { partsOf, textOf } from "../src/log/parts.js";
import { languages, loadWords, voiceOf, type WordId } from "../src/words/say.js";
import { speaking } from "../src/words/spoken-game.js";

/** Names of the arguments in a sentence. */
const argsOf = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();

describe("the interface's words", () => {
  test("are filled with arguments, by number where they say so", async () => {
    const say = voiceOf("en");
    expect(say("rules.found", { n: 1 })).toBe("1 place found.");
    expect(say("rules.found", { n: 2 })).toBe("2 places found.");
    expect(voiceOf("de")("rules.found", { n: 2 })).toBe("2 places found.");
    expect(await loadWords("de")).toBe(true);
    expect(voiceOf("de")("rules.found", { n: 2 })).toBe("2 Stellen gefunden.");
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

/** Areas whose words come later than the first page, and the module they come with. */
const LATER = [
  { ids: /["`](replay|fair)\.[a-z]/i, with: "words/of-replays.js" },
  { ids: /["`](trouble|deal)\.[a-z]\w*["$]/i, with: "words/say-trouble.js" },
];

test("words that come later than the first page come with whatever says them", () => {
  const folder = join(import.meta.dirname, "../src");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("words"))
    .map((file) => ({ file, source: readFileSync(join(folder, file), "utf8") }));
  for (const later of LATER) {
    const without = files.filter(
      ({ source }) => later.ids.test(source) && !source.includes(`/${later.with}"`),
    );
    expect(without.map(({ file }) => file)).toEqual([]);
  }
  const first = readFileSync(join(folder, "words/en/index.ts"), "utf8");
  for (const area of ["replay", "trouble"]) expect(first).not.toContain(`...${area}`);
});

describe.each(Object.entries(languages))("people are spoken to in %s", (_, load) => {
  test("taking back is no way back, and nobody is told of steps or kinds of bots by number", async () => {
    const words: Readonly<Partial<Record<WordId, string>>> = await load();
    expect(words["table.undo"]).not.toBe(words["table.return"]);
    expect(words["table.undo"]).not.toBe(words.back);
    const votes = Object.entries(words).filter(([id]) => /^online\.(vote\.|takeBack)/.test(id));
    expect(votes.length).toBeGreaterThan(5);
    for (const [id, sentence] of votes) expect(sentence, id).not.toMatch(/\{n\}|step|Schritt/);
    for (const [id, sentence] of Object.entries(words))
      expect(sentence, id).not.toMatch(/instinct/i);
  });

  test("the rules are searched by words that belong to no game", async () => {
    const words: Readonly<Partial<Record<WordId, string>>> = await load();
    expect(words["rules.searchExample"]).not.toMatch(/[A-Z]{2}-\d/);
  });
});

/** So many answers by the rule of thumb are listened to. */
const HEARD = 250;

/** What a spectator's log says of the first part of a match. */
function linesOf({ game, text, instinct }: GameEntry): readonly string[] {
  const seed = "what is said";
  const match = createMatch(game, { seats: game.seats.min, seed: namedSeed(seed) });
  const draw = drawFrom(seed);
  const lines: string[] = [];
  for (let n = 0; n < HEARD && match.pending; n++) {
    const [seat] = waitingFor(match);
    const seen = view(match, seat);
    if (!seen.question || !instinct) break;
    const news = answer(match, seat, instinct(seen, seen.question, draw).answer);
    const speaker: Speaker = {
      text: text.en,
      seat: (each) => ["Mira", "Odalys", "Juno", "Rook", "Kite"][each] ?? "Tamsin",
      face: (card) => seen.faces[card],
    };
    for (const event of eventsFor(news, seat)) lines.push(textOf(partsOf(speaker, event)));
  }
  return lines;
}

describe.each(games)("what $title says", ({ load }) => {
  test("begins with a capital, and names things and not their insides", async () => {
    const lines = linesOf(await load());
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) {
      expect(line).toMatch(/^[^\p{Ll}]/u);
      expect(line).not.toMatch(/[*{}]|undefined|NaN|\[object|\b(heal|regain)\w* 0\b/);
    }
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
