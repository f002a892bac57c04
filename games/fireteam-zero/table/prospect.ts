import type { AttackPart, AttackType } from '../content/card-types.ts';
import { diceFor, isRanged, terrainDice } from '../rules/attack-dice.ts';
import { isActive, isMonster, placeOf, rangeBetween } from '../rules/board.ts';
import { FIRST_MONSTER, FIRST_TOKEN, HENRY } from '../rules/fireteam.ts';
import { healthOf, heroFlag, heroNumber, monsterFlag, resistanceOf } from '../rules/modifiers.ts';
import { helps } from '../rules/specialists.ts';
import { type At, openTable } from './looking.ts';
import { chanceOf } from './odds.ts';

/** An attack of a hero as it would be rolled now. */
export interface Prospect {
  readonly hero: number;
  readonly target: number;
  readonly type: AttackType;
  readonly range: number;
  readonly dice: number;
  readonly terrain: number;
  readonly bonus: number;
  readonly rerolls: number;
  /** Henry's among the rerolls */
  readonly henry: boolean;
  /** everything that would be struck: of a bomb all monsters there (FZ-BOMB-01) */
  readonly struck: readonly { readonly target: number; readonly need: number; readonly chance: number }[];
  /** heroes a bomb would hit as well (FZ-BOMB-04) */
  readonly friends: readonly number[];
}

const ALL = 99;

export function prospect(at: At, hero: number, target: number, parts: readonly AttackPart[]): Prospect {
  const t = openTable(at);
  const [{ type }] = parts;
  const about = { type, ranged: isRanged(t, hero, target) };
  const sum = (of: (part: AttackPart) => number) => parts.reduce((all, part) => all + of(part), 0);
  const place = placeOf(t, target);
  const ignores = heroFlag(t, hero, 'ignoresCover', about) || parts.some((part) => part.ignoresCover);
  const terrain = terrainDice(t, t.state.at[hero], place, ignores);
  const dice = diceFor(heroNumber(t, hero, 'dice', about) + sum(({ strength }) => strength) + terrain);
  const bonus = heroNumber(t, hero, 'bonus', about) + sum((part) => part.bonus ?? 0);
  const pierce =
    heroNumber(t, hero, 'pierce', about) + sum((part) => (part.pierce === 'all' ? ALL : (part.pierce ?? 0)));
  const henry = helps(t, HENRY, hero);
  const rerolls = heroNumber(t, hero, 'rerolls', about) + sum((part) => part.rerolls ?? 0) + (henry ? 1 : 0);
  const targets =
    type === 'bomb'
      ? [
          target,
          ...t.state.monsters
            .map((_, i) => FIRST_MONSTER + i)
            .filter((m) => m !== target && t.state.at[m] === place),
        ]
      : [target];
  return {
    hero,
    target,
    type,
    range: rangeBetween(t, t.state.at[hero], place),
    dice,
    terrain,
    bonus,
    rerolls,
    henry,
    struck: targets.map((m) => {
      const need = hitsNeeded(at, { hero, target: m, type, pierce, bonus });
      return { target: m, need, chance: need >= ALL / 2 ? 0 : chanceOf(type, dice, need, rerolls) };
    }),
    friends:
      type === 'bomb'
        ? t.state.heroes.flatMap((_, h) => (isActive(t, h) && t.state.at[h] === place ? [h] : []))
        : [],
  };
}

/** How many hits the dice have to show; FAR beyond any roll where the target cannot be hurt from there. */
export function hitsNeeded(
  at: At,
  attack: {
    readonly hero: number;
    readonly target: number;
    readonly type: AttackType;
    readonly pierce: number;
    readonly bonus: number;
  },
): number {
  const t = openTable(at);
  const { hero, target, type, pierce, bonus } = attack;
  if (!isMonster(target)) {
    const token = t.state.tokens[target - FIRST_TOKEN];
    const thing = token === undefined ? undefined : t.statics.box.tokens[token.kind].attackable;
    return thing === undefined ? ALL : thing.health + Math.max(0, thing.resistance[type] - pierce) - bonus;
  }
  const close = t.state.at[hero] === t.state.at[target];
  if (monsterFlag(t, target, close ? 'onlyRanged' : 'onlyClose')) return ALL;
  return healthOf(t, target) + Math.max(0, resistanceOf(t, target, type) - pierce) - bonus;
}
