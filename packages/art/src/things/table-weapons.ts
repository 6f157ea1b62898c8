/** Weapons on a table, seen from the side, the muzzle to the right, each in a box of its own size. */
import {
  dot,
  fill,
  type Light,
  line,
  lit,
  type Pen,
  type Point,
  penFor,
  poly,
  ring,
  type Tones,
} from "../ink.js";
import type { Picture } from "../picture.js";

const steel: Tones = ["#8d9ab2", "#414c63", "#ffe0b8"];
const black: Tones = ["#4a5268", "#1d2331", "#ffd2a0"];
const wood: Tones = ["#a8683f", "#5c332b", "#ffd2a0"];
const top: Light = { by: [-2, -5], edge: [0.5, 1.8] };
const part = (pen: Pen, points: string, c: Tones, r = 2, o: Light = top): string =>
  lit(pen, poly(points, r), c, o);

const WEAPONS = {
  pistol: {
    box: [130, 78],
    muzzle: [126, 22],
    draw: (pen: Pen) =>
      part(pen, "20 34 52 32 46 60 42 74 16 74 12 66 18 50", wood, 4, {
        by: [-4, -3],
        edge: [0.5, 1.5],
      }) +
      line("M52 36H72Q74 54 58 54H48", "#2a3142", 4) +
      line("M60 38Q58 46 54 48", "#8d9ab2", 3) +
      part(pen, "14 12 22 8 116 8 124 14 124 30 88 34 60 36 18 36 10 28", steel, 3) +
      part(pen, "22 24 122 22 122 30 88 34 30 34", black, 2) +
      line("M24 12V22M30 12V22M36 12V22", "#2a3142", 2.4) +
      fill(poly("62 11 96 11 92 17 64 17", 1), "#2a3142") +
      line("M100 26H118", "#ff9b54", 2.4) +
      fill("M112 3h8v6h-8zM16 4h9v5h-9z", "#2a3142") +
      line("M22 44L42 43M20 52L40 51M19 60L38 59", "#3c211d", 2),
  },
  rifle: {
    box: [230, 72],
    muzzle: [226, 25],
    draw: (pen: Pen) =>
      part(pen, "4 24 34 20 62 24 62 38 36 40 14 54 4 54", wood, 3, {
        by: [-3, -4],
        edge: [0.5, 1.6],
      }) +
      part(pen, "72 36 92 36 88 60 74 60", black, 3) +
      line("M92 38H106Q106 50 96 50H90", "#2a3142", 3.5) +
      part(pen, "112 36 134 36 138 64 120 66", steel, 3) +
      line("M117 44L134 43M118 52L135 51", "#2a3142", 2) +
      part(pen, "54 20 150 18 156 24 156 36 130 40 58 40", steel, 3) +
      part(pen, "150 20 196 20 196 32 150 34", wood, 2) +
      part(pen, "190 20 216 20 216 30 190 30", black, 2) +
      part(pen, "208 17 228 17 228 33 208 33", black, 2) +
      line("M156 25H208", "#c9d2e0", 2) +
      part(pen, "78 4 88 0 128 0 138 4 138 12 128 14 88 14 78 12", black, 3) +
      line("M92 14V19M122 14V19", "#2a3142", 5) +
      dot(136, 7.5, 5.5, "#0b1020") +
      dot(136, 7.5, 3.6, "#ff5a5f") +
      line("M92 4H122", "#6a7693", 2) +
      fill("M64 24h20v4h-20z", "#2a3142") +
      line("M160 28H188", "#5c332b", 2.4),
  },
  companion: {
    box: [120, 104],
    muzzle: [112, 74],
    draw: (pen: Pen) =>
      line("M42 20L30 4M72 16L80 2", "#414c63", 4) +
      dot(30, 5, 4, "#ff9b54") +
      dot(80, 4, 4, "#4fdcc6") +
      part(pen, "4 48 22 36 26 66 8 72", steel, 4) +
      part(pen, "86 66 110 68 114 74 110 80 84 80", black, 2) +
      lit(pen, ring(56, 54, 36), ["#eee6d8", "#7c7890", "#ffe0b8"], {
        by: [-9, -9],
        edge: [0.8, 2],
      }) +
      line("M22 62Q56 80 90 60", "#5a5670", 2.4) +
      dot(64, 46, 17, "#15182a") +
      dot(64, 46, 12, "#12504f") +
      dot(64, 46, 8, "#4fdcc6") +
      dot(61, 42, 3, "#eafffb") +
      fill("M34 70h7v-7h8v7h7v8h-7v7h-8v-7h-7z", "#e2414b") +
      part(pen, "40 86 52 88 48 102 36 100", steel, 3) +
      part(pen, "66 88 78 84 82 98 70 102", steel, 3) +
      fill("M98 70h12v3h-12z", "#ff9b54"),
  },
  rocket: {
    box: [240, 84],
    muzzle: [236, 28],
    draw: (pen: Pen) =>
      part(pen, "84 40 104 40 98 74 82 74", black, 3) +
      line("M106 44H122Q122 58 110 58H102", "#2a3142", 3.5) +
      part(pen, "138 42 152 42 148 66 136 66", black, 3) +
      part(pen, "8 14 24 8 24 48 8 42", black, 3) +
      part(pen, "20 12 180 12 180 44 20 44", ["#7d8a56", "#3d4630", "#ffe0b8"], 4) +
      part(pen, "170 8 186 8 186 48 170 48", black, 2) +
      part(pen, "184 14 206 12 236 28 206 44 184 42", ["#d9563f", "#7a2326", "#ffd2a0"], 3) +
      line("M206 13V43", "#4a1418", 2.4) +
      line("M48 12V44M56 12V44", "#3d4630", 3) +
      part(pen, "92 0 126 0 130 6 126 13 96 13", black, 2) +
      dot(126, 6.5, 4, "#4fdcc6") +
      fill("M110 24h10v8h-10zM124 24h10v8h-10zM138 24h10v8h-10z", "#f3c766"),
  },
  laser: {
    box: [200, 84],
    muzzle: [196, 32],
    draw: (pen: Pen) =>
      part(pen, "34 44 60 44 52 80 30 80", black, 4) +
      line("M62 46H80Q80 60 68 60H58", "#2a3142", 3.5) +
      part(
        pen,
        "6 26 22 12 96 10 112 18 112 48 96 52 24 52 6 42",
        ["#e7e2ea", "#77728e", "#ffe0b8"],
        5,
      ) +
      [118, 130, 142, 154]
        .map((x) => part(pen, `${x} 14 ${x + 7} 14 ${x + 7} 50 ${x} 50`, steel, 2))
        .join("") +
      fill("M110 26h66v12h-66z", "#5c0d1a") +
      fill("M110 29h66v6h-66z", "#ff3b47") +
      fill("M110 31h66v2h-66z", "#ffe6da") +
      part(pen, "166 18 182 14 190 22 196 32 190 42 182 50 166 46", black, 2) +
      dot(184, 32, 6, "#ff5a5f") +
      dot(183, 31, 2.4, "#fff") +
      fill(poly("34 20 86 18 80 30 40 32", 2), "#2a2740") +
      line("M42 28L52 22L60 28L70 21L78 26", "#4fdcc6", 2) +
      line("M24 52Q10 70 26 78", "#2a3142", 4),
  },
} as const;

export type TableWeapon = keyof typeof WEAPONS;

/** Where the aim line of a weapon begins, in the box of its picture. */
export const muzzleOf = (weapon: TableWeapon): Point => {
  const [x, y] = WEAPONS[weapon].muzzle;
  return [x, y];
};

export function weaponPicture(weapon: TableWeapon): Picture {
  const { box, draw } = WEAPONS[weapon];
  const key = `weapon-${weapon}`;
  return { key, box: `0 0 ${box[0]} ${box[1]}`, draw: () => draw(penFor(key)) };
}
