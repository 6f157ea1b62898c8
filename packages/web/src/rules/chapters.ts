/** A book in the order in which it is read: parts, and in each the chapters one turns to. */
import type { Block, Book, Section } from "./book.js";

export type Chapter = {
  readonly id: string;
  readonly title: string;
  /** The chapter itself and what stands under it. */
  readonly sections: readonly Section[];
};

export type Part = {
  readonly title: string;
  /** The few words it begins with. */
  readonly intro: readonly Block[];
  readonly chapters: readonly Chapter[];
};

/** What nobody reads through: it comes behind the rules. */
const LOOKED_UP: readonly string[] = [
  "Terms",
  "Components",
  "Rulings",
  "Examples",
  "Content",
  // In German, where it is written.
  "Entscheide",
  "Beispiele",
];

/** What stands before the first heading: what kind of game this is. */
export function openingOf(book: Book): readonly Block[] {
  const [first] = book.sections;
  return first?.title === "" ? first.blocks : [];
}

/** What is read, then what is looked up. */
export function partsOf(book: Book): readonly Part[] {
  const parts: { title: string; intro: readonly Block[]; chapters: Chapter[] }[] = [];
  for (const section of book.sections) {
    const { id, title, level, blocks } = section;
    if (title === "") continue;
    const part = parts.at(-1);
    if (level === 1 || !part) {
      const opens = blocks.every(({ kind }) => kind === "text");
      const chapters = opens ? [] : [{ id, title, sections: [section] }];
      parts.push({ title, intro: opens ? blocks : [], chapters });
      continue;
    }
    const last = part.chapters.at(-1);
    if (level === 2 || !last) part.chapters.push({ id, title, sections: [section] });
    else
      part.chapters[part.chapters.length - 1] = { ...last, sections: [...last.sections, section] };
  }
  return [...parts.filter((each) => !isLookedUp(each)), ...parts.filter(isLookedUp)];
}

export function isLookedUp({ title }: Part): boolean {
  return LOOKED_UP.includes(title);
}

export type Turned = { readonly part: Part; readonly chapter: Chapter; readonly next?: Chapter };

/** The chapter that holds this rule or section, and the one after it. */
export function chapterAt(parts: readonly Part[], at: string | undefined): Turned | undefined {
  const all = parts.flatMap((part) => part.chapters.map((chapter) => ({ part, chapter })));
  const i = all.findIndex(({ chapter }) => at !== undefined && holds(chapter, at));
  if (i < 0) return undefined;
  const next = all[i + 1]?.chapter;
  return next ? { ...all[i], next } : all[i];
}

export function holds({ sections }: Pick<Chapter, "sections">, at: string): boolean {
  return sections.some(
    ({ id, blocks }) => id === at || blocks.some((b) => b.kind === "rule" && b.id === at),
  );
}
