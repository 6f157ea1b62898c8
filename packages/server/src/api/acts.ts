/** What people do at a table. The same acts come by HTTP and by socket. */
import { BadInput, type Seat } from "@sprawl/engine";
import type { z } from "zod";
import { badInput, noBody, nobody, notFound, notNow, refusedBy } from "../errors.js";
import type { House } from "../house.js";
import { randomId, randomSecret } from "../ids.js";
import { HERE_FOR } from "../notify/notifier.js";
import type { Person } from "../store/people.js";
import type { Channel } from "../store/talk.js";
import { nextAhead } from "../table/campaigns.js";
import { promised } from "../table/deal.js";
import { notesAt, seatOf, type TableDoc } from "../table/doc.js";
import type { LiveTable } from "../table/live.js";
import * as lobby from "../table/lobby.js";
import { roundOf, withStanding } from "../table/standing.js";
import { isCarried, propose, voice } from "../table/votes.js";
import { say } from "../talk.js";
import { withinAll } from "./access.js";
import { misfit } from "./faults.js";
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
  const body = checked(acts[name], given);
  if (!who) throw nobody();
  const table = await house.table(tableId);
  // Another process may have let them in a moment ago.
  if (seatOf(table.doc, who.id) === undefined) await table.refresh();
  if (name !== "join" && !lobby.mayWatch(table.doc, who.id)) throw notFound("table");
  const run = ACTS[name] as (doing: Doing, body: unknown) => Promise<object>;
  return run({ house, table, who }, body);
}

/** What was sent, if it fits. Where nothing is needed, nothing may be sent. */
function checked(shape: z.ZodObject, given: unknown): unknown {
  const parsed = shape.safeParse(given ?? {});
  if (parsed.success) return parsed.data;
  throw given === undefined || given === null ? noBody() : misfit(parsed.error.issues);
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
    const { kind, target = vote.by, keep = 0, answers = 0, person = "", name = "" } = vote;
    await table.change((doc) => {
      const votes = doc.votes.filter(({ id }) => id !== vote.id);
      const old = doc.seats[target];
      const seated = (seat: typeof old) => ({ ...doc, votes, seats: doc.seats.with(target, seat) });
      if (kind === "kick") return lobby.sendAway({ ...doc, votes }, target, randomSecret());
      if (kind === "sit-in") return seated({ ...old, bot: "instinct" });
      if (kind === "pause") return lobby.pause({ ...doc, votes }, table.house.now());
      if (kind === "resume") return lobby.resume({ ...doc, votes }, table.house.now());
      if (kind === "seat") return lobby.takeOver({ ...doc, votes }, target, person, name);
      if (kind !== "give-back") return { ...doc, votes };
      const { bot: _, ...again } = old;
      return seated(again);
    });
    if (kind === "take-back") await table.play?.takeBack(keep, answers);
    if (kind === "end") await table.play?.end({ reason: "agreed", winners: [] });
  }
  if (table.doc.status !== "playing") return;
  const winners = lobby.winnerByConcession(table.doc);
  if (winners) await table.play?.end({ reason: "conceded", winners });
  await table.finish();
}

/** Who is at the table: by way of this process; and whether this seat's person is, by another. */
async function whoIsHere({ house, table }: Doing, seat: Seat | undefined) {
  const here = new Set(table.watching.present());
  const { person } = table.doc.seats[seat ?? -1] ?? {};
  if (house.store.shared && person !== undefined && !here.has(person)) {
    const last = Number(await house.store.talk.note(table.id, person, "here"));
    if (Date.now() - last < HERE_FOR) here.add(person);
  }
  return here;
}

const NOTHING_YET = { code: "cannot-undo", message: "There is nothing to take back." } as const;

/** Was what is asked for done already? Nothing is done twice, and nothing that was not meant. */
async function repeatedUndo({ store }: House, match: string, seat: Seat, version: number) {
  const [next] = await store.matches.since(match, version);
  if (next && "back" in next.act && next.act.seat === seat) return { status: "repeated" };
  throw notNow("stale", "The match has gone on since.");
}

const ACTS: Acts = {
  join: async (doing, { invite, seat }) => {
    const { table, who } = doing;
    const { doc } = table;
    const known = lobby.mayWatch(doc, who.id);
    if (!known && invite !== doc.invite) throw notFound("table");
    const watched = await table.hasWatched(who.id);
    await change(doing, (now) => lobby.sitDown(now, { ...who, watched }, seat));
    return { table: table.watching.tableFor(who.id) };
  },
  ready: (doing, { ready, share }) =>
    change(doing, (doc) => lobby.setReady(doc, doing.who.id, ready, share)),
  bot: (doing, { seat, bot }) => change(doing, (doc) => lobby.setBot(doc, doing.who.id, seat, bot)),
  leave: (doing) => change(doing, (doc) => lobby.leave(doc, doing.who.id)),
  concede: (doing) => change(doing, (doc) => lobby.concede(doc, doing.who.id)),
  rematch: (doing) => change(doing, (doc) => lobby.rematch(doc, doing.who.id, promised())),
  next: async (doing, { name, options }) => {
    const { campaign } = doing.table.doc;
    if (!campaign) throw notNow("no-campaign", "No campaign is played here.");
    try {
      const ahead = await nextAhead(campaign, name, options);
      return await change(doing, (doc) => lobby.goOn(doc, doing.who.id, ahead, promised()));
    } catch (error) {
      throw error instanceof BadInput ? badInput(error.place, error.problem) : error;
    }
  },
  vote: async (doing, { kind, target, keep }) => {
    const { table, who } = doing;
    const here = await whoIsHere(doing, kind === "sit-in" ? target : undefined);
    return change(doing, (doc) => {
      const by = lobby.mySeat(doc, who.id);
      if (kind !== "kick" && doc.status !== "playing") {
        throw notNow("not-playing", "Nothing is being played.");
      }
      const about = {
        ...(target !== undefined && { target }),
        ...(keep !== undefined && { keep }),
      };
      const situation = { match: table.play?.match, isHere: (id: string) => here.has(id) };
      return propose(doc, situation, by, { kind, ...about });
    });
  },
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
  undo: async ({ house, table, who }, { version }) =>
    table.exclusive(async () => {
      await table.openPlay();
      const seat = lobby.mySeat(table.doc, who.id);
      if (table.doc.seats[seat].conceded) throw notNow("conceded", "You have conceded.");
      if (!table.play) throw refusedBy(NOTHING_YET);
      await table.play.catchUp();
      if (version !== undefined && version !== table.play.version) {
        return repeatedUndo(house, table.play.row.id, seat, version);
      }
      const refusal = await table.play.undo(seat);
      await table.openPlay();
      if (refusal) throw refusedBy(refusal);
      return { status: "accepted" };
    }),
  standing: async ({ table, who }, { kind, pass, until, keep }) => {
    lobby.mySeatSoon(table.doc, who.id);
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
    withinAll(house.chatter, [who.id]);
    await say(house, table, who, channel as Channel, text);
    return DONE;
  },
  note: async ({ house, table, who }, { text, match }) => {
    withinAll(house.notes, [who.id]);
    const at = notesAt(table.doc, match);
    if (at === undefined) throw notFound("match");
    await house.store.talk.saveNote(at, who.id, "notes", text);
    return DONE;
  },
  report: async ({ house, table, who }, { text }) => {
    withinAll(house.reports, [who.id]);
    const { match: id = "" } = table.doc;
    const version = table.play?.version ?? 0;
    const report = { person: who.id, text, table: table.id, version };
    await house.store.matches.addFault(randomId(), id, house.now(), report);
    return DONE;
  },
};
