/** How a server is set up. Everything has a default; the environment changes it. */
import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { PushKeys } from "./notify/push.js";

export type Config = {
  readonly host: string;
  readonly port: number;
  /** A file, or postgres://… */
  readonly database: string;
  /** Addresses of this site as browsers see it, where a proxy stands in front; else its own host. */
  readonly origins: readonly string[];
  /** Is the connection from the browser encrypted? Then cookies say so. */
  readonly secure: boolean;
  /**
   * Who may tell the client's address: whoever connects (true: one proxy, and nobody gets past it),
   * or only proxies at these addresses or in these networks.
   */
  readonly trustProxy: boolean | readonly string[];
  /** Requests and messages a minute, for each identity and for each address. */
  readonly rate: number;
  /** Tables that nobody watches or answers for so long are dropped from memory, in ms. */
  readonly idle: number;
  /** How long a client may take for a request's head, for its body, and between two, in ms. */
  readonly patience: { readonly head: number; readonly body: number; readonly between: number };
  /** How often somebody on a socket must be heard of, in ms. */
  readonly heartbeat: number;
  /** What nobody has used for so long is deleted, in ms; 0 keeps it for ever. */
  readonly keepTables: number;
  readonly keepKeys: number;
  /** Time for a question to several seats at once, in ms, where there is a clock. */
  readonly windowTime: number;
  /** How long rules may take before they are stopped, in ms. */
  readonly ruleLimit: number;
  /** Answers given for somebody come after a time between these two, in ms; for everybody alike. */
  readonly delay: readonly [number, number];
  readonly botDelay: readonly [number, number];
  /** How long a search bot may think, in ms; and on how many threads they do. */
  readonly botBudget: number;
  readonly botThreads: number;
  /** What looking back may cost each person, network and table, in ms of processor time a minute. */
  readonly lookBudget: number;
  /** One message when somebody is needed for so long, in ms. */
  readonly remindAfter: number;
  readonly webhooks: boolean;
  /** Also to private addresses: for tests only, no variable sets it. */
  readonly webhooksAnywhere: boolean;
  readonly log: "silent" | "error" | "warn" | "info" | "debug";
};

const DAY = 86_400_000;

export const DEFAULTS: Config = {
  host: "127.0.0.1",
  port: 4711,
  database: join(".sprawl", "sprawl.db"),
  origins: [],
  secure: false,
  trustProxy: false,
  rate: 3000,
  idle: 60_000,
  patience: { head: 10_000, body: 20_000, between: 10_000 },
  heartbeat: 30_000,
  keepTables: 365 * DAY,
  keepKeys: 400 * DAY,
  windowTime: 45_000,
  ruleLimit: 3_000,
  delay: [250, 700],
  botDelay: [250, 700],
  botBudget: 150,
  botThreads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  lookBudget: 10_000,
  remindAfter: 30_000,
  webhooks: true,
  webhooksAnywhere: false,
  log: "info",
};

/** A setting that makes no sense, in a sentence that names the variable. */
export class BadSetting extends Error {
  override readonly name = "BadSetting";
}

const LEVELS = ["silent", "error", "warn", "info", "debug"] as const;

/** The configuration the environment asks for. Throws a BadSetting. */
export function configFrom(env: Readonly<Record<string, string | undefined>>): Config {
  const folder = env.SPRAWL_DATA;
  const whole = (name: string, least: number, most: number, otherwise: number) => {
    const text = env[name];
    if (text === undefined || text === "") return otherwise;
    const value = Number(text);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    throw new BadSetting(
      `${name} is "${text}"; it must be a whole number from ${least} to ${most}.`,
    );
  };
  const flag = (name: string, otherwise: boolean) => {
    const text = env[name];
    if (text === undefined || text === "") return otherwise;
    if (/^(1|true|yes)$/i.test(text)) return true;
    if (/^(0|false|no)$/i.test(text)) return false;
    throw new BadSetting(`${name} is "${text}"; it must be true or false.`);
  };
  const proxies = (name: string) => {
    const text = env[name] ?? "";
    if (!/[.:]/.test(text)) return flag(name, DEFAULTS.trustProxy === true);
    const named = text.split(/[\s,]+/).filter(Boolean);
    if (named.every(isNetwork)) return named;
    throw new BadSetting(
      `${name} is "${text}"; it must be true, false, or addresses and networks of proxies.`,
    );
  };
  const level = env.SPRAWL_LOG || DEFAULTS.log;
  const log = LEVELS.find((each) => each === level);
  if (!log)
    throw new BadSetting(`SPRAWL_LOG is "${level}"; it must be one of ${LEVELS.join(", ")}.`);
  return {
    ...DEFAULTS,
    host: env.SPRAWL_HOST || DEFAULTS.host,
    port: whole("SPRAWL_PORT", 0, 65_535, DEFAULTS.port),
    database: env.SPRAWL_DATABASE_URL || (folder ? join(folder, "sprawl.db") : DEFAULTS.database),
    origins: originsIn(env.SPRAWL_ORIGINS ?? ""),
    secure: flag("SPRAWL_SECURE", DEFAULTS.secure),
    trustProxy: proxies("SPRAWL_TRUST_PROXY"),
    rate: whole("SPRAWL_RATE", 1, 1e9, DEFAULTS.rate),
    idle: whole("SPRAWL_IDLE_SECONDS", 1, 86_400, DEFAULTS.idle / 1000) * 1000,
    keepTables: whole("SPRAWL_KEEP_TABLES_DAYS", 0, 36_500, DEFAULTS.keepTables / DAY) * DAY,
    keepKeys: whole("SPRAWL_KEEP_KEYS_DAYS", 0, 36_500, DEFAULTS.keepKeys / DAY) * DAY,
    windowTime: whole("SPRAWL_WINDOW_SECONDS", 5, 86_400, DEFAULTS.windowTime / 1000) * 1000,
    botBudget: whole("SPRAWL_BOT_MS", 1, 10_000, DEFAULTS.botBudget),
    botThreads: whole("SPRAWL_BOT_THREADS", 1, 64, DEFAULTS.botThreads),
    lookBudget: whole("SPRAWL_LOOK_MS", 100, 60_000, DEFAULTS.lookBudget),
    remindAfter: whole("SPRAWL_REMIND_SECONDS", 1, 86_400, DEFAULTS.remindAfter / 1000) * 1000,
    webhooks: flag("SPRAWL_WEBHOOKS", DEFAULTS.webhooks),
    log,
  };
}

/** Addresses of sites as browsers name them: https://sprawl.example, with or without a port. */
function originsIn(text: string): readonly string[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((each) => {
      const url = URL.canParse(each) ? new URL(each) : undefined;
      const isSite = url !== undefined && /^https?:$/.test(url.protocol) && url.host !== "";
      if (isSite && url.href === `${url.origin}/`) return url.origin;
      throw new BadSetting(
        `SPRAWL_ORIGINS names "${each}"; each must be as https://sprawl.example is.`,
      );
    });
}

/** An address, or a network as in 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address, bits, ...more] = text.split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

/** The key pair for Web Push, where the environment names one. */
export function pushFrom(env: Readonly<Record<string, string | undefined>>): PushKeys | undefined {
  const { SPRAWL_PUSH_PUBLIC: publicKey, SPRAWL_PUSH_PRIVATE: privateKey } = env;
  if (!publicKey && !privateKey) return undefined;
  if (!publicKey || !privateKey) {
    throw new BadSetting(
      "SPRAWL_PUSH_PUBLIC and SPRAWL_PUSH_PRIVATE belong together; one is missing.",
    );
  }
  return { publicKey, privateKey, contact: env.SPRAWL_PUSH_CONTACT || "mailto:nobody@example.org" };
}
