/** Which key does what at the table. Never while somebody types, and never with a modifier. */
import type { Direction } from "./towards.js";

export type Command =
  | { readonly do: "option"; readonly n: number }
  | { readonly do: "verb"; readonly key: string }
  | { readonly do: "move"; readonly towards: Direction }
  | { readonly do: CommandName };

export type CommandName =
  | "default"
  | "undo"
  | "chat"
  | "list"
  | "keys"
  | "cancel"
  | "log"
  | "rules"
  | "spoken"
  | "hint"
  | "since";

/** What the key handler must know of a key press and of what has the focus. */
export type Press = {
  readonly key: string;
  readonly modified: boolean;
  /** Somebody types here: a text field, or anything that takes letters. */
  readonly typing: boolean;
  /** What has the focus answers to enter, space or arrows itself. */
  readonly busy: boolean;
};

const PLAIN: Readonly<Record<string, CommandName>> = {
  u: "undo",
  c: "chat",
  "/": "list",
  "?": "keys",
  l: "log",
  r: "rules",
  n: "spoken",
  h: "hint",
  s: "since",
  Escape: "cancel",
};

const WHEN_FREE: Readonly<Record<string, CommandName>> = {
  " ": "default",
  Enter: "default",
};

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowDown: "down",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowLeft: "left",
};

/**
 * What this key press means, if it means anything to the table. `letters` belong to the game's ways
 * to act, and to nothing else.
 */
export function commandOf(
  { key, modified, typing, busy }: Press,
  letters: ReadonlySet<string> = new Set(),
): Command | undefined {
  // Whoever types is let out; what was typed is kept.
  if (typing) return key === "Escape" && !modified ? { do: "cancel" } : undefined;
  if (modified) return undefined;
  if (/^[1-9]$/.test(key)) return { do: "option", n: Number(key) };
  if (letters.has(key.toLowerCase())) return { do: "verb", key: key.toLowerCase() };
  const name = PLAIN[key] ?? (busy ? undefined : WHEN_FREE[key]);
  return name && { do: name };
}

/** Arrows go from one choice to the next, unless what has the focus uses them itself. */
export function arrowOf({ key, modified, typing }: Press): Command | undefined {
  if (typing || modified) return undefined;
  const towards = ARROWS[key];
  return towards && { do: "move", towards };
}

const TYPED = new Set(["text", "search", "email", "url", "tel", "password", "number", ""]);

/** How a key press reaches us from the page. */
export function pressOf(event: KeyboardEvent): Press {
  const target = event.target instanceof HTMLElement ? event.target : undefined;
  const tag = target?.tagName ?? "";
  const input = tag === "INPUT" ? (target?.getAttribute("type") ?? "") : undefined;
  const typing =
    tag === "TEXTAREA" ||
    tag === "SELECT" ||
    target?.isContentEditable === true ||
    (input !== undefined && TYPED.has(input));
  const busy = tag === "BUTTON" || tag === "A" || tag === "SUMMARY" || input !== undefined;
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  return { key: event.key, modified, typing: typing || event.isComposing, busy };
}

/** The keys as the overlay lists them; those with a name have one in each language. */
export const KEY_LIST = [
  ["space", "default"],
  ["/", "list"],
  ["1 – 9", "option"],
  ["← ↑ ↓ →", "move"],
  ["u", "undo"],
  ["h", "hint"],
  ["s", "since"],
  ["l", "log"],
  ["c", "chat"],
  ["i", "look"],
  ["r", "rules"],
  ["n", "spoken"],
  ["?", "keys"],
  ["escape", "cancel"],
] as const;
