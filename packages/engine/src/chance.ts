/**
 * Seeded chance, asked for by name. Every name is a ChaCha stream of its own, so that what happens
 * in secret under one name never shifts what comes up under another. The position of each stream
 * is plain data; the buffers are not state and can be made again at any time.
 */
import { chachaBlock, wordsOf } from "./chacha.js";
import { assert, fault } from "./errors.js";
import type { Plain } from "./words.js";

/** Where every stream stands: numbers used so far, and how often each name was asked. */
export type ChanceState = {
  readonly names: readonly string[];
  readonly used: readonly number[];
  readonly asked: readonly number[];
};

/** What named sources of chance are to yield, in order, in a scenario. */
export type ChanceScript = Readonly<Record<string, readonly Plain[]>>;

/** Numbers in a block. */
const WORDS = 16;
/** Numbers are cut to 30 bits: small integers are what the machine is quick with. */
const RANGE = 0x4000_0000;

type Stream = {
  readonly name: string;
  readonly nonce: Uint32Array;
  /** Numbers used so far. */
  used: number;
  /** How often the name was asked. */
  asked: number;
  buffer: Uint32Array;
  /** Which number the buffer starts with; below zero when there is none yet. */
  start: number;
};

export class Chance {
  readonly #key: Uint32Array;
  readonly #streams = new Map<string, Stream>();
  readonly #script: ChanceScript | undefined;
  /** The stream asked last: a shuffle asks the same one many times. */
  #latest: Stream | undefined;

  constructor(key: Uint8Array, state?: ChanceState, script?: ChanceScript) {
    this.#key = wordsOf(key);
    this.#script = script;
    if (!state) return;
    for (let i = 0; i < state.names.length; i++) {
      const stream = this.#stream(state.names[i]);
      stream.used = state.used[i];
      stream.asked = state.asked[i];
    }
  }

  /** A whole number from 0 to n-1, every one as likely as the others. */
  below(name: string, n: number): number {
    const stream = this.#stream(name);
    for (;;) {
      const offset = stream.used - stream.start;
      const word =
        stream.start >= 0 && offset < WORDS ? stream.buffer[offset] : this.#refill(stream);
      stream.used++;
      const number = word >>> 2;
      // Only the last few numbers can be too many for even shares.
      if (number < RANGE - n || number < RANGE - (RANGE % n)) return number % n;
      if (n > RANGE) fault(`chance "${name}" was asked for one of more than ${RANGE}`);
    }
  }

  /** What a scenario says comes up next under this name, if it says so. Counts the asking. */
  scripted(name: string): Plain {
    const stream = this.#stream(name);
    return this.#script?.[name]?.[stream.asked++];
  }

  get script(): ChanceScript | undefined {
    return this.#script;
  }

  /** What of the script has not come up. */
  leftOver(): Record<string, readonly Plain[]> {
    const left: Record<string, readonly Plain[]> = {};
    for (const [name, values] of Object.entries(this.#script ?? {})) {
      const asked = this.#streams.get(name)?.asked ?? 0;
      if (asked < values.length) left[name] = values.slice(asked);
    }
    return left;
  }

  state(): ChanceState {
    const names: string[] = [];
    const used: number[] = [];
    const asked: number[] = [];
    for (const stream of this.#streams.values()) {
      names.push(stream.name);
      used.push(stream.used);
      asked.push(stream.asked);
    }
    return { names, used, asked };
  }

  #stream(name: string): Stream {
    if (this.#latest?.name === name) return this.#latest;
    let stream = this.#streams.get(name);
    if (!stream) {
      stream = { name, nonce: knownNonce(name), used: 0, asked: 0, buffer: NO_WORDS, start: -1 };
      this.#streams.set(name, stream);
    }
    this.#latest = stream;
    return stream;
  }

  #refill(stream: Stream): number {
    const block = Math.floor(stream.used / WORDS);
    if (stream.start < 0) stream.buffer = new Uint32Array(WORDS);
    chachaBlock(this.#key, stream.nonce, block, stream.buffer);
    stream.start = block * WORDS;
    return stream.buffer[stream.used - stream.start];
  }
}

const NO_WORDS = new Uint32Array(0);

/** A game has few names: each is looked at once. */
// deterministic: it only remembers what is the same every time
const NONCES = new Map<string, Uint32Array>();
const MOST_NONCES = 1024;

function knownNonce(name: string): Uint32Array {
  const known = NONCES.get(name);
  if (known) return known;
  const nonce = nonceOf(name);
  if (NONCES.size < MOST_NONCES) NONCES.set(name, nonce); // deterministic: see above
  return nonce;
}

/** Twelve bytes that tell one name from another: three runs of FNV-1a with different starts. */
function nonceOf(name: string): Uint32Array {
  const nonce = new Uint32Array(3);
  for (let run = 0; run < 3; run++) {
    let hash = (0x811c_9dc5 + run * 0x9e37_79b9) | 0;
    for (let i = 0; i < name.length; i++) {
      hash = Math.imul(hash ^ name.charCodeAt(i), 0x0100_0193);
      hash = Math.imul(hash ^ (hash >>> 15) ^ run, 0x85eb_ca6b);
    }
    nonce[run] = hash;
  }
  return nonce;
}

/** The key of a match: its seed, which is 32 bytes written in hex. */
export function keyOfSeed(seed: string): Uint8Array {
  const key = new Uint8Array(32);
  let wrong = seed.length !== 64;
  for (let i = 0; i < 32; i++) {
    const high = hexDigit(seed.charCodeAt(i * 2));
    const low = hexDigit(seed.charCodeAt(i * 2 + 1));
    wrong ||= high < 0 || low < 0;
    key[i] = high * 16 + low;
  }
  assert(!wrong, "a seed is 64 hex digits");
  return key;
}

/** What a digit is worth, written small; -1 of any other character. */
function hexDigit(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  return code >= 97 && code <= 102 ? code - 87 : -1;
}
