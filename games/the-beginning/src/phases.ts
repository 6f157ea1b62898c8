/** TB-40, TB-41: the Human Phase and the Machine Phase. */
import type { Rule, Seat } from "@sprawl/engine";
import { factionOf } from "./loyalty.js";
import { discardProgram, takeTopProgram } from "./programs.js";
import { ask, askEach, pickEach } from "./questions.js";
import { sortStacks } from "./stacks.js";
import { type Beginning, NOBODY } from "./state.js";

/** TB-40. */
export function* humanPhase(g: Beginning): Rule<void> {
  const s = g.state;
  s.level = 2; // TB-40.5, TB-31.3, TB-31.7, TB-40.8
  g.tell("human-phase", {}, { rule: "TB-40.1" });
  const chips = s.network.map(([slot]) => slot.chip);
  g.shuffle("tier 1", chips); // TB-40.2, TB-R81
  for (const chip of chips) g.show(chip, "all"); // TB-40.4
  yield* arrangeTierOne(g, chips);
  sortStacks(g); // TB-40.6
  renewDisplay(g); // TB-40.7
}

/** TB-40.3, TB-R80: the Active Player puts them into the Channels in the order they like. */
function* arrangeTierOne(g: Beginning, chips: readonly number[]): Rule<void> {
  const s = g.state;
  const left = chips.slice();
  const order: number[] = [];
  for (let channel = 0; channel < s.network.length; channel++) {
    const colours = new Set(left.map((chip) => g.face(chip)));
    let [chosen] = left;
    if (colours.size > 1) {
      const options = left.map((card) => ({ kind: "chip" as const, card, on: `chip/${card}` }));
      const about = { rule: "TB-40.3", args: { channel } };
      chosen = (yield* ask(s.turn.seat, "tier-one", options, about)).card; // TB-40.3
    }
    left.splice(left.indexOf(chosen), 1);
    order.push(chosen);
  }
  // Only now, so that every Data Chip lies in one place while it is asked.
  order.forEach((chip, channel) => {
    const { turn } = s.network[channel][0];
    s.network[channel][0] = { chip, open: true, by: NOBODY, turn }; // TB-40.4
  });
  g.tell("tier-one-shown", {}, { cards: s.network.map(([slot]) => slot.chip), rule: "TB-40.3" });
}

/** TB-2.5, TB-40.7, TB-41.4: the 3 displayed Programs are replaced. */
export function renewDisplay(g: Beginning): void {
  const s = g.state;
  for (const card of s.display) discardProgram(g, card);
  s.display = [];
  fillDisplay(g);
}

/** TB-14.2: so that 3 are displayed. */
export function fillDisplay(g: Beginning): void {
  const s = g.state;
  while (s.display.length < 3) {
    const card = takeTopProgram(g);
    if (card === undefined) return; // TB-R134
    g.show(card, "all");
    s.display.push(card);
  }
}

// --- the Machine Phase ---------------------------------------------------------------------------

/** TB-41: the same sequence for everybody; only the content differs (TB-41.18, TB-41.19). */
export function* machinePhase(g: Beginning): Rule<void> {
  const s = g.state;
  s.level = 3; // TB-41.2, TB-31.4, TB-31.7, TB-41.5
  g.tell("machine-phase", {}, { rule: "TB-41.1" });
  sortStacks(g); // TB-41.3
  renewDisplay(g); // TB-41.4
  if (g.seats === 3) return; // TB-41.6
  showHumans(g); // TB-41.7, TB-41.8
  yield* recruiting(g);
  if (g.seats > 4) yield* infecting(g); // TB-41.11, TB-41.17
}

function seatsOf(g: Beginning, faction: string): Seat[] {
  return everybody(g).filter((seat) => factionOf(g, seat) === faction);
}

function everybody(g: Beginning): Seat[] {
  return g.state.seats.map((_, seat) => seat);
}

/** TB-41.7, TB-41.8: Machines learn who the Humans are, and who the other Machine is. */
function showHumans(g: Beginning): void {
  const machines = seatsOf(g, "machine");
  const humans = seatsOf(g, "human");
  meet(g, machines, "saw-humans", humans); // TB-41.7, TB-41.8
  if (g.seats > 4) meet(g, machines, "saw-machines", machines); // TB-41.8
}

/** These players are shown who those are: their Loyalty cards, and that there are no others. */
function meet(g: Beginning, who: readonly Seat[], fact: string, those: readonly Seat[]): void {
  for (const seat of those) for (const card of g.state.seats[seat].loyalty) g.show(card, who);
  g.disclose(fact, { by: those }, { only: who, rule: "TB-41.19" });
}

/** A player who can be chosen by night, where that player sits. */
const nameable = (target: Seat, rule: string) =>
  ({ kind: "player", target, on: `seat/${target}`, rule }) as const;

const CONFIRM = { kind: "confirm", rule: "TB-41.19" } as const;

/** TB-41.9, TB-41.10: a lone Machine may choose 1 Human, who becomes a Machine. */
function* recruiting(g: Beginning): Rule<void> {
  const machines = seatsOf(g, "machine");
  const humans = seatsOf(g, "human");
  const may = g.seats > 4 && machines.length === 1; // TB-41.7, TB-41.9
  const answers = yield* askEach("recruit", everybody(g), (seat) => ({
    options:
      may && seat === machines[0]
        ? [CONFIRM, ...humans.map((target) => nameable(target, "TB-41.9"))]
        : [CONFIRM], // TB-41.18, TB-41.19
    safe: CONFIRM,
    rule: "TB-41.19",
    args: { night: may && seat === machines[0] ? "recruit" : "asleep" },
  }));
  const [recruiter] = machines;
  const answer = may ? answers.get(recruiter) : undefined;
  const chosen = answer?.kind === "player" ? answer.target : undefined;
  for (const seat of everybody(g)) {
    const mark = seat === chosen ? "changed" : "none";
    g.state.seats[seat].recruited.push(
      ...g.hide<"none" | "changed">(
        "recruited",
        [mark],
        seat === chosen ? [seat, recruiter] : [seat], // TB-50.4
      ),
    );
  }
  if (chosen === undefined) return;
  meet(g, [chosen], "saw-machines", [recruiter]); // TB-41.10
  meet(g, [chosen], "saw-humans", humans); // TB-41.10
}

/** TB-41.12: how many Legion may infect. */
export function infections({ state: { bars } }: Beginning): number {
  return (bars.security <= 2 ? 1 : 0) + (bars.threat >= 2 ? 1 : 0); // TB-41.12
}

/** TB-41.11 to TB-41.16. */
function* infecting(g: Beginning): Rule<void> {
  const [legion] = seatsOf(g, "legion");
  const most = infections(g);
  const answers = yield* pickEach("infect", everybody(g), (seat) => {
    const infects = seat === legion && most > 0; // TB-41.18
    const others = infects ? everybody(g).filter((other) => other !== seat) : [];
    const options = [
      ...others.map((target) => nameable(target, "TB-41.13")),
      ...(infects ? [] : [CONFIRM]),
    ];
    return infects
      ? { options, min: 0, max: most, rule: "TB-41.12", args: { night: "infect" } } // TB-41.13
      : { options, min: 1, max: 1, rule: "TB-41.19", args: { night: "asleep" } };
  });
  const infected = new Set<Seat>();
  for (const option of (legion !== undefined && answers.get(legion)) || []) {
    if (option.kind === "player") infected.add(option.target);
  }
  for (const seat of everybody(g)) {
    const changed = infected.has(seat);
    g.state.seats[seat].infected.push(
      ...g.hide<"none" | "changed">(
        "infected",
        [changed ? "changed" : "none"],
        changed ? [...infected, legion] : [seat], // TB-41.14, TB-41.15, TB-50.4
      ),
    );
  }
  if (infected.size > 0) meet(g, [...infected], "saw-legion", [legion]); // TB-41.15
}
