/** What people do at a table. The same acts come by HTTP and by socket. */
import { badInput, notFound, notNow, notYours, refusedBy } from "../errors.js";
import type { House } from "../house.js";
import { randomId, randomSecret } from "../ids.js";
import type { Person } from "../store/people.js";
import type { Channel } from "../store/talk.js";
import { seatOf, type TableDoc } from "../table/doc.js";
import type { LiveTable } from "../table/live.js";
import * as lobby from "../table/lobby.js";
import { roundOf, withStanding } from "../table/standing.js";
import { isCarried, propose, voice } from "../table/votes.js";
import { say } from "../talk.js";
import { tooMuch } from "./access.js";
import { type ActBody, type ActName, acts } from "./schemas.js";

type Doing = { readonly house: House; readonly table: LiveTable; readonly who: Person };
type Acts = { readonly [N in ActName]: (doing: Doing, body: ActBody<N>) => Promise<object> };

const DONE = {};
const MOST_STANDING = 100;

/** Check what was sent and do it. */
export async function act(
  house: House,
  who: Person | undefined,
  tableId: string,
  name: ActName,
  given: unknown,
): Promise<object> {
  if (!who) throw notYours("Say who you are first.");
  const parsed = acts[name].safeParse(given ?? {});
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw badInput(issue.path.join("."), issue.message);
  }
  const table = await house.table(tableId);
  // Another process may have let them in a moment ago.
  if (seatOf(table.doc, who.id) === undefined) await table.refresh();
  if (name !== "join" && !lobby.mayWatch(table.doc, who.id)) throw notFound("table");
  const run = ACTS[name] as (doing: Doing, body: unknown) => Promise<object>;
  return run({ house, table, who }, parsed.data);
}

/** Change the table's document and see what follows from it. */
function change({ table }: Doing, edit: (doc: TableDoc) => TableDoc): Promise<object> {
  return table.exclusive(async () => {
    await table.openPlay();
    await table.change(edit);
    await afterwards(table);
    return DONE;
  });
}

/** Carry out what was agreed; end what has been given up. */
async function afterwards(table: LiveTable): Promise<void> {
  for (const vote of table.doc.votes) {
    if (!isCarried(vote)) continue;
    const { kind, target = vote.by, keep = 0, answers = 0 } = vote;
    await table.change((doc) => {
      const votes = doc.votes.filter(({ id }) => id !== vote.id);
      const old = doc.seats[target];
      const seated = (seat: typeof old) => ({ ...doc, votes, seats: doc.seats.with(target, seat) });
      if (kind === "kick") return lobby.sendAway({ ...doc, votes }, target, randomSecret());
      if (kind === "sit-in") return seated({ ...old, bot: "instinct" });
      if (kind !== "give-back") return { ...doc, votes };
      const { bot: _, ...person } = old;
      return seated(person);
    });
    if (kind === "take-back") await table.play?.takeBack(keep, answers);
    if (kind === "end") await table.play?.end({ reason: "agreed", winners: [] });
  }
  if (table.doc.status !== "playing") return;
  const winners = lobby.winnerByConcession(table.doc);
  if (winners) await table.play?.end({ reason: "conceded", winners });
  await table.finish();
}

const ACTS: Acts = {
  join: async (doing, { invite, seat }) => {
    const { table, who } = doing;
    const { doc } = table;
    const known = lobby.mayWatch(doc, who.id);
    if (!known && invite !== doc.invite) throw notFound("table");
    await change(doing, (now) => lobby.sitDown(now, who, seat));
    return { table: table.watching.tableFor(who.id) };
  },
  ready: (doing, { ready }) => change(doing, (doc) => lobby.setReady(doc, doing.who.id, ready)),
  bot: (doing, { seat, bot }) => change(doing, (doc) => lobby.setBot(doc, doing.who.id, seat, bot)),
  leave: (doing) => change(doing, (doc) => lobby.leave(doc, doing.who.id)),
  concede: (doing) => change(doing, (doc) => lobby.concede(doc, doing.who.id)),
  rematch: (doing) => change(doing, (doc) => lobby.rematch(doc, doing.who.id)),
  vote: (doing, proposal) =>
    change(doing, (doc) => {
      const by = lobby.mySeat(doc, doing.who.id);
      const inPlay = proposal.kind !== "kick";
      if (inPlay && doc.status !== "playing") {
        throw notNow("not-playing", "Nothing is being played.");
      }
      const { kind, target, keep } = proposal;
      const about = {
        ...(target !== undefined && { target }),
        ...(keep !== undefined && { keep }),
      };
      return propose(doc, doing.table.play?.match, by, { kind, ...about });
    }),
  voice: (doing, { vote, agree }) =>
    change(doing, (doc) => voice(doc, lobby.mySeat(doc, doing.who.id), vote, agree)),
  answer: async ({ house, table, who }, { decision, answer }) => {
    const seat = lobby.mySeat(table.doc, who.id);
    const { bot, conceded } = table.doc.seats[seat];
    if (bot) throw notNow("sat-in", "A bot sits in for you. Ask for your seat back.");
    if (conceded) throw notNow("conceded", "You have conceded.");
    const from = performance.now();
    const reply = await table.answer(seat, decision, answer);
    house.metrics.answering.observe((performance.now() - from) / 1000);
    if (reply.status === "refused") throw refusedBy(reply.refusal);
    if (reply.status === "failed") {
      const message = "A rule went wrong. The table stands where it stood; the report is kept.";
      throw notNow("fault", message);
    }
    return { status: reply.status };
  },
  undo: async ({ table, who }) =>
    table.exclusive(async () => {
      await table.openPlay();
      const seat = lobby.mySeat(table.doc, who.id);
      const refusal = table.play
        ? await table.play.undo(seat)
        : { code: "cannot-undo" as const, message: "There is nothing to take back." };
      await table.openPlay();
      if (refusal) throw refusedBy(refusal);
      return DONE;
    }),
  standing: async ({ table, who }, { kind, pass, until, keep }) => {
    lobby.mySeat(table.doc, who.id);
    return table.exclusive(async () => {
      await table.openPlay();
      const round = table.play ? roundOf(table.play.match) : 0;
      const set = { pass, ...(until && { until }), keep, round };
      const standing = withStanding(await table.standIns.standingOf(who.id), kind, set);
      if (Object.keys(standing).length > MOST_STANDING) {
        throw notNow("too-many", "Too many standing answers.");
      }
      await table.standIns.setStanding(who.id, standing);
      return { standing };
    });
  },
  say: async ({ house, table, who }, { channel, text }) => {
    if (!house.chatter.allows(who.id)) throw tooMuch();
    await say(house, table, who, channel as Channel, text);
    return DONE;
  },
  note: async ({ house, table, who }, { text }) => {
    await house.store.talk.saveNote(table.id, who.id, "notes", text);
    return DONE;
  },
  report: async ({ house, table, who }, { text }) => {
    const { match: id = "" } = table.doc;
    const version = table.play?.version ?? 0;
    const report = { person: who.id, text, table: table.id, version };
    await house.store.matches.addFault(randomId(), id, house.now(), report);
    return DONE;
  },
};
