/**
 * Style sheets, before they are built: break points by their names, and each room's rules in the
 * layer that is called after it, so that the order in which files are loaded decides nothing.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Settings of a build cannot import a page's sources, so the break points are read from theirs. */
const POINTS = join(import.meta.dirname, "../../kit/src/break-points.ts");
const breakPoints = new Map(
  [...readFileSync(POINTS, "utf8").matchAll(/^ {2}(\w+): "(.*)",$/gm)].map(([, name, media]) => [
    name,
    media,
  ]),
);

/** Later layers win: a board over the frame, the frame over the kit. */
const LAYERS: readonly (readonly [where: RegExp, layer: string])[] = [
  [/\/packages\/art\//, "art"],
  [/\/packages\/kit\/src\/styles\.css$/, "base"],
  [/\/packages\/kit\//, "kit"],
  [/\/packages\/web\//, "frame"],
  [/\/board\//, "board"],
];

export function styles(): Plugin {
  return {
    name: "sprawl-styles",
    enforce: "pre",
    transform(code, id) {
      const [path = ""] = id.split("?");
      if (!path.endsWith(".css") || path.includes("/node_modules/@")) return undefined;
      return { code: layered(named(code), layerOf(path)), map: null };
    },
  };
}

function named(code: string): string {
  return code.replace(/@media[^{]*/g, (head) =>
    head.replace(/\(--(\w+)\)/g, (whole, name: string) => breakPoints.get(name) ?? whole),
  );
}

function layerOf(path: string): string | undefined {
  return LAYERS.find(([where]) => where.test(path))?.[1];
}

function layered(code: string, layer: string | undefined): string {
  if (layer === undefined || code.includes(`@layer ${layer} {`)) return code;
  return `@layer base, art, kit, frame, board;\n@layer ${layer} {\n${code}\n}\n`;
}
