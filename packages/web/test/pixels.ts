/** Where two screenshots of the same size differ. */
import type { Page } from "playwright-core";

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Squares of so many pixels are looked at as one. */
const CELL = 6;
/**
 * What a colour may differ by, of 255, and how many pixels of a square may differ by more: the same
 * line drawn twice may be rounded otherwise.
 */
const SAME = 32;
const FEW = 2;

/** The squares in which they differ and that lie in none of these boxes; read by this page. */
export async function differences(
  page: Page,
  [one, two]: readonly [Buffer, Buffer],
  leftOut: readonly Box[],
): Promise<readonly Box[]> {
  const read = { images: [one, two].map((image) => image.toString("base64")), CELL, SAME, FEW };
  const all: readonly Box[] = await page.evaluate(async ({ images, CELL, SAME, FEW }) => {
    const drawn = await Promise.all(
      images.map(async (image) => {
        const bytes = Uint8Array.from(atob(image), (c) => c.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const pen = canvas.getContext("2d");
        pen?.drawImage(bitmap, 0, 0);
        return pen?.getImageData(0, 0, bitmap.width, bitmap.height);
      }),
    );
    const [a, b] = drawn;
    if (!a || !b || a.width !== b.width || a.height !== b.height) throw new Error("not alike");
    const cells = new Map<string, number>();
    for (let i = 0; i < a.data.length; i += 4) {
      const by = [0, 1, 2].map((colour) => Math.abs(a.data[i + colour] - b.data[i + colour]));
      if (Math.max(...by) <= SAME) continue;
      const x = Math.floor(((i >> 2) % a.width) / CELL) * CELL;
      const y = Math.floor((i >> 2) / a.width / CELL) * CELL;
      cells.set(`${x} ${y}`, (cells.get(`${x} ${y}`) ?? 0) + 1);
    }
    return [...cells].flatMap(([cell, pixels]) => {
      const [x = 0, y = 0] = cell.split(" ").map(Number);
      return pixels > FEW ? [{ x, y, width: CELL, height: CELL }] : [];
    });
  }, read);
  return all.filter((cell) => !leftOut.some((box) => isWithin(cell, box)));
}

/** Touching is enough: a square may lie over an edge. */
function isWithin(cell: Box, box: Box): boolean {
  return (
    cell.x + cell.width >= box.x &&
    cell.x <= box.x + box.width &&
    cell.y + cell.height >= box.y &&
    cell.y <= box.y + box.height
  );
}
