/** What a game is: a definition made of plain data and rules. */
import { BadInput } from "./errors.js";
import { type Box, type Hearers, momentsIn } from "./moments.js";
import type { Play } from "./play.js";
import type { Secret } from "./secrets.js";
import type { Showing } from "./shown.js";
import type { Rule, Seat } from "./words.js";

/** One option of a table, chosen before play and fixed from then on. */
export type OptionSpec =
  | { readonly type: "flag"; readonly default: boolean }
  | { readonly type: "choice"; readonly values: readonly string[]; readonly default: string }
  | {
      readonly type: "number";
      readonly min: number;
      readonly max: number;
      readonly default: number;
    };

export type OptionSchema = Readonly<Record<string, OptionSpec>>;
export type OptionValues = Readonly<Record<string, boolean | string | number>>;

/**
 * A step: one sentence of the turn structure. It may ask (then it is a generator) or not (then a
 * plain function will do, and is quicker). One action of a player is one step.
 */
export type Step<S, O, B = unknown> = {
  run(g: Play<S, O, B>, arg: never): Rule<void> | void;
}["run"];

/** Where everything is, for the law that nothing is lost or doubled. */
export type Census = {
  /** Every hidden thing, by handle, wherever it lies. */
  readonly cards?: Iterable<number>;
  /** Things that are counted: each number must stay what it was after setup. */
  readonly totals?: Readonly<Record<string, number>>;
};

/** Carries the data of a saved step start from one version of the rules to the next. */
export type Migration = {
  /** The version it leads to. */
  readonly to: number;
  migrate(snapshot: Record<string, unknown>): Record<string, unknown>;
};

/** What a seat is or turned out to be, for statistics. */
export type Casting = {
  readonly side?: string;
  /** What several sides are counted as together, besides each alone. */
  readonly camp?: string;
  readonly character?: string;
};

/** Who may talk apart from the table, as long as the match lasts. */
export type TalkRooms = {
  /** Seats that are out of the match: they hear the table, and talk among themselves. */
  readonly out?: readonly Seat[];
  /**
   * Rooms some seats share. A seat is told of its own rooms and of nobody else in them, so that a
   * room may be a secret: but which rooms a seat has must follow from what that seat knows.
   */
  readonly rooms?: Readonly<Record<string, readonly Seat[]>>;
};

export type Game<S = unknown, O = unknown, B = unknown> = {
  readonly id: string;
  /** Raised by every change of rules that alters how stored matches replay. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSchema;
  /** Named sets of options, the first one offered first. */
  readonly presets?: Readonly<Record<string, OptionValues>>;
  /** Make the first state and schedule the first steps. */
  setup(g: Play<S, O, B>): S;
  readonly steps: Readonly<Record<string, Step<S, O, B>>>;
  /** More answers than any match can take. */
  readonly bound: number;
  /** A copy of the state, written for its type; the engine's own copy works for every state. */
  clone?(state: S): S;
  census?(state: S): Census;
  /**
   * The hands: where cards lie that only their owner can tell apart. The laws see to it that nobody
   * can follow a card into one. Cards that lie in places of their own are no hand.
   */
  hands?(state: S): readonly (readonly Secret[])[];
  /** What the rules show of hidden things, to whom and when; the laws compare. See shown.ts. */
  readonly shows?: readonly Showing[];
  /** Which round is being played, for statistics; standing answers end with it. */
  round?(state: S): number;
  /** Whose turn it is, for those who pass until it is theirs; undefined while it is nobody's. */
  turn?(state: S): Seat | undefined;
  /**
   * In windows that are not about them, and not in their own turn, people are passed for until they
   * say otherwise: where a game opens many, most of them with nothing to do.
   */
  readonly passing?: "unless-target";
  /** The same for somebody alone against bots, who is asked as well where anybody else is the target. */
  readonly passingAlone?: "unless-anybody";
  /**
   * A window in which this seat may as well be passed for: whatever it could do there it can do, or
   * could have done, in a question of its own. It goes by what everybody sees.
   */
  spares?(state: S, seat: Seat, kind: string): boolean;
  /** Who may talk apart; without it, everybody talks at the table. */
  talk?(g: Play<S, O, B>): TalkRooms;
  /** Asked for right after the deal and after the end. */
  casting?(g: Play<S, O, B>): readonly Casting[];
  /** Every piece of content, by kind and id; rules find it as `g.box`. See moments.ts. */
  readonly box?: B;
  /** Who in the box listens to which moment; `defineGame` sees to it. */
  readonly listened?: Hearers;
  /**
   * Ids of every card, character, mission, ability; rules say `g.uses(id)` when one is used.
   * Without it, those of the box.
   */
  readonly content?: readonly string[];
  readonly migrations?: readonly Migration[];
};

/** Any game at all, where its state does not matter. */
export type AnyGame = Game<unknown, unknown, unknown>;

/** Check a definition once and return it. */
export function defineGame<S, O = OptionValues, B = unknown>(game: Game<S, O, B>): Game<S, O, B> {
  const { id, seats, version, bound } = game;
  if (!/^[a-z][a-z0-9-]*$/.test(id)) throw new BadInput("id", "must be in kebab-case");
  if (!isWhole(version, 1)) throw new BadInput(`${id}.version`, "must be a whole number from 1");
  if (!isWhole(bound, 1)) throw new BadInput(`${id}.bound`, "must be a whole number from 1");
  if (!isWhole(seats.min, 1) || !isWhole(seats.max, seats.min) || seats.max > 16) {
    throw new BadInput(`${id}.seats`, "must go from at least 1 to at most 16");
  }
  let last = 0;
  for (const { to } of game.migrations ?? []) {
    if (!isWhole(to, last + 1) || to > version) {
      throw new BadInput(`${id}.migrations`, "must rise, and end at the game's version at most");
    }
    last = to;
  }
  for (const [name, values] of Object.entries(game.presets ?? {})) {
    checkOptions(game as AnyGame, values, `${id}.presets.${name}`);
  }
  if (!game.box) return game;
  const box = checkBox(id, game.box as Box);
  return { ...game, listened: momentsIn(box), content: game.content ?? idsIn(box) };
}

/** Every piece stands in its box under its own id. */
function checkBox(game: string, box: Box): Box {
  for (const [kind, pieces] of Object.entries(box)) {
    for (const [id, piece] of Object.entries(pieces)) {
      if (piece.id !== id) {
        throw new BadInput(`${game}.box.${kind}.${id}`, `holds a piece whose id is ${piece.id}`);
      }
    }
  }
  return box;
}

function idsIn(box: Box): string[] {
  return Object.values(box).flatMap((pieces) => Object.keys(pieces));
}

function isWhole(value: number, least: number): boolean {
  return Number.isInteger(value) && value >= least;
}

/** Options as given by a person, completed with defaults; names the field that is wrong. */
export function checkOptions(
  game: Pick<AnyGame, "options">,
  given: unknown,
  place = "options",
): OptionValues {
  if (given === undefined) return checkOptions(game, {}, place);
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    throw new BadInput(place, "must be a set of named options");
  }
  const values: Record<string, boolean | string | number> = {};
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(game.options, name)) {
      const names = Object.keys(game.options).join(", ") || "none";
      throw new BadInput(`${place}.${name}`, `there is no such option; there are: ${names}`);
    }
  }
  for (const [name, spec] of Object.entries(game.options)) {
    const value = (given as Record<string, unknown>)[name];
    values[name] =
      value === undefined ? spec.default : checkOption(spec, value, `${place}.${name}`);
  }
  return values;
}

function checkOption(spec: OptionSpec, value: unknown, place: string) {
  switch (spec.type) {
    case "flag":
      if (typeof value === "boolean") return value;
      throw new BadInput(place, "must be true or false");
    case "choice":
      if (typeof value === "string" && spec.values.includes(value)) return value;
      throw new BadInput(place, `must be one of ${spec.values.join(", ")}`);
    case "number":
      if (typeof value === "number" && isWhole(value, spec.min) && value <= spec.max) return value;
      throw new BadInput(place, `must be a whole number from ${spec.min} to ${spec.max}`);
    default:
      return spec satisfies never;
  }
}

/** How many seats, as given by a person. */
export function checkSeats(game: Pick<AnyGame, "seats">, seats: unknown): number {
  const { min, max } = game.seats;
  if (typeof seats === "number" && isWhole(seats, min) && seats <= max) return seats;
  throw new BadInput("seats", `must be a whole number from ${min} to ${max}`);
}
