/**
 * One block of ChaCha with eight rounds: sixteen numbers from a key, a nonce and the block's number.
 * Chance asks for few numbers of many streams; a library made for long messages checks and copies
 * more than it computes. A test compares every word with the library's.
 */

/** "expand 32-byte k" */
const START = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const DOUBLE_ROUNDS = 4;

/** Writes the block into `out`: as many numbers as it has words. */
export function chachaBlock(
  key: Uint32Array,
  nonce: Uint32Array,
  block: number,
  out: Uint32Array,
): void {
  out[0] = START[0];
  out[1] = START[1];
  out[2] = START[2];
  out[3] = START[3];
  for (let i = 0; i < 8; i++) out[4 + i] = key[i];
  out[12] = block;
  for (let i = 0; i < 3; i++) out[13 + i] = nonce[i];
  const x = WORK;
  x.set(out);
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] += x[i];
}

// deterministic: filled anew for every block
const WORK = new Int32Array(16);

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  let p = x[a];
  let q = x[b];
  let r = x[c];
  let s = x[d];
  p = (p + q) | 0;
  s ^= p;
  s = (s << 16) | (s >>> 16);
  r = (r + s) | 0;
  q ^= r;
  q = (q << 12) | (q >>> 20);
  p = (p + q) | 0;
  s ^= p;
  s = (s << 8) | (s >>> 24);
  r = (r + s) | 0;
  q ^= r;
  q = (q << 7) | (q >>> 25);
  x[a] = p;
  x[b] = q;
  x[c] = r;
  x[d] = s;
}

/** Bytes as numbers, low byte first on every machine. */
export function wordsOf(bytes: Uint8Array): Uint32Array {
  const words = new Uint32Array(bytes.length / 4);
  for (let i = 0; i < bytes.length; i++) words[i >> 2] |= bytes[i] << ((i & 3) * 8);
  return words;
}
