/** What can be done where: Places, Sectors, the Network, the Junkyard, boxes, cards on display. */
import { Markup, Shown } from "@sprawl/art";
import { Spot } from "@sprawl/kit";
import type { CSSProperties } from "react";
import { sectorShut } from "../src/advice/forecast.js";
import { AREAS, type Area, PLACES, type Place } from "../src/board.js";
import { Face } from "./face.js";
import {
  BOX_AT,
  CARD_STEP,
  CUBE_AT,
  DISPLAY_AT,
  LANDS,
  PLACE_AT,
  spotAt,
  WEAPONS_AT,
  YELLOW_AT,
} from "./geography.js";
import { silo } from "./landmarks.js";
import css from "./map.module.css";
import { Network } from "./network.js";
import { chipPicture, supplyPicture } from "./pictures.js";
import { Note, standAt } from "./pieces.js";
import { Lanes, Spawns } from "./spawns.js";
import { useCity } from "./use-city.js";

export function Places() {
  return (
    <>
      {[1, 2, 3].map((n) => (
        <Sector key={n} n={n} />
      ))}
      {MARKS.map(([id, width, height]) => (
        <PlaceMark key={id} id={id} width={width} height={height} />
      ))}
      <Network />
      <Junkyard />
      <Spawns />
      <Lanes />
      <Boxes />
      <Display />
      <Apart />
      {AREAS.map((area) => (
        <AreaName key={String(area)} area={area} />
      ))}
    </>
  );
}

/** Places that are a landmark and no more, with the size of it. */
const MARKS = [
  ["city", 148, 96],
  ["dark-net", 96, 44],
  ["factory", 116, 60],
  ["nexus", 150, 88],
  ["hq", 172, 104],
  ["monolith", 60, 124],
  ["med-center", 64, 56],
] as const;

/** Those whose name is not the Area's own. */
const NAMED: ReadonlySet<string> = new Set(["city", "dark-net", "factory"]);

type MarkProps = {
  readonly id: (typeof MARKS)[number][0];
  readonly width: number;
  readonly height: number;
};

/** A press on a Place where nothing can be done is a press on its Area. */
const groundOf = (place: Place) => `area/${AREAS.find((area) => PLACES[area].includes(place))}`;

function PlaceMark({ id, width, height }: MarkProps) {
  const { s, thing, label } = useCity();
  const scanner = id === "nexus" ? 0 : id === "monolith" ? 1 : undefined;
  const left =
    scanner === undefined ? "" : label(`scanner-${scanner + 1}`, { n: s.scannersLeft[scanner] });
  return (
    <Spot
      on={`place/${id}`}
      under={groundOf(id)}
      label={thing("place", id)}
      className={css.place}
      preview={
        <Note title={thing("place", id)}>
          {label(`about.place.${id}`)} {left}
        </Note>
      }
      style={standAt(PLACE_AT[id], {
        "--w": `${width}px`,
        "--h": `${height}px`,
        zIndex: 1,
      } as CSSProperties)}
    >
      {NAMED.has(id) && <span className={css.small}>{label(`do.${id}`)}</span>}
      {left && <span className={css.small}>{left}</span>}
    </Spot>
  );
}

function AreaName({ area }: { readonly area: Area }) {
  const { thing, label } = useCity();
  const { name } = LANDS[area];
  const numbered = typeof area === "number";
  return (
    <Spot
      on={`area/${area}`}
      label={thing("area", area)}
      className={css.name}
      preview={<Note title={thing("area", area)}>{label(`about.area.${area}`)}</Note>}
      style={{ left: name[0], top: name[1], zIndex: 700 }}
    >
      {numbered && <b>{area}</b>}
      <h3>{label(`area.${area}`)}</h3>
    </Spot>
  );
}

function Sector({ n }: { readonly n: number }) {
  const { s, g, thing, label } = useCity();
  const stack = s.sectors[n - 1];
  const why = sectorShut(g, n - 1);
  const words = label("sector", { sector: n, n: stack.length, value: s.values[n - 1] });
  return (
    <Spot
      on={`sector/${n}`}
      under="area/1"
      label={words}
      className={css.silo}
      preview={
        <Note title={words}>
          {label(`about.sector.${n}`)}
          {why && ` ${label(`shut.${why}`)}`}
        </Note>
      }
      style={standAt(PLACE_AT[`sector-${n}` as "sector-1"])}
    >
      <svg viewBox="-32 -72 64 84" aria-hidden="true">
        <Markup of={silo(`tb-silo-${n}${why ? "-shut" : ""}`, why !== undefined)} />
      </svg>
      <b className={css.numeral}>{thing("sector", n)}</b>
      <span className={css.lamps} aria-hidden="true">
        {[1, 2, 3, 4].map((i) => (
          <i key={i} data-on={i <= s.values[n - 1] || undefined} />
        ))}
      </span>
      <span className={css.count}>{stack.length}</span>
    </Spot>
  );
}

function Junkyard() {
  const { s, face, label, thing, seatName } = useCity();
  const lying = s.junkyard.filter(({ chips }) => chips.length > 0);
  return (
    <>
      <Spot
        on="junkyard"
        under={groundOf("junkyard")}
        label={label("junkyard", { n: lying.length })}
        className={css.place}
        preview={
          <Note title={label("junkyard", { n: lying.length })}>{label("about.junkyard")}</Note>
        }
        style={standAt([1096, 330], { "--w": "190px", "--h": "56px", zIndex: 1 } as CSSProperties)}
      />
      {lying.map(({ spot, chips, by, effect, turn, looked }, i) => {
        const [left, top] = spotAt(i, lying.length);
        const who = by < 0 ? thing("effect", effect) : seatName(by);
        const eyes = looked.map(seatName).join(", ");
        return (
          <Spot
            key={spot}
            on={`spot/${spot}`}
            label={label("spot", { spot, chip: thing("chip", face(chips[0])) })}
            className={css.junk}
            preview={
              <Note title={label("spot", { spot, chip: thing("chip", face(chips[0])) })}>
                {label("junked-by", { name: who, turn })}
                {eyes && ` ${label("seen-by", { name: eyes })}`}
              </Note>
            }
            style={{ left, top, zIndex: 340 }}
          >
            <Shown picture={chipPicture(face(chips[0]))} width={26} height={20} />
            <small>{spot}</small>
          </Spot>
        );
      })}
    </>
  );
}

function Boxes() {
  const { s, face, label, thing } = useCity();
  return (
    <>
      {AREAS.flatMap((area) =>
        s.boxes
          .filter((each) => each.area === area)
          .map(({ box }, i) => {
            const known = face(box) !== undefined;
            const name = known ? thing("supply", face(box)) : label("supply-box");
            const [x, y] = BOX_AT[area];
            return (
              <Spot
                key={box}
                on={`box/${box}`}
                label={name}
                className={css.box}
                preview={<Note title={name}>{label("about.box")}</Note>}
                style={standAt([x + i * 34, y], { zIndex: 2 })}
              >
                <Shown picture={supplyPicture(face(box))} width={40} height={26} glow="#ffb45e" />
              </Spot>
            );
          }),
      )}
    </>
  );
}

/** Programs at the Dark Net and weapons at HQ, each with its price. */
function Display() {
  const { s, g, face, thing } = useCity();
  const shown = [
    ...s.display.map((card, i) => ({
      card,
      price: g.box.programs[String(face(card))]?.cost,
      at: [DISPLAY_AT[0] + i * CARD_STEP, DISPLAY_AT[1]] as const,
      kind: "program",
    })),
    ...s.weapons.map((card, i) => ({
      card,
      price: g.box.supply[String(face(card))]?.price,
      at: [WEAPONS_AT[0] + i * CARD_STEP, WEAPONS_AT[1]] as const,
      kind: "supply",
    })),
  ];
  return (
    <>
      {shown.map(({ card, price, at, kind }) => (
        <Spot
          key={card}
          on={`card/${card}`}
          label={thing("card", face(card))}
          className={css.ware}
          preview={<Face face={face(card)} large />}
          style={standAt(at, { zIndex: 300 })}
        >
          <span data-kind={kind}>
            {kind === "supply" && (
              <Shown picture={supplyPicture(face(card))} width={26} height={16} />
            )}
            <b>{price}</b>
          </span>
        </Spot>
      ))}
    </>
  );
}

/** What the Isolation Cube and the yellow zone are called. */
function Apart() {
  const { label } = useCity();
  return (
    <>
      <span
        className={css.caption}
        style={{ left: CUBE_AT[0], top: CUBE_AT[1] + 14 }}
        data-ref="cube"
      >
        {label("detained")}
      </span>
      <span
        className={css.caption}
        style={{ left: YELLOW_AT[0], top: YELLOW_AT[1] - 36 }}
        data-ref="yellow"
      >
        {label("yellow-zone")}
      </span>
    </>
  );
}
