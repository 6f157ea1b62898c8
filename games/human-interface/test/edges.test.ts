/** Lines of the rules that only show at an edge: what is used up, who stands too far off, what ties. */
import { expect, test } from "vitest";
import { addAlarm, ROWS, type Row, raiseAlarm } from "../src/alarm.js";
import { at, kindsOf, mission, rulesOf } from "./mission.js";

const sums = (t: ReturnType<typeof mission>) =>
  t.told("spectator").filter((line) => line.includes(" against "));

test("HI-R124, HI-27.1 a weapon whose last shot is fired lies face-down and is not offered again", () => {
  const t = mission([["harvey", "shoko"], ["isamu"]], {
    models: {
      harvey: { at: [2, 5], reacted: true },
      shoko: { at: [0, 6], reacted: true },
      isamu: { at: [9, 5], equipment: ["akai-kiku-rocket-tube"] },
    },
    arrange: [{ set: "models.isamu.equipment.0.uses", to: 1 }, { activate: "isamu" }],
    cards: [4, 2],
  });
  t.choose({ kind: "attack", model: "harvey" }).choose("nothing");
  expect(t.at("models.isamu.equipment.0.uses")).toBe(0);
  expect(t.at("models.isamu.equipment.0.spent")).toBe(true);
  const spent = mission([["harvey"], ["isamu"]], {
    models: {
      harvey: { at: [2, 5] },
      isamu: { at: [9, 5], equipment: ["akai-kiku-rocket-tube"] },
    },
    arrange: [{ set: "models.isamu.equipment.0.spent", to: true }, { activate: "isamu" }],
  });
  expect(kindsOf(spent)).not.toContain("attack");
});

test("HI-32.2 whoever has placed a mine places no other, whatever it carries", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: {
      harvey: { at: [2, 5], equipment: ["kurogane-mine", "kurogane-mine"] },
      werner: { at: [22, 5], reacted: true },
    },
    arrange: [{ activate: "harvey" }],
  });
  expect(kindsOf(t)).toContain("place-mine");
  t.choose({ kind: "place-mine" });
  t.choose({ kind: "move", square: at(3, 5) });
  expect(kindsOf(t)).toContain("end-activation");
  expect(kindsOf(t)).not.toContain("place-mine");
});

test("HI-25.10, HI-R108 two programs may leave a character no Action Point, and never fewer than none", () => {
  const grip = (field: number, card: string, owner: number) => ({
    install: { team: 1, field, card, owner },
  });
  const t = mission([["tomo"], ["rin"]], {
    mission: "kill-switch",
    models: { rin: { at: [22, 17] } },
    arrange: [
      grip(1, "lovebite", 0),
      grip(2, "tengu", -1),
      { set: "teams.1.network.0.target", to: "rin" },
      { set: "teams.1.network.1.target", to: "rin" },
      { activate: "rin" },
    ],
  });
  expect(t.at("activation.points")).toBe(0);
});

test("HI-25.13 after her shot Yuko may step back, and nothing else", () => {
  const t = mission([["yuko"], ["werner"]], {
    models: { yuko: { at: [4, 5] }, werner: { at: [9, 5], reacted: true } },
    arrange: [{ activate: "yuko" }],
    cards: [2, 9],
  });
  t.choose({ kind: "attack", model: "werner" }).choose("nothing");
  while (t.asked()?.kind === "second-attack") t.pass();
  expect(kindsOf(t).sort()).toEqual(["end-activation", "move"]);
});

test("HI-7.13, HI-29.4 one drags one's own, not a stunned enemy", () => {
  const t = mission([["harvey", "shoko"], ["werner"]], {
    models: {
      harvey: { at: [4, 5] },
      shoko: { at: [3, 5], stunned: true },
      werner: { at: [5, 5], stunned: true },
    },
    arrange: [{ activate: "harvey" }],
  });
  expect(t.offered()).toContain("Drag Shoko Takayama");
  expect(t.offered()).not.toContain("Drag Werner Kube");
});

test("HI-29.7, HI-29.8 one trades with a friend beside, not with one farther off, not with an enemy", () => {
  const trades = (shoko: readonly number[], werner: readonly number[]) =>
    mission([["harvey", "shoko"], ["werner"]], {
      models: {
        harvey: { at: [4, 5] },
        shoko: { at: [...shoko], condition: "unconscious" },
        werner: { at: [...werner] },
      },
      arrange: [{ activate: "harvey" }],
    })
      .offered()
      .filter((option) => /^(Give|Take|Swap) /.test(option));
  expect(trades([5, 5], [22, 5]).some((option) => option.includes("Shoko"))).toBe(true);
  expect(trades([6, 5], [22, 5])).toEqual([]);
  expect(trades([0, 5], [5, 5])).toEqual([]);
});

test("HI-14.3, HI-14.4, HI-14.5, HI-14.6, HI-14.7, HI-14.8, HI-14.12 each row of the table is heard beside each other, and once", () => {
  const rows = Object.keys(ROWS) as Row[];
  for (const first of rows) {
    for (const second of rows) {
      const g = rulesOf(mission([["harvey"], ["werner"]]));
      raiseAlarm(g, 0, first);
      raiseAlarm(g, 0, second);
      const both = first === second ? 0 : ROWS[second].tokens;
      expect(g.state.alarm[0], `${first} ${second}`).toBe(ROWS[first].tokens + both);
    }
  }
});

test("HI-14.11 what takes Alarm tokens away leaves none, not fewer", () => {
  const g = rulesOf(mission([["harvey"], ["werner"]]));
  g.state.alarm[0] = 1;
  addAlarm(g, 0, -2, "presence");
  expect(g.state.alarm[0]).toBe(0);
  addAlarm(g, 0, -2, "presence");
  expect(g.state.alarm[0]).toBe(0);
});

test("HI-28.5, HI-11.2 Werner is steady with a rifle close by; and the place does not matter there", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: {
      harvey: { at: [4, 2] },
      werner: { at: [5, 2], equipment: ["nakamura-type-60"] },
    },
    arrange: [{ activate: "werner" }],
    cards: [5, 9],
  });
  t.choose({ kind: "attack", weapon: "nakamura-type-60" }).choose("nothing");
  expect(sums(t)[0]).toContain("Werner Kube: 6 + 5 = 11");
});

test("HI-8.8 a -1 to Reaction token weighs on a Fast Attack and on a Dodge", () => {
  const shot = (tokens: readonly unknown[]) => {
    const t = mission([["shoko"], ["werner"]], {
      models: {
        shoko: { at: [4, 5], equipment: ["saipan-sa12"], tokens: tokens as never },
        werner: { at: [9, 5] },
      },
      arrange: [{ activate: "werner" }],
      cards: [5, 5],
    });
    t.choose({ kind: "attack", model: "shoko", weapon: "nakamura-type-60" });
    return t;
  };
  const token = [{ kind: "reaction", until: 9 }];
  expect(sums(shot([]).choose("dodge"))[0]).toContain("7 + 5 = 12.");
  expect(sums(shot(token).choose("dodge"))[0]).toContain("6 + 5 = 11.");
  expect(sums(shot([]).choose({ kind: "answer" }))[0]).toContain("5 + 5 = 10.");
  expect(sums(shot(token).choose({ kind: "answer" }))[0]).toContain("4 + 5 = 9.");
});

test("HI-28.9 the bare hands of the weakest still do 1 Damage", () => {
  const t = mission([["tomo"], ["rin"]], {
    models: { tomo: { at: [4, 5] }, rin: { at: [5, 5], crippled: true, equipment: [] } },
    arrange: [{ activate: "rin" }],
    cards: [10, 1],
  });
  t.choose({ kind: "attack", weapon: "bare-hands" }).choose("nothing");
  expect(t.told("spectator").join(" ")).toContain("Damage 1");
});

test("HI-3.6, HI-34.29 of two equal cards none is chosen", () => {
  const t = mission([["tomo"], ["rin"]], {
    mission: "kill-switch",
    models: { tomo: { resources: 8 }, rin: { resources: 0 } },
    arrange: [
      { set: "teams.0.hacker", to: "tomo" },
      { set: "teams.1.hacker", to: "rin" },
      { hand: { team: 0, cards: ["black-ronin"] } },
      { phase: [4, "cyber-turn", 0] },
    ],
    cards: [9, 9, 2],
  });
  t.choose({ kind: "attack-network" }).amount(0);
  expect(t.asked()?.kind).toBe("infect");
});

test("HI-42.3 with left and right told apart Shinsu's right arm is of metal, the left is not", () => {
  const hitOn = (card: number) => {
    const t = mission([["werner"], ["shinsu"]], {
      options: { sides: true },
      models: {
        werner: { at: [4, 5], equipment: ["akai-kiku-p9"] },
        shinsu: { at: [5, 5], equipment: [] },
      },
      arrange: [{ activate: "werner" }],
      cards: [card, 1],
    });
    t.choose({ kind: "attack", weapon: "akai-kiku-p9" }).choose("nothing");
    return t.told("spectator").find((line) => line.includes("is hit in"));
  };
  expect(hitOn(5)).toContain("Armour 2");
  expect(hitOn(6)).toContain("Armour 4");
});
