/** The rules of every game as the reader shows them. */
import { readdirSync, readFileSync } from "node:fs";
import { games } from "@sprawl/games";
import { describe, expect, test } from "vitest";
import { readBook, sectionOf } from "../src/rules/book.js";
import { chapterAt, isLookedUp, openingOf, partsOf } from "../src/rules/chapters.js";
import { searchBook } from "../src/rules/search.js";
import { apartFromTable, toldInShort } from "../src/table/in-short.js";
import { textIn } from "../src/table/speaker.js";
import { speaking } from "../src/words/spoken-game.js";

const page = `# A game

About it.

## Rules

### 1. Noise

- **AB-1.1** Noise is **loud**
  and goes far (AB-R1).
- **AB-1.2** Doors stop noise.

| what | how far |
| --- | --- |
| shot | 3 \\| 4 |

- an example
- another

\`\`\`
#..#
## not a heading
\`\`\`

### 2. Doors

- **AB-2.1** A lock holds.

#### Locks

- **AB-2.2** A lock has a key.

## Rulings

- **AB-R1** **Far.** Two sectors.

## How a decent bot plays

- Well.
`;

describe("a rules page", () => {
  const book = readBook(page);

  test("becomes sections of rules and what stands between them", () => {
    expect(book.title).toBe("A game");
    expect(book.sections.map(({ title, level }) => [title, level])).toEqual([
      ["", 1],
      ["Rules", 1],
      ["1. Noise", 2],
      ["2. Doors", 2],
      ["Locks", 3],
      ["Rulings", 1],
    ]);
    expect(book.sections[2].blocks).toEqual([
      { kind: "rule", id: "AB-1.1", text: "Noise is **loud** and goes far (AB-R1)." },
      { kind: "rule", id: "AB-1.2", text: "Doors stop noise." },
      {
        kind: "table",
        rows: [
          ["what", "how far"],
          ["shot", "3 | 4"],
        ],
      },
      { kind: "list", items: ["an example", "another"] },
      { kind: "drawing", text: "#..#\n## not a heading" },
    ]);
  });

  test("is found by number first, else by all its words", () => {
    const found = (asked: string) => searchBook(book, asked).map(({ at }) => at);
    expect(found("ab-1.2")).toEqual(["AB-1.2"]);
    expect(found("stop DOORS")).toEqual(["AB-1.2"]);
    expect(found("far noise")).toEqual(["AB-1.1"]);
    expect(found("doors")).toEqual(["AB-2.1", "AB-1.2"]);
    expect(found("  ")).toEqual([]);
  });

  test("lines of its tables are found too, those named by the word first", () => {
    const [shot] = searchBook(book, "shot");
    expect([shot.at, shot.rule, shot.text]).toEqual(["1-noise", undefined, "**shot** 3 | 4"]);
    const cards = readBook(
      "# A\n\n## Cards\n\n| Card | Cost | Text |\n|---|---|---|\n| Axe | 2 | Cuts. |\n",
    );
    expect(searchBook(cards, "axe").map(({ text }) => text)).toEqual([
      "**Axe** Cost: 2 · Text: Cuts.",
    ]);
  });

  test("is read by chapters, what is looked up behind them", () => {
    const parts = partsOf(book);
    expect(openingOf(book)).toEqual([{ kind: "text", text: "About it." }]);
    expect(parts.map(({ title, chapters }) => [title, chapters.map(({ id }) => id)])).toEqual([
      ["Rules", ["1-noise", "2-doors"]],
      ["Rulings", ["rulings"]],
    ]);
    expect(chapterAt(parts, "AB-2.2")?.chapter.title).toBe("2. Doors");
    expect(chapterAt(parts, "1-noise")?.next?.id).toBe("2-doors");
    expect(chapterAt(parts, undefined)).toBeUndefined();
  });

  test("opens at the section of a rule", () => {
    expect(sectionOf(book, "AB-R1")?.title).toBe("Rulings");
    expect(sectionOf(book, "AB-9")).toBeUndefined();
  });
});

describe.each(games)("the rules of $title", ({ folder, load }) => {
  const text = readFileSync(new URL(`../../../${folder}/rules.md`, import.meta.url), "utf8");
  const book = readBook(text);

  test("show every numbered rule of the page exactly once", () => {
    const written = [...text.matchAll(/^- \*\*([A-Z]{2}-[\w.]+)\*\*/gm)].map(([, id]) => id);
    const shown = book.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === "rule" ? [block.id] : [])),
    );
    expect(shown).toEqual(written);
    expect(shown.length).toBeGreaterThan(10);
  });

  test("lead to every chapter and rule by an address of its own, and tell nothing of building", () => {
    const ids = book.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const parts = partsOf(book);
    const shown = parts.flatMap(({ intro, chapters }) => [
      ...intro,
      ...chapters.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks)),
    ]);
    const all = book.sections.filter(({ title }) => title !== "").flatMap(({ blocks }) => blocks);
    expect(shown.length).toBe(all.length);
    expect(parts[0].title).not.toBe("Terms");
    expect(book.sections.map(({ title }) => title)).not.toContain("How a decent bot plays");
  });

  test("hold every rule of which the game says why it forbids something", async () => {
    const { labels = {} } = (await load()).text.en;
    const barring = Object.keys(labels).filter((id) => id.startsWith("barred."));
    for (const id of barring) expect(text, id).toContain(`- **${id.slice("barred.".length)}**`);
    expect(barring.length).toBeGreaterThan(0);
  });
});

const translated = games.flatMap(({ title, folder }) => {
  const at = new URL(`../../../${folder}/`, import.meta.url);
  const pages = readdirSync(at).filter((name) => /^rules\.[a-z]{2}\.md$/.test(name));
  return pages.map((name) => [title, name, at] as const);
});

test.each(translated)("the rules of %s in %s have every rule, in the same order", (_, name, at) => {
  const [, language = ""] = name.split(".");
  const [own, english] = [name, "rules.md"].map((page) =>
    readBook(readFileSync(new URL(page, at), "utf8"), page === name ? language : "en"),
  );
  const shape = (book: typeof own) =>
    partsOf(book).map((part) => [
      isLookedUp(part),
      part.chapters.map(({ sections }) =>
        sections.flatMap(({ blocks }) =>
          blocks.map((block) =>
            block.kind === "rule"
              ? [block.id, ...(block.text.match(/[A-Z]{2}-[\w.]+\w/g) ?? [])]
              : [],
          ),
        ),
      ),
    ]);
  expect(own.language).toBe(language);
  expect(shape(own)).toEqual(shape(english));
  expect(own.sections.every(({ id }) => /^[a-z0-9äöüß-]+$/.test(id))).toBe(true);
});

test("Caravan-40, which everybody learns first, is read in German", () => {
  expect(translated.map(([title, name]) => `${title} ${name}`)).toContain("Caravan-40 rules.de.md");
});

test.each(["en", "de"])(
  "in short, before any table, nothing points at one: %s",
  async (language) => {
    for (const game of games) {
      const text = textIn(await speaking(await game.load(), language), language);
      const told = toldInShort(text).map(([id]) => text.labels?.[apartFromTable(text, id)] ?? "");
      const points = told.filter((words) =>
        /line (above|beside)|Zeile (darüber|daneben)|glow|leuchtet|big button|große Knopf|bars above|Anzeigen oben/.test(
          words,
        ),
      );
      expect(points, game.id).toEqual([]);
    }
  },
);
