/** The real program, in processes of its own, as it was built. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { folder, ROOT } from "./world.js";

vi.setConfig({ testTimeout: 60_000 });

const BIN = join(ROOT, "packages/cli/bin/sprawl.js");

/** Run it; `input` is what stands in the pipe, and Ctrl+C is pressed once it has said `until`. */
function sprawl(line: string, input = "", cwd = ROOT, until?: string) {
  const env = { ...process.env, SPRAWL_BUILD: "no", SPRAWL_HOME: join(cwd, "home") };
  const child = spawn(process.execPath, [BIN, ...line.split(" ")], { cwd, env });
  let out = "";
  let err = "";
  let stopped = false;
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    err += text;
    if (until === undefined || !err.includes(until) || stopped) return;
    stopped = true; // a second one would not let it report
    child.kill("SIGINT");
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

test("a run of hours is announced, and Ctrl+C ends it in the middle of a match", async () => {
  const line = "simulate caravan -n 40 --bots search:2s --jobs 1 --seed long";
  const { code, out, err } = await sprawl(line, "", ROOT, "hours");
  expect(code).toBe(130);
  expect(err).toMatch(/^This will take about \d hours\. Ctrl\+C ends it/);
  expect(err).toContain("Interrupted: 0 of 40 matches were played.");
  expect(out).toContain("0 matches, 0 ended");
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
