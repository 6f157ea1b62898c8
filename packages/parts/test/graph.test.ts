import { bothWays, graphOf, journey, type Way, waysBetween, within } from "@sprawl/parts";
import fc from "fast-check";
import { expect, test } from "vitest";

const city = graphOf(
  ["gate", "market", "tower", "cellar"],
  [
    ...bothWays("gate", "market"),
    ...bothWays("market", "tower", 2),
    { from: "tower", to: "cellar", cost: 0 },
  ],
);

test("distance counts ways in their direction, whatever they cost", () => {
  expect(waysBetween(city, "gate", "tower")).toBe(2);
  expect(waysBetween(city, "gate", "gate")).toBe(0);
  expect(waysBetween(city, "tower", "cellar")).toBe(1);
  expect(waysBetween(city, "cellar", "tower")).toBeUndefined();
});

test("what is within reach comes nearest first", () => {
  expect(within(city, "market", 0)).toEqual(["market"]);
  expect(within(city, "market", 1)).toEqual(["market", "gate", "tower"]);
});

test("a journey takes the cheapest open ways", () => {
  expect(journey(city, "gate", "cellar")).toBe(3);
  expect(journey(city, "gate", "cellar", (way) => way.to !== "tower")).toBeUndefined();
});

const anyWays = fc.array(fc.record({ from: fc.nat(5), to: fc.nat(5), cost: fc.nat(3) }), {
  maxLength: 14,
});

/** The brute-force twin: go round all ways until nothing gets better. */
function byRelaxing(
  ways: readonly Way<number>[],
  from: number,
  price: (way: Way<number>) => number,
) {
  const least = new Array<number>(6).fill(Number.POSITIVE_INFINITY);
  least[from] = 0;
  for (let round = 0; round < 6; round++) {
    for (const way of ways) least[way.to] = Math.min(least[way.to], least[way.from] + price(way));
  }
  return least.map((sum) => (Number.isFinite(sum) ? sum : undefined));
}

test("distances and journeys are what trying all ways finds", () => {
  fc.assert(
    fc.property(anyWays, fc.nat(5), (ways, from) => {
      const graph = graphOf([0, 1, 2, 3, 4, 5], ways);
      const hops = byRelaxing(ways, from, () => 1);
      const prices = byRelaxing(ways, from, ({ cost }) => cost);
      for (const to of graph.areas) {
        expect(waysBetween(graph, from, to)).toBe(hops[to]);
        expect(journey(graph, from, to)).toBe(prices[to]);
      }
      const near = graph.areas.filter((to) => (hops[to] ?? 9) <= 2);
      expect(within(graph, from, 2).sort()).toEqual(near);
    }),
  );
});
