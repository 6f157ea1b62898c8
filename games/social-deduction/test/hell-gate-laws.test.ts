import { describe, test } from "vitest";
import { keeps, timeout } from "./keeps.js";

describe("with Hell Gate the laws are kept", () => {
  for (const seats of [4, 5, 6, 7, 8, 9, 12, 16]) {
    test(`by ${seats} players`, { timeout }, () => {
      const large = seats > 9;
      const options = { hellGate: true, talk: large, lastRound: 1 };
      keeps({ seats, options, matches: 1, effort: { looks: large ? 30 : 20 } });
    });
  }
});

test("whole games with Hell Gate end, keep secrets, lose nothing, and have words", {
  timeout,
}, () => {
  const options = { hellGate: true, talk: false };
  const laws = ["ends", "leaks", "conserves", "text"] as const;
  keeps({ laws, seats: 4, options, matches: 2, effort: { looks: 40 } });
});

test("EX Bosses in play can be saved, loaded and played again", { timeout }, () => {
  const options = { scenario: "two-ex", talk: false, lastRound: 2 };
  keeps({ laws: ["saves", "replays", "deterministic"], seats: 5, options, matches: 1 });
});

test("a large table with Hell Gate keeps secrets and loses nothing", { timeout }, () => {
  const options = { hellGate: true, talk: false, lastRound: 2 };
  const laws = ["ends", "leaks", "setup-leaks", "conserves"] as const;
  keeps({ laws, seats: 10, options, matches: 1, effort: { looks: 20 } });
});
