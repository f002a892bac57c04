import type { AttackPart, AttackType } from '../content/card-types.ts';
import { diceFor, isFromAbove, isIntoCover, isRanged, terrainDice } from '../rules/attack-dice.ts';
import { isActive, isMonster, placeOf, rangeBetween } from '../rules/board.ts';
import { FIRST_MONSTER, FIRST_TOKEN, HENRY } from '../rules/fireteam.ts';
import { healthOf, heroFlag, heroNumber, monsterFlag, resistanceOf } from '../rules/modifiers.ts';
import { helps } from '../rules/specialists.ts';
import { chanceOf } from './odds.ts';
import { type At, openTable } from './view-context.ts';

/** Somebody who would be struck, and what it takes to kill. */
export interface Struck extends Toughness {
  readonly target: number;
  /** hits the dice have to show, less the bonus; null: it cannot be hurt from there */
  readonly need: number | null;
  readonly chance: number;
}

interface Toughness {
  readonly health: number;
  readonly resistance: number;
  /** how much of the resistance is ignored (FZ-RES-03) */
  readonly pierced: number;
  /** it can be hurt only from its own location, or only from another one */
  readonly only: 'close' | 'ranged' | null;
}

/** An attack of a hero as it would be rolled now. */
export interface Prospect {
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
  readonly bonus: number;
  readonly rerolls: number;
  /** Henry's among the rerolls */
  readonly henry: boolean;
  /** everything that would be struck: of a bomb all monsters there (FZ-BOMB-01) */
  readonly struck: readonly Struck[];
  /** heroes a bomb would hit as well (FZ-BOMB-04) */
  readonly friends: readonly number[];
}

/** All resistance there is, and more (FZ-RES-03). */
const ALL = 99;

export function prospect(at: At, hero: number, target: number, parts: readonly AttackPart[]): Prospect {
  const t = openTable(at);
  const [{ type }] = parts;
  const about = { type, ranged: isRanged(t, hero, target) };
  const sum = (of: (part: AttackPart) => number) => parts.reduce((all, part) => all + of(part), 0);
  const place = placeOf(t, target);
  const from = t.state.at[hero];
  const ignores = heroFlag(t, hero, 'ignoresCover', about) || parts.some((part) => part.ignoresCover);
  const effects = heroNumber(t, hero, 'dice', about);
  const strength = effects + sum((part) => part.strength) + terrainDice(t, from, place, ignores);
  const dice = diceFor(strength);
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
    range: rangeBetween(t, from, place),
    dice,
    fromAbove: isFromAbove(t, from, place),
    cover: !isIntoCover(t, from, place) ? 'none' : ignores ? 'ignored' : 'counts',
    effects,
    wasted: Math.max(0, strength - dice),
    bonus,
    rerolls,
    henry,
    struck: targets.map((m) => {
      const tough = toughness(at, { hero, target: m, type, pierce });
      const need = hitsNeeded(tough, bonus);
      return { ...tough, target: m, need, chance: need === null ? 0 : chanceOf(type, dice, need, rerolls) };
    }),
    friends:
      type === 'bomb'
        ? t.state.heroes.flatMap((_, h) => (isActive(t, h) && t.state.at[h] === place ? [h] : []))
        : [],
  };
}

/** FZ-ATK-09: how many hits the dice have to show; null: the target cannot be hurt from there. */
export const hitsNeeded = ({ health, resistance, pierced, only }: Toughness, bonus: number): number | null =>
  only === null ? health + resistance - pierced - bonus : null;

/** What an attack has to overcome. */
export function toughness(
  at: At,
  attack: {
    readonly hero: number;
    readonly target: number;
    readonly type: AttackType;
    readonly pierce: number;
  },
): Toughness {
  const t = openTable(at);
  const { hero, target, type, pierce } = attack;
  const against = (health: number, resistance: number, only: Toughness['only']): Toughness => ({
    health,
    resistance,
    pierced: Math.min(resistance, pierce),
    only,
  });
  if (!isMonster(target)) {
    const token = t.state.tokens[target - FIRST_TOKEN];
    const thing = token === undefined ? undefined : t.statics.box.tokens[token.kind].attackable;
    return thing === undefined ? against(0, 0, 'close') : against(thing.health, thing.resistance[type], null);
  }
  const close = t.state.at[hero] === t.state.at[target];
  const spared = monsterFlag(t, target, close ? 'onlyRanged' : 'onlyClose');
  return against(
    healthOf(t, target),
    resistanceOf(t, target, type),
    spared ? (close ? 'ranged' : 'close') : null,
  );
}
