/** TB-9: what the Active Player may do with one figure. */
import type { Barred, RuleId, Seat } from "@sprawl/engine";
import { pointsLeft } from "./action-points.js";
import { apexTargets } from "./activation.js";
import { targetsOf } from "./attack.js";
import { SHARED_BLUE } from "./board.js";
import { canPay } from "./buying.js";
import { ofColour } from "./cards.js";
import { type CityAction, DRAW_PRICE, whyNotCity } from "./city.js";
import type { Ability, AbilityWay } from "./content.js";
import { prisoners } from "./hq.js";
import { filledSpots } from "./junkyard.js";
import { mayHeal } from "./med-center.js";
import { moments } from "./moments.js";
import { stepsFrom } from "./movement.js";
import { mayPlace } from "./network.js";
import { isOpen, programsFor } from "./programs.js";
import type { Action } from "./questions.js";
import { mayClear } from "./ranks.js";
import { mayUseRecon } from "./recon-cards.js";
import { whyNotSector } from "./sectors.js";
import type { Beginning, Figure, FigureIndex } from "./state.js";
import { carriedSupply, weaponsFor } from "./supply-boxes.js";
import { mayTransfer } from "./transfer.js";
import { uniquesForTurn } from "./unique-cards.js";
import { figuresOf, named } from "./values.js";

type Offered = { readonly options: Action[]; readonly barred: Barred[] };

const CITY_ACTIONS: readonly CityAction[] = [
  "city-riot",
  "city-morale",
  "city-resources",
  "city-chance",
];

// --- what may be done ----------------------------------------------------------------------------

/**
 * TB-9.2, TB-9.4, TB-9.8: every action with its cost and precondition met, for any faction
 * (TB-1.7).
 */
export function actionsOf(g: Beginning): Offered {
  const { turn, figures } = g.state;
  const { seat, figure: index } = turn;
  const figure = figures[index];
  const offered: Offered = { options: [], barred: [] };
  if (figure.lies === "detained")
    detainedActions(g, offered, seat); // TB-19.3
  else if (figure.lies === "up") {
    for (const { to } of stepsFrom(g, index)) {
      offered.options.push({ kind: "move", to, on: `area/${to}`, rule: "TB-8.1" });
    }
    areaActions(g, offered, seat, index, figure);
    if (pointsLeft(g) > 0) attacks(g, offered, index);
  }
  if (index === seat && figure.lies === "up" && pointsLeft(g) > 0 && mayTransfer(g, seat)) {
    offered.options.push({ kind: "transfer", rule: "CM-1.3" }); // CM-1.3
  }
  if (index === seat) {
    freeActions(g, offered, seat, figure);
    abilities(g, offered, seat);
  }
  if (mayPlace(g, index)) offered.options.push({ kind: "place", on: "network", rule: "TB-18.2" });
  recon(g, offered, seat, index);
  offered.options.push({ kind: "end", rule: "TB-9.9" });
  return offered;
}

/** TB-19.6, TB-19.8, TB-19.12: the Isolation Actions. */
function detainedActions(g: Beginning, { options }: Offered, _seat: Seat): void {
  if (pointsLeft(g) < 1) return;
  options.push({ kind: "plead", rule: "TB-19.8" });
  if (g.state.interrogation.length > 0) {
    options.push({ kind: "interrogation", rule: "TB-19.12" });
  }
}

/** Offered if no rule speaks against it; barred with that rule otherwise. */
function propose({ options, barred }: Offered, option: Action, why: RuleId | undefined): void {
  if (why === undefined) options.push(option);
  else barred.push({ option, rule: why });
}

function attacks(g: Beginning, { options }: Offered, index: FigureIndex): void {
  for (const enemy of targetsOf(g, index)) {
    options.push({ kind: "attack", enemy, on: `enemy/${enemy}`, rule: "TB-22.5" });
  }
}

/** TB-49.8, TB-49.10: Kuro needs a face-up marker of the Area for anything but attacking. */
function kuroMay(g: Beginning, seat: Seat, figure: Figure): boolean {
  return figure.id !== "kuro" || g.state.seats[seat].markers.includes(figure.area);
}

/** What an Area offers, in whichever of its Places one stands (TB-R36). */
function areaActions(
  g: Beginning,
  offered: Offered,
  seat: Seat,
  index: FigureIndex,
  figure: Figure,
): void {
  const points = pointsLeft(g);
  const kuro = figure.id === "kuro";
  const { area } = figure;
  if (area === "junkyard" && !kuro && figure.chips.length > 0) {
    const free = moments.of(seat).some(g, "junksFreely"); // TB-48.14
    if (points < 1 && free) offered.options.push({ kind: "junk", rule: "TB-48.14" });
  }
  if (area === "med-center") medActions(g, offered, seat, points);
  if (points < 1 || !kuroMay(g, seat, figure)) return;
  switch (area) {
    case 1:
      for (const sector of [0, 1, 2]) {
        const option: Action = { kind: "sector", sector: sector + 1, on: `sector/${sector + 1}` };
        propose(offered, option, whyNotSector(g, index, sector));
      }
      return;
    case 2:
      return cityActions(g, offered, seat, kuro);
    case 3:
      offered.options.push({ kind: "nexus", on: "place/nexus", rule: "TB-15.1" });
      return;
    case 4:
      return hqActions(g, offered, seat, kuro, points);
    case 5: {
      const why = figure.hadRecon
        ? "TB-17.2"
        : g.state.recon.length === 0
          ? "TB-R135"
          : canPay(g, seat, 5)
            ? undefined
            : "TB-17.1";
      propose(offered, { kind: "monolith", on: "place/monolith", rule: "TB-17.1" }, why);
      return;
    }
    case 6:
      if (g.state.leader === seat && !kuro) {
        for (const prisoner of prisoners(g)) {
          offered.options.push({ kind: "pardon", target: prisoner, rule: "TB-19.18" });
        }
      }
      return;
    case "junkyard":
      return junkyardActions(g, offered, seat, figure);
    case "med-center":
      return;
    default:
      return area satisfies never;
  }
}

function cityActions(g: Beginning, offered: Offered, seat: Seat, kuro: boolean): void {
  for (const kind of CITY_ACTIONS) {
    propose(offered, { kind, on: "place/city", rule: "TB-13.1" }, whyNotCity(g, seat, kind));
  }
  if (kuro) return; // TB-49.17
  for (const card of g.state.display) {
    const { cost } = g.box.programs[g.face(card)];
    const option: Action = { kind: "buy-program", card, on: `card/${card}`, rule: "TB-14.1" };
    propose(offered, option, canPay(g, seat, cost) ? undefined : "TB-10.2");
  }
  const { programs, programDiscard } = g.state;
  const none = programs.length + programDiscard.length === 0 ? "TB-R134" : undefined;
  const dear = canPay(g, seat, DRAW_PRICE) ? undefined : "TB-10.2";
  propose(offered, { kind: "draw-program", on: "place/dark-net", rule: "TB-14.3" }, none ?? dear);
}

function hqActions(
  g: Beginning,
  offered: Offered,
  seat: Seat,
  kuro: boolean,
  points: number,
): void {
  const enough = points >= 2 && !kuro ? undefined : "TB-16.3"; // TB-R126
  propose(offered, { kind: "censure", on: "place/hq", rule: "TB-16.3" }, enough);
  offered.options.push({ kind: "new-leader", on: "place/hq", rule: "TB-16.11" });
  if (kuro) return; // TB-49.17
  const mine = weaponsFor(g, seat);
  const seen = new Set<string>();
  for (const card of g.state.weapons) {
    const id = g.face(card);
    if (seen.has(id)) continue;
    seen.add(id);
    const why = !mine.includes(card)
      ? "TB-47.2"
      : canPay(g, seat, g.box.supply[id].price ?? 0)
        ? undefined
        : "TB-10.2";
    propose(offered, { kind: "buy-weapon", card, on: `card/${card}`, rule: "TB-16.23" }, why);
  }
}

function junkyardActions(g: Beginning, offered: Offered, seat: Seat, figure: Figure): void {
  const spots = filledSpots(g).length;
  const chips = figure.chips.length > 0 ? undefined : "TB-20.2";
  propose(offered, { kind: "junk", on: "junkyard", rule: "TB-20.2" }, chips);
  const grey = spots > 0 && ofColour(g, seat, "grey").length > 0 ? undefined : "TB-20.5";
  propose(offered, { kind: "look", on: "junkyard", rule: "TB-20.5" }, grey);
  const green = spots > 0 && ofColour(g, seat, "green").length > 0 ? undefined : "TB-20.7";
  propose(offered, { kind: "remove", on: "junkyard", rule: "TB-20.7" }, green);
}

function medActions(g: Beginning, offered: Offered, seat: Seat, points: number): void {
  const why = points < 1 ? "TB-9.1" : mayHeal(g, seat) ? undefined : "TB-21.2";
  propose(offered, { kind: "heal", on: "place/med-center", rule: "TB-21.1" }, why);
  const cards = ofColour(g, seat, "grey", "green").length > 0 ? undefined : "TB-21.3";
  propose(offered, { kind: "med-free", on: "place/med-center", rule: "TB-21.3" }, cards);
}

/**
 * TB-9.4, TB-9.5, TB-R168: free actions of the player's own character, also while detained
 * (TB-19.7).
 */
function freeActions(g: Beginning, { options }: Offered, seat: Seat, figure: Figure): void {
  const { turn, seats, general, apex } = g.state;
  const own = seats[seat];
  options.push(...programsFor(g, seat, isOpen)); // TB-37.1
  for (const card of uniquesForTurn(g, seat)) {
    options.push({ kind: "unique", card, on: `card/${card}`, rule: "TB-36.10" });
  }
  if (turn.tricks < moments.of(seat).value(g, "tricksATurn", 1, seat)) {
    for (const trick of own.tricks) {
      if (g.box.tricks[trick].may?.(g, seat) !== false) {
        options.push({ kind: "trick", trick, rule: "TB-44.2" }); // TB-44.2
      }
    }
  }
  const carried = carriedSupply(g, seat);
  if (carried !== undefined && figure.lies === "up") {
    const piece = g.box.supply[carried];
    if (piece.use && piece.may?.(g, seat) !== false)
      options.push({ kind: "supply", on: `supply/${seat}`, rule: "TB-39.11" });
  }
  if (mayClear(g, seat)) options.push({ kind: "general", rule: "TB-35.5" });
  if (general === seat && apex.status === "in-play" && !turn.panel) {
    if (apex.space < SHARED_BLUE) options.push({ kind: "apex-move", on: "apex", rule: "TB-29.8" }); // TB-29.18
    for (const { id } of apexTargets(g)) {
      options.push({ kind: "apex-attack", enemy: id, on: `enemy/${id}`, rule: "TB-29.8" });
    }
    options.push({ kind: "red-button", on: "apex", rule: "TB-29.9" });
  }
}

function recon(g: Beginning, { options }: Offered, seat: Seat, index: FigureIndex): void {
  for (const each of figuresOf(g, seat)) {
    if (each !== index) continue;
    for (const card of g.state.figures[each].recon) {
      if (mayUseRecon(g, seat, each, card)) {
        options.push({ kind: "recon", card, on: `card/${card}`, rule: "TB-17.5" });
      }
    }
  }
}

export function abilitiesOf(g: Beginning, seat: Seat): Ability[] {
  return moments.of(seat).collect(g, "abilities");
}

function abilities(g: Beginning, { options }: Offered, seat: Seat): void {
  const points = pointsLeft(g);
  for (const ability of abilitiesOf(g, seat)) {
    if (ability.cost > points) continue;
    for (const way of ability.ways(g, seat)) {
      options.push(abilityOption(g, ability, way));
    }
  }
}

function abilityOption(g: Beginning, { id, rule }: Ability, way: AbilityWay): Action {
  if (way.card !== undefined) return { kind: "ability-card", ability: id, card: way.card, rule };
  if (way.figure === undefined) return { kind: "ability", ability: id, rule };
  const { seat, body, figure } = named(g, way.figure);
  return {
    kind: "ability-on",
    ability: id,
    figure,
    target: seat,
    body,
    on: `figure/${figure}`,
    rule,
  };
}
