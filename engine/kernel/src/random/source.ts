import { drawBlock, type Seed } from './seed.ts';

/** Where draws come from: the same stream and counter always give the same 32 bits. */
export interface DrawSource {
  word(stream: number, counter: number): number;
}

/** The dice of a real match. Each digest serves eight draws, so the last block of each stream is kept. */
export function seedSource(seed: Seed): DrawSource {
  const blocks: { at: number; words: Int32Array }[] = [];
  return {
    word(stream, counter) {
      const at = counter >>> 3;
      let b = blocks[stream];
      if (b === undefined || b.at !== at) {
        b = { at, words: drawBlock(seed, stream, at) };
        blocks[stream] = b;
      }
      return b.words[counter & 7] >>> 0;
    },
  };
}

/** Quick dice for bots that think ahead and for benches: good enough to play with, easy to predict. */
export function quickSource(seed: number): DrawSource {
  return {
    word(stream, counter) {
      let x = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(stream + 1, 0xc2b2ae35) + counter) | 0;
      x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
      x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
      return (x ^ (x >>> 16)) >>> 0;
    },
  };
}

/** A stream of small random numbers outside any match: for bots, soaks and shuffling the hidden places of a view. */
export function dice(seed: number): (n: number) => number {
  const source = quickSource(seed);
  let counter = 0;
  return (n) => {
    if (!Number.isInteger(n) || n < 1) throw new RangeError(`dice with ${n} faces`);
    for (;;) {
      const w = source.word(0, counter++);
      if (isFair(w, n)) return w % n;
    }
  };
}

/** Whether a word can be reduced to 0…n-1 without favouring the small numbers; if not, the next word is taken. */
export const isFair = (word: number, n: number): boolean => word < 0x100000000 - (0x100000000 % n);
