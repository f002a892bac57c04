import type { AttackType, Terrain } from '../content/card-types.ts';
import { TYPES } from '../content/dice.ts';
import { FIRST_MONSTER, FIRST_TOKEN, HENRY, NOWHERE, type OpenTable, PATTY } from './fireteam.ts';
import { TERRAIN } from './statics.ts';

/* Who is who */

export const isHero = (figure: number): boolean => figure >= 0 && figure < PATTY;
export const isMonster = (figure: number): boolean => figure >= FIRST_MONSTER && figure < FIRST_TOKEN;
export const isToken = (target: number): boolean => target >= FIRST_TOKEN;
export const specialists: readonly number[] = [PATTY, HENRY];

/** FZ-GEN-02, FZ-SOLO-01: whose player answers for a hero. */
export const seatOf = (t: OpenTable, hero: number): number => (t.statics.solo ? 0 : hero);

export const monsterOf = (t: OpenTable, figure: number) => t.state.monsters[figure - FIRST_MONSTER];
export const kindOf = (t: OpenTable, figure: number) => t.statics.kinds[monsterOf(t, figure).kind];

/** FZ-GEN-06: an active hero is one who is not knocked down. */
export const isActive = (t: OpenTable, hero: number): boolean =>
  isHero(hero) && hero < t.statics.heroes && t.state.at[hero] !== NOWHERE && !t.state.heroes[hero].down;

export const onBoard = (t: OpenTable, figure: number): boolean => t.state.at[figure] !== NOWHERE;

/** Turn order: the holder of the first-player token, then clockwise. */
export const inTurnOrder = (t: OpenTable, place: number): number =>
  (t.state.first + place) % t.statics.heroes;

export function heroesInTurnOrder(t: OpenTable): number[] {
  return Array.from({ length: t.statics.heroes }, (_, i) => inTurnOrder(t, i));
}

/** FZ-GEN-12: what the group decides is answered by the first player's seat. */
export const groupSeat = (t: OpenTable): number => seatOf(t, t.state.first);

/* Where */

/** FZ-GEN-05 */
export const rangeBetween = (t: OpenTable, a: number, b: number): number =>
  t.statics.range[a * t.statics.locations + b];

/** The location of whatever may be attacked. */
export const placeOf = (t: OpenTable, target: number): number =>
  isToken(target) ? (t.state.tokens[target - FIRST_TOKEN]?.at ?? NOWHERE) : t.state.at[target];

/** FZ-GEN-07: specialists are never counted. */
export function activeHeroesIn(t: OpenTable, location: number): number {
  let n = 0;
  for (let h = 0; h < t.statics.heroes; h++) if (t.state.at[h] === location && !t.state.heroes[h].down) n++;
  return n;
}

/** Is a hero alone where there are so many, itself included? */
export const isLone = (heroes: number): boolean => heroes <= 1;

export function monstersIn(t: OpenTable, location: number): number {
  const { at } = t.state;
  let n = 0;
  for (let m = FIRST_MONSTER; m < at.length; m++) if (at[m] === location) n++;
  return n;
}

export const bossOnBoard = (t: OpenTable): boolean => {
  const { at, monsters } = t.state;
  const last = monsters.length - 1;
  return last >= 0 && monsters[last].kind === 2 && at[FIRST_MONSTER + last] !== NOWHERE;
};

/** FZ-TER-09: of a location, with what tokens add. */
export function terrainOf(t: OpenTable, location: number): number {
  let bits = t.statics.terrain[location];
  const { tokens } = t.state;
  for (let i = 0; i < tokens.length; i++)
    if (tokens[i].at === location) {
      const { terrain } = t.statics.box.tokens[tokens[i].kind];
      if (terrain !== undefined) bits |= TERRAIN[terrain];
    }
  return bits;
}

export const hasTerrain = (t: OpenTable, location: number, kind: Terrain): boolean =>
  (terrainOf(t, location) & TERRAIN[kind]) !== 0;

export const typeNumber = (type: AttackType): number => TYPES.indexOf(type);
