import { expect, test } from "vitest";
import { at, kindsOf, mission } from "./mission.js";

type Models = Readonly<
  Record<string, { readonly [field: string]: never } | Record<string, unknown>>
>;
const duel = (
  attacker: string,
  target: string,
  models: Models,
  cards: readonly number[],
  more: Record<string, unknown> = {},
) =>
  mission([[target], [attacker]], {
    models: models as never,
    arrange: [{ activate: attacker }],
    cards,
    ...more,
  });
const sums = (t: ReturnType<typeof mission>) =>
  t.told("spectator").filter((line) => line.includes(" against "));

test("HI-27.1, HI-27.2, HI-27.3, HI-28.6, HI-28.10, HI-R100, HI-R129 in sight and range with a face-up weapon; beside one it is Close Combat", () => {
  const far = duel(
    "werner",
    "harvey",
    { harvey: { at: [0, 5] }, werner: { at: [11, 5], equipment: ["akai-kiku-p9"] } },
    [],
  );
  expect(kindsOf(far)).not.toContain("attack"); // distance 11, range 8
  const hidden = duel("werner", "harvey", { harvey: { at: [2, 2] }, werner: { at: [9, 5] } }, []);
  expect(kindsOf(hidden)).not.toContain("attack");
  const near = duel(
    "werner",
    "harvey",
    {
      harvey: { at: [8, 5] },
      werner: { at: [9, 5], equipment: ["nakamura-type-9", "nakamura-type-60"] },
    },
    [],
  );
  expect(near.offered()).toContain("Attack Harvey Scott with Nakamura Type 60");
  expect(near.offered()).not.toContain("Attack Harvey Scott with Nakamura Type 9"); // HI-28.6, HI-R129
  expect(near.offered()).toContain("Attack Harvey Scott with bare hands"); // HI-28.10
});

test("HI-28.4, HI-28.5, HI-28.7 pistols have no penalty in Close Combat, rifles -3, with the first Damage figure", () => {
  const models = {
    harvey: { at: [8, 5] },
    markus: { at: [9, 5], equipment: ["nakamura-type-60", "akai-kiku-p9"] },
  };
  const rifle = duel("markus", "harvey", models, [5, 9]);
  rifle.choose({ kind: "attack", weapon: "nakamura-type-60" }).choose("nothing");
  expect(sums(rifle)[0]).toContain("4 + 5 = 9");
  const pistol = duel("markus", "harvey", models, [5, 2]);
  pistol.choose({ kind: "attack", weapon: "akai-kiku-p9" }).choose("nothing");
  expect(sums(pistol)[0]).toContain("7 + 5 = 12");
  expect(pistol.at("models.harvey.wounds")).toBe(2); // Damage 4, arms 2
});

test("HI-28.9, HI-14.7 bare hands: -4, Damage PH - 2, and it is a fight", () => {
  const t = duel(
    "markus",
    "harvey",
    { harvey: { at: [8, 5] }, markus: { at: [9, 5], equipment: [] } },
    [5, 2],
  );
  t.choose({ kind: "attack", weapon: "bare-hands" }).choose("nothing");
  expect(sums(t)[0]).toContain("3 + 5 = 8");
  expect(t.at("models.harvey.wounds")).toBe(3); // 5 - 2
  expect(t.at("alarm.0")).toBe(1);
});

test("HI-28.1, HI-28.12, HI-11.2 a whip reaches two squares and then minds the place", () => {
  const t = mission([["harvey"], ["markus"]], {
    models: { harvey: { at: [16, 5] }, markus: { at: [18, 5], equipment: ["monofilament-whip"] } },
    arrange: [{ activate: "markus" }],
    cards: [5, 9],
  });
  t.choose({ kind: "attack", weapon: "monofilament-whip" });
  expect(t.offered()).toContain("Fast Attack with Saipan AR3"); // HI-28.12
  t.choose("nothing");
  expect(sums(t)[0]).toContain("6 + 5 = 11"); // PH 7, TAC 1
});

test("HI-11.1, HI-11.8, HI-27.4, HI-R96 TAC is subtracted, also from a Fast Attack", () => {
  const t = mission([["harvey"], ["markus"]], {
    models: { harvey: { at: [16, 5] }, markus: { at: [20, 5] } },
    arrange: [{ activate: "markus" }],
    cards: [5, 5],
  });
  t.choose({ kind: "attack", weapon: "brugg-barret-m46" }).choose({ kind: "answer" });
  expect(sums(t)[0]).toContain("7 + 5 = 12"); // 7 + Marksman - TAC 1
  expect(sums(t)[0]).toContain("2 + 5 = 7"); // 6 - 3 - 1
});

test("HI-27.9, HI-5.2, HI-6.1 a hit is where the attacker's card says, and its wounds are placed", () => {
  const t = duel("werner", "harvey", { harvey: { at: [5, 5] }, werner: { at: [9, 5] } }, [7, 2]);
  t.choose({ kind: "attack", weapon: "nakamura-type-60" }).choose("nothing");
  expect(t.at("models.harvey.wounds")).toBe(1); // Damage 5, chest 3 + 1
});

test("HI-27.13, HI-5.10 never one's own Team, never the unconscious", () => {
  const t = mission(
    [
      ["harvey", "shoko"],
      ["werner", "tetsuo"],
    ],
    {
      models: {
        harvey: { at: [5, 5] },
        shoko: { at: [5, 6] },
        werner: { at: [9, 5], condition: "unconscious" },
        tetsuo: { at: [2, 2] },
      },
      arrange: [{ activate: "harvey" }],
    },
  );
  expect(kindsOf(t)).not.toContain("attack");
});

test("HI-7.12, HI-1.7, HI-R27 an ally may be attacked, at the price of a Cybershock test", () => {
  const t = mission([["harvey"], ["werner"]], {
    mission: "common-enemy",
    models: { harvey: { at: [5, 17] }, werner: { at: [8, 17] } },
    arrange: [{ activate: "werner" }],
    cards: [2, 9, 9],
  });
  t.choose({ kind: "attack", weapon: "nakamura-type-60" }).choose("dodge");
  expect(t.at("models.werner.shock")).toBe(2);
});

test("HI-27.12, HI-R124 a Rocket Tube has two shots; those beside the target are hit too", () => {
  const t = mission([["harvey", "shoko"], ["isamu"]], {
    models: {
      harvey: { at: [2, 5], reacted: true },
      shoko: { at: [2, 6], reacted: true },
      isamu: { at: [9, 5], equipment: ["akai-kiku-rocket-tube"] },
    },
    arrange: [{ activate: "isamu" }],
    cards: [4, 2, 3],
  });
  t.choose({ kind: "attack", model: "harvey" }).choose("nothing");
  expect(t.at("models.harvey.crippled")).toBe(true); // 8 - 2
  expect(t.at("models.shoko.wounds")).toBe(0); // 4 - 3 - 1 by Juggernaut
  expect(t.at("models.isamu.equipment.0.uses")).toBe(1);
  expect(t.at("alarm.0")).toBe(2); // HI-14.5
});

test("HI-8.1, HI-8.2, HI-R141 a Shock Baton stuns whom it wounds", () => {
  const t = duel("isamu", "harvey", { harvey: { at: [8, 5] }, isamu: { at: [9, 5] } }, [5, 2]);
  t.choose({ kind: "attack", weapon: "shock-baton" }).choose("nothing");
  expect(t.at("models.harvey.wounds")).toBe(1);
  expect(t.told("spectator").join(" ")).toContain("Harvey Scott is stunned");
});

test("HI-R102, HI-R143 a Breacher pushes whom it wounds one square along the line", () => {
  const t = duel(
    "werner",
    "harvey",
    { harvey: { at: [8, 5] }, werner: { at: [9, 5], equipment: ["brugg-barret-breacher"] } },
    [5, 2],
  );
  t.choose({ kind: "attack", weapon: "brugg-barret-breacher" }).choose("nothing");
  expect(t.at("models.harvey.at")).toBe(at(7, 5));
});

test("HI-32.4 whom a Breacher pushes into an enemy's mine sets it off", () => {
  const mine = { at: at(7, 5), team: 1, by: "werner", active: true, card: "kurogane-mine" };
  const t = duel(
    "werner",
    "harvey",
    { harvey: { at: [8, 5] }, werner: { at: [9, 5], equipment: ["brugg-barret-breacher"] } },
    [5, 2, 7],
    { arrange: [{ push: "mines", value: mine }, { activate: "werner" }] },
  );
  t.choose({ kind: "attack", weapon: "brugg-barret-breacher" }).choose("nothing");
  expect(t.at("models.harvey.at")).toBe(at(7, 5));
  expect(t.at("mines")).toEqual([]);
  expect(t.told("spectator").filter((line) => line.startsWith("Harvey Scott is hit"))).toHaveLength(
    2,
  );
});

test("HI-30.4, HI-30.24, HI-5.14 a drone only Dodges, and is removed when its wounds are full", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: {
      harvey: { at: [2, 5] },
      werner: { at: [2, 2] },
      "masamune-1": { at: [6, 5], wounds: 2 },
    },
    arrange: [{ activate: "harvey" }],
    cards: [9, 2],
  });
  t.choose({ kind: "attack", model: "masamune-1" });
  expect(sums(t)[0]).toContain("8 + 2 = 10"); // SP 5 + 3
  t.choose({ kind: "shift", by: 0 });
  expect(t.at("models.masamune-1")).toMatchObject({ condition: "reserve", at: -1 });
});

test("HI-14.13, HI-14.2 a Fast Attack is heard where it is made", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [5, 5] }, werner: { at: [9, 5] } },
    arrange: [{ activate: "werner" }],
    cards: [2, 9],
  });
  t.choose({ kind: "move", square: at(10, 5) })
    .choose({ kind: "fast-attack" })
    .choose("dodge");
  expect(t.at("alarm.0")).toBe(1);
});

test("HI-14.7, HI-R46 a knife is silent, a pistol in Close Combat is a shot", () => {
  const knife = duel(
    "markus",
    "harvey",
    { harvey: { at: [8, 5] }, markus: { at: [9, 5] } },
    [2, 9],
  );
  knife.choose({ kind: "attack", weapon: "combat-knife" }).choose("dodge");
  expect(knife.at("alarm.0")).toBe(0);
});

test("HI-R11, HI-30.6 Tetsuo's blade leaves only a Dodge; Sixth Sense does not care", () => {
  const models = { harvey: { at: [8, 5] }, tetsuo: { at: [9, 5] } };
  const t = duel("tetsuo", "harvey", models, []);
  t.choose({ kind: "attack", weapon: "nakamura-ceremonial-katana" });
  expect(t.offered(0)).toEqual(["Dodge", "No reaction"]);
  const wise = duel(
    "tetsuo",
    "harvey",
    { ...models, harvey: { at: [8, 5], chips: ["sixth-sense"] } },
    [],
  );
  wise.choose({ kind: "attack", weapon: "nakamura-ceremonial-katana" });
  expect(wise.offered(0)).toContain("Take Cover");
});

test("HI-R12 Surprise! reaches two squares once a turn and bars a Fast Attack", () => {
  const t = duel(
    "tetsuo",
    "harvey",
    { harvey: { at: [7, 5] }, tetsuo: { at: [9, 5], crippled: true } },
    [],
  );
  t.choose({ kind: "attack", weapon: "surprise" });
  expect(t.offered(0)).toEqual(["Dodge", "Take Cover", "No reaction"]);
  expect(t.at("models.tetsuo.used")).toEqual(["turn:momuro-cyberarm"]);
});

test("HI-8.7, HI-R95 a -2 to Dodge token weighs on a Dodge, not on Take Cover", () => {
  const models = {
    harvey: { at: [5, 5], tokens: [{ kind: "dodge", until: 1 }] },
    werner: { at: [9, 5] },
  };
  const dodge = duel("werner", "harvey", models, [2, 2]);
  dodge.choose({ kind: "attack", weapon: "nakamura-type-60" }).choose("dodge");
  expect(sums(dodge)[0]).toContain("8 + 2 = 10"); // 5 + 3 + 2 - 2
  const cover = duel("werner", "harvey", models, [2, 2]);
  cover.choose({ kind: "attack", weapon: "nakamura-type-60" }).choose("cover");
  expect(sums(cover)[0]).toContain("10 + 2 = 12"); // HI-R95
});

test("HI-30.17 who fails to take cover is hit and stays", () => {
  const t = duel("werner", "harvey", { harvey: { at: [5, 5] }, werner: { at: [9, 5] } }, [9, 2]);
  t.choose({ kind: "attack", weapon: "nakamura-type-60" }).choose("cover");
  expect(t.at("models.harvey")).toMatchObject({ at: at(5, 5), reacted: true, wounds: 1 });
});

test("HI-30.1, HI-30.7, HI-30.9, HI-30.10, HI-30.23, HI-8.11 all who see may react, with what reaches; the active Team never", () => {
  const t = mission(
    [
      ["harvey", "shoko", "tomo"],
      ["werner", "markus"],
    ],
    {
      models: {
        harvey: { at: [3, 5] },
        shoko: { at: [3, 6] },
        tomo: { at: [2, 2] },
        werner: { at: [10, 5] },
        markus: { at: [10, 6] },
      },
      arrange: [{ activate: "werner" }],
      cards: [2, 9],
    },
  );
  t.choose({ kind: "move", square: at(9, 5) });
  expect(t.asked()).toEqual({ seats: [0], kind: "react" });
  expect(t.offered(0)).toEqual([
    "Harvey Scott: Fast Attack with Saipan AR3",
    "Harvey Scott: Take Cover",
    "Shoko Takayama: Take Cover",
    "Pass",
  ]);
  t.choose({ kind: "fast-attack", model: "harvey" }).choose("dodge");
  expect(t.at("models.harvey.reacted")).toBe(true);
  expect(t.offered(0)).toEqual(["Shoko Takayama: Take Cover", "Pass"]); // HI-R91
});

test("HI-30.22, HI-30.3 who has acted may still react; who has reacted may still Dodge", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [5, 5], activated: true }, werner: { at: [9, 5] } },
    arrange: [{ activate: "werner" }],
  });
  t.choose({ kind: "attack", weapon: "nakamura-type-60" });
  expect(t.offered(0)).toContain("Take Cover");
  const spent = duel(
    "werner",
    "harvey",
    { harvey: { at: [5, 5], reacted: true }, werner: { at: [9, 5] } },
    [],
  );
  spent.choose({ kind: "attack", weapon: "nakamura-type-60" });
  expect(spent.offered(0)).toEqual(["Dodge", "No reaction"]);
});

test("HI-R135 Overwatch: a second Fast Attack against a moving model, with -5", () => {
  const t = mission([["harvey"], ["markus"]], {
    models: { harvey: { at: [3, 5] }, markus: { at: [9, 5], reacted: true, fastAttacks: 1 } },
    arrange: [{ activate: "harvey" }],
    cards: [2, 9],
  });
  t.choose({ kind: "move", square: at(4, 5) })
    .choose({ kind: "fast-attack" })
    .choose("dodge");
  expect(sums(t)[0]).toContain("2 + 2 = 4"); // 7 - 5
});

test("HI-26.9, HI-26.10, HI-R21 who falls on the way stays where it is, and its activation is over", () => {
  const t = mission([["harvey"], ["werner", "tetsuo"]], {
    models: {
      harvey: { at: [5, 5] },
      werner: { at: [9, 5], crippled: true, wounds: 3 },
      tetsuo: { at: [2, 2] },
    },
    arrange: [{ activate: "werner" }],
    cards: [9, 2],
  });
  t.choose({ kind: "move", square: at(10, 5) })
    .choose({ kind: "fast-attack" })
    .choose("dodge")
    .choose({ kind: "shift", by: 1 });
  expect(t.at("models.werner")).toMatchObject({ condition: "unconscious", at: at(9, 5) });
  expect(t.at("activation.model")).not.toBe("werner");
});

test("HI-42.1, HI-42.2, HI-42.3, HI-42.4 left and right arms count apart with the option", () => {
  const hit = (card: number, sides: boolean) => {
    const t = mission([["yuko"], ["werner"]], {
      models: { yuko: { at: [5, 5] }, werner: { at: [9, 5] } },
      arrange: [{ activate: "werner" }],
      cards: [card, 2],
      options: { sides },
    });
    t.choose({ kind: "attack", weapon: "nakamura-type-60" }).choose("nothing");
    return t.at("models.yuko.wounds");
  };
  expect([hit(5, false), hit(6, false)]).toEqual([2, 2]); // arms 3
  expect([hit(5, true), hit(6, true)]).toEqual([3, 1]); // her left arm, with the cyberarm, is struck by a 6
});

test("HI-43.1 with Hit Location Damage a head hit may cost a Neurochip", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [5, 5], chips: ["calm-loop", "cortex-bus"] }, werner: { at: [9, 5] } },
    arrange: [{ activate: "werner" }],
    cards: [10, 3, 2, 5],
    options: { damage: true },
  });
  t.choose({ kind: "attack", weapon: "nakamura-type-60" }).choose("nothing");
  expect(t.at("models.harvey.wounds")).toBe(3); // 5 - 2
  expect(t.at("models.harvey.chips")).toEqual(["calm-loop", ""]);
});

test("HI-41.6, HI-41.9, HI-41.10 as second model in between a shield is hit without a test", () => {
  const t = mission([["harvey", "shoko", "yuko"], ["werner"]], {
    models: {
      harvey: { at: [2, 5], stunned: true },
      shoko: { at: [4, 5], equipment: [] },
      yuko: { at: [6, 5], stunned: true },
      werner: { at: [9, 5] },
    },
    arrange: [{ activate: "werner" }],
    cards: [4],
    options: { intervening: true },
  });
  t.choose({ kind: "attack", model: "harvey" }).choose({ kind: "human-shield" });
  expect(t.at("models.shoko.wounds")).toBe(1); // 5 - 3, Juggernaut
  expect([t.at("models.harvey.wounds"), t.at("models.yuko.wounds")]).toEqual([0, 0]);
});
