import { box } from "@sprawl/cyberverse";
import { entry } from "@sprawl/cyberverse/entry";
import type { Table } from "@sprawl/scenarios/testing";
import { expect, test } from "vitest";
import { agent, eden, henchman, kinds, offers, options, org, take, until } from "./new-eden.js";

function ambushed(
  card: string,
  victim: object,
  more: { chance?: object; org?: object; agents?: object; profile?: string } = {},
): Table {
  return eden({
    agents: {
      [more.profile ?? "igor"]: { org: 1, district: 2, zone: 3, ...victim },
      ...more.agents,
    } as never,
    org: [{ org: 1, ...more.org } as never],
    districts: { 2: { ambush: 0 } },
    resolve: { step: "ambush", district: 2 },
    chance: { ambush: [card], brawl: ["curfew"], ...more.chance } as never,
  });
}

function struck(
  profile: string,
  token: string,
  target: string,
  theirs: string,
  more: { mine?: object; other?: object } = {},
): Table {
  const t = eden({
    agents: {
      [profile]: { org: 0, district: 2, zone: 6, ...more.mine },
      [target]: { org: 1, district: 2, zone: 6, ...more.other },
    } as never,
    fight: { district: 2, brawl: "curfew", tokens: { [profile]: token, [target]: theirs } },
  });
  for (let i = 0; i < 4 && t.asked()?.seats[0] !== 0; i++)
    t.choose(t.asked()?.kind === "attack" ? "hold" : "stay");
  t.choose("stay").choose("attack");
  take(t, "strike", { target });
  return t;
}

test("every piece has a name, and every effect a sentence", () => {
  const labels = entry.text.en.labels ?? {};
  const { combatTokens: _, layouts: __, automata: ___, ...named } = box;
  for (const kind of Object.values(named)) {
    for (const id of Object.keys(kind)) expect(labels[`name.${id}`], id).toBeDefined();
  }
  for (const kind of [box.profiles, box.supports, box.ambushes, box.events]) {
    for (const id of Object.keys(kind)) expect(labels[`effect.${id}`], id).toBeDefined();
  }
});

test("CV-R111, CV-12.25 the stores hold 25 Weapons, 20 Cyber-Implants, 30 Gear, 15 Vehicles; 20 Support, 25 Ambush, 20 Brawl cards", () => {
  const count = (store: string): number =>
    Object.values(box.supply).reduce(
      (sum, piece) => sum + (piece.store === store ? piece.copies : 0),
      0,
    );
  expect(["weapons", "implants", "gear", "vehicles"].map(count)).toEqual([25, 20, 30, 15]);
  expect([box.supports, box.ambushes, box.brawls].map((kind) => Object.keys(kind).length)).toEqual([
    20, 25, 20,
  ]);
  expect(Object.values(box.brawls).filter(({ colour }) => colour === "red").length).toBe(12);
});

test("CV-16.8 Ambush cards that hurt", () => {
  expect(agent(ambushed("sniper-nest", {}), "igor").health).toBe(3);
  const spikes = agent(ambushed("spike-strip", { vehicle: "street-racer" }), "igor");
  expect(spikes.suppression).toBe(true);
  expect(spikes.vehicles[0].active).toBe(false);
  expect(agent(ambushed("pipe-bomb", {}, { chance: { modifier: [-1] } }), "igor")).toMatchObject({
    health: 3,
    suppression: true,
  });
  expect(agent(ambushed("pipe-bomb", {}, { chance: { modifier: [0] } }), "igor")).toMatchObject({
    health: 4,
    suppression: false,
  });
  expect(agent(ambushed("knife-alley", {}, { chance: { modifier: [1] } }), "igor").bleeding).toBe(
    true,
  );
  expect(agent(ambushed("hit-and-run", { vehicle: "street-racer" }), "igor")).toMatchObject({
    health: 4,
    suppression: true,
  });
  expect(agent(ambushed("hit-and-run", {}), "igor").health).toBe(3);
  expect(agent(ambushed("dosed-drink", {}, { chance: { modifier: [0] } }), "igor")).toMatchObject({
    suppression: true,
    wound: true,
  });
  expect(
    agent(ambushed("collapsing-catwalk", {}, { chance: { modifier: [0] } }), "igor").wound,
  ).toBe(true);
  expect(agent(ambushed("acid-rain-pipe", { slots: ["kevlar-vest"] }), "igor").health).toBe(4);
  expect(agent(ambushed("acid-rain-pipe", { slots: ["body-cam"] }), "igor").health).toBe(3);
  expect(agent(ambushed("nowhere-to-run", {}), "igor").wound).toBe(true);
});

test("CV-1.15 Ambush cards that leave a choice to the victim's Organization", () => {
  const ransom = ambushed("ransom-note", {});
  expect(ransom.asked()).toMatchObject({ seats: [1], kind: "ransom" });
  ransom.choose("pay-ransom");
  expect(org(ransom, 1).money).toBe(700 - 300);
  const wire = ambushed("live-wire", { slots: ["retinal-lab", "ghost-jack"] });
  wire.choose({ token: "ghost-jack" });
  expect(agent(wire, "igor").slots.map(({ active }) => active)).toEqual([true, false]);
  expect(agent(ambushed("bag-snatchers", { slots: ["jammer"] }), "igor").slots).toEqual([]);
  expect(agent(ambushed("weapon-jam", { slots: ["hand-gun"] }), "igor").slots[0].active).toBe(
    false,
  );
  expect(
    agent(
      ambushed("virus-mine", { slots: ["retinal-lab"] }, { chance: { modifier: [-1] } }),
      "igor",
    ).slots[0].active,
  ).toBe(true);
  const agentless = ambushed("double-agent", {}, { org: { supports: ["whisper"] } });
  expect(org(agentless, 1).supports).toEqual([]);
  expect(org(ambushed("shakedown", {}), 1).money).toBe(900 - 200 - 300);
  expect(org(ambushed("empty-street", {})).money).toBe(1000);
});

test("CV-1.21 Ambush cards that stand in the way for a turn", () => {
  const stopped = ambushed("false-checkpoint", { zone: 4, position: 0 });
  expect(agent(stopped, "igor")).toMatchObject({ zone: 6, position: -1 });
  const glued = eden({
    agents: {
      igor: { org: 1, district: 2, zone: 4, position: 0 },
      anvil: { org: 0, district: 2, zone: 4 },
    },
    districts: { 2: { ambush: 0 } },
    resolve: { step: "ambush", district: 2 },
    chance: { ambush: ["glue-bomb"], brawl: ["curfew"] },
  });
  expect(agent(glued, "igor")).toMatchObject({ position: -1, grappled: true });
  const flooded = ambushed("signal-flood", { zone: 4, position: 0 });
  expect(flooded.asked()?.kind).not.toBe("hack");
  const planted = ambushed(
    "planted-evidence",
    {},
    { org: { story: { id: "last-tram-home", cards: ["tunnel-maps"] } } },
  );
  expect(planted.asked()?.kind).not.toBe("mission");
  const smeared = ambushed("smear-campaign", {}, { org: { supports: ["whisper"] } });
  expect(org(smeared, 1).supports).toEqual([]);
  const muscle = ambushed("hired-muscle", {}, { chance: { henchman: [0] } });
  expect(henchman(muscle, 1)).toBeUndefined();
  const dart = eden({
    agents: {
      bakemono: { org: 1, district: 2, zone: 2, marks: ["tracker-dart"] },
      anvil: { org: 0, district: 2, zone: 2 },
    },
    henchmen: [{ type: "bruiser", district: 2, zone: 2 }],
    fight: {
      district: 2,
      brawl: "pot-shots",
      tokens: { bakemono: "t04", anvil: "t04", "henchman-1": "t05" },
    },
  });
  for (let i = 0; i < 8 && ["fight-move", "attack"].includes(dart.asked()?.kind ?? ""); i++)
    dart.choose(dart.asked()?.kind === "attack" ? "hold" : "stay");
  until(dart, "payday");
  expect(dart.told(0).join(" ")).not.toContain("Bruiser attacks Anvil");
});

test("CV-6.19 Skills of hackers: Backdoor, Family Business, Dead Drop", () => {
  const income = (agents: object): unknown =>
    eden({ agents: agents as never, resolve: { step: "hacking", district: 1 } }).view(0).question
      ?.args?.amount;
  const at = { district: 1, zone: 2, position: 0 };
  expect(
    income({
      igor: { org: 0, ...at },
      alena: { org: 1, district: 1 },
      kettle: { org: 1, district: 1 },
    }),
  ).toBe(600);
  expect(income({ vladimir: { org: 0, ...at }, alena: { org: 0, district: 1 } })).toBe(400);
  expect(income({ vladimir: { org: 0, ...at } })).toBe(300);
  const zero = eden({
    agents: { zero: { org: 0, ...at } },
    resolve: { step: "hacking", district: 1 },
  });
  zero.choose("hack").choose("stay-on");
  expect(agent(zero, "zero").position).toBe(0);
});

test("CV-6.19 Skills of fighters: Marksman, Iron Palm, Armour Plating, Bulwark, Venom, Scrapper", () => {
  expect(struck("wu-fang", "t01", "rust", "t01").told(0).join(" ")).toContain("9 against");
  expect(
    struck("alena", "t01", "anvil", "t01", { mine: { slots: ["hand-gun"] }, other: { zone: 5 } })
      .told(0)
      .join(" "),
  ).toContain("10 against");
  expect(struck("alena", "t01", "kettle", "t01").told(0).join(" ")).toContain("Kettle 4");
  expect(agent(struck("needle", "t01", "anvil", "t02"), "anvil")).toMatchObject({
    wound: true,
    suppression: false,
  });
  const rust = eden({
    agents: { rust: { org: 0, district: 2, zone: 1 } },
    henchmen: [{ type: "killer", district: 2, zone: 1 }],
    fight: {
      district: 2,
      brawl: "knife-in-the-crowd",
      tokens: { rust: "t03", "henchman-1": "t05" },
    },
  });
  rust.choose("stay").choose("attack");
  take(rust, "strike");
  expect(org(rust).money).toBe(900 + 100 - 300);
  const wall = eden({
    agents: {
      "q-bert": { org: 1, district: 2, zone: 6 },
      anvil: { org: 1, district: 2, zone: 6 },
      alena: { org: 0, district: 2, zone: 6 },
    },
    fight: {
      district: 2,
      brawl: "curfew",
      tokens: { alena: "t01", anvil: "t01", "q-bert": "t02" },
    },
  });
  wall.choose("stay").choose("attack");
  take(wall, "strike", { target: "q-bert" });
  expect(wall.told(0).join(" ")).toContain("Q-Bert Cav-X 5");
});

test("CV-6.19 Skills with people: Street King, Flock, Well Connected, Mask, Front Page, White Noise", () => {
  const flock = eden({
    agents: { sermon: { org: 0, district: 2 } },
    resolve: { step: "brawl", district: 2 },
    chance: { brawl: ["staring-contest"] },
  });
  flock.choose("call-in").pick([options(flock)[0]?.key ?? ""]);
  const page = eden({
    agents: { kristina: { org: 0, district: 5 } },
    resolve: { step: "influence", district: 5 },
  });
  expect(org(page).money).toBe(900 + 200 - 400);
  const priya = eden({
    agents: { saffron: { org: 0 } },
    org: [{ org: 0, supports: ["whisper", "big-tuna"] }],
  });
  expect(kinds(priya)).toContain("take-support");
  const noise = eden({
    agents: { static: { org: 0, district: 2 }, anvil: { org: 1, district: 2 } },
    resolve: { step: "brawl", district: 2 },
    chance: { brawl: ["curfew"] },
  });
  for (const seat of noise.asked()?.seats.slice() ?? [])
    noise.choose(String(noise.view(seat).question?.options[0].key), seat);
  expect(noise.asked()?.kind).toBe("look");
  noise.choose({ target: "anvil" });
  const { token } = agent(noise, "anvil");
  expect(noise.view(0).faces[token]).toBeDefined();
  expect(noise.view("spectator").faces[token]).toBeUndefined();
  const mask = eden({
    agents: {
      bakemono: { org: 0, district: 2, zone: 2 },
      igor: { org: 0, district: 2, zone: 2, called: true },
    },
    henchmen: [{ type: "bruiser", district: 2, zone: 2 }],
    fight: {
      district: 2,
      brawl: "pot-shots",
      tokens: { bakemono: "t04", igor: "t04", "henchman-1": "t05" },
    },
  });
  for (let i = 0; i < 8 && ["fight-move", "attack"].includes(mask.asked()?.kind ?? ""); i++)
    mask.choose(mask.asked()?.kind === "attack" ? "hold" : "stay");
  expect(mask.asked()?.kind).not.toBe("hostile-target");
});

test("CV-6.19, CV-13.10 Skills of tests: Keen Eye, Due Process, Pattern Reader, Field Surgery; the Archivist once a turn", () => {
  const story = { org: 0, story: { id: "last-tram-home", cards: ["the-locked-locker"] } };
  const keen = eden({
    agents: { lantern: { org: 0, district: 2, zone: 6 } },
    org: [story],
    resolve: { step: "investigation", district: 2 },
    chance: { modifier: [-1] },
  });
  keen.choose({ mission: 0 });
  expect(offers(keen, "attempt", "mission")).toEqual([1]);
  const due = eden({
    agents: { verdict: { org: 0, district: 1, zone: 6 }, igor: { org: 1, district: 1 } },
    org: [{ org: 0, story: { id: "last-tram-home", cards: ["nine-names"] } }],
    resolve: { step: "investigation", district: 1 },
    chance: { modifier: [-1] },
  });
  due.choose("attempt");
  expect(due.told(0).join(" ")).toContain("Analysis 4 + 1 with -1");
  const reader = eden({
    agents: { prism: { org: 0, district: 1, zone: 6 } },
    org: [{ org: 0, story: { id: "last-tram-home", cards: ["nine-names"] } }],
    resolve: { step: "investigation", district: 1 },
  });
  reader.choose("attempt").choose("help");
  const top = org(reader).deck.at(-1) ?? -1;
  expect(reader.view(0).faces[top]).toBeDefined();
  expect(reader.view(1).faces[top]).toBeUndefined();
  reader.choose("bury-card");
  expect(org(reader).deck.length + org(reader).discard.length).toBe(5);
  const surgery = eden({
    agents: { mother: { org: 0, district: 1 }, igor: { org: 0, district: 1, health: 2 } },
    resolve: { step: "hacking", district: 1 },
  });
  surgery.choose({ agent: "igor" });
  expect(agent(surgery, "igor").health).toBe(3);
  const archivist = eden({
    agents: { ingrid: { org: 0, district: 1, zone: 6 } },
    org: [
      {
        org: 0,
        supports: ["the-archivist"],
        story: { id: "last-tram-home", cards: ["nine-names"] },
      },
    ],
    resolve: { step: "investigation", district: 1 },
    chance: { modifier: [-1] },
  });
  archivist.choose("attempt").choose("help");
  expect(org(archivist).story?.folders[0].missions[0]).toBe("validated");
});
