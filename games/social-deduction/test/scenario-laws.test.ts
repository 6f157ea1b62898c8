import { setups, socialDeduction } from "@sprawl/social-deduction";
import { describe, expect, test } from "vitest";
import { keeps, timeout } from "./keeps.js";

const named = Object.entries(setups).filter(([, { seats }]) => seats !== undefined);

test("HG-14.1 every scenario is a preset by its name", () => {
  expect(named).toHaveLength(19);
  for (const [scenario] of named) {
    expect(socialDeduction.presets?.[scenario]).toEqual({ scenario });
  }
});

describe("every scenario keeps the laws", () => {
  for (const [scenario, { seats }] of named) {
    test(scenario, { timeout }, () => {
      const options = { scenario, talk: false, lastRound: 1 };
      const effort = { looks: 20 };
      keeps({ seats, options, matches: 1, effort });
      const laws = ["ends", "leaks", "conserves"] as const;
      keeps({ laws, seats, options: { ...options, lastRound: 3 }, matches: 1, effort });
    });
  }
});
