/** What the board works out before it draws: places around the table, what is known, the notebook. */
import type { GameEvent } from "@sprawl/engine";
import { answer, eventsFor, namedSeed, view, waitingFor } from "@sprawl/engine/host";
import { createMatch, type OpenMatch } from "@sprawl/engine/search";
import { LOYALTY, ROWS, type State, socialDeduction, teamOf } from "@sprawl/social-deduction";
import { describe, expect, test } from "vitest";
import { knownOf, loyaltyCounts, ownTeam } from "../board/know.js";
import { NO_NOTE, noteOn, notesKey, readNotes, withNote } from "../board/notes.js";
import { type Box, edgeOf, gapBox, type Ring, ringOf, sidesOf } from "../board/ring.js";
import { shownTo } from "../board/shown.js";

const room = { width: 780, row: 124, gap: 30, middle: 270, widest: 200 };

const apart = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) >= (a.width + b.width) / 2 ||
  Math.abs(a.y - b.y) >= (a.height + b.height) / 2;

/** The angle of a seat around the middle, clockwise from the bottom. */
function turnOf({ middle }: Ring, { x, y }: Box): number {
  return (Math.atan2(middle.x - x, y - middle.y) + 2 * Math.PI) % (2 * Math.PI);
}

describe("the ring", () => {
  test.each([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])("seats %i without overlap", (seats) => {
    const { top, bottom, side } = sidesOf(seats);
    expect(top + bottom + 2 * side).toBe(seats);
    const ring = ringOf(seats, 0, room);
    const boxes = [...ring.seats, ring.middle];
    for (const [i, box] of boxes.entries()) {
      for (const other of boxes.slice(i + 1)) expect(apart(box, other)).toBe(true);
      expect(box.x - box.width / 2).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width / 2).toBeLessThanOrEqual(ring.width);
      expect(box.y + box.height / 2).toBeLessThanOrEqual(ring.height);
    }
  });

  test.each([4, 7, 9, 16])("the next of %i players sits on one's left", (seats) => {
    const ring = ringOf(seats, 3, room);
    const order = ring.seats.map((_, i) => turnOf(ring, ring.seats[(3 + i) % seats]));
    const [first, ...rest] = order;
    // Whoever looks sits at the bottom; from there it goes clockwise, once around.
    expect(Math.min(first, 2 * Math.PI - first)).toBeLessThan(Math.PI / 3);
    for (let i = 1; i < rest.length; i++) expect(rest[i]).toBeGreaterThan(rest[i - 1]);
  });

  test.each([4, 5, 8, 16])("EX Bosses in one gap cover nobody of %i", (seats) => {
    const ring = ringOf(seats, 0, room);
    for (let seat = 0; seat < seats; seat++) {
      const gap = [ring.seats[seat], ring.seats[(seat + 1) % seats]] as const;
      const size = { width: 132, height: 52 };
      const one = gapBox(ring, gap, size, []);
      const other = gapBox(ring, gap, size, [one]);
      expect(apart(one, other)).toBe(true);
      for (const box of ring.seats) expect(apart(one, box) && apart(other, box)).toBe(true);
    }
  });

  test("a line ends at the edge of a box", () => {
    const box = { x: 100, y: 100, width: 40, height: 20 };
    expect(edgeOf(box, { x: 200, y: 100 })).toEqual({ x: 120, y: 100 });
    expect(edgeOf(box, { x: 100, y: 0 })).toEqual({ x: 100, y: 90 });
  });
});

function begin(seats: number): OpenMatch {
  const options = { talk: false };
  return createMatch(socialDeduction, { seats, seed: namedSeed("board"), options });
}

const see = (match: OpenMatch, seat: number) => view<State>(match, seat);

/** Everybody passes until somebody is to announce. */
function toAnnounce(match: OpenMatch): GameEvent[] {
  const told: GameEvent[] = [];
  const active = () => see(match, 0).state.turn.seat;
  for (let n = 0; n < 200; n++) {
    if (match.pending?.kind === "announce") return told;
    const [seat] = waitingFor(match);
    told.push(
      ...eventsFor(answer(match, seat, see(match, seat).question?.safe ?? "pass"), active()),
    );
  }
  throw new Error("nobody announces");
}

describe("what is known", () => {
  test.each([4, 8, 16])("counts of %i players come to the cards of the table", (seats) => {
    const counts = loyaltyCounts(see(begin(seats), 0));
    const { single, double } = ROWS[seats];
    const all = [...single, ...double].reduce((sum, n) => sum + n, 0);
    expect(counts.reduce((sum, { open, left }) => sum + open + left, 0)).toBe(all);
    for (const { name, left } of counts) expect(left).toBeLessThanOrEqual(LOYALTY[name].copies);
  });

  test("a revealed card moves from hidden to open, and everybody counts the same", () => {
    const match = begin(5);
    const before = loyaltyCounts(see(match, 0));
    const seen = structuredClone(see(match, 0));
    const [laid] = seen.state.loyalty;
    laid.revealed = true;
    const face = String(seen.faces[laid.card]);
    const change = (name: string) => ({
      open: loyaltyCounts(seen).find((each) => each.name === name)?.open,
      left: loyaltyCounts(seen).find((each) => each.name === name)?.left,
    });
    const was = before.find(({ name }) => name === face);
    expect(change(face)).toEqual({ open: 1, left: (was?.left ?? 0) - 1 });
    for (let seat = 1; seat < 5; seat++) expect(loyaltyCounts(see(match, seat))).toEqual(before);
  });

  test.each([4, 9])("everybody reads the own team off the own cards (%i players)", (seats) => {
    const match = begin(seats);
    for (let seat = 0; seat < seats; seat++) {
      expect(ownTeam(see(match, seat))).toBe(teamOf(match.play as never, seat));
    }
    expect(ownTeam(view<State>(match, "spectator"))).toBeUndefined();
  });

  test("what somebody looked at is known to that player, and listed with its round", () => {
    const match = begin(6);
    toAnnounce(match);
    const me = see(match, 0).state.turn.seat;
    const other = (me + 1) % 6;
    expect(knownOf(see(match, me), other)).toEqual([]);
    const options = see(match, me).question?.options ?? [];
    const looks = options.filter(({ kind, target }) => kind === "investigate" && target === other);
    answer(match, me, looks[0].key);
    const log: GameEvent[] = [];
    for (let n = 0; n < 60 && shownTo(see(match, me), log).length === 0; n++) {
      const [seat] = waitingFor(match);
      log.push(...eventsFor(answer(match, seat, "pass"), me));
    }
    const [known] = knownOf(see(match, me), other);
    expect(known.place).toBe(looks[0].side);
    expect(shownTo(see(match, me), log)).toMatchObject([{ round: 1, faces: [known.face] }]);
    // Nobody else learns it; in a small game the owner knew it before.
    const stranger = (me + 2) % 6;
    expect(knownOf(see(match, stranger), other)).toEqual([]);
  });
});

describe("the notebook", () => {
  test("is kept for each match and seat alone", () => {
    expect(notesKey("c0ffee", 2)).not.toBe(notesKey("c0ffee", 3));
    expect(notesKey("c0ffee", 2)).not.toBe(notesKey("decade", 2));
  });

  test("reads what it wrote, and nothing else", () => {
    const notes = withNote(withNote({}, 3, { guess: "machine" }), 3, { words: "too quiet" });
    expect(readNotes(JSON.stringify(notes))).toEqual({
      3: { guess: "machine", words: "too quiet" },
    });
    expect(withNote(notes, 3, { guess: "", words: "" })).toEqual({});
    expect(readNotes("not a notebook")).toEqual({});
    expect(readNotes(null)).toEqual({});
    expect(noteOn(readNotes('{"1":{"guess":"<b>"}}'), 1)).toEqual(NO_NOTE);
  });
});
