/** What a table agrees on: who must agree to what, and what then happens. Pure. */
import type { Seat } from "@sprawl/engine";
import { answersBefore, answersGiven, costOfTakingBack, type Match } from "@sprawl/engine/host";
import { notNow } from "../errors.js";
import { randomId } from "../ids.js";
import { isPaused, livingSeats, type TableDoc, type Vote, type VoteKind } from "./doc.js";

export type Proposal = {
  readonly kind: Exclude<VoteKind, "seat">;
  readonly target?: Seat;
  readonly keep?: number;
};

/** What a vote is put in front of. */
export type Situation = {
  readonly match: Match | undefined;
  /** Is this person at the table just now? */
  isHere(person: string): boolean;
};

/** A vote with its proposer's own voice in it. */
export function propose(
  doc: TableDoc,
  situation: Situation,
  by: Seat,
  proposal: Proposal,
): TableDoc {
  const { match } = situation;
  const { kind, target } = proposal;
  if (doc.seats[by].conceded) throw notNow("conceded", "You have conceded.");
  if (doc.votes.some((vote) => vote.kind === kind && vote.target === target)) {
    throw notNow("voting", "That is being voted on.");
  }
  const keep = kind === "take-back" ? mustKeep(match, proposal.keep, by) : undefined;
  const voters = votersOn(doc, situation, by, { ...proposal, ...(keep !== undefined && { keep }) });
  const vote: Vote = {
    id: randomId(8),
    kind,
    by,
    ...(target !== undefined && { target }),
    ...(keep !== undefined && match && { keep, answers: answersGiven(match) }),
    voters,
    yes: voters.includes(by) ? [by] : [],
    no: [],
  };
  return { ...doc, votes: [...doc.votes, vote] };
}

function mustKeep(match: Match | undefined, keep: number | undefined, by: Seat): number {
  const answers = match ? answersGiven(match) : 0;
  const wanted = keep ?? (match && answersBefore(match, by));
  if (wanted === undefined || wanted < 0 || wanted >= answers) {
    throw notNow("nothing-yet", "There is nothing to take back.");
  }
  return wanted;
}

/** Somebody without a seat asks for one that was left in the middle of play. */
export function askForSeat(doc: TableDoc, person: string, name: string, seat: Seat): TableDoc {
  const voters = livingSeats(doc);
  const about = { kind: "seat", by: seat, target: seat, person, name } as const;
  return { ...doc, votes: [...doc.votes, { id: randomId(8), ...about, voters, yes: [], no: [] }] };
}

function votersOn(
  doc: TableDoc,
  { match, isHere }: Situation,
  by: Seat,
  proposal: Proposal,
): Seat[] {
  const people = livingSeats(doc);
  const { kind, target, keep = 0 } = proposal;
  switch (kind) {
    case "kick": {
      mustSit(doc, target);
      if (target === by) throw notNow("yourself", "That is your own seat.");
      const isHost = (seat: Seat | undefined) => doc.seats[seat ?? -1]?.person === doc.host;
      if (doc.status === "open" && isHost(target)) {
        throw notNow("host", "Who opened the table is not sent away before play.");
      }
      // Before play it is the table of who opened it.
      if (doc.status === "open" && isHost(by)) return [by];
      const voters = people.filter((seat) => seat !== target);
      // One alone sends nobody away.
      if (voters.length < 2) throw notNow("too-few", "That takes two others at least.");
      return voters;
    }
    case "sit-in": {
      const { person, bot } = mustSit(doc, target);
      if (bot) throw notNow("nobody", "A bot sits there already.");
      // Whoever is there plays for themselves as long as they want to.
      return people.filter((seat) => seat !== target || seat === by || isHere(person));
    }
    case "give-back":
      if (!doc.seats[by].bot) throw notNow("nobody", "No bot sits in for you.");
      // It is their seat.
      return [by];
    case "end":
      return people;
    case "pause":
      if (doc.pace.kind === "untimed") throw notNow("no-clock", "There is no clock to stop.");
      if (isPaused(doc)) throw notNow("paused", "The clocks stand still already.");
      return people;
    case "resume":
      if (!isPaused(doc)) throw notNow("not-paused", "The clocks do not stand still.");
      // Whoever has the others wait longer than they want to must ask again.
      return [by];
    case "take-back": {
      if (!match) return people;
      const { known, acted } = costOfTakingBack(match, keep);
      // What is known now cannot be taken back: that is for all to allow. Else for who acted since.
      return known ? people : people.filter((seat) => seat === by || acted.has(seat));
    }
    default:
      return kind satisfies never;
  }
}

function mustSit({ seats }: TableDoc, target: Seat | undefined) {
  const { person, bot } = seats[target ?? -1] ?? {};
  if (person === undefined) throw notNow("nobody", "Nobody sits there.");
  return { person, bot };
}

/** Say yes or no. A vote that can no longer be carried is over. */
export function voice(doc: TableDoc, seat: Seat, id: string, agree: boolean): TableDoc {
  const vote = doc.votes.find((each) => each.id === id);
  if (!vote) throw notNow("no-vote", "That is no longer voted on.");
  if (!vote.voters.includes(seat)) throw notNow("no-voice", "You have no voice in this.");
  const told: Vote = {
    ...vote,
    yes: without(vote.yes, seat, agree),
    no: without(vote.no, seat, !agree),
  };
  const votes = doc.votes.filter((each) => each !== vote);
  if (!isLost(told)) return { ...doc, votes: [...votes, told] };
  const { person } = vote;
  // Whom the table did not want is not asked about again.
  const declined = person === undefined ? doc.declined : [...(doc.declined ?? []), person];
  return { ...doc, votes, ...(declined && { declined }) };
}

function without(seats: readonly Seat[], seat: Seat, andAdd: boolean): Seat[] {
  const others = seats.filter((each) => each !== seat);
  return andAdd ? [...others, seat] : others;
}

function isLost({ kind, voters, no }: Vote): boolean {
  return kind === "kick" ? no.length * 2 >= voters.length : no.length > 0;
}

/** To send somebody away takes more than half of the others, everything else takes all. */
export function isCarried({ kind, voters, yes }: Vote): boolean {
  return kind === "kick" ? yes.length * 2 > voters.length : yes.length >= voters.length;
}
