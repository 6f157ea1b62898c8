/**
 * A game's rules.md as data: sections of blocks. A block is a numbered rule, or something between
 * the rules: a paragraph, a list, a table, a drawing. What is only for whoever builds the game is
 * left out.
 */

export type Block =
  | { readonly kind: "rule"; readonly id: string; readonly text: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "table"; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: "drawing"; readonly text: string };

export type Section = {
  readonly id: string;
  readonly title: string;
  /** 1 is a part of the book, 2 a section, 3 a piece of one. */
  readonly level: number;
  readonly blocks: readonly Block[];
};

export type Book = {
  readonly title: string;
  /** It is written in. */
  readonly language: string;
  readonly sections: readonly Section[];
};

type Draft = { id: string; title: string; level: number; blocks: Block[] };

/** Sections for whoever builds the game; nobody at the table needs them. */
const FOR_BUILDERS: readonly string[] = [
  "Decisions a player makes",
  "What a screen must show",
  "How a decent bot plays",
  "Balance notes and coverage of rules",
  "Balance targets for self-play",
];

const RULE = /^[-*]\s+\*\*([A-Z]{2}-[\w.]+)\*\*\s*(.*)$/;
const ITEM = /^\s*(?:[-*]|\d+\.)\s+(.*)$/;

/** Read a rules page. */
export function readBook(markdown: string, language = "en"): Book {
  const lines = markdown.replaceAll("\r", "").split("\n");
  const sections: Draft[] = [];
  let title = "";
  let open: Draft = { id: "about", title: "", level: 1, blocks: [] };
  for (let i = 0; i < lines.length; ) {
    const line = lines[i];
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (line.startsWith("```")) {
      const end = lines.indexOf("```", i + 1);
      const until = end < 0 ? lines.length : end;
      open.blocks.push({ kind: "drawing", text: lines.slice(i + 1, until).join("\n") });
      i = until + 1;
    } else if (heading) {
      const level = heading[1].length - 1;
      if (level === 0) title = plain(heading[2]);
      else {
        if (hasSomething(open)) sections.push(open);
        open = { id: anchorOf(heading[2]), title: plain(heading[2]), level, blocks: [] };
      }
      i++;
    } else i = readBlock(lines, i, open.blocks);
  }
  if (hasSomething(open)) sections.push(open);
  return {
    title,
    language,
    sections: withOwnIds(sections.filter((each) => !FOR_BUILDERS.includes(each.title))),
  };
}

/** Two sections may have one title; an address leads to one of them. */
function withOwnIds(sections: readonly Draft[]): Section[] {
  const met = new Map<string, number>();
  return sections.map((section) => {
    const n = (met.get(section.id) ?? 0) + 1;
    met.set(section.id, n);
    return n === 1 ? section : { ...section, id: `${section.id}-${n}` };
  });
}

/** Reads what begins in this line and returns the line after it. */
function readBlock(lines: readonly string[], at: number, into: Block[]): number {
  const line = lines[at];
  if (line.trim() === "") return at + 1;
  if (isRow(line)) {
    const end = whileLines(lines, at, isRow);
    const rows = lines.slice(at, end).filter((row) => !/^[\s|:-]+$/.test(row));
    into.push({ kind: "table", rows: rows.map(cellsOf) });
    return end;
  }
  const rule = RULE.exec(line);
  if (rule || ITEM.test(line)) {
    const end = whileLines(lines, at + 1, isMore);
    const text = [line, ...lines.slice(at + 1, end)].map((each) => each.trim()).join(" ");
    const found = rule && RULE.exec(text);
    if (found) into.push({ kind: "rule", id: found[1], text: found[2] });
    else addItem(into, ITEM.exec(text)?.[1] ?? text);
    return end;
  }
  const end = whileLines(lines, at + 1, (next) => !/^\s*$|^#|^```|^\s*\||^\s*[-*]\s/.test(next));
  into.push({ kind: "text", text: lines.slice(at, end).join(" ").replace(/^>\s?/, "") });
  return end;
}

function addItem(into: Block[], item: string): void {
  const last = into.at(-1);
  if (last?.kind === "list") into[into.length - 1] = { ...last, items: [...last.items, item] };
  else into.push({ kind: "list", items: [item] });
}

function whileLines(lines: readonly string[], from: number, like: (line: string) => boolean) {
  let end = from;
  while (end < lines.length && like(lines[end])) end++;
  return end;
}

const isRow = (line: string): boolean => /^\s*\|.*\|\s*$/.test(line);
/** A line that goes on with the item before it. */
const isMore = (line: string): boolean => /^\s+\S/.test(line) && !ITEM.test(line);

function cellsOf(row: string): string[] {
  const cells = row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/);
  return cells.map((cell) => cell.trim().replaceAll("\\|", "|"));
}

function hasSomething({ title, blocks }: Draft): boolean {
  return title !== "" || blocks.length > 0;
}

/** Words without marks. */
export function plain(text: string): string {
  return text.replace(/[*`_]/g, "");
}

function anchorOf(title: string): string {
  const words =
    plain(title)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.join("-");
}

/** The section that holds this rule, or has this id. */
export function sectionOf(book: Book, at: string): Section | undefined {
  return book.sections.find(
    ({ id, blocks }) => id === at || blocks.some((b) => b.kind === "rule" && b.id === at),
  );
}
