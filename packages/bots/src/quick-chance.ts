/**
 * Quick chance for thinking ahead: sfc32, a small generator by Chris Doty-Humphrey. Its numbers can
 * be foretold from one another, so it is for imagined worlds only, never for a match.
 */
import type { Draw } from "@sprawl/engine";

const WORD = 0x4000_0000;

/** Quick draws that begin where the given chance says. */
export function quickDraw(from: Draw): Draw {
  let a = from(WORD);
  let b = from(WORD);
  let c = from(WORD);
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return (n) => Math.floor((next() / 0x1_0000_0000) * n);
}
