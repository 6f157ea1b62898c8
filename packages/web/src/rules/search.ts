/** Finds what somebody looks for in a game's rules: rules, terms, cards and other lines of tables. */
import { type Book, plain, type Section } from "./book.js";

export type Found = {
  readonly section: Section;
  /** What to open: a rule, or the section that holds the line. */
  readonly at: string;
  /** The number of a rule; lines of tables have none. */
  readonly rule?: string;
  readonly text: string;
};

/** The words that are looked for. */
export function wordsOf(asked: string): readonly string[] {
  return asked.toLowerCase().split(/\s+/).filter(Boolean);
}

/**
 * What has all these words: first what is named by them (a rule's number, a term), then rules, those
 * of a chapter of that name before others, then lines of tables.
 */
export function searchBook(book: Book, asked: string): readonly Found[] {
  const words = wordsOf(asked);
  if (words.length === 0) return [];
  const named: Found[] = [];
  const own: Found[] = [];
  const rules: Found[] = [];
  const lines: Found[] = [];
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  for (const section of book.sections) {
    for (const block of section.blocks) {
      if (block.kind === "rule") {
        const found = { section, at: block.id, rule: block.id, text: block.text };
        if (words.length === 1 && block.id.toLowerCase().startsWith(words[0])) named.push(found);
        else if (hasAll(section.title)) own.push(found);
        else if (hasAll(`${block.id} ${plain(block.text)} ${section.title}`)) rules.push(found);
      } else if (block.kind === "table") {
        const [heads = [], ...rows] = block.rows;
        for (const [name = "", ...rest] of rows) {
          const bare = plain(name);
          // Of several columns each says what it is; what stands in the only one explains itself.
          const cells = rest.map((cell, i) =>
            rest.length > 1 && cell !== "" ? `${heads[i + 1]}: ${cell}` : cell,
          );
          const said = cells.filter((cell) => cell !== "").join(" · ");
          const found = { section, at: section.id, text: `**${bare}** ${said}` };
          if (bare.toLowerCase().startsWith(words.join(" "))) named.push(found);
          else if (hasAll(plain(found.text))) lines.push(found);
        }
      }
    }
  }
  return [...named, ...own, ...rules, ...lines];
}
