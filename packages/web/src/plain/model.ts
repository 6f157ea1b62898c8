/**
 * A table for any game, found in its view and nothing else: which parts are cards, which are lists,
 * tables or maps, what belongs to which seat. Only a model: plain-table.tsx draws it and
 * spoken-table.tsx reads it out. It knows no rule and shows no face the view does not hold.
 */
import type { AnyGame, GameText, Seat, View } from "@sprawl/engine";
import { fieldsBySeat, handlesIn, type PathText } from "@sprawl/engine/host";
import { NOTHING } from "@sprawl/engine/speech";
import { placesIn } from "./grid.js";
import { type Fact, type Making, nodesIn, type PlainNode } from "./nodes.js";
import { isRecord, type State } from "./records.js";

/** A sign needs no translation, and the game has its own word for a hidden card. */
const TERMS = { yes: "✓", no: NOTHING };

export type { CardItem, Chip, Fact, PlainNode, Row } from "./nodes.js";

export type PlainModel = {
  /** What belongs to nobody. */
  readonly shared: readonly PlainNode[];
  /** By seat, without what is in the viewer's hand. */
  readonly seats: readonly (readonly PlainNode[])[];
  /** The viewer's own cards. */
  readonly hand: readonly PlainNode[];
  /** By seat: public numbers for the panels. */
  readonly facts: readonly (readonly Fact[])[];
};

const known = new WeakMap<object, ReadonlySet<PathText>>();
const bySeatOf = new Map<string, readonly string[]>();

/** What is where on this table. */
export function plainModel(
  game: AnyGame,
  view: View,
  text: GameText,
  names: readonly string[],
): PlainModel {
  const none: PlainModel = {
    shared: [],
    seats: names.map(() => []),
    hand: [],
    facts: names.map(() => []),
  };
  if (!isRecord(view.state)) return none;
  const { state, faces, seats, viewer } = view;
  const found = { text, names, faces, handles: handlesOf(game, state), terms: TERMS, state };
  const making: Making = { ...found, places: placesIn(found) };
  const bySeat = seatFields(game, view);
  const rest = Object.entries(state).filter(([field]) => !bySeat.includes(field));
  const shared = nodesIn(rest, "", making);
  if (seats === 1) return { ...none, shared };
  const owned = names.map((_, seat) => nodesIn(entriesOf(state, bySeat, seat), "", making));
  const own = viewer === "spectator" ? [] : (owned[viewer] ?? []);
  const hand = own.filter(
    (node) => node.form === "cards" && node.cards.some((card) => card.face !== undefined),
  );
  return {
    shared,
    seats: owned.map((nodes) =>
      nodes
        .map(withoutNumbers)
        .filter((node) => node && !hand.includes(node))
        .flatMap((node) => node ?? []),
    ),
    hand,
    facts: owned.map(factsFrom),
  };
}

/** The places of hidden things in this state, found once. */
export function handlesOf(game: AnyGame, state: object): ReadonlySet<PathText> {
  const before = known.get(state);
  if (before) return before;
  const found = handlesIn(game, state);
  known.set(state, found);
  return found;
}

function seatFields(game: AnyGame, { options, state, seats, version }: View): readonly string[] {
  const key = JSON.stringify([game.id, version, seats, options]);
  const before = bySeatOf.get(key);
  if (before) return before;
  const found = fieldsBySeat(game, options, state, seats);
  bySeatOf.set(key, found);
  return found;
}

/** One seat's share of every list that has one item a seat, under the list's own name. */
function entriesOf(state: State, fields: readonly string[], seat: Seat): [string, unknown][] {
  return fields.map((field) => [`${field}/${seat}`, (state[field] as readonly unknown[])[seat]]);
}

/** What a panel says of a seat: its numbers, and how many cards lie where. */
function factsFrom(nodes: readonly PlainNode[]): readonly Fact[] {
  return nodes.flatMap((node): readonly Fact[] => {
    switch (node.form) {
      case "facts":
        return node.facts.filter(({ words }) => words.length <= 14 && !isNothing(words));
      case "cards": {
        const { path, label, on } = node;
        return [{ path, label, words: String(node.cards.length), on }];
      }
      case "section":
        return factsFrom(node.nodes).filter(({ path }) => /^[^/]+\/\d+\/[^/\d][^/]*$/.test(path));
      default:
        return [];
    }
  });
}

/** Nothing, or the number that stands for nobody and nowhere. */
function isNothing(words: string): boolean {
  return words === NOTHING || words === "-1";
}

/** The panel shows a seat's numbers already. */
function withoutNumbers(node: PlainNode): PlainNode | undefined {
  return node.form === "facts" ? undefined : node;
}
