/** `sprawl replay` and `sprawl verify`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createMatch, namedSeed, promiseOf, recordOf, seedFrom } from "@sprawl/engine/host";
import { findGame } from "@sprawl/games";
import { describe, expect, test } from "vitest";
import { fileText, readMatchFile } from "../src/files.js";
import { folder, worldIn } from "./world.js";

/** A recorded match between bots, in a file. */
async function recorded() {
  const place = folder();
  const sprawl = worldIn(place);
  await sprawl("simulate caravan -n 1 --seats 3 --bots random --seed rec --records .");
  const path = join(place, "caravan-000000.json");
  return { sprawl, place, path, file: readMatchFile(path) };
}

describe("sprawl replay", () => {
  test("tells the whole story once it is over, with its end", async () => {
    const { sprawl } = await recorded();
    const { code, out } = await sprawl("replay caravan-000000.json");
    expect(code).toBe(0);
    expect(out).toMatch(/^ {3}1 {2}seat 0 /);
    expect(out).toMatch(/The match is over\. seat \d has the highest score\. \(CA-6\.2\)\n/);
  });

  test("tells each seat what it saw, and no more", async () => {
    const { sprawl } = await recorded();
    const raid = /seat (\d) raids seat \d and takes (.*)\./;
    const all = (await sprawl("replay caravan-000000.json --seat all")).out;
    const spectator = (await sprawl("replay caravan-000000.json --seat spectator")).out;
    const raids = all.split("\n").filter((line) => raid.test(line));
    const hidden = spectator.split("\n").filter((line) => raid.test(line));
    expect(raids.length).toBeGreaterThan(0);
    expect(hidden).toHaveLength(raids.length);
    for (const line of raids) expect(line).toMatch(/takes (silk|salt|spice|steel) \d+\./);
    for (const line of hidden) expect(line).toContain("takes a card.");
    const one = (await sprawl("replay caravan-000000.json --seat 1")).out;
    for (const line of one.split("\n").filter((each) => raid.test(each))) {
      expect(line.includes("takes a card.")).toBe(!line.includes("seat 1"));
    }
  });

  test("stops where one says, and then shows only what a spectator saw", async () => {
    const { sprawl } = await recorded();
    const { out } = await sprawl("replay caravan-000000.json --to 3 --json");
    expect(JSON.parse(out)).toMatchObject({ game: "caravan", answers: 3, over: false });
    expect(JSON.parse(out).events.every(({ at }: { at: number }) => at <= 3)).toBe(true);
    const refused = await sprawl("replay caravan-000000.json --to 3 --seat all");
    expect([refused.code, refused.err]).toEqual([
      2,
      expect.stringContaining("only when the match"),
    ]);
  });

  test("for programs", async () => {
    const { sprawl, file } = await recorded();
    const { out } = await sprawl("replay caravan-000000.json --json --seat 1");
    const told = JSON.parse(out);
    expect(told).toMatchObject({ seats: 3, over: true, hash: file.record?.hash });
    expect(told.events[0]).toEqual({
      at: 1,
      type: expect.any(String),
      text: expect.stringContaining("seat 0"),
      rule: expect.stringMatching(/^CA-/),
    });
    expect(told.misfit).toBeUndefined();
  });

  test("says where a record does not fit the rules", async () => {
    const { sprawl, place, file } = await recorded();
    const record = file.record;
    if (!record) throw new Error("no record");
    const answers = record.answers.map((answer, i) =>
      i === 4 ? ([...answer.slice(0, 4), "fly"] as never) : answer,
    );
    writeFileSync(join(place, "bad.json"), fileText({ ...file, record: { ...record, answers } }));
    const { code, out } = await sprawl("replay bad.json");
    expect(code).toBe(1);
    expect(out).toContain('It does not replay: answer 5: "fly" is not on offer');
    const json = JSON.parse((await sprawl("replay bad.json --json")).out);
    expect(json.misfit).toBe('answer 5: "fly" is not on offer');
  });

  test.each(["3", "x", "-1"])("there is no seat %s", async (seat) => {
    const { sprawl } = await recorded();
    const { code, err } = await sprawl(["replay", "caravan-000000.json", `--seat=${seat}`]);
    expect([code, err]).toEqual([2, expect.stringContaining("must be a seat from 0 to 2")]);
  });

  test("a save alone cannot be told from its beginning", async () => {
    const place = folder();
    const sprawl = worldIn(place);
    await sprawl("play caravan --file m.json", { typed: ["pass"] });
    const { saved } = readMatchFile(join(place, "m.json"));
    writeFileSync(join(place, "s.json"), JSON.stringify(saved));
    const { code, err } = await sprawl("replay s.json");
    expect([code, err]).toEqual([2, expect.stringContaining("s.json: holds no record")]);
    expect((await sprawl("play --resume s.json", { typed: ["", "q"] })).out).toContain("Player 1");
  });
});

describe("sprawl verify", () => {
  test("a record follows from its seed and its commitment", async () => {
    const { sprawl } = await recorded();
    const plain = JSON.parse((await sprawl("verify caravan-000000.json --json")).out);
    expect(plain).toMatchObject({ verified: true, problems: [], game: "caravan" });
    const line = `verify caravan-000000.json --commitment ${plain.commitment}`;
    const { code, out } = await sprawl(line);
    expect(code).toBe(0);
    expect(out).toMatch(/^verified {2}caravan-000000\.json: \d+ answers of caravan\n/);
  });

  test("another commitment, another seed or another answer is found out", async () => {
    const { sprawl, place, path, file } = await recorded();
    const wrong = await sprawl(`verify caravan-000000.json --commitment ${"0".repeat(64)}`);
    expect(wrong.code).toBe(1);
    expect(wrong.out).toContain("the seed is not the one that was committed to");
    const bare = JSON.parse(JSON.stringify(file.record));
    const seed = bare.seed.replace(/^./, (digit: string) => (digit === "0" ? "1" : "0"));
    writeFileSync(join(place, "seed.json"), JSON.stringify({ ...bare, seed }));
    const other = await sprawl("verify seed.json --json");
    expect(other.code).toBe(1);
    expect(JSON.parse(other.out).verified).toBe(false);
    const short = { ...bare, answers: bare.answers.slice(0, -1) };
    writeFileSync(join(place, "short.json"), JSON.stringify(short));
    expect((await sprawl("verify short.json")).out).toContain("ends in another position");
    expect(readFileSync(path, "utf8")).toBe(fileText(file));
  });

  test("a commitment that cannot be one is wrong use", async () => {
    const { sprawl } = await recorded();
    const { code, err } = await sprawl("verify caravan-000000.json --commitment abc");
    expect([code, err]).toEqual([2, "sprawl: --commitment: must be 64 hex digits\n"]);
  });
});

describe("a record of a deal that several made", () => {
  /** A record as a server gives it out, with this share of its own. */
  async function shared(server: string) {
    const { sprawl, place, file } = await recorded();
    const { record } = file;
    if (!record) throw new Error("nothing was recorded");
    const deal = {
      server,
      sat: [{ person: "ada", share: namedSeed("ada") }, {}, {}],
      mixed: false,
    };
    const seed = seedFrom(deal, record);
    const entry = await findGame("caravan")?.load();
    if (!entry) throw new Error("there is no caravan");
    const match = createMatch(entry.game, { ...record, seed });
    writeFileSync(join(place, "shared.json"), JSON.stringify({ ...recordOf(match), deal }));
    return sprawl;
  }
  const server = namedSeed("server");

  test("verifies against the promise one has kept", async () => {
    const sprawl = await shared(server);
    const { code, out } = await sprawl(`verify shared.json --promise ${promiseOf(server)}`);
    expect(code).toBe(0);
    expect(out).toContain(
      `made of a share of the server (promise ${promiseOf(server)}) and 1 of people`,
    );
    expect(JSON.parse((await sprawl("verify shared.json --json")).out).proof).toBe("shares");
  });

  test("another promise is found out; a record without shares has none", async () => {
    const sprawl = await shared(server);
    const other = await sprawl(`verify shared.json --promise ${namedSeed("other")}`);
    expect([other.code, other.out]).toEqual([
      1,
      expect.stringContaining("the server's share is not the one it promised"),
    ]);
    const alone = await recorded();
    const line = `verify caravan-000000.json --promise ${namedSeed("other")}`;
    expect((await alone.sprawl(line)).out).toContain("nothing was promised");
    expect((await alone.sprawl("verify caravan-000000.json --promise x")).code).toBe(2);
  });

  test("a share of one's own that is not in the deal is found out", async () => {
    const sprawl = await shared(server);
    expect((await sprawl(`verify shared.json --share ${namedSeed("ada")}`)).code).toBe(0);
    const lost = await sprawl(`verify shared.json --share ${namedSeed("bo")}`);
    expect([lost.code, lost.out]).toEqual([
      1,
      expect.stringContaining("your share is not in the deal"),
    ]);
  });
});
