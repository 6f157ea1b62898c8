/** A moment of a mission as a picture: the room it happened in, you and whoever it was about. */
import { type FigureState, Markup, Piece, type Point, useTheme } from "@sprawl/art";
import type { GameEvent } from "@sprawl/engine";
import { useTable } from "@sprawl/kit";
import { type ReactNode, useMemo } from "react";
import { missionOf } from "../src/content/missions/index.js";
import type { Sector } from "../src/content/types.js";
import type { SinsState } from "../src/index.js";
import { bases, enemyFigures, heroes, YOURS } from "./cast.js";
import { drawHouse, houseOf } from "./house.js";
import { type Somebody, whoWasIt } from "./who-was-it.js";

type Log = readonly GameEvent[];

/** What stands for the deed, between the two: you on the left, whoever it was on the right. */
const SIGNS: Readonly<Record<string, string>> = {
  detected:
    '<circle r="17" fill="#2a0810" stroke="#ff6f7b" stroke-width="3"/><path d="M-11 0Q0-11 11 0Q0 11-11 0Z" fill="none" stroke="#ffd9dc" stroke-width="2.5"/><circle r="4" fill="#ff6f7b"/>',
  wounded:
    '<g transform="scale(-1 1)"><path d="M-60-8L26 2" stroke="#fff3c9" stroke-width="4" stroke-linecap="round"/><path d="M34-20L38-4L54-8L44 4L56 14L40 13L36 28L30 14L16 20L26 6L14-4L29-3Z" fill="#ff6f7b" stroke="#fff3c9" stroke-width="2"/></g>',
  defeated:
    '<path d="M0-22L5-7L20-10L10 2L20 14L5 10L0 24L-5 10L-20 14L-10 2L-20-10L-5-7Z" fill="#ffe08a" stroke="#7a4b12" stroke-width="2"/>',
  "trap-exploded":
    '<circle r="30" fill="#ff9b54" opacity=".35"/><circle r="18" fill="#ffe08a" opacity=".8"/>',
  "objective-done":
    '<path d="M0-26L17-6L0 22L-17-6Z" fill="#4fdcc6" stroke="#eafffb" stroke-width="2.5"/><path d="M-17-6H17M0-26V22" stroke="#eafffb" stroke-width="1.5" opacity=".7"/>',
};

/** Where you stood: where the last way led, or else where the next one began. */
function yourSector(log: Log, at: number, otherwise: Sector): Sector {
  const isWay = ({ type }: GameEvent) => type === "moved";
  const before = log.slice(0, at + 1).findLast(isWay)?.args.sector;
  const after = log.slice(at + 1).find(isWay)?.args.from;
  return [before, after].find((each) => typeof each === "number") ?? otherwise;
}

const HERE: Readonly<Record<"you" | "enemy" | "sign", readonly [x: number, y: number]>> = {
  you: [0.3, 0.66],
  enemy: [0.72, 0.5],
  sign: [0.52, 0.42],
};

export function Moment({ event }: { readonly event: GameEvent }) {
  const { view, log } = useTable<SinsState>();
  const theme = useTheme();
  const at = log.indexOf(event);
  const own = yourSector(log, at, view.state.you.sector);
  const sector = typeof event.args.sector === "number" ? event.args.sector : own;
  const enemy = whoWasIt(missionOf(view.state.mission), log, event);
  const room = useMemo(() => {
    const map = { rows: 1, columns: 1, tiles: [sector], walls: [] };
    const house = houseOf(map, false);
    return { house, drawn: drawHouse(map, false, theme, `moment-${sector}`) };
  }, [sector, theme]);
  const place = ([x, y]: readonly [number, number]) => room.house.at(sector, x, y);
  const [middle, low] = place([0.5, 0.5]);
  return (
    <svg
      viewBox={`${middle - 150} ${low - 96} 300 150`}
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      <Markup of={room.drawn} />
      {enemy && <Foe enemy={enemy} at={place(HERE.enemy)} down={event.type === "defeated"} />}
      {sector === own && (
        <At place={place(HERE.you)}>
          <Piece
            figure={heroes[view.state.you.character]}
            {...YOURS}
            states={event.type === "hid" ? ["hidden"] : []}
            facing="right"
          />
        </At>
      )}
      <At place={place(HERE.sign)} lift={34}>
        <Markup of={SIGNS[event.type] ?? ""} />
      </At>
    </svg>
  );
}

type AtProps = {
  readonly place: Point;
  readonly lift?: number;
  readonly children: ReactNode;
};

const At = ({ place: [x, y], lift = 0, children }: AtProps) => (
  <g transform={`translate(${x} ${y - lift}) scale(.72)`}>{children}</g>
);

type FoeProps = { readonly enemy: Somebody; readonly at: Point; readonly down: boolean };

function Foe({ enemy, at, down }: FoeProps) {
  const states: readonly FigureState[] = down ? ["down"] : ["alert"];
  return (
    <At place={at}>
      <Piece
        figure={enemyFigures[enemy.type]}
        {...bases[enemy.color]}
        states={states}
        facing="left"
      />
    </At>
  );
}
