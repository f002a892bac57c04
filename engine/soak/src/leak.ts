import {
  type Answer,
  determinize,
  type GameTypes,
  has,
  type Position,
  type Seat,
  SPECTATOR,
  sample,
  seenBy,
  viewOf,
} from '@sightline/kernel';
import { Found } from './failure.ts';

/**
 * If two positions differ only in what a seat may not know, then its view, its options, its events, and whether it
 * is made to wait are the same, byte for byte: before an answer, and after it, unless the kernel says that this
 * seat learned something by it. The second position is a guess from the seat's own view.
 */
export function nothingLeaks<T extends GameTypes>(
  p: Position<T>,
  actor: Seat,
  answer: Answer,
  random: (n: number) => number,
): number {
  let compared = 0;
  for (const seat of [...Array(p.seats).keys(), SPECTATOR]) {
    const view = viewOf(p, seat);
    const twin = determinize(p.game, p.statics, view, random, p.source);
    p.draws.forEach((d, i) => {
      twin.draws[i] = d;
    });
    same(`seat ${seat} sees`, view, viewOf(twin, seat), p);
    const here = p.copy();
    if (here.answer(actor, answer) !== null) continue;
    // What stays sealed may be anything; else the same is done in both worlds, if it can be.
    if (twin.answer(actor, otherSealed(twin, actor, seat, random) ?? answer) !== null) continue;
    if (has(here.learned | twin.learned, seat)) continue;
    compared++;
    const told = (q: Position<T>) => q.events.map((e) => seenBy(e, seat)).filter((e) => e !== null);
    same(`after ${answer.join(' ')} by ${actor}, seat ${seat} is told`, told(here), told(twin), p);
    same(
      `after ${answer.join(' ')} by ${actor}, seat ${seat} sees`,
      viewOf(here, seat),
      viewOf(twin, seat),
      p,
    );
  }
  return compared;
}

function otherSealed<T extends GameTypes>(
  twin: Position<T>,
  actor: Seat,
  seat: Seat,
  random: (n: number) => number,
) {
  const asked = twin.askedOf(actor);
  if (seat === actor || asked?.options.question.step.ask !== 'sealed') return null;
  return twin.whileListing(actor, () => sample(asked.options, twin, twin.locals, random));
}

function same<T extends GameTypes>(what: string, a: unknown, b: unknown, p: Position<T>): void {
  const x = JSON.stringify(a);
  const y = JSON.stringify(b);
  if (x === y) return;
  let i = 0;
  while (x[i] === y[i]) i++;
  const around = (s: string) => s.slice(Math.max(0, i - 60), i + 60);
  throw new Found(
    'leak',
    `${what} …${around(x)}… or …${around(y)}…, by what is hidden from it, at ${p.where()}`,
  );
}
