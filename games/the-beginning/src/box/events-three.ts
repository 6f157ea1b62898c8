/** Event III: after the Machine Phase. */
import type { EventPiece } from "../content.js";
import { bar } from "../effects.js";
import {
  destroyChosen,
  detainByGeneral,
  exEventNow,
  freePrisoners,
  marchOfDeus,
} from "./event-effects.js";
import { betrayal, trust } from "./trust-or-betrayal.js";

export const eventsThree: readonly EventPiece[] = [
  { id: "trust-or-betrayal", deck: "three", type: "decision", by: "leader", a: trust, b: betrayal },
  {
    id: "virus-surge",
    deck: "three",
    type: "check",
    target: -5,
    success: [bar("deus", -2)],
    failure: [bar("deus", 2), bar("security", -1)],
  },
  {
    id: "last-broadcast",
    deck: "three",
    type: "check",
    target: 10,
    success: [bar("morale", 3)],
    failure: [bar("morale", -3)],
  },
  {
    id: "reactor-meltdown",
    deck: "three",
    type: "check",
    target: 10,
    success: [bar("apex", 2)],
    failure: [bar("apex", -3), { harm: 1, area: 3 }],
  },
  {
    id: "storm-the-barricades",
    deck: "three",
    type: "check",
    target: -6,
    success: [bar("threat", -1)],
    failure: [bar("threat", 1), bar("deus", 1)],
  },
  {
    id: "empty-warehouses",
    deck: "three",
    type: "check",
    target: 9,
    success: [bar("resource", 2)],
    failure: [bar("resource", -2)],
  },
  {
    id: "blood-in-the-gutters",
    deck: "three",
    type: "check",
    target: -6,
    success: [{ draw: "personal", who: "each", count: 1 }],
    failure: [bar("riot", 3), bar("deus", 1)],
    noShow: true,
  },
  {
    id: "identity-sweep",
    deck: "three",
    type: "check",
    target: 9,
    success: [{ riotTo0: true }],
    failure: [bar("riot", -4)],
  },
  {
    id: "root-access",
    deck: "three",
    type: "count",
    steps: [
      { from: 0, effects: [bar("security", -1), bar("deus", 1)] },
      { from: 1, effects: [] },
      { from: 3, effects: [bar("security", 1)] },
    ],
  },
  {
    id: "emergency-channel",
    deck: "three",
    type: "count",
    steps: [
      { from: 0, effects: [exEventNow] },
      { from: 1, effects: [bar("morale", -1)] },
      { from: 2, effects: [bar("morale", 2)] },
    ],
  },
  {
    id: "sacrificed-district",
    deck: "three",
    type: "decision",
    by: "leader",
    a: destroyChosen,
    b: { effects: [bar("morale", -3)] },
  },
  {
    id: "final-offensive",
    deck: "three",
    type: "decision",
    by: "general",
    a: { effects: [{ raid: 2 }] },
    b: { effects: [bar("security", -1)] },
  },
  {
    id: "prisoner-exchange",
    deck: "three",
    type: "decision",
    by: "general",
    a: { effects: [freePrisoners] },
    b: detainByGeneral,
  },
  { id: "total-assault", deck: "three", type: "raid", effects: [{ raid: 1 }, bar("deus", 1)] },
  {
    id: "minefield",
    deck: "three",
    type: "raid",
    effects: [{ traps: 2 }, { supply: 2 }, { raid: 1 }, bar("deus", 1)],
  },
  { id: "iron-march", deck: "three", type: "raid", effects: [{ crawlers: 1 }, marchOfDeus] },
];
