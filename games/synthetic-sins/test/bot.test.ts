/** The rule-of-thumb player: everything it says is legal, and it knows its trade. */
import { answer, createMatch, drawFrom, type Match, namedSeed, view } from "@sprawl/engine";
import { content, type SinsState, syntheticSins } from "@sprawl/synthetic-sins";
import { instinct } from "@sprawl/synthetic-sins/bot";
import { expect, test } from "vitest";

function play(mission: content.MissionId, seed: string, kit = "recommended"): Match {
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

test("it answers every question of every mission with something legal", () => {
  for (const { id } of content.missions) {
    for (const kit of ["recommended", "everything"]) {
      expect(play(id, `legal ${id}`, kit).play.result).toBeDefined();
    }
  }
});

test("it wins the first mission nearly always", () => {
  const won = Array.from({ length: 10 }, (_, i) => play("back-door", `first ${i}`)).filter(
    ({ play: { result } }) => result?.reason === "mission-complete",
  );
  expect(won.length).toBeGreaterThanOrEqual(9);
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
