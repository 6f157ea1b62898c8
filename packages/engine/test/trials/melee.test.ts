import { view } from "@sprawl/engine/host";
import type { OpenMatch } from "@sprawl/engine/search";
import { expect, test } from "vitest";
import { run, setUpMatch } from "../../src/match.js";
import { playPath, SEED, stateOf, the } from "../table.js";
import { type MeleeState, melee, type Token } from "./melee.js";

const state = (match: OpenMatch) => stateOf<MeleeState>(match);

/** Two seats, each with one token that matters, and whatever else is otherwise. */
function table(attack: Token, defence: Token, more: Partial<MeleeState> = {}): OpenMatch {
  const match = setUpMatch(melee, { seats: 2, seed: SEED });
  const s = state(match);
  s.events = [];
  s.things = [[], []];
  Object.assign(s, more);
  const tokens = [
    match.play.hide("tokens", [attack], [0]),
    match.play.hide("tokens", [defence], [1]),
  ];
  s.spent.push(...s.hands.flat());
  s.hands = tokens;
  run(match, undefined);
  return match;
}

const token = (attack: number, defence: number, effect?: Token["effect"]): Token =>
  effect ? { attack, defence, effect } : { attack, defence };

function fought(match: OpenMatch): OpenMatch {
  playPath(match, [
    [0, "attack target=1"],
    [0, the("token")],
    [1, the("token")],
  ]);
  return match;
}

const told = (match: OpenMatch, type: string) =>
  match.play.news.find((event) => event.type === type)?.args;

test("ME-4 more than the defence hits, as much does not", () => {
  expect(state(fought(table(token(3, 0), token(0, 3)))).health).toEqual([4, 3]);
  expect(state(fought(table(token(2, 0), token(0, 3)))).health).toEqual([4, 4]);
});

test("ME-5 a piercer is told as the reason; a shield silences it", () => {
  const pierced = fought(table(token(1, 0, "piercer"), token(0, 3)));
  expect(state(pierced).health).toEqual([4, 3]);
  expect(told(pierced, "struck")?.stop).toEqual({ value: 1, because: ["piercer -2"] });
  const shielded = fought(table(token(1, 0, "piercer"), token(0, 3, "shield")));
  expect(state(shielded).health).toEqual([4, 4]);
  expect(told(shielded, "struck")?.stop).toEqual({ value: 3, because: [] });
});

test("ME-5, ME-6 frenzy and smog both change one attack", () => {
  const health = [2, 4];
  const events: MeleeState["events"] = [{ id: "smog", rounds: 2 }];
  const match = fought(table(token(0, 0, "frenzy"), token(0, 1), { health, events }));
  expect(told(match, "struck")?.hit).toEqual({ value: 2, because: ["frenzy 2", "smog -1"] });
});

test("ME-6 red wins over green; green alone costs 1", () => {
  const events: MeleeState["events"] = [
    { id: "march", rounds: 1 },
    { id: "truce", rounds: 2 },
  ];
  const match = fought(table(token(5, 0), token(0, 0), { events }));
  expect(state(match).health).toEqual([4, 2]);
  const later = fought(table(token(5, 0), token(0, 0), { events: [{ id: "truce", rounds: 1 }] }));
  expect(state(later).health).toEqual([4, 3]);
});

test("ME-7 a bribe turns red to green after the colour is known", () => {
  const match = fought(
    table(token(5, 0), token(0, 0), {
      events: [{ id: "march", rounds: 1 }],
      things: [["bribe"], ["bribe"]],
    }),
  );
  playPath(match, [[1, "use"]]);
  expect(state(match).health).toEqual([4, 3]);
  expect(state(match).things).toEqual([["bribe"], []]);
});

test("ME-3 a decoy ends the attack before the tokens are shown", () => {
  const match = fought(table(token(5, 0), token(0, 0), { things: [[], ["decoy"]] }));
  const [[attack]] = state(match).hands;
  playPath(match, [[1, "use"]]);
  expect(state(match).health).toEqual([4, 4]);
  expect(state(match).hands.map(({ length }) => length)).toEqual([1, 1]);
  expect(view(match, 1).faces[attack]).toBeUndefined();
});
