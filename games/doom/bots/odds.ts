import { sumOdds } from '@sightline/bots';
import type { AttackBox } from '../content/card-types.ts';
import { BLACK, RED } from '../content/dice.ts';
import { damageOf, isDodged } from '../rules/blow.ts';
import type { Box } from '../rules/box.ts';
import { type Defense, defenseOf, revealsDefense } from '../rules/defense.ts';
import { NONE, type OpenTable } from '../rules/doom.ts';
import { isDemon, typeOf } from '../rules/figures.ts';

const mean = (die: readonly number[]): number => die.reduce((sum, face) => sum + face, 0) / die.length;
const MEANS = { red: mean(RED), black: mean(BLACK) };

/** The symbols that dice show on average. */
export const symbolsExpected = ({ red, black }: Pick<AttackBox, 'red' | 'black'>): number =>
  red * MEANS.red + black * MEANS.black;

const sums = new Map<number, readonly number[]>();

/** The chances of each sum of symbols. */
function diceOdds(red: number, black: number): readonly number[] {
  const key = red * 32 + black;
  const odds = sums.get(key) ?? sumOdds([...Array(red).fill(RED), ...Array(black).fill(BLACK)]);
  sums.set(key, odds);
  return odds;
}

/** What a defender may reveal, each card as likely as any other. */
function defenses(t: OpenTable, figure: number): readonly Defense[] {
  const { box } = t.statics;
  if (isDemon(figure)) return demonDefenses(box, figure);
  return t.state.marines[figure].sets.flatMap((set) =>
    box.cardsOfSet(set).map((card) => defenseOf(figure, card)),
  );
}

const known = new WeakMap<Box, Map<number, readonly Defense[]>>();

/** Made once for each type of demon: bots ask for it all the time. */
function demonDefenses(box: Box, demon: number): readonly Defense[] {
  const byType = known.get(box) ?? new Map<number, readonly Defense[]>();
  known.set(box, byType);
  const type = typeOf(demon);
  const defense = byType.get(type) ?? box.events.map((card) => defenseOf(demon, card));
  byType.set(type, defense);
  return defense;
}

export interface AttackDice {
  readonly red: number;
  readonly black: number;
  readonly extra: number;
  readonly pierce: number;
  readonly sure: boolean;
  readonly covered: boolean;
}

export interface DamageOdds {
  /** the damage to be expected, what is more than needed left out */
  readonly damage: number;
  readonly kill: number;
}

/** What an attack is worth in numbers against a figure with so much health left. */
export function oddsAgainst(t: OpenTable, figure: number, blow: AttackDice, left: number): DamageOdds {
  const dice = diceOdds(blow.red, blow.black);
  const all = revealsDefense(t, figure) ? defenses(t, figure) : [defenseOf(figure, NONE)];
  let damage = 0;
  let kill = 0;
  for (const card of all) {
    const p = 1 / all.length;
    // In cover a poor card is exchanged for another: count it as half as likely.
    const weight = blow.covered && !card.dodge && card.shields === 0 ? p * 0.6 : p;
    const rest = p - weight;
    const one = against(dice, blow, card, left);
    damage += weight * one.damage + rest * one.damage * 0.5;
    kill += weight * one.kill + rest * one.kill * 0.5;
  }
  return { damage, kill };
}

function against(dice: readonly number[], blow: AttackDice, card: Defense, left: number): DamageOdds {
  if (isDodged(card, blow.sure)) return { damage: 0, kill: 0 };
  let damage = 0;
  let kill = 0;
  for (let sum = 0; sum < dice.length; sum++) {
    const d = damageOf(sum + blow.extra, card, blow.pierce, blow.sure);
    if (d <= 0) continue;
    damage += dice[sum] * Math.min(d, left);
    if (d >= left) kill += dice[sum];
  }
  return { damage, kill };
}
