/** A new game's name in every way it is written. */
import { BadInput } from "@sprawl/engine";

export type Names = {
  /** As in folders and addresses: night-train. */
  readonly id: string;
  /** As in code: nightTrain. */
  readonly camel: string;
  /** As in types: NightTrain. */
  readonly pascal: string;
  readonly title: string;
  /** What its rules' ids begin with: NT. */
  readonly prefix: string;
};

/** The names of a game with this id; its rules get a prefix that nobody has. */
export function namesFrom(
  id: string,
  title: string | undefined,
  taken: ReadonlySet<string>,
): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length < 2) {
    throw new BadInput("name", `"${id}" must be words in small letters with dashes between them`);
  }
  const words = id.split("-");
  const pascal = words.map(capital).join("");
  return {
    id,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: title ?? words.map(capital).join(" "),
    prefix: prefixFor(words, taken),
  };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The first letters of two words, or two letters of one; the next that is free. */
function prefixFor(words: readonly string[], taken: ReadonlySet<string>): string {
  const letters = words
    .join("")
    .toUpperCase()
    .replace(/[^A-Z]/g, "");
  const first = letters.charAt(0);
  const seconds = [
    words[1]?.charAt(0).toUpperCase(),
    ...letters.slice(1),
    ..."XYZABCDEFGHIJKLMNOPQRSTUVW",
  ];
  const found = seconds
    .filter((second) => second !== undefined && /[A-Z]/.test(second))
    .map((second) => `${first}${second}`)
    .find((prefix) => !taken.has(prefix));
  if (!found) throw new BadInput("name", "no two letters are left for the ids of its rules");
  return found;
}

/** The template's text with its own names replaced. */
export function renamed(text: string, { id, camel, pascal, title, prefix }: Names): string {
  return text
    .replace(/\bUP-(?=[0-9ER])/g, `${prefix}-`)
    .replace(/\bUplink(?=[A-Z])/g, pascal)
    .replace(/\buplink(?=[A-Z])/g, camel)
    .replace(/\bUplink\b/g, title)
    .replace(/\buplink\b/g, id);
}
