/**
 * Nobody is sent what they may not know: two servers play the same table in two hidden worlds that
 * one viewer cannot tell apart. The same answers are given in both; every byte that viewer receives,
 * by HTTP and by socket, must be the same, in the same order, apart from ids and times.
 */
import { caravan } from "@sprawl/caravan";
import {
  type Answer,
  type AnyGame,
  createMatch,
  decisionId,
  type Match,
  namedSeed,
  type Plain,
  questionView,
  submit,
  type Viewer,
  waitingFor,
} from "@sprawl/engine";
import { expect, test } from "vitest";
import {
  allReady,
  chooser,
  type Live,
  Someone,
  someAnswer,
  type Trial,
  tableFor,
  trialServer,
} from "./client.js";

const game = caravan as unknown as AnyGame;
const OPTIONS = { guards: true, tolls: true };
const ANSWERS = 50;

type Given = readonly [seat: number, answer: Answer];
type Draw = (n: number) => number;

function newTrace(faces: ReadonlyMap<number, Plain> = new Map()) {
  return { shown: new Map<number, number>(), disclosures: [] as string[], faces };
}

/** Answers somebody might give, and what this viewer comes to see of the cards meanwhile. */
function playOnce(seats: number, seed: string, viewer: Viewer, draw: Draw) {
  const trace = newTrace();
  const match = createMatch(game, { seats, seed, options: OPTIONS, trace });
  const bit = viewer === "spectator" ? 1 << 30 : 1 << viewer;
  const answers: Given[] = [];
  const known = new Set<number>();
  const look = () => {
    const { secrets } = match.play;
    secrets.face.forEach((_, thing) => {
      const bits = secrets.known[thing] | secrets.seen[thing] | (trace.shown.get(thing) ?? 0);
      if ((bits & bit) !== 0) known.add(thing);
    });
  };
  look();
  while (match.pending && answers.length < ANSWERS) {
    const waiting = waitingFor(match);
    const seat = waiting[draw(waiting.length)];
    const question = questionView(match, seat);
    if (!question) throw new Error("who is waited for is asked");
    const given = someAnswer(question, draw);
    expect(submit(match, { seat, decision: decisionId(match), answer: given }).status).toBe(
      "accepted",
    );
    answers.push([seat, given]);
    look();
  }
  const faces = match.play.secrets.face;
  const hidden = faces.flatMap((_, thing) => (known.has(thing) ? [] : [thing]));
  return { answers, hidden, faces, disclosures: trace.disclosures };
}

/** The cards this viewer never sees, exchanged so that the same answers can be given. */
function otherFaces(seats: number, seed: string, viewer: Viewer, draw: Draw) {
  const { answers, hidden, faces, disclosures } = playOnce(seats, seed, viewer, draw);
  for (let i = 0; i < 200; i++) {
    const order = hidden.slice();
    for (let last = order.length - 1; last > 0; last--) {
      // Mostly small exchanges: the others' answers must stay legal.
      const other = draw(3) === 0 ? draw(last + 1) : last;
      [order[last], order[other]] = [order[other], order[last]];
    }
    const changed = new Map(hidden.map((thing, k) => [thing, faces[order[k]]]));
    const moved = hidden.filter((thing, k) => faces[thing] !== faces[order[k]]);
    if (moved.length < 2) continue;
    const trace = newTrace(changed);
    const match = createMatch(game, { seats, seed, options: OPTIONS, trace });
    const fits = answers.every(
      ([seat, answer]) =>
        submit(match, { seat, decision: decisionId(match), answer }).status === "accepted",
    );
    if (fits && trace.disclosures.join() === disclosures.join()) return { answers, changed, moved };
  }
  return undefined;
}

type Side = {
  readonly server: Trial;
  readonly all: readonly Someone[];
  readonly table: string;
  readonly lives: readonly Live[];
};

/** A server, a table, everybody connected; the last of them has no seat. */
async function side(seats: number, seed: string, replace: (match: Match) => Match): Promise<Side> {
  const server = await trialServer({ hooks: { seed: () => seed, replaceMatch: replace } });
  const all: Someone[] = [];
  for (const name of ["Ada", "Bo", "Cy", "Di"].slice(0, seats)) {
    all.push(await Someone.called(name, server));
  }
  const table = await tableFor(all, { options: OPTIONS });
  const { invite } = await all[0].ok("GET", `/api/tables/${table}`);
  all.push(await Someone.called("Sue", server));
  await all[seats].act(table, "join", { invite });
  const lives: Live[] = [];
  for (const who of all) {
    const live = await who.live();
    await live.watch(table);
    lives.push(live);
  }
  await allReady(all.slice(0, seats), table);
  for (const live of lives) await live.until(() => live.view(table));
  return { server, all, table, lives };
}

/** Without what differs between two servers and says nothing: names of things, and times. */
function plain(text: string, { table, all }: Side): string {
  let same = text.replaceAll(table, "TABLE");
  for (const { id, name } of all) same = same.replaceAll(id, `PERSON-${name}`);
  return same.replace(/"invite":"[a-z0-9]{26}"/g, '"invite":"I"');
}

async function compare(seats: number, viewer: Viewer, round: number): Promise<number> {
  const name = `leak ${seats} ${viewer} ${round}`;
  const seed = namedSeed(name);
  const other = otherFaces(seats, seed, viewer, chooser(round * 31 + seats));
  if (!other) return 0;
  const changed = (match: Match) => {
    const trace = newTrace(other.changed);
    const world = createMatch(game, { ...match.header, trace });
    world.play.trace = undefined;
    return world;
  };
  const sides = await Promise.all([
    side(seats, seed, (match) => match),
    side(seats, seed, changed),
  ]);
  const place = viewer === "spectator" ? seats : viewer;
  try {
    const worlds = await Promise.all(
      sides.map(async ({ server, table }) => (await server.house.table(table)).play?.match),
    );
    const [one, two] = worlds.map((match) => match?.play.secrets.face);
    expect(one).not.toEqual(two);
    const read = [0, 0];
    for (const [n, [seat, answer]] of other.answers.entries()) {
      const received = [];
      for (const [which, each] of sides.entries()) {
        const { lives, table, all } = each;
        const decision = lives[0].view(table)?.pending?.decision;
        const wrong = await all[place].ask("POST", `/api/tables/${table}/answer`, {
          decision,
          answer: "guard card=3",
        });
        const reply = await lives[seat].act(table, "answer", { decision, answer });
        expect(reply.type).toBe("done");
        const at = (live: Live) => live.views.get(table)?.version ?? 0;
        for (const live of lives) await live.until(() => at(live) > n);
        const got = await all[place].ask("GET", `/api/tables/${table}/view`);
        const mine = await all[place].ask("GET", "/api/me/tables");
        received.push({
          errors: `${wrong.status} ${plain(wrong.text, each)}`,
          http: [got, mine].map(({ status, text }) => `${status} ${plain(text, each)}`),
          socket: lives[place].texts.slice(read[which]).map((text) => plain(text, each)),
        });
        read[which] = lives[place].texts.length;
      }
      expect(received[1]).toEqual(received[0]);
    }
  } finally {
    for (const { lives, server } of sides) {
      for (const live of lives) await live.close();
      await server.end();
    }
  }
  return other.answers.length * other.moved.length;
}

test.each([
  [2, 0],
  [2, 1],
  [3, 2],
  [4, 1],
  [3, "spectator"],
] as const)(
  "with %i seats, %s receives the same bytes in every hidden world",
  async (seats, viewer) => {
    let compared = 0;
    for (let round = 0; round < 6 && compared < 100; round++) {
      compared += await compare(seats, viewer, round);
    }
    expect(compared, "too few worlds could be compared").toBeGreaterThanOrEqual(100);
  },
);
