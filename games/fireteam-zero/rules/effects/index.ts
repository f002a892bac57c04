import type { Effect } from '../../content/card-types.ts';
import { holds } from '../conditions.ts';
import type { G } from '../fireteam.ts';
import type { Between } from '../flow.ts';
import { ON_ATTACK } from './attack-going-on.ts';
import { ATTACKING } from './attacks.ts';
import { ON_HANDS } from './hands.ts';
import { ON_MISSION } from './mission.ts';
import { MOVING } from './movement.ts';
import type { Doing, EffectKind, Situation } from './situation.ts';
import { ON_THREAT } from './threat.ts';
import { CHOICES } from './time.ts';
import { ON_TURNS } from './turns.ts';

/** Every word of the vocabulary, carried out. */
const EFFECTS: Doing<EffectKind> = {
  ...ON_HANDS,
  ...MOVING,
  ...ON_ATTACK,
  ...ATTACKING,
  ...ON_TURNS,
  ...ON_THREAT,
  ...ON_MISSION,
  ...CHOICES,
};

/** Carries one effect out; `false`: the rest of the deed is off. */
export function doEffect(g: G, effect: Effect, s: Situation): Between | false {
  if (effect.do === 'onlyIf') return holds(g, effect.if, s) ? undefined : false;
  // Each effect meets the entry of its own name; the compiler cannot follow that over a union.
  const does = EFFECTS[effect.do] as (g: G, e: Effect, s: Situation) => Between;
  return does(g, effect, s);
}
