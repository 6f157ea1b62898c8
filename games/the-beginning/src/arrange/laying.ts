/** What the verbs that arrange a table are made of: readers for its names, and cards found by name. */
import { BadInput, type Plain, type Reader, read, type Seat } from "@sprawl/engine";
import { AREAS, type Area } from "../board.js";
import type { Beginning, Colour } from "../state.js";

const COLOURS: readonly Colour[] = ["blue", "red", "purple"];

export const colours = read.listOf(read.oneOf(COLOURS));
export const faces = read.listOf(read.text);

/** One of these, also where a number stands in quotes or a name of digits without. */
export function named<T extends string | number>(known: readonly T[]): Reader<T> {
  return {
    read(given, place) {
      const found = known.find((each) => String(each) === String(given));
      if (found === undefined) throw new BadInput(place, `must be one of ${known.join(", ")}`);
      return found;
    },
  };
}

export const area: Reader<Area> = named(AREAS);

export type Laying = {
  readonly faces: readonly Plain[];
  /** Where they are taken from; what lay there before goes to the first. */
  readonly from: readonly number[][];
  readonly seen: readonly Seat[] | "all";
};

/** Exactly these lie in a pile, taken from wherever they are; what lay there goes back. */
export function layExactly(g: Beginning, place: string, pile: number[], laying: Laying): void {
  laying.from[0].unshift(...pile.splice(0));
  for (const face of laying.faces) {
    const source = laying.from.find((cards) => cards.some((card) => g.face(card) === face));
    if (!source) throw new BadInput(place, `there is no ${String(face)} left`);
    const index = source.findIndex((card) => g.face(card) === face);
    pile.push(...source.splice(index, 1));
  }
  for (const card of pile) g.show(card, laying.seen);
}

/** One thing of this face, taken from wherever it is. */
export function take(
  g: Beginning,
  place: string,
  face: Plain,
  from: readonly number[][],
  seen: readonly Seat[] | "all",
): number {
  const laid: number[] = [];
  layExactly(g, place, laid, { faces: [face], from, seen });
  return laid[0];
}

/** Data Chips come from the Sectors, the third first. */
export function chipsLeft({ state }: Beginning): readonly number[][] {
  return state.sectors.slice().reverse();
}
