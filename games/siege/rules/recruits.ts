import { RANGES } from '../content/operator-types.ts';
import { OPERATORS, profileNumber } from '../content/operators.ts';
import { TACTICAL_GADGETS, tacticalGadget } from '../content/tactical-gadgets.ts';
import { inPlay, isUpstairs, type OperatorNumber, operatorsOf } from './operators.ts';
import { ATTACKER, NONE, type OpenTable, type Squad } from './siege.ts';

/** SG-RCT-07: the light and the heavy profile, by number. */
export const RECRUITS: readonly number[] = ['recruitLight', 'recruitHeavy'].map(profileNumber);

/** SG-RCT-07: on the two rightmost dice of each range category. */
const CUBES_PER_RANGE = 2;

/** SG-RCT-02: the Charge cubes that cover dice of a profile at the start; only a Recruit has any. */
export const coveredAtStart = (profile: number): number[] =>
  OPERATORS[profile].side === 'either' ? RANGES.map(() => CUBES_PER_RANGE) : [];

export const isRecruit = (t: OpenTable, o: OperatorNumber): boolean =>
  RECRUITS.includes(t.state.operators[o].profile);

/** SG-RCT-09: a squad's Recruit that may still level up, or NONE. */
export const recruitToLevelUp = (t: OpenTable, squad: Squad): OperatorNumber =>
  operatorsOf(squad).find(
    (o) => isRecruit(t, o) && inPlay(t, o) && t.state.operators[o].covered.some((cubes) => cubes > 0),
  ) ?? NONE;

/**
 * SG-RCT-04, 05, 07: the leftmost cube of a range category lies on the last slot, which has the inventory icon. While a
 * hidden Recruit has a token upstairs the icon does nothing, whichever token that is (SG-RCT-08).
 */
export const goesToInventory = (t: OpenTable, o: OperatorNumber, range: number): boolean =>
  t.state.operators[o].covered[range] === 1 &&
  !t.state.operators[o].bodies.some(({ at }) => isUpstairs(t, at));

/** SG-RCT-04: the gadgets of a squad's tactical inventory with a free slot, by number. */
export const freeSlots = (t: OpenTable, squad: Squad): number[] =>
  [...TACTICAL_GADGETS.keys()].filter((number) => {
    const { side, slots } = tacticalGadget(number);
    return (side === 'attacker') === (squad === ATTACKER) && t.state.inventory[number] < slots;
  });
