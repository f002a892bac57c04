import { type Call, call, done } from '@sightline/kernel';
import type { AttackPart } from '../content/card-types.ts';
import { isRanged } from './attack-dice.ts';
import { isHero, isMonster, isToken, placeOf, rangeBetween, seatOf, typeNumber } from './board.ts';
import {
  FIRST_MONSTER,
  FIRST_TOKEN,
  type Fireteam,
  type G,
  HENRY,
  NOWHERE,
  type OpenTable,
  PATTY,
} from './fireteam.ts';
import { tokenAt } from './killing.ts';
import { type About, heroFlag, heroNumber } from './modifiers.ts';
import { aim, attack, attackAction } from './procedures.ts';
import { isWithinDamage } from './victory.ts';

/** Resistance is never more than this: it is all ignored (FZ-RES-03). */
const ALL = 99;

/* What may be attacked, and with what */

/** FZ-SATK-01, 05: monsters, and tokens that say so; never a hero at will. */
export function isAttackable(t: OpenTable, target: number): boolean {
  if (isMonster(target)) return target < t.state.at.length && t.state.at[target] !== NOWHERE;
  if (!isToken(target)) return false;
  const token = tokenAt(t, target);
  return token !== undefined && t.statics.box.tokens[token.kind].attackable !== undefined;
}

export function eachAttackable(t: OpenTable, offer: (target: number) => void): void {
  const { at, tokens } = t.state;
  for (let m = FIRST_MONSTER; m < at.length; m++) if (at[m] !== NOWHERE) offer(m);
  for (let i = 0; i < tokens.length; i++) if (isAttackable(t, FIRST_TOKEN + i)) offer(FIRST_TOKEN + i);
}

/** FZ-ATK-03, 04: how far a hero reaches with an attack part at a target that far away. */
export const reachOf = (t: OpenTable, hero: number, part: AttackPart, range: number): number =>
  Math.max(0, part.range + heroNumber(t, hero, 'range', { type: part.type, ranged: range > 0 }));

export function isInReach(t: OpenTable, hero: number, part: AttackPart, target: number): boolean {
  const range = rangeBetween(t, t.state.at[hero], placeOf(t, target));
  return range <= reachOf(t, hero, part, range);
}

/** What cards and rules in force make of a hero's attack. */
export interface AttackStrength {
  readonly strength: number;
  readonly bonus: number;
  readonly pierce: number;
  readonly rerolls: number;
  readonly ignoresCover: boolean;
}

/** FZ-ATK-06, FZ-RES-05, FZ-BON-01: several cards make one attack. */
export function strengthWith(
  t: OpenTable,
  hero: number,
  target: number,
  parts: readonly AttackPart[],
): AttackStrength {
  const [{ type }] = parts;
  return withParts(ownStrength(t, hero, { type, ranged: isRanged(t, hero, target) }), parts);
}

/** What a hero adds to attacks of a type, near or far. */
export const ownStrength = (t: OpenTable, hero: number, about: About): AttackStrength => ({
  strength: heroNumber(t, hero, 'dice', about),
  bonus: heroNumber(t, hero, 'bonus', about),
  pierce: heroNumber(t, hero, 'pierce', about),
  rerolls: heroNumber(t, hero, 'rerolls', about),
  ignoresCover: heroFlag(t, hero, 'ignoresCover', about),
});

/** The same with what is printed on the cards. */
export function withParts(own: AttackStrength, parts: readonly AttackPart[]): AttackStrength {
  let { strength, bonus, pierce, rerolls, ignoresCover } = own;
  for (const part of parts) {
    strength += part.strength;
    bonus += part.bonus ?? 0;
    pierce += part.pierce === 'all' ? ALL : (part.pierce ?? 0);
    rerolls += part.rerolls ?? 0;
    if (part.ignoresCover) ignoresCover = true;
  }
  return { strength, bonus, pierce, rerolls, ignoresCover };
}

export function attackWith(g: G, hero: number, target: number, parts: readonly AttackPart[]): Call<Fireteam> {
  const [{ type }] = parts;
  return call(attack, {
    attacker: hero,
    target,
    type: typeNumber(type),
    ...strengthWith(g, hero, target, parts),
    unblockable: false,
    parts: parts.map((part) => g.statics.box.numberOfPart(part)),
    withinDamage: isWithinDamage(g),
  });
}

/* The attack action: its target, once the cards are on the table (FZ-ATK-01) */

/** FZ-ATK-03: within the range of every card, so the shortest decides. */
export const allReach = (t: OpenTable, hero: number, parts: readonly AttackPart[], target: number): boolean =>
  parts.every((part) => isInReach(t, hero, part, target));

export function targetsFor(t: OpenTable, hero: number, parts: readonly AttackPart[]): readonly number[] {
  const found: number[] = [];
  eachAttackable(t, (target) => {
    if (allReach(t, hero, parts, target)) found.push(target);
  });
  return found;
}

export const hasTargetFor = (t: OpenTable, hero: number, parts: readonly AttackPart[]): boolean =>
  targetsFor(t, hero, parts).length > 0;

/** FZ-ATK-02: only cards of one type make one attack. */
export const areOfOneType = ([first, ...rest]: readonly AttackPart[]): boolean =>
  rest.every(({ type }) => type === first.type);

const partsOf = (g: G, parts: readonly number[]): AttackPart[] =>
  parts.map((part) => g.statics.box.parts[part]);

export const attackActionSteps = attackAction.steps('target').are({
  target: {
    ask: 'one',
    seat: (g, l) => seatOf(g, l.hero),
    about: (_g, l) => ({ hero: l.hero, parts: l.parts }),
    choices: {
      target: {
        form: 'one',
        candidates: (g, _l, offer) => eachAttackable(g, offer),
        checks: [
          { rule: 'FZ-SATK-05', holds: (_g, _l, target) => !isHero(target) },
          { rule: 'FZ-SPEC-03', holds: (_g, _l, target) => target !== PATTY && target !== HENRY },
          { rule: 'FZ-ATK-01', holds: (g, _l, target) => isAttackable(g, target) },
          {
            rule: 'FZ-ATK-03',
            holds: (g, l, target) => allReach(g, l.hero, partsOf(g, l.parts), target),
            because: (g, l, target) => ({ range: rangeBetween(g, g.state.at[l.hero], placeOf(g, target)) }),
          },
        ],
        does: (g, l, target) => attackWith(g, l.hero, target, partsOf(g, l.parts)),
      },
    },
  },
});

/** FZ-REA-08: an attack that an effect grants, at a target of the hero's choice. */
export const aimSteps = aim.steps('aim').are({
  aim: {
    ask: 'one',
    seat: (g, l) => seatOf(g, l.hero),
    about: (_g, l) => ({ hero: l.hero }),
    timeout: () => ['forgo'],
    choices: {
      attack: {
        form: 'one',
        candidates: (g, _l, offer) => eachAttackable(g, offer),
        checks: [
          {
            rule: 'FZ-ATK-03',
            holds: (g, l, target) => isInReach(g, l.hero, g.statics.box.parts[l.part], target),
          },
        ],
        does: (g, l, target) => attackWith(g, l.hero, target, [g.statics.box.parts[l.part]]),
      },
      forgo: { form: 'confirm', does: () => done() },
    },
  },
});
