import type { Call } from '@sightline/kernel';
import type { Effect, Place } from '../../content/card-types.ts';
import { isHero, isMonster } from '../board.ts';
import type { DeedContext } from '../conditions.ts';
import { type Fireteam, type G, NONE, NOWHERE } from '../fireteam.ts';
import { isPlaceTarget, whom } from '../targets.ts';

/** What an effect works on. */
export interface Situation extends DeedContext {
  readonly deed: number;
  readonly target: number;
  readonly card: number;
  readonly task: number;
}

export type EffectKind = Effect['do'];
type Of<K extends EffectKind> = Extract<Effect, { do: K }>;
/** What the words of some kinds do. */
export type Doing<K extends EffectKind> = {
  // biome-ignore lint/suspicious/noConfusingVoidType: an effect that leads nowhere returns nothing
  readonly [E in K]: (g: G, e: Of<E>, s: Situation) => Call<Fireteam> | undefined | void;
};

/** The heroes, the monsters among those a word stands for. */
export const heroesOf = (g: G, e: { readonly who: Parameters<typeof whom>[1] }, s: Situation): number[] =>
  whom(g, e.who, s).filter(isHero);
export const monstersOf = (g: G, e: { readonly who: Parameters<typeof whom>[1] }, s: Situation): number[] =>
  whom(g, e.who, s).filter(isMonster);

/** A location, or NOWHERE. */
export function placeFor(g: G, place: Place, s: Situation): number {
  if (place === 'here') return s.here;
  if (place === 'target') {
    if (s.target === NONE) return NOWHERE;
    return isPlaceTarget(g, s) ? s.target : (g.state.at[s.target] ?? NOWHERE);
  }
  return typeof place === 'object' ? (g.statics.marks.get(place.mark) ?? NOWHERE) : NOWHERE;
}
