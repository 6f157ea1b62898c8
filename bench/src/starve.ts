/**
 * Does one table make others wait? People play at a few tables, in the quiet and while somebody at
 * another address of the same machine does what costs most. What counts is how much longer an answer
 * takes then, in the same run: each trouble stands between two quiet stretches.
 */
import { setTimeout as rest } from "node:timers/promises";
import { type Client, clientOf, Refused } from "@sprawl/client";
import { bodies, GUESSES, guesser, HANGING, sockets, type Trouble } from "./hangers.js";
import { median } from "./rounds.js";
import { start } from "./server/servers.js";
import { Rng } from "./yardstick.js";

export type StarveFigures = {
  readonly trouble: string;
  /** From an answer being sent to its being on disk, in ms, median. */
  readonly quiet: number;
  readonly meanwhile: number;
  readonly ratio: number;
  readonly answers: number;
  /** What came of the trouble. */
  readonly outcome?: string;
};

/** Tables of two that are played at meanwhile, and the rest between two answers at each, in ms. */
const TABLES = 8;
const PACE = 150;
/** A look back every so many ms: a hundred a minute. */
const LOOK_EVERY = 600;
const FARM = 200;

/** Not to be told apart from who goes on: the match has moved on, or what was asked for is refused. */
async function calmly<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

async function somebody(url: string, name: string): Promise<Client> {
  const client = clientOf(url);
  await client.call("introduce", { body: { name } });
  return client;
}

/** Answer what this person is asked, by chance; how long that took, if they are asked anything. */
async function answerOnce(who: Client, id: string, dice: Rng): Promise<number | undefined> {
  const seen = await calmly(who.call("view", { at: { id } }));
  const question = seen && "view" in seen ? seen.view.question : undefined;
  if (!question) return undefined;
  const { decision, form, options, safe } = question;
  const answer = form === "choose" ? options[dice.below(options.length)].key : safe;
  const began = performance.now();
  const given = await calmly(who.call("answer", { at: { id }, body: { decision, answer } }));
  return given && performance.now() - began;
}

/** Two people who play until they are told to stop; `took` is told of every answer. */
async function duel(url: string, n: number, state: State): Promise<void> {
  const dice = new Rng(n + 1);
  const two = [await somebody(url, `Ada ${n}`), await somebody(url, `Bo ${n}`)];
  while (!state.over) {
    const { id, invite = "" } = await two[0].call("openTable", { body: { game: "caravan" } });
    const at = { id };
    await two[1].call("join", { at, body: { invite } });
    for (const who of two) await who.call("ready", { at });
    for (let idle = 0; idle < 2 && !state.over; ) {
      idle++;
      for (const who of two) {
        const ms = await answerOnce(who, id, dice);
        if (ms === undefined) continue;
        idle = 0;
        state.took.push(ms);
        await rest(PACE);
      }
    }
  }
}

type State = { over: boolean; took: number[] };

/** A table of sixteen with bots of one kind, at which one person gives the safe answer. */
async function crowd(url: string, bot: "instinct" | "search") {
  const host = await somebody(url, "Greedy");
  const { id } = await host.call("openTable", {
    body: {
      game: "social-deduction",
      seats: 16,
      bots: Array<typeof bot>(15).fill(bot),
      botPace: "at-once",
      options: { talk: false },
    },
  });
  await host.call("ready", { at: { id } });
  const state = { over: false };
  const play = async () => {
    const dice = new Rng(7);
    while (!state.over) if ((await answerOnce(host, id, dice)) === undefined) await rest(20);
  };
  const playing = play();
  const stop = async () => {
    state.over = true;
    await playing;
  };
  return { host, id, stop };
}

/** Looks back at long matches, each at another moment, a hundred a minute. */
const looks: Trouble = async (url) => {
  const { host, id, stop } = await crowd(url, "instinct");
  await rest(6_000);
  await stop();
  await host.call("vote", { at: { id }, body: { kind: "end" } });
  const match = { id: `${id}.1` };
  const state = { over: false };
  const look = async () => {
    for (let step = 1; !state.over; step++) {
      const kinds = [
        () => host.call("replay", { at: match, query: { step, seat: step % 16 } }),
        () => host.call("verify", { at: match }),
        () => host.call("record", { at: match }),
        () => host.call("past", { at: { id }, query: { step } }),
        () => host.call("log", { at: { id }, query: { after: step } }),
      ];
      await Promise.all([calmly<unknown>(kinds[step % kinds.length]()), rest(LOOK_EVERY)]);
    }
  };
  const looking = look();
  return async () => {
    state.over = true;
    await looking;
    return undefined;
  };
};

const thinkers =
  (tables: number): Trouble =>
  async (url) => {
    const all = await Promise.all(Array.from({ length: tables }, () => crowd(url, "search")));
    await rest(2_000);
    return async () => {
      await Promise.all(all.map(({ stop }) => stop()));
      return undefined;
    };
  };

/** Tables of bots alone, which nobody watches. */
const farm: Trouble = async (url) => {
  for (let i = 0; i < FARM; i++) {
    const host = await somebody(url, `Farmer ${i}`);
    const body = { game: "caravan", bots: ["instinct" as const], botPace: "at-once" as const };
    const { id } = await host.call("openTable", { body });
    await host.call("ready", { at: { id } });
    await calmly(host.call("vote", { at: { id }, body: { kind: "sit-in", target: 0 } }));
  }
  return async () => undefined;
};

/** Tables of bots alone, all of which one person looks at. */
const audience: Trouble = async (url) => {
  const host = await somebody(url, "Spectator");
  const opened: string[] = [];
  for (let i = 0; i < FARM; i++) {
    const bots = Array<"instinct">(7).fill("instinct");
    const body = { game: "social-deduction", seats: 8, bots, botPace: "at-once" as const };
    const { id } = await host.call("openTable", { body });
    opened.push(id);
    await host.call("ready", { at: { id } });
    await calmly(host.call("vote", { at: { id }, body: { kind: "sit-in", target: 0 } }));
    // Whoever has looked may look again: such a table plays on for a minute.
    await host.call("view", { at: { id } });
  }
  return async () => {
    for (const id of opened) await calmly(host.call("leave", { at: { id } }));
    return undefined;
  };
};

const TROUBLES: Readonly<Record<string, Trouble>> = {
  "100 looks back a minute": looks,
  "one table of 15 search bots": thinkers(1),
  "four such tables": thinkers(4),
  [`${FARM} tables of bots nobody watches`]: farm,
  [`${FARM} tables of bots one person watches`]: audience,
  [`${HANGING} requests whose body never comes`]: bodies,
  [`${HANGING} sockets on which nothing is said`]: sockets,
  [`${GUESSES} guesses at a passphrase a second`]: guesser,
};

export async function starve(quick: boolean): Promise<StarveFigures[]> {
  const stretch = quick ? 1_000 : 8_000;
  const running = await start("ours", 2);
  const state: State = { over: false, took: [] };
  const { url } = running;
  const measured = async () => {
    state.took = [];
    await rest(stretch);
    return state.took.slice();
  };
  try {
    const duels = Array.from({ length: TABLES }, (_, n) => duel(url, n, state));
    await rest(quick ? 500 : 3_000);
    const figures: StarveFigures[] = [];
    let before = await measured();
    for (const [trouble, make] of Object.entries(TROUBLES)) {
      const stop = await make(url);
      const meanwhile = await measured();
      const outcome = await stop(quick);
      await rest(500);
      const after = await measured();
      const quiet = median([...before, ...after]);
      const took = median(meanwhile);
      const answers = meanwhile.length;
      const ratio = took / quiet;
      const came = outcome === undefined ? {} : { outcome };
      figures.push({ trouble, quiet, meanwhile: took, ratio, answers, ...came });
      before = after;
    }
    state.over = true;
    await Promise.all(duels);
    return figures;
  } finally {
    await running.stop();
  }
}
