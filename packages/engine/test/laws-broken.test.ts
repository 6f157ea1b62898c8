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
