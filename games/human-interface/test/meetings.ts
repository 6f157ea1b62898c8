/** Which reactions meet which: watched while a scenario or a match is played. */
import { readFileSync } from "node:fs";
import type { Plain } from "@sprawl/engine";
import type { StoredEvent } from "@sprawl/engine/host";
import { entry } from "@sprawl/human-interface/entry";
import { openTable, parseScenario, type Table } from "@sprawl/scenarios";

/** When somebody may react, as the columns of reactions.md call it. */
export type Moment =
  | "a Move begins"
  | "after a step"
  | "an attack"
  | "a grenade"
  | "an AI Move begins"
  | "after an AI step"
  | "an AI attack";

const OTHERS: Readonly<Record<string, string>> = {
  "fast-attack": "Fast Attack",
  "take-cover": "Take Cover",
  "human-shield": "Human Shield",
};
const TARGETS: Readonly<Record<string, string>> = {
  dodge: "the target's Dodge",
  cover: "the target's Take Cover",
  answer: "the target's Fast Attack",
};
const ACTIVE = "the active model's Dodge";

/** One pair at one moment: `an attack: Fast Attack, Take Cover`. */
export const meeting = (moment: string, first: string, then: string): string =>
  `${moment}: ${first}, ${then}`;

/** As much of a question as is looked at. */
type Asked = {
  readonly kind: string;
  readonly args?: Readonly<Record<string, Plain>> | undefined;
  readonly options?: readonly { readonly kind: string }[];
};

export type Watch = {
  /** What met what. */
  readonly met: Set<string>;
  /** What could have met what, by what was offered. */
  readonly could: Set<string>;
  /** Before an answer: what is asked. */
  asked(question: Asked | undefined): void;
  /** After it: what came of it. */
  happened(events: readonly StoredEvent[]): void;
};

/** Follows one match from occasion to occasion. */
export function watch(): Watch {
  const met = new Set<string>();
  const could = new Set<string>();
  let moment: Moment | undefined;
  let active: Plain;
  let machine = false;
  let made: string[] = [];

  const open = (next: Moment): void => {
    moment = next;
    made = [];
  };
  const reacts = (reaction: string): void => {
    for (const before of made) met.add(meeting(moment ?? "", before, reaction));
    made.push(reaction);
  };
  const offered = (reaction: string): void => {
    for (const before of made) could.add(meeting(moment ?? "", before, reaction));
  };

  const follow = ({ type, args }: StoredEvent): void => {
    switch (type) {
      case "machine-acts":
        active = args.model;
        machine = true;
        return open("an AI Move begins");
      case "takes-way":
        return open("an AI Move begins");
      case "attacks":
        active = args.model;
        return open(machine ? "an AI attack" : "an attack");
      case "throws":
        active = args.model;
        return open("a grenade");
      case "moved":
        if (args.model === active) open(machine ? "after an AI step" : "after a step");
        return;
      case "fast-attacks":
        return reacts("Fast Attack");
      case "takes-cover":
        return reacts("Take Cover");
      case "shields":
        return reacts("Human Shield");
      case "attack-tested": {
        const response = TARGETS[String(args.response)];
        if (args.model === active) return response ? reacts(response) : undefined;
        if (args.response === "dodge") met.add(meeting(moment ?? "", "Fast Attack", ACTIVE));
        else if (response) met.add(meeting(moment ?? "", "Fast Attack", `active: ${response}`));
        return;
      }
    }
  };

  return {
    met,
    could,
    asked(question) {
      if (!question) return;
      const { kind, args = {}, options = [] } = question;
      if (kind === "act") {
        active = args.model;
        machine = false;
        open("a Move begins");
      }
      for (const option of options) {
        if (kind === "react" && option.kind in OTHERS) offered(OTHERS[option.kind]);
        if (kind !== "respond" || !(option.kind in TARGETS)) continue;
        if (args.model !== active) offered(TARGETS[option.kind]);
        else if (option.kind === "dodge") could.add(meeting(moment ?? "", "Fast Attack", ACTIVE));
        else could.add(meeting(moment ?? "", "Fast Attack", `active: ${TARGETS[option.kind]}`));
      }
    },
    happened(events) {
      for (const event of events) follow(event);
    },
  };
}

/** Plays a scenario and says what met what in it. */
export function meetingsIn(file: URL): Watch {
  const scenario = parseScenario(readFileSync(file, "utf8"), file.pathname);
  const t = openTable(entry, scenario);
  const watched = watch();
  watched.happened(t.events());
  for (const line of scenario.play) {
    if ("expect" in line || "refused" in line) continue;
    const times = "times" in line ? (line.times ?? 1) : 1;
    for (let i = 0; i < times; i++) {
      for (const seat of t.asked()?.seats ?? []) watched.asked(t.view(seat).question);
      give(t, line);
      watched.happened(t.events());
    }
  }
  return watched;
}

type Line = Exclude<ReturnType<typeof parseScenario>["play"][number], { expect: unknown }>;

function give(t: Table, line: Line): void {
  if ("choose" in line) t.choose(line.choose, line.seat);
  else if ("pick" in line) t.pick(line.pick, line.seat);
  else if ("amount" in line) t.amount(line.amount, line.seat);
  else if ("each" in line) t.each(line.each);
  else if ("arrange" in line) t.arrange(...line.arrange);
  else if ("undo" in line) t.undo(line.seat);
  else if ("pass" in line) t.pass(line.seat);
}
