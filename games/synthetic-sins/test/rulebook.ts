/** Reading the content chapters of rules.md, so that tests can hold the data against them. */
import { readFileSync } from "node:fs";

const rules = readFileSync(new URL("../rules.md", import.meta.url), "utf8");

/** The text from this heading up to the next one of the same or a higher level. */
export function chapter(heading: string): string {
  const level = heading.split(" ")[0].length;
  const [, after = ""] = rules.split(`\n${heading}\n`);
  // A line of edges in a map can begin with #### too; a heading goes on with a letter.
  return after.split(new RegExp(`\\n#{1,${level}} (?=[A-Z])`))[0];
}

/** The rows of the n-th table of a text, without its head, as trimmed cells. */
export function table(text: string, n = 0): readonly (readonly string[])[] {
  const tables = text.match(/(?:^\|.*\n)+/gm) ?? [];
  return tables[n]
    .trim()
    .split("\n")
    .slice(2)
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** "Security Guard" -> "security-guard" */
export const idOf = (name: string): string => name.toLowerCase().replaceAll(" ", "-");

export type MissionChapter = {
  readonly title: string;
  readonly text: string;
  readonly map: string;
  readonly data: MissionJson;
};

/** The json block of a mission; only what has a different form in the data is spelled out. */
export type MissionJson = {
  readonly id: number;
  readonly exit: number | null;
  readonly waypoints: Readonly<Record<string, readonly number[]>>;
  readonly enemies: readonly Record<string, unknown>[];
  readonly objectives: readonly Record<string, unknown>[];
  readonly optional: readonly (Record<string, unknown> & { readonly reward: RewardJson })[];
  readonly reinforcements: readonly Record<string, unknown>[];
  readonly goal: readonly Record<string, unknown>[];
  readonly fail: readonly Record<string, unknown>[];
  readonly reward: RewardJson;
} & Readonly<Record<string, unknown>>;

type RewardJson = { readonly bytebucks?: number; readonly items?: number };

/** The missions of the rulebook, in order. */
export function missionChapters(): readonly MissionChapter[] {
  const titles = [...rules.matchAll(/^#### (Mission \d+: .*)$/gm)].map(([, title]) => title);
  return titles.map((title) => {
    const text = chapter(`#### ${title}`);
    return {
      title: title.split(": ")[1],
      text,
      map: block(text, "map"),
      data: JSON.parse(block(text, "json")),
    };
  });
}

const block = (text: string, kind: string): string =>
  text.split(`\`\`\`${kind}\n`)[1].split("\n```")[0];

/** The item of a mission's list that begins with this word, without it. */
export function entry(text: string, name: string): string | undefined {
  return text.match(new RegExp(`^- \\*\\*${name}\\.\\*\\* (.*)$`, "m"))?.[1];
}
