import { instinctBot, seatBot, seatRandom } from "@sprawl/bots";
import {
  createMatch,
  decisionId,
  namedSeed,
  resultOf,
  submit,
  waitingFor,
} from "@sprawl/engine/host";
import { entry } from "@sprawl/human-interface/entry";
import { expect, test } from "vitest";
import { at, kindsOf, mission, stateOf } from "./mission.js";

const told = (t: ReturnType<typeof mission>) => t.told("spectator").join("\n");

test("HI-30.19, HI-28.8, HI-31.14, HI-R90 to a Move one fires or takes cover; nobody dodges what is not aimed at them, nobody throws", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: {
      harvey: { at: [8, 5], equipment: ["flash-bang-grenades", "kurogane-mine"] },
      werner: { at: [10, 5] },
    },
    arrange: [{ activate: "werner" }],
  });
  t.choose({ kind: "move", square: at(9, 5) });
  t.pass(); // the Move begins
  expect(t.offered(0)).toEqual([
    "Harvey Scott: Fast Attack with bare hands",
    "Harvey Scott: Take Cover",
    "Pass",
  ]);
  t.pass();
  expect(t.offered()).not.toContain("Attack Harvey Scott with Flash-Bang Grenades");
});

test("HI-R88, HI-R107, HI-29.1, HI-29.2 doors and gear cost nothing, exchanges and medical gear 1 AP; none of them is reacted to", () => {
  const t = mission([["harvey", "shoko"], ["werner"]], {
    models: {
      harvey: { at: [2, 5], equipment: ["first-aid-kit", "combat-knife"] },
      shoko: { at: [3, 5], wounds: 3 },
      werner: { at: [9, 5] },
    },
    arrange: [{ activate: "harvey" }],
  });
  t.choose({ kind: "open-door", square: at(2, 4) });
  expect(t.asked()).toEqual({ seats: [0], kind: "act" });
  expect(t.at("activation.points")).toBe(2);
  t.choose({ kind: "heal", model: "shoko" });
  expect(t.asked()).toEqual({ seats: [0], kind: "act" });
  expect([t.at("activation.points"), t.at("models.shoko.wounds")]).toEqual([1, 1]);
  t.choose({ kind: "give", item: "combat-knife", model: "shoko" });
  expect(t.at("activation.points")).toBe(0);
});

test("HI-29.3, HI-29.10 a card may name another cost, and actions of its own", () => {
  const t = mission([["tomo", "shoko"], ["rin"]], {
    mission: "kill-switch",
    models: {
      tomo: { at: [2, 5], chips: ["door-breaker"] },
      shoko: { at: [9, 6] },
      rin: { at: [23, 17] },
    },
    arrange: [{ doors: { "2,4": { locked: true } } }, { activate: "tomo" }],
  });
  expect(kindsOf(t)).toContain("break-door");
  t.choose({ kind: "break-door", square: at(2, 4) });
  expect(t.at("activation.points")).toBe(1); // opening a door costs nothing else
});

test("HI-R89, HI-30.2 one token for both: who took cover does not fire later", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [4, 5] }, werner: { at: [10, 5] } },
    arrange: [{ activate: "werner" }],
  });
  t.choose({ kind: "move", square: at(8, 5) }).choose({ kind: "take-cover" });
  t.choose({ square: at(3, 5) });
  expect(t.at("models.harvey.reacted")).toBe(true);
  expect(t.asked()).toEqual({ seats: [1], kind: "act" }); // the steps to (8, 5) ask nobody
});

test("HI-R92, HI-30.14 Take Cover against an attack is part of its test; the step comes after it", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [5, 5] }, werner: { at: [9, 5] } },
    arrange: [{ activate: "werner" }],
    cards: [2, 9],
  });
  t.choose({ kind: "attack", weapon: "nakamura-type-60" }).choose("cover");
  expect(told(t)).toContain("against Harvey Scott: 10 + 9");
  expect(t.asked()).toEqual({ seats: [0], kind: "cover-square" });
});

test("HI-R93 one may take cover without a square to go to", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [0, 5] }, werner: { at: [9, 5] } },
    arrange: [{ activate: "werner" }],
    cards: [2, 9],
  });
  t.choose({ kind: "attack", weapon: "nakamura-type-60" });
  expect(t.offered(0)).toContain("Take Cover");
  t.choose("cover");
  expect(t.at("models.harvey")).toMatchObject({ at: at(0, 5), reacted: true });
});

test("HI-R94, HI-30.16 farther away or out of sight, nothing else", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [5, 5] }, werner: { at: [9, 5] } },
    arrange: [{ doors: { "5,7": { open: true } } }, { activate: "werner" }],
  });
  t.choose({ kind: "move", square: at(9, 6) }).choose({ kind: "take-cover" });
  const squares = t
    .view(0)
    .question?.options.flatMap((option) => ("square" in option ? [option.square] : []));
  expect(squares).toEqual([at(4, 6), at(4, 5)]);
});

test("HI-4.14, HI-5.11, HI-30.16 one dives to one's sister, to nobody else and to nobody who has fallen", () => {
  const t = mission([["yuko", "shinsu", "harvey"], ["werner"]], {
    models: {
      yuko: { at: [5, 5] },
      shinsu: { at: [4, 5] },
      harvey: { at: [4, 6], condition: "unconscious" },
      werner: { at: [9, 5] },
    },
    arrange: [{ doors: { "5,7": { open: true } } }, { activate: "werner" }],
  });
  t.choose({ kind: "move", square: at(9, 6) }).choose({ kind: "take-cover", model: "yuko" });
  const squares = t
    .view(0)
    .question?.options.flatMap((option) => ("square" in option ? [option.square] : []));
  expect(squares).toEqual([at(4, 5)]);
});

test("HI-32.4 who takes cover on an enemy's mine sets it off", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [4, 5] }, werner: { at: [10, 5] } },
    arrange: [
      {
        push: "mines",
        value: { at: at(3, 5), team: 1, by: "werner", active: true, card: "kurogane-mine" },
      },
      { activate: "werner" },
    ],
    cards: [7],
  });
  t.choose({ kind: "move", square: at(8, 5) }).choose({ kind: "take-cover" });
  t.choose({ square: at(3, 5) });
  expect(t.at("mines")).toEqual([]);
  expect(t.at("models.harvey.wounds")).toBeGreaterThan(0);
});

test("HI-R97 a Fast Attack with bare hands has -3 and -4", () => {
  const t = mission([["tomo"], ["werner"]], {
    models: { tomo: { at: [8, 5], equipment: [] }, werner: { at: [9, 5] } },
    arrange: [{ activate: "werner" }],
    cards: [2, 9],
  });
  t.choose({ kind: "move", square: at(10, 5) })
    .choose({ kind: "fast-attack" })
    .choose("dodge");
  expect(told(t)).toContain("Tomo Kosuda: -3 + 2 = -1"); // 4 - 3 - 4
});

test("HI-R98, HI-30.5 the attacker dodges a third gun, but not the answer of its own target", () => {
  const t = mission([["harvey", "yuko"], ["werner"]], {
    models: { harvey: { at: [3, 5] }, yuko: { at: [4, 6] }, werner: { at: [9, 5] } },
    arrange: [{ activate: "werner" }],
    cards: [2, 9, 9, 2],
  });
  t.choose({ kind: "attack", model: "harvey", weapon: "nakamura-type-60" });
  t.choose({ kind: "fast-attack", model: "yuko" });
  expect(t.asked()).toEqual({ seats: [1], kind: "respond" });
  t.choose("dodge").choose({ kind: "answer" });
  expect(t.asked()?.kind).not.toBe("respond");
});

test("HI-R120 who does not answer in time dodges if attacked, and else does not react", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [5, 5] }, werner: { at: [9, 5] } },
    arrange: [{ activate: "werner" }],
  });
  t.choose({ kind: "attack", weapon: "nakamura-type-60" });
  const question = t.view(0).question;
  expect(question?.options.find(({ key }) => key === question.safe)?.kind).toBe("dodge");
  const move = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [5, 5] }, werner: { at: [9, 5] } },
    arrange: [{ activate: "werner" }],
  });
  move.choose({ kind: "move", square: at(10, 5) });
  const react = move.view(0).question;
  expect(react?.options.find(({ key }) => key === react.safe)?.kind).toBe("pass");
});

test("HI-31.4, HI-R139 the place does not matter to a throw", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [16, 5] }, werner: { at: [20, 5], reacted: true } },
    arrange: [{ activate: "harvey" }],
    cards: [5],
  });
  t.choose({ kind: "throw", square: at(20, 5) });
  expect(told(t)).toContain("6 + 5 = 11, more than 7"); // TAC 1 there, and not counted
});

test("HI-R73, HI-R147, HI-16.3 tests for an infected network come in Phase 1: the stunned take them, the unconscious do not", () => {
  const infected = (phase: number, step: string, cards: number[]) =>
    mission([["tomo", "harvey", "shoko"], ["rin"]], {
      mission: "kill-switch",
      models: { harvey: { stunned: true }, shoko: { condition: "unconscious" } },
      arrange: [
        { install: { team: 0, field: 1, card: "paper-tiger", owner: 1 } },
        { phase: [phase, step] },
      ],
      cards,
    });
  const first = infected(1, "infection", [2, 9]);
  expect(first.at("models.harvey.shock")).toBe(1);
  expect(told(first)).not.toContain("Shoko");
  const fourth = infected(4, "cyberwarfare", []);
  expect(told(fourth)).not.toContain("Cybershock test");
});

test("HI-36.8 a bot takes over a Team in the middle of a mission and plays it to the end", () => {
  const seed = namedSeed("stand-in");
  const match = createMatch(entry.game, { seats: 2, seed, options: { mission: "firing-range" } });
  const anybody = [0, 1].map((seat) => seatRandom(match, seat, "anybody"));
  for (let i = 0; i < 60; i++) anybody[waitingFor(match)[0]]();
  const bot = seatBot(match, 1, instinctBot(entry.instinct), "stand-in");
  for (let seat = waitingFor(match)[0]; seat !== undefined; seat = waitingFor(match)[0]) {
    if (seat === 0) anybody[0]();
    else {
      const thought = bot.decide();
      const decision = decisionId(match);
      submit(match, { seat, decision, answer: thought?.answer ?? "" });
    }
  }
  expect(resultOf(match)).toBeDefined();
});

test("HI-R91 every further reaction needs sight when its turn comes", () => {
  const t = mission(
    [
      ["harvey", "yuko"],
      ["werner", "tetsuo"],
    ],
    {
      models: {
        harvey: { at: [3, 5] },
        yuko: { at: [4, 6] },
        werner: { at: [9, 5], crippled: true, wounds: 3 },
        tetsuo: { at: [21, 2] },
      },
      arrange: [{ activate: "werner" }],
      cards: [9, 2],
    },
  );
  t.choose({ kind: "move", square: at(10, 5) });
  expect(t.offered(0)).toContain("Yuko Oneda: Take Cover");
  t.choose({ kind: "fast-attack", model: "harvey" }).choose("dodge").choose({ by: 1 });
  expect(t.asked()?.kind).not.toBe("react");
  expect(stateOf(t).models.find(({ id }) => id === "yuko")?.reacted).toBe(false);
});
