/**
 * A first evening, made and not dealt: two turns against a Rookie in which an Agent is hired, moves,
 * hacks, passes tests, gains influence, brawls and solves a Story. Each lesson offers the one thing it
 * speaks of; the rules are the real ones and the deal was chosen, so that it comes out as told.
 */
import {
  defineTutorial,
  type GameEvent,
  type Lesson,
  type OptionIn,
  type View,
} from "@sprawl/engine";
import { type OfKind, ofKind } from "@sprawl/parts";
import { box, type CyberState } from "./src/index.js";
import type { Questions } from "./src/questions.js";

type LearnersView = View<CyberState, Questions>;
type Told = readonly GameEvent[];
type Option = OptionIn<Questions>;
type Options = readonly Option[];
type CyberLesson = Lesson<CyberState, Questions>;
/** An option by its kind and the fields that matter. */
type Fields<O> = O extends Option ? Pick<O, "kind"> & Partial<O> : never;
type Wanted = Fields<Option>;

/** How often the learner's own Organization, or an Agent of it, has done this. */
function times(view: LearnersView, events: Told, type: string): number {
  const { id } = view.state.orgs[0];
  const team = view.state.agents.filter(({ org }) => org === 0).map(({ profile }) => profile);
  const isOwn = ({ args }: GameEvent): boolean =>
    args.org === id || team.includes(String(args.who)) || team.includes(String(args.attacker));
  return events.filter((event) => event.type === type && isOwn(event)).length;
}

function fits(option: Option, wanted: Wanted): boolean {
  const said = new Map<string, unknown>(Object.entries(option));
  return Object.entries(wanted).every(([field, value]) => said.get(field) === value);
}

/** The first thing wanted that is on offer; where nothing is, whatever ends the matter. */
function pointed(options: Options, wanted: readonly Wanted[]): Options {
  for (const each of [...wanted, ...ENDS]) {
    const found = options.find((option) => fits(option, each));
    if (found) return [found];
  }
  return options.slice(0, 1);
}

const ENDS: readonly Wanted[] = [
  { kind: "stay" },
  { kind: "end-turn" },
  { kind: "leave-be" },
  { kind: "pass" },
  { kind: "pay-all" },
];

/** A lesson that is done when something has happened so many times. */
function doing(id: string, type: string, wanted: readonly Wanted[], count = 1): CyberLesson {
  return {
    id,
    done: (view, events) => view.result !== undefined || times(view, events, type) >= count,
    points: (_, options) => pointed(options, wanted),
  };
}

/** Of two Combat tokens the one that strikes harder. */
const keeping: CyberLesson = {
  id: "token",
  done: (view, events) => view.result !== undefined || times(view, events, "token-kept") > 0,
  points: ({ faces }, options) => {
    const attack = ({ card }: OfKind<Option, "keep-token">): number =>
      box.combatTokens[String(faces[card])]?.attack ?? 0;
    return ofKind(options, "keep-token")
      .sort((a, b) => attack(b) - attack(a))
      .slice(0, 1);
  },
};

const enter = (district: number): Wanted => ({ kind: "enter", district, via: "" });

export const tutorial = defineTutorial<CyberState, Questions>({
  seed: "first evening 57",
  seats: 1,
  options: { boards: "A", level: "rookie", shortGame: true, turnLimit: 12 },
  guided: true,
  lessons: [
    { id: "welcome" },
    doing("organization", "organization-chosen", [{ kind: "lead", org: "eco" }]),
    doing("hire", "hired", [{ kind: "hire", profile: "zero" }]),
    { id: "case" },
    doing("market", "support-taken", [{ kind: "take-support", support: "gate-marshal-ito" }]),
    doing("activate", "activated", [{ kind: "end-turn" }, { kind: "activate" }]),
    doing("enter", "entered", [enter(5)]),
    doing("position", "took-position", [{ kind: "walk", position: 0 }]),
    doing(
      "recruit",
      "recruited",
      [
        { kind: "recruit", profile: "ingrid" },
        { kind: "recruit", profile: "wu-fang" },
      ],
      2,
    ),
    doing("hack", "hacked", [{ kind: "pass" }, { kind: "hack", extra: 0 }]),
    doing("mission", "mission-validated", [
      { kind: "stay-on" },
      { kind: "attempt", folder: "deep-archive", mission: 0 },
    ]),
    doing("test", "influence-placed", [{ kind: "attempt", folder: "the-long-walk", mission: 1 }]),
    { id: "influence" },
    doing("weapon", "bought", [{ kind: "buy", token: "mono-katana", agent: "wu-fang" }]),
    doing(
      "team",
      "entered",
      [
        { kind: "end-turn" },
        { kind: "leave-be", agent: "zero" },
        { kind: "activate", agent: "ingrid" },
        enter(2),
      ],
      1,
    ),
    doing("fighter", "entered", [
      enter(1),
      { kind: "stay" },
      { kind: "activate", agent: "wu-fang" },
    ]),
    keepingAfter(),
    doing("attack", "attack-resolved", [
      { kind: "walk", position: 2 },
      { kind: "attack" },
      { kind: "strike", weapon: "mono-katana" },
    ]),
    doing("solve", "story-resolved", [{ kind: "attempt", folder: "the-long-walk", mission: 0 }]),
    { id: "go" },
  ],
});

/** The News first, since an Action is left; then the tokens of the Combat. */
function keepingAfter(): CyberLesson {
  return {
    ...keeping,
    points: (view, options) =>
      options.some(({ kind }) => kind === "keep-token")
        ? (keeping.points?.(view, options) ?? [])
        : pointed(options, [{ kind: "staff", slot: "reward" }]),
  };
}
