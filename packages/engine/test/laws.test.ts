/** The laws as a harness: what is tried, what is reported, and how a failure is seen again. */
import { ask, BadInput, clonePlain, type Instinct } from "@sprawl/engine";
import {
  checkLaw,
  findEndings,
  goldenSettings,
  goldenText,
  LAW_NAMES,
  LawBroken,
  optionSets,
  type Progress,
  reportText,
  runLaws,
  type Setting,
  tableSettings,
} from "@sprawl/engine/laws";
import { keepsTheLaws } from "@sprawl/engine/testing";
import { describe, expect, test, vi } from "vitest";
import { firstDifference } from "../src/laws/difference.js";
import { bazaar, bazaarText } from "./broken/bazaar.js";
import { leaks } from "./broken/leaks.js";
import { little } from "./broken/little.js";

vi.setConfig({ testTimeout: 120_000 });

/** Answers the last option, whatever is asked. */
const lastOption: Instinct = (_, question) => ({
  answer: question.form === "choose" ? (question.options.at(-1)?.key ?? "") : question.safe,
});

/** A game with so many flags as options. */
function flags(many: number) {
  const names = Array.from({ length: many }, (_, i) => `f${i}`);
  const flag = { type: "flag", default: false } as const;
  return little("flags", {}, { options: Object.fromEntries(names.map((name) => [name, flag])) });
}

keepsTheLaws(bazaar, {
  text: bazaarText,
  instinct: lastOption,
  budget: 12,
  minEvidence: { samples: 200, percent: 10, shuffles: 10, undos: 10 },
});

describe("what is tried", () => {
  test("every preset, every value of every option, and all pairs where they are few", () => {
    const sets = optionSets(bazaar);
    expect(sets).toContainEqual({ hasty: false, stock: "plenty", rounds: 2 });
    expect(sets).toContainEqual({ hasty: true, stock: "plenty", rounds: 1 });
    const valuesOf = (name: string) => new Set(sets.map((set) => set[name]));
    expect(valuesOf("hasty")).toEqual(new Set([false, true]));
    expect(valuesOf("stock")).toEqual(new Set(["plenty", "scarce"]));
    expect(valuesOf("rounds")).toEqual(new Set([1, 2, 3]));
    expect(new Set(sets.map((set) => JSON.stringify(set))).size).toBe(sets.length);
    expect(optionSets(flags(2))).toHaveLength(4);
    expect(optionSets(flags(10))).toHaveLength(11);
  });

  test("a small budget still goes through all seats and all options", () => {
    const sets = optionSets(bazaar).length;
    const tables = tableSettings(bazaar, {}, sets);
    expect(tables).toHaveLength(sets);
    expect(new Set(tables.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]));
    expect(new Set(tables.map(({ options }) => JSON.stringify(options))).size).toBe(sets);
    const all = tableSettings(bazaar, {}, 1000).map((each) => JSON.stringify(each));
    expect(new Set(all).size).toBe(3 * sets);
    expect(tableSettings(bazaar, { seats: 3, options: { rounds: 1 } }, 99)).toEqual([
      { seats: 3, options: { hasty: false, stock: "plenty", rounds: 1 } },
    ]);
  });

  test("a preset may be for some numbers of seats only, if setup says so", () => {
    const picky: typeof bazaar = {
      ...bazaar,
      presets: { three: {} },
      setup(g) {
        if (g.seats !== 3) throw new BadInput("seats", "this preset is for three");
        return bazaar.setup(g);
      },
    };
    const settings = goldenSettings({ game: picky });
    expect(settings.get("three")?.seats).toBe(3);
    expect(tableSettings(picky, { options: {} }, 9).map(({ seats }) => seats)).toEqual([3, 3, 3]);
    const run = { laws: ["ends"], seats: 2, options: {}, matches: 1 } as const;
    expect(runLaws({ game: picky }, run).laws[0].broken).toBeUndefined();
  });

  test("many matches are played with many pairs of seats and options", () => {
    const tried = new Set<string>();
    const progress = ({ setting: { seats, options } }: Progress) =>
      void tried.add(JSON.stringify({ seats, options }));
    runLaws({ game: flags(15) }, { laws: ["text"], matches: 32, progress });
    expect(tried.size).toBe(32);
  });

  test("options that setup declines are passed over, but a preset must be playable", () => {
    const options = { hasty: false, stock: "scarce", rounds: 3 };
    const setting: Setting = { seats: 2, options, seed: "declined", style: "random" };
    for (const law of LAW_NAMES)
      expect(() => checkLaw(law, { game: bazaar }, setting)).not.toThrow();
    const game = { ...bazaar, presets: { bad: options } };
    expect(() => checkLaw("ends", { game }, setting)).toThrow("setup declines a preset");
  });
});

describe("the report", () => {
  test("says what was seen, and names every match before it is played", () => {
    const heard: Progress[] = [];
    const report = runLaws(
      { game: bazaar, text: bazaarText },
      { laws: ["ends", "leaks"], matches: 3, progress: (each) => void heard.push(each) },
    );
    expect(report.kept).toBe(true);
    expect(heard.map(({ law, match, of }) => [law, match, of])).toEqual([
      ["ends", 1, 3],
      ["ends", 2, 3],
      ["ends", 3, 3],
      ["leaks", 1, 3],
      ["leaks", 2, 3],
      ["leaks", 3, 3],
    ]);
    expect(new Set(heard.map(({ setting }) => setting.seed)).size).toBe(3);
    expect(reportText(report)).toMatch(/kept leaks: 3 matches, .*\d+ samples that counted/);
  });

  test("a run stops when it is told to", () => {
    const { laws } = runLaws(
      { game: bazaar },
      { laws: ["ends"], matches: 1000, progress: ({ match }) => match < 3 },
    );
    expect(laws[0].matches).toBe(2);
  });

  test("too little evidence is a failure", () => {
    const missing = (laws: "leaks" | "undo" | "shuffles", minEvidence: Record<string, number>) =>
      runLaws({ game: bazaar }, { laws: [laws], matches: 2, minEvidence }).laws[0].broken?.message;
    expect(missing("leaks", { samples: 1_000_000 })).toMatch(/only \d+ of \d+ worlds counted/);
    expect(missing("leaks", { percent: 101 })).toMatch(/101 percent are wanted/);
    expect(missing("leaks", { pool: 1_000_000 })).toMatch(/moved anything in .*wares/);
    expect(missing("undo", { undos: 1_000_000 })).toMatch(/undo was possible \d+ times/);
    expect(missing("shuffles", { shuffles: 1_000_000 })).toMatch(/other orders counted/);
    expect(missing("leaks", {})).toBeUndefined();
  });

  test("a kind of question after which no world ever counts is named", () => {
    const game = little("tells-all-of-it", {
      *before(_, seat) {
        yield* ask(seat, "ready", [{ kind: "pass" }]);
      },
      after(g) {
        const { hands, deck } = g.state;
        g.disclose("all-faces", { faces: [...hands.flat(), ...deck].map((card) => g.face(card)) });
      },
    });
    const { broken } = runLaws({ game }, { laws: ["leaks"] }).laws[0];
    expect(broken?.message).toContain("no world counted after act: ");
    const least = { percent: 0, kind: 0, pool: 0, samples: 0 };
    const { kept } = runLaws({ game }, { laws: ["leaks"], minEvidence: least });
    expect(kept).toBe(true);
  });

  test("content that is never used is listed, unless it is known to be rare", () => {
    const game = { ...bazaar, content: [...(bazaar.content ?? []), "comet"] };
    const run = (rare?: string[]) => runLaws({ game, rare }, { laws: ["content"] }).laws[0];
    expect(run().broken?.message).toContain("never used: comet");
    expect(run(["comet"]).broken).toBeUndefined();
  });

  test("a missing sentence or argument is named", () => {
    const run = (change: (text: Record<string, Record<string, string>>) => void) => {
      const text = clonePlain(bazaarText) as unknown as Record<string, Record<string, string>>;
      change(text);
      const subject = { game: bazaar, text: text as unknown as typeof bazaarText };
      return runLaws(subject, { laws: ["text"] }).laws[0].broken?.problem;
    };
    expect(run(() => {})).toBeUndefined();
    expect(run((text) => delete text.prompts.bid)).toBe('"bid" has no sentence among the prompts');
    expect(run((text) => delete text.options.accuse)).toMatch('"accuse" has no sentence');
    expect(run((text) => delete text.events.sold)).toMatch('"sold" has no sentence');
    expect(run((text) => delete text.results["thief-got-away"])).toMatch("thief-got-away");
    expect(run((text) => delete text.settings.stock)).toMatch("stock");
    expect(run((text) => delete text.labels["barred.BZ-2"])).toMatch('"BZ-2" forbids "draw"');
    expect(
      run((text) => {
        text.events.drew = "{seat} draws {colour}.";
      }),
    ).toBe('the sentence of events "drew" wants {colour}');
  });

  test("a passage to read that is not called a page is named", () => {
    const subject = (price: (value: unknown) => string) => ({
      game: bazaar,
      text: { ...bazaarText, things: { ...bazaarText.things, price } },
    });
    const run = (length: number) =>
      runLaws(
        subject(() => "x".repeat(length)),
        { laws: ["text"] },
      ).laws[0].broken?.problem;
    expect(run(100)).toBeUndefined();
    expect(run(200)).toMatch(
      /\{price\} of \w+ "\w+" is a passage of 200 characters: call it "page"/,
    );
  });

  test("an instinct that answers what is not offered is found out", () => {
    const instinct: Instinct = () => ({ answer: "cheat" });
    const { laws } = runLaws({ game: bazaar, instinct }, { laws: ["answerable"], matches: 2 });
    expect(laws[0].broken?.message).toMatch(/answer "cheat": /);
    expect(laws[0].broken?.command).toContain("--style instinct");
  });
});

describe("a failure", () => {
  const [{ game }] = leaks;
  const { broken } = runLaws({ game }, { laws: ["leaks"], effort: { looks: 50 } }).laws[0];

  test("says law, game, seats, options, seed, answer, difference and command", () => {
    expect(broken).toBeInstanceOf(LawBroken);
    const lines = broken?.message.split("\n") ?? [];
    expect(lines[0]).toBe('law "leaks" is broken');
    expect(lines[1]).toMatch(
      /^ {2}counts-reds-after-the-answer, 2 seats, options {}, seed "laws", random answers, after answer \d+ \(seat \d, "act": "[^"]+"\)$/,
    );
    expect(lines[2]).toMatch(/receives what depends on something it may not know$/);
    expect(lines[3]).toMatch(/^ {2}at view\.state\.notes\.reds: \d \| \d$/);
    expect(lines[4]).toBe(
      "  again: npm run fuzz -- counts-reds-after-the-answer --law leaks --seats 2 --options '{}' --seed laws --looks 50 --matches 1",
    );
  });

  test("is seen again with the parameters of the command", () => {
    const options = { seats: 2, options: {}, seed: "laws", matches: 1, effort: { looks: 50 } };
    const again = runLaws({ game }, { laws: ["leaks"], ...options }).laws[0];
    expect(again.broken?.message).toBe(broken?.message);
  });

  test("shows where two things differ, not all of them", () => {
    expect(firstDifference({ a: [1, 2] }, { a: [1, 2] })).toBeUndefined();
    expect(firstDifference({ a: [1, 2] }, { a: [1, 3] })).toBe("a[1]: 2 | 3");
    expect(firstDifference({ a: 1 }, { b: 1 })).toBe("a: 1 | nothing");
    expect(firstDifference([1], [1, 2])).toBe("[1]: nothing | 2 (1 items | 2 items)");
    expect(firstDifference({ a: {} }, { a: [] })).toBe("a: {} | []");
    expect(firstDifference("x".repeat(500), "y")?.length).toBeLessThan(200);
  });
});

describe("golden playthroughs and endings", () => {
  test("a playthrough tells every question, answer and event, and comes out the same", () => {
    const subject = { game: bazaar, instinct: lastOption };
    const settings = goldenSettings(subject);
    expect([...settings.keys()]).toEqual(["usual", "short"]);
    for (const setting of settings.values()) {
      const text = goldenText(subject, setting);
      expect(goldenText(subject, setting)).toBe(text);
      expect(text).toMatch(/^bazaar, version 1, \d seats, seed "golden-/);
      expect(text).toMatch(/^over: /m);
    }
    const [usual] = settings.values();
    const text = goldenText({ game: bazaar }, { ...usual, seats: 3 });
    expect(text).toMatch(/^\[turn\] act\nseat 0 is asked \(BZ-1\)\n {3}offered: draw \[BZ-2\]; /m);
    expect(text).toMatch(/^ {3}to \d, \d: watched .* cards \d+="(thief|trader)" \[BZ-5\]$/m);
    expect(text).toMatch(/^ {3}to \d, spectator: watched .* cards \d+=\? \[BZ-5\]$/m);
    expect(text).toMatch(/^\[evening\] bid, all at once\nseat 0 is asked\n {3}from 0 to \d+$/m);
    expect(text).toMatch(/^ {3}offered: accuse target=0,1,2$/m);
    expect(text).toMatch(/^-- 10 answers, position [0-9a-f]{12}$/m);
  });

  test("a playthrough can be told in part", () => {
    const [setting] = goldenSettings({ game: bazaar }).values();
    const whole = goldenText({ game: bazaar }, setting).split("\n");
    const part = goldenText({ game: bazaar }, setting, { told: 4, played: 12 }).split("\n");
    const isAnswer = (line: string) => line.startsWith("> ");
    const isHash = (line: string) => line.startsWith("-- ");
    expect(part.filter(isAnswer)).toEqual(whole.filter(isAnswer).slice(0, 4));
    expect(part.filter(isHash).map((line) => line.slice(0, 13))).toEqual([
      "-- 0 answers,",
      "-- 10 answers",
      "-- 12 answers",
    ]);
    expect(whole).toContain(part.filter(isHash)[1]);
    expect(part.some((line) => line.startsWith("over: "))).toBe(false);
  });

  test("one match is found for each way to end", () => {
    const { endings } = findEndings({ game: bazaar }, undefined, 60);
    expect(endings.map(({ reason }) => reason).sort()).toEqual(["thief-caught", "thief-got-away"]);
    const some = findEndings({ game: bazaar }, ["thief-caught"], 60);
    expect(some.endings.map(({ reason }) => reason)).toEqual(["thief-caught"]);
    expect(some.matches).toBeLessThan(60);
  });
});
