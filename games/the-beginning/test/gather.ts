/** A table arranged for one test, with a way through windows nobody uses. */
import type { OptionValues, Plain, Seat } from "@sprawl/engine";
import { type Table, table } from "@sprawl/scenarios/testing";
import type { State } from "@sprawl/the-beginning";
import { entry } from "@sprawl/the-beginning/entry";

type Fields = Readonly<Record<string, Plain>>;

export type Gathering = {
  /** Who sits there; three of them without it. */
  readonly characters?: readonly string[];
  readonly turn?: Seat;
  readonly leader?: Seat;
  readonly general?: Seat;
  readonly options?: OptionValues;
  readonly players?: Readonly<Record<number, Fields>>;
  readonly kuro?: Fields;
  readonly enemies?: readonly Fields[];
  /** Further lines, after all that. */
  readonly lines?: readonly Fields[];
  /** Values by path: bars.riot. */
  readonly set?: Fields;
  readonly steps?: readonly Plain[];
  readonly chance?: Readonly<Record<string, readonly Plain[]>>;
  readonly seed?: string;
};

const WINDOWS = ["interval", "pink", "strike", "guard", "played", "reveal", "hit", "zero"];

type Chain = "choose" | "pick" | "amount" | "pass" | "each";
export type Round = Omit<Table, Chain> & {
  [K in Chain]: (...args: Parameters<Table[K]>) => Round;
} & {
  state(): State;
  /** Pass in windows until something else is asked. */
  quiet(): Round;
  /** Choose, then pass in windows. */
  act(action: string | Fields): Round;
  /** One round of a window: these answer, all others pass. */
  window(answers?: Readonly<Record<string, string | Fields>>): Round;
  /** The faces of these cards as this seat sees them. */
  seen(seat: Seat, cards: readonly number[]): Plain[];
  /** Answer everything safely until this kind is asked, or the match is over. */
  until(kind: string, seat?: Seat): Round;
};

export function gather(about: Gathering = {}): Round {
  const { characters = ["havoc", "nova", "dryden"], players = {}, enemies = [], set = {} } = about;
  const {
    turn = 0,
    leader = 1,
    general = 2,
    chance,
    seed,
    options,
    kuro,
    lines = [],
    steps,
  } = about;
  const base = table(entry, {
    seats: characters.length,
    options: { talk: false, characters: "random", ...options },
    ...(seed && { seed }),
    ...(chance && { chance }),
    arrange: [
      { table: { characters, turn, leader, general } },
      ...characters
        .map((_, seat) => ({
          player: { seat, hand: [], programs: [], area: 4, faction: "human", ...players[seat] },
        }))
        .map(({ player }) => ({
          player:
            players[Number(player.seat)]?.faction === undefined
              ? without(player, "faction")
              : player,
        })),
      ...(kuro ? [{ kuro }] : []),
      ...enemies.map((enemy) => ({ enemy })),
      ...(lines as never[]),
      ...Object.entries(set).map(([path, to]) => ({ set: path, to })),
      ...(steps ? [{ steps: steps as never }] : []),
    ],
  });
  return around(base);
}

function without(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}

function around(base: Table): Round {
  const isWindow = () => WINDOWS.includes(base.asked()?.kind ?? "");
  const state = () => base.view("spectator").state as State;
  const t: Round = Object.assign(base as unknown as Round, {
    state,
    window(answers: Readonly<Record<string, string | Fields>> = {}) {
      const choices = Object.entries(answers).map(([seat, choose]) => [seat, { choose }]);
      base.each({ ...Object.fromEntries(choices), others: "pass" } as never);
      return t;
    },
    quiet() {
      while (isWindow()) t.window();
      return t;
    },
    act(action: string | Fields) {
      t.quiet();
      base.choose(action as never);
      return t.quiet();
    },
    seen(seat: Seat, cards: readonly number[]) {
      const { faces } = base.view(seat);
      return cards.map((card) => faces[card] ?? "hidden");
    },
    until(kind: string, seat?: Seat) {
      for (let i = 0; i < 300; i++) {
        const asked = base.asked();
        if (!asked) return t;
        if (asked.kind === kind && (seat === undefined || asked.seats.includes(seat))) return t;
        if (isWindow()) {
          t.window();
          continue;
        }
        const [who] = asked.seats;
        const { safe } = base.view(who).question ?? {};
        if (typeof safe === "number") base.amount(safe);
        else if (Array.isArray(safe)) base.pick(safe as never);
        else base.choose(safe as never);
      }
      return t;
    },
  });
  return t;
}
