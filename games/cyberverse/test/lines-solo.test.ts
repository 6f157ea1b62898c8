import { box } from "@sprawl/cyberverse";
import { expect, test } from "vitest";
import { agent, eden, isThere, org } from "./new-eden.js";

const { salary } = box.profiles.alena;
/** Half of the price, down to a whole 100D. */
const sale = (token: string): number => 100 * Math.floor(box.supply[token].price / 200);

/** What Alena still has after a Payday for which the bot lacked so much. */
function kept(short: number, slots: readonly string[]): readonly string[] {
  const t = eden({
    seats: 1,
    at: "payday",
    agents: { alena: { org: 1, district: 2, slots: [...slots], vehicle: "city-cab" } },
    org: [{ org: 1, money: salary - short }],
  });
  expect([isThere(t, "alena"), org(t, 1).money]).toEqual([true, 0]);
  return [...agent(t, "alena").slots, ...agent(t, "alena").vehicles].map(({ id }) => id);
}

test("CV-31.28 it sells Gear before Weapons, and those before Vehicles", () => {
  expect(kept(sale("body-cam"), ["rail-gun", "body-cam"])).toEqual(["rail-gun", "city-cab"]);
  expect(kept(sale("hand-gun"), ["hand-gun"])).toEqual(["city-cab"]);
  expect(kept(sale("city-cab"), [])).toEqual([]);
});

test("CV-31.28 of one kind it sells the cheapest, and no more than the Salary takes", () => {
  expect(sale("hand-gun")).toBeLessThan(sale("rail-gun"));
  expect(kept(sale("hand-gun"), ["rail-gun", "hand-gun"])).toEqual(["rail-gun", "city-cab"]);
  expect(kept(sale("rail-gun"), ["rail-gun"])).toEqual(["city-cab"]);
});
