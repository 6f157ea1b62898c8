import { expect, test } from "vitest";
import { CORRIDOR, NINE, SIX, six, sneak } from "./sneak.js";

const hidden = { hidden: true };
const end = "end-actions";

test("SS-15.2, SS-15.3, SS-15.4, SS-15.5, SS-15.10, SS-15.11 the card and the Behavior value find the row", () => {
  const drawn = (alarm: number, card: number) => {
    const t = sneak({
      map: NINE,
      you: { sector: 9, ...hidden },
      enemies: { g1: { at: 1 } },
      waypoints: { blue: [1, 3, 7] },
      set: { alarm, reinforcements: [] },
      cards: [card],
      options: { chooseForMe: true },
    });
    t.choose(end);
    return t.told(0).find((sentence) => sentence.includes(" draws "));
  };
  expect(drawn(0, -3)).toBe("Security Guard G1 draws -3: Do nothing.");
  expect(drawn(0, -2)).toBe("Security Guard G1 draws -2: Move 1.");
  expect(drawn(10, 1)).toBe("Security Guard G1 draws 2: Move 1.");
  expect(drawn(10, 2)).toBe("Security Guard G1 draws 3: Move 1, Search.");
  expect(drawn(60, 2)).toBe("Security Guard G1 draws 8: Move 2, Search.");
  expect(drawn(90, 5)).toBe("Security Guard G1 draws 14: Move 2, Search, Overwatch.");
});

test("SS-17.1, SS-R43 who does nothing follows no Noise, but attacks and finds bodies", () => {
  const noise = six({
    you: { sector: 6, ...hidden },
    enemies: { g1: { at: 1 } },
    tokens: { noise: [2] },
    cards: [-3, -1],
  });
  expect(noise.choose(end).at("enemies.g1.sector")).toBe(1);
  const body = six({
    you: { sector: 6, ...hidden },
    enemies: { g1: { at: 1 }, g5: { at: 1, defeated: true } },
    cards: [-3, -1],
  });
  expect(body.choose(end).at("alarm")).toBe(3);
  const you = six({ enemies: { g1: { at: 2 } }, cards: [-3, 1, -1] });
  expect(you.choose(end).at("you.health")).toBe(2);
});

test("SS-17.2, SS-17.3, SS-19.3 Move X is X steps along the waypoints, from the last to the first", () => {
  const t = six({
    you: { sector: 3, ...hidden },
    enemies: { g1: { at: 5 } },
    waypoints: { blue: [1, 2, 5] },
    set: { alarm: 60, reinforcements: [] },
    cards: [0, -1],
  });
  expect(t.at("enemies.g1.next")).toBe(0);
  t.choose(end);
  expect(t.at("enemies.g1.sector")).toBe(1);
  expect(t.at("enemies.g1.next")).toBe(1);
  expect(t.at("enemies.g1.previous")).toBe(4);
});

test("SS-17.6, SS-20.6 the Overwatch action places a token that stays at Clean up", () => {
  const t = six({
    you: { sector: 6, ...hidden },
    enemies: { s1: { type: "sentry-gun", at: 1 } },
    cards: [0, -1],
  });
  t.choose(end);
  expect(t.at("enemies.s1.overwatch")).toBe(true);
});

test("SS-12.2 Noise two sectors away does not matter", () => {
  const t = sneak({
    map: CORRIDOR,
    you: { sector: 5, ...hidden },
    enemies: { g1: { at: 1 } },
    tokens: { noise: [3] },
    cards: [0, -1],
  });
  expect(t.choose(end).at("enemies.g1.sector")).toBe(1);
});

test("SS-18.8 of two adjacent Noise tokens you choose", () => {
  const t = six({
    you: { sector: 6, ...hidden },
    enemies: { g1: { at: 2 } },
    tokens: { noise: [1, 3] },
    cards: [0, -1],
  });
  t.choose(end);
  expect(t.asked()?.kind).toBe("enemy-path");
  t.choose({ sector: 3 });
  expect(t.at("enemies.g1.sector")).toBe(3);
});

test("SS-18.5 Noise changes where the steps go, and neither adds nor removes actions", () => {
  const turn = (noise: number[]) =>
    six({
      you: { sector: 6, ...hidden },
      enemies: { g1: { at: 2 } },
      waypoints: { blue: [2, 3] },
      tokens: { noise },
      set: { alarm: 30, reinforcements: [] },
      cards: [0, -1],
    }).choose(end);
  const done = (t: ReturnType<typeof turn>) =>
    t.told(0).flatMap((line) => /G1 (walks|searches|draws)/.exec(line)?.[1] ?? []);
  const drawn = turn([1]);
  const quiet = turn([]);
  expect(done(drawn)).toEqual(["draws", "walks", "searches"]);
  expect(done(quiet)).toEqual(["draws", "walks", "searches"]);
  expect(drawn.told(0)).toContain("Security Guard G1 searches Neon Alley (1).");
  expect(quiet.at("enemies.g1.sector")).not.toBe(drawn.at("enemies.g1.sector"));
});

test("SS-R37 the nearest acts first, measured anew after each activation", () => {
  const t = sneak({
    map: CORRIDOR,
    you: { sector: 1, ...hidden },
    enemies: { g1: { at: 3 }, g2: { at: 5 }, g3: { at: 4 } },
    waypoints: {},
    cards: [-5, -4, -3, -1],
  });
  t.choose(end);
  const order = t.told(0).flatMap((line) => /(G\d) draws/.exec(line)?.[1] ?? []);
  expect(order).toEqual(["G1", "G3", "G2"]);
});

test("SS-R37 one that skips is not asked about, and one that was stood up does not act", () => {
  const t = six({
    you: { sector: 1, ...hidden },
    enemies: { g1: { at: 2, skips: true }, g2: { at: 4 } },
    cards: [-5, -1],
  });
  t.choose(end);
  expect(t.asked()?.kind).toBe("your-actions"); // both are one sector away, and nobody was asked
  const stood = six({
    options: { nonLethal: true },
    you: { sector: 6, ...hidden },
    enemies: { g1: { at: 2 }, g2: { at: 2, defeated: true } },
    cards: [-5, -1],
  });
  stood.choose(end);
  expect(stood.at("enemies.g2.defeated")).toBe(false);
  expect(stood.told(0).filter((line) => line.includes("G2 draws"))).toEqual([]);
});

test("SS-R45, SS-18.1 adjacent Noise beats a Detection token at every step", () => {
  const t = sneak({
    map: CORRIDOR,
    you: { sector: 5, ...hidden },
    enemies: { g1: { at: 3 } },
    tokens: { noise: [2], detection: [4] },
    cards: [0, -1],
  });
  expect(t.choose(end).at("enemies.g1.sector")).toBe(2);
});

test("SS-18.10, SS-18.13, SS-18.11 every enemy goes for the nearer Detection token, however far", () => {
  const t = sneak({
    map: CORRIDOR,
    you: { sector: 3, ...hidden },
    enemies: { g1: { at: 2 }, g2: { at: 5 } },
    tokens: { detection: [1, 4] },
    set: { alarm: 30, reinforcements: [] },
    cards: [0, 0, -1],
  });
  t.choose(end);
  expect(t.at("enemies.g1.sector")).toBe(1);
  expect(t.at("enemies.g2.sector")).toBe(4);
  expect(t.told(0)).toContain("Security Guard G1 searches Neon Alley (1).");
});

test("SS-18.10 between two equally near Detection tokens you choose", () => {
  const t = sneak({
    map: CORRIDOR,
    you: { sector: 5, ...hidden },
    enemies: { g1: { at: 2 } },
    tokens: { detection: [1, 3] },
    cards: [0, -1],
  });
  t.choose(end);
  expect(t.offered()).toHaveLength(2);
  t.choose({ sector: 1 });
  expect(t.at("detection")).toEqual([3]);
});

test("SS-13.11, SS-13.12, SS-16.4, SS-18.12 a Detection token goes where an enemy starts or steps", () => {
  const t = six({
    you: { sector: 6, ...hidden },
    enemies: { g1: { at: 1 } },
    tokens: { detection: [1, 2] },
    cards: [0, -1],
  });
  t.choose(end);
  expect(t.at("detection")).toEqual([]);
  expect(t.at("enemies.g1.sector")).toBe(2);
});

test("SS-13.14, SS-24.4, SS-12.4, SS-24.3 Clean up takes Noise, not Detection tokens or bodies", () => {
  const t = six({
    you: hidden,
    enemies: { g5: { at: 6, defeated: true } },
    tokens: { noise: [1], detection: [6] },
    cards: [-1],
  });
  t.choose(end);
  expect(t.at("noise")).toEqual([]);
  expect(t.at("detection")).toEqual([6]);
  expect(t.at("enemies.g5.defeated")).toBe(true);
});

test("SS-13.9, SS-13.15, SS-R34 a second token in a sector is none, and renews nothing", () => {
  const t = six({ enemies: { g1: { at: 2 } }, tokens: { detection: [2, 5] }, cards: [0, -5, -1] });
  t.choose(end);
  expect(t.at("detection")).toEqual([2, 5]);
});

test("SS-14.2, SS-14.4, SS-14.6 an enemy that goes on detecting you raises the alarm every turn, once", () => {
  const t = six({ enemies: { g1: { at: 2 } }, cards: [0, -5, -1, 0, -5, -1] });
  expect(t.choose(end).at("alarm")).toBe(3);
  expect(t.choose(end).at("alarm")).toBe(6);
});

test("SS-14.4 who has raised the alarm this turn does not raise it again for a body", () => {
  const alarm = (raised: boolean) =>
    six({
      you: { sector: 6, ...hidden },
      enemies: { g1: { at: 1 }, g5: { at: 1, defeated: true } },
      set: { "enemies.g1.raised": raised },
      cards: [0, -1],
    })
      .choose(end)
      .at("alarm");
  expect([alarm(false), alarm(true)]).toEqual([3, 0]);
});

test("SS-R47 a token that cannot be reached is ignored", () => {
  const t = sneak({
    map: "[01]#[02] [03]",
    you: { sector: 3, ...hidden },
    enemies: { g1: { at: 1 } },
    tokens: { noise: [2], detection: [3] },
    cards: [0, -1],
  });
  expect(t.choose(end).at("enemies.g1.sector")).toBe(1);
});

test("SS-R9 an enemy without a path to you counts as farthest", () => {
  const t = sneak({
    map: "[01]#[02] [03] [04]",
    you: { sector: 2, ...hidden },
    enemies: { g1: { at: 1 }, g2: { at: 4 } },
    cards: [-3, -4, -1],
  });
  t.choose(end);
  const told = t.told(0);
  expect(told.indexOf("Security Guard G2 acts.")).toBeLessThan(
    told.indexOf("Security Guard G1 acts."),
  );
});

test("SS-R114 the table can settle orders and paths: lowest reference, lowest tile", () => {
  const t = six({
    you: { sector: 6, ...hidden },
    enemies: { g2: { at: 1 }, g1: { at: 1 } },
    tokens: { detection: [5] },
    options: { chooseForMe: true },
    cards: [0, 0, -1],
  });
  t.choose(end);
  expect(t.at("enemies.g1.sector")).toBe(2);
  const told = t.told(0);
  expect(told.indexOf("Security Guard G1 acts.")).toBeLessThan(
    told.indexOf("Security Guard G2 acts."),
  );
});

test("SS-33.4 only equally good ways are offered", () => {
  const t = six({
    you: { sector: 3, ...hidden },
    enemies: { g1: { at: 1 } },
    tokens: { detection: [5] },
    cards: [0],
  });
  t.choose(end);
  expect(t.refuses({ kind: "step", enemy: "g1", sector: 1 })).toMatchObject({
    code: "unknown-option",
  });
  expect(t.offered()).toHaveLength(2);
});

test("SS-18.17, SS-R49 a body in its own sector is found at the start of an activation", () => {
  const t = six({
    you: { sector: 6, ...hidden },
    enemies: { g1: { at: 1 }, g5: { at: 1, defeated: true } },
    cards: [0, -1],
  });
  t.choose(end);
  expect(t.at("alarm")).toBe(3);
  expect(t.at("enemies")).not.toHaveProperty("g5");
  expect(t.told(0).join()).not.toContain("steps");
});

test("SS-18.17, SS-18.19, SS-22.4 bodies come before waypoints", () => {
  const t = sneak({
    map: CORRIDOR,
    you: { sector: 5, ...hidden },
    waypoints: { blue: [1, 3] },
    enemies: {
      g1: { at: 1, patrolling: true, next: 1, previous: 0 },
      g5: { at: 1, defeated: true },
    },
    cards: [0, -1],
    set: { reinforcements: [] },
  });
  t.choose(end);
  expect(t.at("enemies")).not.toHaveProperty("g5");
  expect(t.at("enemies.g1.sector")).toBe(1);
  t.choose(end); // on its way again, now that nothing holds it
  expect(t.at("enemies.g1.sector")).not.toBe(1);
});

test("SS-18.16 at the start too a Detection token comes before the body", () => {
  const t = six({
    you: { sector: 6, ...hidden },
    enemies: { g1: { at: 1 }, g5: { at: 1, defeated: true } },
    tokens: { detection: [2] },
    cards: [0, -1],
  });
  t.choose(end);
  expect(t.at("enemies.g1.sector")).toBe(2);
  expect(t.at("enemies")).toHaveProperty("g5");
});

test("SS-18.18 a Hound Drone ignores bodies", () => {
  const t = six({
    you: { sector: 6, ...hidden },
    enemies: { h1: { type: "hound-drone", at: 1 }, g5: { at: 1, defeated: true } },
    cards: [-3, -1],
  });
  t.choose(end);
  expect(t.at("alarm")).toBe(0);
  expect(t.at("enemies")).toHaveProperty("g5");
});

test("SS-20.1, SS-20.4 an enemy in another sector does not attack", () => {
  const t = six({ enemies: { s1: { type: "sentry-gun", at: 3, detected: true } }, cards: [0, -1] });
  t.choose(end);
  expect(t.told(0).join()).not.toContain("attacks you");
});

test("SS-20.4 an enemy in your sector that has not detected you does not attack", () => {
  const t = six({ you: hidden, enemies: { g1: { at: 2 } }, cards: [0, "any"] });
  t.choose(end);
  expect(t.told(0).join()).not.toContain("attacks you");
});

test("SS-21.1, SS-21.2, SS-20.2, SS-20.3, SS-21.5 an attack must reach your Armor: Garrett 4, Cass 6", () => {
  const garrett = six({ enemies: { g1: { at: 2 } }, cards: [0, 1, -1] });
  expect(garrett.choose(end).at("you.health")).toBe(2);
  const cass = six({
    options: { mission: "cold-scene" },
    enemies: { g1: { at: 2 } },
    cards: [0, 2, -1],
  });
  expect(cass.choose(end).at("you.health")).toBe(3);
  expect(cass.at("you.armor")).toBe(6);
});

test("SS-34.3 a Drone Bomb attacks you in its sector, Detection token or not, and is gone", () => {
  const t = six({
    enemies: { b1: { type: "drone-bomb", color: "yellow", at: 2 } },
    cards: [0, -5, -1],
  });
  t.choose(end);
  expect(t.told(0)).toContain("Drone Bomb B1 is gone from Noodle Bar (2).");
  expect(t.at("enemies")).toEqual({});
});

test("SS-34.4, SS-R105 a Sentry Gun never steps, but clears a Detection token where it stands", () => {
  const t = six({
    you: { sector: 6, ...hidden },
    enemies: { s1: { type: "sentry-gun", at: 1 } },
    tokens: { noise: [2], detection: [1, 4] },
    cards: [5, -1],
  });
  t.choose(end);
  expect(t.at("enemies.s1.sector")).toBe(1);
  expect(t.at("detection")).toEqual([4]);
});

test("SS-34.9, SS-34.10, SS-34.12, SS-R106, SS-R107 a Target walks on, whatever it meets", () => {
  const t = sneak({
    map: CORRIDOR,
    you: { sector: 2 },
    waypoints: { yellow: [3, 5] },
    enemies: { t1: { type: "target", color: "yellow", at: 1 }, g5: { at: 2, defeated: true } },
    tokens: { noise: [1], detection: [2] },
    cards: [4, -1, 5, -1, 4, -1],
  });
  t.choose(end);
  expect(t.at("enemies.t1.sector")).toBe(3);
  expect(t.at("alarm")).toBe(0);
  expect(t.at("detection")).toEqual([2]);
  expect(t.choose(end).at("enemies.t1.sector")).toBe(5);
  expect(t.at("enemies.t1.next")).toBe(2);
  expect(t.choose(end).at("enemies.t1.sector")).toBe(5);
  expect(t.told(0).join()).not.toContain("steps");
  expect(t.at("you.health")).toBe(3);
});

test("SS-R46 a Surveillance Drone beside you and a body handles the body", () => {
  const t = six({
    enemies: { d1: { type: "surveillance-drone", at: 2 }, g5: { at: 2, defeated: true } },
    tokens: { noise: [3] },
    cards: [0, -1],
  });
  t.choose(end);
  expect(t.at("enemies")).not.toHaveProperty("g5");
  expect(t.at("alarm")).toBe(5);
});

test("SS-12.2 a Hound Drone hears Noise two sectors away and prefers the nearer", () => {
  const hound = { type: "hound-drone", at: 1 };
  const far = sneak({
    map: CORRIDOR,
    you: { sector: 5, ...hidden },
    enemies: { h1: hound },
    tokens: { noise: [3] },
    cards: [-3, -1],
  });
  expect(far.choose(end).at("enemies.h1.sector")).toBe(2);
  const near = sneak({
    map: SIX,
    you: { sector: 6, ...hidden },
    enemies: { h1: hound },
    tokens: { noise: [3, 4] },
    cards: [-3, -1],
  });
  expect(near.choose(end).at("enemies.h1.sector")).toBe(4);
});

test("SS-20.13 a Riot Enforcer makes no Intercept Attacks", () => {
  const t = six({ enemies: { r1: { type: "riot-enforcer", at: 2 } } }).choose({
    kind: "free-move",
    sector: 3,
  });
  expect(t.told(0).join()).not.toContain("attacks you");
});

test("SS-16.9 a Tracker searches every sector it steps into", () => {
  const t = six({
    you: hidden,
    enemies: { k1: { type: "tracker", at: 1 } },
    tokens: { noise: [2] },
    cards: [0, -5, -1],
  });
  t.choose(end);
  expect(t.told(0)).toContain("Tracker K1 searches Noodle Bar (2).");
  expect(t.at("you.hidden")).toBe(false);
});

test("SS-R38, SS-16.5 a card is drawn even for an enemy that attacks anyway", () => {
  const t = six({ enemies: { g1: { at: 2 } }, cards: [5, -5, -1] });
  t.choose(end);
  expect(t.at("discard")).toHaveLength(3);
});

test("SS-34.2, SS-R47 a Drone Bomb that cannot reach the token does not patrol instead", () => {
  const t = sneak({
    map: "[01] [02]#[03]",
    you: { sector: 3, ...hidden },
    waypoints: { yellow: [2] },
    enemies: { b1: { type: "drone-bomb", color: "yellow", at: 1 } },
    tokens: { detection: [3] },
    cards: [0, -1],
  });
  expect(t.choose(end).at("enemies.b1.sector")).toBe(1);
});
