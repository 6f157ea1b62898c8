/** What the rule-of-thumb player does with each ID that lets it choose players or cards. */
import type { Seat } from "@sprawl/engine";
import { isHurtSeat } from "../../src/advice/shots.js";
import { type Mind, threatFrom } from "../mind.js";

export type IdOpinion = {
  /** Whether it does its targets a favour, or looks at them; else it hurts. */
  readonly as: "help" | "look" | "other";
  /** How much its owner wants to choose that player. */
  like(mind: Mind, seat: Seat): number;
};

const HELP: IdOpinion = {
  as: "help",
  like(mind, seat) {
    const isHurt = isHurtSeat(mind.view, seat);
    if (seat === mind.me) return isHurt ? 3 : 0;
    return mind.seats[seat].teams[mind.team] - 0.4 + (isHurt ? 0.3 : 0);
  },
};

const LOOK: IdOpinion = { as: "look", like: ({ doubt }, seat) => doubt[seat] + 0.01 };

/** Tip 33: whoever joins us should be healthy and trusted. */
const JOIN: IdOpinion = {
  as: "other",
  like: ({ view, grudge }, seat) => view.state.seats[seat].hp - Math.max(0, grudge[seat]) / 2,
};

const HURT: IdOpinion = { as: "other", like: ({ grudge }, seat) => grudge[seat] };

const OPINIONS: Readonly<Record<string, IdOpinion>> = {
  photographer: HELP,
  waitress: HELP,
  "marshal-of-the-last-line": HELP,
  lifesaver: HELP,
  lightbringer: HELP,
  deathbringer: HELP,
  believer: HELP,
  "secret-agent": LOOK,
  seeker: LOOK,
  "fbi-agent": LOOK,
  seer: LOOK,
  "voice-of-the-bunker": LOOK,
  mindeater: JOIN,
  cultist: JOIN,
  "undercover-cop": { as: "other", like: (mind, seat) => 0.1 + threatFrom(mind, seat) },
  thief: {
    as: "other",
    like: ({ view, grudge }, seat) =>
      0.5 + view.state.seats[seat].programs.length / 4 + grudge[seat] / 4,
  },
};

/** Without an opinion: for whom one likes least. */
export function opinionOf(id: string): IdOpinion {
  return OPINIONS[id] ?? HURT;
}
