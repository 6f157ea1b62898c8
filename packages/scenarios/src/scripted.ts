/** Scripted chance: what a scenario says comes up. */
import type { Plain, Play } from "@sprawl/engine";
import type { ChanceScript } from "@sprawl/engine/search";
import type { Names } from "./faces.js";
import type { Stage } from "./stage.js";

/** Scripted draws name faces as players do; the engine wants the faces themselves. */
export function inFaces(play: Play, names: Names, script: ChanceScript): ChanceScript {
  const faces = play.secrets.face;
  const translated = (wanted: Plain): Plain => {
    if (typeof wanted !== "string") return wanted;
    const face = faces.find((each) => names.isFace(each, wanted));
    return face === undefined ? wanted : face;
  };
  return Object.fromEntries(
    Object.entries(script).map(([name, values]) => [name, values.map(translated)]),
  );
}

/** The names in a script: faces that are to be drawn. */
export function wordsIn(script: ChanceScript = {}): string[] {
  return Object.values(script)
    .flat()
    .filter((value) => typeof value === "string");
}

/** Scripted chance that has not come up, in words. */
export function chanceLeft({ match, undealt }: Stage): string[] {
  const left = (what: string, values: Readonly<Record<string, readonly Plain[]>>) =>
    Object.entries(values).map(
      ([name, rest]) => `${what} "${name}" is left over: ${rest.map(written).join(", ")}`,
    );
  return [...left("the deal of", undealt), ...left("chance", match.play.chance.leftOver())];
}

const written = (value: Plain): string =>
  typeof value === "string" ? value : JSON.stringify(value);
