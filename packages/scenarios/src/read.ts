/** Reads YAML against a shape; every problem is found in one go, with the place where it stands. */
import type { Plain } from "@sprawl/engine";
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { didYouMean, type Place, Places, type Problem, ScenarioError } from "./place.js";
import { isRuleId } from "./rules/ids.js";
import { called, type Fields, type LineShape, type RecordShape, type Shape } from "./shape.js";

export type Read = { readonly value: Plain; readonly places: Places };

/** The file as plain data of this shape. Throws a `ScenarioError` that lists every problem. */
export function readYaml(source: string, file: string, shape: Shape): Read {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const reader = new Reader(document, lines);
  for (const { pos, message } of document.errors) reader.problem(pos[0], message);
  const value = document.errors.length === 0 ? reader.read(shape, document.contents, 0) : undefined;
  if (reader.problems.length > 0) throw new ScenarioError(file, reader.problems);
  return { value, places: reader.places };
}

class Reader {
  readonly problems: Problem[] = [];
  readonly places = new Places();
  readonly #document: Document;
  readonly #lines: LineCounter;

  constructor(document: Document, lines: LineCounter) {
    this.#document = document;
    this.#lines = lines;
  }

  problem(offset: number, message: string): undefined {
    this.problems.push({ ...this.#place(offset), message });
    return undefined;
  }

  #place(offset: number): Place {
    const { line, col } = this.#lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  }

  /** `from` is where the field begins, for values that are not there at all. */
  read(shape: Shape, given: unknown, from: number): Plain {
    const node = isAlias(given) ? given.resolve(this.#document) : (given as Node | undefined);
    const start = node?.range?.[0] ?? from;
    if (!node || (isScalar(node) && node.value === null)) {
      return this.problem(from, `is empty; it must be ${called(shape)}`);
    }
    switch (shape.is) {
      case "either":
        return this.#either(shape.shapes, node, start);
      case "list":
        return isSeq(node)
          ? this.#list(shape.of, shape.least ?? 0, node)
          : this.#wrong(shape, start);
      case "map":
        return isMap(node)
          ? this.#record({ is: "record", fields: {}, others: shape.of }, node)
          : this.#wrong(shape, start);
      case "record":
        return isMap(node) ? this.#record(shape, node) : this.#wrong(shape, start);
      case "line":
        return isMap(node) ? this.#line(shape, node) : this.#wrong(shape, start);
      case "plain":
        return this.#plain(node, start);
      default:
        return isScalar(node) && fits(shape, node.value)
          ? (node.value as Plain)
          : this.#wrong(shape, start);
    }
  }

  #wrong(shape: Shape, offset: number): undefined {
    return this.problem(offset, `must be ${called(shape)}`);
  }

  #either(shapes: readonly Shape[], node: Node, start: number): Plain {
    const shape = shapes.find((each) => looksLike(each, node));
    if (shape) return this.read(shape, node, start);
    return this.problem(start, `must be ${called({ is: "either", shapes })}`);
  }

  #list(of: Shape, least: number, node: YAMLSeq): Plain {
    const start = node.range?.[0] ?? 0;
    if (node.items.length < least) this.problem(start, "must not be empty");
    const parts = new Map<string, Place>();
    const items = node.items.map((item, i) => {
      const offset = (item as Node | undefined)?.range?.[0] ?? start;
      parts.set(String(i), this.#place(offset));
      return this.read(of, item, offset);
    });
    this.places.remember(items, this.#place(start), parts);
    return items;
  }

  #line(shape: LineShape, node: YAMLMap): Plain {
    const start = node.range?.[0] ?? 0;
    const names = node.items.map((pair) => nameOf(pair.key));
    const heads = Object.keys(shape.heads);
    const found = heads.filter((head) => names.includes(head));
    if (found.length === 1) {
      return this.#record({ is: "record", fields: shape.heads[found[0]] }, node);
    }
    if (found.length > 1) {
      return this.problem(start, `${shape.called} is only one of these: ${found.join(", ")}`);
    }
    if (shape.verbs && names.length === 1) {
      return this.#record({ is: "record", fields: {}, others: shape.verbs }, node);
    }
    if (shape.others) return this.read(shape.others, node, start);
    const [first = ""] = names;
    return this.problem(start, `is not ${shape.called}${didYouMean(first, heads)}`);
  }

  #record(shape: RecordShape, node: YAMLMap): Plain {
    const { fields, others } = shape;
    const start = node.range?.[0] ?? 0;
    const known = Object.keys(fields);
    const values: Record<string, Plain> = {};
    const parts = new Map<string, Place>();
    const names = new Map<string, Place>();
    for (const { key, value } of node.items) {
      const name = nameOf(key);
      const offset = (key as Node).range?.[0] ?? start;
      names.set(name, this.#place(offset));
      parts.set(name, this.#place((value as Node | undefined)?.range?.[0] ?? offset));
      const of = Object.hasOwn(fields, name) ? fields[name].shape : others;
      if (of) values[name] = this.read(of, value, offset);
      else this.problem(offset, `there is no field "${name}" here${didYouMean(name, known)}`);
    }
    this.#needed(fields, values, start);
    this.places.remember(values, this.#place(start), parts, names);
    return values;
  }

  #needed(fields: Fields, values: Readonly<Record<string, Plain>>, start: number): void {
    for (const [name, { needed, says }] of Object.entries(fields)) {
      if (needed && !Object.hasOwn(values, name)) {
        this.problem(start, `"${name}" is missing: ${says}`);
      }
    }
  }

  /** Any data, with places of its own, so that an error inside it can be pointed at. */
  #plain(node: Node, start: number): Plain {
    if (isSeq(node)) return this.#list({ is: "plain" }, 0, node);
    if (isMap(node))
      return this.#record({ is: "record", fields: {}, others: { is: "plain" } }, node);
    const value = isScalar(node) ? node.value : undefined;
    if (typeof value === "string" || typeof value === "boolean") return value;
    if (Number.isSafeInteger(value)) return value as number;
    return this.problem(start, "must be a text, a whole number, true, false, a list or fields");
  }
}

function nameOf(key: unknown): string {
  return isScalar(key) ? String(key.value) : String(key);
}

function fits(shape: Shape, value: unknown): boolean {
  switch (shape.is) {
    case "text":
      return typeof value === "string" && value.trim() !== "";
    case "flag":
      return typeof value === "boolean";
    case "rule":
      return typeof value === "string" && isRuleId(value);
    case "word":
      return typeof value === "string" && shape.words.includes(value);
    case "whole":
      return Number.isSafeInteger(value) && Number(value) >= (shape.least ?? -Infinity);
    default:
      return false;
  }
}

/** Is this node of the kind that shape wants? Says nothing of what is inside. */
function looksLike(shape: Shape, node: Node): boolean {
  switch (shape.is) {
    case "either":
      return shape.shapes.some((each) => looksLike(each, node));
    case "plain":
      return true;
    case "list":
      return isSeq(node);
    case "map":
    case "record":
    case "line":
      return isMap(node);
    default:
      return isScalar(node) && fits(shape, node.value);
  }
}
