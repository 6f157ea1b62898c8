/** Reads fields of a file from outside and names the one that is wrong. */
import { BadInput } from "@sprawl/engine";

export class Fields {
  constructor(
    readonly place: string,
    private readonly value: unknown,
  ) {}

  get record(): Readonly<Record<string, unknown>> {
    const { value } = this;
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      throw new BadInput(this.place, "must be an object");
    }
    return value as Readonly<Record<string, unknown>>;
  }

  at(name: string): unknown {
    return Object.hasOwn(this.record, name) ? this.record[name] : undefined;
  }

  within(name: string): Fields {
    const inner = new Fields(`${this.place}.${name}`, this.at(name));
    return inner.record && inner;
  }

  has(name: string): boolean {
    return this.at(name) !== undefined;
  }

  text(name: string): string {
    const value = this.at(name);
    if (typeof value !== "string") throw new BadInput(`${this.place}.${name}`, "must be a text");
    return value;
  }

  whole(name: string, least = 0): number {
    const value = this.at(name);
    if (typeof value !== "number" || !Number.isSafeInteger(value) || value < least) {
      throw new BadInput(`${this.place}.${name}`, `must be a whole number from ${least}`);
    }
    return value;
  }

  list(name: string): Fields[] {
    const value = this.at(name);
    if (!Array.isArray(value)) throw new BadInput(`${this.place}.${name}`, "must be a list");
    return value.map((item, i) => new Fields(`${this.place}.${name}[${i}]`, item));
  }
}

/** Whatever the engine finds wrong, told as a place in the file. */
export function inFile<T>(place: string, own: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const inner = error.place === own ? "" : error.place.replace(new RegExp(`^${own}\\.`), "");
    throw new BadInput(inner === "" ? place : `${place}.${inner}`, error.problem);
  }
}
