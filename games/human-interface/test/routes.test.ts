/** HI-34.21: equally short ways of a machine, and who chooses among them. */
import type { Plain } from "@sprawl/engine";
import { entry } from "@sprawl/human-interface/entry";
import { table } from "@sprawl/scenarios/testing";
import { expect, test } from "vitest";
import { at, mission } from "./mission.js";

type Line = Record<string, Plain>;
type Table = ReturnType<typeof mission>;

/** A Masamune acts in Phase 6; Shoko stands in the hallway, if nothing else is said. */
const acts = (
  models: Record<string, Plain>,
  lines: readonly Line[] = [],
  options: Record<string, string> = { routes: "choose" },
) =>
  mission([["tomo", "shoko"], ["rin"]], {
    mission: "kill-switch",
    options,
    models: {
      tomo: { at: [1, 1], reacted: true },
      shoko: { at: [2, 5], reacted: true },
      rin: { at: [23, 17], reacted: true },
      ...models,
    },
    arrange: [
      ...lines,
      { set: "turn", to: 1 },
      { set: "phase", to: 6 },
      { set: "acting", to: ["masamune-1"] },
      { steps: ["machine", "real-world", "clean-up"] },
    ],
  });
const hallway = { "masamune-1": { at: [11, 5] } };
const place = (t: Table) => t.at("models.masamune-1.at");

test("HI-34.21, HI-34.6 whoever activates a machine chooses once where its Move ends, as near as its range asks", () => {
  const t = acts(hallway);
  expect(t.asked()).toEqual({ seats: [0], kind: "route" });
  expect(t.offered().toSorted()).toEqual(["To (7, 5)", "To (7, 6)"]);
  t.choose({ kind: "route", square: at(7, 6) });
  expect(place(t)).toBe(at(7, 6));
  expect(t.asked()).toEqual({ seats: [0], kind: "respond" });
  const other = acts(hallway).choose({ kind: "route", square: at(7, 5) });
  expect(place(other)).toBe(at(7, 5));
  const theirs = acts(hallway, [{ set: "chooser", to: 1 }]);
  expect(theirs.asked()).toEqual({ seats: [1], kind: "route" });
});

test("HI-34.21 a table asks if nothing else is set, and does not ask if it wants to play faster", () => {
  const options = (t: Table) => t.view(0).options;
  expect(options(table(entry, { seats: 2 }))).toMatchObject({ routes: "choose" });
  const auto = acts(hallway, [], { routes: "auto" });
  expect(auto.asked()).toEqual({ seats: [0], kind: "respond" });
});

test("HI-34.21 a single way is taken without a question", () => {
  const t = acts({ "masamune-1": { at: [18, 9] }, shoko: { at: [2, 1] } }, [
    { set: "levels.6", to: 2 },
  ]);
  expect(t.asked()?.kind).toBe("activate");
  expect(place(t)).toBe(at(18, 8));
});

test("HI-34.21 ways that end alike are told apart by a mine on one of them", () => {
  const mine = { at: at(10, 5), team: 0, by: "tomo", active: true, card: "kurogane-mine" };
  const mined = () => acts(hallway, [{ push: "mines", value: mine }]);
  const offered = mined().offered();
  expect(offered).toHaveLength(4);
  const met = offered.map((sentence) => {
    const t = mined().choose(sentence);
    return `${sentence.slice(-6)} ${(t.at("mines") as unknown[]).length}`;
  });
  expect(met.toSorted()).toEqual(["(7, 5) 0", "(7, 5) 1", "(7, 6) 0", "(7, 6) 1"]);
});

test("HI-34.21 ways that end alike are told apart by who gets to see the machine", () => {
  /** Everybody is in room A1; the machine goes from the hallway into the doorway of A3. */
  const passing = (open: boolean) =>
    acts(
      {
        tomo: { at: [1, 3], reacted: true },
        shoko: { at: [1, 1], reacted: true },
        "masamune-1": { at: [6, 5] },
      },
      [{ doors: { "2,4": { open } } }, { set: "levels.3", to: 5 }],
    );
  expect(passing(false).asked()?.kind).toBe("activate");
  expect(place(passing(false))).toBe(at(2, 7));
  const seen = passing(true);
  expect(seen.asked()?.kind).toBe("route");
  expect(seen.offered()).toEqual(["To (2, 7)", "By (4, 5) to (2, 7)"]);
  seen.choose({ kind: "route-by" });
  const ways = seen.events().filter(({ type }) => type === "moved");
  expect(ways.map(({ args }) => args?.square)).toContain(at(4, 5));
  expect(seen.told("spectator")).toContain("Masamune 1 moves to AH.");
});

test("HI-34.20, HI-34.21 a Move does not end on another machine, whichever way is chosen", () => {
  const t = acts({ ...hallway, "masamune-2": { at: [7, 5] }, "masamune-3": { at: [7, 6] } });
  expect(t.offered().toSorted()).toEqual(["To (6, 5)", "To (6, 6)"]);
});

test("HI-34.16, HI-34.18, HI-34.20 it looks after each step of the way that was chosen", () => {
  const t = acts({
    tomo: { at: [1, 5], reacted: true },
    shoko: { at: [9, 4], reacted: true },
    "masamune-1": { at: [14, 6] },
  });
  expect(t.offered()).toEqual(["To (9, 6)", "To (9, 5)"]); // towards Tomo
  t.choose("To (9, 6)");
  expect(place(t)).toBe(at(11, 6)); // from there it sees Shoko
  expect(t.view(0).question?.args).toMatchObject({ model: "shoko", by: "masamune-1" });
});
