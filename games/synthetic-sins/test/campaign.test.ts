import {
  abandonMatch,
  answer,
  beginCampaign,
  beginNext,
  type Campaign,
  concludeMatch,
  endingOf,
  loadCampaign,
  namedSeed,
  pendingView,
  safeAnswerFor,
  saveCampaign,
} from "@sprawl/engine/host";
import { type Match, opened, questionsOf } from "@sprawl/engine/search";
import { type Table, table } from "@sprawl/scenarios/testing";
import { type Carried, campaign, content, geography, type SinsState } from "@sprawl/synthetic-sins";
import { entry } from "@sprawl/synthetic-sins/entry";
import { expect, test } from "vitest";

type Story = Campaign<Carried>;
const GAMES = [entry.game];

const stateOf = (match: Match) => opened(match).play.state as SinsState;
const kindsOf = (match: Match) =>
  questionsOf(opened(match).pending).flatMap((each) =>
    each.form === "amount" ? [] : each.options.map(({ kind }) => kind),
  );

/** Begin a match of the campaign, prepare for it, and stand before its first turn. */
function begun(story: Story, name: string, prepare: (match: Match) => void = () => {}): Match {
  const match = beginNext(story, name, namedSeed(name));
  prepare(match);
  answer(match, 0, "begin-mission");
  if (opened(match).pending?.kind === "equip") answer(match, 0, []);
  return match;
}

/** Everything is done and nobody is there: you stand beside the Exit. */
function besideTheExit(match: Match): void {
  const s = stateOf(match);
  for (const token of Object.values(s.objectives)) token.done = true;
  s.reinforcements = [];
  s.locks = [];
  const { exit } = content.missionOf(s.mission);
  s.enemies = exit === undefined ? { t1: s.enemies.t1 } : {};
  s.you.sector = exit === undefined ? s.enemies.t1.sector : geography.neighbours(s.map, exit)[0];
}

/** Win whatever mission comes next. */
function win(story: Story): void {
  const [{ name }] = campaign.next(story.carried);
  const match = begun(story, name, besideTheExit);
  const s = stateOf(match);
  const { exit } = content.missionOf(s.mission);
  if (exit === undefined) s.enemies.t1.next = 4; // the Target has been everywhere
  answer(match, 0, exit === undefined ? "end-actions" : `free-move sector=${exit}`);
  for (let safe = safeAnswerFor(match, 0); safe !== undefined; safe = safeAnswerFor(match, 0)) {
    answer(match, 0, safe);
  }
  concludeMatch(story);
}

test("SS-1.2, SS-1.8, SS-1.9, SS-1.10, SS-R5, SS-R6 the campaign begins with a pistol and one mission", () => {
  const story = beginCampaign(campaign, GAMES);
  expect(story.carried).toMatchObject({ gear: ["silenced-pistol"], items: [], byteBucks: 0 });
  expect(campaign.next(story.carried).map(({ name }) => name)).toEqual(["mission-1"]);
  win(story);
  expect(campaign.next(story.carried).map(({ name }) => name)).toEqual(["mission-2", "replay-1"]);
});

test("SS-28.1, SS-28.2, SS-1.7, SS-R84 rewards of the mission and of what was found are carried on", () => {
  const story = beginCampaign(campaign, GAMES);
  win(story);
  expect(story.carried.byteBucks).toBe(7);
  expect(story.carried.records).toEqual([
    {
      mission: "back-door",
      success: true,
      turns: 1,
      alertness: 1,
      nonLethal: false,
      optional: ["o1"],
    },
  ]);
});

test("SS-28.6, SS-R93, SS-1.5 gear is bought before the next attempt and stays owned", () => {
  const story = beginCampaign(campaign, GAMES);
  win(story);
  const match = begun(story, "mission-2", (each) => {
    expect(kindsOf(each)).toEqual(["begin-mission", "buy-gear", "non-lethal"]);
    answer(each, 0, "buy-gear");
    const [first] = questionsOf(opened(each).pending);
    if (first.form === "choose")
      answer(each, 0, `take-gear card=${first.options[0].card} gear=${first.options[0].gear}`);
    expect(kindsOf(each)).not.toContain("buy-gear");
  });
  answer(match, 0, "give-up");
  concludeMatch(story);
  expect(story.carried.byteBucks).toBe(2);
  expect(story.carried.gear).toHaveLength(2);
  expect(story.carried.completed).toBe(1);
});

test("SS-E50, SS-27.4, SS-27.6, SS-27.7, SS-R99, SS-R100 every retry may lower Alertness by 1, until success", () => {
  const story = beginCampaign(campaign, GAMES);
  win(story);
  const attempt = (lower: boolean): Match =>
    begun(story, "mission-2", (match) => {
      if (lower) answer(match, 0, "lower-alertness");
      expect(kindsOf(match)).not.toContain(lower ? "lower-alertness" : "nothing");
    });
  const first = attempt(false);
  expect(stateOf(first).alertness).toBe(2);
  for (const alertness of [1, 0]) {
    answer(story.current?.match as Match, 0, "give-up");
    concludeMatch(story);
    expect(stateOf(attempt(true)).alertness).toBe(alertness);
  }
  answer(story.current?.match as Match, 0, "give-up");
  concludeMatch(story);
  expect(story.carried.lowered).toBe(2);
  win(story);
  expect(story.carried).toMatchObject({ lowered: 0, failures: 0, completed: 2 });
});

test("SS-2.18, SS-35.36 what is equipped changes the Health you start with", () => {
  const story = beginCampaign(campaign, GAMES);
  story.carried = { ...story.carried, gear: ["stamina-booster"] };
  const match = beginNext(story, "mission-1", namedSeed("booster"));
  answer(match, 0, "begin-mission");
  answer(match, 0, ["equip copy=1 gear=stamina-booster"]);
  const { health, maxHealth } = stateOf(match).you;
  expect(maxHealth).toBeGreaterThan(3);
  expect(health).toBe(maxHealth);
});

test("SS-R90 who owns no gear begins without being asked for any", () => {
  const story = beginCampaign(campaign, GAMES);
  story.carried = { ...story.carried, gear: [] };
  const match = beginNext(story, "mission-1", namedSeed("bare"));
  answer(match, 0, "begin-mission");
  expect(opened(match).pending?.kind).not.toBe("equip");
  expect(stateOf(match).you.gear).toEqual([]);
});

test("SS-27.6, SS-R99 a replay is no retry of the mission that failed", () => {
  const story = beginCampaign(campaign, GAMES);
  win(story);
  answer(begun(story, "mission-2"), 0, "give-up");
  concludeMatch(story);
  const replay = begun(story, "replay-1", (match) => {
    expect(kindsOf(match)).not.toContain("lower-alertness");
  });
  expect(stateOf(replay).alertness).toBe(1);
});

test("SS-R100 a mission that is left counts as failed, and what was used is gone", () => {
  const story = beginCampaign(campaign, GAMES);
  win(story);
  story.carried = { ...story.carried, items: ["general-system-glitch"] };
  const match = begun(story, "mission-2", besideTheExit);
  answer(match, 0, "general-system-glitch");
  abandonMatch(story);
  expect(story.carried).toMatchObject({ failures: 1, completed: 1, items: [] });
  expect(story.current).toBeUndefined();
});

test("SS-R6 a replay brings nothing and costs nothing", () => {
  const story = beginCampaign(campaign, GAMES);
  win(story);
  const before = { ...story.carried, items: ["general-system-glitch" as const] };
  story.carried = before;
  const match = begun(story, "replay-1", (each) => {
    expect(kindsOf(each)).toEqual(["begin-mission", "non-lethal"]);
    besideTheExit(each);
  });
  answer(match, 0, "general-system-glitch");
  answer(match, 0, "free-move sector=1");
  expect(stateOf(match).outcome).toBe("success");
  concludeMatch(story);
  expect({ ...story.carried, records: [] }).toEqual({ ...before, records: [] });
});

test("SS-1.6, SS-27.5 unused items are kept, used ones stay used even after a failure", () => {
  const story = beginCampaign(campaign, GAMES);
  story.carried = { ...story.carried, items: ["painkillers", "general-system-glitch"] };
  const match = begun(story, "mission-1");
  answer(match, 0, "general-system-glitch");
  answer(match, 0, "give-up");
  concludeMatch(story);
  expect(story.carried.items).toEqual(["painkillers"]);
  expect(story.carried.itemDiscard).toEqual(["general-system-glitch"]);
});

test("SS-2.22, SS-32.1 non-lethal mode is chosen mission by mission", () => {
  const story = beginCampaign(campaign, GAMES);
  const match = begun(story, "mission-1", (each) => {
    answer(each, 0, "non-lethal");
    expect(kindsOf(each)).toEqual(["begin-mission"]);
  });
  expect(stateOf(match).nonLethal).toBe(true);
});

test("SS-R114 how the player likes to be asked goes from mission to mission", () => {
  const story = beginCampaign(campaign, GAMES, { options: { chooseForMe: true } });
  win(story);
  const [next] = campaign.next(story.carried);
  expect(next.options).toMatchObject({ chooseForMe: true, pauseAtEveryWindow: false });
});

test("SS-R6 after the last mission there are still replays", () => {
  const { carried } = beginCampaign(campaign, GAMES);
  const names = campaign.next({ ...carried, completed: 14 }).map(({ name }) => name);
  expect(names).toHaveLength(14);
  expect(names.every((name) => name.startsWith("replay-"))).toBe(true);
});

test("SS-R112 a campaign goes on from where it was saved, in the middle of a mission too", () => {
  const story = beginCampaign(campaign, GAMES);
  win(story);
  begun(story, "mission-2");
  const loaded = loadCampaign(campaign, GAMES, JSON.parse(JSON.stringify(saveCampaign(story))));
  expect(loaded.carried).toEqual(story.carried);
  expect(pendingView(loaded.current?.match as Match)?.kind).toBe("your-actions");
});

/** A mission with two items as reward is about to be won. */
function rewarded(carried: object): Table {
  const brought = {
    gear: ["silenced-pistol"],
    items: [],
    itemDiscard: [],
    byteBucks: 0,
    replay: false,
    retry: false,
  };
  const t = table(entry, {
    options: { mission: "thirty-ninth-floor", chooseForMe: true },
    carried: { ...brought, ...carried },
  });
  t.choose("begin-mission").pick([]);
  t.arrange(
    { enemies: {} },
    { set: "objectives.m1.done", to: true },
    { set: "objectives.m2.done", to: true },
  );
  return t.arrange({ you: { sector: 39 } }).choose({ kind: "free-move", sector: 40 });
}

test("SS-28.4, SS-28.5, SS-30.3 items are drawn, and more than three are too many", () => {
  const t = rewarded({ items: ["painkillers", "shockwave"] });
  expect(t.asked()?.kind).toBe("discard-items");
  expect(t.at("you.items")).toHaveLength(4);
  t.pick(["Discard Shockwave"]);
  expect(t.at("you.items")).toHaveLength(3);
  expect(t.at("you.items")).not.toContain("shockwave");
  expect(t.at("purse.itemDiscard")).toEqual(["shockwave"]);
  expect(t.result()).toMatchObject({ winners: [0] });
});

test("SS-R94 used items come back when the deck is empty; with nothing left the reward is lost", () => {
  const all = Object.keys(content.items);
  const back = rewarded({ itemDiscard: all });
  expect(back.at("you.items")).toHaveLength(2);
  expect(back.at("purse.itemDeck")).toHaveLength(15);
  const none = rewarded({ items: all });
  expect(none.at("you.items")).toEqual(all);
});

test("SS-28.10, SS-28.11, SS-R91, SS-R92 with few cards left all are shown; with none nothing is sold", () => {
  const every = Object.values(content.gear).flatMap(({ id, copies }) =>
    Array.from({ length: copies }, () => id),
  );
  const shop = (owned: readonly string[]) =>
    table(entry, {
      carried: {
        gear: owned,
        items: [],
        itemDiscard: [],
        byteBucks: 10,
        replay: false,
        retry: false,
      },
    });
  const t = shop(every.slice(2));
  t.choose("buy-gear");
  expect(t.offered()).toHaveLength(2);
  t.choose(t.offered()[0]);
  expect(t.at("purse.gearDeck")).toHaveLength(1);
  expect(shop(every.slice(1)).offered()).toContain("Buy gear for 5 ByteBucks");
  expect(shop(every).offered()).toEqual(["Begin the mission", "Play without killing"]);
});

test("SS-28.7, SS-29.3 exactly 5 ByteBucks buy a card, and exactly 16 Energy equip", () => {
  const gear = ["silenced-pistol", "body-armor", "generator", "stun-gun", "camera-hack"];
  const carried = { gear, items: [], itemDiscard: [], byteBucks: 5, replay: false, retry: false };
  const t = table(entry, { carried });
  expect(t.offered()).toContain("Buy gear for 5 ByteBucks");
  const poor = table(entry, { carried: { ...carried, byteBucks: 4 } });
  expect(poor.offered()).not.toContain("Buy gear for 5 ByteBucks");
  t.choose("begin-mission");
  t.pick(t.offered());
  expect(t.at("you")).toMatchObject({ energy: 0, maxEnergy: 0, armor: 6 });
});

/** Ten ByteBucks and nothing else. */
const rich = {
  gear: [],
  items: [],
  itemDiscard: [],
  byteBucks: 10,
  replay: false,
  retry: false,
};

test("SS-28.8 the deck is shuffled for each purchase: what went back is not simply drawn again", () => {
  const t = table(entry, { carried: rich }).choose("buy-gear");
  const first = t.offered();
  t.choose(first[0]).choose("buy-gear");
  const second = t.offered();
  expect(second).toHaveLength(4);
  expect(first.slice(1).every((card) => second.includes(card))).toBe(false);
});

test("SS-37.6 the four cards of a purchase are seen, the deck is not", () => {
  const t = table(entry, { carried: rich }).choose("buy-gear");
  const { faces } = t.view(0);
  const seen = (pile: string) =>
    (t.at(pile) as number[]).filter((card) => faces[card] !== undefined);
  expect(seen("purse.gearOffered")).toHaveLength(4);
  expect(seen("purse.gearDeck")).toEqual([]);
});

test("SS-30.3, SS-28.5 three items are not too many", () => {
  const t = rewarded({ items: ["painkillers"] });
  expect(t.result()).toMatchObject({ winners: [0] });
  expect(t.at("you.items")).toHaveLength(3);
});

test("SS-R6 the story ends with the last mission, and every mission can still be played again", () => {
  const story = beginCampaign(campaign, GAMES);
  for (let n = 1; n <= content.missions.length; n++) {
    expect(endingOf(story)).toBeUndefined();
    win(story);
  }
  expect(endingOf(story)).toBe("absolved");
  expect(entry.text.en.labels?.["ending.absolved"]).toBeDefined();
  const names = campaign.next(story.carried).map(({ name }) => name);
  expect(names).toEqual(content.missions.map(({ number }) => `replay-${number}`));
  for (const name of names) expect(entry.text.en.labels?.[`match.${name}`]).toBeDefined();
  const { records, ...before } = story.carried;
  begun(story, "replay-3");
  abandonMatch(story);
  expect(story.carried).toEqual({ ...before, records: expect.any(Array) });
  expect(story.carried.records).toHaveLength(records.length + 1);
  expect(endingOf(story)).toBe("absolved");
});

test("how one likes to be asked can be changed with any mission, and stays so", () => {
  const story = beginCampaign(campaign, GAMES, { options: { chooseForMe: true } });
  expect(campaign.next(story.carried)[0].options).toMatchObject({ chooseForMe: true });
  const chosen = { chooseForMe: false, pauseAtEveryWindow: true };
  const match = beginNext(story, "mission-1", namedSeed("a"), chosen);
  expect(match.header.options).toMatchObject({ ...chosen, giveUp: true });
  abandonMatch(story);
  expect(story.carried.preferences).toEqual(chosen);
  expect(() => beginNext(story, "mission-1", namedSeed("a"), { turnLimit: 20 })).toThrow(
    "options.turnLimit: is set by the campaign",
  );
});
