/** A copy of the state, written out: search bots and previews make thousands. */
import type { Model, State, Team, Veteran } from "./state.js";

export function cloneState(s: State): State {
  return {
    ...s,
    teams: s.teams.map(cloneTeam),
    models: s.models.map(cloneModel),
    doors: s.doors.map((door) => ({ ...door })),
    terminals: s.terminals.map((terminal) => ({
      ...terminal,
      programs: terminal.programs.map((each) => ({ ...each })),
      guards: terminal.guards.map((row) => row.map((guard) => ({ ...guard }))),
    })),
    alarm: s.alarm.slice(),
    rows: s.rows.slice(),
    levels: s.levels.slice(),
    mines: s.mines.map((mine) => ({ ...mine })),
    objectives: s.objectives.map((each) => ({ ...each })),
    entries: s.entries.slice(),
    cando: {
      deck: s.cando.deck.slice(),
      discard: s.cando.discard.slice(),
      drawn: s.cando.drawn.slice(),
      again: s.cando.again,
    },
    aiDeck: s.aiDeck.slice(),
    aiDiscard: s.aiDiscard.slice(),
    aside: s.aside.slice(),
    order: s.order.slice(),
    activation: {
      ...s.activation,
      entered: s.activation.entered.slice(),
      opened: s.activation.opened.slice(),
      closed: s.activation.closed.slice(),
      charged: s.activation.charged.slice(),
      due: s.activation.due.slice(),
    },
    acting: s.acting.slice(),
    veterans: s.veterans.map((roster) => roster.map(cloneVeteran)),
    wins: s.wins.slice(),
  };
}

const cloneTeam = (team: Team): Team => ({
  ...team,
  seats: team.seats.slice(),
  deck: team.deck.slice(),
  discard: team.discard.slice(),
  hand: team.hand.slice(),
  network: team.network.map((each) => ({ ...each })),
  held: team.held.slice(),
  stock: team.stock.slice(),
});

const cloneVeteran = (veteran: Veteran): Veteran => ({
  ...veteran,
  equipment: veteran.equipment.slice(),
  chips: veteran.chips.slice(),
});

const cloneModel = (model: Model): Model => ({
  ...model,
  equipment: model.equipment.map((item) => ({ ...item })),
  chips: model.chips.slice(),
  tokens: model.tokens.map((token) => ({ ...token })),
  used: model.used.slice(),
});
