import { expect, test } from "vitest";
import { gather } from "./gather.js";

const FOUR = { characters: ["nova", "feykah", "dee-coy", "havoc"], general: -1 };

test("TB-16.3, TB-16.4, TB-R107 Censure costs 2 points and may name oneself, but nobody detained", () => {
  const t = gather({ ...FOUR, players: { 2: { lies: "detained" } } }).choose("censure");
  expect(t.offered()).toEqual(["seat 0", "seat 1", "seat 3"]);
  expect(t.at("turn.points")).toBe(0);
});

test("TB-16.3 with 1 point there is no Censure Motion", () => {
  const t = gather({ ...FOUR, players: { 0: { area: 4 } }, set: {} })
    .choose("new-leader")
    .until("act", 0);
  expect(t.barred()).toMatchObject({ "Censure Motion": "TB-16.3" });
});

test("TB-16.5 the discussion is closed by a majority", () => {
  const t = gather({ ...FOUR, options: { talk: true } })
    .choose("censure")
    .choose("seat 1");
  expect(t.asked()).toEqual({ seats: [0, 1, 2, 3], kind: "close" });
  t.each({ 0: "close", others: "talk-on" });
  expect(t.asked()?.kind).toBe("close");
  t.each({ others: "close" });
  expect(t.asked()?.kind).toBe("vote");
});

test("TB-16.6, TB-16.7, TB-16.8 all vote in secret, then the votes are shown", () => {
  const t = gather(FOUR).choose("censure").choose("seat 1");
  t.each({ 0: "for", 2: "for", 3: "for", 1: "against" });
  expect(t.told(1)).toContain("For the detention of seat 1: seat 0, seat 2, seat 3.");
  expect(t.at("figures.1.lies")).toBe("detained");
});

test("TB-16.8 without a majority nothing happens", () => {
  const t = gather(FOUR).choose("censure").choose("seat 1").each({ 0: "for", others: "against" });
  expect(t.at("figures.1.lies")).toBe("up");
  expect(t.asked()?.kind).toBe("act");
});

test("TB-R106, TB-R173 the Leader decides an equal split also about the Leader", () => {
  const t = gather({ ...FOUR, leader: 1 })
    .choose("censure")
    .choose("seat 1")
    .each({ 0: "for", 2: "for", others: "against" });
  expect(t.asked()).toEqual({ seats: [1], kind: "break-tie" });
  t.choose("against");
  expect(t.at("figures.1.lies")).toBe("up");
});

test("TB-R108 who does not answer votes against", () => {
  const t = gather(FOUR).choose("censure").choose("seat 1");
  expect(t.view(2).question?.safe).toBe("against");
});

test("TB-19.1, TB-R123 the detained keep what they carry and are in no Area", () => {
  const t = gather({ ...FOUR, players: { 1: { area: 3, chips: ["red"], scanners: [1] } } });
  t.choose("censure").choose("seat 1").each({ others: "for" }).until("act", 0);
  const figure = t.state().figures[1];
  expect(figure).toMatchObject({ lies: "detained", area: 6, scanners: [true, false] });
  expect(figure.chips).toHaveLength(1);
});

test("TB-16.11, TB-16.12, TB-16.13, TB-16.14, TB-16.15, TB-16.22 a New Leader vote", () => {
  const t = gather({
    characters: ["nova", "feykah", "dee-coy"],
    leader: 2,
    general: -1,
    players: { 0: { hand: ["blue-4", "blue-1"] }, 1: { hand: ["grey"] }, 2: { hand: ["red-1"] } },
  });
  t.choose("new-leader");
  expect(t.state().seats.map(({ hand }) => hand.length)).toEqual([3, 2, 2]);
  expect(t.at("turn.points")).toBe(1);
  t.choose({ kind: "lay", card: "blue-4", target: 1 });
  expect(t.told(2)).toContain("seat 0 lays a card before seat 1.");
  expect(t.told(2).join(" ")).not.toContain("blue +4");
  t.choose({ kind: "lay", card: "grey", target: 1 }).choose({
    kind: "lay",
    card: "red-1",
    target: 0,
  });
  expect(t.asked()).toEqual({ seats: [0], kind: "leader-card" });
  t.choose({ kind: "lay", card: "blue-1", target: 1 });
  expect(t.told(2).join(" ")).toContain("seat 1 has +5");
  expect(t.at("leader")).toBe(1);
  expect(t.state().discard).toHaveLength(4);
});

test("TB-16.19, TB-16.20, TB-16.21, TB-35.3 ties are the present Leader's to break; then the General is named", () => {
  const t = gather({
    characters: ["nova", "feykah", "dee-coy"],
    leader: 2,
    general: 0,
    players: { 0: { hand: ["grey"] }, 1: { hand: ["grey"] }, 2: { hand: ["green"] } },
  });
  t.choose("new-leader")
    .choose({ kind: "lay", card: "grey", target: 0 })
    .choose({ kind: "lay", card: "grey", target: 0 })
    .choose({ kind: "lay", card: "green", target: 0 })
    .pass();
  expect(t.asked()).toEqual({ seats: [2], kind: "player" });
  t.choose("seat 2");
  expect(t.at("leader")).toBe(2);
  expect(t.asked()).toEqual({ seats: [2], kind: "general" });
  t.choose("seat 1");
  expect(t.at("general")).toBe(1);
});

test("TB-35.10, TB-R110 who becomes Leader cannot stay General", () => {
  const t = gather({
    characters: ["nova", "feykah", "dee-coy"],
    leader: 2,
    general: 0,
    players: { 0: { hand: ["blue-5"] } },
  });
  t.choose("new-leader").choose({ kind: "lay", card: "blue-5", target: 0 }).until("general");
  expect(t.offered(0)).toEqual(["seat 1", "seat 2"]);
});

test("TB-16.23, TB-16.24, TB-16.25, TB-39.4 a weapon for its price, dropping what is carried", () => {
  const t = gather({ ...FOUR, players: { 0: { hand: ["red-4", "blue-5"], supply: "laser" } } });
  expect(t.barred()).toMatchObject({ "Buy a HQ Rifle": "TB-10.2" });
  t.choose({ kind: "buy-weapon", card: "pistol" }).pick([{ card: "red-4" }]);
  expect(t.faces("figures.0.supply")).toEqual(["Pistol"]);
  expect(t.state().boxes).toMatchObject([{ area: 4, up: true }]);
});

test("TB-47.2 Havoc may not equip a Pistol at HQ", () => {
  const t = gather({
    characters: ["havoc", "feykah", "nova"],
    general: -1,
    players: { 0: { hand: ["red-5", "red-5"] } },
  });
  expect(t.barred()).toMatchObject({ "Buy a Pistol": "TB-47.2" });
  expect(t.offered()).toContain("Buy a HQ Rifle");
});

test("TB-17.1, TB-17.2, TB-50.16 a Recon card for 5, one a game, known to its owner", () => {
  const t = gather({ ...FOUR, players: { 0: { area: 5, hand: ["blue-5", "blue-5"] } } });
  t.choose("monolith").pick([{ card: "blue-5" }]);
  expect(t.offered()).toHaveLength(6);
  t.choose("Dossier");
  const { figures, recon } = t.state();
  expect(t.seen(0, figures[0].recon)).toEqual(["dossier"]);
  expect(t.seen(1, figures[0].recon)).toEqual(["hidden"]);
  expect(recon).toHaveLength(11);
  expect(t.seen(0, recon)).not.toContain("dossier");
  expect(t.barred()).toMatchObject({ "Pay 5 for a Recon card": "TB-17.2" });
});

test("TB-17.4, TB-17.5, TB-40.8 Recon cards only after the Human Phase; they leave the game", () => {
  const before = gather({ ...FOUR, players: { 0: { recon: ["dossier"] } } });
  expect(before.offered()).not.toContain("Dossier");
  const after = gather({
    ...FOUR,
    players: { 0: { recon: ["dossier"] }, 1: { objectives: ["armed"] } },
    set: { level: 2 },
  });
  after.choose("Dossier").choose("seat 1");
  expect(after.state().reconUsed).toHaveLength(1);
  expect(after.at("turn.points")).toBe(2);
});

test("TB-17.8, TB-50.19 Dossier shows an Objective to the looker only", () => {
  const t = gather({
    ...FOUR,
    players: { 0: { recon: ["dossier"] }, 1: { objectives: ["armed"] } },
    set: { level: 2 },
  });
  t.choose("Dossier").choose("seat 1");
  expect(t.told(0)).toContain("seat 0 looks at an Objective of seat 1: Armed.");
  expect(t.told(2)).toContain("seat 0 looks at an Objective of seat 1.");
});

test("TB-17.6 Sector Sweep: up to 3 Data Chips from the tops, which stay", () => {
  const t = gather({
    ...FOUR,
    players: { 0: { recon: ["sector-sweep"], area: 1 } },
    set: { level: 2 },
  });
  const before = t.state().sectors;
  t.choose("Sector Sweep").choose({ sector: 1 }).choose({ sector: 1 }).choose({ sector: 3 });
  const after = t.state().sectors;
  expect(after).toEqual(before);
  const one = after[0];
  expect(t.seen(0, one.slice(-2))).not.toContain("hidden");
  expect(t.seen(0, one.slice(-3, -2))).toEqual(["hidden"]);
  expect(t.seen(1, one.slice(-1))).toEqual(["hidden"]);
});

test("TB-17.7, TB-50.13 Packet Sniffer: a face-down Data Chip of the Network", () => {
  const t = gather({
    ...FOUR,
    players: { 0: { recon: ["packet-sniffer"], area: 6 } },
    lines: [{ network: { alpha: ["purple"] } }],
    set: { level: 2 },
  });
  t.choose("Packet Sniffer").choose({ kind: "network-slot" });
  expect(t.seen(0, [t.state().network[0][0].chip])).toEqual(["purple"]);
  expect(t.seen(1, [t.state().network[0][0].chip])).toEqual(["hidden"]);
});

test("TB-17.9 Pickpocket Lens: a Data Chip carried in the same Area", () => {
  const t = gather({
    ...FOUR,
    players: {
      0: { recon: ["pickpocket-lens"], area: 4 },
      1: { area: 4, chips: ["purple"] },
      3: { area: 5, chips: ["red"] },
    },
    set: { level: 2 },
  });
  t.choose("Pickpocket Lens");
  expect(t.offered()).toHaveLength(1);
  t.choose(t.offered()[0]);
  expect(t.seen(0, t.state().figures[1].chips)).toEqual(["purple"]);
});

test("TB-17.10, TB-9.5, TB-9.6 Open Book at any time: a whole hand", () => {
  const t = gather({
    ...FOUR,
    players: { 1: { recon: ["open-book"] }, 2: { hand: ["blue-3", "grey"] } },
    set: { level: 2 },
    steps: [{ step: "turn", arg: 0 }],
  });
  expect(t.asked()).toEqual({ seats: [1], kind: "interval" });
  t.window({ 1: "Open Book" }).choose("seat 2");
  expect(t.seen(1, t.state().seats[2].hand).sort()).toEqual(["blue-3", "grey"]);
  expect(t.seen(0, t.state().seats[2].hand)).toEqual(["hidden", "hidden"]);
});

test("TB-17.11, TB-R129 Cold Case: a Loyalty card out of play", () => {
  const t = gather({ ...FOUR, players: { 0: { recon: ["cold-case"] } }, set: { level: 2 } });
  t.choose("Cold Case");
  const seen = t.seen(0, t.state().loyaltyBox).filter((face) => face !== "hidden");
  expect(seen).toHaveLength(1);
  expect(t.seen(1, t.state().loyaltyBox).every((face) => face === "hidden")).toBe(true);
});

test("TB-19.3, TB-19.6 the detained cannot move; only the Isolation Actions cost points", () => {
  const t = gather({ ...FOUR, players: { 0: { lies: "detained", programs: ["data-mine"] } } });
  expect(t.offered()).toEqual(["Plead for freedom", "Face interrogation", "Data Mine", "End"]);
});

test("TB-19.7 free actions that need no location remain", () => {
  const t = gather({ ...FOUR, players: { 0: { lies: "detained", programs: ["data-mine"] } } }).act(
    "Data Mine",
  );
  expect(t.state().seats[0].hand).toHaveLength(3);
});

test("TB-19.11 below the target nothing happens", () => {
  const t = gather({
    characters: ["nova", "feykah", "dee-coy"],
    general: -1,
    players: { 0: { lies: "detained", hand: ["blue-1"] } },
    chance: { general: ["blue-2", "grey"] },
  });
  t.choose("plead")
    .choose("plus")
    .pick([{ card: "blue-1" }]);
  expect(t.at("figures.0.lies")).toBe("detained");
});

test("TB-19.12, TB-19.13, TB-19.15, TB-50.18 confessing: the own faction's line, then free; the card stays secret", () => {
  const t = gather({
    ...FOUR,
    players: { 0: { lies: "detained", faction: "machine" } },
    chance: { interrogation: ["blueprints"] },
  });
  t.choose("interrogation").choose("confess");
  expect(t.at("bars.deus")).toBe(2);
  expect(t.at("figures.0.lies")).toBe("up");
  const { interrogation } = t.state();
  expect(t.seen(0, interrogation.slice(0, 1))).toEqual(["blueprints"]);
  expect(t.seen(1, interrogation.slice(0, 1))).toEqual(["hidden"]);
});

for (const [roll, lies] of [
  [3, "detained"],
  [4, "up"],
] as const) {
  test(`TB-19.14 the die: ${roll} leaves the prisoner ${lies}`, () => {
    const t = gather({ ...FOUR, players: { 0: { lies: "detained" } }, chance: { pink: [roll] } });
    t.choose("interrogation").choose("roll");
    expect(t.at("figures.0.lies")).toBe(lies);
  });
}

test("TB-19.16, TB-19.17 who is freed uses what is left, and has not entered Area 6", () => {
  const t = gather({
    ...FOUR,
    players: { 0: { lies: "detained", chips: ["red"] } },
    chance: { pink: [6] },
  });
  t.choose("interrogation").choose("roll");
  expect(t.at("turn.points")).toBe(1);
  expect(t.at("figures.0")).toMatchObject({ area: 6, enteredNetwork: false });
  expect(t.offered()).not.toContain("Place Data Chips in the Network");
  expect(t.offered()).toContain("Move to Area 5, the Monolith");
});

test("TB-19.18 the Leader in Area 6 pardons for 1 point", () => {
  const t = gather({ ...FOUR, leader: 0, players: { 0: { area: 6 }, 2: { lies: "detained" } } });
  t.choose({ kind: "pardon", target: 2 });
  expect(t.at("figures.2.lies")).toBe("up");
  expect(t.at("turn.points")).toBe(1);
  const other = gather({
    ...FOUR,
    leader: 1,
    players: { 0: { area: 6 }, 2: { lies: "detained" } },
  });
  expect(other.offered()).not.toContain("Pardon seat 2");
});

test("TB-19.19 a detained General is kept or replaced by the Leader", () => {
  const t = gather({ ...FOUR, general: 2, leader: 1 })
    .choose("censure")
    .choose("seat 2")
    .each({ others: "for" });
  expect(t.asked()).toEqual({ seats: [1], kind: "keep-general" });
  t.choose("no");
  expect(t.asked()).toEqual({ seats: [1], kind: "general" });
  expect(t.offered(1)).not.toContain("seat 2");
});

test("TB-19.2, TB-R104 any number may be detained; with all of them the Active Player decides for the Leader", () => {
  const t = gather({
    characters: ["nova", "feykah", "havoc"],
    leader: 1,
    general: -1,
    players: { 0: { area: 4 }, 1: { lies: "detained" }, 2: { lies: "detained" } },
  });
  t.choose("censure").choose("seat 0").each({ others: "for" });
  expect(t.state().figures.map(({ lies }) => lies)).toEqual(["detained", "detained", "detained"]);
});
