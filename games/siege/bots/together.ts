import { isOffered, itemsOf, optionsOf } from '@sightline/bots';
import { personOf } from '../content/operators.ts';
import { tacticalGadget } from '../content/tactical-gadgets.ts';
import { inPlay, operatorsOf } from '../rules/operators.ts';
import { RECRUITS, recruitToLevelUp } from '../rules/recruits.ts';
import { ATTACKER, NONE } from '../rules/siege.ts';
import { bestOf } from './choices.ts';
import { chooseInventory } from './deployment.ts';
import { type BotReading, ownSquad, type SiegeAnswer } from './reading.ts';

/** What a squad-mate has proposed is good enough. */
export const agreedOr =
  (own: (r: BotReading) => SiegeAnswer) =>
  (r: BotReading): SiegeAnswer =>
    isOffered(r, 'agree') ? ['agree'] : own(r);

/** Operators of one's own role, with a little luck, as for a whole squad. */
export function chooseSection(r: BotReading): SiegeAnswer {
  const { items, least } = itemsOf(r, 'section');
  const left = items.slice();
  const taken: number[] = [];
  while (taken.length < least && left.length > 0) {
    const [profile] = left.splice(r.random(left.length), 1);
    if (taken.some((other) => personOf(other) === personOf(profile))) continue;
    taken.push(profile);
  }
  return ['section', ...taken];
}

/** Attackers have a long way to go; who waits can stand more. */
export const chooseRecruit = agreedOr((r) => {
  const [light, heavy] = RECRUITS;
  const liked = ownSquad(r) === ATTACKER ? light : heavy;
  return bestOf(r, 'recruit', ([profile]) => (profile === liked ? 1 : 0) + r.random(150) / 100);
});

export const fillInventory = agreedOr(chooseInventory);

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

/** Who has more to activate goes first: the others may answer what comes of it. */
export const chooseFirst = agreedOr((r) =>
  bestOf(r, 'first', ([seat]) => {
    const own = operatorsOf(ownSquad(r)).filter(
      (o) => inPlay(r.table, o) && r.state.operators[o].section === seat,
    );
    return own.length + r.random(100) / 200;
  }),
);
