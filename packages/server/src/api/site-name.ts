/** A name for the pages this server serves, so that an open page can tell that there are newer ones. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Site } from "./site.js";

/** Changes whenever the page does, which names all its scripts; undefined without a folder. */
export async function siteName({ folder }: Site): Promise<string | undefined> {
  if (!folder) return undefined;
  const page = await readFile(join(folder, "index.html")).catch(() => undefined);
  return page && createHash("sha256").update(page).digest("hex").slice(0, 12);
}
