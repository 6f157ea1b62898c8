/** What a table agrees on: who must agree to what, and what then happens. Pure. */
import type { Entry, Match, Seat } from "@sprawl/engine";
import { notNow } from "../errors.js";
import { randomId } from "../ids.js";
import { livingSeats, type TableDoc, type Vote, type VoteKind } from "./doc.js";

export type Proposal = { readonly kind: VoteKind; readonly target?: Seat; readonly keep?: number };

/** A vote with its proposer's own voice in it. */
export function propose(
  doc: TableDoc,
  match: Match | undefined,
  by: Seat,
  proposal: Proposal,
): TableDoc {
  const { kind, target } = proposal;
  if (doc.votes.some((vote) => vote.kind === kind && vote.target === target)) {
    throw notNow("voting", "That is being voted on.");
  }
  const keep = kind === "take-back" ? mustKeep(match, proposal.keep, by) : undefined;
  const voters = votersOn(doc, match, by, { ...proposal, ...(keep !== undefined && { keep }) });
  const vote: Vote = {
    id: randomId(8),
    kind,
    by,
    ...(target !== undefined && { target }),
    ...(keep !== undefined && match && { keep, answers: match.play.answers }),
    voters,
    yes: voters.includes(by) ? [by] : [],
    no: [],
  };
  return { ...doc, votes: [...doc.votes, vote] };
}

function mustKeep(match: Match | undefined, keep: number | undefined, by: Seat): number {
  const answers = match?.play.answers ?? 0;
  const wanted = keep ?? beforeLastOf(match, by);
  if (wanted === undefined || wanted < 0 || wanted >= answers) {
    throw notNow("nothing-yet", "There is nothing to take back.");
  }
  return wanted;
}

/** How many answers were given before this seat's last one. */
function beforeLastOf(match: Match | undefined, seat: Seat): number | undefined {
  let entry: Entry | undefined = match?.log;
  while (entry && entry.seat !== seat) entry = entry.before;
  return entry && entry.n - 1;
}

function votersOn(doc: TableDoc, match: Match | undefined, by: Seat, proposal: Proposal): Seat[] {
  const people = livingSeats(doc);
  const { kind, target, keep = 0 } = proposal;
  switch (kind) {
    case "kick":
    case "sit-in": {
      if (target === undefined || !doc.seats[target]?.person) {
        throw notNow("nobody", "Nobody sits there.");
      }
      if (kind === "sit-in" && doc.seats[target].bot) {
        throw notNow("nobody", "A bot sits there already.");
      }
      if (target === by && kind === "kick") throw notNow("yourself", "That is your own seat.");
      const voters = people.filter((seat) => seat !== target || seat === by);
      // One alone sends nobody away from a match; a bot can sit in.
      if (kind === "kick" && doc.status === "playing" && voters.length < 2) {
        throw notNow("too-few", "That takes two others at least.");
      }
      return voters;
    }
    case "give-back":
      if (!doc.seats[by].bot) throw notNow("nobody", "No bot sits in for you.");
      return people;
    case "end":
      return people;
    case "take-back": {
      // All who acted since must agree.
      const acted = new Set<Seat>([by]);
      for (let entry = match?.log; entry && entry.n > keep; entry = entry.before) {
        acted.add(entry.seat);
      }
      return people.filter((seat) => acted.has(seat));
    }
    default:
      return kind satisfies never;
  }
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
  return { ...doc, votes: isLost(told) ? votes : [...votes, told] };
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
