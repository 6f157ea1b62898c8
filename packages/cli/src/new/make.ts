/** Makes a game's folder from the template and adds its line to the registry. Nothing is overwritten. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { BadInput, type GameEntry } from "@sprawl/engine";
import { goldenSettings, goldenText } from "@sprawl/engine/laws";
import { type Names, namesFrom, renamed } from "./names.js";

const TEMPLATE = "examples/uplink";
const REGISTRY = "games/registry.ts";

/** What is made anew in every folder; a golden playthrough belongs to one game. */
const LEFT_OUT = new Set(["dist", "node_modules", "golden"]);

export type Made = {
  readonly names: Names;
  /** From the root. */
  readonly folder: string;
  readonly files: readonly string[];
};

/** Make a game. Throws `BadInput` if the name is taken or is none. */
export function makeGame(root: string, id: string, title?: string): Made {
  const names = namesFrom(id, title, prefixesIn(root));
  const folder = `games/${id}`;
  const taken = [folder, `examples/${id}`, `packages/${id}`].find((path) =>
    existsSync(join(root, path)),
  );
  if (taken) throw new BadInput("name", `"${id}" is taken: ${taken} is there already`);
  if (!existsSync(join(root, TEMPLATE))) {
    throw new BadInput(TEMPLATE, "is not there: a new game is made from it, in a checkout");
  }
  const files = filesIn(join(root, TEMPLATE)).map((file) => {
    const text = renamed(readFileSync(join(root, TEMPLATE, file), "utf8"), names);
    const path = `${folder}/${renamed(file, names)}`;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    // The template lies elsewhere and says so.
    writeFileSync(
      join(root, path),
      file === "about.ts" ? text.replace(/^ {2}folder:.*\n/m, "") : text,
    );
    return path;
  });
  register(join(root, REGISTRY), names);
  return { names, folder, files };
}

/** Write down how a match of the new game goes today. It must have been built. */
export async function writeGoldens(root: string, { folder }: Made): Promise<readonly string[]> {
  const built = pathToFileURL(join(root, folder, "dist/entry.js")).href;
  const { entry }: { entry: GameEntry } = await import(built);
  const subject = { game: entry.game, text: entry.text.en, instinct: entry.instinct };
  return [...goldenSettings(subject)].map(([name, setting]) => {
    const path = `${folder}/test/golden/${name}.txt`;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), goldenText(subject, setting));
    return path;
  });
}

/** One line, in its place among the others. */
function register(path: string, { id, camel }: Names): void {
  const lines = readFileSync(path, "utf8").split("\n");
  const line = `export { about as ${camel} } from "@sprawl/${id}/about";`;
  const isLine = (each: string) => each.startsWith("export {");
  const next = lines.findIndex((each) => isLine(each) && each > line);
  lines.splice(next < 0 ? lines.length - 1 : next, 0, line);
  writeFileSync(path, lines.join("\n"));
}

/** What the ids of rules begin with, in every game there is. */
function prefixesIn(root: string): ReadonlySet<string> {
  const prefixes = ["games", "examples"].flatMap((parent) =>
    readdirSync(join(root, parent)).flatMap((name) => {
      const path = join(root, parent, name, "rules.md");
      if (!existsSync(path)) return [];
      return [...readFileSync(path, "utf8").matchAll(/\*\*([A-Z]{2})-/g)].map(
        ([, prefix]) => prefix,
      );
    }),
  );
  return new Set(prefixes);
}

function filesIn(folder: string, below = ""): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name)) return [];
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    return entry.isDirectory() ? filesIn(folder, path) : [path];
  });
}
