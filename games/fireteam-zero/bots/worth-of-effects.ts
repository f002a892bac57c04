import { isWithin, localsOf } from '@sightline/bots';
import type { SeenLocals } from '@sightline/kernel';
import type {
  AttackPart,
  Deed,
  Effect,
  HeroModifiers,
  MonsterClass,
  MonsterModifiers,
} from '../content/card-types.ts';
import { PER_DIE, TYPES } from '../content/dice.ts';
import { diceFor, symbolsOf } from '../rules/attack-dice.ts';
import { isActive, isHero, isMonster, rangeBetween } from '../rules/board.ts';
import { NONE, NOWHERE } from '../rules/fireteam.ts';
import { ignoredBy } from '../rules/knockdown.ts';
import { against } from '../rules/monster-attack.ts';
import { willActivate } from '../rules/monster-order.ts';
import * as sequences from '../rules/procedures.ts';
import { isSearchable } from '../rules/search.ts';
import { eachTarget, whom } from '../rules/targets.ts';
import { isTwistBefore, threatAfter } from '../rules/threat-track.ts';
import { type DeedView, fighterOf, type Of } from './deed-view.ts';
import { isMissionDone, missionWorth, searchWorth, walk } from './jobs.ts';
import { chance, REROLL } from './odds.ts';
import { cardWorth, dread, fallCost, forecast, lossOf, relief, toughness } from './outlook.ts';
import type { BotReading } from './reading.ts';
import { type StrikeTarget, vigour } from './strike.ts';

/** An attack that is going on, as every seat sees it. */
type SeenAttack = SeenLocals<typeof sequences.attack>;
type SeenWound = SeenLocals<typeof sequences.wound>;

type Kind = Effect['do'];
type Weights = { readonly [K in Kind]: (s: DeedView, e: Of<K>) => number };

type Meant = { readonly who: Parameters<typeof whom>[1] };
const meant = (s: DeedView, { who }: Meant): number[] => whom(s.r.table, who, s);
const heroesIn = (s: DeedView, e: Meant): number[] => meant(s, e).filter(isHero);
const monstersAmong = (s: DeedView, e: Meant): number[] => meant(s, e).filter(isMonster);
const foeIndex = (s: DeedView, monster: number) => s.o.foes.findIndex((foe) => foe.figure === monster);
const markOf = (s: DeedView, target: number): StrikeTarget | undefined =>
  fighterOf(s, Math.max(0, s.you)).marks.find((mark) => mark.target === target);

/** Cards drawn before the draw of the tactics phase only count above the hand limit. */
function drawn(s: DeedView, hero: number, cards: number): number {
  const { r, o } = s;
  if (!isWithin(r, sequences.tactics)) return cards * cardWorth(r, o, hero);
  const above = r.state.heroes[hero].hand.items.length + cards - o.hands[hero];
  return Math.max(0, above) * (0.6 + cardWorth(r, o, hero));
}

/** Hits that somebody takes outside of an attack. */
function taken(s: DeedView, hero: number, hits: number): number {
  const { r, o } = s;
  return hits > o.hands[hero] ? fallCost(r) : lossOf(r, o, hero, hits) + 0.2 * hits;
}

/** Hits an attack on a hero will do on average: with what counts against that hero, which the roll will add. */
export function blow({ table: t }: BotReading, a: SeenAttack, hero = a.target): number {
  if (a.dice.length > 0) return 0;
  const { dice, bonus } =
    isMonster(a.attacker) && isHero(hero) ? against(t, a.attacker, hero) : { dice: 0, bonus: 0 };
  return diceFor(a.strength + dice) * PER_DIE[TYPES[a.type]] + a.bonus + bonus;
}

/** What so many hits fewer save the hero that is attacked. */
function spared(s: DeedView, hero: number, before: number, after: number): number {
  const { r, o } = s;
  const hand = o.hands[hero];
  return (
    (before - after) * 0.25 +
    dread(r, hand, before + 0.6 * o.expected[hero]) -
    dread(r, hand, after + 0.6 * o.expected[hero])
  );
}

/** A hero's attack with a little more, or a monster's with a little less. */
function changed(
  s: DeedView,
  by: { dice?: number; bonus?: number; pierce?: number; rerolls?: number },
): number {
  const a = localsOf(s.r, sequences.attack);
  if (a === null) return 0;
  if (!isHero(a.attacker)) {
    if (!isHero(a.target)) return 0;
    const now = blow(s.r, a);
    return spared(
      s,
      a.target,
      now,
      Math.max(0, now + (by.dice ?? 0) * PER_DIE[TYPES[a.type]] + (by.bonus ?? 0)),
    );
  }
  const mark = markOf(s, a.target);
  if (mark === undefined) return 0;
  const odds = (dice: number, bonus: number, pierce: number, rerolls: number) => {
    const type = TYPES[a.type];
    const need = toughness(mark, type, pierce) - bonus;
    if (a.dice.length === 0) return chance(type, dice + REROLL * rerolls, need);
    const blanks = a.dice.filter((face) => symbolsOf([face], a.type) === 0).length;
    return chance(type, Math.min(rerolls, blanks), need - symbolsOf(a.dice, a.type));
  };
  const spare = a.dice.length === 0 ? a.rerolls : 0;
  const more =
    odds(
      a.strength + (by.dice ?? 0),
      a.bonus + (by.bonus ?? 0),
      a.pierce + (by.pierce ?? 0),
      spare + (by.rerolls ?? 0),
    ) - odds(a.strength, a.bonus, a.pierce, spare);
  return more * mark.worth;
}

/** An attack that the effect makes. */
function attackWorth(s: DeedView, part: AttackPart | null, at: Of<'attack'>['at']): number {
  const { r, you } = s;
  if (part === null || !isActive(r.table, you)) return 0;
  const fighter = fighterOf(s, you);
  const from = r.state.at[you];
  if (at === 'choose') {
    let top = 0;
    for (const mark of fighter.marks)
      if (fighter.reaches(part, from, mark.at)) top = Math.max(top, fighter.worthOf([part], from, mark));
    return top;
  }
  const target = s[at];
  const mark = fighter.marks.find((m) => m.target === target);
  if (mark === undefined || !fighter.reaches(part, from, mark.at)) return 0;
  // Whoever dies before it strikes does not strike.
  const a = localsOf(r, sequences.attack);
  const strikes =
    a !== null && a.attacker === target && isHero(a.target) ? spared(s, a.target, blow(r, a), 0) : 0;
  return fighter.worthOf([part], from, mark) + strikes * fighter.kills([part], from, mark);
}

function heroesWith(s: DeedView, heroes: readonly number[], m: HeroModifiers): number {
  const { r, o } = s;
  let sum = 0;
  for (const h of heroes) {
    if (m.armor !== undefined)
      sum +=
        0.2 * Math.min(o.expected[h], m.armor) +
        dread(r, o.hands[h], o.expected[h]) -
        dread(r, o.hands[h], Math.max(0, o.expected[h] - 0.6 * m.armor * o.expected[h]));
    const busy = o.foes.some((foe) => rangeBetween(r.table, foe.at, r.state.at[h]) <= 3) ? 1 : 0.1;
    sum += busy * (0.5 * (m.dice ?? 0) + 1.3 * (m.bonus ?? 0) + 0.4 * (m.pierce ?? 0) + 0.2 * (m.range ?? 0));
    sum += (isMissionDone(r) ? 1 : 0.5) * (m.speed ?? 0) + (m.slips ? 0.3 : 0) + (m.sureFooted ? 0.2 : 0);
    if (m.noReactions) sum -= 0.5;
    if (m.noSteppingIn) sum -= 0.2;
  }
  return sum;
}

/** What it is worth that a monster in reach needs a hit less this round. */
const SOFTER: Readonly<Record<MonsterClass, number>> = { minion: 0.8, elite: 1.3, boss: 2.5 };

function monstersWith(s: DeedView, monsters: readonly number[], m: MonsterModifiers): number {
  const { r, o } = s;
  let sum = 0;
  for (const monster of monsters) {
    const index = foeIndex(s, monster);
    if (index < 0) continue;
    const foe = o.foes[index];
    const comes = o.by[index].some((hits) => hits > 0) ? 1 : 0;
    const danger = relief(r, o, index) - 0.6;
    sum -= comes * ((m.dice ?? 0) / Math.max(2, foe.hits / PER_DIE[foe.attack])) * danger;
    if (m.speed !== undefined && foe.speed > 0) {
      const held = o.places.some((at) => at === foe.at);
      sum -= held ? 0 : 0.5 * comes * Math.max(-1, m.speed / foe.speed) * danger;
    }
    const softer =
      -(m.health ?? 0) - TYPES.reduce((n, type) => n + (m.resistance?.[type] ?? 0) / TYPES.length, 0);
    if (softer !== 0) {
      const near = o.places.some((at) => at !== NOWHERE && rangeBetween(r.table, at, foe.at) <= 3);
      sum += near ? softer * SOFTER[foe.class] : 0;
    }
    if (m.unblockable || m.fixedTarget) sum -= 0.5;
  }
  return sum;
}

/** Would the attack find nobody if this hero were a step away? Then it does nothing (FZ-MATK-14). */
function escapes(s: DeedView): number {
  const { r, o } = s;
  const a = localsOf(r, sequences.attack);
  if (a === null || isHero(a.attacker) || !isHero(a.target)) return 0;
  const foe = o.foes.find((f) => f.figure === a.attacker);
  if (foe === undefined) return 0;
  const far = rangeBetween(r.table, foe.at, r.state.at[a.target]);
  if (far < foe.reach) return 0;
  const others = o.places.some(
    (at, h) => h !== a.target && at !== NOWHERE && rangeBetween(r.table, foe.at, at) <= foe.reach,
  );
  const saved = spared(s, a.target, blow(r, a), 0);
  return others ? 0.3 * saved : saved;
}

export const WORTH: Weights = {
  draw: (s, e) => heroesIn(s, e).reduce((sum, h) => sum + drawn(s, h, e.cards), 0),
  discard: (s, e) => heroesIn(s, e).reduce((sum, h) => sum - taken(s, h, e.cards), 0),
  harm: (s, e) => heroesIn(s, e).reduce((sum, h) => sum - taken(s, h, e.hits), 0),
  recover: (s) => {
    const text = s.r.statics.box.cards[s.target];
    return 0.5 + (text === undefined ? 0 : 0.1 * vigour(text.attack));
  },

  move: (s, e) => {
    const heroes = heroesIn(s, e);
    const a = localsOf(s.r, sequences.attack);
    if (a !== null && heroes.includes(a.target)) return escapes(s);
    if (a !== null) return 0;
    return heroes.reduce((sum, h) => sum + (s.o.expected[h] > 2 ? 0.8 : 0.35) * Math.min(2, e.points), 0);
  },
  place: () => 0,
  push: (s, e) => {
    const a = localsOf(s.r, sequences.attack);
    if (a !== null && isMonster(a.attacker) && meant(s, e).includes(a.attacker)) return escapes(s);
    return monstersAmong(s, e).length * 0.4;
  },
  advance: (s, e) => -0.4 * monstersAmong(s, e).length,
  fetchSpecialist: (s) => (s.target === NONE || s.r.state.at[s.target] === s.r.state.at[s.you] ? 0 : 0.4),

  dice: (s, e) => changed(s, { dice: e.by }),
  bonus: (s, e) => changed(s, { bonus: e.hits }),
  reroll: (s, e) => {
    const hit = localsOf(s.r, sequences.wound);
    if (hit !== null) return spared(s, hit.hero, hit.hits, Math.max(0, hit.hits - 0.5 * e.dice));
    return changed(s, { rerolls: e.dice });
  },
  pierce: (s, e) => changed(s, { pierce: e.resistance }),
  prevent: (s, e) => stops(s, e.hits),
  cancel: (s) => {
    const hit = localsOf(s.r, sequences.wound);
    if (hit !== null) return stops(s, Infinity);
    const a = localsOf(s.r, sequences.attack);
    return a === null || !isHero(a.target) ? 0 : spared(s, a.target, blow(s.r, a), 0);
  },
  takeIt: (s) => {
    const { r, o, you } = s;
    const hit = localsOf(r, sequences.wound);
    const a = localsOf(r, sequences.attack);
    if (!isActive(r.table, you)) return 0;
    const hero = hit?.hero ?? a?.target ?? NONE;
    const hits = hit === null ? (a === null ? 0 : blow(r, a, you)) : hitsOn(s, hit, you);
    if (!isHero(hero) || hero === you) return 0;
    // The card that says so is gone by then.
    const mine = dread(
      r,
      o.hands[you] - 1 - (hit === null ? 0 : hits),
      o.expected[you] + (hit === null ? hits : 0),
    );
    if (hit === null)
      return (
        spared(s, hero, a === null ? 0 : blow(r, a), 0) -
        mine +
        dread(r, o.hands[you], o.expected[you]) -
        0.25 * hits
      );
    return (
      stops(s, Infinity) -
      (hits > o.hands[you] - 1 ? fallCost(r) : mine - dread(r, o.hands[you], o.expected[you])) -
      0.3
    );
  },

  attack: (s, e) => attackWorth(s, e.with === 'thisCard' ? s.part : e.with, e.at),
  strike: () => -1.3,
  hit: (s, e) =>
    monstersAmong(s, e).reduce((sum, monster) => {
      const mark = markOf(s, monster);
      const foe = mark?.foe;
      return sum + (mark && foe && toughness(foe, e.type, 0) <= e.hits ? mark.worth : 0);
    }, 0),

  action: (s, e) => (heroesIn(s, e).length > 0 && isWithin(s.r, sequences.heroTurn) ? 2.4 : 0),
  stride: () => 0.4,
  search: (s) => {
    const { r, you } = s;
    if (!isActive(r.table, you)) return 0;
    // A step or two may come before it.
    const steps = isWithin(r, sequences.tactics) ? 2 : 0;
    const near = r.state.spawnTokens.some(
      ({ at }) => at !== NOWHERE && walk(r, r.state.at[you], at) <= steps && isSearchable(r.table, at),
    );
    return near ? Math.max(0, searchWorth(r)) : 0;
  },
  // Who lies there is safe until its own turn, and stands then.
  stand: (s, e) => {
    const { r, o } = s;
    const hero = s[e.who];
    if (!isHero(hero)) return 0;
    const places = o.places.slice();
    places[hero] = r.state.at[hero];
    const { expected } = forecast(r, o.foes, places);
    return 0.5 - dread(r, 2, expected[hero]);
  },
  activate: (s, e) => -1.4 * monstersAmong(s, e).filter((m) => willActivate(s.r.table, m, false)).length,
  stun: (s, e) =>
    monstersAmong(s, e).reduce((sum, monster) => {
      const index = foeIndex(s, monster);
      return sum + (index < 0 ? 0 : Math.max(0, relief(s.r, s.o, index) - 0.8));
    }, 0),

  threat: (s, e) => {
    const { table: t } = s.r;
    if (e.spaces > 0 && threatAfter(t, e.spaces) === t.state.threat) return 0;
    return -e.spaces * (isTwistBefore(t, threatAfter(t, Math.max(1, e.spaces))) ? 2 : 0.9);
  },
  coin: (s) => (s.r.state.heads ? 0 : 12),
  spawn: (_s, e) => -1.1 * e.figures,
  enlist: () => -2,
  ambush: () => -2.2,
  slay: (s, e) => monstersAmong(s, e).reduce((sum, m) => sum + (markOf(s, m)?.worth ?? 0), 0),
  bossEnters: () => 0,
  power: (_s, e) => -4 * e.tokens,
  closeSpawn: () => 1.2,
  // To be searched once more, if there is still something to find.
  reopenSpawn: (s) => (searchWorth(s.r) > 0.5 ? 0.6 : 0),
  scout: (s) => (searchWorth(s.r) > 0.5 ? 0.7 : 0.05),

  intel: () => 0,
  progress: () => 0,
  token: () => 0,
  removeToken: () => 0,
  either: (s, e) => Math.max(...e.options.map((o) => worthOf(s, o))),
  onlyIf: () => 0,
  lasting: (s, e) =>
    (e.heroes === undefined ? 0 : heroesWith(s, heroesIn(s, e), e.heroes)) +
    (e.monsters === undefined ? 0 : monstersWith(s, monstersAmong(s, e), e.monsters)),
};

/** What comes of them if this hero takes them: armor is its own. */
function hitsOn({ r }: DeedView, hit: SeenWound, hero: number): number {
  const hits = hit.hits + hit.ignored;
  return hits - ignoredBy(r.table, hero, { ...hit, hits });
}

/** Hits that a hit hero does not take. */
function stops(s: DeedView, most: number): number {
  const { r, o } = s;
  const hit = localsOf(r, sequences.wound);
  if (hit === null || hit.unblockable) return 0;
  const off = Math.min(hit.hits, most);
  const hand = o.hands[hit.hero] - (s.you === hit.hero && s.part !== null ? 1 : 0);
  const cost = (hits: number) =>
    hits > hand ? fallCost(r) : 0.15 * hits + dread(r, hand - hits, o.expected[hit.hero]);
  return cost(hit.hits) - cost(hit.hits - off);
}

/** What a deed is worth in cards, with the best target there is unless one is given. */
export function worthOf(s: DeedView, deed: Deed): number {
  if (deed.target === undefined || s.target !== NONE) return plain(s, deed);
  const { table, statics } = s.r;
  const number = statics.box.numberOf(deed);
  const worths: number[] = [];
  eachTarget(table, deed.target, s, (target) => worths.push(plain({ ...s, target, deed: number }, deed)));
  return worths.length === 0 ? plain(s, deed) : Math.max(...worths);
}

function plain(s: DeedView, deed: Deed): number {
  let sum = isMissionDone(s.r) ? 0 : missionWorth(s.r, deed.effects, s.task);
  for (const e of deed.effects) {
    const weigh = WORTH[e.do] as (s: DeedView, e: Effect) => number;
    sum += weigh(s, e);
  }
  const { cost } = deed;
  if (cost !== undefined && s.you !== NONE) sum -= lossOf(s.r, s.o, s.you, cost) + 0.2 * cost;
  return sum;
}
