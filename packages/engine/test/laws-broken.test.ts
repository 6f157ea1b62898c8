/**
 * The nets themselves: games that are broken on purpose, each caught by the law it breaks and by no
 * law it keeps; and a message that says where, and how to see it again.
 */
import { LAW_NAMES, type LawName, type LawReport, runLaws } from "@sprawl/engine/laws";
import { describe, expect, test, vi } from "vitest";
import { answerable } from "./broken/answerable.js";
import { counted } from "./broken/counted.js";
import { ends } from "./broken/ends.js";
import { kept } from "./broken/kept.js";
import { leaks } from "./broken/leaks.js";
import { type Broken, little } from "./broken/little.js";
import { mixed } from "./broken/mixed.js";
import { plain } from "./broken/plain.js";
import { refuses } from "./broken/refuses.js";
import { showsEnough, showsTooMuch } from "./broken/shown.js";
import { undo } from "./broken/undo.js";

const all: Record<string, readonly Broken[]> = {
  ends,
  answerable,
  refuses,
  kept,
  plain,
  undo,
  leaks,
  mixed,
  counted,
  showsTooMuch,
};

vi.setConfig({ testTimeout: 120_000 });

const effort = { looks: 60, samples: 3 };

/** The law a game is about is tried longer than the others. */
function brokenBy(game: Broken["game"], about?: LawName): LawReport[] {
  return LAW_NAMES.flatMap((law) => {
    const matches = law === about ? 6 : 1;
    return runLaws({ game }, { laws: [law], matches, effort }).laws.filter((each) => each.broken);
  });
}

test("the little game itself keeps all laws", () => {
  const { laws } = runLaws({ game: little("little") }, { matches: 6 });
  expect(laws.map((law) => law.broken?.message)).toEqual(LAW_NAMES.map(() => undefined));
});

test("a game that shows what its table says keeps all laws, and showings are counted", () => {
  const { laws } = runLaws({ game: showsEnough }, { matches: 6 });
  expect(laws.map((law) => law.broken?.message)).toEqual(LAW_NAMES.map(() => undefined));
  const report = laws.find(({ law }) => law === "shows");
  expect(report?.evidence["shown: cards, at hands"]).toBeGreaterThan(10);
  expect(report?.evidence["shown: cards, played"]).toBeGreaterThan(10);
  expect(report?.evidence["showings that never came up"]).toBe(1);
});

test("the leak law looks at every kind of question, and says which it never reached", () => {
  const rare = little("asks-once", {
    kind: (g) => (g.state.turn === 11 ? "once" : "act"),
    about: (g, seat) =>
      g.state.turn === 11
        ? { args: { boss: g.face(g.state.hands[(seat + 1) % g.seats][0] ?? 0) } }
        : {},
  });
  const prompts = { act: "Act.", once: "Once, about {boss}.", never: "Never." };
  const text = { title: "", prompts, options: {}, events: {}, results: {} };
  // So few looks that chance would hardly hit the one question.
  const run = { laws: ["leaks"], matches: 2, effort: { looks: 1, samples: 4 } } as const;
  const [caught] = runLaws({ game: rare, text }, run).laws;
  expect(caught.broken?.message).toMatch(/view\.question\.args\.boss/);
  const least = { samples: 0, percent: 0, pool: 0, kind: 0 };
  const [kept] = runLaws({ game: little("plainly"), text }, { ...run, minEvidence: least }).laws;
  expect(kept.broken).toBeUndefined();
  expect(kept.evidence["kinds of question looked at"]).toBe(1);
  expect(kept.evidence["never asked (once, never)"]).toBe(2);
});

/** What comes up when the parameters of a command are given again. */
function seenAgain({ game, breaks }: Broken, command: string): string | undefined {
  const value = (name: string) =>
    command.match(`--${name} (?:'([^']*)'|(\\S+))`)?.slice(1).join("");
  const again = runLaws(
    { game },
    {
      laws: [breaks],
      seats: value("seats") === undefined ? undefined : Number(value("seats")),
      options: value("options") === undefined ? undefined : JSON.parse(value("options") ?? ""),
      seed: value("seed"),
      matches: Number(value("matches")),
      effort,
    },
  );
  return again.laws[0].broken?.message;
}

for (const [name, games] of Object.entries(all)) {
  describe(`broken games: ${name}`, () => {
    test.each(games.map((each) => [each.game.id, each] as const))("%s", (id, broken) => {
      const { breaks, also = [], says } = broken;
      const found = brokenBy(broken.game, breaks);
      const caught = found.find((report) => report.law === breaks)?.broken;
      expect(caught?.law).toBe(breaks);
      expect(caught?.message).toMatch(says);
      expect(caught?.command).toContain(`npm run fuzz -- ${id} --law ${breaks} `);
      const again = seenAgain(broken, caught?.command ?? "");
      expect(again).toEqual(broken.remembers ? expect.stringMatching(says) : caught?.message);
      const others = found.filter(({ law }) => law !== breaks && !also.includes(law));
      expect(others.map((report) => report.broken?.message)).toEqual([]);
    });
  });
}
