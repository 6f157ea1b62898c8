/** The one command that plays a broken match again. */
import { DEFAULT_EFFORT, type Effort, type LawName } from "./law.js";
import type { Setting } from "./setting.js";

/** `npm run fuzz` for one law and one match. */
export function commandFor(game: string, law: LawName, setting: Setting, effort: Effort): string {
  const { seats, options, seed, style, carried } = setting;
  return [
    `npm run fuzz -- ${game}`,
    `--law ${law}`,
    `--seats ${seats}`,
    `--options ${quoted(JSON.stringify(options))}`,
    `--seed ${/^[\w.-]+$/.test(seed) ? seed : quoted(seed)}`,
    ...(style === "random" ? [] : [`--style ${style}`]),
    ...(carried === undefined ? [] : [`--carried ${quoted(JSON.stringify(carried))}`]),
    ...(effort.looks === DEFAULT_EFFORT.looks ? [] : [`--looks ${effort.looks}`]),
    ...(effort.samples === DEFAULT_EFFORT.samples ? [] : [`--samples ${effort.samples}`]),
    "--matches 1",
  ].join(" ");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
