/** HI-33: Phase 6 before the drones act: alarm, the Security Protocol, Net Presence. */
import type { Rule } from "@sprawl/engine";
import { mostOf } from "@sprawl/parts";
import { addAlarm } from "./alarm.js";
import { drawCanDo, testOver } from "./cando.js";
import type { Program } from "./content.js";
import { counterAttack } from "./cyberwarfare/counter-attacks.js";
import { infect } from "./cyberwarfare/infection.js";
import { discard, drawAICard, hostileIn, programOf } from "./cyberwarfare/networks.js";
import {
  areaOf,
  isConscious,
  isMember,
  membersOf,
  missionOf,
  sideName,
  whereIs,
} from "./models.js";
import { moments } from "./moments.js";
import { AI, type Interface, type Model, NOWHERE } from "./state.js";
import { purseOf } from "./tokens.js";

/** HI-33.1, HI-R118 */
export function establishAlarm(g: Interface): void {
  for (const model of g.state.models) {
    if (!isMember(model) || hidesPresence(g, model)) continue; // HI-R48
    addAlarm(g, areaOf(g, model), 1, "presence"); // HI-14.9
  }
  for (const model of g.state.models) {
    if (isMember(model)) moments.of(model).note(g, "atAlarm"); // HI-14.11
  }
  for (const [index, team] of g.state.teams.entries()) {
    for (const { card } of hostileIn(team, index)) {
      const program = programOf(g, card);
      for (const model of program.alarms?.(g, team) ?? []) {
        g.uses(program.id);
        addAlarm(g, areaOf(g, model), 1, program.id); // HI-14.10
      }
    }
  }
  g.state.levels = g.state.alarm.slice();
}

function hidesPresence(g: Interface, model: Model): boolean {
  return (
    (missionOf(g).hidesPresence?.(g, model) ?? false) || moments.of(model).some(g, "hidesPresence")
  );
}

/** HI-34.9: which AI models share their area with a conscious character now. */
export function noteGuards(g: Interface): void {
  for (const model of g.state.models) {
    if (model.team !== AI || !isConscious(model)) continue;
    const area = areaOf(g, model);
    const shared = g.state.models.some(
      (other) => isPrey(g, model, other) && areaOf(g, other) === area,
    );
    model.guards = shared ? area : -1;
  }
}

/** A conscious character this AI model would attack: HI-34.27, HI-34.28. */
export function isPrey(g: Interface, model: Model, other: Model): boolean {
  return isMember(other) && !(missionOf(g).neutral?.(g, model, other) ?? false);
}

/** HI-33.3: the numbers that hold this turn, difficulty included. */
export function protocolOf(g: Interface): { readonly masamune: number; readonly muramasa: number } {
  const steps = missionOf(g).protocol.filter(({ from }) => from <= g.state.turn);
  const now = steps[steps.length - 1];
  if (!now) return { masamune: 0, muramasa: 0 };
  const { drones } = g.options;
  return {
    masamune: now.masamune + (drones >= 1 ? 1 : 0), // HI-40.2, HI-40.6
    muramasa: now.muramasa + (drones >= 2 ? 1 : 0),
  };
}

/** HI-33.2, HI-33.4, HI-R112: bring the drones that are missing. */
export function keepProtocol(g: Interface): void {
  const wanted = protocolOf(g);
  for (const kind of ["masamune", "muramasa"] as const) {
    for (let missing = wanted[kind] - inPlay(g, kind); missing > 0; missing--) {
      const drone =
        reserveOf(g, kind) ?? reserveOf(g, kind === "masamune" ? "muramasa" : "masamune"); // HI-33.9
      if (!drone) return;
      arrive(g, drone);
      if (g.state.phase >= 6 && g.state.turn > 0) g.uses(drone.card);
    }
  }
}

const inPlay = (g: Interface, card: string): number =>
  g.state.models.filter(
    (model) =>
      model.card === card && (model.condition === "ready" || model.condition === "waiting"),
  ).length;

const reserveOf = (g: Interface, card: string): Model | undefined =>
  g.state.models.find((model) => model.card === card && model.condition === "reserve");

/** HI-33.5 to HI-33.8 */
function arrive(g: Interface, drone: Model): void {
  const free = g.state.entries.filter(
    (at) => !g.state.models.some((model) => model.at === at && model.team !== AI),
  );
  const entry = drawEntry(g, free.length > 0 ? free : g.state.entries); // HI-33.7
  const ahead = g.state.models.filter(
    (model) => model.at === entry || (model.condition === "waiting" && model.entry === entry),
  );
  drone.entry = entry;
  drone.behind = ahead.filter(({ team }) => team === AI).length; // HI-33.6
  drone.activated = false;
  drone.condition = ahead.length === 0 ? "ready" : "waiting";
  drone.at = ahead.length === 0 ? entry : NOWHERE;
  g.tell(
    "drone-arrives",
    { model: drone.id, ...whereIs(g, entry), waits: ahead.length === 0 ? 0 : 1 },
    { rule: "HI-33.5" },
  );
}

/** One card per entry point; the highest counts (or the lowest, by mission), ties are redrawn. */
function drawEntry(g: Interface, entries: readonly number[]): number {
  const sign = missionOf(g).lowestEntry?.(g) ? -1 : 1;
  let left = entries.slice();
  while (left.length > 1) {
    const cards = new Map(left.map((at) => [at, drawCanDo(g)]));
    for (const [square, drawn] of cards)
      g.tell("entry-drawn", { ...whereIs(g, square), drawn }, { rule: "HI-33.5" });
    left = mostOf(left, (at) => sign * (cards.get(at) ?? 0));
    testOver(g); // HI-R4
  }
  return left[0];
}

/** The Avatar's attack on the richest network, unless a mission shields it. */
export function* netPresence(g: Interface): Rule<void> {
  const avatar = g.state.models.find(
    ({ kind, condition }) => kind === "avatar" && condition === "ready",
  );
  if (!avatar || avatar.stunned || missionOf(g).shielded?.(g)) return;
  const targets = [...g.state.teams.keys()].filter((index) => membersOf(g, index).length > 0);
  if (targets.length === 0) return;
  const richest = mostOf(targets, (index) => purseOf(g, index));
  const index =
    richest.length === 1 ? richest[0] : richest[g.below("net-presence", richest.length)];
  g.tell(
    "net-presence",
    { team: sideName(g, index), amount: purseOf(g, index) },
    { rule: "HI-33.14" },
  );
  if (!(yield* counterAttack(g, index, PRESENCE, AI))) return;
  for (let turned = g.state.aiDeck.length + g.state.aiDiscard.length; turned > 0; turned--) {
    const card = drawAICard(g);
    if (card === undefined) return;
    g.show(card, "all");
    const { type } = programOf(g, card);
    if (type === "virus" || type === "worm") return yield* infect(g, index, card, AI);
    discard(g, card, AI);
  }
}

const PRESENCE: Program = {
  id: "net-presence",
  kind: "program",
  type: "virus",
  deck: "ai",
  copies: 0,
  strength: 5,
  install: 0,
  run: 0,
};
