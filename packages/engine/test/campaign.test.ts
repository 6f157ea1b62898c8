/** Campaigns: one match after the other, with what is carried between them. */

import { ask, BadInput, type CampaignDefinition } from "@sprawl/engine";
import {
  abandonMatch,
  answer,
  beginCampaign,
  beginNext,
  type Campaign,
  carriedFor,
  concludeMatch,
  endingOf,
  loadCampaign,
  namedSeed,
  saveCampaign,
  winnersOf,
} from "@sprawl/engine/host";
import { hashOf, opened } from "@sprawl/engine/search";
import { describe, expect, test } from "vitest";
import { gameOf, stateOf } from "./table.js";

type Loot = { gold: number };

/** Take gold until one stops. */
const heist = gameOf<Loot>(
  () => ({ gold: 0 }),
  {
    *take(g) {
      const { kind } = yield* ask(0, "take", [
        { kind: "take" },
        { kind: "run" },
        { kind: "caught" },
      ]);
      if (kind === "take") g.state.gold += g.options.rich ? 5 : 1;
      else g.end({ winners: kind === "run" ? [0] : [], reason: kind });
      g.next("take");
    },
  },
  { id: "heist", options: { rich: { type: "flag", default: false } } },
);

/** Spend what was brought. */
const market = gameOf<Loot>(
  () => ({ gold: 0 }),
  {
    begin(g) {
      g.state.gold = (g.carried as Loot).gold;
      g.next("spend");
    },
    *spend(g) {
      yield* ask(0, "spend", [{ kind: "spend" }]);
      g.state.gold--;
      g.end({ winners: [0], reason: "spent" });
    },
  },
  { id: "market" },
);

type Carried = { gold: number; heists: number; hard: boolean };

const spree: CampaignDefinition<Carried> = {
  id: "spree",
  version: 2,
  games: ["heist", "market"],
  options: { hard: { type: "flag", default: false } },
  begin: ({ hard }) => ({ gold: 0, heists: 0, hard: hard === true }),
  next({ gold, heists, hard }) {
    if (heists >= 2) return [];
    return [
      { name: `heist-${heists + 1}`, game: "heist", seats: 1, options: { rich: heists > 0 } },
      ...(gold > 0 && !hard
        ? [{ name: "market", game: "market", seats: 1, brings: { gold } }]
        : []),
    ];
  },
  after(carried, { game, result }, g) {
    const { gold } = g.state as Loot;
    if (game === "market") return { ...carried, gold };
    const won = result.winners.length > 0 ? gold : 0;
    return { ...carried, gold: carried.gold + won, heists: carried.heists + 1 };
  },
};

const GAMES = [heist, market];
const begun = () => beginCampaign(spree, GAMES);
const names = ({ definition, carried }: Campaign<Carried>) =>
  definition.next(carried).map(({ name }) => name);

function play(campaign: Campaign<Carried>, name: string, ...kinds: string[]) {
  const match = beginNext(campaign, name, namedSeed(name));
  for (const kind of kinds) answer(match, 0, kind);
  return match;
}

describe("a campaign", () => {
  test("offers matches by what is carried, brings that along, and takes over what came of them", () => {
    const campaign = begun();
    expect(names(campaign)).toEqual(["heist-1"]);
    play(campaign, "heist-1", "take", "take", "run");
    expect(concludeMatch(campaign)).toEqual({
      name: "heist-1",
      game: "heist",
      result: { winners: [0], reason: "run" },
    });
    expect(campaign.carried).toEqual({ gold: 2, heists: 1, hard: false });
    expect(names(campaign)).toEqual(["heist-2", "market"]);
    const match = play(campaign, "market", "spend");
    expect(match.header.carried).toEqual({ gold: 2 });
    concludeMatch(campaign);
    expect(campaign.carried.gold).toBe(1);
    play(campaign, "heist-2", "take", "caught");
    concludeMatch(campaign);
    expect(campaign.carried).toEqual({ gold: 1, heists: 2, hard: false });
    expect(campaign.played.map(({ name }) => name)).toEqual(["heist-1", "market", "heist-2"]);
    expect(names(campaign)).toEqual([]);
  });

  test("sets the options of its matches", () => {
    const campaign = begun();
    play(campaign, "heist-1", "take", "run");
    concludeMatch(campaign);
    play(campaign, "heist-2", "take", "run");
    concludeMatch(campaign);
    expect(campaign.carried.gold).toBe(6);
  });

  test("players set the options that are theirs to set, and no others", () => {
    const free: CampaignDefinition<Carried> = {
      ...spree,
      next: (carried) => spree.next(carried).map((next) => ({ ...next, choices: ["rich"] })),
    };
    const campaign = beginCampaign(free, GAMES);
    const match = beginNext(campaign, "heist-1", namedSeed("a"), { rich: true });
    expect(match.header.options).toEqual({ rich: true });
    abandonMatch(campaign);
    expect(() => beginNext(campaign, "heist-1", namedSeed("a"), { rich: "very" })).toThrow(
      "options.rich: must be true or false",
    );
    expect(() => beginNext(begun(), "heist-1", namedSeed("a"), { rich: true })).toThrow(
      "options.rich: is set by the campaign; these can be chosen: none",
    );
    expect(campaign.current).toBeUndefined();
  });

  test("ends when nothing is left to play, or when its story does", () => {
    const campaign = begun();
    expect(endingOf(campaign)).toBeUndefined();
    expect(endingOf({ ...campaign, carried: { ...campaign.carried, heists: 2 } })).toBe("over");
    const ending = ({ gold }: Carried) => (gold >= 100 ? "rich" : undefined);
    const told = { ...campaign, definition: { ...spree, ending } };
    expect(endingOf(told)).toBeUndefined();
    const end = { ...told, carried: { ...told.carried, gold: 100 } };
    expect(endingOf(end)).toBe("rich");
    expect(end.definition.next(end.carried)).not.toEqual([]);
  });

  test("a match that is given up changes nothing", () => {
    const campaign = begun();
    play(campaign, "heist-1", "take");
    abandonMatch(campaign);
    expect(campaign.current).toBeUndefined();
    expect(campaign.carried).toEqual({ gold: 0, heists: 0, hard: false });
    expect(campaign.played).toEqual([]);
    play(campaign, "heist-1", "run");
  });

  test("a campaign may say what giving up costs", () => {
    const campaign = begun();
    const definition = {
      ...campaign.definition,
      abandoned: (carried: typeof campaign.carried, name: string) =>
        name === "heist-1" ? { ...carried, gold: carried.gold - 1 } : carried,
    };
    const strict = { ...campaign, definition };
    play(strict, "heist-1", "take");
    abandonMatch(strict);
    expect(strict.carried.gold).toBe(-1);
    expect(() => abandonMatch(strict)).toThrow("no match is being played");
  });

  test("is for as many as it says, or as its own game takes", () => {
    expect(begun().seats).toBe(1);
    const several = { ...spree, seats: { min: 2, max: 3 } };
    expect(beginCampaign(several, GAMES, { seats: 3 }).seats).toBe(3);
    expect(() => beginCampaign(several, GAMES, { seats: 4 })).toThrow(
      "seats: must be a whole number from 2 to 3",
    );
    expect(() => beginCampaign(spree, [heist])).toThrow(
      'games: "market" is part of the campaign and missing',
    );
  });

  test("takes the options it names, and no others", () => {
    expect(beginCampaign(spree, GAMES, { options: { hard: true } }).carried.hard).toBe(true);
    expect(() => beginCampaign(spree, GAMES, { options: { easy: true } })).toThrow(
      "options.easy: there is no such option; there are: hard",
    );
  });

  test("shows everything it carries unless it says what a viewer may know", () => {
    expect(carriedFor(begun(), 0)).toEqual({ gold: 0, heists: 0, hard: false });
    const seen = ({ heists }: Carried) => ({ heists });
    const shy = beginCampaign({ ...spree, seen }, GAMES);
    expect(carriedFor(shy, 0)).toEqual({ heists: 0 });
  });

  test("has winners once it has ended", () => {
    const won = beginCampaign({ ...spree, winners: () => [0] }, GAMES);
    expect(winnersOf(won)).toEqual([]);
    won.carried = { ...won.carried, heists: 2 };
    expect(winnersOf(won)).toEqual([0]);
  });

  test("says what cannot be done now", () => {
    const campaign = begun();
    expect(() => play(campaign, "market")).toThrow(
      'name: "market" cannot be played now; these can: heist-1',
    );
    expect(() => concludeMatch(campaign)).toThrow("no match is being played");
    play(campaign, "heist-1", "take");
    expect(() => play(campaign, "heist-1")).toThrow("a match is being played");
    expect(() => concludeMatch(campaign)).toThrow("the match is not over");
    const over = begun();
    over.carried = { gold: 0, heists: 2, hard: false };
    expect(() => play(over, "heist-3")).toThrow("none: the campaign is over");
  });
});

describe("a saved campaign", () => {
  const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));
  const reload = (campaign: Campaign<Carried>) =>
    loadCampaign(spree, GAMES, copy(saveCampaign(campaign)));

  test("survives between matches and in the middle of one", () => {
    let campaign = reload(begun());
    const match = play(campaign, "heist-1", "take");
    campaign = reload(campaign);
    const loaded = campaign.current?.match;
    if (!loaded) throw new Error("the match is gone");
    expect(campaign.current?.name).toBe("heist-1");
    expect(hashOf(loaded)).toBe(hashOf(match));
    answer(loaded, 0, "take");
    answer(loaded, 0, "run");
    campaign = reload(campaign);
    concludeMatch(campaign);
    campaign = reload(campaign);
    expect(campaign.carried).toEqual({ gold: 2, heists: 1, hard: false });
    expect(campaign.played).toHaveLength(1);
    const second = play(campaign, "market");
    campaign = reload(campaign);
    expect(campaign.current?.match.header.carried).toEqual({ gold: 2 });
    expect(stateOf<Loot>(opened(second)).gold).toBe(2);
  });

  test.each([
    ["format", "x", 'campaign.format: must be "sprawl-campaign/1"'],
    ["campaign", "x", 'campaign.campaign: must be "spree"'],
    ["version", 3, "campaign.version: must be a whole number from 1 to 2"],
    ["seats", 0, "campaign.seats: must be a whole number from 1 to"],
    ["carried", { gold: 0.5 }, "campaign.carried.gold: must be a whole number"],
    ["carried", undefined, "campaign.carried: must be plain data"],
    ["played", {}, "campaign.played: must be a list"],
    ["played", [{ name: 1 }], "campaign.played[0].name: must be a text"],
    [
      "played",
      [{ name: "a", game: "b", result: 0 }],
      "campaign.played[0].result: must be an object",
    ],
    ["current", 7, "campaign.current: must be an object"],
    [
      "current",
      { name: "a", match: { game: "chess" } },
      'campaign.current.match.game: "chess" is not part of it',
    ],
    ["current", { name: "a", match: { game: "heist" } }, 'save.format: must be "sprawl-match/1"'],
  ])("with a wrong %s is refused", (field, value, message) => {
    const given = { ...copy(saveCampaign(begun())), [field]: value };
    expect(() => loadCampaign(spree, GAMES, given)).toThrow(BadInput);
    expect(() => loadCampaign(spree, GAMES, given)).toThrow(message);
  });
});
