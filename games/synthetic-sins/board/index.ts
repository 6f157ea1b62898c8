/** What Synthetic Sins brings to the web. */
import type { View } from "@sprawl/engine";
import { defineBoard } from "@sprawl/kit";
import type { CharacterId, Ref } from "../src/content/types.js";
import { advice, type SinsState } from "../src/index.js";
import { asks } from "./asks.js";
import { Between } from "./between.js";
import { Board } from "./board.js";
import { consequence } from "./consequence.js";
import { situation } from "./due.js";
import { End } from "./end.js";
import { Face } from "./face.js";
import { InWords } from "./in-words.js";
import { Marks } from "./legend.js";
import { meanwhile } from "./meanwhile.js";
import { Moment } from "./moment.js";
import { packedAtFirst } from "./packing.js";
import { PlacesInWords } from "./places-in-words.js";
import { explains, quiet, stage } from "./staging.js";
import { Teacher } from "./teacher.js";
import { turningPoints } from "./turning-points.js";
import { type BoardQuestions, meant } from "./walking.js";
import { Me, Phase } from "./you.js";

/** SS-5.5: Garrett waits with a weapon, Cass with a Trap. */
const isPlayedBy =
  (character: CharacterId) =>
  ({ state }: View<SinsState>): boolean =>
    state.you.character === character;

/** Where an enemy stands, and where its next step leads. */
const stepOf = (view: View<SinsState>, ref: Ref): readonly `sector/${number}`[] =>
  [
    view.state.enemies[ref].sector,
    ...advice.routeAhead(view, ref, 1).map(({ sector }) => sector),
  ].map((sector) => `sector/${sector}` as const);

export const board = defineBoard<SinsState, BoardQuestions>({
  Board,
  Me,
  InWords,
  PlacesInWords,
  Phase,
  Marks,
  Face,
  Between,
  verbs: [
    { id: "hide", kinds: ["hide"], key: "c", icon: "eye-off" },
    { id: "overwatch", kinds: ["overwatch"], key: "o", icon: "aim", fits: isPlayedBy("garrett") },
    { id: "trap", kinds: ["place-trap"], key: "t", icon: "warning", fits: isPlayedBy("cass") },
    { id: "pick-up", kinds: ["pick-up"], key: "p", icon: "pick-up" },
  ],
  main: ["end-actions", "begin-mission"],
  begins: ["equip"],
  beginsWith: packedAtFirst,
  either: [
    "who-acts",
    "overwatch-order",
    "intercept-order",
    "attack-order",
    "detonation-order",
    "trap-order",
    "enemy-path",
    "next-waypoint",
    "drop-where",
  ],
  ends: ["end-actions"],
  grave: ["give-up"],
  careful: ["attack", "attack-all", "attack-several", "overwatch-attack"],
  meant,
  consequence,
  asks,
  situation,
  stage,
  quiet,
  explains,
  meanwhile,
  End,
  turningPoints,
  Moment,
  Teacher,
  spotlights: {
    gear: "gear/silenced-pistol",
    move: "sector/22",
    // Both rooms of each step: the arrow lies in them.
    enemies: ({ view }) => ["g1", "g2"].flatMap((ref) => stepOf(view, ref)),
    alarm: "alarm",
    heard: ({ view }) => stepOf(view, "g2"),
    attack: "enemy/g2",
  },
});
