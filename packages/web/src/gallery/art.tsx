/** The pictures of the art room: everything that can be described, in the theme that is set. */
import {
  CardBack,
  CardFace,
  cardBackKinds,
  type Figure,
  type FigureState,
  GROUNDS,
  loyaltyFace,
  loyaltySeen,
  type Machine,
  type Mood,
  Piece,
  Portrait,
  SEAT_COLOURS,
  Shown,
  seatFaces,
  seatGround,
  thing,
  thingNames,
  weaponPicture,
} from "@sprawl/art";
import styles from "./gallery.module.css";
import { Part, Row } from "./part.js";

const MOODS: readonly Mood[] = ["calm", "hit", "afraid", "angry", "glad", "down"];
const STATES: readonly FigureState[] = [
  "hidden",
  "aiming",
  "stunned",
  "alert",
  "chosen",
  "shielded",
  "burning",
  "down",
];
const MACHINES: readonly Machine[] = [
  "guard",
  "burglar",
  "drone",
  "gunship",
  "walker",
  "hound",
  "bomb",
  "turret",
  "tank",
  "crawler",
  "colossus",
  "spider",
];
const SHAPES = [
  "circle",
  "hexagon",
  "square",
  "diamond",
  "star",
  "triangle",
  "plus",
  "cross",
] as const;
const SIDES = ["human", "machine", "outlaw", "legion"] as const;
const WEAPONS = ["pistol", "rifle", "companion", "rocket", "laser"] as const;

const runner: Figure = {
  id: "gallery-runner",
  is: "person",
  look: {
    legs: "walk",
    arms: "smg",
    held: "pistol",
    body: "#2f4d6e",
    head: "hood",
    hair: "#1d2a40",
  },
};

export function Art() {
  return (
    <Part title="Art">
      <Row title="Seats">
        {seatFaces.map((face, seat) => (
          <span key={face.id} className={styles.faces}>
            <Portrait face={face} ground={seatGround(seat)} size={120} />
            <Portrait face={face} ground={seatGround(seat)} size={32} />
          </span>
        ))}
      </Row>
      <Row title="Moods">
        {MOODS.map((mood) => (
          <Portrait key={mood} face={seatFaces[2]} ground={seatGround(2)} size={96} mood={mood} />
        ))}
        <Portrait face={seatFaces[4]} ground={seatGround(4)} size={96} out />
      </Row>
      <Row title="Grounds">
        {Object.entries(GROUNDS).map(([side, ground], i) => (
          <Portrait key={side} face={seatFaces[10 + i]} ground={ground} size={96} />
        ))}
      </Row>
      <Row title="Figures and states">
        {STATES.map((state, i) => (
          <Standing key={state} figure={runner} seat={i} states={[state]} />
        ))}
        {MACHINES.map((is, i) => (
          <Standing key={is} figure={{ id: `gallery-${is}`, is }} seat={i} states={[]} />
        ))}
      </Row>
      <Row title="Cards">
        {(
          ["weapon", "gear", "armour", "item", "program", "implant", "vehicle", "event"] as const
        ).map((kind, i) => (
          <CardFace
            key={kind}
            kind={kind}
            name={kind}
            picture={thing(thingNames[i * 3])}
            text="What it does, in a line or two."
            foot={kind}
            cost={i}
          />
        ))}
        <CardFace kind="weapon" name="Small" picture={thing("sniper")} width={76} />
        <CardFace kind="weapon" name="Tiny" picture={thing("sniper")} width={56} />
        {cardBackKinds.map((kind) => (
          <CardBack key={kind} kind={kind} width={80} />
        ))}
        {SIDES.map((side) => (
          <Shown
            key={side}
            picture={loyaltyFace(side, side === "machine")}
            width={80}
            height={112}
          />
        ))}
        {SIDES.map((side) => (
          <Shown
            key={side}
            picture={loyaltySeen("L", side, side === "human")}
            width={80}
            height={112}
          />
        ))}
      </Row>
      <Row title="Things">
        {WEAPONS.map((name) => (
          <Shown key={name} picture={weaponPicture(name)} height={56} />
        ))}
        {thingNames.map((name) => (
          <span key={name} className={styles.thing}>
            <Shown picture={thing(name)} width={88} height={53} />
            <small>{name}</small>
          </span>
        ))}
      </Row>
    </Part>
  );
}

type StandingProps = {
  readonly figure: Figure;
  readonly seat: number;
  readonly states: readonly FigureState[];
};

function Standing({ figure, seat, states }: StandingProps) {
  const giant = figure.is === "colossus" || figure.is === "spider";
  return (
    <svg viewBox={giant ? "-130 -230 260 270" : "-62 -142 124 180"} height={150} aria-hidden="true">
      <Piece
        figure={figure}
        colour={SEAT_COLOURS[seat % SEAT_COLOURS.length]}
        shape={SHAPES[seat % SHAPES.length]}
        states={states}
        tag={`P${seat}`}
      />
    </svg>
  );
}
