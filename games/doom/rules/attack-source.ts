import type { AttackBox, Qualities } from '../content/card-types.ts';
import { ACTIONS } from '../content/index.ts';
import { ABILITIES } from './abilities/registry.ts';
import { cardOf } from './figures.ts';

/**
 * What an attack is made with, as one number: an action card; an ability that grants an attack, counted from
 * ABILITY on (DM-ATK-06); or, below zero, the demon's own card (DM-ATK-07).
 */
export const DEMON_CARD = -1;
const ABILITY = 1000;
export const sourceOfAbility = (ability: number): number => ABILITY + ability;
export const isActionCard = (source: number): boolean => source >= 0 && source < ABILITY;

export function boxOf(source: number, attacker: number): AttackBox {
  if (source === DEMON_CARD) return cardOf(attacker).attack;
  if (isActionCard(source)) return needed(ACTIONS[source].attack, source);
  const strike = ABILITIES[source - ABILITY].ability.effects.find((e) => e.do === 'strike');
  return needed(strike?.box, source);
}

function needed(box: AttackBox | undefined, source: number): AttackBox {
  if (box === undefined) throw new Error(`there is no attack box on ${source}`);
  return box;
}

export const qualitiesOf = (source: number, attacker: number): Qualities =>
  boxOf(source, attacker).qualities ?? {};
/** DM-ACT-10: the trait of the card, if it is one. */
export const traitOf = (source: number): string => (isActionCard(source) ? ACTIONS[source].trait : '');
