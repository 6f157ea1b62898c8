/** The real program, in processes of its own, as it was built. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { folder, ROOT } from "./world.js";

vi.setConfig({ testTimeout: 60_000 });

const BIN = join(ROOT, "packages/cli/bin/sprawl.js");

/** Run it; `input` is what stands in the pipe. */
function sprawl(line: string, input = "", cwd = ROOT) {
  const env = { ...process.env, SPRAWL_BUILD: "no", SPRAWL_HOME: join(cwd, "home") };
  const child = spawn(process.execPath, [BIN, ...line.split(" ")], { cwd, env });
  let out = "";
  let err = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    err += text;
  });
  child.stdin.end(input);
  return new Promise<{ code: number | null; out: string; err: string }>((done) => {
    child.on("close", (code) => done({ code, out, err }));
  });
}

test("lists the games, and nothing but JSON is on stdout", async () => {
  const { code, out, err } = await sprawl("list --json");
  expect(err).toBe("");
  expect(code).toBe(0);
  expect(JSON.parse(out).games[0].id).toBe("caravan");
});

test("plays from a pipe, and goes on in another process", async () => {
  const place = folder();
  const first = await sprawl("play caravan --seed pipe --file m.json", "pass\npass\nq\n", place);
  expect(first.code).toBe(0);
  expect(first.out.match(/ {2}Player passes\./g)).toHaveLength(2);
  const second = await sprawl("play --resume", "l\n", place);
  expect(second.code).toBe(0);
  expect(second.out.match(/> l\n( {2}Player passes\.\n){2}/)).not.toBeNull();
});

test("the same matches on one core and on two", async () => {
  const line = "simulate caravan -n 24 --bots instinct,random --rotate --seed cores --json";
  const figures = async (jobs: number) => {
    const { code, out } = await sprawl(`${line} --jobs ${jobs}`);
    expect(code).toBe(0);
    return { ...JSON.parse(out), seconds: 0 };
  };
  const one = await figures(1);
  expect(one.ended).toBe(24);
  expect(await figures(2)).toEqual(one);
});

test("laws are tried in workers", async () => {
  const { code, out } = await sprawl(
    "fuzz caravan --law ends --law plain --matches 1 --jobs 2 --json",
  );
  expect(code).toBe(0);
  expect(JSON.parse(out).laws.map(({ law }: { law: string }) => law)).toEqual(["ends", "plain"]);
});

test("wrong use ends with 2 and one sentence on stderr", async () => {
  const { code, out, err } = await sprawl("play chess");
  expect(code).toBe(2);
  expect(out).toBe("");
  expect(err).toMatch(/^sprawl: game: there is no game "chess"; [^\n]*\n$/);
});
