/** What people do at a table before and after play: pure changes of its document. */
import type { Seat } from "@sprawl/engine";
import { notNow, notYours } from "../errors.js";
import type { Person } from "../store/people.js";
import type { Ahead } from "./campaigns.js";
import { type BotKind, livingSeats, type SeatDoc, seatOf, type TableDoc } from "./doc.js";
import { askForSeat } from "./votes.js";

const EMPTY: SeatDoc = { ready: false };

function withSeat(doc: TableDoc, seat: Seat, change: SeatDoc): TableDoc {
  return { ...doc, seats: doc.seats.with(seat, change) };
}

function mustBeOpen({ status }: TableDoc): void {
  if (status !== "open") throw notNow("begun", "Play has begun.");
}

export function mySeat(doc: TableDoc, person: string): Seat {
  const seat = seatOf(doc, person);
  if (seat === undefined) throw notYours("You do not sit at this table.");
  return seat;
}

/** Their own seat is meant, also while the table is still asked whether they may have it. */
export function mySeatSoon(doc: TableDoc, person: string): void {
  const isAskedAbout = doc.votes.some((vote) => vote.kind === "seat" && vote.person === person);
  if (!isAskedAbout) mySeat(doc, person);
}

function isFree({ person, bot }: SeatDoc): boolean {
  return person === undefined && bot === undefined;
}

/** Who wants to sit down; and whether they have looked on at the match that is played. */
type Newcomer = Person & { readonly watched?: boolean };

/** Take the next free seat, or the one asked for; without one, one is a spectator. */
export function sitDown(given: TableDoc, who: Newcomer, wanted?: Seat): TableDoc {
  const { id, name } = who;
  if (given.status === "closed") throw notNow("closed", "This table is closed.");
  const doc = pardoned(given, id);
  const old = seatOf(doc, id);
  if (old !== undefined && (wanted === undefined || wanted === old)) return doc;
  if (old !== undefined) mustBeOpen(doc);
  if (doc.status === "playing") return comeLate(doc, who, wanted);
  const mine = doc.seats.findIndex(({ left }) => left === id);
  if (hasPast(doc) && (old !== undefined || (mine >= 0 && (wanted ?? mine) !== mine))) {
    throw notNow("campaign", "In a campaign everybody keeps their seat.");
  }
  if (mine >= 0) return comeAgain(doc, mine, id, name);
  const seat = doc.status === "over" ? -1 : (wanted ?? doc.seats.findIndex(isFree));
  if (seat < 0) return withGuest(doc, id);
  mustBeFree(doc, seat);
  const cleared = old === undefined ? doc : withSeat(doc, old, EMPTY);
  return withSeat(cleared, seat, { person: id, name, ready: false });
}

/** Has its campaign begun? Then every seat has something that only who sits there knows. */
function hasPast({ campaign }: TableDoc): boolean {
  return (campaign?.saved.played.length ?? 0) > 0;
}

/** Between two matches of a campaign: back to one's own seat, whoever or whatever stood in. */
function comeAgain(doc: TableDoc, seat: Seat, person: string, name: string): TableDoc {
  const { person: other } = doc.seats[seat];
  const freed = other === undefined ? doc : makeWay(doc, other);
  return unready(withSeat(freed, seat, { person, name, ready: false }));
}

function mustBeFree({ seats }: TableDoc, seat: Seat): void {
  if (!seats[seat] || !isFree(seats[seat])) throw notNow("taken", "That seat is taken.");
}

/**
 * A seat in the middle of play has secrets. Whoever left it comes back to it; anybody else watches,
 * and the table is asked whether they may have it.
 */
function comeLate(doc: TableDoc, who: Newcomer, wanted?: Seat): TableDoc {
  const { id, name, watched } = who;
  const mine = doc.seats.findIndex((seat) => seat.left === id);
  if (mine >= 0 && (wanted ?? mine) === mine) return comeBack(doc, mine, id, name);
  const come = withGuest(doc, id);
  if (doc.declined?.includes(id)) {
    if (wanted === undefined) return come;
    throw notNow("declined", "The table has said no.");
  }
  if (watched || hasSeen(doc, id)) {
    if (wanted === undefined) return come;
    throw notNow("has-seen", "Who has been at the table takes over nobody's seat.");
  }
  if (doc.votes.some(({ person }) => person === id)) return come;
  if (wanted !== undefined) mustBeFree(doc, wanted);
  const isAsked = (seat: Seat) =>
    doc.votes.some(({ kind, target }) => kind === "seat" && target === seat);
  const seat = wanted ?? doc.seats.findIndex((each, i) => isFree(each) && !isAsked(i));
  if (seat < 0) return come;
  if (isAsked(seat)) throw notNow("voting", "Somebody else has asked for that seat.");
  return askForSeat(come, id, name, seat);
}

/** Has this person watched the match, or sat in it? Then a hand taken over would be one more. */
function hasSeen({ guests, seats, votes }: TableDoc, person: string): boolean {
  if (votes.some((vote) => vote.person === person)) return false;
  return guests.includes(person) || seats.some(({ left }) => left === person);
}

/** Whoever owns a seat comes back to it, whoever or whatever plays on from it meanwhile. */
function comeBack(doc: TableDoc, seat: Seat, person: string, name: string): TableDoc {
  const { person: other, conceded } = doc.seats[seat];
  const freed = withSeat(other === undefined ? doc : makeWay(doc, other), seat, EMPTY);
  const back = takeOver(freed, seat, person, name);
  // What they gave up themselves stays given up.
  const stays = conceded && other === undefined;
  return stays ? withSeat(back, seat, { ...back.seats[seat], conceded }) : back;
}

/** Who has played on from another's seat knows a hand: they watch, and take over no other. */
function makeWay(doc: TableDoc, person: string): TableDoc {
  return withGuest(dropVotes(doc), person);
}

/** Somebody plays on from a seat that was left, if it still is free. It stays its owner's. */
export function takeOver(doc: TableDoc, seat: Seat, person: string, name: string): TableDoc {
  if (!isFree(doc.seats[seat]) || seatOf(doc, person) !== undefined) return doc;
  const { left, conceded } = doc.seats[seat];
  const votes = doc.votes.filter(({ kind, target }) => kind !== "seat" || target !== seat);
  const guests = doc.guests.filter((guest) => guest !== person);
  return withSeat({ ...doc, votes, guests }, seat, {
    person,
    name,
    ready: true,
    ...(left !== undefined && !conceded && { left }),
  });
}

/** The newest guests; a link that went round the world must not make a table grow for ever. */
const MOST_GUESTS = 200;

function withGuest(doc: TableDoc, person: string): TableDoc {
  if (doc.guests.includes(person)) return doc;
  return { ...doc, guests: [...doc.guests, person].slice(-MOST_GUESTS) };
}

/** Whoever was sent away and is invited anew is welcome. */
function pardoned(doc: TableDoc, person: string): TableDoc {
  if (!isSentAway(doc, person)) return doc;
  return { ...doc, sentAway: doc.sentAway?.filter((each) => each !== person) ?? [] };
}

function isSentAway({ sentAway = [] }: TableDoc, person: string): boolean {
  return sentAway.includes(person);
}

/** May this person look at the table? */
export function mayWatch(doc: TableDoc, person: string | undefined): boolean {
  if (person !== undefined && isSentAway(doc, person)) return false;
  if (!doc.private) return true;
  if (person === undefined) return false;
  const owns = doc.seats.some((seat) => seat.person === person || seat.left === person);
  return doc.host === person || owns || doc.guests.includes(person);
}

/** Be ready, and add a share to the deal; or not yet. */
export function setReady(doc: TableDoc, person: string, ready: boolean, share?: string): TableDoc {
  mustBeOpen(doc);
  const seat = mySeat(doc, person);
  const { share: _, ...own } = doc.seats[seat];
  return withSeat(doc, seat, { ...own, ready, ...(ready && share !== undefined && { share }) });
}

/** Is everybody there and ready? Only then is anything dealt. */
export function allReady({ status, seats }: TableDoc): boolean {
  return status === "open" && seats.every(({ ready, bot }) => ready || bot !== undefined);
}

/** Put a bot on a free seat, or take it away. */
export function setBot(doc: TableDoc, person: string, seat: Seat, bot?: BotKind): TableDoc {
  mustBeOpen(doc);
  if (doc.host !== person) throw notYours("Only who opened the table places bots.");
  const old = doc.seats[seat];
  if (!old || old.person !== undefined) throw notNow("taken", "That seat is taken.");
  const owned = old.left !== undefined && { left: old.left };
  const next: SeatDoc = bot ? { bot, name: botName(seat), ready: true } : EMPTY;
  return unready(withSeat(doc, seat, { ...next, ...owned }));
}

/** Names for bots, by seat; what kind of bot it is stands beside them. */
const BOT_NAMES = ["Ash", "Vesper", "Kite", "Juno", "Rook", "Tamsin", "Oriel", "Mako", "Sable"];
const MORE_NAMES = ["Indigo", "Fenn", "Calyx", "Dart", "Wren", "Halo", "Quill"];

export function botName(seat: Seat): string {
  return [...BOT_NAMES, ...MORE_NAMES][seat] ?? `Bot ${seat + 1}`;
}

/** Whoever was ready agreed to the table as it was. */
function unready(doc: TableDoc): TableDoc {
  const seats = doc.seats.map(({ share: _, ...seat }) =>
    seat.person ? { ...seat, ready: false } : seat,
  );
  return { ...doc, seats };
}

/** Get up. In play this concedes; the last one out closes the door. */
export function leave(doc: TableDoc, person: string): TableDoc {
  const seat = seatOf(doc, person);
  const gone = {
    ...doc,
    votes: doc.votes.filter((vote) => vote.person !== person),
    guests: doc.guests.filter((guest) => guest !== person),
  };
  const left = seat === undefined ? gone : getUp(gone, seat, person);
  const others = left.seats.flatMap(({ person: other }) => other ?? []);
  return {
    ...left,
    host: left.host === person ? (others[0] ?? left.host) : left.host,
    ...(others.length === 0 && { status: "closed" as const }),
  };
}

function getUp(doc: TableDoc, seat: Seat, person: string): TableDoc {
  const { name, left: owner = person, conceded } = doc.seats[seat];
  const isOwn = owner === person;
  switch (doc.status) {
    case "open":
      return unready(withSeat(doc, seat, hasPast(doc) ? { ...EMPTY, left: owner } : EMPTY));
    case "playing":
      return withSeat(isOwn ? dropVotes(doc) : makeWay(doc, person), seat, {
        ready: false,
        left: owner,
        ...(conceded && isOwn && { conceded }),
      });
    case "over":
      // Who played there is still to be read.
      return withSeat(doc, seat, {
        ready: false,
        ...(name !== undefined && { name }),
        ...(hasPast(doc) && { left: owner }),
      });
    case "closed":
      return doc;
    default:
      return doc.status satisfies never;
  }
}

/** The last of those who were sent away. */
const MOST_AWAY = 200;

/**
 * Send somebody away. In play a bot plays on from the seat, and its owner may come back to it at any
 * time; before play the invitation they know leads here no longer.
 */
export function sendAway(doc: TableDoc, seat: Seat, invite: string): TableDoc {
  const { person, left: owner = person } = doc.seats[seat];
  if (doc.status === "playing" && person !== undefined && owner !== undefined) {
    const bot = { bot: "instinct", name: botName(seat), ready: true } as const;
    const others = owner === person ? dropVotes(doc) : makeWay(doc, person);
    return withSeat(others, seat, { ...bot, left: owner });
  }
  const left = dropVotes(withSeat(doc, seat, EMPTY));
  if (person === undefined) return left;
  const others = left.seats.flatMap(({ person: other }) => other ?? []);
  return {
    ...left,
    invite,
    host: left.host === person ? (others[0] ?? left.host) : left.host,
    guests: left.guests.filter((guest) => guest !== person),
    sentAway: [...(left.sentAway ?? []), person].slice(-MOST_AWAY),
  };
}

/** The last of the pauses of a match. */
const MOST_PAUSES = 50;

/** Stop the clocks, or let them run on. */
export function pause(doc: TableDoc, now: number): TableDoc {
  return { ...doc, pauses: [...(doc.pauses ?? []), { since: now }].slice(-MOST_PAUSES) };
}

export function resume(doc: TableDoc, now: number): TableDoc {
  const pauses = doc.pauses ?? [];
  return { ...doc, pauses: pauses.map((each) => ({ ...each, until: each.until ?? now })) };
}

export function concede(doc: TableDoc, person: string): TableDoc {
  const seat = mySeat(doc, person);
  if (doc.status !== "playing") throw notNow("not-playing", "Nothing is being played.");
  return dropVotes(withSeat(doc, seat, { ...doc.seats[seat], conceded: true }));
}

/** A change of people ends all votes. */
export function dropVotes(doc: TableDoc): TableDoc {
  return { ...doc, votes: [] };
}

/** If all people but one have given up, that one has won. Bots play on. */
export function winnerByConcession(doc: TableDoc): readonly Seat[] | undefined {
  const { seats } = doc;
  const out = seats.some(({ conceded, person, bot }) => conceded || (!person && !bot));
  const playing = seats.flatMap(({ conceded, person, bot }, seat) =>
    (person || bot) && !conceded ? [seat] : [],
  );
  if (!out) return undefined;
  if (livingSeats(doc).length === 0 || playing.length <= 1) return playing;
  return undefined;
}

/** What the server promises of a deal before anybody is ready. */
type Promised = Required<Pick<TableDoc, "share" | "deal">>;

/**
 * On with the campaign: the same people in the same seats, and seats that were left stay their
 * owners'. Everybody has to be ready again.
 */
export function goOn(doc: TableDoc, person: string, ahead: Ahead, deal: Promised): TableDoc {
  mySeat(doc, person);
  if (!doc.campaign) throw notNow("no-campaign", "No campaign is played here.");
  if (doc.status !== "over" && doc.status !== "open") {
    throw notNow("not-over", "The match is not over.");
  }
  const { match, ended: _, declined: __, pauses: ___, deal: ____, ...rest } = doc;
  return unready({
    ...rest,
    ...deal,
    ...ahead,
    status: "open",
    votes: [],
    shuffleSeats: false,
    earlier: match ? [...doc.earlier, match] : doc.earlier,
    seats: doc.seats.map(({ person: who, name, bot, left }, seat) => {
      const owned = left !== undefined && { left };
      if (who !== undefined) return { person: who, ...(name && { name }), ready: false, ...owned };
      return { ...(bot ? { bot, name: botName(seat), ready: true } : EMPTY), ...owned };
    }),
  });
}

/** The same people once more, for a new deal. Everybody has to be ready again. */
export function rematch(doc: TableDoc, person: string, deal: Promised): TableDoc {
  mySeat(doc, person);
  if (doc.status === "open") return doc;
  if (doc.status !== "over") throw notNow("not-over", "The match is not over.");
  if (doc.campaign) throw notNow("campaign", "This is a campaign: it goes on with the next match.");
  const { match, ended: _, declined: __, pauses: ___, deal: ____, ...rest } = doc;
  // Sides swap: everybody moves on by one seat.
  const seats = doc.seats.map((_, i) => doc.seats[(i + 1) % doc.seats.length]);
  return {
    ...rest,
    ...deal,
    status: "open",
    votes: [],
    earlier: match ? [...doc.earlier, match] : doc.earlier,
    seats: seats.map(({ person: who, name, bot }, seat) => {
      if (who !== undefined) return { person: who, ...(name && { name }), ready: false };
      return bot ? { bot, name: botName(seat), ready: true } : EMPTY;
    }),
  };
}
