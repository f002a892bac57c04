import { localsIn, type SeenLocals } from '@sightline/kernel';
import type { AskedDie } from '@sightline/table';
import type { AttackType } from '../content/card-types.ts';
import { TYPES } from '../content/dice.ts';
import { isAttackable } from '../rules/attack.ts';
import { symbolsOf } from '../rules/attack-dice.ts';
import { isHero } from '../rules/board.ts';
import type { Decision } from '../rules/decisions.ts';
import * as sequences from '../rules/procedures.ts';
import { attackDie } from './dice.ts';
import { ICONS } from './icons.ts';
import { figureName } from './names.ts';
import { hitsNeeded, toughnessAgainst } from './prospect.ts';
import { dieRef } from './refs.ts';
import { openTable, type ViewContext } from './view-context.ts';

/** A hero's attack whose dice lie on the table. */
type Rolled = SeenLocals<typeof sequences.attack>;

/** The dice a question is about: to be rerolled, or to be helped by a reaction; null: it is about none. */
export function rolledFor(at: ViewContext, { prompt, about }: Decision): Rolled | null {
  if (prompt !== 'attack.reroll' && !(prompt === 'moment.react' && about.of === 'heroRolled')) return null;
  const l = localsIn(at.view, sequences.attack);
  return l === null || !isHero(l.attacker) ? null : l;
}

export const typeOf = ({ type }: Rolled): AttackType => TYPES[type];

/** How many hits must be on the table in all, bonus among them; null: they cannot kill there. */
export function hitsInAll(at: ViewContext, l: Rolled): number | null {
  const t = openTable(at);
  if (!isAttackable(t, l.target)) return null;
  return hitsNeeded(toughnessAgainst(t, l.attacker, l.target, typeOf(l), l.pierce), l.pierce);
}

/** FZ-ATK-08: which symbols count, how many there are, and how many it takes. */
export function rolledWords(at: ViewContext, l: Rolled): string {
  const need = hitsInAll(at, l);
  return at.say(need === null ? 'rolled.hits' : 'rolled.need', {
    type: at.say(`scene.type.${typeOf(l)}`),
    n: symbolsOf(l.dice, l.type) + l.bonus,
    bonus: l.bonus === 0 ? 'none' : l.bonus,
    need: need ?? 0,
    target: need === null ? '' : figureName(at, l.target),
  });
}

/** Each die with what it counts for; FZ-HEN-02: those rerolled once stay as they are. */
export const askedDice = (at: ViewContext, l: Rolled): readonly AskedDie[] =>
  l.dice.map((face, i) => {
    const hits = symbolsOf([face], l.type);
    return {
      ref: dieRef(i),
      die: attackDie(at, face, typeOf(l)),
      worth: hits === 0 ? '0' : `+${hits}`,
      ...(l.redone.includes(i) && { done: { icon: ICONS.reroll, label: at.say('die.rerolled') } }),
    };
  });
