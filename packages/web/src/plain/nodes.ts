/** The parts of a plain table: what a value of the state is drawn as. */
import type { Plain } from "@sprawl/engine";
import type { PathText } from "@sprawl/engine/host";
import {
  faceWords,
  fieldOf,
  isUntold,
  labelOf,
  type Spelling,
  spell,
  thingWords,
} from "@sprawl/engine/speech";
import { type Grid, gridIn, type Places } from "./grid.js";
import { idOf, isRecord, isTable, nameAt, recordsNode, type State } from "./records.js";
import { cardRefs, itemRefs, type Refs } from "./refs.js";

/** A value with a name. */
export type Fact = {
  readonly path: PathText;
  readonly label: string;
  readonly words: string;
  readonly on: Refs;
};

/** A card: `words` and `face` are missing if this viewer sees only its back. */
export type CardItem = {
  readonly handle: number;
  readonly path: PathText;
  readonly words: string | undefined;
  readonly face: Plain;
  readonly on: Refs;
};

export type Chip = { readonly path: PathText; readonly words: string; readonly on: Refs };

export type Row = {
  readonly path: PathText;
  readonly name: string;
  readonly on: Refs;
  readonly cells: readonly string[];
};

export type PlainNode =
  | { readonly form: "facts"; readonly path: PathText; readonly facts: readonly Fact[] }
  | {
      readonly form: "cards";
      readonly path: PathText;
      readonly label: string;
      readonly on: Refs;
      readonly cards: readonly CardItem[];
    }
  | {
      readonly form: "chips";
      readonly path: PathText;
      readonly label: string;
      readonly on: Refs;
      readonly chips: readonly Chip[];
    }
  | {
      readonly form: "records";
      readonly path: PathText;
      readonly label: string;
      readonly columns: readonly string[];
      readonly rows: readonly Row[];
    }
  | { readonly form: "grid"; readonly path: PathText; readonly label: string; readonly grid: Grid }
  | {
      readonly form: "section";
      readonly path: PathText;
      readonly label: string;
      readonly nodes: readonly PlainNode[];
    };

/** What the parts are made with. */
export type Making = Spelling & { readonly state: State; readonly places: Places | undefined };

/** The nodes of these fields; single values first, together. */
export function nodesIn(
  entries: readonly (readonly [string, unknown])[],
  above: PathText,
  making: Making,
): PlainNode[] {
  const facts: Fact[] = [];
  const nodes: PlainNode[] = [];
  for (const [key, value] of entries) {
    if (isUntold(key, making.text)) continue;
    const path = above === "" ? key : `${above}/${key}`;
    const node = nodeOf(value, path, making);
    if (node) nodes.push(node);
    else if (typeof value !== "object" && value !== undefined && value !== "")
      facts.push(factOf(value, path, making));
  }
  return facts.length === 0 ? nodes : [{ form: "facts", path: above, facts }, ...nodes];
}

function factOf(value: unknown, path: PathText, making: Making): Fact {
  const field = fieldOf(path);
  return {
    path,
    label: labelOf(field, making.text),
    words: spell(value, path, making),
    on: itemRefs(path, undefined),
  };
}

/** The node of a value that is more than one word; undefined for what is not. */
function nodeOf(value: unknown, path: PathText, making: Making): PlainNode | undefined {
  const label = labelOf(nameAt(path), making.text);
  if (typeof value === "number" && making.handles.has(path)) {
    return {
      form: "cards",
      path,
      label,
      on: itemRefs(path, undefined),
      cards: cardsOf([value], [path], making),
    };
  }
  if (Array.isArray(value)) return listNode(value, path, label, making);
  if (!isRecord(value)) return undefined;
  const grid = gridIn(value, path, making);
  if (grid) return { form: "grid", path, label, grid };
  const entries = Object.entries(value);
  if (isTable(entries.map(([, item]) => item))) return recordsNode(entries, path, label, making);
  const nodes = nodesIn(entries, path, making);
  return nodes.length === 0 ? undefined : { form: "section", path, label, nodes };
}

function listNode(
  list: readonly unknown[],
  path: PathText,
  label: string,
  making: Making,
): PlainNode {
  const on = itemRefs(path, undefined);
  const paths = list.map((_, i) => `${path}/${i}`);
  if (paths.length > 0 && paths.every((each) => making.handles.has(each))) {
    return {
      form: "cards",
      path,
      label,
      on,
      cards: cardsOf(list as readonly number[], paths, making),
    };
  }
  if (
    list.length > 0 &&
    list.every(Array.isArray) &&
    paths.some((_, i) => isCards(list[i], paths[i], making))
  ) {
    const nodes = list.flatMap((item, i) => nodeOf(item, paths[i], making) ?? []);
    return { form: "section", path, label, nodes };
  }
  if (isTable(list)) {
    return recordsNode(
      list.map((item, i) => [idOf(item) ?? String(i + 1), item]),
      path,
      label,
      making,
    );
  }
  if (list.length === 1 && isRecord(list[0])) {
    return {
      form: "section",
      path,
      label,
      nodes: nodesIn(Object.entries(list[0]), paths[0], making),
    };
  }
  const chips = list.map((item, i) => ({
    path: paths[i],
    words: Array.isArray(item)
      ? item.map((each) => spell(each, paths[i], making)).join(" · ")
      : (placeWords(item, list, making) ?? spell(item, paths[i], making)),
    on: itemRefs(paths[i], item),
  }));
  return { form: "chips", path, label, on, chips };
}

/** A list of nothing but places names them as sentences do. */
function placeWords(item: unknown, list: readonly unknown[], { places, text }: Making) {
  if (!places || !list.every((each) => places.ids.has(each))) return undefined;
  return thingWords(places.word, item as Plain, text);
}

function isCards(value: unknown, path: PathText, { handles: places }: Making): boolean {
  return Array.isArray(value) && value.length > 0 && places.has(`${path}/0`);
}

function cardsOf(
  handles: readonly number[],
  paths: readonly PathText[],
  making: Making,
): CardItem[] {
  return handles.flatMap((handle, i) => {
    const path = paths[i];
    if (handle < 0)
      return [{ handle, path, words: undefined, face: undefined, on: itemRefs(path, undefined) }];
    const words = faceWords(handle, fieldOf(path), making);
    return [{ handle, path, words, face: making.faces[handle], on: cardRefs(handle, path) }];
  });
}
