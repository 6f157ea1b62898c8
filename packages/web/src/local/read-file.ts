/** Whatever the engine finds wrong, told as a place in the file. */
import { BadInput } from "@sprawl/engine";

export function inFile<T>(place: string, own: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const inner = error.place === own ? "" : error.place.replace(new RegExp(`^${own}\\.`), "");
    throw new BadInput(inner === "" ? place : `${place}.${inner}`, error.problem);
  }
}
