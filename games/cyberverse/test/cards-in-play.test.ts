import { expect, test } from "vitest";
import { agent, eden, kinds, offers, org, stateOf, take, until } from "./new-eden.js";

test("CV-13.9, CV-13.10 Support cards of the market and the streets", () => {
  const sally = eden({
    agents: { igor: { org: 0, slots: [{ id: "retinal-lab", active: false }] } },
    org: [{ org: 0, supports: ["chrome-sally"] }],
    stock: { implants: ["ghost-jack", "bone-lattice", "gyro-spine"] },
  });
  expect(offers(sally, "repair", "price")).toEqual([0]);
  expect(offers(sally, "buy", "price")).toContain(300);
  const mama = eden({
    agents: { igor: { org: 0, health: 2 } },
    org: [{ org: 0, supports: ["mama-oyelaran"] }],
  });
  mama.choose("use");
  expect(agent(mama, "igor").health).toBe(3);
  expect(kinds(mama)).not.toContain("use");
  const coyote = eden({
    agents: { igor: { org: 0 } },
    org: [{ org: 0, supports: ["coyote-sands"] }],
    stock: { vehicles: ["city-cab", "sky-skiff", "night-van"] },
  });
  coyote.choose({ kind: "use", target: "sky-skiff" });
  expect(coyote.face("stores.vehicles.stack.0")).toBe("Sky-Skiff");
  const nwosu = eden({
    agents: { igor: { org: 0 } },
    org: [{ org: 0, supports: ["professor-nwosu"] }],
  });
  nwosu.choose("train");
  expect(agent(nwosu, "igor").twos).toBe(1);
  const ashes = eden({
    at: "activation",
    agents: { igor: { org: 0, district: 2, wound: true, called: true } },
    org: [{ org: 0, supports: ["sister-ashes"] }],
  });
  expect(offers(until(ashes, "auxiliary"), "rescue", "price")).toEqual([100]);
  const quill = eden({
    at: "activation",
    agents: { igor: { org: 0 } },
    org: [{ org: 0, supports: ["ada-quill"] }],
    news: [{ event: "checkout-blackout" }],
  });
  take(until(quill, "auxiliary"), "staff", { slot: "reward" });
  expect(org(quill).money).toBe(1300);
  const whisper = eden({
    at: "activation",
    agents: { igor: { org: 0 } },
    org: [{ org: 0, supports: ["whisper"] }],
    districts: { 3: { ambush: 1 } },
  });
  until(whisper, "auxiliary").choose("use");
  expect(stateOf(whisper).districts[2].ambush).toBe(-1);
  expect([org(whisper).money, org(whisper).actions, org(whisper, 1).ambushes]).toEqual([800, 3, 3]);
  const lumen = eden({
    at: "payday",
    agents: { igor: { org: 0, district: 3 } },
    org: [{ org: 0, supports: ["madame-lumen"] }],
  });
  expect(org(lumen).money).toBe(900);
  const fold = eden({
    at: "payday",
    agents: { igor: { org: 0, district: 3 } },
    org: [{ org: 0, supports: ["mister-fold"] }],
  });
  expect(org(fold).money).toBe(800);
  const twins = eden({
    agents: { igor: { org: 0, district: 1, zone: 2, position: 0 } },
    org: [{ org: 0, supports: ["glitch-twins"] }],
    resolve: { step: "hacking", district: 1 },
  });
  twins.choose({ kind: "hack", extra: 100 });
  expect(org(twins).money).toBe(900 + 500 - 300);
});

test("CV-12.25, CV-1.13 Gear that heals, sees and pays", () => {
  const gel = eden({ agents: { igor: { org: 0, health: 2, slots: ["medi-gel"] } } });
  gel.choose("use");
  expect(agent(gel, "igor")).toMatchObject({ health: 3, slots: [] });
  const called = eden({
    at: "activation",
    agents: { igor: { org: 0, health: 2, slots: ["medi-gel"] } },
  });
  called.choose("use");
  expect(agent(called, "igor").health).toBe(3);
  const kit = eden({
    agents: { igor: { org: 0, slots: ["trauma-kit"] }, alena: { org: 0, health: 1 } },
  });
  kit.choose({ kind: "use", target: "alena" });
  expect(agent(kit, "alena").health).toBe(3);
  const patch = eden({
    at: "activation",
    agents: { igor: { org: 0, bleeding: true, slots: ["clotting-patch"] } },
  });
  expect(agent(patch, "igor").health).toBe(4);
  const cam = eden({
    agents: { ingrid: { org: 0, district: 1, zone: 6, slots: ["body-cam"] } },
    org: [{ org: 0, story: { id: "last-tram-home", cards: ["nine-names"] } }],
    resolve: { step: "investigation", district: 1 },
    chance: { modifier: [1] },
  });
  cam.choose("attempt");
  expect(org(cam).money).toBe(900 + 300 + 100);
  const breaker = eden({
    agents: { igor: { org: 0, district: 2, zone: 4, position: 0, slots: ["code-breaker"] } },
    org: [{ org: 0, story: { id: "loose-packets", cards: ["open-ports"] } }],
    resolve: { step: "hacking", district: 2 },
    chance: { modifier: [-1] },
  });
  breaker.choose("hack").choose("attempt");
  expect(breaker.told(0).join(" ")).toContain("Hacking 4 + 1 with -1");
  const bargain = eden({
    agents: { "q-bert": { org: 0 } },
    stock: { gear: ["kevlar-vest", "jammer", "body-cam"] },
  });
  take(bargain, "buy", { token: "kevlar-vest" });
  expect(org(bargain).money).toBe(700);
  const ledger = eden({ at: "payday", agents: { ledger: { org: 0, slots: ["hand-gun"] } } });
  expect(offers(ledger, "sell", "price")).toEqual([200]);
});

test("CV-10.9 Events that change a District", () => {
  const barred = eden({
    agents: { igor: { org: 0, district: 3, zone: 2, position: 0 } },
    news: [{ event: "amp-blackout" }],
    resolve: { step: "hacking", district: 3 },
  });
  expect(barred.asked()?.kind).not.toBe("hack");
  expect(
    stateOf(
      eden({
        agents: { igor: { org: 0, district: 1 } },
        news: [{ event: "brand-ambassadors" }],
        resolve: { step: "influence", district: 1 },
      }),
    ).districts[0].influence,
  ).toEqual([0, 0]);
  const march = eden({
    agents: { igor: { org: 0, district: 5 } },
    districts: { 5: { influence: [0, 1] } },
    news: [{ event: "loyalty-march" }],
    resolve: { step: "influence", district: 5 },
  });
  expect(stateOf(march).districts[4].influence).toEqual([1, 1]);
  const decree = eden({
    at: "activation",
    agents: { igor: { org: 0 } },
    news: [{ event: "martial-decree" }],
  });
  expect(offers(until(decree, "auxiliary"), "ambush", "district")).toEqual([1, 2, 3, 4]);
  const fire = eden({
    agents: { igor: { org: 0, district: 2 } },
    news: [{ event: "scrap-fire" }],
    resolve: { step: "hacking", district: 2 },
  });
  expect(agent(fire, "igor").suppression).toBe(true);
  const rats = eden({
    agents: { igor: { org: 0, district: 4 } },
    news: [{ event: "rat-swarm" }],
    resolve: { step: "investigation", district: 4 },
    chance: { modifier: [0] },
  });
  expect(agent(rats, "igor").suppression).toBe(true);
  const cannons = eden({
    agents: { igor: { org: 0, district: 5, zone: 5, position: 0 } },
    news: [{ event: "water-cannons" }],
    resolve: { step: "hacking", district: 5 },
  });
  expect(agent(cannons, "igor")).toMatchObject({ zone: 6, position: -1 });
  const batch = eden({
    agents: { igor: { org: 0, district: 3, zone: 6, health: 2, slots: ["medi-gel"] } },
    news: [{ event: "bad-batch" }],
  });
  expect(kinds(batch)).not.toContain("use");
  const fuel = eden({
    at: "activation",
    agents: { "pale-bear": { org: 0, district: 2, vehicle: "street-racer" } },
    news: [{ event: "fuel-shortage" }],
  });
  fuel.choose("activate");
  expect(fuel.view(0).question?.args).toMatchObject({ points: 1 });
  const academy = eden({ agents: { igor: { org: 0 } }, news: [{ event: "academy-closed" }] });
  academy.choose("train");
  expect(agent(academy, "igor").ones).toBe(0);
  expect(
    kinds(eden({ agents: { igor: { org: 0 } }, news: [{ event: "silent-phones" }] })),
  ).not.toContain("take-support");
  const recall = eden({
    agents: { igor: { org: 0, slots: [{ id: "retinal-lab", active: false }] } },
    news: [{ event: "implant-recall" }],
  });
  expect(kinds(recall)).not.toContain("repair");
  const strike = eden({
    at: "activation",
    agents: { igor: { org: 0, district: 2, called: true } },
    news: [{ event: "ambulance-strike" }],
  });
  expect(offers(until(strike, "auxiliary"), "rescue", "price")).toEqual([400]);
  const sweep = eden({
    agents: { ingrid: { org: 0, district: 2, zone: 6 } },
    org: [{ org: 0, story: { id: "last-tram-home", cards: ["nine-names"] } }],
    news: [{ event: "ticket-sweep" }],
    resolve: { step: "investigation", district: 2 },
    chance: { modifier: [0] },
  });
  sweep.choose("attempt");
  expect(org(sweep).story?.folders[0].missions[1]).toBe("open");
});

test("CV-17.31, CV-10.9 Events that change a fight", () => {
  const colour = (district: number, card: string, events: readonly string[]): unknown => {
    const t = eden({
      agents: { igor: { org: 0, district } },
      org: [{ org: 0, supports: ["inspector-vale"] }],
      news: events.map((event) => ({ event })),
      resolve: { step: "brawl", district },
      chance: { brawl: [card] },
    });
    return stateOf(t).brawl?.colour;
  };
  expect(colour(3, "pot-shots", ["gang-wedding"])).toBe("green");
  expect(colour(2, "lookout", ["attack-of-neuro-murderers"])).toBe("red");
  expect(colour(3, "lookout", ["gang-wedding", "wall-breach-alarm"])).toBe("red");
  const fog = eden({
    agents: {
      alena: { org: 0, district: 4, zone: 6, slots: ["hand-gun"] },
      anvil: { org: 1, district: 4, zone: 5 },
    },
    news: [{ event: "toxic-fog" }],
    fight: { district: 4, brawl: "curfew", tokens: { alena: "t01", anvil: "t01" } },
  });
  fog.choose("stay");
  expect(fog.asked()?.seats).toEqual([1]);
  const cover = eden({
    agents: {
      alena: { org: 0, district: 4, zone: 2 },
      anvil: { org: 1, district: 4, zone: 2, position: 3 },
    },
    news: [{ event: "gentech-super-container-attack" }],
    fight: { district: 4, brawl: "curfew", tokens: { alena: "t01", anvil: "t01" } },
  });
  cover.choose("stay").choose("attack");
  take(cover, "strike");
  expect(cover.told(0).join(" ")).toContain("Anvil 3");
});
