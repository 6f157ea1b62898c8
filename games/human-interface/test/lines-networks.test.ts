/** Lines of Phase 4 that only show at an edge: who is asked, what is seen, what is left. */
import type { Plain } from "@sprawl/engine";
import { expect, test } from "vitest";
import { kindsOf, mission, stateOf } from "./mission.js";
import {
  duel,
  hacker,
  hand,
  held,
  install,
  type Line,
  prepare,
  type Table,
  turn,
} from "./tables.js";

const infection: Line = { phase: [1, "infection"] };

const battles = (t: Table) => t.told("spectator").filter((line) => /= \d+ against /.test(line));
/** Phantom draws one card where Tomo would draw two. */
const phantom = (
  models: Record<string, Plain>,
  lines: readonly Line[],
  more: Record<string, unknown> = {},
) =>
  mission([["phantom"], ["rin"]], {
    mission: "kill-switch",
    models,
    arrange: [hacker(0, "phantom"), ...lines],
    ...more,
  });
const onTerminal = { phantom: { at: [8, 2], resources: 9 } };

test("HI-20.1, HI-20.4 whoever defends is told what the attack comes to before boosts and cards", () => {
  const t = phantom({ phantom: { resources: 5 } }, [
    hacker(1, "rin"),
    hand(0, "black-ronin"),
    hand(1, "kabuto"),
    turn(),
  ]);
  t.choose({ kind: "attack-network" });
  expect(t.asked()).toEqual({ seats: [1], kind: "defend" });
  expect(t.view(1).question?.args).toMatchObject({ sum: 4 - 3 });
});

test("HI-20.1, HI-20.2 what Tripwire has taken is missing in the battles that follow", () => {
  const t = phantom(
    { phantom: { resources: 9 } },
    [install(1, 1, "tripwire"), install(1, 2, "turnstile"), hand(0, "black-ronin"), turn()],
    { cards: [9, 2, 9, 2] },
  );
  t.choose({ kind: "attack-network" }).amount(0);
  expect(battles(t)[0]).toContain(": 1 + 9 = 10 against");
  t.choose("go-on").amount(0);
  expect(battles(t)[0]).toContain(": 0 + 9 = 9 against");
});

test("HI-R79, HI-22.15 against the Avatar's strike one boosts only with a program and a hacker", () => {
  const strike = (lines: readonly Line[], cards: readonly number[]) =>
    mission([["tomo"], ["rin"]], {
      mission: "core-meltdown",
      models: { tomo: { at: [5, 35], resources: 1 }, rin: { at: [35, 29], resources: 0 } },
      arrange: [...lines, { set: "turn", to: 1 }, { set: "phase", to: 6 }, { steps: ["tower"] }],
      cards,
    });
  const guarded = strike([hacker(0, "tomo"), install(0, 1, "gutterwall")], [9, 1, 1, 4]);
  expect(guarded.asked()).toEqual({ seats: [0], kind: "boost" });
  expect(guarded.view(0).question).toMatchObject({ min: 0, max: 1 });
  guarded.amount(0);
  const alone = strike([install(0, 1, "gutterwall")], [9, 1, 4]);
  expect(alone.asked()?.kind).not.toBe("boost");
  expect(battles(alone)).toHaveLength(1);
  expect(battles(alone)[0]).toContain("GutterWall of Übermensch: 3 + 1 = 4");
  const bare = strike([hacker(0, "tomo")], [9, 1, 4]);
  expect(bare.at("models.tomo.resources")).toBe(1);
  expect(battles(bare)).toHaveLength(1);
});

test("HI-22.5 the card a Terminal turns up is seen by all from then on", () => {
  const t = phantom(onTerminal, [hand(0, "lovebite"), turn()], {
    cards: [2, 9],
    chance: { "cards-ai": ["bastion-genbu"] },
  });
  t.choose({ kind: "attack-terminal", terminal: "orange" }).amount(0);
  const [{ card }] = stateOf(t).terminals[0].guards[0];
  for (const viewer of [0, 1, "spectator"] as const)
    expect(t.view(viewer).faces[card]).toBe("bastion-genbu");
});

test("HI-R87, HI-19.9 a full hand draws none; Memory Cache draws one more", () => {
  const five = ["lovebite", "watchdog", "stuxtail", "gutterwall", "fly-eye"];
  const full = phantom({}, [hand(0, ...five), install(0, 1, "cold-snap"), prepare(3)]);
  expect(full.at("teams.0.hand")).toHaveLength(5);
  const cached = phantom({ phantom: { chips: ["memory-cache"] } }, [prepare(3)]);
  expect(cached.at("teams.0.hand")).toHaveLength(6);
});

test("HI-15.8 Phantom has no part in All or Nothing", () => {
  expect(duel({}, [prepare(3)]).asked()?.kind).toBe("exchange");
  expect(phantom({}, [prepare(3)]).asked()?.kind).not.toBe("exchange");
});

/** Lovebite, or another, has broken Rin's empty network and enters it. */
const infected = (card: string, rin: Record<string, Plain> = {}, cards = [9, 2, 4]) =>
  phantom({ phantom: { resources: 6 }, rin }, [hacker(1, "rin"), hand(0, card), turn()], { cards })
    .choose({ kind: "attack-network" })
    .amount(2)
    .choose("infect");

test("HI-24.5, HI-24.9 what an infection does at once: Stuxtail stuns; what has no target holds nobody", () => {
  const stuxtail = infected("stuxtail");
  expect(stuxtail.at("models.rin.stunned")).toBe(true);
  expect(stuxtail.at("teams.1.network.0.target")).toBe("");
  expect(infected("lovebite").at("teams.1.network.0.target")).toBe("rin");
  const navajo = infected("w32-navajo");
  expect(navajo.at("teams.1.network.0.target")).toBe("");
  expect(navajo.told("spectator").join()).not.toContain("takes hold");
});

test("HI-24.7, HI-24.8 its Booster comes along into the next field, and is lost where there is none", () => {
  const entered = (...lines: Line[]) => {
    const t = phantom(
      { phantom: { resources: 9 }, rin: { resources: 0 } },
      [
        hacker(1, "rin"),
        ...lines,
        install(0, 1, "lovebite"),
        { install: { team: 0, field: 2, card: "red-fever-procedure", supports: 1 } },
        turn(),
      ],
      { cards: [9, 2, 4] },
    );
    return t.choose({ kind: "attack-network" }).amount(2).choose("infect");
  };
  expect(
    stateOf(entered()).teams[1].network.map(({ field, supports }) => [field, supports]),
  ).toEqual([
    [1, 0],
    [2, 1],
  ]);
  const full = ["paper-tiger", "tusk-vs", "shogun-lance"].map((card, i) => install(1, i + 1, card));
  const lost = entered(...full);
  expect(stateOf(lost).teams[1].network).toHaveLength(4);
  expect(lost.faces("teams.0.discard")).toEqual(["Red Fever Procedure"]);
});

test("HI-24.9 a program does not take hold of whom the infection has driven mad", () => {
  const t = infected("lovebite", { shock: 9 }, [9, 2]);
  expect(t.at("models.rin.lost")).toBe(true);
  expect(t.at("teams.1.network.0.target")).toBe("");
});

test("HI-24.3 where no hacker is named the one there is suffers", () => {
  const t = mission([["phantom"], ["werner", "rin"]], {
    mission: "kill-switch",
    models: { phantom: { resources: 6 } },
    arrange: [hacker(0, "phantom"), hand(0, "lovebite"), turn()],
    cards: [9, 2, 4],
  });
  t.choose({ kind: "attack-network" }).amount(2).choose("infect");
  expect(t.at("models.rin.wounds")).toBe(1);
});

test("HI-16.5, HI-16.8 in Phase 1 Stuxtail stuns no more but hampers; of a Team that is down nobody is held", () => {
  const t = duel({ tomo: { shock: 0 } }, [install(1, 1, "stuxtail", 0), infection], {
    cards: [2],
  });
  expect(t.at("models.rin.stunned")).toBe(false);
  expect(t.at("teams.1.network.0.target")).toBe("rin");
  const down = duel({ rin: { condition: "unconscious" } }, [
    install(1, 1, "lovebite", 0),
    { set: "teams.1.network.0.target", to: "rin" },
    infection,
  ]);
  expect(down.at("teams.1.network.0.target")).toBe("");
});

test("HI-16.7 which weapon Mukade disables is drawn", () => {
  const t = mission([["tomo"], ["werner"]], {
    mission: "kill-switch",
    arrange: [install(1, 1, "mukade", -1), infection],
    cards: [2],
    chance: { disabled: [1] },
  });
  expect(t.at("teams.1.network.0.disables")).toBe(2); // the rifle, not the needle
});

test("HI-7.12 after an attack on an ally's network its hacker takes a test", () => {
  const t = mission([["phantom"], ["rin"]], {
    mission: "common-enemy",
    models: { phantom: { resources: 4 } },
    arrange: [hacker(0, "phantom"), hand(0, "lovebite"), turn()],
    cards: [2, 9, 4],
  });
  t.choose({ kind: "attack-network" }).amount(0);
  expect(t.told("spectator").join()).toContain("Cybershock test of Phantom");
});

test("HI-R57 a Team whose hacker cannot act defends with nothing from its hand", () => {
  const t = phantom(
    { phantom: { resources: 5 }, rin: { resources: 5, stunned: true } },
    [hacker(1, "rin"), hand(0, "lovebite"), hand(1, "kabuto"), turn()],
    { cards: [2, 9] },
  );
  t.choose({ kind: "attack-network" });
  expect(t.asked()).toEqual({ seats: [0], kind: "boost" });
  t.amount(0);
});

test("HI-21.14 a Worm that strikes back in vain is lost", () => {
  const t = phantom(
    { phantom: { resources: 4 }, rin: { resources: 2 } },
    [
      hacker(1, "rin"),
      install(0, 2, "gutterwall"),
      install(1, 1, "osaka-gate"),
      install(1, 2, "tusk-vs"),
      hand(0, "lovebite"),
      turn(),
    ],
    { cards: [2, 9, 2, 9] },
  );
  t.choose({ kind: "attack-network" }).amount(0).amount(0).choose({ kind: "counter" }).amount(0);
  expect(t.faces("teams.1.discard")).toEqual(["TUSK VS"]);
  expect(stateOf(t).teams[0].network.map(({ owner }) => owner)).toEqual([0]);
  expect(t.at("models.phantom.wounds")).toBe(0);
});

test("HI-2.11, HI-2.4 what is laid open and what is discarded from a hand is seen by all", () => {
  const t = phantom({ phantom: { resources: 4 } }, [hand(0, "gutterwall"), turn()]);
  t.choose({ kind: "protect" });
  const [{ card }] = stateOf(t).teams[0].network;
  for (const viewer of [0, 1, "spectator"] as const)
    expect(t.view(viewer).faces[card]).toBe("gutterwall");
  const thrown = phantom({}, [hand(0, "lovebite"), { steps: ["clean-up"] }]);
  thrown.pick([{ card: "lovebite" }]);
  for (const viewer of [0, 1, "spectator"] as const)
    expect(thrown.seenBy(viewer, "teams.0.discard")).toEqual(["Lovebite"]);
});

test("HI-19.12, HI-19.13 a deck made of the discards is shuffled out of sight; without any no card is drawn", () => {
  const all = phantom({}, [
    { move: "teams.0.deck", to: "teams.0.discard", count: 25, seen: "all" },
    prepare(3),
  ]);
  expect(new Set(all.seenBy(0, "teams.0.deck"))).toEqual(new Set(["hidden"]));
  expect(new Set(all.seenBy(1, "teams.0.hand"))).toEqual(new Set(["hidden"]));
  const none = phantom({}, [{ move: "teams.0.deck", to: "aside", count: 25 }, prepare(3)]);
  expect(none.told(0).join()).toContain("Übermensch draws 0 cards.");
});

test("HI-22.12, HI-22.26 when the tower has no cards left its Terminals have a CanDo card alone; a last one is dealt", () => {
  const attack = (...lines: Line[]) =>
    phantom(
      onTerminal,
      [{ move: "aiDeck", to: "aside", count: 32 }, ...lines, hand(0, "lovebite"), turn()],
      { cards: [9, 2] },
    ).choose({ kind: "attack-terminal", terminal: "orange" });
  const bare = attack().amount(0);
  expect(battles(bare)).toEqual([expect.stringContaining("against nothing of the tower: 0 + 2")]);
  expect(bare.at("terminals.orange.team")).toBe(0);
  const last = attack({ move: "aside", to: "aiDiscard", count: 1 });
  expect(last.at("terminals.orange.guards.0")).toHaveLength(1);
  last.amount(0);
});

test("HI-19.24 with the running costs paid a program's next battle is its first", () => {
  const t = phantom({ phantom: { resources: 5 } }, [
    install(0, 1, "lovebite"),
    { set: "teams.0.network.0.fought", to: 2 },
    prepare(2),
  ]);
  expect(t.at("teams.0.network.0.fought")).toBe(0);
});

test("HI-19.15 what an SR Booster gives lies on the hacker's card", () => {
  const t = duel({ tomo: { resources: 2 } }, [hand(0, "nimda-algorithm"), prepare(4)]);
  t.choose({ kind: "use-card" });
  expect(t.at("models.tomo.resources")).toBe(3);
});

test("HI-19.18 which cards of a hand a Sniffer sees is drawn", () => {
  const sniffed = (drawn: number) => {
    const t = duel(
      { tomo: { resources: 3 } },
      [hand(0, "fly-eye"), hand(1, "kabuto", "sentinel"), prepare(5)],
      { chance: { sniffed: [drawn] } },
    );
    t.choose({ kind: "sniff-team" }).amount(1);
    return t.seenBy(0, "teams.1.hand").filter((face) => face !== "hidden");
  };
  expect([...sniffed(0), ...sniffed(1)].toSorted()).toEqual(["Kabuto", "Sentinel"]);
  const terminal = duel({ tomo: { resources: 3 } }, [hand(0, "fly-eye"), prepare(5)], {
    options: { strength: 1 },
  });
  terminal.choose({ kind: "sniff-terminal", terminal: "orange" }).amount(1);
  const [first, second] = stateOf(terminal).terminals[0].guards[0];
  expect(terminal.view(0).faces[first.card]).toBeDefined();
  expect(terminal.view(0).faces[second.card]).toBeUndefined();
});

test("HI-19.30 a Booster is offered to whom it leaves nothing, not to whom it would cost more", () => {
  const offered = (resources: number) => {
    const t = phantom({ phantom: { resources } }, [
      hand(0, "lovebite", "red-fever-procedure"),
      turn(),
    ]);
    return t.choose({ kind: "attack-network" }).offered();
  };
  expect(offered(3)).toEqual(["Use Red Fever Procedure", "Pass"]);
  expect(offered(2)).toEqual(["Pass"]);
});

test("HI-R86 a card lent to a Terminal is out of the hand before it is turned up", () => {
  const t = phantom(
    { ...onTerminal, rin: { resources: 3 } },
    [
      hacker(1, "rin"),
      held("orange", 1, "rin", "turnstile"),
      hand(0, "lovebite"),
      hand(1, "hard-audit"),
      turn(),
    ],
    { cards: [2, 9] },
  );
  const before = stateOf(t).aside.length;
  t.choose({ kind: "attack-terminal", terminal: "orange" }).choose({ kind: "use-card" });
  expect(t.at("teams.1.hand")).toEqual([]);
  expect(t.at("aside")).toHaveLength(before + 1);
  t.amount(0).amount(0);
  expect(t.at("aside")).toHaveLength(before);
});

test("HI-39.3 a blank goes back to the hand after a battle that was won", () => {
  const t = phantom({ phantom: { resources: 6 } }, [hand(0, "lovebite", "blank"), turn()], {
    options: { blanks: true },
    cards: [9, 2],
  });
  t.choose({ kind: "attack-network" }).choose({ kind: "use-card" }).amount(2).choose("keep");
  expect(t.faces("teams.0.hand")).toHaveLength(1);
  expect(stateOf(t).teams[0].network).toHaveLength(1);
});

test("HI-22.28 against their owner the programs left in a Terminal do not stand", () => {
  const t = phantom(
    onTerminal,
    [
      held("orange", 0, "phantom", "gutterwall"),
      { set: "terminals.orange.team", to: -1 },
      hand(0, "stuxtail"),
      turn(),
    ],
    { cards: [9, 2], chance: { "cards-ai": ["ids-alpha-class"] } },
  );
  t.choose({ kind: "attack-terminal", terminal: "orange" }).amount(2);
  expect(t.asked()?.kind).not.toBe("go-on");
  expect(t.at("terminals.orange")).toMatchObject({ team: 0, controller: "phantom" });
  expect(t.at("terminals.orange.programs")).toHaveLength(1);
});

test("HI-20.7 the program that has lost leaves its field to the Worm that strikes back", () => {
  const t = phantom(
    onTerminal,
    [
      install(0, 1, "w32-navajo"),
      install(0, 2, "slammer-rush"),
      install(0, 3, "stuxtail"),
      hand(0, "lovebite"),
      turn(),
    ],
    { cards: [2, 9, 9, 2, 4], chance: { "cards-ai": ["orochi"] } },
  );
  t.choose({ kind: "attack-terminal", terminal: "orange", card: "lovebite" }).amount(0);
  const { network } = stateOf(t).teams[0];
  expect(network.map(({ field, owner }) => [field, owner])).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
    [4, -1],
  ]);
});

test("HI-23.10 in a network full of hostile programs the purging one fights from outside and takes the place", () => {
  const four = ["paper-tiger", "tusk-vs", "shogun-lance", "kamikaze"];
  const t = phantom(
    { phantom: { resources: 6 } },
    [...four.map((card, i) => install(0, i + 1, card, 1)), hand(0, "cold-snap"), turn()],
    { cards: [9, 2] },
  );
  t.choose({ kind: "purge", hostile: "tusk-vs" }).amount(0);
  expect(stateOf(t).teams[0].network.find(({ owner }) => owner === 0)?.field).toBe(2);
  expect(kindsOf(t)).toContain("purge");
});

const initiative = (tomo: Record<string, Plain>, rin: Record<string, Plain>) =>
  mission([["tomo"], ["rin"]], {
    mission: "kill-switch",
    models: { tomo, rin },
    arrange: [{ set: "initiative", to: 0 }, { phase: [3, "initiative"] }],
  });
const down = { condition: "unconscious" };

test("HI-R55, HI-18.8 a Team that is down does not bid; the only other has the initiative", () => {
  const t = initiative(down, {});
  expect(t.asked()?.kind).not.toBe("bid");
  expect(t.at("initiative")).toBe(1);
  expect(initiative(down, down).at("initiative")).toBe(0);
});

test("HI-R52 one bids from nothing up to all one has; whoever does not answer bids nothing", () => {
  const t = initiative({ resources: 3 }, { resources: 2 });
  expect(t.view(0).question).toMatchObject({ min: 0, max: 3, safe: 0 });
  expect(t.view(1).question).toMatchObject({ min: 0, max: 2, safe: 0 });
});

test("HI-2.2, HI-22.21, HI-23.7 what a card costs is not seen before the card is", () => {
  const full = ["w32-navajo", "slammer-rush", "stuxtail", "lovebite"];
  const network = phantom({ phantom: { resources: 9 } }, [
    ...full.map((card, i) => install(0, i + 1, card)),
    hand(0, "cold-snap"),
    turn(),
  ]);
  network.choose({ kind: "protect" });
  expect([network.asked()?.kind, network.at("models.phantom.resources")]).toEqual(["replace", 9]);
  network.choose({ field: 1 });
  expect(network.at("models.phantom.resources")).toBe(9 - 2);
  const terminal = phantom(onTerminal, [
    held("orange", 0, "phantom", "watchdog"),
    hand(0, "cold-snap"),
    turn(),
  ]);
  terminal.choose({ kind: "fill", terminal: "orange" });
  expect([terminal.asked()?.kind, terminal.at("models.phantom.resources")]).toEqual(["replace", 9]);
  terminal.choose({ kind: "replace" });
  expect(terminal.at("models.phantom.resources")).toBe(9 - 2);
});
