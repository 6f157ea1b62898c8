/**
 * Map drawings. A drawing of R rows has 2R - 1 lines: rows of tiles, and between two rows a line of
 * the edges between them. With columns counted from 0, column c of a row is the four characters
 * from position 5c on, `[nn]` or ` .. ` for no tile; the character after them is the edge to the
 * next column, `#` for a wall. In a line of edges the four characters from 5c on are the edge below
 * column c, `####` for a wall. Spaces are open; they may be missing at the end of a line.
 */
import type { Sector, SectorMap, Wall } from "./types.js";

const WIDTH = 5;
const NO_TILE = 0;

/** Read a map from its drawing; a drawing that breaks the notation throws. */
export function parseMap(drawing: string): SectorMap {
  const lines = linesOf(drawing);
  if (lines.length % 2 === 0) throw new Error("a map ends with a row of tiles");
  const rows = (lines.length + 1) / 2;
  const columns = Math.ceil(lines[0].length / WIDTH);
  const tiles: Sector[] = [];
  const walls: Wall[] = [];
  for (let row = 0; row < rows; row++) {
    for (const tile of tilesIn(lines[2 * row], columns)) tiles.push(tile);
  }
  const wallBetween = (a: Sector, b: Sector, line: number) => {
    if (a === NO_TILE || b === NO_TILE) throw new Error(`line ${line + 1}: a wall beside no tile`);
    walls.push(a < b ? [a, b] : [b, a]);
  };
  for (let row = 0; row < rows; row++) {
    const at = row * columns;
    for (const column of wallsInRow(lines[2 * row], columns)) {
      wallBetween(tiles[at + column], tiles[at + column + 1], 2 * row);
    }
    if (row + 1 === rows) break;
    for (const column of wallsBelow(lines[2 * row + 1], columns)) {
      wallBetween(tiles[at + column], tiles[at + columns + column], 2 * row + 1);
    }
  }
  return { rows, columns, tiles, walls };
}

/** The lines of a drawing, without the line breaks that frame it in a source file. */
function linesOf(drawing: string): string[] {
  const lines = drawing.split("\n");
  if (lines[0].trim() === "") lines.shift();
  if (lines[lines.length - 1].trim() === "") lines.pop();
  return lines;
}

function tilesIn(line: string, columns: number): Sector[] {
  if (line.length !== columns * WIDTH - 1) throw new Error(`"${line}": rows differ in length`);
  return Array.from({ length: columns }, (_, column) => {
    const cell = line.slice(column * WIDTH, column * WIDTH + WIDTH - 1);
    if (cell === " .. ") return NO_TILE;
    if (!/^\[\d\d\]$/.test(cell)) throw new Error(`"${cell}" is no tile`);
    return Number(cell.slice(1, 3));
  });
}

/** Columns whose edge to the next one is a wall. */
function wallsInRow(line: string, columns: number): number[] {
  const found: number[] = [];
  for (let column = 0; column + 1 < columns; column++) {
    const edge = line[column * WIDTH + WIDTH - 1];
    if (edge === "#") found.push(column);
    else if (edge !== " ") throw new Error(`"${edge}" is no edge`);
  }
  return found;
}

/** Columns whose lower edge is a wall. */
function wallsBelow(line: string, columns: number): number[] {
  const found: number[] = [];
  const full = line.padEnd(columns * WIDTH - 1);
  if (full.length !== columns * WIDTH - 1) throw new Error(`"${line}": edges beside the map`);
  for (let column = 0; column < columns; column++) {
    const edge = full.slice(column * WIDTH, column * WIDTH + WIDTH - 1);
    if (edge === "####") found.push(column);
    else if (edge !== "    ") throw new Error(`"${edge}" is no edge`);
    if (column + 1 < columns && full[column * WIDTH + WIDTH - 1] !== " ") {
      throw new Error(`"${line}": something between two edges`);
    }
  }
  return found;
}
