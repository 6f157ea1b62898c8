/** A table arranged for one test, with shortcuts through the windows nobody uses. */
import type { OptionValues, Plain, Seat } from "@sprawl/engine";
import { type Table, table } from "@sprawl/scenarios/testing";
import { box, type State, type Team, teamFrom, type Weapon } from "@sprawl/social-deduction";
import { entry } from "@sprawl/social-deduction/entry";

type Fields = Readonly<Record<string, Plain>>;
type Wanted = string | Fields;

export type Gathering = {
  readonly seats?: number;
  readonly options?: OptionValues;
  /** What is said of a player, by seat; see the verb `player`. */
  readonly players?: Readonly<Record<number, Fields>>;
  readonly weapons?: readonly Fields[];
  readonly permanents?: readonly Fields[];
  readonly marks?: readonly Fields[];
  readonly out?: readonly Seat[];
  /** Whose turn begins; 0 without it. */
  readonly turn?: Seat;
  /** Programs that are drawn, in order; and other chance. */
  readonly drawn?: readonly string[];
  readonly chance?: Readonly<Record<string, readonly Plain[]>>;
  readonly set?: Fields;
  readonly seed?: string;
  readonly emptyPile?: true;
  /** EX Bosses in play, and portals beside the pile; see the verbs. */
  readonly bosses?: readonly Fields[];
  readonly portals?: readonly string[];
};

export const HUMAN = { loyalty: ["human", "human"] };
export const MACHINE = { loyalty: ["machine", "machine"] };
export const OUTLAW = { loyalty: ["outlaw", "outlaw"] };

type Lines = NonNullable<NonNullable<Parameters<typeof table>[1]>["arrange"]>;

/** Answers go on with the same table. */
type Chain = "choose" | "pick" | "amount" | "pass" | "each";
type Chained = Omit<Table, Chain | "arrange"> & {
  [K in Chain]: (...args: Parameters<Table[K]>) => Round;
} & { arrange(...lines: Lines): Round };

export type Round = Chained & {
  /** Pass in windows until something else is asked, or the turn of another begins. */
  quiet(): Round;
  /** Announce this, and pass in the window before it is resolved. */
  act(action: Wanted): Round;
  /** One round of a window: these answer, all others pass. */
  window(answers?: Readonly<Record<string, Wanted>>): Round;
  /** Get past windows and the end of this turn, to where this seat announces. */
  until(seat: Seat): Round;
  state(): State;
  team(seat: Seat): Team;
  weapon(kind: string): Weapon;
  held(seat: Seat): string | undefined;
};

const WINDOWS = ["start", "interrupt", "end", "hit"];

export function gather(about: Gathering = {}): Round {
  const {
    seats = 6,
    players = {},
    weapons = [],
    permanents = [],
    marks = [],
    out = [],
    turn = 0,
  } = about;
  const { drawn, chance, set = {}, options, seed } = about;
  const script = { ...chance, ...(drawn && { program: drawn }) };
  const base = table(entry, {
    seats,
    options: { talk: false, weapons: "companion", ...options }, // one weapon of each kind
    ...(seed && { seed }),
    ...(Object.keys(script).length > 0 && { chance: script }),
    arrange: [
      ...Object.entries(players).map(([seat, said]) => ({
        player: { seat: Number(seat), ...said },
      })),
      ...permanents.map((permanent) => ({ permanent })),
      ...weapons.map((weapon) => ({ weapon })),
      ...marks.map((mark) => ({ mark })),
      ...(about.bosses ?? []).map((boss) => ({ boss })),
      ...(about.portals ? [{ portals: about.portals }] : []),
      ...(out.length > 0 ? [{ eliminated: out }] : []),
      ...(about.emptyPile ? [{ move: "pile", to: "box.programs", seen: "none" as const }] : []),
      { turn },
      ...Object.entries(set).map(([path, to]) => ({ set: path, to })),
    ],
  });
  return around(base);
}

function around(base: Table): Round {
  const isWindow = () => WINDOWS.includes(base.asked()?.kind ?? "");
  const state = () => base.view("spectator").state as State;
  const { offered, barred } = base;
  /** SD-R66: who acts is asked for programs when asked for the action; the others pass until then. */
  const beforeTheAction = (seat: Seat | undefined) => {
    const isOwn = seat !== undefined && seat === state().turn.seat;
    if (isOwn && base.asked()?.kind === "start") t.window();
    return isOwn && base.asked()?.kind === "announce";
  };
  const isProgram = (sentence: string) =>
    /^(Play |Discard two programs to heal Parasite)/.test(sentence);
  const t: Round = Object.assign(base as unknown as Chained, {
    state,
    /** Of the announcement, for a seat what it can play first; else the actions. */
    offered(seat?: Seat) {
      if (beforeTheAction(seat)) return [...offered(seat).filter(isProgram), "Pass"];
      const all = offered(seat);
      return base.asked()?.kind === "announce" ? all.filter((each) => !isProgram(each)) : all;
    },
    barred(seat?: Seat) {
      const isOwn = beforeTheAction(seat);
      const all = Object.entries(barred(seat)).filter(([each]) => !isOwn || isProgram(each));
      return Object.fromEntries(all);
    },
    window(answers: Readonly<Record<string, Wanted>> = {}) {
      const { seat: active } = state().turn;
      const isFirst = ["start", "announce"].includes(base.asked()?.kind ?? "");
      const own = isFirst && active in answers ? answers[active] : undefined;
      const others = Object.entries(answers).filter(([seat]) => !own || Number(seat) !== active);
      const choices = Object.fromEntries(others.map(([seat, choose]) => [seat, { choose }]));
      if (base.asked()?.kind !== "announce") base.each({ ...choices, others: "pass" });
      // SD-R66: who acts plays a program when asked for the action.
      if (own && base.asked()?.kind === "announce") base.choose(own);
      return t;
    },
    quiet() {
      const { seat } = state().turn;
      while (isWindow() && state().turn.seat === seat) t.window();
      return t;
    },
    act(action: Wanted) {
      t.quiet();
      base.choose(action);
      if (base.asked()?.kind === "interrupt") t.window();
      return t;
    },
    until(seat: Seat) {
      for (let i = 0; i < 200; i++) {
        if (isWindow() || base.asked()?.kind === "talk") t.window();
        else if (base.asked()?.kind === "announce" && state().turn.seat === seat) return t;
        else if (base.asked()?.kind === "announce") base.choose(anyLook(base, state().turn.seat));
        else if (base.asked()?.kind === "limit") base.pick(safePicks(base, state().turn.seat));
        else break;
      }
      return t;
    },
    team(seat: Seat) {
      const { faces } = base.view(seat);
      const own = state().seats[seat];
      const face = (card: number) => String(faces[card]);
      return teamFrom(box, {
        ids: own.ids.map(({ card }) => face(card)),
        loyalty: slots(state(), seat).map((slot) => face(state().loyalty[slot].card)),
        programs: own.programs.map(face),
        marks: own.marks.map(({ mark }) => face(mark) as never),
      });
    },
    weapon(kind: string) {
      const found = state().weapons.find((weapon) => weapon.kind === kind);
      if (!found) throw new Error(`there is no ${kind}`);
      return found;
    },
    held(seat: Seat) {
      return state().weapons.find(({ holder }) => holder === seat)?.kind;
    },
  });
  return t;
}

function safePicks(base: Table, seat: Seat): readonly string[] {
  return (base.view(seat).question?.safe ?? []) as readonly string[];
}

/** Something to announce that stirs nothing. */
function anyLook(base: Table, seat: Seat): string {
  const { options = [] } = base.view(seat).question ?? {};
  return (options.find(({ kind }) => kind === "investigate") ?? options[0])?.key ?? "draw";
}

/** Where a player's loyalty cards lie, left and right. */
function slots({ seats }: State, seat: Seat): number[] {
  const n = seats.length;
  return n < 9 ? [seat * 2, seat * 2 + 1] : [seat, (seat + n - 1) % n];
}
