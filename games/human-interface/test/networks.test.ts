import { box } from "@sprawl/human-interface";
import { expect, test } from "vitest";
import { kindsOf, mission, stateOf } from "./mission.js";
import { duel, hacker, hand, held, install, type Line, prepare, turn } from "./tables.js";

const battles = (t: ReturnType<typeof mission>) =>
  t.told("spectator").filter((line) => line.includes(" against "));

test("HI-19.8, HI-R142 a program in a Terminal costs nobody anything", () => {
  const t = duel({ tomo: { resources: 1 } }, [held("orange", 0, "tomo", "gutterwall"), prepare(2)]);
  expect(t.at("models.tomo.resources")).toBe(1);
});

test("HI-19.16 Sniffers are used one after another, and each is discarded", () => {
  const t = duel({ tomo: { resources: 3 } }, [
    hand(0, "fly-eye", "packet-ghost"),
    hand(1, "kabuto"),
    prepare(5),
  ]);
  t.choose({ kind: "sniff-team", card: "fly-eye" }).amount(0);
  expect(t.faces("teams.0.discard")).toEqual(["Fly Eye"]);
  expect(t.asked()).toEqual({ seats: [0], kind: "sniffer" });
  t.choose({ kind: "sniff-team", card: "packet-ghost" }).choose({ kind: "discard" });
  expect(t.faces("teams.0.discard")).toEqual(["Fly Eye", "Packet Ghost"]);
});

test("HI-19.19, HI-R56 first everybody prepares, then each has one CW turn, in player order", () => {
  const t = duel({}, [
    { set: "turn", to: 1 },
    { set: "order", to: [1, 0] },
    { steps: ["cyberwarfare", "real-world", "clean-up"] },
  ]);
  const seen: string[] = [];
  for (let i = 0; i < 12 && t.asked()?.kind !== "act"; i++) {
    const { seats, kind } = t.asked() ?? { seats: [], kind: "" };
    seen.push(`${seats[0]} ${kind}`);
    if (kind === "seven") t.choose("usual");
    else t.choose("pass");
  }
  expect(seen.slice(-2)).toEqual(["1 cyber", "0 cyber"]);
  expect(seen.slice(0, -2).some((line) => line.endsWith("cyber"))).toBe(false);
});

test("HI-19.22 only the named hacker attacks: another hacker's skills do not count", () => {
  const t = mission([["tomo", "phantom"], ["rin"]], {
    mission: "kill-switch",
    models: { phantom: { resources: 5 } },
    arrange: [hacker(0, "phantom"), hand(0, "lovebite"), turn()],
    cards: [9, 2],
  });
  t.choose({ kind: "attack-network" }).amount(0); // no second card by Codebreaker
  expect(battles(t)[0]).toContain("0 + 9 = 9 against");
});

test("HI-19.23, HI-R59, HI-R64 a new program costs its install cost and takes a field, its Booster another; -3 against a network", () => {
  const t = duel({ tomo: { resources: 5 } }, [hand(0, "lovebite", "red-fever-procedure"), turn()], {
    cards: [9, 8, 2],
  });
  t.choose({ kind: "attack-network" }).choose({ kind: "use-card" });
  expect(stateOf(t).teams[0].network.map(({ field, supports }) => [field, supports])).toEqual([
    [1, 0],
    [2, 1],
  ]);
  t.amount(0);
  expect(t.at("models.tomo.resources")).toBe(5 - 2 - 1);
  t.choose({ kind: "take", value: 9 });
  expect(battles(t)[0]).toContain("3 + 9 = 12"); // 3 + 3 - 3
});

test("HI-19.24 what was installed in an earlier turn fights its first battle for nothing", () => {
  const t = duel({ tomo: { resources: 5 } }, [install(0, 1, "lovebite"), turn()], {
    cards: [9, 8, 2],
  });
  t.choose({ kind: "attack-network" }).amount(0).choose({ kind: "take", value: 9 });
  expect(t.at("models.tomo.resources")).toBe(5);
});

test("HI-19.29 one support card and no second", () => {
  const t = duel({ tomo: { resources: 9 } }, [
    hand(0, "lovebite", "red-fever-procedure", "overdrive-patch"),
    turn(),
  ]);
  t.choose({ kind: "attack-network" });
  expect(t.asked()?.kind).toBe("support");
  t.choose({ kind: "use-card", card: "red-fever-procedure" });
  expect(t.asked()?.kind).toBe("also-protect");
});

test("HI-21.16, HI-R68, HI-R84 the same network may be attacked again, with another program that stayed installed", () => {
  const t = duel(
    { tomo: { resources: 9 } },
    [install(0, 1, "stuxtail"), install(1, 1, "osaka-gate"), hand(0, "lovebite"), turn()],
    { cards: [2, 3, 9] },
  );
  t.choose({ kind: "attack-network", card: "lovebite" }).amount(0).choose({ value: 3 });
  expect(t.faces("teams.0.discard")).toEqual(["Lovebite"]); // only what was used is lost
  expect(t.offered()).toContain("Attack the network of Nakamura with Stuxtail");
  const draws = duel({}, [install(0, 1, "stuxtail"), prepare(3)]);
  expect(draws.at("teams.0.hand")).toHaveLength(4); // it counts for the draw
});

test("HI-21.2, HI-R60 the defence in the lowest field is attacked first, not the weakest", () => {
  const t = duel(
    { tomo: { resources: 5 } },
    [install(1, 1, "osaka-gate"), install(1, 2, "turnstile"), hand(0, "lovebite"), turn()],
    { cards: [2, 3, 9] },
  );
  t.choose({ kind: "attack-network" }).amount(0).choose({ value: 3 });
  expect(battles(t)[0]).toContain("against Osaka Gate");
});

test("HI-R61, HI-R62 a new defence may come in every battle, but none after the last has fallen", () => {
  const t = duel(
    { tomo: { resources: 12 }, rin: { resources: 5 } },
    [
      hacker(1, "rin"),
      install(1, 1, "turnstile"),
      install(1, 2, "tripwire"),
      hand(0, "stuxtail"),
      hand(1, "kabuto"),
      turn(),
    ],
    { cards: [9, 8, 2, 9, 8, 2] },
  );
  t.choose({ kind: "attack-network" }).choose("stand").choose("pass");
  t.amount(2).amount(0).choose({ value: 9 });
  t.choose("go-on");
  expect(t.asked()).toEqual({ seats: [1], kind: "defend" });
  expect(kindsOf(t)).toEqual(["stand", "reveal"]);
  t.choose("stand").choose("pass").amount(2).amount(0).choose({ value: 9 });
  expect(t.asked()).toEqual({ seats: [0], kind: "infect" });
});

test("HI-R63, HI-R72, HI-R75 one battle won against an empty network infects: the hacker alone, past all Armour, tests at once", () => {
  const t = mission([["tomo"], ["rin", "werner"]], {
    mission: "kill-switch",
    models: { tomo: { resources: 4 } },
    arrange: [hacker(0, "tomo"), hacker(1, "rin"), hand(0, "w32-navajo"), turn()],
    cards: [9, 8, 2, 4],
  });
  t.choose({ kind: "attack-network" }).amount(2).choose({ value: 9 }).choose("infect");
  expect(t.at("models.rin.wounds")).toBe(1);
  expect(t.at("models.werner.wounds")).toBe(0);
  expect(t.told("spectator").filter((line) => line.includes("Cybershock test"))).toHaveLength(1);
});

test("HI-R65 an ally's network may be attacked, at the price of a test", () => {
  const t = mission([["tomo"], ["rin"]], {
    mission: "common-enemy",
    models: { tomo: { resources: 4 } },
    arrange: [hacker(0, "tomo"), hand(0, "lovebite"), turn()],
    cards: [2, 3, 9, 4],
  });
  t.choose({ kind: "attack-network" }).amount(0).choose({ value: 3 });
  expect(t.told("spectator").join(" ")).toContain("Tomo Kosuda");
  expect(t.at("models.tomo.shock")).toBe(1); // 4 against M 7 passes
});

test("HI-R66, HI-R67 a sniffed card is the one that is fought, and stays there face-down until then", () => {
  const t = duel(
    { tomo: { at: [8, 2], resources: 9 } },
    [
      hand(0, "fly-eye", "lovebite"),
      {
        steps: [
          { step: "prepare", arg: { step: 5, team: 0 } },
          { step: "cyber-turn", arg: 0 },
          "real-world",
          "clean-up",
        ],
      },
    ],
    { cards: [2, 3, 9], chance: { "cards-ai": ["bastion-genbu"] } },
  );
  t.choose({ kind: "sniff-terminal", terminal: "orange" }).amount(1).choose("pass");
  const [dealt] = stateOf(t).terminals[0].guards[0];
  expect(dealt.up).toBe(false);
  expect(t.view(1).faces[dealt.card]).toBeUndefined();
  t.choose({ kind: "attack-terminal", terminal: "orange" }).amount(0).choose({ value: 3 });
  expect(stateOf(t).terminals[0].guards[0]).toEqual([{ card: dealt.card, up: true }]);
});

test("HI-22.7, HI-22.11, HI-R155 to go on costs program and support anew; only supports and defences are added", () => {
  const t = duel(
    { tomo: { at: [8, 2], resources: 9 } },
    [hand(0, "lovebite", "red-fever-procedure", "stuxtail", "gutterwall"), turn()],
    {
      options: { strength: 1 },
      cards: [9, 8, 2, 9, 8, 2],
      chance: { "cards-ai": ["ids-alpha-class", "ids-beta-class"] },
    },
  );
  t.choose({ kind: "attack-terminal", terminal: "orange", card: "lovebite" })
    .choose({ kind: "use-card", card: "red-fever-procedure" })
    .choose("pass")
    .amount(0)
    .choose({ value: 9 });
  expect(t.at("models.tomo.resources")).toBe(9 - 2 - 1);
  expect(t.faces("aiDiscard")).toEqual(["IDS Alpha Class"]); // HI-22.11
  expect(t.view(0).question?.args).toMatchObject({ cost: 2 });
  t.choose("go-on");
  expect(t.offered()).toEqual(["Use GutterWall", "Pass"]);
  t.choose("pass").amount(0).choose({ value: 9 });
  expect(t.at("models.tomo.resources")).toBe(6 - 2);
});

test("HI-22.11, HI-22.12 an empty AI deck is made of its discard pile", () => {
  const t = duel(
    { tomo: { at: [8, 2], resources: 9 } },
    [{ move: "aiDeck", to: "aiDiscard", count: 32 }, hand(0, "lovebite"), turn()],
    { cards: [2, 3, 9] },
  );
  t.choose({ kind: "attack-terminal", terminal: "orange" });
  expect(t.at("aiDeck")).toHaveLength(31);
  t.amount(0).choose({ value: 3 });
});

test("HI-22.17, HI-R70, HI-R71 the Worm that won strikes back without a penalty, and a new card takes its place", () => {
  const t = duel(
    { tomo: { at: [0, 5], resources: 9 } },
    [hand(0, "lovebite", "stuxtail"), turn()],
    { cards: [2, 3, 9, 9, 4, 2, 2, 3, 9], chance: { "cards-ai": ["orochi", "bastion-genbu"] } },
  );
  t.choose({ kind: "attack-terminal", terminal: "orange", card: "lovebite" })
    .choose("pass")
    .choose("pass")
    .amount(0)
    .choose({ value: 3 });
  expect(battles(t)[1]).toContain("Orochi of the tower: 6 + 9 = 15");
  expect(t.at("terminals.orange.guards.0")).toEqual([]);
  t.choose({ kind: "attack-terminal", terminal: "orange", card: "stuxtail" })
    .amount(0)
    .choose({ value: 3 });
  expect(t.at("terminals.orange.guards.0")).toHaveLength(1);
});

test("HI-22.27 a Worm a Team has put into a Terminal defends it, and strikes back", () => {
  const t = duel(
    { tomo: { at: [8, 2], resources: 4 } },
    [hacker(1, "rin"), held("orange", 1, "rin", "tusk-vs"), hand(0, "lovebite"), turn()],
    { cards: [2, 3, 9, 9, 4, 2] },
  );
  t.choose({ kind: "attack-terminal", terminal: "orange" }).amount(0).choose({ value: 3 });
  expect(battles(t)[0]).toContain("against TUSK VS of Nakamura: 4 + 9");
  expect(t.at("teams.0.network.0.owner")).toBe(1);
  expect(t.at("terminals.orange.programs")).toEqual([]);
});

test("HI-22.13, HI-R79 against a counter-attack one boosts if one has a program", () => {
  const strike = (lines: readonly Line[]) =>
    duel({ tomo: { at: [8, 2], resources: 4 } }, [...lines, hand(0, "lovebite"), turn()], {
      cards: lines.length > 0 ? [2, 3, 9] : [2, 3, 9, 9, 4, 2],
      chance: { "cards-ai": ["orochi"] },
    })
      .choose({ kind: "attack-terminal", terminal: "orange" })
      .amount(0)
      .choose({ value: 3 });
  expect(strike([install(0, 1, "gutterwall")]).asked()).toEqual({ seats: [0], kind: "boost" });
  expect(strike([]).asked()?.kind).not.toBe("boost");
});

test("HI-22.28, HI-R77 what an enemy left in a Terminal is discarded when it is taken over", () => {
  const t = duel(
    { tomo: { at: [8, 2], resources: 9 } },
    [
      held("orange", 1, "rin", "turnstile"),
      { set: "terminals.orange.team", to: -1 },
      hand(0, "stuxtail"),
      turn(),
    ],
    { cards: [9, 8, 2] },
  );
  t.choose({ kind: "attack-terminal", terminal: "orange" }).amount(2).choose({ value: 9 });
  expect(t.faces("teams.1.discard")).toEqual(["Turnstile"]);
  expect(t.at("terminals.orange.team")).toBe(0);
});

test("HI-R148 a second attack in the same phase faces the whole Strength again", () => {
  const t = duel(
    { tomo: { at: [8, 2], resources: 12 } },
    [hand(0, "lovebite", "stuxtail"), turn()],
    {
      options: { strength: 1 },
      cards: [9, 8, 2, 2, 3, 9],
      chance: { "cards-ai": ["ids-alpha-class", "bastion-genbu", "bastion-tenshu"] },
    },
  );
  t.choose({ kind: "attack-terminal", terminal: "orange", card: "lovebite" })
    .choose("pass")
    .choose("pass")
    .amount(0)
    .choose({ value: 9 })
    .choose("stop");
  t.choose({ kind: "attack-terminal", terminal: "orange", card: "stuxtail" });
  expect(t.at("terminals.orange.guards.0")).toHaveLength(2);
  t.amount(0).choose({ value: 3 });
});

test("HI-22.22, HI-R149 no AI cards are dealt to a Terminal a Team holds", () => {
  const t = duel(
    { tomo: { at: [8, 2], resources: 4 } },
    [held("orange", 1, "rin", "turnstile"), hand(0, "lovebite"), turn()],
    { cards: [2, 3, 9] },
  );
  t.choose({ kind: "attack-terminal", terminal: "orange" }).amount(0).choose({ value: 3 });
  expect(t.at("aiDeck")).toHaveLength(32);
});

test("HI-R150 only offensive and defensive programs go into a Terminal", () => {
  const t = duel(
    { tomo: { at: [8, 2], resources: 12 } },
    [hand(0, "lovebite", "gutterwall", "red-fever-procedure", "nimda-algorithm"), turn()],
    { cards: [9, 8, 2], chance: { "cards-ai": ["ids-alpha-class"] } },
  );
  t.choose({ kind: "attack-terminal", terminal: "orange" })
    .choose("pass")
    .choose("pass")
    .amount(0)
    .choose({ value: 9 });
  expect(t.asked()?.kind).toBe("fill-terminal");
  expect(t.offered()).toEqual(["Lovebite", "GutterWall"]);
});

test("HI-23.1 a purge is made with a new or an installed defence, and a support card beside it", () => {
  const t = duel(
    { tomo: { resources: 8 } },
    [
      install(0, 1, "gutterwall"),
      install(0, 2, "paper-tiger", 1),
      hand(0, "hardrock-256", "red-fever-procedure"),
      turn(),
    ],
    { cards: [9, 8, 2] },
  );
  expect(t.offered()).toEqual([
    "Purge Paper Tiger with GutterWall",
    "Purge Paper Tiger with HardRock 256",
    "Pass",
  ]);
  t.choose({ kind: "purge", card: "gutterwall" });
  expect(t.asked()?.kind).toBe("support");
  t.choose({ kind: "use-card" }).amount(0).choose({ value: 9 });
  expect(battles(t)[0]).toContain("6 + 9 = 15");
});

test("HI-24.9 whoever falls by the infection is spared the rest of it", () => {
  const t = duel(
    { tomo: { resources: 4 }, rin: { crippled: true, wounds: 2 } },
    [hacker(1, "rin"), hand(0, "lovebite"), turn()],
    { cards: [9, 8, 2] },
  );
  t.choose({ kind: "attack-network" }).amount(2).choose({ value: 9 }).choose("infect");
  expect(t.at("models.rin")).toMatchObject({ condition: "unconscious", shock: 2 });
  expect(t.at("teams.1.network.0.target")).toBe("");
});

test("HI-R81 a network nobody is left for cannot be attacked", () => {
  const t = duel({ tomo: { resources: 9 }, rin: { condition: "unconscious" } }, [
    hand(0, "lovebite"),
    turn(),
  ]);
  expect(kindsOf(t)).not.toContain("attack-network");
});

test("HI-R85, HI-39.5 with the Cyberbody five cards are kept besides the blanks, which are never discarded but may be seen", () => {
  const t = duel({}, [hacker(1, "rin"), { phase: [4, "prepare", { step: 3, team: 1 }] }], {
    options: { blanks: true },
    chance: {
      "cards-1": ["blank", "kabuto", "kabuto", "sentinel", "sentinel", "auditor", "tusk-vs"],
    },
  });
  t.choose("seven");
  expect(t.asked()?.kind).toBe("hand-limit");
  expect(t.view(1).question).toMatchObject({ min: 1, max: 1 });
  expect(t.offered(1)).not.toContain("Discard the blank card");
  expect(t.offered(1)).toHaveLength(6);
  const seen = duel(
    { tomo: { resources: 3 } },
    [hand(0, "fly-eye"), hand(1, "blank"), prepare(5)],
    { options: { blanks: true } },
  );
  seen.choose({ kind: "sniff-team" }).amount(1);
  expect(seen.seenBy(0, "teams.1.hand")).not.toEqual(["hidden"]);
});

test("HI-39.1, HI-R133 a blank is shuffled into the deck, and goes back to the hand after its battle", () => {
  const t = duel({ tomo: { resources: 9 } }, [hand(0, "lovebite", "blank"), turn()], {
    options: { blanks: true },
    cards: [2, 3, 9],
  });
  expect(t.at("teams.0.deck")).toHaveLength(27 - 2);
  t.choose({ kind: "attack-network" }).choose({ kind: "use-card" }).amount(0).choose({ value: 3 });
  expect(t.at("teams.0.hand")).toHaveLength(1);
  expect(t.faces("teams.0.discard")).toEqual(["Lovebite"]);
});

test("HI-R132, HI-19.35 a defence may be put in place with the declaration of an attack", () => {
  const t = duel({ tomo: { resources: 9 } }, [hand(0, "lovebite", "gutterwall"), turn()]);
  t.choose({ kind: "attack-network" }).choose("pass");
  expect(t.asked()?.kind).toBe("also-protect");
  t.choose({ kind: "use-card", card: "gutterwall" });
  expect(stateOf(t).teams[0].network.map(({ field }) => field)).toEqual([1, 2]);
});

test("HI-R130 every door that locks has a Terminal that controls it", () => {
  for (const { id, plan, terminals } of Object.values(box.missions)) {
    const colours = terminals.map((terminal) => terminal.id);
    for (const { at, colour } of plan.doors) {
      if (colours.includes(colour)) expect(plan.controls[colour], id).toContain(at);
    }
  }
});

test("HI-23.8, HI-19.35 with a hostile program in the network nothing is protected beside an attack", () => {
  const asked = (...more: Line[]) => {
    const cards = hand(0, "lovebite", "gutterwall");
    const t = duel({ tomo: { resources: 9 } }, [cards, ...more, turn()]);
    t.choose({ kind: "attack-network" }).choose("pass");
    return t.asked()?.kind;
  };
  expect(asked()).toBe("also-protect");
  expect(asked(install(0, 1, "paper-tiger", 1))).not.toBe("also-protect");
});

test("HI-21.10, HI-R69 who cannot pay for the next battle is not asked, and loses the program", () => {
  const t = duel(
    { tomo: { resources: 5 } }, // Stuxtail: 4, and 2 for each further battle
    [install(1, 1, "turnstile"), install(1, 2, "osaka-gate"), hand(0, "stuxtail"), turn()],
    { cards: [9, 8, 2] },
  );
  t.choose({ kind: "attack-network" }).amount(0).choose({ kind: "take", value: 9 });
  expect(t.asked()?.kind).not.toBe("go-on");
  expect(t.faces("teams.0.discard")).toEqual(["Stuxtail"]);
  expect(t.at("teams.1.network")).toHaveLength(1);
});
