/** Rules that throw are placed, rules that loop for ever are stopped; both are named. */
import { ask, EngineFault, type Rule } from "@sprawl/engine";
import { inTime } from "@sprawl/engine/guard";
import { decisionId, hashOf, sayThrown, submit, whereThrown } from "@sprawl/engine/host";
import { runLaws } from "@sprawl/engine/laws";
import { describe, expect, test } from "vitest";
import { gameOf, sitDown } from "./table.js";

type Fuse = { lit: number };

/** A game whose second step does this after one answer. */
function fused(burn: (g: { roll(name: string, n: number): number }) => void) {
  return gameOf<Fuse>(() => ({ lit: 0 }), {
    *light(g): Rule<void> {
      yield* ask(0, "light", [{ kind: "light" }]);
      g.state.lit++;
      g.next("burn");
    },
    burn(g) {
      burn(g);
      g.end({ winners: [], reason: "burnt" });
    },
  });
}

const throwing = fused(() => {
  throw new Error("the fuse was wet");
});
const calling = fused((g) => {
  const roll = () => g.roll("die", 6);
  while (roll() < 7);
});
const spinning = fused(() => {
  for (;;);
});

function lit(game: ReturnType<typeof fused>) {
  const match = sitDown(game);
  return {
    match,
    light: () => submit(match, { seat: 0, decision: decisionId(match), answer: "light" }),
  };
}

describe("a rule that throws", () => {
  test("is reported with the author's own file and line", () => {
    const { light } = lit(throwing);
    const outcome = light();
    if (outcome.status !== "failed") throw new Error(outcome.status);
    expect(outcome.report.message).toBe("the fuse was wet");
    expect(outcome.report.where).toMatch(/^packages\/engine\/test\/guard\.test\.ts:\d+:\d+$/);
  });

  test("is named with its place by the laws", () => {
    const [{ broken }] = runLaws({ game: throwing }, { laws: ["ends"], matches: 1 }).laws;
    expect(broken?.message).toMatch(
      /a rule throws: .*the fuse was wet \(at packages\/engine\/test\/guard\.test\.ts:\d+:\d+\)/,
    );
  });

  test("in setup too", () => {
    const setup = () => {
      throw new Error("no matches");
    };
    const game = gameOf<Fuse>(() => ({ lit: 0 }), { light() {} }, { setup });
    const [{ broken }] = runLaws({ game }, { laws: ["ends"], matches: 1 }).laws;
    expect(broken?.message).toMatch(/setup throws: no matches \(at packages\/engine\/test\/guard/);
  });
});

describe("where something was thrown", () => {
  const stack = (...frames: string[]) =>
    ["Error: no", ...frames.map((f) => `    at ${f}`)].join("\n");

  test("is the first frame that an author wrote", () => {
    expect(
      whereThrown(
        stack(
          "Array.map (<anonymous>)",
          "fault (file:///home/me/sprawl/packages/engine/src/errors.ts:3:9)",
          "Object.burn (file:///home/me/sprawl/games/toy/src/fuse.ts:12:5)",
          "begin (/home/me/sprawl/packages/engine/dist/match.js:1:2)",
        ),
      ),
    ).toBe("games/toy/src/fuse.ts:12:5");
    expect(whereThrown(stack("/somewhere/else/rules.ts:4:1"))).toBe("/somewhere/else/rules.ts:4:1");
    expect(whereThrown(stack("node:internal/x:1:2"))).toBeUndefined();
  });

  test("is said with what was thrown, whatever that is", () => {
    expect(sayThrown(new Error("no"))).toMatch(/^no \(at packages\/engine\/test\/guard\.test\.ts:/);
    expect(sayThrown("no")).toBe("no");
  });
});

describe("a rule that loops for ever", () => {
  test("is stopped where it calls upon g, and the match stands where it stood", () => {
    const { match, light } = lit(calling);
    const before = hashOf(match);
    const outcome = light();
    if (outcome.status !== "failed") throw new Error(outcome.status);
    expect(outcome.report.message).toMatch(/^step "burn" does not come to an end/);
    expect(hashOf(match)).toBe(before);
  });

  test("is stopped by the guard where it calls nothing, and named", () => {
    expect(() => inTime(lit(spinning).light, 0.2)).toThrow(EngineFault);
    expect(() => inTime(lit(spinning).light, 0.2)).toThrow(
      'step "burn" of made-for-a-test does not come to an end; stopped after 0.2 s',
    );
  });

  test("breaks the law that is tried, with the command that shows it again", () => {
    const guard = (work: () => void) => inTime(work, 0.2);
    const [{ broken }] = runLaws({ game: spinning }, { laws: ["saves"], matches: 3, guard }).laws;
    expect(broken?.problem).toMatch('step "burn" of made-for-a-test');
    expect(broken?.command).toMatch(/^npm run fuzz -- made-for-a-test --law saves --seats/);
  });

  test("while what comes back in time is handed on", () => {
    expect(inTime(() => inTime(() => 7, 1) + 1, 1)).toBe(8);
    expect(() => inTime(() => fail(), 1)).toThrow("on purpose");
  });
});

function fail(): never {
  throw new Error("on purpose");
}
