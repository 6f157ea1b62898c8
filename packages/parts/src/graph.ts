/**
 * Areas joined by ways. A way leads from one area to another at a price; whoever may go both ways
 * has two of them. Distance counts ways and knows no price; a journey has both.
 */

export type Way<A> = { readonly from: A; readonly to: A; readonly cost: number };

/** A board of areas: who is next to whom, in the order in which the ways were named. */
export type Graph<A> = {
  readonly areas: readonly A[];
  readonly waysFrom: ReadonlyMap<A, readonly Way<A>[]>;
  /** For each area the areas at distance 0, 1, 2 and so on. */
  readonly rings: ReadonlyMap<A, readonly (readonly A[])[]>;
};

/** A way that can be gone in both directions at the same price. */
export function bothWays<A>(a: A, b: A, cost = 1): Way<A>[] {
  return [
    { from: a, to: b, cost },
    { from: b, to: a, cost },
  ];
}

export function graphOf<A>(areas: readonly A[], ways: readonly Way<A>[]): Graph<A> {
  const waysFrom = new Map<A, readonly Way<A>[]>();
  for (const area of areas) {
    waysFrom.set(
      area,
      ways.filter((way) => way.from === area),
    );
  }
  const rings = new Map<A, readonly (readonly A[])[]>();
  for (const area of areas) rings.set(area, ringsAround(waysFrom, area));
  return { areas, waysFrom, rings };
}

function ringsAround<A>(waysFrom: ReadonlyMap<A, readonly Way<A>[]>, area: A): A[][] {
  const seen = new Set<A>([area]);
  const rings: A[][] = [];
  for (let ring = [area]; ring.length > 0; ) {
    rings.push(ring);
    const next: A[] = [];
    for (const from of ring) {
      for (const { to } of waysFrom.get(from) ?? []) {
        if (seen.has(to)) continue;
        seen.add(to);
        next.push(to);
      }
    }
    ring = next;
  }
  return rings;
}

/** How many ways lie between two areas; undefined if none lead there. */
export function waysBetween<A>({ rings }: Graph<A>, from: A, to: A): number | undefined {
  const found = rings.get(from)?.findIndex((ring) => ring.includes(to)) ?? -1;
  return found < 0 ? undefined : found;
}

/** All areas at most so many ways off, the nearest first. */
export function within<A>({ rings }: Graph<A>, from: A, reach: number): A[] {
  return (rings.get(from) ?? []).slice(0, reach + 1).flat();
}

/** The cheapest price of a journey, where some ways may be closed; undefined if there is none. */
export function journey<A>(
  { waysFrom }: Graph<A>,
  from: A,
  to: A,
  isOpen: (way: Way<A>) => boolean = () => true,
): number | undefined {
  const price = new Map<A, number>([[from, 0]]);
  const open = new Set<A>([from]);
  while (open.size > 0) {
    let here: A | undefined;
    for (const area of open) {
      if (here === undefined || (price.get(area) ?? 0) < (price.get(here) ?? 0)) here = area;
    }
    if (here === undefined || here === to) break;
    open.delete(here);
    for (const way of waysFrom.get(here) ?? []) {
      if (!isOpen(way)) continue;
      const sum = (price.get(here) ?? 0) + way.cost;
      const known = price.get(way.to);
      if (known !== undefined && known <= sum) continue;
      price.set(way.to, sum);
      open.add(way.to);
    }
  }
  return price.get(to);
}
