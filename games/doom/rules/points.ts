import { type Call, call } from '@sightline/kernel';
import type { Doom, G } from './doom.ts';
import { gained } from './events.ts';
import { isDemon, onBoard } from './figures.ts';
import { demonActivation, marineActivation, spendNow } from './procedures.ts';

/**
 * DM-MP-01, 04: movement points go into the pool the figure is spending from: that of points to be spent at once, or
 * that of its own activation. If there is none, they are to be spent at once.
 */
export function gainPoints(g: G, figure: number, points: number): Call<Doom> | undefined {
  if (points <= 0 || !onBoard(g, figure)) return undefined;
  g.emit(gained, { figure, points });
  const spending = g.within(spendNow);
  if (spending !== null && spending.figure === figure) {
    spending.points += points;
    return undefined;
  }
  const activation = isDemon(figure) ? g.within(demonActivation) : g.within(marineActivation);
  if (activation === null || activation.figure !== figure) return call(spendNow, { figure, points });
  activation.points += points;
  return undefined;
}
