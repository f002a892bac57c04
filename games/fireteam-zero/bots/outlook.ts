import { isWithin, localsOf } from '@sightline/bots';
import type { AttackType, MonsterClass } from '../content/card-types.ts';
import { ACTIVATION_DIE, type ActivationFace, PER_DIE, TYPES } from '../content/dice.ts';
import { strikesAll } from '../rules/attack-dice.ts';
import { heroesInTurnOrder, isActive, isLone, kindOf, typeNumber } from '../rules/board.ts';
import { isBarredFrom } from '../rules/damage.ts';
import { FIRST_MONSTER, MOST_HEROES, NONE, NOWHERE } from '../rules/fireteam.ts';
import { hitsToKill } from '../rules/killing.ts';
import { healthOf, monsterReach, monsterSpeed, resistanceOf } from '../rules/modifiers.ts';
import { comesIntoReach } from '../rules/monster-activation.ts';
import { against } from '../rules/monster-attack.ts';
import { willActivate } from '../rules/monster-order.ts';
import { nearest, walkBetween } from '../rules/nearest.ts';
import * as sequences from '../rules/procedures.ts';
import { FAR } from '../rules/statics.ts';
import { missing } from '../rules/tactics-phase.ts';
import { falls } from './odds.ts';
import type { BotReading } from './reading.ts';

/** A monster on the board as it looks to a hero. */
export interface Foe {
  readonly figure: number;
  readonly at: number;
  readonly class: MonsterClass;
  readonly health: number;
  /** by attack type */
  readonly resistance: readonly number[];
  /** from afar, from its own location: it cannot be hurt from there */
  readonly barred: readonly [boolean, boolean];
  readonly speed: number;
  readonly reach: number;
  /** how likely it comes one step farther */
  readonly leap: number;
  readonly attack: AttackType;
  /** hits its attack does on average, and how many more on a hero who is alone */
  readonly hits: number;
  readonly onLone: number;
  /** it will activate before the round ends */
  readonly waits: boolean;
}

/** What the threat phase will bring, as far as it is known. */
export interface Outlook {
  readonly foes: readonly Foe[];
  /** where each hero is that can be attacked; NOWHERE for the others */
  readonly places: readonly number[];
  /** cards in each hand */
  readonly hands: readonly number[];
  /** hits each hero expects this round, and from which monster (in the order of `foes`) */
  readonly expected: Float64Array;
  readonly by: readonly Float64Array[];
}

/** A monster in the way costs this much before anything else is known of it. */
export const PRESENCE: Readonly<Record<MonsterClass, number>> = { minion: 0.8, elite: 1.6, boss: 3 };

/** What it costs to be knocked down: the coin; with tails the mission (FZ-KD-04). */
const FALL = { heads: 14, tails: 60 } as const;

export function outlookOf(r: BotReading): Outlook {
  const { table: t, state, statics } = r;
  const foes: Foe[] = [];
  const spawning = isWithin(r, sequences.spawnMonsters);
  const activating = isWithin(r, sequences.activateMonsters);
  // The one whose activation has begun has not struck yet; once it strikes, the attack speaks for itself.
  const going = localsOf(r, sequences.activation)?.monster ?? NONE;
  const striking = localsOf(r, sequences.attack)?.attacker ?? NONE;
  for (let figure = FIRST_MONSTER; figure < state.at.length; figure++) {
    if (state.at[figure] === NOWHERE) continue;
    const acts = figure === going && figure !== striking;
    foes.push(foeOf(r, figure, acts || (!spawning && willActivate(t, figure, activating))));
  }
  const places = Array.from({ length: statics.heroes }, (_, h) => (isActive(t, h) ? state.at[h] : NOWHERE));
  // Before the draw a hand is what it will be after it.
  const drawing = isWithin(r, sequences.tactics);
  const hands = state.heroes.map(({ hand, card }, h) =>
    drawing && card >= 0 ? hand.items.length + missing(t, h) : hand.items.length,
  );
  return { foes, places, hands, ...forecast(r, foes, places) };
}

const share = (face: ActivationFace): number =>
  ACTIVATION_DIE.filter((one) => one === face).length / ACTIVATION_DIE.length;
/** How likely a monster's die lets it go a step farther, or do its special. */
const MOVE = share('move');
const SPECIAL = share('special');

function foeOf(r: BotReading, figure: number, waits: boolean): Foe {
  const { table: t } = r;
  const card = kindOf(t, figure);
  const { type, strength } = card.attack;
  const per = PER_DIE[type];
  const { dice, bonus } = against(t, figure, NONE);
  let hits = per * (strength + dice) + bonus;
  let leap = MOVE;
  let onLone = 0;
  for (const e of card.special.effects) {
    if (e.do === 'dice') hits += SPECIAL * per * e.by;
    if (e.do === 'bonus' || e.do === 'harm') hits += SPECIAL * e.hits;
    if (e.do === 'advance') leap += SPECIAL;
  }
  for (const m of card.attribute.monsters ?? [])
    if (m.while?.againstLone) onLone += per * (m.dice ?? 0) + (m.bonus ?? 0);
  return {
    figure,
    at: r.state.at[figure],
    class: card.class,
    health: healthOf(t, figure),
    resistance: TYPES.map((of) => resistanceOf(t, figure, of)),
    barred: [isBarredFrom(t, figure, false), isBarredFrom(t, figure, true)],
    speed: monsterSpeed(t, figure),
    reach: monsterReach(t, figure),
    leap,
    attack: type,
    hits: Math.max(0, hits),
    onLone,
    waits,
  };
}

/** What each monster does to whom, if the heroes are in these places. */
export function forecast(
  r: BotReading,
  foes: readonly Foe[],
  places: readonly number[],
): { expected: Float64Array; by: Float64Array[] } {
  const { heroes } = r.statics;
  const expected = new Float64Array(MOST_HEROES);
  const by = foes.map((foe) => {
    const hits = new Float64Array(MOST_HEROES);
    if (!foe.waits) return hits;
    const far = (h: number) => (places[h] === NOWHERE ? FAR : walkBetween(r.table, foe.at, places[h]));
    const target = nearest(r.table, FAR, far);
    if (target === NONE) return hits;
    const comes = { yes: 1, perhaps: foe.leap, no: 0 }[comesIntoReach(far(target), foe.speed, foe.reach)];
    if (comes === 0) return hits;
    const there = places[target];
    let crowd = 0;
    for (let h = 0; h < heroes; h++) if (places[h] === there) crowd++;
    const strikes = comes * (foe.hits + (isLone(crowd) ? foe.onLone : 0));
    for (let h = 0; h < heroes; h++)
      if (h === target || (strikesAll(foe.attack) && places[h] === there)) {
        hits[h] = strikes;
        expected[h] += strikes;
      }
    return hits;
  });
  return { expected, by };
}

/** The hero that a monster will strike; NONE: nobody, as far as can be told. */
export function huntedBy(o: Outlook, figure: number): number {
  const hits = o.by[o.foes.findIndex((foe) => foe.figure === figure)] ?? [];
  const most = Math.max(...hits);
  return most > 0 ? hits.indexOf(most) : NONE;
}

/** Where a fall is certain, fewer hits are still better than more: somebody may step in. */
const SLOPE = 0.04;

/** What it costs, in cards, to await so many hits with so many cards. */
export const dread = (r: BotReading, hand: number, hits: number): number =>
  (falls(hand, hits) + SLOPE * hits) * (r.state.heads ? FALL.heads : FALL.tails);

/** What it costs if a hero falls now. */
export const fallCost = (r: BotReading): number => (r.state.heads ? FALL.heads : FALL.tails);

/** What the team has of a monster being gone, apart from objectives. */
export function relief(r: BotReading, o: Outlook, index: number): number {
  let sum: number = PRESENCE[o.foes[index].class];
  const hits = o.by[index];
  for (let h = 0; h < o.places.length; h++)
    if (hits[h] > 0)
      sum +=
        0.35 * hits[h] + dread(r, o.hands[h], o.expected[h]) - dread(r, o.hands[h], o.expected[h] - hits[h]);
  return sum;
}

/** What one card more is worth to a hero: it stands longer, and may use it if its turn is still to come. */
export const cardWorth = (r: BotReading, o: Outlook, hero: number): number =>
  (isDue(r, hero) ? 0.55 : 0.1) +
  dread(r, o.hands[hero], o.expected[hero]) -
  dread(r, o.hands[hero] + 1, o.expected[hero]);

/** What it costs a hero to give up so many cards. */
export const lossOf = (r: BotReading, o: Outlook, hero: number, cards: number): number =>
  cards * (isDue(r, hero) ? 0.55 : 0.1) +
  dread(r, o.hands[hero] - cards, o.expected[hero]) -
  dread(r, o.hands[hero], o.expected[hero]);

/** Is the hero's turn of this round still to come, or going on? */
export function isDue(r: BotReading, hero: number): boolean {
  const phase = localsOf(r, sequences.heroPhase);
  if (phase === null) return !isWithin(r, sequences.threatPhase);
  return heroesInTurnOrder(r.table).indexOf(hero) >= phase.place - 1;
}

/** How many hits of an attack it takes to kill. */
export const toughness = (
  { health, resistance }: Pick<Foe, 'health' | 'resistance'>,
  type: AttackType,
  pierce: number,
): number => hitsToKill({ health, resistance: resistance[typeNumber(type)] }, pierce);
