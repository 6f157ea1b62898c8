/** "How a decent bot plays", Human: one test for each line. */
import { expect, test } from "vitest";
import { areaWorth } from "../bot/areas.js";
import { beliefOf } from "../bot/beliefs.js";
import { programWorth } from "../bot/cards.js";
import { bestChannel, destination, hasteOf, isSafe, placingWorth } from "../bot/chips.js";
import { chanceWorth, moraleWorth, nexusWorth } from "../bot/deeds.js";
import { attackWorth, generalWorth, spendsWeapon } from "../bot/fights.js";
import { faceOf } from "../bot/mind.js";
import type { State } from "../src/state.js";
import { type Gathering, gather } from "./gather.js";
import { answerAt, mindAt } from "./minds.js";

const FOUR = { characters: ["havoc", "nova", "dryden", "feykah"] };
const FIVE = { characters: ["havoc", "nova", "dryden", "feykah", "jayden"] };
const HUMAN = { faction: "human", objectives: ["courier"] };

function human(more = {}, about: Gathering = {}, change?: (state: State) => void) {
  return mindAt(gather({ players: { 0: { ...HUMAN, ...more } }, ...about }), 0, change);
}

const network = (channels: object) => ({ lines: [{ network: { open: true, ...channels } }] });

test("Human 1: blue into two Channels, everything else into the third", () => {
  const mind = human({}, network({ alpha: ["blue"], beta: ["red"], gamma: ["blue"] }));
  expect(bestChannel(mind, "red")).toBe(1);
  expect(bestChannel(mind, "purple")).toBe(1);
  expect(bestChannel(mind, "blue")).not.toBe(1);
});

test("Human 2: Tier 1 soon, with any Data Chip", () => {
  const late = human({}, { set: { "turn.round": 4 } });
  expect(hasteOf(human())).toBeGreaterThan(hasteOf(late));
  const red = human({ chips: ["red"] });
  expect(destination(red, red.s.figures[0].chips[0])).toBe("network");
});

test("Human 3: purple is not dropped, and one of two is taken into the Network", () => {
  const mind = human({ chips: ["purple"] }, { set: { level: 2 } });
  expect(destination(mind, mind.s.figures[0].chips[0])).toBe("network");
  const t = gather({
    players: { 0: { ...HUMAN, area: "junkyard", hand: ["green", "blue-1"] } },
    lines: [{ junkyard: ["purple", "red", "red"] }],
  });
  expect(answerAt(t)).toBe("remove");
});

test("Human 4: the Nexus with two blue cards of 7 or more, and the badge when Apex is nearly done", () => {
  const of = (hand: readonly string[]) => nexusWorth(human({ hand: [...hand] }));
  expect(of(["blue-4", "blue-3"])).toBeGreaterThan(1.5);
  expect(of(["blue-4", "blue-2"])).toBe(0);
  const general = (apex: number) =>
    generalWorth(
      human(
        {},
        {
          general: 0,
          enemies: [
            ...["2", "3", "5"].map((at) => ({ type: "soldier", at })),
            { type: "tank", at: "9" },
          ],
          set: { "bars.apex": apex, "bars.threat": 2 },
        },
      ),
    );
  expect(general(7)).toBeGreaterThan(6);
  expect(general(8)).toBe(0);
});

test("Human 5: Resource is raised at 5 or less, Morale at 0 or less", () => {
  const chance = (resource: number) =>
    chanceWorth(human({}, { set: { "bars.resource": resource } }));
  expect(chance(5)).toBeGreaterThan(chance(6) + 1);
  const morale = (value: number) =>
    moraleWorth(human({ hand: ["blue-5", "blue-4"] }, { set: { "bars.morale": value } }));
  expect(morale(0)).toBeGreaterThan(morale(1));
});

test("Human 6: what is needed and 3 more; who announced much is trusted less after a failure", () => {
  const t = gather({
    players: { 0: { ...HUMAN, hand: ["blue-5", "blue-5", "blue-4", "blue-3"] } },
    steps: ["event", "pass"],
    chance: { "event one": ["funding-vote"] },
  });
  const mind = mindAt(t);
  const given = (answerAt(t) as string[]).map((key) => Number(key.split("=")[1]));
  const sum = given.reduce((all, card) => all + Number(faceOf(mind, card)?.split("-")[1]), 0);
  // A third of 8 and 3, as far as others can be counted on.
  expect(sum).toBeGreaterThanOrEqual(5);
  expect(given.length).toBeLessThan(4);
});

test("Human 7: while Deus walks two stay on its path; Kill Switch and weapons are for Deus", () => {
  const deus = (set = {}) => ({
    lines: [{ elite: { deus: 2 } }],
    enemies: [{ type: "soldier", at: "6", level: 2 }],
    players: {
      0: { ...HUMAN, area: 1, hand: ["red-5", "red-4"], supply: ["rifle"] },
      1: { area: 1 },
      2: { area: 3 },
    },
    set,
  });
  const mind = mindAt(gather(deus()));
  expect(areaWorth(mind, 0, 5)).toBeGreaterThanOrEqual(6);
  expect(attackWorth(mind, 0, "deus", 4)).toBeGreaterThan(attackWorth(mind, 0, "soldier-2-1", 2));
  expect(spendsWeapon(mind, "deus")).toBe(true);
  expect(spendsWeapon(mind, "soldier-2-1")).toBe(false);
  expect(programWorth(mind, "kill-switch")).toBeGreaterThan(3);
});

test("Human 8: after the Machine Phase of five nobody is surely a Human any more", () => {
  const of = (level: number, about: Gathering) => {
    const t = gather({ ...about, players: { 0: HUMAN }, set: { level } });
    const [card] = mindAt(t).s.seats[1].loyalty;
    return beliefOf(mindAt(t, 0, undefined, { [card]: "human" }), 1).human;
  };
  expect(of(2, FIVE)).toBe(1);
  expect(of(3, FIVE)).toBeLessThan(0.9);
  expect(of(3, FOUR)).toBe(1);
});

test("Human 9: General is who did most at the Nexus and spoiled nothing", () => {
  const t = gather({
    ...FOUR,
    leader: 0,
    general: 3,
    players: { 0: HUMAN },
    enemies: [{ type: "soldier", at: "2" }],
    turn: 3,
  })
    .act("general")
    .until("general", 0);
  const change = (s: State) => {
    s.seats[1].tally.nexus = 2;
    s.seats[2].tally.nexus = 1;
  };
  expect(answerAt(t, 0, { change })).toBe("player target=1");
  const [card] = mindAt(t).s.seats[1].loyalty;
  expect(answerAt(t, 0, { change, faces: { [card]: "machine" } })).toBe("player target=2");
});

test("Human 10: with two safe Channels the end is hurried, and made", () => {
  const safe = network({ alpha: ["blue", "blue"], beta: ["blue", "blue"], gamma: ["red", "red"] });
  const mind = human({ chips: ["blue"] }, { ...safe, set: { level: 3 } });
  expect(isSafe(mind)).toBe(true);
  expect(hasteOf(mind)).toBe(3);
  const last = network({
    alpha: ["blue", "blue", "blue"],
    beta: ["blue", "blue", "red"],
    gamma: ["red", "red"],
  });
  const done = human({ chips: ["blue"] }, { ...last, set: { level: 3 } }, (s) => {
    s.seats[0].tally.brought = 2;
  });
  expect(placingWorth(done, done.s.figures[0].chips[0])).toBe(60);
});
