import { expect, test } from "vitest";
import { kindsOf, mission, stateOf } from "./mission.js";
import { duel, hacker, hand, install, prepare, turn } from "./tables.js";

test("HI-19.1, HI-R57 a Team without a hacker draws nothing, but pays for what runs", () => {
  const t = mission([["harvey"], ["rin"]], {
    mission: "kill-switch",
    models: { harvey: { resources: 1 } },
    arrange: [install(0, 1, "gutterwall"), prepare(2)],
  });
  expect(t.at("models.harvey.resources")).toBe(0);
  const draw = mission([["harvey"], ["rin"]], { mission: "kill-switch", arrange: [prepare(3)] });
  expect(draw.at("teams.0.hand")).toEqual([]);
});

test("HI-19.3, HI-R25 the hacker is named among those who can act", () => {
  const t = mission([["tomo", "phantom"], ["rin"]], {
    mission: "kill-switch",
    arrange: [prepare(0)],
  });
  expect(t.offered()).toEqual(["Tomo Kosuda", "Phantom"]);
  t.choose({ kind: "hacker", model: "phantom" });
  expect(t.at("teams.0.hacker")).toBe("phantom");
  const one = mission([["tomo", "phantom"], ["rin"]], {
    mission: "kill-switch",
    models: { tomo: { stunned: true } },
    arrange: [prepare(0)],
  });
  expect(one.at("teams.0.hacker")).toBe("phantom");
});

test("HI-19.4 own programs may be taken off every network", () => {
  const t = duel({}, [install(0, 1, "gutterwall"), install(1, 1, "lovebite", 0), prepare(1)]);
  expect(t.offered()).toEqual(["GutterWall", "Lovebite"]);
  t.pick([{ card: "lovebite" }]);
  expect(t.at("teams.1.network")).toEqual([]);
  expect(t.faces("teams.0.discard")).toEqual(["Lovebite"]);
});

test("HI-19.5, HI-19.6, HI-19.7, HI-R83 running costs are paid; what cannot be paid for is discarded", () => {
  const t = duel({ tomo: { resources: 1 } }, [
    install(0, 1, "slammer-rush"),
    install(0, 2, "gutterwall"),
    install(1, 1, "stuxtail", 0),
    prepare(2),
  ]);
  expect(t.asked()?.kind).toBe("shortage");
  expect(t.offered()).toEqual(["Slammer Rush", "GutterWall"]);
  t.choose({ card: "slammer-rush" });
  expect(t.at("models.tomo.resources")).toBe(0);
  expect(t.at("teams.0.network")).toHaveLength(1);
});

test("HI-19.9, HI-19.10, HI-R87 five less what is held and installed; hostile programs do not count, Paper Tiger takes one", () => {
  const t = duel({}, [
    hand(0, "lovebite"),
    install(0, 1, "gutterwall"),
    install(0, 2, "paper-tiger", 1),
    prepare(3),
  ]);
  expect(t.at("teams.0.hand")).toHaveLength(1 + 5 - 1 - 1 - 1);
});

test("HI-39.2 with blanks the hand is seven", () => {
  const t = duel({}, [prepare(3)], { options: { blanks: true } });
  expect(t.at("teams.0.hand")).toHaveLength(7);
});

test("HI-19.12, HI-19.13 an empty deck is made of the discards; without any, nothing is drawn", () => {
  const all = duel({}, [{ move: "teams.0.deck", to: "teams.0.discard", count: 25 }, prepare(3)]);
  expect(all.at("teams.0.hand")).toHaveLength(5);
  expect(all.at("teams.0.discard")).toEqual([]);
  const none = duel({}, [{ move: "teams.0.deck", to: "aside", count: 25 }, prepare(3)]);
  expect(none.at("teams.0.hand")).toEqual([]);
});

test("HI-15.16 All or Nothing: one card is exchanged", () => {
  const t = duel({}, [prepare(3)], {
    chance: { "cards-0": ["fly-eye", "fly-eye", "lovebite", "watchdog", "stuxtail", "gutterwall"] },
  });
  t.choose({ kind: "use-card", card: "watchdog" });
  expect(t.faces("teams.0.hand").toSorted()).toEqual([
    "Fly Eye",
    "Fly Eye",
    "GutterWall",
    "Lovebite",
    "Stuxtail",
  ]);
});

test("HI-2.2, HI-2.3, HI-2.4, HI-2.10 a hand is its Team's alone, its size everybody's, discards open", () => {
  const t = duel({}, [hand(0, "lovebite", "watchdog")]);
  expect(t.seenBy(0, "teams.0.hand")).toEqual(["Lovebite", "Watchdog"]);
  expect(t.seenBy(1, "teams.0.hand")).toEqual(["hidden", "hidden"]);
  expect(t.seenBy(0, "teams.0.deck")[0]).toBe("hidden");
  const beaten = duel(
    { tomo: { resources: 8 } },
    [install(1, 1, "osaka-gate"), hand(0, "lovebite"), turn()],
    { cards: [2, 3, 9] },
  );
  beaten.choose({ kind: "attack-network" }).amount(0).choose({ kind: "take", value: 3 });
  for (const viewer of [0, 1, "spectator"] as const) {
    expect(beaten.seenBy(viewer, "teams.0.discard")).toEqual(["Lovebite"]);
  }
});

test("HI-19.18, HI-2.7 a Sniffer on a hand shows cards at random, to its player alone", () => {
  const t = duel({ tomo: { resources: 3 } }, [hand(0, "fly-eye"), hand(1, "kabuto"), prepare(5)]);
  t.choose({ kind: "sniff-team" }).amount(1);
  expect(t.seenBy(0, "teams.1.hand")).toEqual(["Kabuto"]);
  expect(t.seenBy("spectator", "teams.1.hand")).toEqual(["hidden"]);
  expect(t.at("models.tomo.resources")).toBe(2);
});

test("HI-19.20, HI-19.21, HI-19.31, HI-19.32, HI-23.7, HI-23.8 what may be done in a CW turn, and with which cards", () => {
  const t = duel({ tomo: { at: [8, 2], resources: 8 } }, [
    hand(0, "lovebite", "gutterwall", "fly-eye"),
    turn(),
  ]);
  expect(kindsOf(t)).toEqual(["attack-network", "attack-terminal", "protect", "pass"]);
  t.choose({ kind: "protect" });
  expect(t.at("teams.0.network.0.field")).toBe(1);
  expect(t.at("models.tomo.resources")).toBe(7);
  const infected = duel({ tomo: { resources: 8 } }, [
    hand(0, "gutterwall"),
    install(0, 1, "paper-tiger", 1),
    turn(),
  ]);
  expect(kindsOf(infected)).toEqual(["purge", "pass"]);
});

test("HI-19.30 what cannot be paid for is not offered", () => {
  const t = duel({ tomo: { resources: 1 } }, [hand(0, "lovebite", "gutterwall"), turn()]);
  expect(kindsOf(t)).toEqual(["protect", "pass"]);
});

test("HI-19.26, HI-19.27, HI-19.28, HI-R145 a full network makes room by an own card, never by a hostile one", () => {
  const four = ["w32-navajo", "lovebite", "slammer-rush"].map((card, i) => install(0, i + 1, card));
  const t = duel({ tomo: { resources: 8 } }, [
    ...four,
    install(0, 4, "stuxtail"),
    hand(0, "gutterwall"),
    turn(),
  ]);
  t.choose({ kind: "protect" });
  expect(t.offered()).toEqual(["Field 1", "Field 2", "Field 3", "Field 4"]);
  t.choose({ field: 2 });
  expect(t.faces("teams.0.discard")).toEqual(["Lovebite"]);
  const hostile = ["tusk-vs", "paper-tiger", "shogun-lance", "kamikaze"].map((card, i) =>
    install(0, i + 1, card, 1),
  );
  const full = duel({ tomo: { resources: 8 } }, [...hostile, hand(0, "lovebite"), turn()]);
  expect(kindsOf(full)).toEqual(["pass"]);
});

test("HI-19.33, HI-19.34, HI-R49 the hacker's gear is heard with every attack", () => {
  const t = duel({ tomo: { at: [5, 5], resources: 4 } }, [hand(0, "lovebite"), turn()], {
    cards: [2, 3, 9],
  });
  t.choose({ kind: "attack-network" });
  expect(t.at("alarm.0")).toBe(2);
  t.amount(0).choose({ kind: "take", value: 3 });
});

test("HI-20.3, HI-R136, HI-20.10, HI-20.11, HI-21.6, HI-21.17 at most two SR a side, attacker first; they are gone", () => {
  const t = duel(
    { tomo: { resources: 8 }, rin: { resources: 3 } },
    [hacker(1, "rin"), install(1, 1, "osaka-gate"), hand(0, "lovebite"), turn()],
    { cards: [2, 3, 9] },
  );
  t.choose({ kind: "attack-network" });
  expect(t.asked()).toEqual({ seats: [0], kind: "boost" });
  expect(t.view(0).question).toMatchObject({ min: 0, max: 2 });
  t.amount(2);
  expect(t.asked()).toEqual({ seats: [1], kind: "boost" });
  t.amount(2).choose({ kind: "take", value: 3 });
  expect([t.at("models.tomo.resources"), t.at("models.rin.resources")]).toEqual([4, 1]);
});

test("HI-2.5, HI-2.11, HI-21.1, HI-21.4, HI-21.7, HI-R86 supports lie face-down until both reveal", () => {
  const t = duel(
    { tomo: { resources: 8 }, rin: { resources: 3 } },
    [
      hacker(1, "rin"),
      install(1, 1, "osaka-gate"),
      hand(0, "lovebite", "red-fever-procedure"),
      hand(1, "hard-audit"),
      turn(),
    ],
    { cards: [2, 3, 9] },
  );
  t.choose({ kind: "attack-network" }).choose({ kind: "use-card", card: "red-fever-procedure" });
  const card = stateOf(t).teams[0].network.find(({ down }) => down)?.card ?? -1;
  expect(t.view(1).faces[card]).toBeUndefined();
  expect(t.view(0).faces[card]).toBe("red-fever-procedure");
  t.choose("stand").choose({ kind: "use-card" });
  t.amount(0).amount(0);
  expect(t.told(1).join(" ")).toContain("Übermensch reveals Red Fever Procedure");
  t.choose({ kind: "take", value: 3 });
  expect(t.told(1).join(" ")).toContain("= 6 against Osaka Gate of Nakamura: 10 + 9"); // 5 + 1 Architect + 4 Hard Audit
});

test("HI-20.9, HI-21.8, HI-21.18 the winner stays, the attack of the loser is over", () => {
  const t = duel(
    { tomo: { resources: 8 } },
    [install(1, 1, "osaka-gate"), hand(0, "lovebite"), turn()],
    { cards: [2, 3, 9] },
  );
  t.choose({ kind: "attack-network" }).amount(0).choose({ kind: "take", value: 3 });
  expect(t.at("teams.1.network")).toHaveLength(1);
  expect(t.faces("teams.0.discard")).toEqual(["Lovebite"]);
});

test("HI-21.10, HI-R69 who stops loses the program, without a counter-attack", () => {
  const t = duel(
    { tomo: { resources: 8 } },
    [install(1, 1, "turnstile"), install(1, 2, "osaka-gate"), hand(0, "stuxtail"), turn()],
    { cards: [9, 8, 2] },
  );
  t.choose({ kind: "attack-network" }).amount(2).choose({ kind: "take", value: 9 }).choose("stop");
  expect(t.faces("teams.0.discard")).toEqual(["Stuxtail"]);
  expect(t.at("teams.1.network")).toHaveLength(1);
});

test("HI-21.13, HI-21.14, HI-21.15 the defender's own Worm strikes back, and infects", () => {
  const t = duel(
    { tomo: { resources: 2 }, rin: { resources: 2 } },
    [
      hacker(1, "rin"),
      install(1, 1, "osaka-gate"),
      install(1, 2, "tusk-vs"),
      hand(0, "lovebite"),
      turn(),
    ],
    { cards: [2, 3, 9, 9, 4, 2] },
  );
  t.choose({ kind: "attack-network" }).amount(0).amount(0).choose({ kind: "take", value: 3 });
  expect(t.asked()).toEqual({ seats: [1], kind: "counter" });
  t.choose({ kind: "counter" });
  expect(t.at("teams.0.network.0.owner")).toBe(1);
  expect(t.at("models.tomo.wounds")).toBe(1);
});

test("HI-R76 the winner may keep the card instead of infecting", () => {
  const t = duel({ tomo: { resources: 4 } }, [hand(0, "lovebite"), turn()], { cards: [9, 8, 2] });
  t.choose({ kind: "attack-network" }).amount(2).choose({ kind: "take", value: 9 }).choose("keep");
  expect(t.at("teams.0.network")).toHaveLength(1);
  expect(t.at("models.rin.wounds")).toBe(0);
});

test("HI-22.3, HI-22.4, HI-22.5 each Team faces its own cards, face-up ones first", () => {
  const t = duel({ tomo: { at: [8, 2], resources: 9 } }, [hand(0, "lovebite"), turn()], {
    cards: [2, 3, 9],
    chance: { "cards-ai": ["bastion-genbu"] },
  });
  t.choose({ kind: "attack-terminal", terminal: "orange" })
    .amount(0)
    .choose({ kind: "take", value: 3 });
  expect(t.at("terminals.orange.guards.0")).toHaveLength(1);
  expect(t.at("terminals.orange.guards.1")).toEqual([]);
});

test("HI-22.19, HI-22.20, HI-22.29, HI-22.30, HI-14.3 after a takeover programs stay there, and it is heard", () => {
  const t = duel(
    { tomo: { at: [8, 2], resources: 9 } },
    [hand(0, "lovebite", "gutterwall"), turn()],
    { cards: [9, 8, 2], chance: { "cards-ai": ["ids-gamma-class"] } },
  );
  t.choose({ kind: "attack-terminal", terminal: "orange" })
    .choose("pass")
    .choose("pass")
    .amount(2)
    .choose({ kind: "take", value: 9 });
  t.pick([{ card: "gutterwall" }]);
  expect(t.at("terminals.orange.programs")).toHaveLength(1);
  expect(t.at("models.tomo.resources")).toBe(9 - 2 - 2 - 1);
  expect(t.at("alarm.2")).toBe(2 + 2); // A2: the takeover, and the hacker's gear
});

test("HI-22.21, HI-22.31, HI-R140 the holder changes its Terminal's cards later and cannot attack it", () => {
  const t = duel({ tomo: { at: [8, 2], resources: 9 } }, [
    {
      terminal: {
        id: "orange",
        team: 0,
        controller: "tomo",
        programs: { owner: 0, cards: ["watchdog"] },
      },
    },
    hand(0, "gutterwall", "lovebite"),
    turn(),
  ]);
  expect(t.offered()).not.toContain("Attack the orange Terminal with Lovebite");
  t.choose({ kind: "fill", card: "gutterwall", terminal: "orange" }).choose({ kind: "replace" });
  expect(t.faces("teams.0.discard")).toEqual(["Watchdog"]);
});

test("HI-22.25, HI-22.24, HI-R78 the holder defends with SR and a support card lent for one battle", () => {
  const t = duel(
    { tomo: { at: [8, 2], resources: 4 }, rin: { resources: 3 } },
    [
      hacker(1, "rin"),
      {
        terminal: {
          id: "orange",
          team: 1,
          controller: "rin",
          programs: { owner: 1, cards: ["turnstile"] },
        },
      },
      hand(0, "lovebite"),
      hand(1, "hard-audit"),
      turn(),
    ],
    { cards: [2, 3, 9] },
  );
  t.choose({ kind: "attack-terminal", terminal: "orange" });
  t.choose({ kind: "use-card" }).amount(0).amount(2).choose({ kind: "take", value: 3 });
  expect(t.told(0).join(" ")).toContain("Turnstile of Nakamura: 10 + 9"); // 3 + 1 + 4 + 2
  expect(t.faces("teams.1.discard")).toEqual(["Hard Audit"]);
  expect(t.at("models.rin.resources")).toBe(0);
});

test("HI-22.26, HI-22.12 a Terminal without cards defends with a card alone", () => {
  const t = duel(
    { tomo: { at: [8, 2], resources: 4 } },
    [{ terminal: { id: "orange", team: 1, controller: "rin" } }, hand(0, "lovebite"), turn()],
    { cards: [2, 3, 9] },
  );
  t.choose({ kind: "attack-terminal", terminal: "orange" })
    .amount(0)
    .choose({ kind: "take", value: 3 });
  expect(t.told(0).join(" ")).toContain("nothing of Nakamura: 0 + 9");
});

test("HI-22.15, HI-22.14, HI-R131 a counter-attack goes through every defence before it infects", () => {
  const t = duel(
    { tomo: { at: [8, 2], resources: 4 } },
    [install(0, 1, "gutterwall"), install(0, 2, "watchdog"), hand(0, "lovebite"), turn()],
    { cards: [2, 3, 9, 9, 2, 3, 9, 2, 4, 3], chance: { "cards-ai": ["orochi"] } },
  );
  t.choose({ kind: "attack-terminal", terminal: "orange" })
    .amount(0)
    .choose({ kind: "take", value: 3 });
  t.amount(0).choose({ kind: "take", value: 3 }).amount(0).choose({ kind: "take", value: 4 });
  expect(t.faces("teams.0.discard").toSorted()).toEqual(["GutterWall", "Lovebite", "Watchdog"]);
  expect(t.at("teams.0.network")).toHaveLength(1);
});

test("HI-23.6, HI-23.9, HI-20.2 a second purge costs the running cost, and a Booster stays with its program", () => {
  const t = duel(
    { tomo: { resources: 8 } },
    [
      install(0, 1, "paper-tiger", 1),
      install(0, 2, "shogun-lance", 1),
      hand(0, "hardrock-256", "red-fever-procedure"),
      turn(),
    ],
    { cards: [9, 8, 2, 9, 8, 2] },
  );
  t.choose({ kind: "purge", hostile: "paper-tiger" })
    .choose({ kind: "use-card" })
    .amount(0)
    .choose({ kind: "take", value: 9 });
  expect(t.at("models.tomo.resources")).toBe(8 - 2 - 1);
  t.choose({ kind: "purge", hostile: "shogun-lance" }).amount(0).choose({ kind: "take", value: 9 });
  expect(t.at("models.tomo.resources")).toBe(5 - 2);
  expect(t.at("teams.0.network")).toHaveLength(2);
});

test("HI-24.3, HI-R74 without a hacker the infecting player names a member", () => {
  const t = mission([["tomo"], ["werner", "markus"]], {
    mission: "kill-switch",
    models: { tomo: { resources: 5 } },
    arrange: [hacker(0, "tomo"), hand(0, "lovebite"), turn()],
    cards: [9, 8, 2, 3],
  });
  t.choose({ kind: "attack-network" })
    .amount(2)
    .choose({ kind: "take", value: 9 })
    .choose("infect");
  expect(t.asked()).toEqual({ seats: [0], kind: "affect" });
  t.choose({ model: "markus" });
  expect(t.at("models.markus.wounds")).toBe(1);
});

test("HI-16.8, HI-16.9, HI-24.6, HI-24.10 a hostile program acts anew every Phase 1 and costs its victims", () => {
  const t = mission([["tomo", "harvey"], ["rin"]], {
    mission: "kill-switch",
    arrange: [
      install(0, 1, "slammer-rush", 0),
      { set: "teams.0.network.0.owner", to: 1 },
      { phase: [1, "infection"] },
    ],
    cards: [2, 2],
  });
  t.choose({ kind: "affect", model: "harvey" });
  expect(t.at("teams.0.network.0.target")).toBe("harvey");
  expect(t.at("models.tomo.shock")).toBe(1);
});

test("HI-16.4, HI-1.12 the nanovirus tests everybody in the turns the mission lists", () => {
  const t = mission([["tomo", "harvey"], ["rin"]], {
    mission: "core-meltdown",
    arrange: [{ set: "turn", to: 2 }, { phase: [1, "infection"] }],
    cards: [9],
  });
  expect(t.asked()?.kind).toBe("repeat"); // Tomo, by Net Jammer
});

test("HI-17.1, HI-17.10, HI-8.4 SR of the turn before are removed, those placed stay", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { resources: 9 } },
    arrange: [{ phase: [2, "resources"] }],
  });
  expect(t.at("models.harvey.resources")).toBe(1);
});

test("HI-17.6, HI-17.11, HI-R51 with the option the owner names the card that pays", () => {
  const t = mission([["tomo", "harvey"], ["rin"]], {
    mission: "kill-switch",
    options: { tokens: "choose" },
    models: { tomo: { resources: 2 }, harvey: { resources: 2 } },
    arrange: [hacker(0, "tomo"), hand(0, "gutterwall"), turn()],
  });
  t.choose({ kind: "protect" });
  expect(t.offered()).toEqual(["Tomo Kosuda", "Harvey Scott"]);
  t.choose({ model: "harvey" });
  expect(t.at("models.harvey.resources")).toBe(1);
});

test("HI-35.6, HI-40.5 cards may be discarded in the Clean-Up Phase; with the option all are", () => {
  const t = duel({}, [hand(0, "lovebite", "watchdog"), { steps: ["clean-up"] }]);
  expect(t.asked()?.kind).toBe("clean-hand");
  t.pick([{ card: "watchdog" }]);
  expect(t.faces("teams.0.hand")).toEqual(["Lovebite"]);
  const all = duel({}, [hand(0, "lovebite", "watchdog"), { steps: ["clean-up"] }], {
    options: { wholeHand: true },
  });
  expect(all.at("teams.0.hand")).toEqual([]);
});
