import { isOffered, optionsOf } from '@sightline/bots';
import { tacticalGadget } from '../content/tactical-gadgets.ts';
import { recruitToLevelUp } from '../rules/recruits.ts';
import { NONE } from '../rules/siege.ts';
import { bestOf } from './choices.ts';
import { type BotReading, ownSquad, type SiegeAnswer } from './reading.ts';

/** What a squad-mate has proposed is good enough. */
export const agreedOr =
  (own: (r: BotReading) => SiegeAnswer) =>
  (r: BotReading): SiegeAnswer =>
    isOffered(r, 'agree') ? ['agree'] : own(r);

/** Most shots are fired at short and medium range; a cube is better in a gadget that is thrown than in the box. */
const LIKED_RANGES = [1.2, 1, 0.4];

export const chooseLevel = agreedOr((r) => {
  if (optionsOf(r, 'level').length === 0) return ['stay'];
  const o = recruitToLevelUp(r.table, ownSquad(r));
  const { covered } = r.table.state.operators[o];
  return bestOf(r, 'level', ([range, gadget]) => {
    const cube = gadget === NONE ? 0 : tacticalGadget(gadget).keyword === 'setup' ? -0.1 : 0.5;
    return LIKED_RANGES[range] + 0.3 * covered[range] + cube + r.random(100) / 500;
  });
});
