/** HI-21.4 to HI-21.7: one battle of an attack: supports, boosts, the reveal, and the cards. */
import type { Rule } from "@sprawl/engine";
import type { Program } from "../content.js";
import { sideName } from "../models.js";
import type { Card, Installed, Interface } from "../state.js";
import { pay, purseOf } from "../tokens.js";
import { type Assault, type Defender, settingOf } from "./assaults.js";
import { ableHacker, type Battle, compare, type Side, supportOf } from "./battles.js";
import { discard, programOf, revealSupport, supportFor } from "./networks.js";
import { addSupport, declareBoost, fleetingSupport, lendSupport } from "./supports.js";

/** What both sides have brought to the battle beside their programs. */
type Backing = {
  readonly boost: number;
  readonly against: number;
  /** The support cards, of the attacker and of the defender. */
  readonly mine: Installed | undefined;
  readonly theirs: Installed | undefined;
  /** HI-22.25: a card lent to a Terminal for this battle. */
  readonly lent: Card | undefined;
};

/** HI-21.4 to HI-21.7: one battle; `card` is the Terminal's card that is turned up. True if the attacker wins. */
export function* fight(
  g: Interface,
  assault: Assault,
  defender: Defender,
  card?: Card,
): Rule<boolean> {
  const { team, program } = assault;
  const guard = defender.program;
  const battle: Battle = {
    ...settingOf(assault),
    team,
    program: programOf(g, program.card),
    opponent: guard,
    role: "attack",
  };
  const backing = yield* declareBacking(g, assault, defender);
  reveal(g, defender, backing, card); // HI-21.7
  guard?.turnedUp?.(g, battle);
  const won = yield* compare(
    g,
    settingOf(assault),
    attackingSide(g, assault, guard, backing),
    defendingSide(g, defender, backing),
  );
  program.fought++; // HI-19.37; defending costs no more: HI-21.18
  backingUsed(g, assault, defender, backing);
  if (guard) yield* guardsEffect(g, assault, guard, battle, won);
  return won;
}

/** HI-21.4, HI-21.6: the defender's support card, then both boosts; all of it is paid for. */
function* declareBacking(g: Interface, assault: Assault, defender: Defender): Rule<Backing> {
  const { team, program } = assault;
  const able =
    defender.team >= 0 &&
    defender.program !== undefined &&
    ableHacker(g, defender.team) !== undefined;
  let lent: Card | undefined;
  if (able && defender.installed) {
    watch(g, assault, defender);
    const purse = () => purseOf(g, defender.team) - defender.due;
    const owe = (cost: number): void => {
      defender.due += cost;
    };
    yield* addSupport(g, defender.team, defender.installed, true, owe, purse);
  } else if (able) lent = yield* lendSupport(g, defender); // HI-22.25
  const boost = yield* declareBoost(g, team, assault.due); // HI-21.6, HI-R136
  const against = able ? yield* declareBoost(g, defender.team, defender.due) : 0;
  yield* pay(g, team, assault.due + boost); // HI-20.10, HI-20.11
  if (defender.team >= 0) yield* pay(g, defender.team, defender.due + against); // HI-21.17
  assault.due = 0;
  defender.due = 0;
  const mine = supportFor(g.state.teams[team], program);
  const theirs = defender.installed
    ? supportFor(g.state.teams[defender.team], defender.installed)
    : undefined;
  return { boost, against, mine, theirs, lent };
}

/** HI-21.7: what lay face-down is turned up. */
function reveal(g: Interface, defender: Defender, backing: Backing, card: Card | undefined): void {
  const { mine, theirs, lent } = backing;
  revealSupport(g, mine); // HI-21.7
  revealSupport(g, theirs);
  if (lent !== undefined) {
    g.show(lent, "all");
    const about = { cards: [lent], rule: "HI-22.25" } as const;
    g.tell("support-revealed", { team: sideName(g, defender.team) }, about);
  }
  if (card === undefined) return;
  g.show(card, "all"); // HI-22.5
  g.tell("turned-up", {}, { cards: [card], rule: "HI-22.5" });
}

function attackingSide(
  g: Interface,
  assault: Assault,
  guard: Program | undefined,
  { mine, boost }: Backing,
): Side {
  const program = programOf(g, assault.program.card);
  const helped = mine ? supportOf(programOf(g, mine.card), program) : 0;
  if (guard && (guard.boostAtMost !== undefined || guard.supportLess !== undefined))
    g.uses(guard.id);
  return {
    team: assault.team,
    program,
    support: Math.max(0, helped - (guard?.supportLess ?? 0)),
    boost: Math.min(boost, guard?.boostAtMost ?? boost),
    change: -assault.weakened,
  };
}

function defendingSide(
  g: Interface,
  { team, program }: Defender,
  { theirs, lent, against }: Backing,
): Side {
  const helper = theirs?.card ?? lent;
  return {
    team,
    program,
    support: program && helper !== undefined ? supportOf(programOf(g, helper), program) : 0,
    boost: against,
    change: 0,
  };
}

/** What lasted one battle is gone. */
function backingUsed(g: Interface, assault: Assault, defender: Defender, backing: Backing): void {
  const { mine, theirs, lent } = backing;
  if (lent !== undefined) {
    g.state.aside = g.state.aside.filter((each) => each !== lent);
    discard(g, lent, defender.team); // HI-22.25
  }
  fleetingSupport(g, assault.team, mine);
  if (defender.team >= 0) fleetingSupport(g, defender.team, theirs);
}

/** What the defending program does because it has won or lost. */
function* guardsEffect(
  g: Interface,
  assault: Assault,
  guard: Program,
  battle: Battle,
  won: boolean,
): Rule<void> {
  g.uses(guard.id);
  if (won) {
    assault.weakened += guard.weakens ?? 0;
    return;
  }
  const effect = guard.winsDefending?.(g, battle);
  if (effect) yield* effect;
}

/** Its player sees the attacker's face-down support card. */
function watch(g: Interface, assault: Assault, defender: Defender): void {
  const support = supportFor(g.state.teams[assault.team], assault.program);
  if (!defender.program?.watches || !support?.down) return;
  g.uses(defender.program.id);
  g.show(support.card, g.state.teams[defender.team].seats);
  g.tell(
    "watched",
    { team: sideName(g, defender.team) },
    {
      cards: [support.card],
      only: g.state.teams[defender.team].seats,
      others: ["watched-by", { team: sideName(g, defender.team) }],
    },
  );
}
