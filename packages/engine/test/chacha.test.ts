/** Our ChaCha block is the library's, word for word. */
import { chacha8 } from "@noble/ciphers/chacha.js";
import { namedSeed } from "@sprawl/engine/host";
import { expect, test } from "vitest";
import { chachaBlock, wordsOf } from "../src/chacha.js";

const bytes = (name: string) => Uint8Array.from(Buffer.from(namedSeed(name), "hex"));

test.each([0, 1, 2, 15, 1000, 2 ** 31, 2 ** 32 - 2])(
  "block %i of many keys and nonces",
  (block) => {
    for (let i = 0; i < 50; i++) {
      const key = bytes(`key ${i}`);
      const nonce = bytes(`nonce ${i}`).slice(0, 12);
      const out = new Uint32Array(16);
      chachaBlock(wordsOf(key), wordsOf(nonce), block, out);
      const expected = wordsOf(chacha8(key, nonce, new Uint8Array(64), undefined, block));
      expect([...out]).toEqual([...expected]);
    }
  },
);
