/** Values of a state in words, as one viewer sees them. */
import type { GameText, PathText, Plain } from "@sprawl/engine";

export type Spelling = {
  readonly text: GameText;
  readonly names: readonly string[];
  /** Faces the viewer sees, by handle. */
  readonly faces: Readonly<Record<number, Plain>>;
  readonly handles: ReadonlySet<PathText>;
};

export const NOTHING = "–";

const SEAT_FIELDS: ReadonlySet<string> = new Set(["seat", "owner", "by", "target", "winner"]);

/** A value on one line. */
export function spell(value: unknown, path: PathText, how: Spelling): string {
  if (Array.isArray(value)) return spellList(value, path, how);
  if (typeof value === "object" && value !== null) return spellRecord(value, path, how);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (value === undefined || value === "") return NOTHING;
  const field = fieldOf(path);
  if (typeof value === "number") {
    if (how.handles.has(path)) return spellCard(value, field, how);
    if (SEAT_FIELDS.has(field) && value >= 0) return how.names[value] ?? String(value);
  }
  return spellThing(field, value as Plain, how) ?? String(value);
}

/** A hidden thing: its face in the game's own words, or that it is hidden. */
function spellCard(handle: number, field: string, how: Spelling): string {
  if (handle < 0) return NOTHING;
  const face = how.faces[handle];
  if (face === undefined) return "hidden";
  const spelled = spellThing(field, face, how) ?? spellThing("card", face, how);
  return spelled ?? (typeof face === "object" ? JSON.stringify(face) : String(face));
}

function spellThing(field: string, value: Plain, { text }: Spelling): string | undefined {
  const things = text.things ?? {};
  const spelling = things[field] ?? things[field.replace(/s$/, "")];
  try {
    return spelling?.(value);
  } catch {
    return undefined; // the word means something else here
  }
}

function spellList(list: readonly unknown[], path: PathText, how: Spelling): string {
  if (list.length === 0) return NOTHING;
  const nested = list.some((item) => typeof item === "object");
  const words = list.map((item, i) => spell(item, `${path}/${i}`, how));
  const hidden = words.filter((word) => word === "hidden").length;
  if (hidden < 2) return words.join(nested ? " | " : ", ");
  const shown = words.filter((word) => word !== "hidden");
  return [...shown, `${hidden} hidden`].join(", ");
}

/** What is so; what is not, or empty, is left out. */
function spellRecord(record: object, path: PathText, how: Spelling): string {
  const parts: string[] = [];
  for (const [key, value] of Object.entries(record)) {
    if (value === true) parts.push(readable(key));
    else if (value !== false) {
      const words = spell(value, `${path}/${key}`, how);
      if (words !== NOTHING) parts.push(`${readable(key)} ${words}`);
    }
  }
  return parts.length === 0 ? NOTHING : parts.join("; ");
}

/** The name nearest to a value: indices have none. */
function fieldOf(path: PathText): string {
  return (
    path
      .split("/")
      .filter((part) => !/^\d+$/.test(part))
      .at(-1) ?? ""
  );
}

/** "actionsLeft" as one reads it. */
export function readable(key: string): string {
  return key.replace(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
}
