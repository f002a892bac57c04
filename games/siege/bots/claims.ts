import { isOffered, localsOf, notices } from '@sightline/bots';
import { claim } from '../rules/procedures.ts';
import { rulingOn } from '../rules/rulings.ts';
import type { BotReading, SiegeAnswer } from './reading.ts';

/** A claim stands on open facts: the rules measure it from any seat. */
function isWrong(r: BotReading): boolean {
  const l = localsOf(r, claim);
  return l !== null && !rulingOn(r.table, l).right;
}

/** What is surely wrong is challenged. */
export const answerClaim = (r: BotReading): SiegeAnswer =>
  isOffered(r, 'challenge') && notices(r) && isWrong(r) ? ['challenge'] : ['approve'];

export const objection = (r: BotReading): SiegeAnswer =>
  isOffered(r, 'challenge') && notices(r) && isWrong(r) ? ['challenge'] : ['pass'];
