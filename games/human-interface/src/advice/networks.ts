/** What a careful player can work out of an attack over the networks, before any SR are added. */
import { chanceToBeat } from "@sprawl/parts";
import type { Program } from "../content.js";
import { isDirect } from "../cyberwarfare/assaults.js";
import { type Battle, isDefensive, remotePenalty, strengthIn } from "../cyberwarfare/battles.js";
import { modelOf } from "../models.js";
import { moments } from "../moments.js";
import type { Card, Interface, Terminal } from "../state.js";
import { leftInDeck } from "./odds.js";

/** What is attacked: the network of a Team, or a Terminal. */
export type Ground = { readonly network: number } | { readonly terminal: Terminal };

/** Of 1000: how often this program wins its first battle there; against what is not seen, on average. */
export function assaultOdds(g: Interface, team: number, card: Card, ground: Ground): number {
  const program = g.box.programs[g.face(card)];
  const hacker = modelOf(g, g.state.teams[team].hacker);
  if (!program) return 0;
  const terminal = "terminal" in ground ? ground.terminal : undefined;
  const battle: Battle = {
    team,
    program,
    opponent: undefined,
    role: "attack",
    ground: terminal ? "terminal" : "network",
    terminal,
    remote: terminal ? !isDirect(g, hacker, terminal) : true,
    attacker: team,
    hacker,
  };
  const two = moments.of(hacker).some(g, "drawsTwo", "battle", undefined);
  const left = leftInDeck(g);
  const sum = strengthIn(g, battle) + remotePenalty(g, battle);
  const guards = guardsAt(g, team, ground);
  const chances = guards.map((guard) => chanceToBeat(left, sum - guard, two));
  return Math.floor(chances.reduce((all, each) => all + each, 0) / Math.max(1, chances.length));
}

/** Strengths of what may stand in its way first. */
function guardsAt(g: Interface, team: number, ground: Ground): number[] {
  const seen = (card: Card): Program | undefined => g.box.programs[g.face(card)];
  if ("network" in ground) {
    const first = g.state.teams[ground.network].network
      .filter(({ owner, supports }) => owner === ground.network && supports === 0)
      .sort((a, b) => a.field - b.field)
      .map(({ card }) => seen(card))
      .find((program) => program && isDefensive(program));
    return [first?.strength ?? 0];
  }
  const { programs, guards } = ground.terminal;
  const laid = programs.find(({ owner }) => owner !== team);
  const up = guards[team]?.find(({ up: shown }) => shown);
  const known = laid ? seen(laid.card) : up && seen(up.card);
  if (known) return [known.strength];
  return Object.values(g.box.programs).flatMap(({ deck, copies, strength }) =>
    deck === "ai" ? Array.from({ length: copies }, () => strength) : [],
  );
}
