/** Reads data from outside and names the place where it is not what it should be. */
import { BadInput } from "./errors.js";

export class Check {
  readonly #place: string;
  readonly #value: unknown;

  constructor(place: string, value: unknown) {
    this.#place = place;
    this.#value = value;
  }

  /** Where it stands in what is being read: "file.record". */
  get place(): string {
    return this.#place;
  }

  fail(field: string, problem: string): never {
    throw new BadInput(field === "" ? this.#place : `${this.#place}.${field}`, problem);
  }

  /** The field's value, whatever it is; the thing itself must be a record. */
  value(field: string): unknown {
    const { record } = this;
    return Object.hasOwn(record, field) ? record[field] : undefined;
  }

  get record(): Readonly<Record<string, unknown>> {
    const value = this.#value;
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      this.fail("", "must be an object");
    }
    return value as Record<string, unknown>;
  }

  has(field: string): boolean {
    return this.value(field) !== undefined;
  }

  within(field: string): Check {
    const inner = new Check(`${this.#place}.${field}`, this.value(field));
    return inner.record && inner;
  }

  list(field: string): Check[] {
    const value = this.value(field);
    if (!Array.isArray(value)) this.fail(field, "must be a list");
    return (value as unknown[]).map((item, i) => new Check(`${this.#place}.${field}[${i}]`, item));
  }

  tuple(length: number): Check[] {
    const value = this.#value;
    if (!Array.isArray(value) || value.length !== length) {
      this.fail("", `must be a list of ${length}`);
    }
    return (value as unknown[]).map((item, i) => new Check(`${this.#place}[${i}]`, item));
  }

  is(field: string, wanted: string): void {
    if (this.value(field) !== wanted) this.fail(field, `must be "${wanted}"`);
  }

  match(field: string, pattern: RegExp, problem: string): string {
    const text = this.text(field);
    if (!pattern.test(text)) this.fail(field, problem);
    return text;
  }

  text(field: string): string {
    return new Check(`${this.#place}.${field}`, this.value(field)).textHere();
  }

  textHere(): string {
    if (typeof this.#value !== "string") this.fail("", "must be a text");
    return this.#value as string;
  }

  whole(field: string, least: number, most?: number): number {
    return new Check(`${this.#place}.${field}`, this.value(field)).wholeHere(least, most);
  }

  wholeHere(least: number, most = Number.MAX_SAFE_INTEGER): number {
    const value = this.#value;
    if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most) {
      const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
      this.fail("", `must be a whole number ${range}`);
    }
    return value as number;
  }

  /** A key, a list of keys, or a number. */
  answerHere(): void {
    const value = this.#value;
    if (typeof value === "string" || (typeof value === "number" && Number.isInteger(value))) return;
    if (Array.isArray(value) && value.every((key) => typeof key === "string")) return;
    this.fail("", "must be an option's key, a list of keys, or a whole number");
  }

  /** Yes or no; may be missing. */
  flag(field: string): void {
    const value = this.value(field);
    if (value !== undefined && typeof value !== "boolean") {
      this.fail(field, "must be true or false");
    }
  }

  /** JSON without null and without fractions; may be missing. */
  plain(field: string): void {
    const value = this.value(field);
    if (value !== undefined) checkPlain(`${this.#place}.${field}`, value, 0);
  }
}

const DEEPEST = 64;

/** State, faces and arguments: JSON without null and without fractions. */
export function checkPlain(place: string, value: unknown, depth = 0): void {
  if (depth > DEEPEST) throw new BadInput(place, "is nested too deeply");
  if (typeof value === "string" || typeof value === "boolean") return;
  if (typeof value === "number") {
    if (Number.isSafeInteger(value) && !Object.is(value, -0)) return;
    throw new BadInput(place, "must be a whole number");
  }
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) checkPlain(`${place}[${i}]`, value[i], depth + 1);
    return;
  }
  if (typeof value === "object" && value !== null && isBare(value)) {
    for (const [key, item] of Object.entries(value)) {
      if (key === "__proto__") throw new BadInput(`${place}.${key}`, "is no name for a field");
      if (item !== undefined) checkPlain(`${place}.${key}`, item, depth + 1);
    }
    return;
  }
  throw new BadInput(place, "must be plain data");
}

function isBare(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
