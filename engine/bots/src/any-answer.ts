import { type Answer, type GameTypes, type Position, type Seat, sample } from '@sightline/kernel';

/** A random legal answer of a seat that is asked. */
export function anyAnswer<T extends GameTypes>(
  p: Position<T>,
  seat: Seat,
  random: (n: number) => number,
): Answer {
  const asked = p.askedOf(seat);
  if (asked === null) throw new Error(`seat ${seat} is not asked`);
  return p.whileListing(seat, () => sample(asked.options, p, p.locals, random));
}
