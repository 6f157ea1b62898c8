/** Both lessons teach by doing: whoever follows them learns everything and still stands. */
import { instinctBot, seatBot } from "@sprawl/bots";
import { resultOf, view } from "@sprawl/engine/host";
import { followLessons } from "@sprawl/engine/testing";
import { type HiQuestions, type State, spotlights } from "@sprawl/human-interface";
import { entry } from "@sprawl/human-interface/entry";
import { expect, test } from "vitest";

const LEARNER = 0;
const ids = entry.tutorial?.lessons.map(({ id }) => id) ?? [];
const second = entry.tutorials?.["dry-run"];
const netIds = second?.lessons.map(({ id }) => id) ?? [];

test("the Firing Range teaches a door, a Move, a shot and a reaction, and every lesson has its words", () => {
  for (const id of ["door", "move", "shoot", "react", "winning"]) expect(ids).toContain(id);
  for (const id of ids) expect(entry.text.en.labels?.[`lesson.${id}`]).toMatch(/\w\.$/);
});

test("a light falls only on what a lesson speaks of", () => {
  for (const id of Object.keys(spotlights)) expect([...ids, ...netIds]).toContain(id);
});

test("whoever follows it does all of it, within three turns, and nobody of the Team is down", () => {
  const { match, taught } = followLessons<State, HiQuestions>(entry, { chance: "lesson" });
  const told = taught.flatMap((lesson) =>
    lesson.told.map(({ type, args }) => `${type} ${args.model}`),
  );
  expect(taught.map(({ id }) => id)).toEqual(ids);
  expect(resultOf(match)).toBeUndefined();
  for (const deed of ["door-opened harvey", "moved harvey"]) expect(told).toContain(deed);
  expect(told.some((deed) => /^(attacks|fast-attacks) (harvey|shoko)/.test(deed))).toBe(true);
  expect(told.some((deed) => /^unconscious (harvey|shoko)/.test(deed))).toBe(false);
  expect(view<State>(match, LEARNER).state.turn).toBeLessThanOrEqual(3);
});

test("whoever follows it against the bot of the page goes first, hits, answers a shot, and dodges one", () => {
  const { instinct, tutorial } = entry;
  if (!tutorial?.guided || !instinct) throw new Error("it is guided, and there is a bot");
  const { taught } = followLessons<State, HiQuestions>(entry, {
    others: (played) => {
      const bot = seatBot(played, 1, instinctBot(instinct), tutorial.seed);
      return () => bot.decide()?.answer ?? "";
    },
  });
  const told = (lesson: string) =>
    taught.find(({ id }) => id === lesson)?.told.map(({ type, args }) => `${type} ${args.model}`);
  const asked = (lesson: string) =>
    taught.find(({ id }) => id === lesson)?.steps.map(({ pointed }) => pointed[0]?.kind);
  expect(asked("initiative")).toEqual(["first"]);
  expect(told("activate")).toEqual(["activated harvey"]);
  // Nobody reacts before there is a lesson for it.
  expect(asked("shoot")).toEqual(["attack", "shift"]);
  expect(told("shoot")).toEqual(expect.arrayContaining(["attacks harvey", "wounded markus"]));
  for (const kind of ["fast-attack", "dodge"]) expect(asked("react")).toContain(kind);
});

test("what a lesson says of one kind of deed is said in every language", () => {
  for (const { labels = {} } of Object.values(entry.text)) {
    for (const deed of ["shoot.attack", "react.fast-attack", "react.dodge", "initiative.first"])
      expect(labels[`lesson.${deed}`]).toMatch(/\w\.$/);
  }
});

test("the Dry Run teaches a Terminal, an attack on a network, an infection; all of it has its words", () => {
  for (const id of ["terminal", "attack", "infect", "body", "doors"])
    expect(netIds).toContain(`net-${id}`);
  for (const id of netIds) expect(entry.text.en.labels?.[`lesson.${id}`]).toMatch(/\w\.$/);
  for (const name of Object.keys(entry.tutorials ?? {}))
    expect(entry.text.en.labels?.[`tutorial.${name}`]).toMatch(/\w/);
});

test("whoever follows the Dry Run takes the Terminal, infects, wounds Rin, and sees it strike again", () => {
  const { instinct } = entry;
  if (!second?.guided || !instinct) throw new Error("it is guided, and there is a bot");
  // The very bot and deal of the page.
  const { match, taught } = followLessons<State, HiQuestions>(entry, {
    tutorial: "dry-run",
    others: (played) => {
      const bot = seatBot(played, 1, instinctBot(instinct), second.seed);
      return () => bot.decide()?.answer ?? "";
    },
  });
  const told = taught.flatMap((lesson) => lesson.told);
  const of = (type: string) => told.filter((event) => event.type === type);
  expect(of("battle").slice(0, 2)).toMatchObject([{ args: { won: 1 } }, { args: { won: 1 } }]);
  expect(of("taken-over")).toMatchObject([{ args: { model: "tomo", terminal: "orange" } }]);
  expect(of("infected")).toHaveLength(1);
  expect(of("affected").map(({ args }) => args.model)).toEqual(["rin", "rin"]);
  expect(of("wounded").map(({ args }) => args.model)).toContain("rin");
  expect(of("shock-test").filter(({ args }) => args.model === "rin").length).toBeGreaterThan(1);
  expect(told.some(({ type, args }) => type === "attacks" && args.model === "shoko")).toBe(true);
  const { models, turn } = view<State>(match, LEARNER).state;
  expect(turn).toBe(2);
  for (const id of ["tomo", "shoko"])
    expect(models.find((model) => model.id === id)?.condition).toBe("ready");
  expect(resultOf(match)).toBeUndefined();
});
