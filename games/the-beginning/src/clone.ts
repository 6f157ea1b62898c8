/** A copy of the state, written out for its type. */
import type { Figure, SeatState, State } from "./state.js";

export function cloneState(s: State): State {
  return {
    ...s,
    seats: s.seats.map(cloneSeat),
    figures: s.figures.map(cloneFigure),
    free: s.free.slice(),
    turn: {
      ...s.turn,
      acted: s.turn.acted.slice(),
      counted: { ...s.turn.counted },
      city: s.turn.city.slice(),
    },
    bars: { ...s.bars },
    sectors: s.sectors.map((stack) => stack.slice()),
    values: s.values.slice(),
    network: s.network.map((channel) => channel.map((slot) => ({ ...slot }))),
    junkyard: s.junkyard.map((spot) => ({
      ...spot,
      chips: spot.chips.slice(),
      looked: spot.looked.slice(),
    })),
    removed: s.removed.slice(),
    drawn: s.drawn.slice(),
    scannersLeft: [s.scannersLeft[0], s.scannersLeft[1]],
    influence: s.influence.slice(),
    discard: s.discard.slice(),
    table: s.table.slice(),
    programs: s.programs.slice(),
    display: s.display.slice(),
    programDiscard: s.programDiscard.slice(),
    playing: s.playing.map((each) => ({ ...each })),
    events: {
      one: s.events.one.slice(),
      two: s.events.two.slice(),
      three: s.events.three.slice(),
      ex: s.events.ex.slice(),
    },
    happening: s.happening.slice(),
    wounds: s.wounds.slice(),
    woundDiscard: s.woundDiscard.slice(),
    interrogation: s.interrogation.slice(),
    recon: s.recon.slice(),
    reconUsed: s.reconUsed.slice(),
    supply: s.supply.slice(),
    supplyDiscard: s.supplyDiscard.slice(),
    weapons: s.weapons.slice(),
    traps: s.traps.slice(),
    boxes: s.boxes.map((each) => ({ ...each })),
    stacks: {
      tank: s.stacks.tank.slice(),
      sniper: s.stacks.sniper.slice(),
      soldier: s.stacks.soldier.slice(),
      crawler: s.stacks.crawler.slice(),
      thief: s.stacks.thief.slice(),
    },
    enemies: s.enemies.map((enemy) => ({ ...enemy })),
    deadZones: s.deadZones.slice(),
    apex: { ...s.apex },
    deus: { ...s.deus },
    loyaltyBox: s.loyaltyBox.slice(),
    loyaltyStack: s.loyaltyStack.slice(),
    objectiveBox: s.objectiveBox.slice(),
    check: s.check && {
      ...s.check,
      contributions: s.check.contributions.map((each) => ({ ...each })),
      pool: s.check.pool.slice(),
    },
    checks: s.checks.map((check) => ({
      ...check,
      given: check.given.map((each) => ({ ...each })),
      cards: check.cards.slice(),
    })),
    motions: s.motions.map((motion) => ({ ...motion, inFavour: motion.inFavour.slice() })),
    said: s.said.map((each) => ({ ...each })),
    blanked: s.blanked.slice(),
    ended: s.ended && { ...s.ended },
  };
}

function cloneSeat(own: SeatState): SeatState {
  return {
    ...own,
    loyalty: own.loyalty.slice(),
    recruited: own.recruited.slice(),
    infected: own.infected.slice(),
    objectives: own.objectives.slice(),
    hand: own.hand.slice(),
    deck: own.deck.slice(),
    programs: own.programs.slice(),
    transferred: own.transferred.slice(),
    open: own.open.map((each) => ({ ...each })),
    wounds: own.wounds.map((each) => ({ ...each })),
    tree: own.tree.map((column) => ({ ...column })),
    gag: own.gag.slice(),
    tricks: own.tricks.slice(),
    played: own.played.slice(),
    markers: own.markers.slice(),
    tally: { ...own.tally },
    brought: own.brought.slice(),
  };
}

function cloneFigure(figure: Figure): Figure {
  return {
    ...figure,
    chips: figure.chips.slice(),
    scanners: [figure.scanners[0], figure.scanners[1]],
    supply: figure.supply.slice(),
    recon: figure.recon.slice(),
  };
}
