import { type Answer, odds } from '@sightline/kernel';
import type { AttackPart, AttackType } from '../content/card-types.ts';
import { attackForecast, falls } from '../foretell/attack.ts';
import { type AttackStrength, strengthWith } from '../rules/attack.ts';
import { diceFor, isFromAbove, isIntoCover, terrainDice } from '../rules/attack-dice.ts';
import { rerollsOf } from '../rules/attack-sequence.ts';
import { isToken, placeOf, rangeBetween, typeNumber } from '../rules/board.ts';
import { heroesStruckBy, isBarred, struckBy } from '../rules/damage.ts';
import { HENRY, type OpenTable } from '../rules/fireteam.ts';
import { hitsToKill, type Toughness, toughnessOf, toughnessOfToken } from '../rules/killing.ts';
import { helps } from '../rules/specialists.ts';
import { openTable, type ViewContext } from './view-context.ts';

/** Somebody who would be struck, and what it takes to kill. */
export interface Struck extends Toughness {
  readonly target: number;
  /** how much of the resistance is ignored (FZ-RES-03) */
  readonly pierced: number;
  /** it can be hurt only from its own location, or only from another one */
  readonly only: 'close' | 'ranged' | null;
  /** hits the dice have to show, less the bonus; null: it cannot be hurt from there */
  readonly need: number | null;
  readonly chance: number;
}

/** An attack of a hero as it would be rolled now. */
export interface Prospect extends AttackStrength {
  readonly hero: number;
  readonly target: number;
  readonly type: AttackType;
  readonly range: number;
  readonly dice: number;
  /** FZ-TATK-04: a die more */
  readonly fromAbove: boolean;
  /** FZ-TATK-02: a die less, unless something lets the hero ignore it */
  readonly cover: 'none' | 'counts' | 'ignored';
  /** dice that rules in force and the hero's own cards give or take */
  readonly effects: number;
  /** FZ-ATK-07: strength beyond what may be rolled */
  readonly wasted: number;
  /** Henry's among the rerolls */
  readonly henry: boolean;
  /** everything that would be struck: of a bomb all monsters there (FZ-BOMB-01) */
  readonly struck: readonly Struck[];
  /** heroes a bomb would hit as well (FZ-BOMB-04) */
  readonly friends: readonly number[];
}

/** An attack with these cards, and how likely each falls once the answers are given that make it. */
export function prospect(
  at: ViewContext,
  hero: number,
  target: number,
  parts: readonly AttackPart[],
  answers: readonly Answer[],
): Prospect {
  const t = openTable(at);
  const [{ type }] = parts;
  const made = strengthWith(t, hero, target, parts);
  const place = placeOf(t, target);
  const from = t.state.at[hero];
  const strength = made.strength + terrainDice(t, from, place, made.ignoresCover);
  const dice = diceFor(strength);
  const others = struckBy(t, typeNumber(type), target, place).filter((monster) => monster !== target);
  const targets = [target, ...others];
  const chances = chancesOf(at, answers, targets, typeNumber(type));
  return {
    ...made,
    hero,
    target,
    type,
    range: rangeBetween(t, from, place),
    dice,
    fromAbove: isFromAbove(t, from, place),
    cover: !isIntoCover(t, from, place) ? 'none' : made.ignoresCover ? 'ignored' : 'counts',
    effects: made.strength - parts.reduce((sum, part) => sum + part.strength, 0),
    wasted: Math.max(0, strength - dice),
    rerolls: rerollsOf(t, { attacker: hero, rerolls: made.rerolls }),
    henry: helps(t, HENRY, hero),
    struck: targets.map((one, n) => {
      const tough = toughnessAgainst(t, hero, one, type, made.pierce);
      const need = hitsNeeded(tough, made.pierce);
      return { ...tough, target: one, need: need === null ? null : need - made.bonus, chance: chances[n] };
    }),
    friends: heroesStruckBy(t, typeNumber(type), target, place),
  };
}

/** How likely each of these targets falls after these answers. */
export function chancesOf(
  at: ViewContext,
  answers: readonly Answer[],
  targets: readonly number[],
  type: number,
): readonly number[] {
  const told = odds(at.game, at.statics, at.view, answers, attackForecast(targets, type));
  const all = [...(told?.chances ?? [])];
  return targets.map((_, n) =>
    all.reduce((sum, [measure, chance]) => sum + (falls(measure, n) ? chance : 0), 0),
  );
}

/** FZ-ATK-09: how many hits it takes, with the bonus; null: the target cannot be hurt from there. */
export const hitsNeeded = (tough: Pick<Struck, 'only' | keyof Toughness>, pierce: number): number | null =>
  tough.only === null ? hitsToKill(tough, pierce) : null;

/** What an attack has to overcome. */
export function toughnessAgainst(
  t: OpenTable,
  hero: number,
  target: number,
  type: AttackType,
  pierce: number,
): Pick<Struck, 'only' | 'pierced' | keyof Toughness> {
  const isThing = isToken(target);
  const tough = (isThing ? toughnessOfToken(t, target, type) : toughnessOf(t, target, type)) ?? NOTHING;
  const close = t.state.at[hero] === t.state.at[target];
  const barred = !isThing && isBarred(t, hero, target);
  return {
    ...tough,
    pierced: hitsToKill(tough, 0) - hitsToKill(tough, pierce),
    only: barred ? (close ? 'ranged' : 'close') : tough === NOTHING ? 'close' : null,
  };
}

const NOTHING: Toughness = { health: 0, resistance: 0 };
