/** A copy of the state, written out: saving and searching make thousands. */
import { clonePlain } from "@sprawl/engine";
import { cloneCampaign } from "./campaign/state.js";
import { cloneGate } from "./hell-gate/gate.js";
import type { Laid, SeatState, State, Turn, Weapon } from "./state.js";

export function cloneState(s: State): State {
  return {
    seats: s.seats.map(cloneSeat),
    loyalty: s.loyalty.map(cloneLaid),
    weapons: s.weapons.map(cloneWeapon),
    pile: s.pile.slice(),
    resolving: s.resolving.slice(),
    inspected: s.inspected.slice(),
    setAside: s.setAside.slice(),
    bossIds: {
      human: s.bossIds.human.slice(),
      machine: s.bossIds.machine.slice(),
      outlaw: s.bossIds.outlaw.slice(),
    },
    box: {
      ids: s.box.ids.slice(),
      loyalty: s.box.loyalty.slice(),
      programs: s.box.programs.slice(),
    },
    starter: s.starter,
    round: s.round,
    quiet: s.quiet,
    stirred: s.stirred,
    turn: cloneTurn(s.turn),
    hit: s.hit && { ...s.hit },
    shot: s.shot && { ...s.shot, guards: s.shot.guards.slice() },
    suddenDeath: s.suddenDeath,
    checks: s.checks.map((each) => ({ ...each })),
    assassins: s.assassins,
    unchecked: s.unchecked.slice(),
    deaths: s.deaths,
    justOut: s.justOut.slice(),
    firstOut: s.firstOut,
    sightings: s.sightings.map((each) => ({
      ...each,
      by: each.by.slice(),
      seats: each.seats.slice(),
      teams: each.teams.slice(),
    })),
    said: s.said.map((each) => ({ ...each })),
    gate: cloneGate(s.gate),
    ...(s.campaign && { campaign: cloneCampaign(s.campaign) }),
  };
}

function cloneSeat(own: SeatState): SeatState {
  return {
    hp: own.hp,
    ids: own.ids.map(cloneLaid),
    programs: own.programs.slice(),
    permanents: own.permanents.map((each) => ({ ...each })),
    marks: own.marks.map((each) => ({ ...each })),
    fallenUnlessLegion: own.fallenUnlessLegion,
    unlocked: own.unlocked.slice(),
    skips: own.skips,
    bounty: own.bounty,
    waitsForDeath: own.waitsForDeath,
    lastTeam: own.lastTeam.slice(),
    killer: own.killer,
    ledBy: own.ledBy,
    looked: own.looked.map((each) => ({ ...each })),
  };
}

function cloneLaid(laid: Laid): Laid {
  return { card: laid.card, revealed: laid.revealed };
}

function cloneWeapon({ id, kind, home, holder, aim }: Weapon): Weapon {
  return { id, kind, home, holder, aim: aim.slice() };
}

function cloneTurn(turn: Turn): Turn {
  return {
    ...turn,
    action: turn.action && clonePlain(turn.action),
    jammed: turn.jammed.slice(),
    spared: turn.spared.slice(),
    mirrors: turn.mirrors.slice(),
  };
}
