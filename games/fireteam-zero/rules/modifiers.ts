import type {
  AttackType,
  HeroModifiers,
  MonsterModifiers,
  Rule,
  TableModifiers,
} from '../content/card-types.ts';
import {
  activeHeroesIn,
  hasTerrain,
  isActive,
  isHero,
  isLone,
  kindOf,
  monstersIn,
  rangeBetween,
  specialists,
} from './board.ts';
import { FIRST_MONSTER, NOWHERE, type OpenTable } from './fireteam.ts';

/** The attack a modifier is asked about, if any. */
export interface About {
  readonly type: AttackType;
  readonly ranged: boolean;
}

/** The rules now in force: of the mission, unfinished objectives, tokens on the board, revealed twists (FZ-THR-11). */
function eachRule(t: OpenTable, visit: (rule: Rule) => void): void {
  const { statics, state } = t;
  const { mission, objectives, box } = statics;
  if (mission.rules !== undefined) for (const rule of mission.rules) visit(rule);
  for (let i = 0; i < objectives.length; i++) if (!state.objectives[i].done) visit(objectives[i]);
  for (const { kind } of state.tokens) visit(box.tokens[kind]);
  for (const twist of state.revealed.items) if (twist !== null) visit(box.content.twists[twist]);
}

function eachHeroModifier(t: OpenTable, hero: number, visit: (m: HeroModifiers) => void): void {
  const { statics, state } = t;
  const { card, focuses } = state.heroes[hero];
  const { content, focuses: cards, lasting } = statics.box;
  if (card >= 0) content.heroes[card].modifiers?.forEach(visit);
  // FZ-KD-14: also of a hero who is down; only abilities are used.
  for (const focus of focuses) cards[focus].modifiers?.forEach(visit);
  eachRule(t, (rule) => rule.heroes?.forEach(visit));
  for (const { effect, figure } of state.lasting) {
    const { heroes } = lasting[effect];
    if (figure === hero && heroes !== undefined) visit(heroes);
  }
}

function holdsForHero(t: OpenTable, hero: number, m: HeroModifiers, about: About | null): boolean {
  const w = m.while;
  if (w === undefined) return true;
  const at = t.state.at[hero];
  if (w.type !== undefined && about?.type !== w.type) return false;
  if (w.ranged !== undefined && about?.ranged !== w.ranged) return false;
  if (w.atMostCards !== undefined && t.state.heroes[hero].hand.items.length > w.atMostCards) return false;
  if (at === NOWHERE || at === undefined)
    return w.terrain === undefined && !w.alone && !w.withAlly && !w.withSpecialist;
  if (w.terrain !== undefined && !hasTerrain(t, at, w.terrain)) return false;
  // FZ-GEN-06: who lies on the ground is not the only active hero.
  if (w.alone && (!isActive(t, hero) || activeHeroesIn(t, at) > 1)) return false;
  if (w.withAlly && activeHeroesIn(t, at) < 2) return false;
  return !w.withSpecialist || specialists.some((s) => t.state.at[s] === at);
}

type HeroNumber = 'speed' | 'handLimit' | 'dice' | 'bonus' | 'range' | 'pierce' | 'rerolls' | 'armor';
type HeroFlag = 'sureFooted' | 'slips' | 'ignoresCover' | 'searchesFree' | 'noReactions' | 'noSteppingIn';

/** Several add up. */
export function heroNumber(
  t: OpenTable,
  hero: number,
  which: HeroNumber,
  about: About | null = null,
): number {
  let sum = 0;
  eachHeroModifier(t, hero, (m) => {
    const by = m[which];
    if (by !== undefined && holdsForHero(t, hero, m, about)) sum += by;
  });
  return sum;
}

/** The focus cards that add to it now. */
export const focusesFor = (t: OpenTable, hero: number, which: HeroNumber): readonly number[] =>
  t.state.heroes[hero].focuses.filter((focus) =>
    t.statics.box.focuses[focus].modifiers?.some(
      (m) => m[which] !== undefined && holdsForHero(t, hero, m, null),
    ),
  );

export function heroFlag(t: OpenTable, hero: number, which: HeroFlag, about: About | null = null): boolean {
  let found = false;
  eachHeroModifier(t, hero, (m) => {
    if (m[which] && holdsForHero(t, hero, m, about)) found = true;
  });
  return found;
}

/** FZ-MOV-02 */
export const speedOf = (t: OpenTable, hero: number): number =>
  Math.max(0, t.statics.box.content.heroes[t.state.heroes[hero].card].speed + heroNumber(t, hero, 'speed'));

/** FZ-TAC-09 */
export const handLimitOf = (t: OpenTable, hero: number): number =>
  Math.max(
    0,
    t.statics.box.content.heroes[t.state.heroes[hero].card].hand + heroNumber(t, hero, 'handLimit'),
  );

function eachMonsterModifier(t: OpenTable, monster: number, visit: (m: MonsterModifiers) => void): void {
  const { at, lasting } = t.state;
  // FZ-SET-21
  kindOf(t, monster).attribute.monsters?.forEach((m) => {
    if (m.near === undefined) visit(m);
  });
  for (let other = FIRST_MONSTER; other < at.length; other++) {
    if (other === monster || at[other] === NOWHERE || at[monster] === NOWHERE) continue;
    kindOf(t, other).attribute.monsters?.forEach((m) => {
      if (m.near !== undefined && rangeBetween(t, at[other], at[monster]) <= m.near) visit(m);
    });
  }
  eachRule(t, (rule) => rule.monsters?.forEach(visit));
  for (const { effect, figure } of lasting) {
    const { monsters } = t.statics.box.lasting[effect];
    if (figure === monster && monsters !== undefined) visit(monsters);
  }
}

/** `against`: the hero it attacks, or -1. */
function holdsForMonster(t: OpenTable, monster: number, m: MonsterModifiers, against: number): boolean {
  const w = m.while;
  if (w === undefined) return true;
  const at = t.state.at[monster];
  if (w.class !== undefined && kindOf(t, monster).class !== w.class) return false;
  if (w.atMostPower !== undefined && t.state.power > w.atMostPower) return false;
  if (
    w.againstLone &&
    (!isHero(against) || !isActive(t, against) || !isLone(activeHeroesIn(t, t.state.at[against])))
  )
    return false;
  if (at === NOWHERE) return w.others === undefined && !w.alone && w.terrain === undefined;
  if (w.others !== undefined && monstersIn(t, at) - 1 < w.others) return false;
  if (w.alone && monstersIn(t, at) > 1) return false;
  return w.terrain === undefined || hasTerrain(t, at, w.terrain);
}

type MonsterNumber = 'speed' | 'dice' | 'range' | 'bonus' | 'health';
type MonsterFlag = 'unblockable' | 'ignoresCover' | 'fixedTarget' | 'onlyClose' | 'onlyRanged';

export function monsterNumber(t: OpenTable, monster: number, which: MonsterNumber, against = -1): number {
  let sum = 0;
  eachMonsterModifier(t, monster, (m) => {
    const by = m[which];
    if (by !== undefined && holdsForMonster(t, monster, m, against)) sum += by;
  });
  return sum;
}

export function monsterFlag(t: OpenTable, monster: number, which: MonsterFlag, against = -1): boolean {
  let found = false;
  eachMonsterModifier(t, monster, (m) => {
    if (m[which] && holdsForMonster(t, monster, m, against)) found = true;
  });
  return found;
}

/** FZ-RES-01 */
export function resistanceOf(t: OpenTable, monster: number, type: AttackType): number {
  let sum = kindOf(t, monster).resistance[type];
  eachMonsterModifier(t, monster, (m) => {
    const by = m.resistance?.[type];
    if (by !== undefined && holdsForMonster(t, monster, m, -1)) sum += by;
  });
  return Math.max(0, sum);
}

export const healthOf = (t: OpenTable, monster: number): number =>
  Math.max(1, kindOf(t, monster).health + monsterNumber(t, monster, 'health'));
export const monsterSpeed = (t: OpenTable, monster: number): number =>
  Math.max(0, kindOf(t, monster).speed + monsterNumber(t, monster, 'speed'));
export const monsterReach = (t: OpenTable, monster: number): number =>
  Math.max(0, kindOf(t, monster).attack.range + monsterNumber(t, monster, 'range'));

type TableNumber = 'threat' | 'specialistReach';
type TableFlag = 'noResponses' | 'closerSpawns' | 'unsecured';

export function tableNumber(t: OpenTable, which: TableNumber): number {
  let sum = 0;
  eachRule(t, ({ table }) => {
    sum += table?.[which] ?? 0;
  });
  return sum;
}

export function tableFlag(t: OpenTable, which: TableFlag & keyof TableModifiers): boolean {
  let found = false;
  eachRule(t, ({ table }) => {
    if (table?.[which]) found = true;
  });
  return found;
}
