/** What the board works out before it draws: places around the table, what is known, the notebook. */
import type { GameEvent } from "@sprawl/engine";
import { answer, eventsFor, namedSeed, view, waitingFor } from "@sprawl/engine/host";
import { createMatch, type OpenMatch } from "@sprawl/engine/search";
import {
  isLarge,
  LOYALTY,
  ROWS,
  type State,
  socialDeduction,
  teamOf,
} from "@sprawl/social-deduction";
import { describe, expect, test } from "vitest";
import { gapBox } from "../board/gaps.js";
import { knownOf, loyaltyCounts, ownTeam } from "../board/know.js";
import { NO_NOTE, noteOn, notesKey, readNotes, withNote } from "../board/notes.js";
import { type Box, edgeOf, type Ring, ringOf, TALL } from "../board/ring.js";
import { shownTo } from "../board/shown.js";

const SCREENS = [
  { width: 1440, height: 680 },
  { width: 1366, height: 548 },
  { width: 1280, height: 580 },
  { width: 820, height: 856 },
  // Beside a list of all choices that stays open.
  { width: 1120, height: 680 },
] as const;

const apart = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) >= (a.width + b.width) / 2 ||
  Math.abs(a.y - b.y) >= (a.height + b.height) / 2;

/** The angle of a seat around the middle, clockwise from the bottom. */
function turnOf({ middle }: Ring, { x, y }: Box): number {
  return (Math.atan2(middle.x - x, y - middle.y) + 2 * Math.PI) % (2 * Math.PI);
}

describe("the ring", () => {
  const ring = (seats: number, screen: (typeof SCREENS)[number] = SCREENS[0], self = 0) =>
    ringOf(seats, { ...screen, large: isLarge({ seats }), self: { seat: self, x: 350 } });

  test.each([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])("seats %i without overlap", (seats) => {
    for (const screen of SCREENS) {
      if (seats > 8 && screen.width < 1000) continue; // they sit closer there: see the next test
      const { seats: boxes, edges, width, height } = ring(seats, screen);
      expect(edges.filter((edge) => edge === "self")).toEqual(["self"]);
      const others = boxes.filter((_, seat) => edges[seat] !== "self");
      for (const [i, box] of others.entries()) {
        for (const other of others.slice(i + 1)) expect(apart(box, other)).toBe(true);
        expect(box.x - box.width / 2).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width / 2).toBeLessThanOrEqual(width);
        expect(box.y + box.height / 2).toBeLessThanOrEqual(height);
      }
    }
  });

  test.each(SCREENS)(
    "cards at five seats are at least 64 x 90 px, at $width x $height",
    (screen) => {
      const { card } = ring(5, screen).sizes;
      if (screen.width > 1000) expect(card).toBeGreaterThanOrEqual(65);
      expect(card * TALL).toBeGreaterThanOrEqual(screen.width > 1000 ? 90 : 80);
    },
  );

  test.each([5, 6, 8, 10, 14, 16])("what lies before each of %i lies on the table", (seats) => {
    for (const screen of SCREENS) {
      const all = ring(seats, screen);
      const { sizes, tabletop, height, stacked } = all;
      const tall = sizes.card * TALL;
      const edgeAt = (y: number) =>
        tabletop.far +
        ((tabletop.near - tabletop.far) * (y - tabletop.edge)) / (height + 90 - tabletop.edge);
      for (const [seat, box] of all.seats.entries()) {
        const edge = all.edges[seat];
        if (edge !== "top" && (edge !== "left" || stacked)) continue;
        const below = edge === "top";
        const left = box.x - box.width / 2 + (below ? 0 : sizes.plate.width);
        const top = below ? box.y + box.height / 2 - tall : box.y - tall / 2;
        expect(top + tall / 2).toBeGreaterThan(tabletop.edge);
        expect(left).toBeGreaterThanOrEqual(edgeAt(top + tall / 2));
      }
    }
  });

  test.each([4, 7, 9, 16])("the next of %i players sits on one's left", (seats) => {
    const all = ring(seats, SCREENS[0], 3);
    const order = Array.from({ length: seats - 1 }, (_, i) => (4 + i) % seats);
    const angles = order.map((seat) => turnOf(all, all.seats[seat]));
    // Whoever looks sits at the near edge; from there it goes clockwise, once around.
    expect(all.edges[order[0]]).toBe("left");
    expect(all.edges[order[seats - 2]]).toBe("right");
    for (let i = 1; i < angles.length; i++) expect(angles[i]).toBeGreaterThan(angles[i - 1]);
  });

  test.each([9, 12, 16])(
    "shared cards of %i players lie inside the table, apart from each other",
    (seats) => {
      for (const screen of SCREENS.slice(0, 3)) {
        const { shared, edges, sizes, width } = ring(seats, screen);
        const size = { width: sizes.card, height: sizes.card * TALL };
        const lie = shared
          .filter((_, seat) => edges[seat] !== "self" && edges[(seat + 1) % seats] !== "self")
          .map((at): Box => ({ ...at, ...size }));
        for (const [i, box] of lie.entries()) {
          for (const other of lie.slice(i + 1)) expect(apart(box, other)).toBe(true);
          expect(box.x - box.width / 2).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width / 2).toBeLessThanOrEqual(width);
        }
      }
    },
  );

  test.each([4, 5, 8, 16])("EX Bosses in one gap cover nobody of %i", (seats) => {
    const all = ring(seats);
    for (let seat = 0; seat < seats; seat++) {
      const gap = [all.seats[seat], all.seats[(seat + 1) % seats]] as const;
      const size = { width: 132, height: 52 };
      const one = gapBox(all, gap, size, []);
      const other = gapBox(all, gap, size, [one]);
      expect(apart(one, other)).toBe(true);
      for (const box of all.seats) expect(apart(one, box) && apart(other, box)).toBe(true);
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
