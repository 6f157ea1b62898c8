/** TB-2.2 to TB-2.18: what is shuffled and lies ready before the characters are known. */
import type { SupplyPiece } from "./content.js";
import { deckIds } from "./deal.js";
import { sortStack } from "./stacks.js";
import type { Beginning, Colour, EnemyType, EventId, Level, State, SupplyId } from "./state.js";

type Copied = { readonly id: string; readonly copies: number };

function copies(pieces: readonly Copied[]): string[] {
  return pieces.flatMap(({ id, copies: many }) => new Array<string>(many).fill(id));
}

function hideShuffled(g: Beginning, pool: string, ids: readonly string[]): number[] {
  const cards = g.hide(pool, ids);
  g.shuffle(pool, cards); // TB-2.2, TB-2.3, TB-50.7
  return cards;
}

type Decks = "influence" | "programs" | "events" | "wounds" | "interrogation" | "recon";
type Piles = "discard" | "programDiscard" | "woundDiscard" | "reconUsed";
type Laid = "table" | "display" | "playing" | "happening";

/** Face-down decks, with what will be drawn, laid out and discarded from them. */
export function decks(g: Beginning, large: boolean): Pick<State, Decks | Piles | Laid> {
  const { box } = g;
  const events = (deck: string): readonly EventId[] =>
    Object.values(box.events)
      .filter((each) => each.deck === deck && (large || !each.large)) // TB-2.4
      .map(({ id }) => id);
  return {
    influence: hideShuffled(g, "influence", generalDeck(g)),
    discard: [],
    table: [],
    programs: hideShuffled(g, "programs", copies(Object.values(box.programs))), // TB-2.5
    display: [],
    programDiscard: [],
    playing: [],
    events: {
      one: hideShuffled(g, "events-1", events("one")),
      two: hideShuffled(g, "events-2", events("two")),
      three: hideShuffled(g, "events-3", events("three")),
      ex: hideShuffled(g, "events-ex", events("ex")),
    },
    happening: [],
    wounds: hideShuffled(g, "wounds", copies(Object.values(box.wounds))),
    woundDiscard: [],
    interrogation: hideShuffled(g, "interrogation", Object.keys(box.interrogation)),
    recon: hideShuffled(
      g,
      "recon",
      Object.keys(box.recon).flatMap((id) => [id, id]),
    ),
    reconUsed: [],
  };
}

type Supplies = "supply" | "supplyDiscard" | "weapons" | "traps" | "boxes";

export function supplyOf(g: Beginning, wanted: (piece: SupplyPiece) => boolean): SupplyId[] {
  return copies(Object.values(g.box.supply).filter(wanted));
}

/** Supply Boxes face-down, weapons at HQ, Traps set aside. */
export function supplies(g: Beginning, traps: readonly SupplyId[]): Pick<State, Supplies> {
  const boxes = supplyOf(g, ({ kind, price }) => kind !== "trap" && price === undefined);
  const weapons = supplyOf(g, ({ price }) => price !== undefined);
  return {
    supply: hideShuffled(g, "supply", boxes), // TB-2.7
    supplyDiscard: [],
    weapons: g.hide("supply", weapons, "all"), // TB-2.6
    traps: g.hide("supply", traps, "all"),
    boxes: [],
  };
}

export function chips(g: Beginning, sector: number, blue: number, red: number, purple: number) {
  const colours: Colour[] = [
    ...new Array<Colour>(blue).fill("blue"),
    ...new Array<Colour>(red).fill("red"),
    ...new Array<Colour>(purple).fill("purple"),
  ];
  const stack = g.hide<Colour>("chips", colours, "all");
  g.shuffle(`sector ${sector}`, stack);
  return stack;
}

export function stacks(g: Beginning): Record<EnemyType, Level[]> {
  const of = (type: EnemyType): Level[] => {
    const { count } = g.box.enemies[type];
    const levels: Level[] = ([1, 2, 3] as const).flatMap((level) =>
      new Array<Level>(count).fill(level),
    );
    sortStack(levels, 1); // TB-2.12
    return levels;
  };
  return {
    tank: of("tank"), // TB-27.7
    sniper: of("sniper"),
    soldier: of("soldier"),
    crawler: of("crawler"),
    thief: of("thief"),
  };
}

/** TB-36.2: the General Influence deck. */
function generalDeck(g: Beginning): string[] {
  return deckIds({
    blue: [2, 3, 4, 3, 2],
    red: [2, 3, 4, 3, 2],
    grey: 4,
    green: 4,
    unique: [],
  }).concat(
    Object.values(g.box.influence)
      .filter(({ colour }) => colour === "special")
      .map(({ id }) => id),
  );
}
