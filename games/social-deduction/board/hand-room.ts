/** How much a card of a hand has room to say. */

/** So wide a letter is, in px; and so much of a card's width is its edge. */
const LETTER = 6.2;
const EDGE = 16;

/** Lines below the picture, which gives way to them: a desk's cards are higher. */
const LINES = { narrow: 3, desk: 5 };

/** Whether a card so wide has room to say what it does; else that comes up when one looks at it. */
export function hasRoom(words: string, width: number, narrow: boolean): boolean {
  const line = Math.floor((width - EDGE) / LETTER);
  return words.length <= line * (narrow ? LINES.narrow : LINES.desk);
}
