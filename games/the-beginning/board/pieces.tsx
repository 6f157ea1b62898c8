/** Operatives, Enemies and mechs as figures on the map. */
import { Piece, SEAT_COLOURS, Shown } from "@sprawl/art";
import { SeatMark, Spot } from "@sprawl/kit";
import type { CSSProperties, ReactNode } from "react";
import type { Area } from "../src/board.js";
import { AREAS, isWatchtower } from "../src/board.js";
import { ELITE } from "../src/elites.js";
import type { Enemy, Figure, FigureIndex } from "../src/state.js";
import { figureValue } from "../src/values.js";
import { baseOf, enemyFigures, operatives } from "./faces.js";
import { BLUE_AT, CUBE_AT, RED_AT, SPAWN_AT, standing, TOWER, YELLOW_AT } from "./geography.js";
import css from "./map.module.css";
import { chipPicture } from "./pictures.js";
import { useCity } from "./use-city.js";

/** Feet at this point of the world; what stands nearer hides what stands further. */
export function standAt(
  [x, y]: readonly [number, number],
  more: CSSProperties = {},
): CSSProperties {
  return { left: x, top: y, zIndex: Math.round(y), ...more };
}

export function Pieces() {
  const { s } = useCity();
  const figures = s.figures.map((_, index) => index);
  const down = figures.filter((index) => s.figures[index].lies === "yellow-zone");
  const held = figures.filter((index) => s.figures[index].lies === "detained");
  return (
    <>
      {AREAS.map((area) => (
        <Crowd key={String(area)} area={area} />
      ))}
      {down.map((index, i) => (
        <Standee
          key={index}
          index={index}
          at={[YELLOW_AT[0] - 30 + i * 26, YELLOW_AT[1] + 6]}
          small
        />
      ))}
      {held.map((index, i) => (
        <Standee key={index} index={index} at={[CUBE_AT[0] - 22 + i * 30, CUBE_AT[1] + 4]} small />
      ))}
      {s.enemies.map((enemy) => (
        <EnemyPiece key={enemy.id} enemy={enemy} />
      ))}
      {s.apex.status === "in-play" && <Mech which="apex" at={BLUE_AT[s.apex.space - 1]} />}
      {s.deus.status === "in-play" && <Mech which="deus" at={RED_AT[s.deus.space - 1]} />}
    </>
  );
}

/** Whoever stands in an Area; and a mark for where one comes to stand. */
function Crowd({ area }: { readonly area: Area }) {
  const { s } = useCity();
  const here = s.figures
    .map((_, index) => index)
    .filter((index) => s.figures[index].area === area && s.figures[index].lies === "up");
  const places = here.map((index) => s.figures[index].place);
  const points = standing(area, places);
  const gap = (i: number) =>
    Math.min(
      WIDEST,
      ...points.flatMap(([ox, oy], other) =>
        other !== i && oy === points[i][1] ? [Math.abs(ox - points[i][0])] : [],
      ),
    );
  const [[x, y]] = standing(area, ["hq"]);
  return (
    <>
      <i className={css.anchor} data-ref={`stand/${area}`} style={{ left: x, top: y }} />
      {here.map((index, i) => (
        <Standee key={index} index={index} at={points[i]} gap={gap(i)} />
      ))}
    </>
  );
}

/** Where there is nothing to do with a figure, a press is one on the Place it stands at, or the Area. */
function groundOf({ area, place, lies }: Figure): readonly string[] {
  if (lies !== "up") return [];
  const [, sector] = place.split("sector-");
  const at = sector ? `sector/${sector}` : OPEN.has(place) ? place : `place/${place}`;
  return [at, `area/${area}`];
}

/** Places that options call by their name alone. */
const OPEN: ReadonlySet<string> = new Set(["network", "junkyard"]);

/** How wide a name has to be able to be; whoever stands closer to somebody has a mark instead. */
const WIDE = 84;
const WIDEST = 132;

type StandeeProps = {
  readonly index: FigureIndex;
  readonly at: readonly [number, number];
  readonly small?: boolean;
  /** How wide its name may be. */
  readonly gap?: number;
};

function Standee({ index, at, small, gap = WIDEST }: StandeeProps) {
  const { s, g, own, seatName, label, thing, face } = useCity();
  const { seat, id, health, chips, scanners, supply, lies } = s.figures[index];
  const most = figureValue(g, index, "maxHealth");
  const name = id === "kuro" ? thing("character", "kuro") : seatName(seat);
  const carried = [
    chips.length > 0 ? label("chips", { n: chips.length }) : "",
    scanners[0] || scanners[1] ? label("scanners") : "",
    supply.length > 0 ? thing("supply", g.face(supply[0])) : "",
    lies === "up" ? "" : label(lies),
  ].filter(Boolean);
  const turn = s.turn.figure === index && s.turn.phase === "action";
  const states = [
    ...(lies === "yellow-zone" ? (["down"] as const) : []),
    ...(turn ? (["chosen"] as const) : []),
  ];
  const said = [
    name,
    thing("character", id),
    label("health", { n: health, max: most }),
    ...carried,
  ];
  return (
    <Spot
      on={`figure/${index}`}
      under={groundOf(s.figures[index])}
      label={said.join(", ")}
      mine={seat === own}
      className={css.standee}
      preview={<Note title={name}>{said.slice(1).join(" · ")}</Note>}
      style={standAt(at, { "--seat": SEAT_COLOURS[seat], "--gap": `${gap}px` } as CSSProperties)}
    >
      <svg viewBox="-38 -104 76 124" data-small={small || undefined} aria-hidden="true">
        {seat === own && <ellipse className={css.own} cy="2" rx="36" ry="19" />}
        <Piece
          figure={operatives[id]}
          colour={SEAT_COLOURS[seat]}
          shape={baseOf(seat)}
          states={states}
          facing={at[0] > 600 ? "left" : "right"}
          rim="#ffcf9a"
        />
      </svg>
      {!small && (
        <span className={css.tag} data-mine={seat === own || undefined}>
          {gap < WIDE ? <SeatMark seat={seat} size="s" /> : <b>{name}</b>}
          {chips.map((chip) => (
            <Shown key={chip} picture={chipPicture(face(chip))} width={17} height={14} />
          ))}
        </span>
      )}
    </Spot>
  );
}

/** A few words at a thing. */
export function Note({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={css.note}>
      <b>{title}</b>
      <p>{children}</p>
    </div>
  );
}

function EnemyPiece({ enemy }: { readonly enemy: Enemy }) {
  const { g, thing, label } = useCity();
  const piece = g.box.enemies[enemy.type];
  const i = enemy.level - 1;
  const left = piece.health[i] - enemy.damage;
  const [x, y] = enemy.spot === "red" ? RED_AT[enemy.space - 1] : SPAWN_AT[enemy.spot];
  const up = enemy.spot !== "red" && isWatchtower(enemy.spot) ? TOWER : 0;
  const name = thing("enemy", enemy.id);
  const values = label("enemy-values", {
    strength: piece.strength[i],
    combat: piece.combat[i],
    shield: piece.shield[i],
    range: piece.range,
  });
  return (
    <Spot
      on={`enemy/${enemy.id}`}
      label={`${name}, ${label("health", { n: left, max: piece.health[i] })}`}
      preview={
        <Note title={`${name}, ${label("health", { n: left, max: piece.health[i] })}`}>
          {values}
          <br />
          {label(`about.${enemy.type}`)}
        </Note>
      }
      className={css.enemy}
      style={standAt([x, y - up], { zIndex: Math.round(y) })}
    >
      <svg viewBox="-44 -92 88 112" data-kind={enemy.type} aria-hidden="true">
        <ellipse cx="3" cy="3" rx="34" ry="13" opacity=".5" />
        <Piece
          figure={enemyFigures[enemy.type]}
          colour="#ff6f5b"
          shape="hexagon"
          facing={x > 600 ? "left" : "right"}
          rim="#ff9b54"
        />
      </svg>
      <span className={css.level} aria-hidden="true">
        {Array.from({ length: enemy.level }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chevrons are all alike.
          <i key={n} />
        ))}
      </span>
      <Pips left={left} of={piece.health[i]} />
    </Spot>
  );
}

function Pips({ left, of }: { readonly left: number; readonly of: number }) {
  return (
    <span className={css.pips} aria-hidden="true">
      {Array.from({ length: of }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are all alike.
        <i key={n} data-on={n < left || undefined} />
      ))}
    </span>
  );
}

type MechProps = { readonly which: "apex" | "deus"; readonly at: readonly [number, number] };

function Mech({ which, at }: MechProps) {
  const { s, thing, label } = useCity();
  const name = which === "deus" ? thing("enemy", "deus") : thing("bar", "apex");
  const health = label("health", { n: s.bars[which], max: ELITE.health });
  return (
    <Spot
      on={which === "deus" ? "enemy/deus" : "apex"}
      label={`${name}, ${health}`}
      className={css.mech}
      preview={
        <Note title={`${name}, ${health}`}>
          {label("enemy-values", ELITE)}
          <br />
          {label(`about.${which}`)}
        </Note>
      }
      style={standAt(at)}
    >
      <svg viewBox="-112 -216 224 240" aria-hidden="true">
        <ellipse cy="6" rx="104" ry="30" opacity=".5" />
        <Piece
          figure={enemyFigures[which]}
          colour={which === "apex" ? "#59b4ff" : "#ff4a3d"}
          shape="circle"
          rim={which === "apex" ? "#9fdcff" : "#ff8f80"}
        />
      </svg>
      <span className={css.plate} data-mech={which}>
        <b>{name}</b>
        <span aria-hidden="true">
          {Array.from({ length: ELITE.health }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells are all alike.
            <i key={n} data-on={n < s.bars[which] || undefined} />
          ))}
        </span>
      </span>
    </Spot>
  );
}
