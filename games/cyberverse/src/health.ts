/** CV-20: Status tokens, Health, healing and death. */
import type { Rule } from "@sprawl/engine";
import { putUnder } from "@sprawl/parts";
import { moments } from "./moments.js";
import { decide } from "./questions.js";
import { layRow } from "./row.js";
import {
  type Agent,
  type Character,
  type Cyber,
  type Henchman,
  isAgent,
  NOBODY,
  NOTHING,
  refOf,
  type Seen,
} from "./state.js";
import { returnSupply } from "./supply/tokens.js";
import { adjustSupports } from "./support-limit.js";
import { idOf, isInPlay, profileOf } from "./table.js";
import { HQ, NO_POSITION, STATUSES, type Status } from "./types.js";

export function statusesOf(agent: Agent): Status[] {
  return STATUSES.filter((status) => agent[status]);
}

/** CV-20.6, CV-20.7: Agents only, and never two of a type. */
export function giveStatus(g: Cyber, character: Character, status: Status): void {
  if (!isAgent(character) || character[status]) return; // CV-20.6, CV-20.7, CV-R71
  character[status] = true;
  g.tell(
    "status",
    { agent: character.profile, org: idOf(g, character.org), status },
    { rule: "CV-20.7" },
  );
}

/** CV-20.17: Health is lost at once; at 0 the character is out. `by` is whoever did it. */
export function* harm(g: Cyber, character: Character, points: number, by?: Character): Rule<void> {
  character.health -= points; // CV-20.17
  g.tell("hurt", { who: refName(character), points }, { rule: "CV-20.17" });
  if (character.health > 0) return;
  if (by) noteElimination(g, by, character);
  if (isAgent(character))
    yield* die(g, character); // CV-20.18
  else removeHenchman(g, character, true); // CV-20.23
}

function noteElimination(g: Cyber, by: Character, victim: Character): void {
  if (by.org === NOBODY) return;
  g.state.brawl?.eliminators.push(by.org); // CV-18.27
  moments.of(by.org).note(g, "eliminated", by, victim);
}

/** How events name a character: a Henchman by its type. */
export function refName(character: Character): string {
  return isAgent(character) ? character.profile : character.type;
}

/** CV-20.18 to CV-20.22. */
export function* die(g: Cyber, agent: Agent): Rule<void> {
  g.tell("died", { agent: agent.profile, org: idOf(g, agent.org) }, { rule: "CV-20.18" });
  dropTeamMember(g, agent);
  if (g.options.permanentDeath)
    g.state.lost.push(agent.sheet); // CV-20.20
  else putUnder(g, g.state.sheets, agent.sheet); // CV-20.19, CV-R43, CV-R107
  layRow(g);
  yield* adjustSupports(g, agent.org); // CV-13.11
}

/** An Agent leaves its Team, whatever the cause: everything on its dashboard goes back. */
export function dropTeamMember(g: Cyber, agent: Agent): void {
  g.state.agents.splice(g.state.agents.indexOf(agent), 1); // CV-20.25, CV-R94: its XP goes with it, that of Missions stays
  for (const supply of [...agent.slots, ...agent.vehicles]) returnSupply(g, supply); // CV-20.21, CV-27.11, CV-R109
  dropToken(g, agent); // CV-20.22
  g.state.piles.tokens.discard.push(...agent.offered.splice(0));
}

/** CV-18.25, CV-20.22: a Combat token goes to the discard pile. */
export function dropToken(g: Cyber, character: Character): void {
  if (character.token === NOTHING) return;
  g.state.piles.tokens.discard.push(character.token);
  character.token = NOTHING;
  character.shown = false;
}

/** CV-18.28: back to the reserve. */
export function removeHenchman(g: Cyber, henchman: Henchman, eliminated: boolean): void {
  g.state.henchmen.splice(g.state.henchmen.indexOf(henchman), 1);
  g.state.reserve[henchman.type]++; // CV-18.28
  dropToken(g, henchman);
  if (eliminated)
    g.tell("eliminated", { who: henchman.type, ref: refOf(henchman) }, { rule: "CV-20.23" });
}

export function canHeal(g: Seen, agent: Agent): boolean {
  const hurt = agent.health < profileOf(g, agent).health || statusesOf(agent).length > 0;
  return hurt && moments.of(agent).bars(g, "barsHealing", agent) === undefined;
}

/** CV-20.12 to CV-20.16: point by point; Status tokens first. */
export function* heal(g: Cyber, character: Character, points: number): Rule<void> {
  for (let i = 0; i < points && isInPlay(g, character); i++) {
    if (isAgent(character))
      yield* healAgent(g, character); // CV-20.15
    else character.health = Math.min(character.health + 1, g.box.henchmen[character.type].health); // CV-20.16, CV-R65
  }
}

function* healAgent(g: Cyber, agent: Agent): Rule<void> {
  if (!canHeal(g, agent)) return;
  const statuses = statusesOf(agent);
  if (statuses.length === 0) {
    agent.health += 1; // CV-20.12, CV-20.16
    g.tell("healed", { agent: agent.profile, org: idOf(g, agent.org) }, { rule: "CV-20.12" });
    return;
  }
  const status = statuses.length === 1 ? statuses[0] : yield* askStatus(g, agent, statuses); // CV-20.14
  agent[status] = false; // CV-20.13
  g.tell(
    "status-removed",
    { agent: agent.profile, org: idOf(g, agent.org), status },
    { rule: "CV-20.13" },
  );
}

function* askStatus(g: Cyber, agent: Agent, statuses: readonly Status[]): Rule<Status> {
  const options = statuses.map(
    (status) => ({ kind: "remove-status", status, rule: "CV-20.14" }) as const,
  );
  const about = { rule: "CV-20.14", args: { agent: agent.profile }, safe: options[0] };
  const { status } = yield* decide(g, agent.org, "heal", options, about);
  return status;
}

/** CV-15.21, CV-R42: an Agent is back in HQ, by Rescue, training or an effect, never on foot. */
export function returnToHq(agent: Agent): void {
  agent.district = HQ;
  agent.zone = 0;
  agent.position = NO_POSITION;
}
