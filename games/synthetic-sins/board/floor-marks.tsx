/** What lies on the floor now: reach, ways of patrols, torchlight, tokens, names. One sheet. */
import { Markup, n1, type Point } from "@sprawl/art";
import { useTable } from "@sprawl/kit";
import { useMemo } from "react";
import { missionOf } from "../src/content/missions/index.js";
import type { Color, Mission, Sector } from "../src/content/types.js";
import { allEnemies } from "../src/enemies.js";
import { advice, type SinsState } from "../src/index.js";
import { bases } from "./cast.js";
import { coneMark, lane, pointMark, reachMark, stepMark, wayMark } from "./ground.js";
import type { House } from "./house.js";
import css from "./map.module.css";
import { isNumbered } from "./mission.js";
import { type Box, nameMarks } from "./names.js";
import { placeOfToken, placeOfYou } from "./slots.js";
import { pieceScale, standing } from "./standing.js";
import { TOKENS, type TokenName } from "./tokens.js";
import { marksIn } from "./use-marks.js";
import { useThing } from "./words.js";

/** How many steps of a patrol are shown ahead. */
const AHEAD = 6;

type FloorProps = {
  readonly house: House;
  readonly k: number;
  readonly reach: ReadonlyMap<Sector, advice.Reach>;
  readonly routes: boolean;
};

export function FloorMarks({ house, k, reach, routes }: FloorProps) {
  const { view, choices } = useTable<SinsState>();
  // While it is shown what has happened, nothing tells what comes next.
  const ahead = choices.question !== undefined && view.state.turn.phase !== "preparation";
  const below = useMemo(
    () =>
      [...reach.values()]
        .map(({ sector, path, noise }) => reachMark(house, sector, path.length > 1, noise, k))
        .join("") +
      (ahead ? patrols(house, view, routes ? waypoints(house, view, k) : undefined) : ""),
    [house, reach, view, routes, ahead, k],
  );
  const above = useMemo(() => tokens(house, view.state, k), [house, view, k]);
  const thing = useThing();
  const names = useMemo(
    () => namesOf(house, view.state, reach, k, (sector) => thing("room", sector)),
    [house, view, reach, k, thing],
  );
  return (
    <svg className={css.sheet} viewBox={`0 0 ${house.width} ${house.height}`} aria-hidden="true">
      <Markup of={below} />
      <Markup of={names} className={css.names} />
      <Markup of={above} className={css.names} />
    </svg>
  );
}

type SinsView = ReturnType<typeof useTable<SinsState>>["view"];

/** Ways on the floor, torchlight, the next step of everybody in bold; and the stations, where ways are shown. */
function patrols(house: House, view: SinsView, points: string | undefined): string {
  const walkers = allEnemies(view).filter(({ defeated }) => !defeated);
  const parts = walkers.map((enemy, i) => {
    const { colour } = bases[enemy.color];
    const ahead = advice.routeAhead(view, enemy.ref, AHEAD).map(({ sector }) => sector);
    const { at: feet } = standing(house, view.state, enemy.ref);
    const [next] = ahead;
    // Whoever goes nowhere looks nowhere: a light of theirs would fall out of the house.
    if (next === undefined) return "";
    const to = house.at(next, ...lane(i));
    const torch = coneMark(`sins-cone-${enemy.ref}`, feet, to, enemy.skips || enemy.acted);
    const way = points === undefined ? "" : wayMark(house, [enemy.sector, ...ahead], colour, i);
    const step = enemy.skips ? "" : stepMark(feet, to, colour);
    return marked("torch", torch) + marked("way", way) + marked("next", step);
  });
  return parts.join("") + (points ?? "");
}

/** The stations of all ways, with numbers that are never under 12 px. */
function waypoints(house: House, view: SinsView, k: number): string {
  const scale = Math.max(1.1, 1.05 / k);
  return Object.entries(view.state.waypoints)
    .flatMap(([color, way = []], i) =>
      way.map((sector, n) => {
        const { colour } = bases[color as Color];
        const shape = color === "blue" || color === "green" ? "circle" : "diamond";
        const at = house.at(sector, 0.12 + i * 0.11, 0.16);
        return pointMark(at, n + 1, colour, shape, scale);
      }),
    )
    .join("");
}

/** A drawing with its name, so that it can be found. */
const marked = (name: string, text: string): string =>
  text === "" ? "" : `<g data-mark="${name}">${text}</g>`;

/** The number of a goal, over its gem. */
function refOf(mission: Mission, name: TokenName, id: string, size: number): string {
  if (!isNumbered(mission, id)) return "";
  const y = name === "objective" ? -68 : -54;
  return `<text y="${y}" text-anchor="middle" font-size="${n1(size)}" class="name bright">${id.toUpperCase()}</text>`;
}

function tokens(house: House, state: SinsState, k: number): string {
  const scale = n1(pieceScale(k) * 10) / 10;
  const mission = missionOf(state.mission);
  const all = [...house.spots.keys()].flatMap((sector) =>
    marksIn(state, sector).map(({ id, name }) => {
      const [x, y] = placeOfToken(name, house.tall);
      const at = house.at(sector, x, y);
      return {
        near: house.near(sector, x, y),
        text: `<g transform="translate(${at.join(" ")}) scale(${scale})">${TOKENS[name]}${refOf(mission, name, id, 12.5 / (k * scale))}</g>`,
      };
    }),
  );
  return all
    .toSorted((a, b) => a.near - b.near)
    .map(({ text }) => text)
    .join("");
}

/** From this width in px on a room has its name, and a phone still has a line of 12 px for it. */
const NAMED = 80;
/** From this width on it has its number too. */
const NUMBERED = 140;

/** Names where nobody stands before them, never under 12 px; in small rooms those that matter. */
function namesOf(
  house: House,
  state: SinsState,
  reach: FloorProps["reach"],
  k: number,
  nameOf: (sector: Sector) => string,
): string {
  const size = Math.max(13, 12.5 / k);
  const room = house.room * k;
  const names = [...house.spots.keys()].map((sector) => {
    const bright = sector === state.you.sector || reach.get(sector)?.path.length === 1;
    const words = room >= NAMED || bright ? nameOf(sector) : String(sector);
    return { sector, words, number: room >= NUMBERED ? sector : undefined, bright };
  });
  return nameMarks(house, names, size, standingBoxes(house, state, k));
}

/** How wide, high and low a thing is; with its number over it, it is as high as somebody small. */
const highOf = (mission: Mission, name: TokenName, id: string): [number, number, number] => {
  const gem = name === "objective" || name === "optional";
  return gem && isNumbered(mission, id) ? [17, 82, 4] : [15, 48, 4];
};

/** Where people stand, from head to tag, and things that stand as high. */
function standingBoxes(house: House, state: SinsState, k: number): readonly Box[] {
  const unit = pieceScale(k);
  const box = ([x, y]: Point, half: number, up: number, down: number): Box => ({
    x: [x - half * unit, x + half * unit],
    y: [y - up * unit, y + down * unit],
  });
  const { you } = state;
  const people = Object.values(state.enemies).flatMap(({ ref, sector, defeated }) =>
    house.spots.has(sector) && !defeated ? [standing(house, state, ref).at] : [],
  );
  if (house.spots.has(you.sector)) people.push(house.at(you.sector, ...placeOfYou(house.tall)));
  const things = [...house.spots.keys()].flatMap((sector) =>
    marksIn(state, sector).map(({ id, name }) => {
      const at = house.at(sector, ...placeOfToken(name, house.tall));
      return name === "exit"
        ? box(at, 20, 84, 2)
        : box(at, ...highOf(missionOf(state.mission), name, id));
    }),
  );
  return [...people.map((at) => box(at, 27, 104, 32)), ...things];
}
