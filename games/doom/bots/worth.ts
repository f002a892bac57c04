import type { AttackBox } from '../content/card-types.ts';
import { DEMON_CARDS } from '../content/index.ts';
import { symbolsOfCard } from '../rules/blow.ts';
import type { OpenTable } from '../rules/doom.ts';
import { cardOf, isDemon, typeOf } from '../rules/figures.ts';
import { damageToStagger, healthLeft } from '../rules/modifiers.ts';
import { carriedBy, objectiveOf } from '../rules/objectives.ts';
import { type AttackDice, type DamageOdds, oddsAgainst, symbolsExpected } from './odds.ts';

/** All worth is counted in tenths of a frag token: a slain marine is worth 10. */
const FRAG = 10;

/** What it is worth to the marines to be rid of a demon. */
const WORTH = DEMON_CARDS.map((card) => 0.8 * symbolsExpected(card.attack) + 0.35 * card.health);

/** What a demon's attack can be expected to do, before defense. */
export const powerOf = (demon: number): number => symbolsExpected(cardOf(demon).attack) - 0.8;

export function worthOfDemon(t: OpenTable, demon: number): number {
  let worth = WORTH[typeOf(demon)];
  if (carriedBy(t, demon) >= 0) worth += 12;
  if (objectiveOf(t) === 'extermination') worth += 0.4 * cardOf(demon).health;
  return worth;
}

/** What an attack with these odds is worth to the attacker's side. */
function worthOfBlow(t: OpenTable, figure: number, odds: DamageOdds): number {
  if (!isDemon(figure)) {
    const left = healthLeft(t, figure);
    const carrier = carriedBy(t, figure) >= 0 ? 4 : 0;
    // Damage counts more the nearer it brings the marine to his death.
    return odds.kill * (FRAG + carrier) + (odds.damage / left) * 4.5;
  }
  const worth = worthOfDemon(t, figure);
  const left = healthLeft(t, figure);
  const toStagger = damageToStagger(t, figure);
  const staggers = toStagger > 0 && odds.damage >= toStagger ? 0.15 * worth : 0;
  return odds.kill * worth + (odds.damage / left) * 0.6 * worth + staggers;
}

/** What so much damage to a figure is worth. */
export function worthOfDamage(t: OpenTable, figure: number, damage: number): number {
  const left = healthLeft(t, figure);
  return worthOfBlow(t, figure, { damage: Math.min(damage, left), kill: damage >= left ? 1 : 0 });
}

/** An attack box against a defender at a range, as dice and numbers. */
export function blowOf(
  t: OpenTable,
  box: AttackBox,
  defender: number,
  range: number,
  covered: boolean,
  more: { red: number; black: number } = NOTHING,
): AttackDice {
  const qualities = box.qualities ?? {};
  const { pierce = 0, sure = false } = qualities;
  return {
    red: box.red + more.red,
    black: box.black + more.black,
    extra: symbolsOfCard(t, qualities, defender, range),
    pierce,
    sure,
    covered,
  };
}

const NOTHING = { red: 0, black: 0 };

export const worthOfAttack = (t: OpenTable, figure: number, blow: AttackDice): number =>
  worthOfBlow(t, figure, oddsAgainst(t, figure, blow, healthLeft(t, figure)));
