import type { Drawn } from '../play/rule-context.ts';
import type { DrawSource } from '../random/source.ts';

/** Fair for no number of faces: the position asks for the next word. */
const REJECTED = Number.NaN;

/**
 * The draws of a stored match whose seed is not known: what was drawn is repeated from the record. A counter that
 * the record skips is one whose word was rejected at the time.
 */
export function recordedSource(streams: readonly string[], drawn: Iterable<Drawn>): DrawSource {
  const faces = streams.map(() => new Map<number, number>());
  const ends = streams.map(() => 0);
  for (const [stream, counter, , face] of drawn) {
    const s = streams.indexOf(stream);
    if (s < 0) continue;
    faces[s].set(counter, face);
    ends[s] = Math.max(ends[s], counter);
  }
  return {
    word(stream, counter) {
      const face = faces[stream].get(counter);
      if (face !== undefined) return face;
      if (counter > ends[stream])
        throw new Error(`the record of stream ${streams[stream]} ends before draw ${counter}`);
      return REJECTED;
    },
  };
}
