import { advice, box, cyberverse } from "@sprawl/cyberverse";
import type { Table } from "@sprawl/scenarios/testing";
import { expect, test } from "vitest";
import {
  agent,
  eden,
  kinds,
  offers,
  options,
  org,
  safely,
  stateOf,
  take,
  toldUntil,
  until,
  withBruiser,
} from "./new-eden.js";

const told = (t: Table): string => t.told(0).join(" ");
const seen = (t: Table) => advice.seenIn(t.view(0) as never);
const walks = (t: Table): string[] =>
  options(t).flatMap((each) =>
    each.kind === "walk" ? [`${each.zone}/${each.position} for ${each.cost}`] : [],
  );

test("CV-30.8 the last turn is one from 3 to 25, and 15 unless somebody says so", () => {
  expect(cyberverse.options.turnLimit).toEqual({ type: "number", min: 3, max: 25, default: 15 });
});

test("CV-6.11 a Stim Injector gives 2 Movement, or what is left up to 5", () => {
  const points = (profile: string, vehicle?: string): unknown => {
    const t = eden({
      at: "activation",
      agents: {
        [profile]: {
          org: 0,
          district: 2,
          zone: 6,
          slots: ["stim-injector"],
          ...(vehicle && { vehicle }),
        },
      } as never,
    });
    take(t, "activate").choose("spur");
    return t.view(0).question?.args?.points;
  };
  expect(box.profiles["pale-bear"].movement).toBe(1);
  expect(points("pale-bear")).toBe(3);
  const nearly = Object.values(box.profiles).find(({ movement }) => movement === 4);
  expect(points(nearly?.id ?? "")).toBe(5);
});

test("CV-24.3 what Influence brings is a part of the sum of a Hacking", () => {
  const part = (tokens: number): unknown => {
    const t = eden({
      agents: { igor: { org: 0, district: 1, zone: 2, position: 0 } },
      districts: { 1: { influence: [tokens, 0] } },
      resolve: { step: "hacking", district: 1 },
    });
    return advice.incomeSum(seen(t), agent(t, "igor")).because.find(({ id }) => id === "influence")
      ?.by;
  };
  expect([0, 1, 3].map(part)).toEqual([undefined, 200, 600]);
});

test("CV-24.8 the question of XP before a Hacking says what help brings", () => {
  const t = eden({
    agents: { igor: { org: 0, district: 1, zone: 2, position: 0, twos: 5 } },
    org: [{ org: 0, supports: ["glitch-twins"] }],
    resolve: { step: "hacking", district: 1 },
  });
  t.choose({ kind: "hack", extra: 100 });
  expect(t.asked()?.kind).toBe("raise");
  expect(t.view(0).question?.args).toMatchObject({ feature: "hacking", extra: 100 });
});

test("CV-13.10 the Glitch Twins help once a turn: with a Hacking, or with a test", () => {
  const t = eden({
    agents: { igor: { org: 0, district: 1, zone: 2, position: 0 } },
    org: [
      {
        org: 0,
        supports: ["glitch-twins"],
        story: { id: "loose-packets", cards: ["insurance-fraud"] },
      },
    ],
    resolve: { step: "hacking", district: 1 },
  });
  t.choose({ kind: "hack", extra: 100 });
  until(t, "mission");
  take(t, "attempt");
  expect(t.asked()?.kind).not.toBe("test");
});

test("CV-7.10, CV-13.10 the Archivist adds exactly 1 to one test of Analysis a turn", () => {
  const t = eden({
    agents: {
      igor: { org: 0, district: 5, zone: 6 },
      saffron: { org: 0, district: 5, zone: 6 },
    },
    org: [
      {
        org: 0,
        supports: ["the-archivist"],
        story: { id: "last-tram-home", cards: ["portrait-of-a-ghost"] },
      },
    ],
    resolve: { step: "investigation", district: 5 },
    chance: { modifier: [-1, 0] },
  });
  take(t, "attempt");
  const { value, bonus } = t.view(0).question?.args ?? {};
  take(t, "help");
  expect(told(t)).toContain(
    `+ ${Number(bonus) + 1} with -1 makes ${Number(value) + Number(bonus)}`,
  );
  expect(t.asked()?.kind).toBe("mission");
  take(t, "attempt");
  expect(t.asked()?.kind).not.toBe("test");
});

test("CV-17.8 with an empty reserve nobody is placed", () => {
  const none = Object.fromEntries(Object.keys(box.henchmen).map((id) => [`reserve.${id}`, 0]));
  const t = eden({
    agents: { alena: { org: 0, district: 2, zone: 1 } },
    set: none,
    resolve: { step: "brawl", district: 2 },
    chance: { brawl: ["turf-war"] },
  });
  expect(stateOf(t).henchmen).toEqual([]);
  expect(told(t)).toContain("Nobody fights");
});

/** A red Brawl in which Agents hold back and the gang acts. */
function riot(position: object): Table {
  const t = eden({ ...position } as never);
  for (let i = 0; i < 14; i++) {
    const kind = t.asked()?.kind;
    if (kind === "fight-move") t.choose("stay");
    else if (kind === "attack") t.choose("hold");
    else break;
  }
  return t;
}

test("CV-18.14, CV-18.34 equally rich and near: the lowest Initiative, for Teammates their recruiter's", () => {
  const agents = riot({
    agents: { alena: { org: 0, district: 2, zone: 2 }, anvil: { org: 1, district: 2, zone: 2 } },
    henchmen: [{ type: "bruiser", district: 2, zone: 2 }],
    fight: {
      district: 2,
      brawl: "pot-shots",
      tokens: { alena: "t04", anvil: "t04", "henchman-1": "t16" },
    },
  });
  const first = toldUntil(agents, "payday");
  expect(first).toContain("Bruiser attacks Alena");
  expect(first).not.toContain("Bruiser attacks Anvil");
  const mate = (type: string, of: number, initiative: number): object => ({
    type,
    district: 2,
    zone: 2,
    org: of,
    recruiter: "alena",
    initiative,
  });
  const mates = riot({
    agents: { alena: { org: 0, district: 2, zone: 4 }, anvil: { org: 1, district: 2, zone: 4 } },
    henchmen: [
      mate("jacker", 0, 30),
      mate("marauder", 1, 20),
      { type: "bruiser", district: 2, zone: 2 },
    ],
    fight: {
      district: 2,
      brawl: "pot-shots",
      tokens: {
        alena: "t22",
        anvil: "t22",
        "henchman-1": "t04",
        "henchman-2": "t04",
        "henchman-3": "t16",
      },
      shown: ["alena", "anvil"],
    },
  });
  const asked = mates.asked()?.kind;
  expect(asked).not.toBe("hostile-target");
  expect(toldUntil(mates, "payday")).toContain("Bruiser attacks Marauder");
});

test("CV-18.33 a Rapid Hostile makes its second attack from where it stands", () => {
  const t = riot({
    agents: {
      alena: { org: 0, district: 2, zone: 2, health: 1 },
      saffron: { org: 0, district: 2, zone: 3 },
    },
    henchmen: [{ type: "killer", district: 2, zone: 2 }],
    org: [{ org: 1, money: 100 }],
    fight: {
      district: 2,
      brawl: "pot-shots",
      tokens: { alena: "t22", saffron: "t09", "henchman-1": "t05" },
      shown: ["alena"],
    },
  });
  expect(toldUntil(t, "payday").match(/Killer attacks/g)?.length).toBe(2);
  const dead = riot({
    agents: {
      igor: { org: 0, district: 2, zone: 2, health: 1 },
      saffron: { org: 0, district: 2, zone: 3 },
    },
    henchmen: [{ type: "killer", district: 2, zone: 2 }],
    fight: {
      district: 2,
      brawl: "pot-shots",
      tokens: { igor: "t09", saffron: "t04", "henchman-1": "t05" },
    },
  });
  take(dead, "hostile-target", { target: "igor" });
  expect(toldUntil(dead, "payday").match(/Killer attacks/g)?.length).toBe(1);
});

test("CV-18.32, CV-19.20 a Hostile's second target: within reach by Burst, in the same zone by Multiple shot", () => {
  const seconds = (type: string, token: string, zone: number): unknown => {
    const t = riot({
      entry: withBruiser({ type: "ranged" }),
      agents: {
        alena: { org: 0, district: 2, zone: 2 },
        saffron: { org: 0, district: 2, zone },
      },
      henchmen: [{ type, district: 2, zone: 2 }],
      fight: {
        district: 2,
        brawl: "pot-shots",
        tokens: { alena: "t04", saffron: "t04", "henchman-1": token },
      },
    });
    take(t, "hostile-target", { target: "alena" });
    if (t.asked()?.kind === "hostile-move") t.choose("stay");
    return t.asked()?.kind === "hostile-second" ? offers(t, "also", "target") : [];
  };
  expect(seconds("bruiser", "t01", 2)).toEqual(["saffron"]);
  expect(seconds("bruiser", "t01", 3)).toEqual(["saffron"]);
  expect(seconds("marauder", "t13", 2)).toEqual(["saffron"]);
  expect(seconds("marauder", "t13", 3)).toEqual([]);
  expect(seconds("marauder", "t01", 2)).toEqual([]);
});

test("CV-18.17, CV-18.34 who can attack nobody and come no nearer stays", () => {
  const t = riot({
    agents: { alena: { org: 0, district: 2, zone: 2 } },
    henchmen: [{ type: "bruiser", district: 2, zone: 2 }],
    fight: {
      district: 2,
      brawl: "pot-shots",
      tokens: { alena: "t22", "henchman-1": "t01" },
      shown: ["alena"],
    },
  });
  expect(t.asked()?.kind).not.toBe("hostile-move");
  expect(toldUntil(t, "payday")).not.toMatch(/Bruiser (attacks|moves|goes)/);
});

test("CV-R118, CV-26.12 a Mission that asks for a removal is done at 3 tokens of one's own, and not at 2", () => {
  const done = (own: number): unknown => {
    const t = eden({
      agents: { igor: { org: 0, district: 3 } },
      org: [{ org: 0, story: { id: "votes-for-sale", cards: ["clean-sweep"] } }],
      districts: { 3: { influence: [own, 0] } },
      resolve: { step: "influence", district: 3 },
    });
    return org(t).story === undefined ? "solved" : org(t).story?.folders[0].missions[0];
  };
  expect([1, 3].map(done)).toEqual(["open", "solved"]);
  expect(done(2)).toBe("solved"); // the third is placed, and three are enough
});

test("CV-15.11, CV-15.12 with a Grapple Line all ways on foot stay as they are, and one leads through a wall", () => {
  const ways = (slots: readonly string[]): string[] =>
    walks(
      take(
        eden({
          at: "activation",
          agents: { igor: { org: 0, district: 2, zone: 6, slots } } as never,
        }),
        "activate",
      ),
    );
  const plain = ways([]);
  const line = ways(["grapple-line"]);
  expect(line).toEqual([
    "1/-1 for 1",
    "2/-1 for 2",
    "3/-1 for 3",
    "4/-1 for 2",
    "5/-1 for 1",
    "4/0 for 3",
    "2/1 for 3",
    ...line.slice(7),
  ]);
  expect(plain.filter((way) => !way.startsWith("1/"))).toEqual(
    line.filter((way) => plain.includes(way) && !way.startsWith("1/")),
  );
});

test("CV-15.23 a way back that is paid for is open, though the Event alone makes it cost", () => {
  const t = eden({
    at: "activation",
    agents: { lantern: { org: 0, district: 2, zone: 6, vehicle: "street-racer" } },
    news: [{ event: "derailed-express" }],
  });
  take(t, "activate");
  t.choose({ kind: "travel", district: 1 });
  expect(offers(t, "travel", "district")).toContain(2);
});

test("CV-9.1 while an Event is chosen it is the Event phase", () => {
  const t = eden({
    at: "event",
    agents: { igor: { org: 0 } },
    org: [{ org: 0, supports: ["double-v"] }],
  });
  expect(t.asked()?.kind).toBe("choose-event");
  expect(stateOf(t).phase).toBe("event");
});

test("CV-10.17, CV-R86 Staff tokens of an Organization that has left go nowhere", () => {
  const t = eden({
    at: "event",
    seats: 3,
    agents: { igor: { org: 0 }, alena: { org: 1 }, kettle: { org: 2 } },
    news: [{ event: "currency-crash", slot: 1, cancel: 2, reward: 1 }],
    gone: 2,
  });
  expect([org(t, 1).staff, org(t, 2).staff]).toEqual([3, 2]);
});

test("CV-13.12 Reputation sold with its clothes costs a Support card", () => {
  const t = eden({
    at: "payday",
    agents: { igor: { org: 0, district: 2, slots: ["corpo-fashion"] } },
    org: [{ org: 0, supports: ["whisper", "el-duque"] }],
  });
  const limit = advice.supportLimit(seen(t), 0);
  take(t, "sell", { token: "corpo-fashion" });
  expect(advice.supportLimit(seen(t), 0)).toBe(limit - 1);
  expect(t.asked()?.kind).toBe(limit - 1 < 2 ? "support-limit" : "payday");
  until(t, "payday");
  expect(org(t).supports.length).toBe(Math.min(2, limit - 1));
});

test("CV-27.4, CV-27.9 without a D one pays whom Mister Fold pays in full; then one may finish", () => {
  const t = eden({
    at: "payday",
    agents: { static: { org: 0, district: 1 }, alena: { org: 0, district: 2 } },
    org: [{ org: 0, money: 0, supports: ["mister-fold"] }],
  });
  expect([box.profiles.static.salary, box.profiles.alena.salary]).toEqual([200, 400]);
  expect(stateOf(t).agents.map(({ profile }) => profile)).toEqual(["static"]);
  const broke = eden({
    at: "payday",
    agents: { alena: { org: 0, district: 2, slots: ["body-cam"] } },
    org: [{ org: 0, money: 0 }],
  });
  expect(offers(broke, "finish", "rule")).toEqual(["CV-27.10"]);
});

test("CV-R102 a token as reward: the last one of its stack is given, of an empty stack none", () => {
  const won = (left: number): number => {
    const t = eden({
      at: "activation",
      agents: { igor: { org: 0, trained: true } },
      news: [{ event: "mannequin-malfunction" }],
      org: [{ org: 1, money: 100 }],
      spent: { gear: 27 - left },
    });
    until(t, "auxiliary");
    take(t, "staff", { event: "mannequin-malfunction", slot: "reward" });
    if (t.asked()?.kind === "whom") safely(t);
    return agent(t, "igor").slots.length;
  };
  expect([won(0), won(1), won(2)]).toEqual([0, 1, 1]);
});

test("CV-31.2, CV-30.7 alone 5 Stories end the game, 4 in a short one", () => {
  const target = (shortGame: boolean): number =>
    advice.storyTarget(
      seen(eden({ seats: 1, agents: { igor: { org: 0 } }, options: { shortGame } })),
    );
  expect([target(false), target(true)]).toEqual([5, 4]);
});

test("CV-28.12 1000D are a Victory Point, 900D none", () => {
  const scores = (money: number): number =>
    advice.scoreOf(seen(eden({ org: [{ org: 0, money }] })), 0).money;
  expect([900, 1000, 1900, 2000].map(scores)).toEqual([0, 1, 1, 2]);
});

test("CV-28.15 who shares a victory is named by seat, whatever the order of play", () => {
  const t = eden({
    at: "end",
    turn: 15,
    order: [1, 0],
    org: [
      { org: 0, money: 500 },
      { org: 1, money: 500 },
    ],
  });
  expect(t.result()?.winners).toEqual([0, 1]);
});

test("CV-5.29 without cards in the deck no Story is replaced", () => {
  const offered = (stories: number): string[] =>
    kinds(
      until(
        eden({
          at: "activation",
          agents: { igor: { org: 0, trained: true } },
          org: [
            { org: 0, money: 2000, story: { id: "last-tram-home", cards: ["nine-names"] } },
            { org: 1, money: 100 },
          ],
          spent: { stories },
        }),
        "auxiliary",
      ),
    );
  expect(offered(34)).toContain("replace-story");
  expect(offered(35)).not.toContain("replace-story");
});

test("CV-5.27 while the new Story is chosen there is no old one", () => {
  const t = eden({
    at: "activation",
    agents: { igor: { org: 0, trained: true } },
    org: [
      { org: 0, money: 2000, story: { id: "last-tram-home", cards: ["nine-names"] } },
      { org: 1, money: 100 },
    ],
  });
  until(t, "auxiliary");
  t.choose("replace-story");
  expect(t.asked()?.kind).toBe("story");
  expect(org(t).story).toBeUndefined();
});

test("CV-13.10 Whisper sends one Ambush home a turn", () => {
  const t = eden({
    at: "activation",
    agents: { igor: { org: 0, trained: true }, alena: { org: 1, trained: true } },
    org: [
      { org: 0, money: 2000, supports: ["whisper"] },
      { org: 1, money: 100 },
    ],
    districts: { 2: { ambush: 1 }, 3: { ambush: 1 } },
  });
  until(t, "auxiliary");
  expect(kinds(t)).toContain("use");
  take(t, "use");
  expect(org(t, 1).ambushes).toBe(2);
  until(t, "auxiliary");
  expect(kinds(t)).not.toContain("use");
});

test("CV-31.8 +1 in tests is the Legend's alone, and exactly 1", () => {
  const total = (of: number): string => {
    const t = eden({
      seats: 1,
      options: { level: "legend" },
      agents: { igor: { org: of, district: 1, zone: 6 } },
      org: [{ org: of, story: { id: "last-tram-home", cards: ["nine-names"] } }],
      resolve: { step: "investigation", district: 1 },
      chance: { modifier: [0] },
    });
    if (of === 0) take(t, "attempt");
    return told(t);
  };
  const { analysis } = box.profiles.igor;
  expect(total(0)).toContain(`Analysis ${analysis} + 0 with 0 makes`);
  expect(total(1)).toContain(`Analysis ${analysis} + 1 with 0 makes`);
});

test("CV-7.6 a Modifier deck that has run out is made anew of all that was discarded", () => {
  const t = eden({
    agents: { igor: { org: 0, district: 1, zone: 6 } },
    org: [
      {
        org: 0,
        discard: [-1, 0, 1, 1, 2],
        story: { id: "last-tram-home", cards: ["nine-names"] },
      },
    ],
    resolve: { step: "investigation", district: 1 },
    chance: { modifier: [-1] },
  });
  take(t, "attempt");
  expect([org(t).deck.length, org(t).discard.length]).toEqual([4, 1]);
});
