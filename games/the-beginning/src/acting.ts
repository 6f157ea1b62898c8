/** TB-9: doing what the Active Player has chosen. */
import type { Rule, Seat } from "@sprawl/engine";
import { spend } from "./action-points.js";
import { abilitiesOf } from "./actions.js";
import { apexAttacks } from "./activation.js";
import { attack } from "./attack.js";
import { pay } from "./buying.js";
import { buyProgram, cityAction, drawProgramAction, nexusAction } from "./city.js";
import { advanceApex } from "./elites.js";
import { buyWeapon, censure, interrogation, plead, release } from "./hq.js";
import { junkAction, lookAction, removeAction } from "./junkyard.js";
import { healAction, medFree } from "./med-center.js";
import { moments } from "./moments.js";
import { enter, stepsFrom } from "./movement.js";
import { placeChips } from "./network.js";
import { playProgram } from "./play-program.js";
import { spendCharge } from "./programs.js";
import type { Action } from "./questions.js";
import { clearEnemies, newLeaderVote } from "./ranks.js";
import { playRecon, takeRecon } from "./recon-cards.js";
import { takeFromSector } from "./sectors.js";
import type { Beginning, FigureIndex } from "./state.js";
import { carriedSupply, spendSupply } from "./supply-boxes.js";
import { transferPrograms } from "./transfer.js";
import { playUnique } from "./unique-cards.js";

/** What an action costs; free actions cost nothing (TB-9.4). */
const COSTS: Readonly<Partial<Record<Action["kind"], number>>> = {
  sector: 1,
  "city-riot": 1,
  "city-morale": 1,
  "city-resources": 1,
  "city-chance": 1,
  "buy-program": 1,
  "draw-program": 1,
  nexus: 1,
  censure: 2, // TB-16.3
  "new-leader": 1,
  "buy-weapon": 1,
  monolith: 1,
  plead: 1,
  interrogation: 1,
  pardon: 1,
  junk: 1,
  look: 1,
  remove: 1,
  heal: 1,
  attack: 1,
  transfer: 1, // CM-1.3, CM-R1
};

export function costOf(g: Beginning, action: Action): number {
  if (action.kind === "ability" || action.kind === "ability-on" || action.kind === "ability-card") {
    return abilitiesOf(g, g.state.turn.seat).find(({ id }) => id === action.ability)?.cost ?? 0;
  }
  if (action.kind === "junk" && moments.of(g.state.turn.seat).some(g, "junksFreely")) {
    return 0; // TB-48.14
  }
  return COSTS[action.kind] ?? 0;
}

/** TB-49.7, TB-49.8, TB-49.11: what Kuro's turn and his markers lose by it. */
function kuroPays(g: Beginning, action: Action, cost: number): void {
  const { turn, figures, seats } = g.state;
  const kuro = figures[turn.figure];
  if (kuro.id !== "kuro") return;
  const both = moments.of(turn.seat).some(g, "bothForKuro"); // TB-49.34
  if (action.kind === "move" && !both) turn.points = 0; // TB-49.7
  if (cost === 0) return;
  if (!both) turn.movement = 0; // TB-49.7
  const spared = action.kind === "attack" && moments.of(turn.seat).some(g, "sparesMarkers"); // TB-49.12
  const { markers } = seats[turn.seat];
  const marker = markers.indexOf(kuro.area);
  if (marker < 0 || spared || turn.freeMarker) return;
  markers.splice(marker, 1); // TB-49.8, TB-49.11
  g.tell("marker-turned", { seat: turn.seat, area: kuro.area }, { rule: "TB-49.8" });
}

/** Carry out an action; true if it cost Action Points. */
export function* act(g: Beginning, action: Action): Rule<boolean> {
  const { turn } = g.state;
  const { seat, figure: index } = turn;
  const cost = costOf(g, action);
  spend(g, cost);
  kuroPays(g, action, cost);
  yield* carryOut(g, action, seat, index);
  return cost > 0;
}

type Of<Kind extends Action["kind"]> = Extract<Action, { kind: Kind }>;

function* carryOut(g: Beginning, action: Action, seat: Seat, index: FigureIndex): Rule<void> {
  switch (action.kind) {
    case "move": {
      const cost = stepsFrom(g, index).find(({ to }) => to === action.to)?.cost ?? 0;
      g.state.turn.movement -= cost; // TB-8.1
      return yield* enter(g, index, action.to);
    }
    case "attack":
      return yield* attack(g, index, action.enemy);
    case "place":
      return yield* placeChips(g, seat, index);
    case "transfer":
      return yield* transferPrograms(g, seat);
    case "sector":
      return yield* takeFromSector(g, seat, index, action.sector - 1);
    case "city-riot":
    case "city-morale":
    case "city-resources":
    case "city-chance":
      return yield* cityAction(g, seat, index, action.kind);
    case "buy-program":
      return yield* buyProgram(g, seat, index, action.card);
    case "draw-program":
      return yield* drawProgramAction(g, seat, index);
    case "nexus":
      return yield* nexusAction(g, seat);
    case "monolith":
      yield* pay(g, seat, 5); // TB-17.1
      return yield* takeRecon(g, seat, index);
    case "junk":
      return yield* junkAction(g, seat, index);
    case "look":
      return yield* lookAction(g, seat);
    case "remove":
      return yield* removeAction(g, seat);
    case "heal":
      return yield* healAction(g, seat);
    case "med-free":
      return yield* medFree(g, seat);
    case "censure":
    case "new-leader":
    case "buy-weapon":
    case "plead":
    case "interrogation":
    case "pardon":
      return yield* atHqOrCube(g, action, seat);
    default:
      return yield* freeAction(g, action, seat);
  }
}

type Detention = "plead" | "interrogation" | "pardon";

/** TB-16, TB-19: at HQ, and in and before the Isolation Cube. */
function* atHqOrCube(
  g: Beginning,
  action: Of<"censure" | "new-leader" | "buy-weapon" | Detention>,
  seat: Seat,
): Rule<void> {
  switch (action.kind) {
    case "censure":
      return yield* censure(g, seat);
    case "new-leader":
      return yield* newLeaderVote(g, false);
    case "buy-weapon":
      return yield* buyWeapon(g, seat, action.card);
    case "plead":
      return yield* plead(g, seat);
    case "interrogation":
      return yield* interrogation(g, seat);
    case "pardon":
      return yield* release(g, action.target); // TB-19.18
    default:
      return action satisfies never;
  }
}

type Abilities = "ability" | "ability-on" | "ability-card";
type Panel = "apex-move" | "apex-attack" | "red-button";
type Cards = "program" | "charge" | "recon" | "trick" | "unique" | "supply";

/** TB-9.4: free actions, and what a board or a Boost lets one do. */
function* freeAction(
  g: Beginning,
  action: Of<Cards | Abilities | Panel | "general" | "end">,
  seat: Seat,
): Rule<void> {
  switch (action.kind) {
    case "program":
      return yield* playProgram(g, seat, action.card);
    case "charge":
      return void (yield* spendCharge(g, seat, action.open));
    case "recon":
      return yield* playRecon(g, seat, action.card);
    case "trick":
      return yield* playTrick(g, seat, action.trick);
    case "unique":
      return yield* playUnique(g, seat, action.card);
    case "supply":
      return yield* discardSupply(g, seat);
    case "ability":
    case "ability-on":
    case "ability-card":
      return yield* playAbility(g, action, seat);
    case "general":
      return yield* clearEnemies(g, seat);
    case "apex-move":
    case "apex-attack":
    case "red-button":
      return yield* controlPanel(g, action, seat);
    case "end":
      return;
    default:
      return action satisfies never;
  }
}

function* playAbility(g: Beginning, action: Of<Abilities>, seat: Seat): Rule<void> {
  const ability = abilitiesOf(g, seat).find(({ id }) => id === action.ability);
  if (!ability) return;
  const figure = action.kind === "ability-on" ? { figure: action.figure } : {};
  const card = action.kind === "ability-card" ? { card: action.card } : {};
  yield* ability.use(g, seat, { ...figure, ...card });
}

/** TB-29.8, TB-29.9: one of its buttons, once a turn of whoever is General (TB-R111). */
function* controlPanel(g: Beginning, action: Of<Panel>, seat: Seat): Rule<void> {
  g.state.turn.panel = true; // TB-29.7
  switch (action.kind) {
    case "apex-move":
      return yield* advanceApex(g);
    case "apex-attack":
      return yield* apexAttacks(g, action.enemy);
    case "red-button":
      return g.tell("red-button", { seat }, { rule: "TB-29.9" });
    default:
      return action satisfies never;
  }
}

/** TB-44.2: played, it lies face-up beside the board. */
function* playTrick(g: Beginning, seat: Seat, trick: string): Rule<void> {
  const own = g.state.seats[seat];
  own.tricks.splice(own.tricks.indexOf(trick), 1);
  own.played.push(trick); // TB-44.2
  g.state.turn.tricks++;
  g.uses(trick);
  g.tell("trick-played", { seat, trick }, { rule: "TB-44.2" });
  yield* g.box.tricks[trick].play(g, seat);
}

/** TB-39.11: a Companion or the Laser. */
function* discardSupply(g: Beginning, seat: Seat): Rule<void> {
  const id = carriedSupply(g, seat);
  if (id === undefined) return;
  spendSupply(g, seat);
  const { use } = g.box.supply[id];
  if (use) yield* use(g, seat);
}
