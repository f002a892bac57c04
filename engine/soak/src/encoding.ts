import { decode, encode, type GameTypes, hashOf, type Position } from '@sightline/kernel';
import { DetectedFailure } from './failure.ts';

/** A state must be what its shape says, and come back from its bytes as it was. Gives the size. */
export function survivesEncoding<T extends GameTypes>(p: Position<T>): number {
  const fault =
    p.game.state.fault(p.state, 'state') ??
    p.stack
      .map((f) => {
        const { name, procedure } = p.table[f.procedure];
        return procedure.locals.fault(f.locals, name);
      })
      .find((f) => f !== null) ??
    null;
  if (fault !== null) throw new DetectedFailure('encoding', fault);
  const bytes = encode(p);
  const back = decode(p.game, p.statics, p.seats, p.source, bytes);
  if (hashOf(back) !== hashOf(p))
    throw new DetectedFailure('encoding', `the decoded state has another hash at ${p.where()}`);
  if (JSON.stringify(back.asked().map((a) => a.seat)) !== JSON.stringify(p.asked().map((a) => a.seat)))
    throw new DetectedFailure('encoding', `the decoded state asks others at ${p.where()}`);
  return bytes.length;
}
