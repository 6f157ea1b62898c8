/** CV-17: the Brawl card, Teammates and Combat tokens. */
import type { Rule, Secret } from "@sprawl/engine";
import { drawFrom, provide } from "@sprawl/parts";
import { featureOf } from "./features.js";
import { placeHenchmen } from "./henchmen.js";
import { moments, pieceInPlay } from "./moments.js";
import { askEach, decide, pick, type Questions } from "./questions.js";
import {
  type Agent,
  type Brawl,
  type Cyber,
  type Henchman,
  NOBODY,
  refOf,
  type Seen,
} from "./state.js";
import { discardSupport } from "./support-limit.js";
import {
  agentsIn,
  henchmenIn,
  hostilesIn,
  idOf,
  onAgent,
  onCard,
  onCharacter,
  onSupport,
  presentIn,
} from "./table.js";
import type { District } from "./types.js";

/** CV-17.31: draw, place, react, recruit, check, tokens, activate. */
export function brawlStep(g: Cyber, district: District): void {
  if (agentsIn(g, district).length === 0) return; // CV-17.1, CV-R49, CV-R100
  const card = drawFrom(g, "brawl", g.state.piles.brawls); // CV-17.2, CV-17.30
  if (card === undefined) return;
  g.show(card, "all");
  const id = g.face(card);
  const { colour, henchmen } = g.box.brawls[id];
  g.uses(id);
  g.state.brawl = {
    card,
    id,
    district,
    colour: colourHere(g, district, colour),
    recruited: [],
    asked: [],
    combat: false,
    done: [],
    hostiles: [],
    eliminators: [],
  };
  g.tell("brawl-drawn", { brawl: id, district, colour: g.state.brawl.colour }, { rule: "CV-17.2" });
  placeHenchmen(g, district, henchmen); // CV-17.3
  g.next("react");
  g.next("recruit"); // CV-17.18, CV-R52
  g.next("tokens");
}

/** Events change the colour first; if they disagree, red wins. */
function colourHere(g: Seen, district: District, printed: Brawl["colour"]): Brawl["colour"] {
  if (moments.some(g, "reddens", district)) return "red";
  return moments.some(g, "greens", district) ? "green" : printed;
}

/** CV-17.31, CV-R110: effects that react to the card, in the order of the track. */
export function* react(g: Cyber): Rule<void> {
  const { brawl } = g.state;
  if (!brawl) return;
  for (const org of presentIn(g, brawl.district)) {
    for (;;) {
      const uses = moments.of(org).collect(g, "brawlUses"); // CV-1.13: one after another, as it likes
      if (uses.length === 0) break;
      const pass = { kind: "pass" } as const;
      const args = { brawl: brawl.id, district: brawl.district, colour: brawl.colour };
      const chosen = yield* decide(g, org, "brawl", [...uses, pass], {
        rule: "CV-17.31",
        args,
        safe: pass,
      });
      if (chosen.kind === "pass") break;
      const used = pieceInPlay(g, org, chosen.piece, "use");
      g.tell("used", { org: idOf(g, org), piece: chosen.piece }, { rule: "CV-17.31" });
      g.uses(chosen.piece);
      const does = used?.hears(g, used.self, chosen);
      if (does) yield* does;
    }
  }
}

/** CV-17.11: Agents are asked one after the other, in ascending Initiative order. */
export function* recruit(g: Cyber): Rule<void> {
  const { brawl } = g.state;
  if (!brawl) return;
  const agent = agentsIn(g, brawl.district).find(({ profile }) => !brawl.asked.includes(profile));
  if (!agent) return;
  brawl.asked.push(agent.profile);
  yield* askTeammates(g, brawl, agent);
  g.next("recruit");
}

/** CV-17.12, CV-17.13, CV-17.16: how many Hostiles this card could turn for this Agent. */
export function teammatesFor(g: Seen, agent: Agent, shown: number): number {
  const reputation = moments
    .of(agent)
    .value(g, "recruiting", featureOf(g, agent, "reputation"), agent);
  return Math.min(shown, reputation, hostilesIn(g, agent.district).length); // CV-6.8, CV-17.13, CV-17.16, CV-R53, CV-R54
}

type CallIn = Questions["teammates"];

function* askTeammates(g: Cyber, brawl: Brawl, agent: Agent): Rule<void> {
  if (brawl.recruited.includes(agent.org)) return; // CV-17.14
  const options: CallIn[] = [];
  for (const { id } of g.state.orgs[agent.org].supports) {
    if (teammatesFor(g, agent, g.box.supports[id].teammates) === 0) continue; // CV-17.15
    options.push({ kind: "call-in", support: id, on: onSupport(id), rule: "CV-17.11" });
  }
  const [flock] = moments.of(agent).listeners(g, "flock");
  if (flock && moments.of(agent).some(g, "flock", agent) && teammatesFor(g, agent, 1) > 0) {
    options.push({
      kind: "call-in",
      support: flock.piece.id,
      on: onAgent(agent.profile),
      rule: "CV-17.11",
    });
  }
  if (options.length === 0) return;
  const pass = { kind: "pass" } as const;
  const about = {
    rule: "CV-17.11",
    args: { agent: agent.profile, district: brawl.district },
    safe: pass,
  };
  const chosen = yield* decide(g, agent.org, "teammates", [...options, pass], about);
  if (chosen.kind === "pass") return;
  brawl.recruited.push(agent.org); // CV-17.14
  let shown = 1;
  if (chosen.support in g.box.supports) {
    shown = g.box.supports[chosen.support].teammates; // CV-17.12
    discardSupport(g, agent.org, chosen.support); // CV-13.13
  } else g.state.used.push(chosen.support);
  yield* turnHostiles(g, agent, teammatesFor(g, agent, shown));
}

/** CV-17.17: the Organization chooses which, in any zones of the board. */
function* turnHostiles(g: Cyber, agent: Agent, count: number): Rule<void> {
  const hostiles = hostilesIn(g, agent.district);
  const options = hostiles.map((henchman): Questions["which-hostiles"] => ({
    kind: "turn",
    henchman: refOf(henchman),
    on: onCharacter(henchman),
    rule: "CV-17.17",
  }));
  const automatic = agent.org >= g.seats || hostiles.length === count;
  const chosen = automatic
    ? options.slice(0, count)
    : yield* pick(agent.org, "which-hostiles", options, { min: 1, max: count, rule: "CV-17.17" });
  for (const { henchman } of chosen) {
    const turned = hostiles.find((each) => refOf(each) === henchman);
    if (turned) join(g, agent, turned);
  }
}

function join(g: Cyber, agent: Agent, teammate: Henchman): void {
  teammate.org = agent.org; // CV-17.19
  teammate.recruiter = agent.profile;
  teammate.initiative = g.box.profiles[agent.profile].initiative; // CV-20.24: its own from now on
  g.tell(
    "teammate",
    { org: idOf(g, agent.org), agent: agent.profile, type: teammate.type },
    { rule: "CV-17.12" },
  );
}

/** CV-17.20, CV-R51. */
export function isCombat(g: Seen, { colour, district }: Brawl): boolean {
  const red = colour === "red" && hostilesIn(g, district).length > 0;
  return red || presentIn(g, district).length > 1; // CV-17.20
}

/** CV-17.20 to CV-17.28: check for a Combat, and deal tokens. */
export function* tokens(g: Cyber): Rule<void> {
  const { brawl } = g.state;
  if (!brawl) return;
  if (!isCombat(g, brawl)) {
    g.tell("no-combat", { district: brawl.district }, { rule: "CV-17.21" });
    g.next("end-brawl"); // CV-17.21
    return;
  }
  brawl.combat = true;
  g.tell("combat", { district: brawl.district, colour: brawl.colour }, { rule: "CV-17.20" });
  for (const agent of agentsIn(g, brawl.district)) {
    agent.fought = true; // CV-R74
    agent.grappled = moments.of(agent).some(g, "startsGrappled", agent);
    agent.offered = dealTwo(g, agent); // CV-17.22
  }
  yield* chooseTokens(g, brawl.district);
  for (const henchman of henchmenIn(g, brawl.district)) {
    if (henchman.org === NOBODY && brawl.colour === "green") continue; // CV-17.28
    henchman.token = dealToken(g); // CV-17.26, CV-17.27, CV-29.4
  }
  yield* moments.raise(g, "tokensPlaced");
  g.next("fight");
}

/** CV-18.26: if the reserve is short, the discards are mixed in first. */
function dealToken(g: Cyber): Secret<string> {
  provide(g, "token", g.state.piles.tokens);
  return g.draw("token", g.state.piles.tokens.deck);
}

function dealTwo(g: Cyber, agent: Agent): Secret<string>[] {
  provide(g, "token", g.state.piles.tokens, 2); // CV-18.26, CV-R56
  const two = [dealToken(g), dealToken(g)];
  if (agent.org < g.seats) for (const card of two) g.show(card, agent.org); // CV-29.1
  return two;
}

type Kept = Questions["combat-tokens"];

/** CV-17.23 to CV-17.25: all at the same time, in secret; Agent by Agent of each Organization. */
function* chooseTokens(g: Cyber, district: District): Rule<void> {
  const left = agentsIn(g, district);
  while (left.length > 0) {
    const round = left.filter((agent, i) => left.findIndex(({ org }) => org === agent.org) === i);
    const seats = round.filter(({ org }) => org < g.seats);
    const chosen = yield* askEach(
      "combat-tokens",
      seats.map(({ org }) => org),
      (org) => tokenQuestion(g, seats.find((agent) => agent.org === org) ?? seats[0]),
    );
    for (const agent of round) {
      const kept = chosen.get(agent.org);
      keepToken(g, agent, kept ? kept.card : g.box.automata.automaton.keep(g, agent));
      left.splice(left.indexOf(agent), 1);
    }
  }
}

/** CV-17.24: two tokens, for this Agent only. */
function tokenQuestion(g: Cyber, { profile, offered, district }: Agent) {
  const options = offered.map(
    (card): Kept => ({
      kind: "keep-token",
      agent: profile,
      card,
      on: [onAgent(profile), onCard(card)],
      rule: "CV-17.23",
    }),
  );
  const [a, b] = options;
  const safe = sumOf(g, b.card) > sumOf(g, a.card) ? b : a; // CV-R101
  return { options, rule: "CV-17.23", args: { district, agent: profile }, safe };
}

function sumOf(g: Cyber, card: Secret<string>): number {
  const { attack, defense } = g.box.combatTokens[g.face(card)];
  return attack + defense;
}

function keepToken(g: Cyber, agent: Agent, kept: Secret<string>): void {
  const place = agent.offered.indexOf(kept);
  const other = agent.offered[1 - place];
  agent.offered = [];
  agent.token = kept; // CV-17.23
  agent.shown = false;
  g.state.piles.tokens.discard.push(other); // CV-18.25, CV-29.3, CV-29.8
  const telling = { rule: agent.org < g.seats ? "CV-17.23" : "CV-31.22" };
  const args = { agent: agent.profile, org: idOf(g, agent.org), place };
  // What the automaton keeps follows from its tokens; that it is the first or second drawn tells nothing.
  if (agent.org < g.seats) g.tell("token-kept", args, telling);
  else g.disclose("token-kept", args, telling);
}
