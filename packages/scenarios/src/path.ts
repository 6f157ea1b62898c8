/**
 * Paths into plain data: `enemies.guard-1.sector`, `hands.0.last`. In a list a number is an index,
 * `last` the last item, and any other word the item with that `id`. A list of words and numbers
 * is a path too, for names with dots in them.
 */
import type { Plain } from "@sprawl/engine";
import { whereThrown } from "@sprawl/engine/host";
import { didYouMean } from "./place.js";

export type Path = string | readonly (string | number)[];

/** Something a scenario says does not fit the match. Its message is for the author of the scenario. */
export class Misfit extends Error {
  override readonly name = "Misfit";
  constructor(
    message: string,
    /** The fields and items that lead to it, from its line. */
    readonly within: readonly (string | number)[] = [],
  ) {
    super(message);
  }
}

/** An error with the first lines of where it came from. */
export function shortStack(error: { readonly message: string; readonly stack?: string }): string {
  const stack = error.stack ?? error.message;
  const where = whereThrown(stack);
  const lines = stack.split("\n").slice(0, 6).join("\n");
  return where === undefined ? lines : lines.replace(/(\n|$)/, ` (at ${where})$1`);
}

type Container = Record<string, unknown> | unknown[];

export function pathText(path: Path): string {
  return typeof path === "string" ? path : path.join(".");
}

/** The parts of a path. */
export function wordsOfPath(path: Path): string[] {
  return typeof path === "string" ? path.split(".") : path.map(String);
}

/** The value there; undefined if there is none. Throws if the way to it ends before. */
export function valueAt(root: unknown, path: Path): Plain {
  const { parent, key } = placeAt(root, path);
  return (parent as Record<string, Plain>)[key];
}

/** The list there. */
export function listAt(root: unknown, path: Path): Plain[] {
  const value = valueAt(root, path);
  if (Array.isArray(value)) return value as Plain[];
  throw new Misfit(`"${pathText(path)}" is not a list`);
}

/** The record or list that holds the last part of a path, and the key in it. */
export function placeAt(root: unknown, path: Path): { parent: Container; key: string } {
  const parts = wordsOfPath(path);
  let value: unknown = root;
  for (let i = 0; ; i++) {
    if (typeof value !== "object" || value === null) {
      const way = parts.slice(0, i).join(".") || "the state";
      throw new Misfit(`"${pathText(path)}" leads nowhere: ${way} is ${JSON.stringify(value)}`);
    }
    const key = keyIn(value as Container, parts[i]);
    if (i === parts.length - 1) return { parent: value as Container, key };
    if (!Object.hasOwn(value, key)) {
      const known = Object.keys(value);
      throw new Misfit(
        `"${pathText(path)}" leads nowhere: there is no "${parts[i]}"${didYouMean(parts[i], known)}`,
      );
    }
    value = (value as Record<string, unknown>)[key];
  }
}

function keyIn(value: Container, part: string): string {
  if (!Array.isArray(value)) return part;
  if (part === "last") return String(Math.max(value.length - 1, 0));
  if (/^\d+$/.test(part)) return part;
  const index = value.findIndex(
    (item) => typeof item === "object" && item !== null && (item as { id?: unknown }).id === part,
  );
  return index < 0 ? part : String(index);
}
