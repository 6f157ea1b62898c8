/** The rule-of-thumb player: everything it says is legal, and it knows its trade. */
import { drawFrom, type View } from "@sprawl/engine";
import { answer, namedSeed, view } from "@sprawl/engine/host";
import { createMatch, type OpenMatch } from "@sprawl/engine/search";
import { content, type SinsState, syntheticSins } from "@sprawl/synthetic-sins";
import { entry } from "@sprawl/synthetic-sins/entry";
import { expect, test } from "vitest";
import { instinct } from "./instinct.js";
import { CASS, CORRIDOR, NINE, sneak } from "./sneak.js";

function play(mission: content.MissionId, seed: string, kit = "recommended"): OpenMatch {
  const match = createMatch(syntheticSins, {
    seats: 1,
    seed: namedSeed(seed),
    options: { mission, kit },
  });
  const draw = drawFrom(seed);
  while (match.pending) {
    const seen = view<SinsState>(match, 0);
    if (seen.question) answer(match, 0, instinct(seen, seen.question, draw).answer);
  }
  return match;
}

const long = { timeout: 120_000 };

test("it answers every question of every mission with something legal", long, () => {
  for (const { id, number } of content.missions) {
    const kit = number % 3 === 2 ? "everything" : "recommended";
    expect(play(id, `legal ${id}`, kit).play.result).toBeDefined();
  }
});

test("it mostly wins the first mission, and the last one now and then", long, () => {
  const won = (mission: content.MissionId) =>
    Array.from({ length: 12 }, (_, i) => play(mission, `first ${i}`)).filter(
      ({ play: { result } }) => result?.reason === "mission-complete",
    ).length;
  expect(won("back-door")).toBeGreaterThanOrEqual(9);
  expect(won("absolution")).toBeGreaterThanOrEqual(2);
});

test("it gives no answer that depends on what it cannot see", () => {
  const match = createMatch(syntheticSins, { seats: 1, seed: namedSeed("blind") });
  answer(match, 0, []);
  const seen = view<SinsState>(match, 0);
  const shuffled = { ...seen, state: { ...seen.state, deck: seen.state.deck.slice().reverse() } };
  if (!seen.question) throw new Error("nothing is asked");
  expect(instinct(shuffled, seen.question, drawFrom("a"))).toEqual(
    instinct(seen, seen.question, drawFrom("b")),
  );
});

test("Cass lays a Trap where a guard is about to walk", () => {
  const t = sneak({
    map: CORRIDOR,
    options: CASS,
    you: { sector: 3, traps: 1 },
    waypoints: { blue: [1, 5] },
    enemies: { g1: { at: 1 } },
    set: {
      "objectives.m1.done": true,
      "objectives.m2.done": true,
      reinforcements: [],
    },
  });
  const seen = t.view(0) as View<SinsState>;
  if (!seen.question) throw new Error("nothing is asked");
  const traps = seen.question.options.filter(({ kind }) =>
    ["place-trap", "end-actions"].includes(kind),
  );
  const { answer: chosen } = instinct(seen, { ...seen.question, options: traps }, drawFrom("a"));
  expect(chosen).toBe("place-trap");
  const far = t.arrange({ enemies: {} }).view(0) as View<SinsState>;
  expect(instinct(far, { ...seen.question, options: traps }, drawFrom("a")).answer).toBe(
    "end-actions",
  );
});

test("a speaker lures a guard away; an item keeps reinforcements out", () => {
  const t = sneak({
    map: NINE,
    gear: ["remote-speaker-hack"],
    you: { sector: 6, energy: 5 },
    waypoints: { blue: [4, 6] },
    enemies: { g1: { at: 4 } },
    set: { "objectives.m1.done": true, alarm: 40 },
  });
  const seen = t.view(0) as View<SinsState>;
  if (!seen.question) throw new Error("nothing is asked");
  const quiet = seen.question.options.filter(({ kind }) =>
    ["remote-speaker-hack", "end-actions"].includes(kind),
  );
  const { answer: chosen } = instinct(seen, { ...seen.question, options: quiet }, drawFrom("a"));
  expect(chosen).toMatch(/^remote-speaker-hack .*sector=[17]$/);
  const alarm = sneak({
    you: { sector: 10, hidden: true, items: ["alarm-adjuster"] },
    enemies: {},
    set: {
      alarm: 20,
      reinforcements: [{ ref: "g3", alarm: 15, type: "security-guard", color: "blue" }],
    },
    cards: [-1],
  });
  alarm.choose("end-actions");
  const asked = alarm.view(0) as View<SinsState>;
  if (!asked.question) throw new Error("nothing is asked");
  expect(instinct(asked, asked.question, drawFrom("a")).answer).toBe("alarm-adjuster");
  const spared = { ...asked, state: { ...asked.state, reinforcements: [] } };
  expect(instinct(spared, asked.question, drawFrom("a")).answer).toBe("pass");
});

test("whoever gets out has nothing to fear any more", () => {
  const t = sneak({
    you: { sector: 13 },
    enemies: { g1: { at: 13 } },
    set: { "objectives.m1.done": true },
  });
  const seen = t.view(0) as View<SinsState>;
  if (!seen.question) throw new Error("nothing is asked");
  const out = seen.question.options.filter(({ key }) => key === "free-move sector=1");
  expect(instinct(seen, { ...seen.question, options: out }, drawFrom("a")).because).toEqual({
    id: "out",
  });
});

test("whoever can get out does, whoever stands near", () => {
  const t = sneak({
    you: { sector: 13, health: 1 },
    enemies: { g1: { at: 17 }, g2: { at: 17 }, g3: { at: 12 } },
    set: { "objectives.m1.done": true, alarm: 31 },
  });
  for (const freeMovement of [true, false]) {
    t.arrange({ set: "turn.freeMovement", to: freeMovement });
    const seen = t.view(0) as View<SinsState>;
    if (!seen.question) throw new Error("nothing is asked");
    const move = freeMovement ? "free-move" : "second-move";
    const options = seen.question.options.filter(
      ({ kind }) => kind === "hide" || kind === move || kind === "end-actions",
    );
    expect(instinct(seen, { ...seen.question, options }, drawFrom("a")).answer).toBe(
      `${move} sector=1`,
    );
  }
});

test("every reason is a sentence of the text, in every language", () => {
  const match = createMatch(syntheticSins, { seats: 1, seed: namedSeed("reasons") });
  const draw = drawFrom("reasons");
  const ids = new Set<string>();
  for (let n = 0; n < 60 && match.pending; n++) {
    const seen = view<SinsState>(match, 0);
    if (!seen.question) break;
    const { answer: given, because } = instinct(seen, seen.question, draw);
    if (because) ids.add(`why.${because.id}`);
    answer(match, 0, given);
  }
  expect(ids.size).toBeGreaterThan(2);
  for (const text of Object.values(entry.text)) {
    expect(Object.keys(text.labels ?? {})).toEqual(expect.arrayContaining([...ids]));
  }
});
