import type { EventSet } from './card-types.ts';
import {
  cripplingStrike,
  demonicPrecision,
  demonicStrength,
  execution,
  explosiveBlast,
  ferocity,
  hellishPower,
  noEscape,
  onslaught,
} from './events/demons-attack.ts';
import {
  deathCurse,
  demonicResilience,
  infernalShroud,
  ironSkin,
  possession,
  soulHarvest,
  unbreakable,
  unstoppable,
} from './events/demons-endure.ts';
import {
  ambush,
  creepingDread,
  darkness,
  darkPact,
  demonicSpeed,
  deviousSchemes,
  nightmare,
  paranoia,
  relentlessAdvance,
} from './events/order-of-battle.ts';

const SETS = [
  {
    id: 'powerOverwhelming',
    cards: [hellishPower, hellishPower, explosiveBlast, demonicStrength, soulHarvest, demonicResilience],
  },
  {
    id: 'seekAndDestroy',
    cards: [demonicSpeed, demonicSpeed, ambush, demonicPrecision, noEscape, cripplingStrike],
  },
  {
    id: 'armoredOffensive',
    cards: [demonicResilience, demonicResilience, ironSkin, unbreakable, unstoppable, relentlessAdvance],
  },
  {
    id: 'hellishCunning',
    cards: [paranoia, paranoia, ambush, deviousSchemes, darkPact, infernalShroud],
  },
  {
    id: 'bloodFrenzy',
    cards: [ferocity, ferocity, execution, onslaught, demonicSpeed, deathCurse],
  },
  {
    id: 'plagueOfFear',
    cards: [darkness, nightmare, creepingDread, paranoia, possession, deathCurse],
  },
] as const satisfies readonly EventSet[];

export type EventSetId = (typeof SETS)[number]['id'];
export type EventTitle = (typeof SETS)[number]['cards'][number]['title'];

/**
 * The six event sets. A set is a way to fight, but all defend about equally well: whichever three the Invader picks,
 * his 18 cards hold the same share of shields and special symbols, so that the choice is one of abilities.
 */
export const EVENT_SETS: readonly EventSet<EventSetId, EventTitle>[] = SETS;
