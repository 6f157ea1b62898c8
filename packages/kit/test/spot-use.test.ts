import type { GameText, OptionView, QuestionView } from "@sprawl/engine";
import { describe, expect, test } from "vitest";
import type { Table } from "../src/board.js";
import { spotUse } from "../src/use-spot.js";
import { englishKitWords } from "../src/words.js";

const text: GameText = {
  title: "Test",
  prompts: {},
  options: { take: "Take it", sell: "Sell it for {price}" },
  events: {},
  results: {},
  labels: { "barred.T-1.2": "It is not yours." },
};

const take: OptionView = { kind: "take", on: "card", key: "take" };
const sell: OptionView = { kind: "sell", on: "card", price: 4, key: "sell" };

function use(given: {
  readonly options?: readonly OptionView[];
  readonly barred?: readonly OptionView[];
  readonly form?: QuestionView["form"];
  readonly picked?: readonly string[];
  readonly pointed?: readonly string[];
}) {
  const done: string[] = [];
  const options = given.options ?? [];
  const barred = (given.barred ?? []).map((option) => ({ option, rule: "T-1.2" }));
  const question: QuestionView = {
    decision: "1",
    form: given.form ?? "choose",
    kind: "act",
    options,
    barred,
    safe: "take",
  };
  const table: Pick<Table, "choices" | "speaker"> = {
    speaker: { text, seat: String, face: () => undefined },
    choices: {
      question,
      on: (ref) => options.filter(({ on }) => on === ref),
      barredOn: (ref) => barred.filter(({ option }) => option.on === ref),
      picked: new Set(given.picked),
      pointed: new Set(given.pointed),
      choose: ({ key }) => done.push(`chose ${key}`),
      explain: ({ option, rule }) => done.push(`explained ${option.key} by ${rule}`),
      openRule: () => {},
    },
  };
  return { done, ...spotUse(table as Table, "card", englishKitWords) };
}

describe("what can be done with a thing", () => {
  test("nothing: it only lies there", () => {
    const spot = use({});
    expect([spot.state, spot.on, spot.said, spot.why]).toEqual([
      "idle",
      "nothing",
      undefined,
      undefined,
    ]);
  });

  test("one thing: a press does it, and the name says it", () => {
    const spot = use({ options: [take] });
    expect([spot.state, spot.on, spot.said]).toEqual(["open", "act", "You can: Take it"]);
    spot.act();
    expect(spot.done).toEqual(["chose take"]);
    expect(use({ options: [take], barred: [sell] }).on).toBe("act");
  });

  test("several: a press opens the list of them, barred ones too, with why not", () => {
    const spot = use({ options: [take, sell], barred: [{ ...take, key: "other" }] });
    expect(spot.on).toBe("menu");
    expect(spot.items.map(({ title, note, rule }) => [title, note, rule])).toEqual([
      ["Take it", undefined, undefined],
      ["Sell it for 4", undefined, undefined],
      ["Take it", "It is not yours.", "T-1.2"],
    ]);
  });

  test("only a barred one: a press explains it, and nothing is chosen", () => {
    const spot = use({ barred: [sell] });
    expect([spot.state, spot.on, spot.said]).toEqual(["barred", "act", undefined]);
    expect(spot.why).toBe("Not now: Sell it for 4: It is not yours.");
    spot.act();
    expect(spot.done).toEqual(["explained sell by T-1.2"]);
  });

  test("picking: what is picked says so, in its name and in its menu", () => {
    const spot = use({ options: [take, sell], form: "pick", picked: ["sell"] });
    expect(spot.picked).toBe(true);
    expect(spot.said).toMatch(/picked$/);
    expect(spot.items.map(({ on }) => on)).toEqual([false, true]);
  });

  test("picking: what is pointed at and picked already is not pointed at: a press would drop it", () => {
    const both = { options: [take, sell], pointed: ["take"], form: "pick" } as const;
    expect(use(both).pointed).toBe(true);
    expect(use({ ...both, picked: ["sell"] }).pointed).toBe(true);
    expect(use({ ...both, picked: ["take"] }).pointed).toBe(false);
  });

  test("a lesson's finger shows", () => {
    expect(use({ options: [take], pointed: ["take"] }).pointed).toBe(true);
    expect(use({ options: [take], pointed: ["sell"] }).pointed).toBe(false);
  });
});
