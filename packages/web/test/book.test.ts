/** The rules of every game as the reader shows them. */
import { readFileSync } from "node:fs";
import { games } from "@sprawl/games";
import { describe, expect, test } from "vitest";
import { readBook, searchBook, sectionOf } from "../src/rules/book.js";

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

## Rulings

- **AB-R1** **Far.** Two sectors.
`;

describe("a rules page", () => {
  const book = readBook(page);

  test("becomes sections of rules and what stands between them", () => {
    expect(book.title).toBe("A game");
    expect(book.sections.map(({ title, level }) => [title, level])).toEqual([
      ["", 1],
      ["Rules", 1],
      ["1. Noise", 2],
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
    expect(searchBook(book, "ab-1.2").map(({ id }) => id)).toEqual(["AB-1.2"]);
    expect(searchBook(book, "stop DOORS").map(({ id }) => id)).toEqual(["AB-1.2"]);
    expect(searchBook(book, "far noise").map(({ id }) => id)).toEqual(["AB-1.1"]);
    expect(searchBook(book, "  ")).toEqual([]);
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

  test("hold every rule of which the game says why it forbids something", async () => {
    const { labels = {} } = (await load()).text.en;
    const barring = Object.keys(labels).filter((id) => id.startsWith("barred."));
    for (const id of barring) expect(text, id).toContain(`- **${id.slice("barred.".length)}**`);
    expect(barring.length).toBeGreaterThan(0);
  });
});
