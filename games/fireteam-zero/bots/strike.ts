import type { AttackPart, AttackType } from '../content/card-types.ts';
import { PER_DIE, TYPES } from '../content/dice.ts';
import { type AttackStrength, ownStrength, reachOf, withParts } from '../rules/attack.ts';
import { diceFor, strikesAll, terrainDice } from '../rules/attack-dice.ts';
import { rerollsFrom } from '../rules/attack-sequence.ts';
import { isActive, rangeBetween, typeNumber } from '../rules/board.ts';
import { FIRST_TOKEN } from '../rules/fireteam.ts';
import { killWorth, missionWorth } from './jobs.ts';
import { chance, REROLL } from './odds.ts';
import { type Foe, fallCost, lossOf, type Outlook, relief, toughness } from './outlook.ts';
import type { BotReading } from './reading.ts';

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
  private readonly own: AttackStrength[] = [];
  private readonly reach = new Map<AttackPart, number[]>();

  constructor(r: BotReading, o: Outlook, hero: number) {
    this.r = r;
    this.o = o;
    this.hero = hero;
    this.marks = marksOf(r, o);
  }

  private ownStrength(type: AttackType, ranged: boolean): AttackStrength {
    const key = 2 * typeNumber(type) + Number(ranged);
    this.own[key] ??= ownStrength(this.r.table, this.hero, { type, ranged });
    return this.own[key];
  }

  reaches(part: AttackPart, from: number, at: number): boolean {
    const { table } = this.r;
    let reach = this.reach.get(part);
    if (reach === undefined) {
      reach = [0, 1].map((range) => reachOf(table, this.hero, part, range));
      this.reach.set(part, reach);
    }
    const range = rangeBetween(table, from, at);
    return range <= reach[Math.min(1, range)];
  }

  /** How likely the attack parts, thrown together from a place, destroy the mark. */
  kills(parts: readonly AttackPart[], from: number, mark: StrikeTarget): number {
    const { table } = this.r;
    const [{ type }] = parts;
    const close = from === mark.at;
    if (mark.foe?.barred[Number(close)]) return 0;
    const own = this.ownStrength(type, !close);
    const { strength, bonus, pierce, rerolls, ignoresCover } = withParts(own, parts);
    const rolled = diceFor(strength + terrainDice(table, from, mark.at, ignoresCover));
    const again = Math.min(rerollsFrom(table, from, rerolls), rolled / 2);
    return chance(type, rolled + REROLL * again, toughness(mark, type, pierce) - bonus);
  }

  /** What an attack does on average, less what a bomb does to friends. */
  worthOf(parts: readonly AttackPart[], from: number, mark: StrikeTarget): number {
    const [{ type }] = parts;
    let worth = this.kills(parts, from, mark) * mark.worth;
    if (!strikesAll(type)) return worth + this.follows(parts);
    for (const other of this.marks)
      if (other !== mark && other.foe !== null && other.at === mark.at)
        worth += this.kills(parts, from, other) * other.worth;
    let hits = 0;
    for (const part of parts) hits += part.strength * PER_DIE[type] + (part.bonus ?? 0);
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
