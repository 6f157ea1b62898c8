import { view, waitingFor } from "@sprawl/engine/host";
import type { OpenMatch } from "@sprawl/engine/search";
import { expect, test } from "vitest";
import { offered, playPath, sitDown, stateOf, viewers } from "../table.js";
import { type OverreachState, overreach } from "./overreach.js";

const state = (match: OpenMatch) => stateOf<OverreachState>(match);

/** The key with which a seat holds up a card of this face. */
const holdUp = (face: string) => (match: OpenMatch, seat: number) => {
  const card = state(match).hands[seat].find((each) => match.play.face(each) === face);
  return `hold-up card=${card}`;
};

const mirrors = [
  "blank",
  "blank",
  "blank",
  "mirror",
  "mirror",
  "blank",
  "mirror",
  "blank",
  "blank",
];
const table = () => sitDown(overreach, { seats: 3, script: { card: mirrors } });

test("OV-5 out by the second mirror: the third shot is lost, the turn goes on to the next seat", () => {
  const match = table();
  playPath(match, [
    [0, "shoot target=1"],
    [1, holdUp("mirror")],
    [0, "shoot target=2"],
    [2, holdUp("mirror")],
  ]);
  expect(state(match)).toMatchObject({ health: [0, 2, 2], turn: 1, bounties: [0, 0, 1] });
  expect(waitingFor(match)).toEqual([1]);
  expect(offered(match, 1)).toEqual(["shoot target=2"]);
});

test("OV-4 the cards of whoever is out go into the deck, and nobody knows where", () => {
  const match = table();
  playPath(match, [
    [0, "shoot target=1"],
    [1, holdUp("mirror")],
    [0, "shoot target=1"],
    [1, holdUp("mirror")],
  ]);
  expect(state(match).hands[0]).toEqual([]);
  expect(state(match).deck).toHaveLength(9);
  for (const viewer of viewers(match)) {
    const { faces } = view(match, viewer);
    for (const card of state(match).deck) expect(faces[card]).toBeUndefined();
  }
});

test("OV-3 a blank held up is no mirror; the volley goes on", () => {
  const match = table();
  playPath(match, [
    [0, "shoot target=1"],
    [1, holdUp("blank")],
    [0, "shoot target=1"],
    [1, "nothing"],
  ]);
  expect(state(match)).toMatchObject({ health: [2, 0, 2], bounties: [1, 0, 0], turn: 0 });
  expect(waitingFor(match)).toEqual([0]);
  expect(offered(match, 0)).toEqual(["shoot target=2"]);
});

test("OV-7 the match ends where the last but one goes out, also in the middle of a volley", () => {
  const match = sitDown(overreach, { seats: 2, script: { card: mirrors.slice(0, 6) } });
  playPath(match, [
    [0, "shoot target=1"],
    [1, "nothing"],
    [0, "shoot target=1"],
    [1, "nothing"],
  ]);
  expect(match.play.result).toMatchObject({ winners: [0], reason: "last-in-play", scores: [1, 0] });
});
