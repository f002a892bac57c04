import { qualitiesOf } from './attack-source.ts';
import { isDodged, shieldsAgainst, symbolsOfCard } from './blow.ts';
import { armorOf } from './defense.ts';
import { NONE, type OpenTable } from './doom.ts';
import type { attack } from './procedures.ts';

type Attack = Parameters<NonNullable<(typeof attack)['how']['endsIf']>>[1];

/** What a part of an attack's sum comes from; events name it by its place in this list. */
export const PARTS = ['dice', 'source', 'ability', 'defense', 'armor', 'shields', 'pierced'] as const;

/** A part of the sum of an attack: how much it adds to the damage or takes away from it. */
export interface Part {
  readonly of: (typeof PARTS)[number];
  /** what the attack is made with, the defense card, or the ability; NONE for what has no name */
  readonly by: number;
  readonly amount: number;
}

/**
 * How the damage of an attack comes about (DM-ATK-11, 12): symbols on dice and cards, less the shields that count. The
 * parts add up to the damage; where they add up to less than nothing, none is dealt. What was dodged has no shields.
 */
export function reckoning(t: OpenTable, l: Attack): readonly Part[] {
  const qualities = qualitiesOf(l.source, l.attacker);
  const fromAbilities = (of: 'ability' | 'shields', amountOf: (a: (typeof l.added)[number]) => number) =>
    l.added.map((added) => ({ of, by: added.ability, amount: amountOf(added) }));
  const attacking: readonly Part[] = [
    { of: 'dice', by: NONE, amount: l.dice.reduce((sum, face) => sum + face, 0) },
    { of: 'source', by: l.source, amount: symbolsOfCard(t, qualities, l.defender, l.range) },
    ...fromAbilities('ability', ({ symbols }) => symbols),
  ];
  const some = (parts: readonly Part[]) => parts.filter(({ of, amount }) => of === 'dice' || amount !== 0);
  if (isDodged(l, qualities.sure === true)) return some(attacking);
  const armor = armorOf(l.defender);
  const given = l.added.reduce((sum, { shields }) => sum + shields, 0);
  const card: Part = { of: 'defense', by: l.card, amount: 0 - (l.shields - armor - given) };
  return [
    ...some(attacking),
    // A card that was revealed and has no shields explains as much as one that has.
    ...(l.card === NONE ? [] : [card]),
    ...some([
      { of: 'armor', by: NONE, amount: -armor },
      ...fromAbilities('shields', ({ shields }) => -shields),
      { of: 'pierced', by: NONE, amount: l.shields - shieldsAgainst(l, l.pierce) },
    ]),
  ];
}

/** The same as lists of an event. */
export function reckoned(t: OpenTable, l: Attack): { parts: number[]; by: number[]; amounts: number[] } {
  const parts = reckoning(t, l);
  return {
    parts: parts.map(({ of }) => PARTS.indexOf(of)),
    by: parts.map(({ by }) => by),
    amounts: parts.map(({ amount }) => amount),
  };
}
