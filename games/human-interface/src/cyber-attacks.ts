/** HI-20 to HI-23: Cyberwarfare attacks, counter-attacks and purges. */
import type { Rule } from "@sprawl/engine";
import { raiseAlarm, raiseAlarmBy } from "./alarm.js";
import { ableHacker, compare, isDefensive, isOffensive, type Side, supportOf } from "./battles.js";
import type { Program } from "./content.js";
import { lockDown } from "./doors.js";
import { infect, victimOf } from "./infection.js";
import { isFaceUp, isFriendly, membersOf, missionOf, planOf, sideName } from "./models.js";
import {
  cyberSeat,
  defencesOf,
  discard,
  drawAICard,
  hasRoom,
  hostileIn,
  installFromHand,
  programOf,
  revealSupport,
  supportFor,
  uninstall,
} from "./networks.js";
import { amount, ask, pick } from "./questions.js";
import { shockTest } from "./shock.js";
import { isAdjacent } from "./sight.js";
import {
  AI,
  type Card,
  type Installed,
  type Interface,
  type Model,
  type Terminal,
} from "./state.js";
import { pay, purseOf } from "./tokens.js";

/** An attack under way. */
type Assault = {
  readonly team: number;
  readonly hacker: Model;
  readonly program: Installed;
  readonly ground: "network" | "terminal";
  readonly terminal: Terminal | undefined;
  readonly remote: boolean;
  /** What the attacking program has lost for the rest of the attack. */
  weakened: number;
  /** SR declared for the battle to come and not paid yet. */
  due: number;
};

/** Whoever defends one battle. */
type Defender = {
  /** The Team that defends, or the AI. */
  readonly team: number;
  readonly program: Program | undefined;
  /** Its place in the defender's TN, if it lies there. */
  readonly installed: Installed | undefined;
  /** SR declared by the defender. */
  due: number;
};

const settingOf = (assault: Assault) => ({
  ground: assault.ground,
  terminal: assault.terminal,
  remote: assault.remote,
  attacker: assault.team,
  hacker: assault.hacker,
});

/** HI-22.1 */
export const isDirect = (g: Interface, hacker: Model, terminal: Terminal): boolean =>
  isAdjacent(g, hacker.at, terminal.at);

/** HI-19.23, HI-19.24, HI-19.37: what it costs to attack with this card now. */
export function costToAttack(g: Interface, team: number, card: Card): number {
  const { network, hand } = g.state.teams[team];
  if (hand.includes(card)) return programOf(g, card).install;
  const installed = network.find((each) => each.card === card);
  return installed ? furtherCost(g, team, installed) : 0;
}

/** HI-19.37: the first battle of a turn is paid for; each further one costs the running costs. */
function furtherCost(g: Interface, team: number, program: Installed): number {
  if (program.fought === 0) return 0; // HI-19.24
  const support = supportFor(g.state.teams[team], program);
  return programOf(g, program.card).run + (support ? programOf(g, support.card).run : 0);
}

/** The program is laid out, or named where it lies. */
function* declare(
  g: Interface,
  team: number,
  hacker: Model,
  card: Card,
  terminal: Terminal | undefined,
): Rule<Assault> {
  const { network } = g.state.teams[team];
  let program = network.find((each) => each.card === card);
  const due = costToAttack(g, team, card);
  program ??= yield* installFromHand(g, team, card); // HI-21.1
  g.uses(programOf(g, card).id);
  makeHackingNoise(g, hacker);
  return {
    team,
    hacker,
    program,
    ground: terminal ? "terminal" : "network",
    terminal,
    remote: terminal ? !isDirect(g, hacker, terminal) : true, // HI-20.5, HI-22.1
    weakened: 0,
    due,
  };
}

/** HI-19.33, HI-19.34 */
function makeHackingNoise(g: Interface, hacker: Model): void {
  const gear = hacker.equipment.find(
    (item) => g.box.gear[item.id]?.hacking && isFaceUp(g, hacker, item),
  );
  if (gear) raiseAlarmBy(g, hacker, "hacking"); // HI-14.4
}

/** HI-21 */
export function* attackNetwork(
  g: Interface,
  team: number,
  hacker: Model,
  card: Card,
  target: number,
): Rule<void> {
  g.tell(
    "attacks-network",
    { team: sideName(g, team), enemy: sideName(g, target) },
    { cards: [card], rule: "HI-21.1" },
  );
  const assault = yield* declare(g, team, hacker, card, undefined);
  const won = yield* battlesAgainstNetwork(g, assault, target);
  yield* endAssault(g, assault, won);
  if (won) yield* networkBroken(g, assault, target);
  const allied = membersOf(g, target).some((model) => isFriendly(g, hacker, model));
  if (allied) yield* shockTest(g, hacker, "treachery"); // HI-7.12
}

function* battlesAgainstNetwork(g: Interface, assault: Assault, target: number): Rule<boolean> {
  while (true) {
    yield* prepare(g, assault, true);
    const defender = yield* defendNetwork(g, target);
    const won = yield* fight(g, assault, defender);
    if (!won) {
      yield* afterLoss(g, assault, defender, target);
      return false; // HI-21.8
    }
    if (defender.installed) uninstall(g, target, defender.installed); // HI-20.7
    if (defencesOf(g, target).length === 0) return true; // HI-21.11, HI-R62
    if (!(yield* goesOn(g, assault))) return false; // HI-21.9, HI-21.10
  }
}

/** HI-21.2 to HI-21.5: what stands against this battle. */
function* defendNetwork(g: Interface, index: number): Rule<Defender> {
  const [first] = defencesOf(g, index); // HI-21.2
  const team = g.state.teams[index];
  const stand: Defender = {
    team: index,
    program: first && programOf(g, first.card),
    installed: first,
    due: 0,
  };
  if (!ableHacker(g, index) || team.hand.length === 0) return stand; // HI-R57
  const fresh = team.hand.filter((card) => {
    const program = programOf(g, card);
    return isDefensive(program) && program.install <= purseOf(g, index) && hasRoom(g, index);
  });
  const options = [
    first
      ? { kind: "stand" as const, rule: "HI-21.2" }
      : { kind: "bare" as const, rule: "HI-21.5" },
    ...fresh.map((card) => ({
      kind: "reveal" as const,
      card,
      on: `card/${card}`,
      rule: "HI-21.3",
    })),
  ];
  const choice = yield* ask(cyberSeat(g, index), "defend", options, {
    rule: "HI-21.3",
    safe: options[0],
  });
  if (choice.kind !== "reveal") return stand;
  const installed = yield* installFromHand(g, index, choice.card); // HI-21.3, HI-R61
  const program = programOf(g, choice.card);
  g.uses(program.id);
  return { team: index, program, installed, due: program.install };
}

/** HI-19.29, HI-19.35: a support card, and programs put in place beside the attack. */
function* prepare(g: Interface, assault: Assault, hidden: boolean): Rule<void> {
  const { team, program } = assault;
  yield* addSupport(
    g,
    team,
    program,
    hidden,
    (cost) => {
      assault.due += cost;
    },
    () => purseOf(g, team) - assault.due,
  );
  if (hostileIn(g.state.teams[team], team).length > 0) return; // HI-23.8
  while (g.state.teams[team].hand.length > 0 && purseOf(g, team) > 0) {
    const keep = [program, ...supportsOf(g, team, program)];
    if (!hasRoom(g, team, keep)) return;
    const options = g.state.teams[team].hand
      .filter(
        (card) =>
          isDefensive(programOf(g, card)) &&
          programOf(g, card).install <= purseOf(g, team) - assault.due,
      )
      .map((card) => ({ kind: "use-card" as const, card, on: `card/${card}`, rule: "HI-19.35" }));
    const pass = { kind: "pass" as const, rule: "HI-19.35" };
    const choice = yield* ask(cyberSeat(g, team), "also-protect", [...options, pass], {
      safe: pass,
      rule: "HI-19.35",
    });
    if (choice.kind === "pass") return;
    assault.due += programOf(g, choice.card).install;
    yield* installFromHand(g, team, choice.card, { keep });
    g.uses(programOf(g, choice.card).id);
  }
}

function supportsOf(g: Interface, team: number, program: Installed): Installed[] {
  const support = supportFor(g.state.teams[team], program);
  return support ? [support] : [];
}

/** HI-19.29: at most one Booster or blank accompanies a program. */
function* addSupport(
  g: Interface,
  index: number,
  program: Installed,
  hidden: boolean,
  declareCost: (cost: number) => void,
  left: () => number,
): Rule<void> {
  const team = g.state.teams[index];
  if (team.hand.length === 0 || supportFor(team, program) || !hasRoom(g, index, [program])) return;
  const options = team.hand
    .filter((card) => {
      const { type, install } = programOf(g, card);
      if (type === "blank") return hidden; // HI-39.4
      return type === "booster" && install <= left(); // HI-19.30
    })
    .map((card) => ({ kind: "use-card" as const, card, on: `card/${card}`, rule: "HI-19.29" }));
  const pass = { kind: "pass" as const, rule: "HI-19.29" };
  const choice = yield* ask(cyberSeat(g, index), "support", [...options, pass], {
    safe: pass,
    rule: "HI-19.29",
  });
  if (choice.kind === "pass") return;
  declareCost(programOf(g, choice.card).install);
  yield* installFromHand(g, index, choice.card, { supports: program, down: hidden }); // HI-19.28, HI-R86
}

/** HI-21.4, HI-21.6, HI-21.7: supports, boosts, the reveal, and the cards. True if the attacker wins. */
function* fight(g: Interface, assault: Assault, defender: Defender, card?: Card): Rule<boolean> {
  const { team, program } = assault;
  const attackers = programOf(g, program.card);
  const able =
    defender.team >= 0 &&
    defender.program !== undefined &&
    ableHacker(g, defender.team) !== undefined;
  let lent: Card | undefined;
  if (able && defender.installed) {
    watch(g, assault, defender); // Watchdog
    yield* addSupport(
      g,
      defender.team,
      defender.installed,
      true,
      (cost) => {
        defender.due += cost;
      },
      () => purseOf(g, defender.team) - defender.due,
    );
  } else if (able) lent = yield* lendSupport(g, defender); // HI-22.25
  const boost = yield* declareBoost(g, team, assault.due); // HI-21.6, HI-R136
  const against = able ? yield* declareBoost(g, defender.team, defender.due) : 0;
  yield* pay(g, team, assault.due + boost); // HI-20.10
  if (defender.team >= 0) yield* pay(g, defender.team, defender.due + against);
  assault.due = 0;
  defender.due = 0;
  const mine = supportFor(g.state.teams[team], program);
  const theirs = defender.installed
    ? supportFor(g.state.teams[defender.team], defender.installed)
    : undefined;
  revealSupport(g, mine); // HI-21.7
  revealSupport(g, theirs);
  if (lent !== undefined) {
    g.show(lent, "all");
    g.tell(
      "support-revealed",
      { team: sideName(g, defender.team) },
      { cards: [lent], rule: "HI-22.25" },
    );
  }
  if (card !== undefined) {
    g.show(card, "all"); // HI-22.5
    g.tell("turned-up", {}, { cards: [card], rule: "HI-22.5" });
  }
  const guard = defender.program;
  const battle = {
    ...settingOf(assault),
    team,
    program: attackers,
    opponent: guard,
    role: "attack" as const,
  };
  guard?.turnedUp?.(g, battle);
  const helped = mine
    ? Math.max(0, supportOf(programOf(g, mine.card), attackers) - (guard?.supportLess ?? 0))
    : 0;
  const attacking: Side = {
    team,
    program: attackers,
    support: helped,
    boost: Math.min(boost, guard?.boostAtMost ?? 2),
    change: -assault.weakened,
  };
  const helper = theirs?.card ?? lent;
  const defending: Side = {
    team: defender.team,
    program: guard,
    support: guard && helper !== undefined ? supportOf(programOf(g, helper), guard) : 0,
    boost: against,
    change: 0,
  };
  if (guard && (guard.boostAtMost !== undefined || guard.supportLess !== undefined))
    g.uses(guard.id);
  const won = yield* compare(g, settingOf(assault), attacking, defending);
  program.fought++;
  if (lent !== undefined) {
    g.state.aside = g.state.aside.filter((each) => each !== lent);
    discard(g, lent, defender.team); // HI-22.25
  }
  fleetingSupport(g, team, mine);
  if (defender.team >= 0) fleetingSupport(g, defender.team, theirs);
  if (!guard) return won;
  g.uses(guard.id);
  if (won) {
    guard.losesDefending?.(g, battle);
    assault.weakened += guard.weakens ?? 0;
  } else {
    const effect = guard.winsDefending?.(g, battle);
    if (effect) yield* effect;
  }
  return won;
}

/** A support card that lasts one battle; blanks go back to the hand (HI-39.3). */
function fleetingSupport(g: Interface, team: number, support: Installed | undefined): void {
  if (!support) return;
  const program = programOf(g, support.card);
  g.uses(program.id);
  if (program.fleeting === "battle" || program.type === "blank") uninstall(g, team, support);
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

/** HI-22.25: the holder of a Terminal lends it one support card for this battle. */
function* lendSupport(g: Interface, defender: Defender): Rule<Card | undefined> {
  const team = g.state.teams[defender.team];
  if (team.hand.length === 0) return undefined;
  const options = team.hand
    .filter(
      (card) =>
        programOf(g, card).type === "booster" &&
        programOf(g, card).install <= purseOf(g, defender.team),
    )
    .map((card) => ({ kind: "use-card" as const, card, on: `card/${card}`, rule: "HI-22.25" }));
  const pass = { kind: "pass" as const, rule: "HI-22.25" };
  const choice = yield* ask(cyberSeat(g, defender.team), "support", [...options, pass], {
    safe: pass,
    rule: "HI-22.25",
  });
  if (choice.kind === "pass") return undefined;
  defender.due += programOf(g, choice.card).install;
  g.take(team.hand, choice.card);
  g.state.aside.push(choice.card); // face-down until the reveal: HI-R86
  return choice.card;
}

/** HI-20.3: 0, 1 or 2 SR. */
function* declareBoost(g: Interface, team: number, due: number): Rule<number> {
  const left = purseOf(g, team) - due;
  if (purseOf(g, team) <= 0) return 0;
  const boost = yield* amount(cyberSeat(g, team), "boost", {
    min: 0,
    max: Math.max(0, Math.min(2, left)),
    safe: 0,
    rule: "HI-20.3",
  });
  g.tell("boosts", { team: sideName(g, team), boost }, { rule: "HI-21.6" });
  return boost;
}

/** HI-21.9, HI-22.7: pay again and go on, or stop. */
function* goesOn(g: Interface, assault: Assault): Rule<boolean> {
  const { team, program } = assault;
  if (!ableHacker(g, team)) return false; // HI-19.36
  const cost = furtherCost(g, team, program);
  if (cost > purseOf(g, team)) return false; // HI-21.10
  const options = [
    { kind: "go-on" as const, rule: "HI-21.9" },
    { kind: "stop" as const, rule: "HI-21.10" },
  ];
  const choice = yield* ask(cyberSeat(g, team), "go-on", options, {
    args: { cost },
    rule: "HI-21.9",
  });
  if (choice.kind === "stop") return false;
  assault.due = cost;
  return true;
}

/** HI-21.13: the defender's own Virus or Worm strikes back. */
function* afterLoss(
  g: Interface,
  assault: Assault,
  defender: Defender,
  target: number,
): Rule<void> {
  if (defender.team !== target || !ableHacker(g, target)) return;
  const weapons = g.state.teams[target].network.filter(
    ({ owner, supports, card }) =>
      owner === target && supports === 0 && isOffensive(programOf(g, card)),
  );
  if (weapons.length === 0) return;
  const options = weapons.map(({ card }) => ({
    kind: "counter" as const,
    card,
    on: `card/${card}`,
    rule: "HI-21.13",
  }));
  const pass = { kind: "pass" as const, rule: "HI-21.13" };
  const choice = yield* ask(cyberSeat(g, target), "counter", [...options, pass], {
    safe: pass,
    rule: "HI-21.13",
  });
  if (choice.kind === "pass") return;
  const own = g.state.teams[target];
  const used = own.network.find(({ card }) => card === choice.card);
  if (!used) return;
  const won = yield* counterAttack(g, assault.team, programOf(g, choice.card), target);
  const support = supportFor(own, used);
  if (!won) return uninstall(g, target, used); // HI-21.14
  own.network = own.network.filter((each) => each !== used && each !== support);
  yield* infect(g, assault.team, used.card, target, support?.card);
}

/** HI-22.13 to HI-22.17: strength + CanDo against each defence in turn. True if none is left. */
export function* counterAttack(
  g: Interface,
  index: number,
  program: Program,
  owner: number,
): Rule<boolean> {
  g.tell("counter-attack", { team: sideName(g, index), program: program.id }, { rule: "HI-22.13" });
  const setting = {
    ground: "network" as const,
    terminal: undefined,
    remote: false,
    attacker: owner,
    hacker: undefined,
  };
  while (true) {
    const [first] = defencesOf(g, index);
    const guard = first && programOf(g, first.card);
    const able = ableHacker(g, index) !== undefined;
    const boost = first && able ? yield* declareBoost(g, index, 0) : 0; // HI-R79
    yield* pay(g, index, boost);
    const support = first && supportFor(g.state.teams[index], first);
    const attacking: Side = { team: AI, program, support: 0, boost: 0, change: 0 }; // strength and card alone
    const defending: Side = {
      team: index,
      program: guard,
      support: guard && support ? supportOf(programOf(g, support.card), guard) : 0,
      boost,
      change: 0,
    };
    const won = yield* compare(g, setting, attacking, defending);
    if (!won) return false; // HI-22.16
    if (!first) return true;
    uninstall(g, index, first);
    if (defencesOf(g, index).length === 0) return true; // HI-22.15
  }
}

/** HI-20.7, HI-21.10, HI-22.9: after a lost attack the program is discarded. */
function* endAssault(g: Interface, assault: Assault, won: boolean): Rule<void> {
  const { team, program } = assault;
  if (won || !g.state.teams[team].network.includes(program)) return;
  uninstall(g, team, program);
}

/** HI-21.12: the Virus or Worm may move over. */
function* networkBroken(g: Interface, assault: Assault, target: number): Rule<void> {
  const { team, program } = assault;
  const own = g.state.teams[team];
  const card = programOf(g, program.card);
  if (membersOf(g, target).length === 0 || !own.network.includes(program)) return;
  if (card.insteadOfInfection) {
    const victim = yield* victimOf(g, target, team);
    uninstall(g, team, program);
    g.uses(card.id);
    if (victim) yield* card.insteadOfInfection(g, victim);
    return;
  }
  const options = [
    { kind: "infect" as const, rule: "HI-21.12" },
    { kind: "keep" as const, rule: "HI-R76" },
  ];
  const choice = yield* ask(cyberSeat(g, team), "infect", options, { rule: "HI-21.12" });
  if (choice.kind === "keep") return;
  const support = supportFor(own, program);
  own.network = own.network.filter((each) => each !== program && each !== support);
  yield* infect(g, target, program.card, team, support?.card);
}

/** HI-22 */
export function* attackTerminal(
  g: Interface,
  team: number,
  hacker: Model,
  card: Card,
  terminal: Terminal,
): Rule<void> {
  g.tell(
    "attacks-terminal",
    { team: sideName(g, team), terminal: terminal.id },
    { cards: [card], rule: "HI-22.1" },
  );
  const assault = yield* declare(g, team, hacker, card, terminal);
  const won =
    terminal.team === AI
      ? yield* againstTower(g, assault, terminal)
      : yield* againstHolder(g, assault, terminal);
  const fleeting = programOf(g, card).fleeting === "attack";
  yield* endAssault(g, assault, won && !fleeting);
  if (won && ableHacker(g, team)) yield* takeOver(g, assault, terminal);
}

/** HI-22.2, HI-22.28: cards are dealt until the Team faces the Terminal's Strength. */
export function dealGuards(g: Interface, terminal: Terminal, team: number): void {
  const row = terminal.guards[team];
  const strangers = terminal.programs.filter(({ owner }) => owner !== team).length;
  while (row.length + strangers < terminal.strength) {
    const card = drawAICard(g);
    if (card === undefined) return; // HI-22.12
    row.push({ card, up: false }); // HI-2.6
  }
}

/** A Terminal of the AI: programs left there, then AI cards, face-up ones first. */
function* againstTower(g: Interface, assault: Assault, terminal: Terminal): Rule<boolean> {
  const { team } = assault;
  dealGuards(g, terminal, team);
  const left = terminal.programs.filter(({ owner }) => owner !== team); // HI-22.28
  const row = terminal.guards[team];
  let facing = left.length + row.length;
  if (facing === 0) {
    yield* prepare(g, assault, false);
    return yield* fight(g, assault, { team: AI, program: undefined, installed: undefined, due: 0 }); // HI-22.26
  }
  while (true) {
    yield* prepare(g, assault, false);
    const stranger = terminal.programs.find(({ owner }) => owner !== team);
    const guard = stranger ? undefined : (row.find(({ up }) => up) ?? row[0]); // HI-22.4
    const card = stranger?.card ?? guard?.card;
    if (card === undefined) return true;
    const program = programOf(g, card);
    const won = yield* fight(g, assault, { team: AI, program, installed: undefined, due: 0 }, card); // HI-22.5, HI-22.6
    if (guard) guard.up = true;
    if (!won) {
      yield* towerStrikesBack(g, assault, terminal, card, stranger?.owner ?? AI);
      return false; // HI-22.9, HI-22.10
    }
    if (stranger) {
      terminal.programs = terminal.programs.filter((each) => each !== stranger);
      discard(g, stranger.card, stranger.owner);
    } else if (guard) {
      row.splice(row.indexOf(guard), 1);
      discard(g, guard.card, AI); // HI-22.11
    }
    facing--;
    if (facing === 0) return true; // HI-22.8
    if (!(yield* goesOn(g, assault))) return false; // HI-22.7
  }
}

/** HI-22.13, HI-22.27: a Virus or Worm that won attacks the attacker's TN at once. */
function* towerStrikesBack(
  g: Interface,
  assault: Assault,
  terminal: Terminal,
  card: Card,
  owner: number,
): Rule<void> {
  const program = programOf(g, card);
  if (!isOffensive(program)) return;
  const { team } = assault;
  if (g.state.teams[team].network.includes(assault.program)) uninstall(g, team, assault.program); // HI-20.7
  const won = yield* counterAttack(g, team, program, owner);
  terminal.guards[team] = terminal.guards[team].filter((guard) => guard.card !== card); // HI-R71
  terminal.programs = terminal.programs.filter((each) => each.card !== card);
  g.uses(program.id);
  if (won && membersOf(g, team).length > 0) yield* infect(g, team, card, owner);
  else discard(g, card, owner); // HI-22.16
}

/** HI-22.22 to HI-22.25: a Terminal another Team holds. */
function* againstHolder(g: Interface, assault: Assault, terminal: Terminal): Rule<boolean> {
  const holder = terminal.team;
  if (terminal.programs.length === 0) {
    yield* prepare(g, assault, true);
    return yield* fight(g, assault, {
      team: holder,
      program: undefined,
      installed: undefined,
      due: 0,
    }); // HI-22.26, HI-R78
  }
  while (true) {
    yield* prepare(g, assault, true);
    const [first] = terminal.programs;
    const program = programOf(g, first.card);
    const won = yield* fight(g, assault, { team: holder, program, installed: undefined, due: 0 });
    if (!won) {
      yield* towerStrikesBack(g, assault, terminal, first.card, first.owner); // HI-22.27
      return false;
    }
    terminal.programs = terminal.programs.filter((each) => each !== first);
    discard(g, first.card, first.owner);
    if (terminal.programs.length === 0) return true; // HI-22.23
    if (!(yield* goesOn(g, assault))) return false;
  }
}

/** HI-22.18 to HI-22.20, HI-22.29, HI-22.30 */
function* takeOver(g: Interface, assault: Assault, terminal: Terminal): Rule<void> {
  const { team, hacker } = assault;
  terminal.controller = hacker.id; // HI-22.18
  terminal.team = team;
  terminal.taken = true;
  for (const { card, owner } of terminal.programs) {
    if (owner !== team) discard(g, card, owner); // HI-22.29, HI-R77
  }
  terminal.programs = terminal.programs.filter(({ owner }) => owner === team);
  for (const [index, row] of terminal.guards.entries()) {
    for (const { card } of row) discard(g, card, AI);
    terminal.guards[index] = [];
  }
  g.tell(
    "taken-over",
    { team: sideName(g, team), terminal: terminal.id, model: hacker.id },
    { rule: "HI-22.18" },
  );
  if (!assault.remote) raiseAlarm(g, planOf(g).areaOf[terminal.at], "takeover"); // HI-22.30, HI-14.3
  lockDown(g); // HI-13.5, HI-R40
  missionOf(g).takenOver?.(g, terminal, g.state.teams[team]);
  yield* fillTerminal(g, team, terminal);
}

/** HI-22.19: programs from TN and hand, up to the Terminal's Strength. */
function* fillTerminal(g: Interface, team: number, terminal: Terminal): Rule<void> {
  const own = g.state.teams[team];
  const room = terminal.strength - terminal.programs.length;
  const purse = purseOf(g, team);
  const usable = (card: Card): boolean =>
    isOffensive(programOf(g, card)) || isDefensive(programOf(g, card)); // HI-R150
  const laid = own.network.filter(
    ({ owner, supports, card }) => owner === team && supports === 0 && usable(card),
  );
  if (room <= 0 || (laid.length === 0 && own.hand.length === 0)) return;
  const cards = [
    ...laid.map(({ card }) => card),
    ...own.hand.filter((card) => usable(card) && programOf(g, card).install <= purse),
  ];
  const costOf = (card: Card): number => (own.hand.includes(card) ? programOf(g, card).install : 0);
  const picked = yield* pick(
    cyberSeat(g, team),
    "fill-terminal",
    cards.map((card) => ({ kind: "program" as const, card, on: `card/${card}`, rule: "HI-22.19" })),
    {
      min: 0,
      max: Math.min(room, cards.length),
      check: (chosen) =>
        chosen.reduce((sum, { card }) => sum + costOf(card), 0) > purse ? "HI-19.30" : undefined,
      args: { terminal: terminal.id },
      safe: [],
      rule: "HI-22.19",
    },
  );
  yield* pay(
    g,
    team,
    picked.reduce((sum, { card }) => sum + costOf(card), 0),
  );
  for (const { card } of picked) putInTerminal(g, team, card, terminal);
}

/** HI-22.20: the card leaves hand or TN; a support card that is left alone is discarded (HI-R83). */
export function putInTerminal(g: Interface, team: number, card: Card, terminal: Terminal): void {
  const own = g.state.teams[team];
  const installed = own.network.find((each) => each.card === card);
  if (installed) {
    const support = supportFor(own, installed);
    own.network = own.network.filter((each) => each !== installed);
    if (support) uninstall(g, team, support);
  } else g.take(own.hand, card);
  g.show(card, "all");
  terminal.programs.push({ card, owner: team });
  g.uses(programOf(g, card).id);
  g.tell(
    "filled",
    { team: sideName(g, team), terminal: terminal.id },
    { cards: [card], rule: "HI-22.19" },
  );
}

/** HI-23.1 to HI-23.6, HI-23.10 */
export function* purge(g: Interface, team: number, card: Card, hostileCard: Card): Rule<void> {
  const own = g.state.teams[team];
  const hostile = own.network.find((each) => each.card === hostileCard);
  if (!hostile) return;
  const program = programOf(g, card);
  let due = costToAttack(g, team, card);
  const fromHand = own.hand.includes(card);
  const cramped = fromHand && !hasRoom(g, team); // HI-23.10
  g.tell("purges", { team: sideName(g, team) }, { cards: [card, hostileCard], rule: "HI-23.1" });
  let installed = own.network.find((each) => each.card === card);
  if (cramped) {
    g.take(own.hand, card);
    g.show(card, "all");
    own.network.push({
      card,
      field: 0,
      owner: team,
      supports: 0,
      fought: 0,
      down: false,
      target: "",
      disables: -1,
    });
    installed = own.network[own.network.length - 1];
  } else {
    installed ??= yield* installFromHand(g, team, card);
    yield* addSupport(
      g,
      team,
      installed,
      false,
      (cost) => {
        due += cost;
      },
      () => purseOf(g, team) - due,
    );
  }
  const boost = yield* declareBoost(g, team, due);
  yield* pay(g, team, due + boost);
  const support = cramped ? undefined : supportFor(own, installed);
  const theirs = supportFor(own, hostile);
  const setting = {
    ground: "network" as const,
    terminal: undefined,
    remote: false,
    attacker: team,
    hacker: ableHacker(g, team),
  };
  const purging: Side = {
    team,
    program,
    support: support ? supportOf(programOf(g, support.card), program) : 0,
    boost,
    change: 0,
  };
  const resisting: Side = {
    team: AI,
    program: programOf(g, hostileCard),
    support: theirs ? supportOf(programOf(g, theirs.card), programOf(g, hostileCard)) : 0,
    boost: 0,
    change: 0,
  };
  const won = yield* compare(g, setting, purging, resisting, "purge"); // HI-23.2, HI-23.3
  installed.fought++;
  g.uses(program.id);
  fleetingSupport(g, team, support);
  if (!won) return uninstall(g, team, installed); // HI-23.5
  const { field } = hostile;
  uninstall(g, team, hostile); // HI-23.4, HI-16.9
  if (cramped) installed.field = field; // HI-23.10
}
