import { OPERATORS } from '../content/operators.ts';
import { bestOf } from './choices.ts';
import type { BotReading, SiegeAnswer } from './reading.ts';

/** How strong a profile looks: what it stands, its dice, its gadget's cubes; with some luck, for drafts to differ. */
function strength(r: BotReading, profile: number): number {
  const { stamina, weapon, charges, run } = OPERATORS[profile];
  const dice = weapon.short.length + weapon.medium.length;
  return 0.6 * stamina + 0.8 * dice + 0.4 * charges + 0.3 * run + r.random(100) / 40;
}

export const pickProfile = (r: BotReading): SiegeAnswer =>
  bestOf(r, 'pick', ([profile]) => strength(r, profile));
export const banProfile = (r: BotReading): SiegeAnswer =>
  bestOf(r, 'ban', ([profile]) => strength(r, profile));
