import { drawFrom, type OptionValues, type Play, type Viewer } from "@sprawl/engine";
import { answer, canonical, eventsFor, namedSeed, view, waitingFor } from "@sprawl/engine/host";
import { type OpenMatch, positionOf } from "@sprawl/engine/search";
import { expect, test } from "vitest";
import { offered, playPath, sitDown, stateOf, viewers } from "../table.js";
import { type CellsState, cells, sideOf } from "./cells.js";
import { looksTheSame } from "./looks.js";

const state = (match: OpenMatch) => stateOf<CellsState>(match);
const side = (match: OpenMatch, seat: number) =>
  sideOf(match.play as unknown as Play<CellsState, OptionValues>, seat);
const program = (match: OpenMatch, seat: number) => match.play.face(state(match).programs[seat]);

/** A table of five at which this holds. */
function tableWhere(holds: (match: OpenMatch) => boolean): OpenMatch {
  for (let i = 0; i < 500; i++) {
    const match = sitDown(cells, { seats: 5, seed: namedSeed(`cells ${i}`) });
    if (holds(match)) return match;
  }
  throw new Error("no such table was dealt");
}

/** What a viewer gets at this moment, but for what names the match. */
function gets(match: OpenMatch, viewer: Viewer): string {
  const { commitment: _, faces: __, ...seen } = view(match, viewer);
  return canonical(seen);
}

test("CL-6 everybody accused is asked alike: the others cannot tell a backup from a void", () => {
  const deals = ["backup", "void"].map((face) => {
    const match = tableWhere((each) => program(each, 2) === face);
    playPath(match, [[0, "accuse target=2"]]);
    return match;
  });
  expect(deals.map((match) => offered(match, 2))).toEqual([["no", "play"], ["no"]]);
  for (const match of deals) expect(waitingFor(match)).toEqual([2]);
  for (const viewer of [0, 1, 3, 4, "spectator"] as const) {
    expect(gets(deals[0], viewer)).toBe(gets(deals[1], viewer));
  }
  // And when the one with a backup does not play it, nobody is any the wiser.
  const told = deals.map((match) => eventsFor(answer(match, 2, "no"), 1));
  expect(told[0].map(({ type }) => type)).toEqual(told[1].map(({ type }) => type));
});

test("CL-6 no other world looks different while the accused is asked", () => {
  const match = tableWhere((each) => program(each, 2) === "backup");
  const { snapshot } = positionOf(match);
  answer(match, 0, "accuse target=2");
  expect(looksTheSame(match, drawFrom("accused"), 60, snapshot)).toBeGreaterThan(20);
});

test("CL-6 a backup is shown, and keeps its owner in play once", () => {
  const match = tableWhere(
    (each) =>
      program(each, 2) === "backup" &&
      side(each, 0) !== side(each, 1) &&
      side(each, 0) !== side(each, 3),
  );
  playPath(match, [
    [0, "accuse target=2"],
    [2, "play"],
  ]);
  expect(state(match).out).toEqual(Array(5).fill(false));
  for (const viewer of viewers(match)) {
    expect(view(match, viewer).faces[state(match).programs[2]]).toBe("backup");
  }
  playPath(match, [[1, "accuse target=2"]]);
  expect(offered(match, 2)).toEqual(["no"]);
});

test("CL-5 a shift changes sides; places are seen by all, faces only by those concerned", () => {
  const match = tableWhere((each) => side(each, 0) === "human" && side(each, 4) === "machine");
  const before = state(match).loyalties.map((pile) => pile.slice());
  const { snapshot } = positionOf(match);
  playPath(match, [[0, "shift"]]);
  expect(waitingFor(match)).toEqual([0, 1, 2, 3, 4]);
  for (const seat of [3, 1, 4, 0, 2]) playPath(match, [[seat, offered(match, seat)[1]]]);
  // Seat 0 got a machine card from seat 4: it is an outlaw now.
  expect(side(match, 0)).toBe("outlaw");
  const { loyalties } = state(match);
  expect(loyalties.map((pile) => pile[1])).toEqual([4, 0, 1, 2, 3].map((seat) => before[seat][1]));
  expect(loyalties.map((pile) => pile[0])).toEqual(before.map((pile) => pile[0]));
  const moved = before[4][1];
  expect(viewers(match).filter((viewer) => view(match, viewer).faces[moved])).toEqual([0, 4]);
  expect(looksTheSame(match, drawFrom("shift"), 40, snapshot)).toBeGreaterThan(20);
});

test("CL-4 a look is seen by all, what was seen by one", () => {
  const match = tableWhere(() => true);
  const card = state(match).loyalties[3][0];
  const events = answer(match, 0, `look card=${card}`);
  expect(eventsFor(events, 0)[0]).toMatchObject({ cards: [card], faces: [match.play.face(card)] });
  expect(eventsFor(events, 1)[0]).toMatchObject({ cards: [card], faces: [undefined] });
  expect(match.barrier.reason).toBe("shown");
});

test("CL-7 the verdict is told, and the match ends with the side that is left", () => {
  const match = tableWhere(
    (each) => [0, 1].every((seat) => side(each, seat) === "machine") && program(each, 2) === "void",
  );
  let guard = 0;
  while (match.pending && guard++ < 20) {
    const [seat] = waitingFor(match);
    const target = [4, 3, 2, 1, 0].find((each) => each !== seat && !state(match).out[each]);
    answer(match, seat, offered(match, seat).includes("no") ? "no" : `accuse target=${target}`);
  }
  expect(match.play.result?.rule).toBe("CL-7");
  const { winners = [], sides = [] } = match.play.result ?? {};
  for (const seat of [0, 1, 2, 3, 4]) {
    expect(winners.includes(seat)).toBe(side(match, seat) === sides[0]);
  }
});
