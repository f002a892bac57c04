import { sumOdds } from '@sightline/bots';
import { COLOURS, type DieColour, FACES, type WeaponDie } from '../content/dice.ts';
import type { AimedComponent } from '../rules/line-of-sight.ts';
import { type OperatorNumber, profileOf } from '../rules/operators.ts';
import { protectionOf, SUBTRACTED } from '../rules/protection.ts';
import { diceFor, rangeOf, shotDistance, weaponDice } from '../rules/shooting.ts';
import type { Body, OpenTable } from '../rules/siege.ts';
import { isByStation } from '../rules/wound-reductions.ts';

/** What hits are likely to do to somebody. */
export interface WoundOdds {
  /** the part of what it still stands that is to be expected where it survives */
  readonly hurt: number;
  readonly kill: number;
}

const sums = new Map<string, readonly number[]>();

/** The chances of each number of hits. */
function hitOdds(t: OpenTable, colours: readonly DieColour[]): readonly number[] {
  const { diceSet } = t.statics.settings;
  const key = diceSet + colours.map((colour) => colour[0]).join('');
  const known = sums.get(key) ?? sumOdds(colours.map((colour) => FACES[diceSet][colour]));
  sums.set(key, known);
  return known;
}

/** Wounds that still eliminate an Operator. */
export const woundsLeft = (t: OpenTable, o: OperatorNumber): number =>
  profileOf(t, o).stamina - t.state.operators[o].wounds;

/** What comes of so many dice, less what protection takes of them. */
export function oddsOf(
  t: OpenTable,
  target: OperatorNumber,
  colours: readonly DieColour[],
  subtracted: number,
): WoundOdds {
  const left = woundsLeft(t, target);
  // What a station or a plate takes of one effect.
  const spared = (isByStation(t, target) ? 1 : 0) + (t.state.operators[target].plate ? 1 : 0);
  const chances = hitOdds(t, colours);
  let hurt = 0;
  let kill = 0;
  for (let hits = subtracted + spared + 1; hits < chances.length; hits++) {
    const n = hits - subtracted - spared;
    if (n >= left) kill += chances[hits];
    else hurt += (chances[hits] * n) / left;
  }
  return { hurt, kill };
}

/** Hits of dice as content writes them, `Y O`. */
export const oddsOfSet = (t: OpenTable, target: OperatorNumber, dice: string): WoundOdds =>
  oddsOf(
    t,
    target,
    dice
      .split(' ')
      .map((letter) => COLOURS.find((colour) => colour[0].toUpperCase() === letter) ?? COLOURS[0]),
    0,
  );

/** A shot that might be fired. */
export interface PossibleShot {
  readonly shooter: OperatorNumber;
  readonly from: Body;
  readonly target: OperatorNumber;
  readonly body: Body;
  readonly aim: AimedComponent;
}

const coloursOf = (dice: readonly WeaponDie[]): DieColour[] => dice.map(({ colour }) => colour);

/** What comes of a shot, with the protection that the rules see. */
export function shotOdds(t: OpenTable, shot: PossibleShot): WoundOdds {
  const { shooter, from, target, body, aim } = shot;
  const protection = protectionOf(t, { shooter, from, target, body, aim });
  return fixedShotOdds(t, shot, protection);
}

/** The same with a protection that is fixed by rule, or declared. */
export function fixedShotOdds(
  t: OpenTable,
  { shooter, from, target, body, aim }: PossibleShot,
  protection: number,
): WoundOdds {
  const range = rangeOf(shotDistance(t, from, body, aim));
  const dice = diceFor(weaponDice(t, shooter, from, range), protection);
  return oddsOf(t, target, coloursOf(dice), SUBTRACTED[protection]);
}

/** The hits that dice show on average. */
export function expectedHits(t: OpenTable, colours: readonly number[]): number {
  const faces = FACES[t.statics.settings.diceSet];
  return colours.reduce((sum, c) => {
    const die = faces[COLOURS[c]];
    return sum + die.reduce((a, b) => a + b, 0) / die.length;
  }, 0);
}
