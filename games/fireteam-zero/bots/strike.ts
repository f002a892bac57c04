import type { AttackPart, AttackType } from '../content/card-types.ts';
import { TYPES } from '../content/dice.ts';
import { diceFor, terrainDice } from '../rules/attack-dice.ts';
import { isActive, rangeBetween } from '../rules/board.ts';
import { FIRST_TOKEN, HENRY } from '../rules/fireteam.ts';
import { heroFlag, heroNumber, tableNumber } from '../rules/modifiers.ts';
import { killWorth, missionWorth } from './jobs.ts';
import { chance, PER_DIE, REROLL } from './odds.ts';
import { type Foe, fallCost, lossOf, type Outlook, relief, toughness } from './outlook.ts';
import type { BotReading } from './reading.ts';

/** What a hero adds to attacks of a type, near or far. */
interface Arm {
  readonly dice: number;
  readonly bonus: number;
  readonly pierce: number;
  readonly rerolls: number;
  readonly range: number;
  readonly ignoresCover: boolean;
}

/** A target of heroes: a monster, or a token. */
export interface StrikeTarget {
  readonly target: number;
  readonly at: number;
  readonly foe: Foe | null;
  /** hits needed, by attack type, and resistance in it */
  readonly health: number;
  readonly resistance: readonly number[];
  /** what it is worth to be rid of it */
  readonly worth: number;
}

/** An attack with cards, weighed. */
export interface WeighedAttack {
  readonly cards: readonly number[];
  readonly target: number;
  readonly worth: number;
  readonly destroys: boolean;
}

/** How a hero fights, remembered while one question is answered. */
export class Fighter {
  readonly r: BotReading;
  readonly o: Outlook;
  readonly hero: number;
  readonly marks: readonly StrikeTarget[];
  private readonly arms: (Arm | undefined)[] = [];

  constructor(r: BotReading, o: Outlook, hero: number) {
    this.r = r;
    this.o = o;
    this.hero = hero;
    this.marks = marksOf(r, o);
  }

  arm(type: AttackType, ranged: boolean): Arm {
    const key = 2 * TYPES.indexOf(type) + (ranged ? 1 : 0);
    let arm = this.arms[key];
    if (arm === undefined) {
      const { table: t } = this.r;
      const about = { type, ranged };
      arm = {
        dice: heroNumber(t, this.hero, 'dice', about),
        bonus: heroNumber(t, this.hero, 'bonus', about),
        pierce: heroNumber(t, this.hero, 'pierce', about),
        rerolls: heroNumber(t, this.hero, 'rerolls', about),
        range: heroNumber(t, this.hero, 'range', about),
        ignoresCover: heroFlag(t, this.hero, 'ignoresCover', about),
      };
      this.arms[key] = arm;
    }
    return arm;
  }

  reaches(part: AttackPart, from: number, at: number): boolean {
    const range = rangeBetween(this.r.table, from, at);
    return range <= Math.max(0, part.range + this.arm(part.type, range > 0).range);
  }

  /** How likely the attack parts, thrown together from a place, destroy the mark. */
  kills(parts: readonly AttackPart[], from: number, mark: StrikeTarget): number {
    const [{ type }] = parts;
    const arm = this.arm(type, from !== mark.at);
    let { dice, bonus, pierce, rerolls, ignoresCover } = arm;
    for (const part of parts) {
      dice += part.strength;
      bonus += part.bonus ?? 0;
      pierce += part.pierce === 'all' ? 99 : (part.pierce ?? 0);
      rerolls += part.rerolls ?? 0;
      if (part.ignoresCover) ignoresCover = true;
    }
    const { r } = this;
    const { foe } = mark;
    if (foe !== null && (from === mark.at ? foe.onlyRanged : foe.onlyClose)) return 0;
    if (rangeBetween(r.table, r.state.at[HENRY], from) <= 1 + tableNumber(r.table, 'specialistReach'))
      rerolls++;
    const rolled = diceFor(dice + terrainDice(r.table, from, mark.at, ignoresCover));
    const need =
      foe !== null
        ? toughness(foe, type, pierce)
        : mark.health + Math.max(0, mark.resistance[TYPES.indexOf(type)] - pierce);
    return chance(type, rolled + REROLL * Math.min(rerolls, rolled / 2), need - bonus);
  }

  /** What an attack does on average, less what a bomb does to friends. */
  worthOf(parts: readonly AttackPart[], from: number, mark: StrikeTarget): number {
    const [{ type }] = parts;
    let worth = this.kills(parts, from, mark) * mark.worth;
    if (type !== 'bomb') return worth + this.follows(parts);
    for (const other of this.marks)
      if (other !== mark && other.foe !== null && other.at === mark.at)
        worth += this.kills(parts, from, other) * other.worth;
    let hits = 0;
    for (const part of parts) hits += part.strength * PER_DIE.bomb + (part.bonus ?? 0);
    for (let h = 0; h < this.o.places.length; h++)
      if (this.o.places[h] === mark.at && (h !== this.hero || from === mark.at))
        worth -= this.hurt(h, hits, h === this.hero ? parts.length : 0);
    if (from === mark.at && this.r.state.at[this.hero] !== from)
      worth -= this.hurt(this.hero, hits, parts.length);
    return worth + this.follows(parts);
  }

  /** Small things that come with the cards. */
  private follows(parts: readonly AttackPart[]): number {
    let sum = 0;
    for (const part of parts)
      sum += (part.after === undefined ? 0 : 0.4) + (part.onKill === undefined ? 0 : 0.3);
    return sum;
  }

  private hurt(hero: number, hits: number, spent: number): number {
    const { r, o } = this;
    const hand = o.hands[hero] - spent;
    if (hits > hand) return fallCost(r);
    return 0.5 * hits + lossOf(r, o, hero, Math.round(hits));
  }

  /** The best attack from a place with cards of the hand. */
  best(from: number, hand: readonly number[], keep: (card: number) => number): WeighedAttack | null {
    const { r, o, hero } = this;
    const { cards: texts } = r.statics.box;
    let found: WeighedAttack | null = null;
    for (const mark of this.marks) {
      if (mark.worth <= 0) continue;
      for (const type of TYPES) {
        const cards = hand
          .filter(
            (card) => texts[card].attack.type === type && this.reaches(texts[card].attack, from, mark.at),
          )
          .sort((a, b) => keep(a) - vigour(texts[a].attack) - (keep(b) - vigour(texts[b].attack)));
        const parts: AttackPart[] = [];
        let kept = 0;
        for (let n = 1; n <= cards.length; n++) {
          parts.push(texts[cards[n - 1]].attack);
          kept += keep(cards[n - 1]);
          const worth = this.worthOf(parts, from, mark) - 0.3 * kept - lossAfterTurn(r, o, hero, n);
          if (found === null || worth > found.worth)
            found = { cards: cards.slice(0, n), target: mark.target, worth, destroys: mark.foe === null };
        }
      }
    }
    return found;
  }
}

/** What a card does in an attack, in dice. */
export const vigour = (part: AttackPart): number =>
  part.strength * PER_DIE[part.type] +
  (part.bonus ?? 0) +
  0.4 * (part.rerolls ?? 0) +
  (part.pierce === 'all' ? 1 : 0.5 * (part.pierce ?? 0));

/** In one's own turn cards are for attacking: what remains is redrawn next round anyway. */
const lossAfterTurn = (r: BotReading, o: Outlook, hero: number, cards: number): number =>
  lossOf(r, o, hero, cards) - 0.4 * cards;

function marksOf(r: BotReading, o: Outlook): StrikeTarget[] {
  const marks: StrikeTarget[] = o.foes.map((foe, i) => ({
    target: foe.figure,
    at: foe.at,
    foe,
    health: foe.health,
    resistance: foe.resistance,
    worth: relief(r, o, i) + killWorth(r, foe) + (isInTheWay(r, foe) ? 1.5 : 0),
  }));
  r.state.tokens.forEach(({ kind, at }, i) => {
    const thing = r.statics.box.tokens[kind].attackable;
    if (thing === undefined) return;
    marks.push({
      target: FIRST_TOKEN + i,
      at,
      foe: null,
      health: thing.health,
      resistance: TYPES.map((type) => thing.resistance[type]),
      worth: missionWorth(r, thing.destroyed.effects, -1),
    });
  });
  return marks;
}

/** It stands where something could be searched or done. */
const isInTheWay = (r: BotReading, foe: Foe): boolean =>
  r.state.spawnTokens.some((token) => token.up && token.at === foe.at && isNear(r, foe.at)) ||
  r.state.tokens.some((token) => token.at === foe.at);

function isNear(r: BotReading, at: number): boolean {
  for (let h = 0; h < r.statics.heroes; h++)
    if (isActive(r.table, h) && rangeBetween(r.table, r.state.at[h], at) <= 1) return true;
  return false;
}
