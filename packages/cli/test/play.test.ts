import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyGame } from "@sprawl/engine";
import { replay } from "@sprawl/engine/search";
import { findGame } from "@sprawl/games";
import { describe, expect, test } from "vitest";
import { readMatchFile, writeMatchFile } from "../src/files.js";
import { type About, folder, worldIn } from "./world.js";

/** A match with Caravan in a folder of its own. */
function table() {
  const place = folder();
  const sprawl = worldIn(place);
  const path = join(place, "m.json");
  const seated = "play caravan --seed play --file m.json";
  return {
    place,
    path,
    sprawl,
    play: (typed: readonly string[], more = "", about: About = {}) =>
      sprawl(`${seated} ${more}`, { ...about, typed }),
    resume: (typed: readonly string[], about: About = {}) =>
      sprawl("play --resume m.json", { ...about, typed }),
    answers: () => readMatchFile(path).record?.answers.length,
  };
}

async function caravan(): Promise<AnyGame> {
  const entry = await findGame("caravan")?.load();
  if (!entry) throw new Error("there is no caravan");
  return entry.game;
}

describe("one person and a bot", () => {
  test("sees the table, the question and numbered choices", async () => {
    const { code, out } = await table().play([]);
    expect(code).toBe(0);
    expect(out).toMatch(/^> Player +.*silk|salt|spice|steel/m);
    expect(out).toMatch(/^ {2}Instinct 2 +5 hidden/m);
    expect(out).toMatch(/^ {2}deck +26 hidden$/m);
    expect(out).toContain("Choose an action.  (CA-2.2)\n   1  Draw a card\n");
    expect(out).toContain("Pass\n> ");
    expect(out).toContain("Go on with: sprawl play --resume");
  });

  test("answers by number or by key, and hears what came of it", async () => {
    const { play, answers } = table();
    const { out } = await play(["1", "pass"]);
    expect(out).toContain("  Player draws a card.\n");
    expect(out).toMatch(/ {2}Player passes\.\n {2}Instinct 2 \w+/);
    expect(answers()).toBe(4);
  });

  test("is told what cannot be read, and nothing happens", async () => {
    const { play, answers } = table();
    const { out } = await play(["99", "0", "fly", "", "s", "help"]);
    expect(out.match(/Type a number from 1 to \d+, or help\./g)).toHaveLength(3);
    expect(out).toContain("A number chooses; ? why not,");
    expect(out).toContain("Say where to: s FILE.");
    expect(out).toContain("take your last answer back");
    expect(answers()).toBe(0);
  });

  test("asks why: barred choices with their rules, the rule of a choice, a rule by id", async () => {
    const { out } = await table().play(["1", "pass", "1", "?", "? 1", "? ca-6.2", "? CA-99.1"]);
    const [, first, second, third, fourth] = out.split("> ?");
    expect(first).toContain("Not now:\n  Draw a card");
    expect(first).toMatch(/CA-3\.1 Nobody may draw, buy or raid with 7 cards in hand\./);
    expect(second).toMatch(/^ 1\n\S.*\nCA-\d\.\d /);
    expect(third).toContain("CA-6.2 The highest score wins");
    expect(fourth).toContain("There is no rule CA-99.1 in this game.");
  });

  test("may name a barred choice and is told the rule", async () => {
    const { play, answers } = table();
    const { out } = await play(["1", "pass", "1", "draw"]);
    expect(out).toContain("Barred by CA-3.1.\nCA-3.1 Nobody may draw");
    expect(answers()).toBe(5);
  });

  test("takes an answer back where that is clean, and is told why where it is not", async () => {
    const { play, answers } = table();
    const { out } = await play(["u", "pass", "u", "l", "1", "u"]);
    expect(out).toContain("Not possible: There is nothing to take back.");
    expect(out).toContain("Not possible: Something hidden has been shown since.");
    expect(out.match(/ {2}Player passes\./g)).toHaveLength(1);
    expect(out).toContain("> l\nNothing has happened yet.\n"); // taken back is as if never done
    expect(answers()).toBe(1);
  });

  test("gets a hint made from what it sees, and reads the log", async () => {
    const { out } = await table().play(["h", "l", "pass", "l"]);
    expect(out).toMatch(/The rule of thumb: (Draw|Buy|Play|Sell|Raid|Pass)[^\n]* \([a-z][^)]+\)\./);
    expect(out).toContain("> l\nNothing has happened yet.\n");
    expect(out).toMatch(/> l\n {2}Player passes\.\n> $/m);
  });

  test("plays to the end, and a record is put where records go", async () => {
    const { play, place, sprawl } = table();
    const { code, out } = await play(
      Array.from({ length: 60 }, () => "1"),
      "--records done",
    );
    expect(code).toBe(0);
    expect(out).toMatch(/The match is over\. .* has the highest score\. \(CA-6\.2\)\nWon by /);
    expect(out).toMatch(/Scores: Player \d+, Instinct 2 \d+\./);
    expect(readdirSync(join(place, "done"))).toEqual(["m.json"]);
    expect((await sprawl("verify done/m.json")).code).toBe(0);
    expect((await sprawl("play --resume m.json")).out).toContain("The match is over.");
  });
});

test("a place where nothing can be kept is named in plain words, and is not remembered", async () => {
  const place = folder();
  const sprawl = worldIn(place);
  await sprawl("play caravan --seats random,random --seed a");
  const last = readFileSync(join(place, "home", "last.txt"), "utf8");
  writeFileSync(join(place, "note"), "a file");
  const { code, err } = await sprawl("play caravan --seats random,random --file note/match.json");
  expect(code).toBe(2);
  expect(err).toContain("cannot be written: a part of its path is a file, and not a folder");
  expect(err).not.toContain("ENOTDIR");
  expect(readFileSync(join(place, "home", "last.txt"), "utf8")).toBe(last);
});

describe("nothing is lost", () => {
  test("at every prompt the file already holds every answer given", async () => {
    const { path, play } = table();
    const counts: (number | undefined)[] = [];
    const typed = ["pass", "pass", "1", "u", "pass", "h", "pass", "pass"];
    const prompted = () => counts.push(readMatchFile(path).record?.answers.length);
    await play(typed, "--seats you,instinct", { prompted });
    expect(counts).toEqual([0, 1, 4, 5, 5, 8, 8, 9, 12]);
  });

  test("a match goes on where it was left, with the same answers and the same log", async () => {
    const { play, resume, path } = table();
    await play(["pass", "pass", "pass", "q"]);
    const before = readMatchFile(path);
    const { code, out } = await resume(["l", "pass"]);
    expect(code).toBe(0);
    expect(out.match(/ {2}Player passes\./g)?.length).toBeGreaterThanOrEqual(6);
    const after = readMatchFile(path);
    expect(after.record?.answers.slice(0, 5)).toEqual(before.record?.answers);
    expect(after.players).toEqual([{ name: "Player" }, { name: "Instinct 2", bot: "instinct" }]);
  });

  test("a match that was interrupted and one that was not are the same", async () => {
    const one = table();
    await one.play(["pass", "pass", "1", "1", "pass", "pass"]);
    const two = table();
    await two.play(["pass", "pass", "1"]);
    await two.resume(["1", "pass", "pass"]);
    expect(readMatchFile(two.path).record).toEqual(readMatchFile(one.path).record);
  });

  test("--resume alone finds the last match, wherever it is kept", async () => {
    const { sprawl, place } = table();
    await sprawl("play caravan --seed a", { typed: ["pass"] });
    const { out } = await sprawl("play --resume", { typed: ["l"] });
    expect(out).toContain(join(place, "home", "matches", "caravan-1.json"));
    expect(out).toContain("  Player passes.");
    await sprawl("play caravan --seed a", { typed: [] });
    expect(readdirSync(join(place, "home", "matches")).sort()).toEqual([
      "caravan-1.json",
      "caravan-2.json",
    ]);
  });

  test("Ctrl+C leaves with 130, the match kept", async () => {
    const { play, answers } = table();
    let prompts = 0;
    const { code, out } = await play(["pass", "pass"], "", {
      prompted: (_, interrupt) => ++prompts === 2 && interrupt.abort(),
    });
    expect(code).toBe(130);
    expect(out).toContain("The match is kept.");
    expect(answers()).toBe(1);
  });

  test("a match whose record no longer fits the rules goes on from where it stood", async () => {
    const { play, resume, path } = table();
    await play(["pass", "pass", "pass"]);
    const file = readMatchFile(path);
    const answers = file.record?.answers.map((each, i) =>
      i === 0 ? [...each.slice(0, 4), "fly"] : each,
    );
    writeMatchFile(path, { ...file, record: { ...file.record, answers } as never });
    const { code, out } = await resume(["pass"]);
    expect(code).toBe(0);
    expect(out).toContain("The rules have changed since: what happened before is no longer told.");
    expect(out).toMatch(/^ {2}left +1$/m);
    const after = readMatchFile(path);
    expect(after.record).toBeUndefined();
    expect(after.saved?.snapshot.answers).toBe(8);
  });

  test("a damaged file is refused in one sentence", async () => {
    const { play, resume, path } = table();
    await play(["pass"]);
    writeFileSync(path, readFileSync(path, "utf8").replace('"caravan"', '"caravam"'));
    const { code, err } = await resume([]);
    expect(code).toBe(2);
    expect(err).toBe("sprawl: m.json: is damaged: its checksum does not fit what is in it\n");
  });

  test("a file says everything: what contradicts it is refused", async () => {
    const { play, sprawl } = table();
    await play(["pass"]);
    const seats = await sprawl("play --resume m.json --seats 3");
    expect([seats.code, seats.err]).toEqual([
      2,
      expect.stringContaining("--seats does not go with"),
    ]);
    const game = await sprawl("play synthetic-sins --resume m.json");
    expect([game.code, game.err]).toEqual([2, expect.stringContaining("is a match of caravan")]);
  });

  test("a copy is saved where one says, but never over something else", async () => {
    const { play, place } = table();
    writeFileSync(join(place, "notes.txt"), "dear diary");
    const { out } = await play(["s copy.json", "s copy.json", "s notes.txt", "s no/../m.json/x"]);
    expect(out.match(/Saved to .*copy\.json\./g)).toHaveLength(2);
    expect(out).toMatch(/Not saved: .*notes\.txt: is no match: it is not JSON/);
    expect(out.match(/Not saved/g)).toHaveLength(2);
    expect(readFileSync(join(place, "notes.txt"), "utf8")).toBe("dear diary");
    expect(readMatchFile(join(place, "copy.json")).game).toBe("caravan");
  });
});

describe("several people at one screen", () => {
  const hotSeat = "--people Mira,Tom";

  test("the screen is handed over before it shows anything, and cleared", async () => {
    const { play } = table();
    const { out } = await play(["", "1", "1", "", "1"], hotSeat, { tty: true });
    const curtain = "\x1b[2J\x1b[3J\x1b[H";
    const [before, mira, tom] = out.split(curtain);
    expect(before).not.toContain("Choose an action");
    expect(mira).toMatch(/^\S*Hand over to Mira\./);
    expect(tom).toMatch(/^\S*Hand over to Tom\.\S*\nPress Enter when you sit here\. /);
  });

  test("nobody at the screen ever sees a card they may not see", async () => {
    const { play, path } = table();
    // Nothing but draws and passes: no hidden card has been in the open before.
    const typed = [
      "",
      "1",
      "pass",
      "",
      "1",
      "?",
      "h",
      "l",
      "t",
      "pass",
      "",
      "l",
      "1",
      "1",
      "",
      "q",
    ];
    const written: { text: string; answers: number }[] = [];
    await play(typed, hotSeat, {
      prompted: (text) => {
        written.push({ text, answers: readMatchFile(path).record?.answers.length ?? 0 });
      },
    });
    const game = await caravan();
    const record = readMatchFile(path).record;
    let looked = 0;
    for (const { text, answers } of written) {
      const seat = Math.floor(answers / 2) % 2;
      if (/Hand over/.test(text)) continue;
      const { match } = replay(game, record, answers);
      const { hands, deck } = match.play.state as { hands: number[][]; deck: number[] };
      for (const card of [...hands[1 - seat], ...deck]) {
        expect(match.play.sees(seat, card)).toBe(false);
        expect(text).not.toMatch(new RegExp(`${inWords(match.play.face(card))}(?!\\d)`));
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(250);
  });

  test("a log tells each person what they saw", async () => {
    const raid = ["", "raid target=1", "pass", "", "l", "pass", "pass", "", "l", "pass", "pass"];
    const { out } = await table().play(raid, "--people Mira,Tom,Ada");
    const [, tom, ada] = out.split("> l\n").map((log) => log.slice(0, 200));
    expect(tom).toMatch(/^ {2}Mira raids Tom and takes (silk|salt|spice|steel) \d+\./);
    expect(ada).toMatch(/^ {2}Mira raids Tom and takes a card\./);
  });

  test("people answer a vote in turn, and nobody is told the other's", async () => {
    const { play, path } = table();
    const pass = ["", "pass", "pass", "", "pass", "pass"];
    const { out } = await play([...pass, "", "1", "", "2", "", "l"], `${hotSeat} --set tolls=true`);
    expect(out.match(/Vote: shall the richest pay a toll\?/g)).toHaveLength(2);
    expect(out).toContain("1 of 2 vote for a toll.");
    expect(readMatchFile(path).record?.answers).toHaveLength(6);
  });
});

describe("bots only", () => {
  test("are watched to the end", async () => {
    const { play } = table();
    const { code, out } = await play([], "--seats random,instinct,random");
    expect(code).toBe(0);
    expect(out).toContain("Random 1 ");
    expect(out).toContain("Won by ");
    expect(out).not.toContain("> ");
  });

  test("what a bot thought is kept for the replay", async () => {
    const { play, path, sprawl } = table();
    await play([], "--seats instinct,random");
    expect(readMatchFile(path).thoughts?.[0]).toEqual([
      1,
      expect.stringMatching(/^[a-z][a-z, ]+$/i),
    ]);
    expect((await sprawl("replay m.json --why")).out).toMatch(/^ +1 {2}.*\n {6}[a-z][a-z, ]+$/im);
  });
});

function inWords(face: unknown): string {
  const suits = ["silk", "salt", "spice", "steel"];
  return `${suits[Math.floor(Number(face) / 10)]} ${(Number(face) % 10) + 1}`;
}
