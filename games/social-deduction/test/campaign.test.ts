/** CM: the game after The Beginning. */
import type { Plain, Seat } from "@sprawl/engine";
import { table } from "@sprawl/scenarios/testing";
import { box, ids, programs, type State } from "@sprawl/social-deduction";
import { entry } from "@sprawl/social-deduction/entry";
import { describe, expect, test } from "vitest";
import type { Role, Victor } from "../src/campaign/brought.js";
import { demandOn, pairsOf, withinReach } from "../src/campaign/demands.js";
import { type Left, left, MIXED } from "./brought.js";
import { deal, tally } from "./deal.js";

type Line = Readonly<Record<string, Plain>>;

type Chance = Readonly<Record<string, readonly Plain[]>>;

function campaign(about: Left, lines: readonly Line[] = [], options = {}, chance?: Chance) {
  const carried = left(about);
  return table(entry, {
    seats: carried.campaign.roles.length,
    options: { talk: false, ...options },
    carried,
    arrange: lines as never,
    ...(chance && { chance }),
  });
}
type Table = ReturnType<typeof campaign>;
const stateOf = (t: Table) => t.view("spectator").state as State;
const faceOf = (t: Table, seat: Seat, card: number) => t.view(seat).faces[card];

/** Everybody answers safely until this is asked, or something else than the campaign's questions. */
function until(t: Table, kind?: string): Table {
  for (let i = 0; i < 200; i++) {
    const asked = t.asked();
    if (!asked || asked.kind === kind || !asked.kind.startsWith("campaign-")) return t;
    answerAll(t);
  }
  return t;
}

/** Everybody who is asked answers safely, once. */
function answerAll(t: Table): void {
  for (const seat of t.asked()?.seats ?? []) {
    const { safe } = t.view(seat).question ?? {};
    if (Array.isArray(safe)) t.pick(safe as never, seat);
    else if (safe !== undefined) t.choose(safe as never, seat);
  }
}

const HUMANS = ["human", "human", "human"];
/** IDs of a colour that change nothing about a team, one after the other. */
const plain = (colour: string) =>
  Object.values(ids)
    .filter((id) => id.colour === colour && !id.always && !id.startsRevealed && !id.boss)
    .filter((id) => id.box === "core" && id.id !== "seer")
    .map(({ id }) => id);
const [BLUE, BLUE_2, BLUE_3] = plain("human");
const [RED] = plain("machine");
const [GREY] = plain("outlaw");
const role = (more: Partial<Role> = {}): Role => ({
  faction: "human",
  infected: false,
  fulfilled: true,
  ...more,
});

describe("what must be chosen", () => {
  const wish = (who: Partial<Role>, victor: Victor = "nobody", detained = false) =>
    demandOn(role(who), { detained }, victor);

  test("CM-3.4 cards of the own faction, by majority", () => {
    expect(wish({})).toEqual([{ team: "human" }]);
    expect(wish({ faction: "machine" }, "machine")).toEqual([{ team: "machine" }]);
  });

  test("CM-3.6 Outlaw, for want of an Objective or of freedom", () => {
    expect(wish({ fulfilled: false })).toEqual([{ team: "outlaw" }]);
    expect(wish({}, "human", true)).toEqual([{ team: "outlaw" }]);
  });

  test("CM-3.7, CM-3.11 the original Legion player and the Fallen player choose freely", () => {
    expect(wish({ faction: "legion" })).toEqual([{}]);
    expect(wish({ faction: "fallen" })).toEqual([{}]);
  });

  test("CM-3.9 who was infected takes an Outlaw ID, and any loyalty cards", () => {
    expect(wish({ faction: "legion", infected: true })).toEqual([{ id: "outlaw" }]);
  });

  test("CM-R5, CM-R6 Legion and Fallen come before an Outlaw victory; having failed, they look grey", () => {
    expect(wish({ faction: "fallen" }, "outlaws")).toEqual([{}]);
    expect(wish({ faction: "legion", fulfilled: false }, "human")).toEqual([{ id: "outlaw" }]);
    expect(wish({ fulfilled: false }, "outlaws")[0]).toEqual({ id: "outlaw", rather: "outlaw" });
    expect(wish({ faction: "machine", fulfilled: false }, "human")).toEqual([{ team: "outlaw" }]);
  });

  test("CM-4.5 Machines after a Human victory: Outlaw IDs, else Machine ones, else Human ones", () => {
    expect(wish({ faction: "machine" }, "human").map(({ id }) => id)).toEqual([
      "outlaw",
      "machine",
      "human",
    ]);
    expect(wish({}, "human")).toEqual([{ team: "human" }]);
  });

  test("CM-4.6 all players after an Outlaw victory: Outlaw IDs, else any", () => {
    for (const faction of ["human", "machine"] as const) {
      expect(wish({ faction }, "outlaws").map(({ id }) => id)).toEqual(["outlaw", undefined]);
    }
  });

  test("CM-R3 an ID that is always of another team does not do", () => {
    const always = Object.values(ids).find(
      (id) => id.always === "machine" && id.colour !== "human",
    );
    const id = always?.id ?? "";
    expect(id).not.toBe("");
    const cards = { ids: [id, BLUE], loyalty: HUMANS };
    const found = pairsOf(box, { team: "human" }, cards);
    expect(new Set(found.map((each) => cards.ids[each.id]))).toEqual(new Set([BLUE]));
  });

  test("CM-R14 a grey ID binds; grey loyalty cards only where there are enough", () => {
    const wanted = { id: "outlaw", rather: "outlaw" } as const;
    const cards = { ids: [GREY, BLUE], loyalty: ["outlaw", "human", "human"] };
    expect(withinReach(box, wanted, cards)).toEqual({ id: "outlaw", team: "outlaw" });
    const blue = { ...cards, loyalty: HUMANS };
    expect(withinReach(box, wanted, blue)).toEqual({ id: "outlaw" });
    expect(withinReach(box, wanted, { ...cards, ids: [BLUE] })).toBeUndefined();
  });
});

describe("what is dealt", () => {
  test("CM-3.1, CM-3.2, CM-R7, CM-R13 no Boss, nobody of Legion or the Fallen, no Legion card", () => {
    for (const hellGate of [false, true]) {
      const { s, face } = deal(6, { hellGate }, "campaign", left({ seats: 6 }));
      const story = s.campaign;
      if (!story) throw new Error("no campaign");
      const dealt = [
        ...s.seats.map(({ ids: [{ card }] }) => card),
        ...[...story.spare, story.stacks].flatMap((each) => each.ids),
      ].map(face);
      const tied = ["mindeater", "deathbringer", "cultist", "rocky"];
      const wanted = Object.values(ids).filter(
        (id) => !id.boss && (hellGate || id.box === "core") && !tied.includes(id.id),
      );
      expect(dealt.toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
      expect(story.aside.map(face).toSorted()).toEqual(["deathbringer", "mindeater"]);
      const loyalty = [
        ...s.loyalty.map(({ card }) => card),
        ...[...story.spare, story.stacks].flatMap((each) => each.loyalty),
      ].map(face);
      expect(loyalty).toHaveLength(21);
      expect(tally(loyalty).legion).toBeUndefined();
    }
  });

  test("CM-3.3, CM-R11 five IDs and three loyalty cards each, seen by their owner alone", () => {
    for (const seats of [4, 5, 6]) {
      const { s, view } = deal(seats, {}, "campaign", left({ seats }));
      for (const [seat, { ids: own, loyalty }] of (s.campaign?.spare ?? []).entries()) {
        expect([own.length + 1, loyalty.length + 2]).toEqual([5, 3]);
        for (const card of [...own, ...loyalty]) {
          expect(view(seat).faces[card]).toBeDefined();
          expect(view((seat + 1) % seats).faces[card]).toBeUndefined();
        }
      }
    }
  });

  test("CM-4.1, CM-4.2, CM-4.3, CM-4.4 programs that are not in the game", () => {
    const names = (about: Left) => {
      const { s, face } = deal(4, {}, "campaign", left(about));
      return new Set([...s.pile, ...(s.campaign?.immediate ?? [])].map(face));
    };
    const gone = ["machine-boss", "human-boss", "human-loyalty", "machine-loyalty"];
    const missing = (about: Left) => gone.filter((id) => !names(about).has(id));
    expect(missing({})).toEqual([]);
    expect(missing({ deusDestroyed: true })).toEqual(["machine-boss"]);
    expect(missing({ apexDestroyed: true })).toEqual(["human-boss"]);
    expect(missing({ victor: "machine" })).toEqual(["human-loyalty"]);
    expect(missing({ victor: "human" })).toEqual(["machine-loyalty"]);
    for (const id of gone) expect(programs[id]).toBeDefined();
  });

  test("CM-4.8 1 HP without full Health, else 2", () => {
    const { s } = deal(4, {}, "campaign", left({ conditions: { 2: { fullHealth: false } } }));
    expect(s.seats.map(({ hp }) => hp)).toEqual([2, 2, 1, 2]);
  });

  test("CM-4.11 who had the last turn is last: the player on their left starts", () => {
    expect(deal(4, {}, "campaign", left({ lastTurn: 1 })).s.starter).toBe(2);
    expect(deal(4, {}, "campaign", left({ lastTurn: 3 })).s.starter).toBe(0);
  });
});

describe("choosing", () => {
  const blue = { seat: 0, ids: [BLUE], loyalty: ["human", "human", "machine"] };

  test("CM-3.4 only what makes the own team is offered, and only pairs that do are taken", () => {
    const t = campaign({}, [
      { choices: { seat: 0, ids: [RED, BLUE], loyalty: ["machine", "human", "machine"] } },
    ]);
    const cards = t.view(0).question?.options.map((option) => faceOf(t, 0, Number(option.card)));
    expect(cards).toContain(BLUE);
    expect(cards).not.toContain(RED);
  });

  test("CM-3.4, CM-3.13 what is chosen lies there; the rest is out of the game, unseen", () => {
    const t = until(campaign({}, [{ choices: blue }]));
    const { campaign: story, seats, box: rest } = stateOf(t);
    expect(story?.chosen).toEqual([true, true, true, true]);
    expect(story?.spare.every((each) => each.ids.length + each.loyalty.length === 0)).toBe(true);
    expect(rest.ids.length).toBeGreaterThan(20);
    for (const { ids: own } of seats) expect(own).toHaveLength(1);
    const unseen = rest.ids.filter((card) => t.view("spectator").faces[card] === undefined);
    expect(unseen.length).toBeGreaterThan(20);
  });

  test("CM-3.5 who can choose nothing waits, and receives the unused cards of somebody else", () => {
    const t = campaign({ roles: { 0: { faction: "machine" } }, victor: "machine" }, [
      { choices: { seat: 0, ids: plain("outlaw").slice(0, 5), loyalty: HUMANS } },
      { choices: { seat: 1, ids: [BLUE], loyalty: ["human-x2", "machine", "machine"] } },
      { choices: { seat: 2, ids: [BLUE_2], loyalty: ["human-x2", "machine", "machine"] } },
      { choices: { seat: 3, ids: [BLUE_3], loyalty: ["human", "human", "outlaw"] } },
    ]);
    expect(t.view(0).question?.options.map(({ kind }) => kind)).toEqual(["wait"]);
    until(t, "campaign-loyalty");
    until(t, "campaign-id");
    const { campaign: story } = stateOf(t);
    expect(story?.handedOn.filter(Boolean)).toHaveLength(1);
    expect(story?.spare[0].ids).toHaveLength(8);
    expect(story?.spare[0].loyalty).toHaveLength(2);
    for (const card of story?.spare[0].ids ?? []) expect(faceOf(t, 0, card)).toBeDefined();
  });

  test("CM-R4 when nobody has cards to give, they are drawn, ID and loyalty in turn", () => {
    const red = Array.from({ length: 4 }, (_, seat) => [seat, { faction: "machine" as const }]);
    const cards = [...plain("human"), ...plain("outlaw")];
    const held = (seat: number) => cards.slice(seat * 4, seat * 4 + 4);
    const t = campaign(
      { roles: Object.fromEntries(red), victor: "machine" },
      [
        { choices: { seat: 0, ids: held(0), loyalty: HUMANS } },
        { choices: { seat: 1, ids: held(1), loyalty: ["human", "human", "outlaw"] } },
        { choices: { seat: 2, ids: held(2), loyalty: ["human-x2", "human", "outlaw"] } },
        { choices: { seat: 3, ids: held(3), loyalty: ["human-x2", "human", "outlaw"] } },
      ],
      {},
      {
        "spare id": cards.slice(16, 20),
        "spare loyalty": ["outlaw-x2", "machine", "machine", "machine"],
      },
    );
    for (let i = 0; i < 3; i++) {
      expect(t.asked()?.kind).toBe("campaign-id");
      t.each({ others: "wait" } as never);
    }
    const drawn = () =>
      stateOf(t).campaign?.spare.map((each) => [each.ids.length, each.loyalty.length]);
    expect(drawn()?.[0]).toEqual([5, 1]);
    t.each({ others: "wait" } as never);
    expect(drawn()?.[0]).toEqual([5, 2]);
  });
});

describe("who is who", () => {
  const mask = (faction: "legion" | "fallen", more: Left = {}) =>
    campaign({ roles: { 0: { faction } }, ...more }, [
      { choices: { seat: 0, ids: [BLUE], loyalty: HUMANS } },
    ]);

  /** Seat 0 chooses the first of the IDs. */
  function hidden(t: Table): Table {
    const [first] = t.view(0).question?.options ?? [];
    t.choose({ kind: "take-id", card: Number(first?.card) } as never, 0);
    return until(t);
  }

  test("CM-3.10, CM-R12 Legion and Fallen are so from the start, and only they know it", () => {
    const t = until(
      campaign({ roles: { 0: { faction: "legion", infected: true }, 1: { faction: "fallen" } } }),
    );
    const marks = stateOf(t).seats.map(({ marks: [own] }, seat) => faceOf(t, seat, own.mark));
    expect(marks).toEqual(["legion", "fallen", "unchanged", "unchanged"]);
    const [{ mark }] = stateOf(t).seats[0].marks;
    expect(faceOf(t, 1, mark)).toBeUndefined();
  });

  test("CM-3.7, CM-3.8, CM-3.11, CM-3.12 behind a false ID, until it is revealed", () => {
    for (const [faction, name] of [
      ["legion", "mindeater"],
      ["fallen", "deathbringer"],
    ] as const) {
      const t = hidden(mask(faction));
      const [{ card }] = stateOf(t).seats[0].ids;
      expect(faceOf(t, 0, card)).toBe(BLUE);
      t.arrange(
        { player: { seat: 0, programs: [], revealed: ["left", "right"] } } as never,
        { weapon: { kind: "rifle", holder: 1, target: [0] } } as never,
        { turn: 1 } as never,
      );
      const quiet = () => {
        while (["start", "interrupt", "end", "hit"].includes(t.asked()?.kind ?? "")) {
          t.each({ others: "pass" } as never);
        }
      };
      quiet();
      t.choose({ kind: "shoot", weapon: "rifle" } as never);
      quiet();
      if (t.asked()?.kind === "before-shot") t.choose("fire");
      expect(faceOf(t, 1, card)).toBeUndefined();
      t.choose("reveal-id", 0);
      const [laid] = stateOf(t).seats[0].ids;
      expect(laid.revealed).toBe(true);
      expect(faceOf(t, 1, laid.card)).toBe(name);
      expect(faceOf(t, 1, card)).toBe(BLUE);
      expect(stateOf(t).box.ids).toContain(card);
      expect(stateOf(t).campaign?.aside).toHaveLength(1);
    }
  });

  test("CM-3.7, CM-3.11 whose ID is no false one is known by its being revealed", () => {
    const t = hidden(campaign({}, [{ choices: { seat: 0, ids: [BLUE], loyalty: HUMANS } }]));
    const { mask: token } = stateOf(t).campaign?.masks[0] ?? { mask: -1 };
    expect(faceOf(t, 0, token)).toBe("none");
    expect(faceOf(t, 1, token)).toBeUndefined();
  });
});

test("CM-4.7, CM-R9 who had two Wounds starts with one loyalty card revealed, of their choice", () => {
  const t = until(
    campaign({ conditions: { 1: { wounds: 2 }, 2: { wounds: 1 } } }),
    "campaign-reveal",
  );
  expect(t.asked()?.seats).toEqual([1]);
  t.choose({ kind: "reveal-loyalty", side: "right" } as never);
  until(t);
  const { loyalty } = stateOf(t);
  expect(loyalty.map(({ revealed }) => revealed)).toEqual([
    false,
    false,
    false,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test("CM-4.9, CM-4.10 as many programs more as were transferred; two are kept", () => {
  const t = until(
    campaign({ conditions: { 0: { transferred: 1 }, 1: { transferred: 3 } } }),
    "campaign-keep",
  );
  expect(
    stateOf(t)
      .seats.map(({ programs: hand }) => hand.length)
      .slice(0, 2),
  ).toEqual([2, 4]);
  expect(t.asked()?.seats).toEqual([1]);
  const before = stateOf(t).pile.length + (stateOf(t).campaign?.immediate.length ?? 0);
  const back = stateOf(t).seats[1].programs.slice(2);
  until(t);
  const { seats, pile } = stateOf(t);
  expect(seats[1].programs).toHaveLength(2);
  expect(pile).toHaveLength(before + 2);
  expect(pile.slice(0, 2).toSorted()).toEqual(back.toSorted());
  expect(t.view("spectator").faces[pile[0]]).toBeUndefined();
});

describe("with Project: Hell Gate", () => {
  test("CM-5.1 Exitus is there from the start, on the right of the last player", () => {
    const after = (about: Left, hellGate: boolean) =>
      stateOf(until(campaign(about, [], { hellGate }))).gate.bosses;
    expect(after({ byMorale: true, lastTurn: 2 }, true)).toMatchObject([{ number: 3, place: 2 }]);
    expect(after({ byMorale: true }, false)).toEqual([]);
    expect(after({}, true)).toEqual([]);
  });

  test("CM-5.2, CM-5.3 whom the first portals bring", () => {
    const first = (victor: Victor, hellGate = true) =>
      deal(4, { hellGate }, "campaign", left({ victor })).s.campaign?.firstBoss;
    expect(first("legion")).toBe(box.bosses["legion-god"].number);
    expect(first("fallen")).toBe(box.bosses["fallen-angel"].number);
    expect(first("human")).toBe(0);
    expect(first("legion", false)).toBe(0);
  });
});

test("CM-3.5 the same for all who wait, whatever they were: nothing public tells roles apart", () => {
  const seen = (roles: Left["roles"]) => {
    const t = campaign({ ...(roles && { roles }), victor: "human" }, [
      { choices: { seat: 0, loyalty: HUMANS } },
    ]);
    return t.view("spectator").state;
  };
  expect(seen({ 0: { faction: "machine" } })).toEqual(seen({ 0: { faction: "fallen" } }));
});

test("a campaign that tells of other players than there are is refused", () => {
  expect(() => deal(4, {}, "campaign", MIXED)).toThrow("must tell of 4 players");
});
