/** Verbs that say who sits there, what everybody has, and where they are. */
import {
  BadInput,
  type Decision,
  type Given,
  type ReadAs,
  type Rule,
  read,
  type Seat,
  verb,
} from "@sprawl/engine";
import { PLACES } from "../board.js";
import { COLUMNS, type ColumnName } from "../content.js";
import { deal } from "../deal.js";
import type { Beginning, CharacterId, Faction, Figure, SeatState } from "../state.js";
import { NOBODY } from "../state.js";
import { newTurn } from "../turn.js";
import { figureValue } from "../values.js";
import { area, chipsLeft, colours, faces, layExactly, named, take } from "./laying.js";

const { byName, fields, listOf, maybe, oneOf, seat, whole } = read;

/** Run a rule to its end; whatever it asks is answered with what comes first. */
function runSafely(rule: Rule<void>): void {
  let next = rule.next();
  while (!next.done) next = rule.next(firstAnswer(next.value));
}

function firstAnswer(decision: Decision): Given {
  if ("questions" in decision) throw new BadInput("table", "asks several at once");
  if (decision.form === "amount") return decision.min;
  return decision.form === "pick" ? decision.options.slice(0, decision.min) : decision.options[0];
}

const free = oneOf<CharacterId, Beginning>(({ state }) => state.free);
/** A seat, or nobody. */
const holder = oneOf(({ state }: Beginning) => [NOBODY, ...state.seats.keys()]);

/**
 * `table: { characters: [havoc, nova, jayden], turn: 0, leader: 1, general: 2 }`: these sit there,
 * everybody at HQ, and the actions of `turn` are about to begin. It comes first.
 */
export const table = verb(
  fields({
    characters: listOf(free),
    turn: maybe(seat),
    leader: maybe(holder),
    general: maybe(holder),
  }),
  (g: Beginning, { characters, turn = 0, leader = 1 % g.seats, general = 2 % g.seats }) => {
    const s = g.state;
    if (characters.length !== g.seats || new Set(characters).size !== g.seats) {
      throw new BadInput("table.characters", "must name one a seat");
    }
    characters.forEach((id, i) => {
      s.free.splice(s.free.indexOf(id), 1);
      s.seats[i].character = id;
    });
    runSafely(deal(g));
    s.leader = leader;
    s.general = general;
    s.starter = turn;
    s.turn = { ...newTurn(turn, 1, 1), phase: "action" };
    return [{ steps: ["part", "discard", "activation", "event", "pass"] }];
  },
);

const LYING: readonly Figure["lies"][] = ["up", "yellow-zone", "detained", "away"];

const standee = {
  area: maybe(area),
  lies: maybe(oneOf(LYING)),
  chips: maybe(colours),
  scanners: maybe(listOf(named([1, 2]))),
  health: maybe(whole(0)),
};
const standing = fields(standee);

/** Where a standee is and what it carries. */
function place(
  g: Beginning,
  where: string,
  figure: Figure,
  said: Omit<ReadAs<typeof standing>, "health">,
): void {
  const s = g.state;
  if (said.area !== undefined) {
    figure.area = said.area;
    figure.place = PLACES[figure.area][0];
  }
  if (said.lies !== undefined) figure.lies = said.lies;
  if (said.lies === "detained") figure.area = 6;
  if (said.chips !== undefined) {
    const laying = { faces: said.chips, from: chipsLeft(g), seen: [figure.seat] };
    layExactly(g, `${where}.chips`, figure.chips, laying);
  }
  for (const scanner of said.scanners ?? []) {
    figure.scanners[scanner - 1] = true;
    s.scannersLeft[scanner - 1]--;
  }
}

const FACTIONS: readonly Faction[] = ["human", "machine", "fallen", "legion"];
const LEVELS = [0, 1, 2] as const;

const playing = fields({
  ...standee,
  seat,
  hand: maybe(faces),
  deck: maybe(whole(0)),
  programs: maybe(faces),
  open: maybe(faces),
  objectives: maybe(faces),
  wounds: maybe(faces),
  supply: maybe(faces),
  recon: maybe(faces),
  boosts: maybe(byName(oneOf(LEVELS), oneOf<ColumnName>(COLUMNS))),
  bar: maybe(whole(0, 5)),
  faction: maybe(oneOf(FACTIONS)),
});
type Playing = ReadAs<typeof playing>;

/** `player: { seat: 0, hand: [blue-3], chips: [red], area: 2, health: 1, boosts: { hacking: 1 } }`. */
export const player = verb(playing, (g: Beginning, said) => {
  const own = g.state.seats[said.seat];
  const figure = g.state.figures[said.seat];
  layPersonal(g, own, said);
  layPrograms(g, own, said);
  layOpen(g, own, figure, said);
  for (const [name, level] of said.boosts ?? []) own.tree[COLUMNS.indexOf(name)].level = level;
  if (said.bar !== undefined) own.bar = said.bar;
  place(g, "player", figure, said);
  figure.health = said.health ?? figureValue(g, said.seat, "maxHealth");
  return said.faction === undefined ? [] : [takesFaction(g, said.seat, said.faction)];
});

/** Influence cards and Objectives, which only the player sees. */
function layPersonal(
  g: Beginning,
  own: SeatState,
  { seat, hand, deck, objectives }: Playing,
): void {
  const s = g.state;
  const seen = [seat];
  if (hand !== undefined) {
    const from = [own.deck, s.influence, ...s.seats.map((each) => each.deck), s.discard];
    layExactly(g, "player.hand", own.hand, { faces: hand, from, seen });
  }
  if (deck !== undefined) {
    s.influence.unshift(...own.deck.splice(0, Math.max(0, own.deck.length - deck)));
  }
  if (objectives !== undefined) {
    const held = s.seats.filter((each) => each !== own).map((each) => each.objectives);
    const laying = { faces: objectives, from: [s.objectiveBox, ...held], seen };
    layExactly(g, "player.objectives", own.objectives, laying);
  }
}

/** Programs in the hand, and those in play. */
function layPrograms(g: Beginning, own: SeatState, { seat, programs, open = [] }: Playing): void {
  const s = g.state;
  const others = s.seats.filter((each) => each !== own);
  const from = [s.programs, s.display, ...others.map((each) => each.programs)];
  if (programs !== undefined) {
    layExactly(g, "player.programs", own.programs, { faces: programs, from, seen: [seat] });
  }
  for (const id of open) {
    const card = take(g, "player.open", id, from, "all");
    own.open.push({ card, id, charges: g.box.programs[id].lasts === "charges" ? 2 : 0 });
  }
}

/** Wounds, supply and what was found. */
function layOpen(g: Beginning, own: SeatState, figure: Figure, said: Playing): void {
  const s = g.state;
  for (const id of said.wounds ?? []) {
    own.wounds.push({ card: take(g, "player.wounds", id, [s.wounds], "all"), id });
  }
  if (said.supply !== undefined) {
    const from = [s.supply, s.weapons, s.traps];
    layExactly(g, "player.supply", figure.supply, { faces: said.supply, from, seen: "all" });
  }
  if (said.recon !== undefined) {
    const laying = { faces: said.recon, from: [s.recon], seen: [said.seat] };
    layExactly(g, "player.recon", figure.recon, laying);
  }
}

/** The Loyalty card changes places with one that shows this faction. */
function takesFaction(g: Beginning, seat: Seat, faction: Faction) {
  const s = g.state;
  const own = s.seats[seat];
  const piles = [s.loyaltyBox, ...s.seats.slice(seat + 1).map(({ loyalty }) => loyalty)];
  if (g.face(own.loyalty[0]) !== faction) {
    const pile = piles.find((cards) => cards.some((card) => g.face(card) === faction));
    if (!pile) throw new BadInput("player.faction", `there is no ${faction} left`);
    const index = pile.findIndex((card) => g.face(card) === faction);
    [own.loyalty[0], pile[index]] = [pile[index], own.loyalty[0]];
  }
  return { show: ["seats", seat, "loyalty", 0], to: [seat] };
}

/** `kuro: { area: 3, health: 1, chips: [red], markers: [1, 2] }`: markers that are face-up. */
export const kuro = verb(
  fields({ ...standee, markers: maybe(listOf(area)) }),
  (g: Beginning, said) => {
    const figure = g.state.figures.find(({ id }) => id === "kuro");
    if (!figure) throw new BadInput("kuro", "is not in play");
    place(g, "kuro", figure, said);
    if (said.health !== undefined) figure.health = said.health;
    if (said.markers !== undefined) g.state.seats[figure.seat].markers = [...said.markers];
    return [];
  },
);
