/** How much is too much: of guesses, of looks back, of what is written down; and who is counted. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { networkOf } from "../src/api/access.js";
import { Limiter } from "../src/limiter.js";
import { OneByOne } from "../src/one-by-one.js";
import { allReady, Someone, type Trial, tableFor, trialServer } from "./client.js";

/** Time stands still: nothing that is counted is forgotten. */
const now = () => 1e12;
let server: Trial;
beforeAll(async () => {
  server = await trialServer({ trustProxy: true, now });
});
afterAll(() => server.end());

const from = (address: string) => ({ "x-forwarded-for": address });

test("of IPv6 a whole network counts as one, however it is written", () => {
  expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
  const home = networkOf("2001:db8:1:2::1");
  for (const same of [
    "2001:db8:1:2:ffff::",
    "2001:0DB8:0001:0002::9%eth0",
    "2001:db8:1:2:3:4:5:6",
  ]) {
    expect(networkOf(same), same).toBe(home);
  }
  for (const other of ["2001:db8:1:3::1", "2001:db8:1::2", "::1", "2001:db8::1:2:0:0:1"]) {
    expect(networkOf(other), other).not.toBe(home);
  }
  expect(networkOf("::1")).toBe(networkOf("::"));
  expect(networkOf("2001:db8::")).toBe("2001:db8:0:0::/64");
});

test("a crowd is gone through once a second at most, and then those are forgotten who are quiet", () => {
  let time = 0;
  let looked = 0;
  const limiter = new Limiter(1, () => time, 100);
  for (let i = 0; i < 150; i++) limiter.allows(`early ${i}`);
  time = 61_000;
  const crowd = (limiter as unknown as { left: Map<string, unknown> }).left;
  const entries = crowd[Symbol.iterator].bind(crowd);
  crowd[Symbol.iterator] = () => {
    looked++;
    return entries();
  };
  for (let i = 0; i < 200; i++) limiter.allows(`late ${i}`);
  expect([looked, limiter.size]).toEqual([1, 200]);
  time += 999;
  limiter.allows("one more");
  expect(looked).toBe(1);
  time += 1;
  limiter.allows("and another");
  expect(looked).toBe(2);
});

test("only a proxy that is trusted says who is speaking, and of its list only what it wrote itself", async () => {
  const statuses = async (own: Trial, header: (n: number) => string) => {
    const all = [];
    for (let n = 0; n < 30; n++) {
      const who = new Someone(own.url, "?");
      all.push((await who.ask("GET", "/healthz", undefined, from(header(n)))).status);
    }
    return new Set(all);
  };
  const both = new Set([200, 429]);
  const rate = 20;
  // Whoever connects is trusted for the last address alone: the rest, anybody can write.
  const one = await trialServer({ rate, now, trustProxy: true });
  expect(await statuses(one, (n) => `198.51.100.${n}, 203.0.113.1`)).toEqual(both);
  expect(await statuses(one, (n) => `203.0.113.${n + 2}`)).toEqual(new Set([200]));
  await one.end();
  const elsewhere = await trialServer({ rate, now, trustProxy: ["10.0.0.0/8"] });
  expect(await statuses(elsewhere, (n) => `203.0.113.${n}`)).toEqual(both);
  await elsewhere.end();
  const here = await trialServer({ rate, now, trustProxy: ["10.0.0.0/8", "127.0.0.0/8"] });
  expect(await statuses(here, (n) => `198.51.100.${n}, 203.0.113.9, 10.1.2.3`)).toEqual(both);
  expect(await statuses(here, (n) => `203.0.113.${n + 20}, 10.1.2.3`)).toEqual(new Set([200]));
  await here.end();
});

test("guesses are limited by network and by name, new passphrases by person and by network", async () => {
  const codes = async (times: number, ask: (n: number) => Promise<{ status: number }>) => {
    const all = [];
    for (let n = 0; n < times; n++) all.push((await ask(n)).status);
    return all;
  };
  const eve = await Someone.called("Eve", server);
  const guess = (name: string, address: string) =>
    eve.ask("POST", "/api/login", { name, passphrase: "guess" }, from(address));
  const network = await codes(14, (n) => guess(`name ${n}`, `2001:db8:7:7::${n + 1}`));
  expect(network.indexOf(429)).toBe(10);
  const one = await codes(36, (n) => guess(n % 2 ? "Mira" : "MIRA\u200b", `203.0.113.${n}`));
  expect(one.indexOf(429)).toBe(30);
  const claims = await codes(14, (n) =>
    eve.ask("POST", "/api/me/claim", { code: `abcd-${n}` }, from(`2001:db8:8:8::${n + 1}`)),
  );
  expect(claims.indexOf(429)).toBe(10);
  const phrase = (who: Someone, address: string) =>
    who.ask("PATCH", "/api/me", { passphrase: "long enough" }, from(address));
  const ada = await Someone.called("Ada", server);
  expect((await codes(8, (n) => phrase(ada, `198.51.100.${n}`))).indexOf(429)).toBe(5);
  const many = await Promise.all(
    Array.from({ length: 8 }, (_, n) => Someone.called(`Many ${n}`, server)),
  );
  const same = await codes(8, (n) => phrase(many[n], "2001:db8:9:9::1"));
  expect(same.indexOf(429)).toBe(5);
  // Anything else can still be changed.
  expect(await ada.ok("PATCH", "/api/me", { name: "Ada C" })).toMatchObject({ name: "Ada C" });
});

test("looks back are counted together, whether the match is over or not", async () => {
  const own = await trialServer({ now });
  try {
    const [ada, bo] = await Promise.all(["Ada", "Bo"].map((name) => Someone.called(name, own)));
    const table = await tableFor([ada, bo]);
    await allReady([ada, bo], table);
    const look = async (path: string, times: number) => {
      const all = Array.from({ length: times }, () => ada.ask("GET", path));
      return new Set((await Promise.all(all)).map(({ status }) => status));
    };
    const [log, match] = [`/api/tables/${table}/log`, `/api/matches/${table}.1`];
    expect(await look(log, 60)).toEqual(new Set([200]));
    await ada.act(table, "concede");
    for (const kind of ["replay", "record", "verify"]) {
      expect(await look(`${match}/${kind}`, 60)).toEqual(new Set([200]));
    }
    for (const path of [log, `${match}/replay`, `${match}/record`, `${match}/verify`]) {
      expect(await look(path, 3)).toEqual(new Set([429]));
    }
    expect(await look(`/api/tables/${table}`, 3)).toEqual(new Set([200]));
    expect((await bo.ask("GET", log)).status).toBe(200);
  } finally {
    await own.end();
  }
});

test("notes and reports are limited, each for itself", async () => {
  const own = await trialServer({ now });
  try {
    const ada = await Someone.called("Ada", own);
    const table = await tableFor([ada], { seats: 2 });
    const send = async (act: string, times: number) => {
      const path = `/api/tables/${table}/${act}`;
      const all = Array.from({ length: times }, () => ada.ask("POST", path, { text: "so" }));
      return (await Promise.all(all)).filter(({ status }) => status === 200).length;
    };
    expect([await send("report", 10), await send("note", 70)]).toEqual([6, 60]);
  } finally {
    await own.end();
  }
});

test("passphrases are tried one after the other, and whoever finds too many waiting comes back", async () => {
  const line = new OneByOne(3);
  const ends: (() => void)[] = [];
  let [now, most] = [0, 0];
  const work = async () => {
    most = Math.max(most, ++now);
    await new Promise<void>((done) => ends.push(done));
    now--;
  };
  const all = [line.run(work), line.run(work), line.run(work)];
  await expect(line.run(work)).rejects.toMatchObject({ status: 429 });
  for (const n of [1, 2, 3]) {
    await expect.poll(() => ends.length).toBe(n);
    ends[n - 1]();
  }
  await Promise.all(all);
  expect(most).toBe(1);
  // What failed holds up nobody.
  await expect(line.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await line.run(async () => "next")).toBe("next");
});
