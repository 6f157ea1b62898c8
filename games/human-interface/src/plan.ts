/** HI-9: the board of a mission, put together from its tiles. It never changes during a match. */
import { DOORWAY, distance, FLOOR, type Floor, makeFloor, type Square, WALL } from "@sprawl/parts";
import type { MissionData, Tile } from "./content.js";

/** All boards are numbered alike: three tiles wide and high; what is not built is wall (HI-9.12). */
export const WIDTH = 36;
const SIDE = 12; // HI-9.1

export type Area = {
  /** HI-9.6: "A1", "BH". */
  readonly name: string;
  readonly tile: string;
  readonly room: number;
  readonly tac: number;
};

export type Plan = {
  readonly floor: Floor;
  readonly width: number;
  readonly height: number;
  readonly areas: readonly Area[];
  /** By square: the area, or -1. */
  readonly areaOf: Int8Array;
  /** By area: its squares. */
  readonly squaresOf: readonly (readonly Square[])[];
  /** By square: the place of its door in the mission's list, or -1. */
  readonly doorOf: Int8Array;
  readonly doors: readonly { readonly at: Square; readonly colour: string }[];
  /** HI-12.5, HI-12.7: by Terminal id, the areas it covers; several may cover one. */
  readonly covers: Readonly<Record<string, readonly number[]>>;
  /** HI-12.6: by Terminal id, the squares of the doors it controls. */
  readonly controls: Readonly<Record<string, readonly Square[]>>;
};

/** HI-9.2 */
export const square = (x: number, y: number): Square => y * WIDTH + x;
export const columnOf = (at: Square): number => at % WIDTH;
export const rowOf = (at: Square): number => Math.floor(at / WIDTH);
/** How a square is written. */
export const nameOf = (at: Square): string => `(${columnOf(at)}, ${rowOf(at)})`;

/** HI-15.4: put the tiles together, find the areas, and what each Terminal serves. */
export function drawPlan(mission: MissionData, tiles: Readonly<Record<string, Tile>>): Plan {
  const { ground, ...laid } = layTiles(mission, tiles);
  const floor = makeFloor(WIDTH, WIDTH, ground);
  const doors = Object.entries(mission.doors).flatMap(([colour, places]) =>
    places.map(([x, y]) => ({ at: square(x, y), colour })),
  );
  const doorOf = new Int8Array(WIDTH * WIDTH).fill(-1);
  for (const [i, { at }] of doors.entries()) doorOf[at] = i;
  const [width, height] = [mission.layout[0].length * SIDE, mission.layout.length * SIDE];
  const bare = { floor, width, height, ...laid, doorOf, doors };
  return { ...bare, ...servedBy(bare, mission.terminals) };
}

type Laid = Pick<Plan, "areas" | "areaOf" | "squaresOf"> & { readonly ground: Uint8Array };

/** The squares of all tiles, turned as they lie, and the areas they make. */
function layTiles(mission: MissionData, tiles: Readonly<Record<string, Tile>>): Laid {
  const ground = new Uint8Array(WIDTH * WIDTH).fill(WALL);
  const areaOf = new Int8Array(WIDTH * WIDTH).fill(-1);
  const areas: Area[] = [];
  const squaresOf: Square[][] = [];
  let letter = 0;
  for (const [down, row] of mission.layout.entries()) {
    for (const [across, { face, turned = 0 }] of row.entries()) {
      const tile = tiles[face];
      const name = String.fromCharCode(65 + letter++); // HI-9.6
      const rows = rotate(tile.squares, turned);
      const first = areas.length;
      areas.push({ name: `${name}H`, tile: name, room: 0, tac: tile.hallway }); // HI-9.3, HI-9.4
      squaresOf.push([]);
      for (const [i, tac] of tile.rooms.entries()) {
        areas.push({ name: `${name}${i + 1}`, tile: name, room: i + 1, tac }); // HI-9.7
        squaresOf.push([]);
      }
      for (let y = 0; y < SIDE; y++) {
        for (let x = 0; x < SIDE; x++) {
          const mark = rows[y][x];
          if (mark === "#") continue;
          const at = square(across * SIDE + x, down * SIDE + y);
          ground[at] = mark === "+" ? DOORWAY : FLOOR;
          const area = first + roomAt(rows, x, y);
          areaOf[at] = area;
          squaresOf[area].push(at);
        }
      }
    }
  }
  return { ground, areas, areaOf, squaresOf };
}

/** What each Security Terminal covers and controls. */
function servedBy(
  { floor, areas, areaOf, squaresOf, doors }: Omit<Plan, "covers" | "controls">,
  terminals: MissionData["terminals"],
): Pick<Plan, "covers" | "controls"> {
  const covers: Record<string, number[]> = {};
  const controls: Record<string, Square[]> = {};
  for (const { id, at } of terminals) {
    if (isBasic(id)) continue; // HI-12.2
    const own = areaOf[square(...at)];
    covers[id] = areas.flatMap((_, area) =>
      area === own || within(floor, squaresOf[own], squaresOf[area], 2) ? [area] : [],
    ); // HI-12.5, HI-R35
    controls[id] = doors.flatMap((door) => {
      const joins = besides(floor, door.at).map((side) => areaOf[side]);
      const served = joins.some((area) => covers[id].includes(area)); // HI-12.6, HI-R130
      return door.colour === id && served ? [door.at] : [];
    });
  }
  return { covers, controls };
}

/** HI-12.2, HI-R151: white Terminals serve nothing. */
export const isBasic = (terminal: string): boolean => terminal.startsWith("white");

/** Turned clockwise by so many degrees. */
function rotate(rows: readonly string[], degrees: number): readonly string[] {
  let turned = rows;
  for (let left = degrees; left > 0; left -= 90) {
    const before = turned;
    turned = before.map((_, y) => before.map((__, x) => before[SIDE - 1 - x][y]).join(""));
  }
  return turned;
}

/** HI-9.5, HI-R28: the room of a square, 0 for the hallway. A doorway belongs to the room it leads into. */
function roomAt(rows: readonly string[], x: number, y: number): number {
  const mark = rows[y][x];
  if (mark !== "+") return mark === "." ? 0 : Number(mark);
  const sides = [rows[y - 1]?.[x], rows[y + 1]?.[x], rows[y][x - 1], rows[y][x + 1]];
  const rooms = sides.flatMap((side) =>
    side !== undefined && /\d/.test(side) ? [Number(side)] : [],
  );
  return rooms.length === 0 ? 0 : Math.min(...rooms);
}

/** The two open squares a door stands between. */
function besides(floor: Floor, at: Square): Square[] {
  return [at - 1, at + 1, at - WIDTH, at + WIDTH].filter((side) => floor.ground[side] === FLOOR);
}

function within(floor: Floor, a: readonly Square[], b: readonly Square[], far: number): boolean {
  return a.some((from) => b.some((to) => distance(floor, from, to) <= far));
}
