/** What Project: Hell Gate adds to the position: EX Bosses, portals, and what waits beside the pile. */
import type { Seat, Secret } from "@sprawl/engine";
import type { ProgramName } from "../state.js";

/** What options call the gap on the right of a seat. */
export function gapRef(seat: Seat): string {
  return `gap/${seat}`;
}

/**
 * An EX Boss in play. It has no ID, no loyalty cards and no team that could be unrevealed (HG-3.7),
 * exchanged (HG-3.8) or investigated (HG-4.19).
 */
export type ExBoss = {
  readonly number: number;
  hp: number;
  /** One for each EX loyalty card: whether it is revealed. */
  shields: boolean[];
  /** The gap on the right of this seat; for Bloodbeast the seat itself (HG-3.1). */
  place: Seat;
  /** A player has had a turn since its last one (HG-3.12); for Bloodbeast: it has made its demand. */
  ready: boolean;
  /** Open before Omega, unseen before Parasite. */
  programs: Secret<ProgramName>[];
};

export type HellGate = {
  bosses: ExBoss[];
  /** Face up beside the pile. */
  portals: Secret<ProgramName>[];
  /** March of the Fallen, waiting for the other copy. */
  marching: Secret<ProgramName>[];
  /** Numbers of the EX Bosses that are out of the game. */
  gone: number[];
  exitus: Secret<string>[];
  exitusUsed: Secret<string>[];
  /** No programs can be played until the next turn of Exitus. */
  silenced: boolean;
  /** Eliminated with an ID that brings them back after the check. */
  rising: Seat[];
  /** Eliminated without a check: what follows an elimination has been done for them. */
  settled: Seat[];
};

export function noGate(): HellGate {
  return {
    bosses: [],
    portals: [],
    marching: [],
    gone: [],
    exitus: [],
    exitusUsed: [],
    silenced: false,
    rising: [],
    settled: [],
  };
}

export function cloneGate(gate: HellGate): HellGate {
  return {
    bosses: gate.bosses.map((boss) => ({
      ...boss,
      shields: boss.shields.slice(),
      programs: boss.programs.slice(),
    })),
    portals: gate.portals.slice(),
    marching: gate.marching.slice(),
    gone: gate.gone.slice(),
    exitus: gate.exitus.slice(),
    exitusUsed: gate.exitusUsed.slice(),
    silenced: gate.silenced,
    rising: gate.rising.slice(),
    settled: gate.settled.slice(),
  };
}

/** Every hidden thing of the expansion, wherever it lies. */
export function cardsOfGate(gate: HellGate): number[] {
  return [
    ...gate.bosses.flatMap(({ programs }) => programs),
    ...gate.portals,
    ...gate.marching,
    ...gate.exitus,
    ...gate.exitusUsed,
  ];
}
