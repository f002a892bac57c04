import { optionsOf } from '@sightline/bots';
import { type AimedComponent, seesBody } from '../rules/line-of-sight.ts';
import { isUpstairs, type OperatorNumber } from '../rules/operators.ts';
import { overwatches } from '../rules/overwatch.ts';
import { protectionOf } from '../rules/protection.ts';
import { fixedShotOdds } from './odds.ts';
import { type BotReading, portraitOf } from './reading.ts';
import { worthOfHits } from './worth.ts';

/** A shot that is offered, and what it is worth. */
export interface OfferedShot {
  readonly option: readonly number[];
  readonly target: OperatorNumber;
  readonly worth: number;
  readonly kill: number;
}

/** To know where somebody is. */
const LOCATED = 0.3;

/** An honest shot: with a line that is there and the protection that the rules see (SG-DIG-03 lets others be declared). */
export function honestShot(
  r: BotReading,
  shooter: OperatorNumber,
  target: OperatorNumber,
  aim: AimedComponent,
  declared: number,
): { readonly worth: number; readonly kill: number } | null {
  const t = r.table;
  const from = t.state.operators[shooter].bodies[portraitOf(r, shooter)];
  const [body] = t.state.operators[target].bodies;
  if (from === undefined || body === undefined) return null;
  const upstairs = isUpstairs(t, from.at);
  const sees = upstairs
    ? overwatches(t, shooter, from, body, aim, true) || seesBody(t, shooter, from, body, aim)
    : seesBody(t, shooter, from, body, aim);
  if (!sees) return null;
  const protection = protectionOf(t, { shooter, from, target, body, aim });
  if (protection !== declared) return null;
  const odds = fixedShotOdds(t, { shooter, from, target, body, aim }, protection);
  return { worth: worthOfHits(t, target, odds) + LOCATED, kill: odds.kill };
}

/** The best of the shots that an Operator may declare now. */
export function bestOfferedShot(r: BotReading, shooter: OperatorNumber): OfferedShot | null {
  let found: OfferedShot | null = null;
  for (const option of optionsOf(r, 'shoot')) {
    const [target, aim, declared] = option;
    const shot = honestShot(r, shooter, target, aim as AimedComponent, declared);
    if (shot !== null && (found === null || shot.worth > found.worth)) found = { option, target, ...shot };
  }
  return found;
}
