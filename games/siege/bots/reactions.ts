import { aboutOf, isOffered, localsOf, notices, optionsOf } from '@sightline/bots';
import { NO_TRIGGER } from '../rules/chance.ts';
import { type AimedComponent, seesBody } from '../rules/line-of-sight.ts';
import { ALL_OPERATORS, gadgetOwner, inPlay, isHidden, isUpstairs, squadOf } from '../rules/operators.ts';
import { overwatches } from '../rules/overwatch.ts';
import { activation } from '../rules/procedures.ts';
import { NONE } from '../rules/siege.ts';
import { trapperFor } from '../rules/special-gadgets/kapkan.ts';
import { demandNow } from './demands.ts';
import { type BotReading, ownSquad, portraitOf, type SiegeAnswer } from './reading.ts';
import { honestShot } from './shots.ts';
import { UNCOVERED } from './worth.ts';

const pass = (r: BotReading): SiegeAnswer => (isOffered(r, 'pass') ? ['pass'] : (firstOf(r) ?? ['pass']));

function firstOf(r: BotReading): SiegeAnswer | null {
  for (const choice of r.question.decision.choices) {
    const [option] = optionsOf(r, choice.verb);
    if (option !== undefined) return [choice.verb, ...option];
  }
  return null;
}

/** The chance to react is here: traps, demands, then the best Ripostes. */
export function react(r: BotReading): SiegeAnswer {
  if (!notices(r)) return pass(r);
  if (isOffered(r, 'deny') && worthDenying(r)) return ['deny'];
  return demandNow(r) ?? bestRiposte(r) ?? pass(r);
}

/** Kapkan's charges are for who comes into the building. */
const worthDenying = (r: BotReading): boolean => localsOf(r, activation) !== null;

function bestRiposte(r: BotReading): SiegeAnswer | null {
  const l = localsOf(r, activation);
  if (l === null) return null;
  let best: { option: readonly number[]; worth: number } | null = null;
  for (const option of optionsOf(r, 'riposte')) {
    const [o, aim, declared] = option;
    const shot = honestShot(r, o, l.operator, aim as AimedComponent, declared);
    if (shot === null) continue;
    const worth = shot.worth - (isHidden(r.table, o) ? UNCOVERED : 0);
    if (worth > 0 && (best === null || worth > best.worth)) best = { option, worth };
  }
  return best === null ? null : ['riposte', ...best.option];
}

/** What nobody asks for: the clock is grabbed for a Riposte or a trap, and tokens in sight have to show. */
export function unasked(r: BotReading): SiegeAnswer | null {
  if (!notices(r)) return null;
  if (isOffered(r, 'grab')) return wouldReact(r) ? ['grab'] : null;
  return demandNow(r);
}

/** Would there be anything to do with the clock in hand? */
export function wouldReact(r: BotReading): boolean {
  const t = r.table;
  const l = localsOf(r, activation);
  if (l === null || l.trigger === NO_TRIGGER) return false;
  if (trapperFor(t, l, ownSquad(r)) !== NONE) return true;
  const target = t.state.operators[l.operator].bodies[l.triggerBody];
  if (target === undefined) return false;
  if (isHidden(t, l.operator)) return demandNow(r) !== null;
  return ALL_OPERATORS.some((o) => {
    if (squadOf(o) !== ownSquad(r) || !inPlay(t, o) || l.fired.includes(o)) return false;
    const from = t.state.operators[o].bodies[portraitOf(r, o)];
    if (from === undefined) return false;
    const watched = ([0, 1] as const).some((aim) => overwatches(t, o, from, target, aim, true));
    if (
      !watched ||
      !(isUpstairs(t, from.at) || seesBody(t, o, from, target, 0) || seesBody(t, o, from, target, 1))
    )
      return false;
    return worthAiming(r, o, l.operator) > (isHidden(t, o) ? UNCOVERED : 0);
  });
}

function worthAiming(r: BotReading, o: number, target: number): number {
  let top = 0;
  for (const aim of [0, 1] as const)
    for (const declared of [0, 1, 2, 3])
      top = Math.max(top, honestShot(r, o, target, aim, declared)?.worth ?? 0);
  return top;
}

/** An announced throw: a charge of the Active Defense System for anything that is thrown at one's own. */
export const intercept = (r: BotReading): SiegeAnswer =>
  isOffered(r, 'intercept') && notices(r) ? ['intercept'] : pass(r);

export const announced = (r: BotReading): SiegeAnswer =>
  isOffered(r, 'grab') && notices(r) && wouldReact(r) ? ['grab'] : pass(r);

/** Doc saves whom he can. */
export const save = (r: BotReading): SiegeAnswer => (isOffered(r, 'save') && notices(r) ? ['save'] : pass(r));

/** Against Jäger or Kapkan: the detector first, then an action that is not needed. */
export function payExtra(r: BotReading): SiegeAnswer {
  if (isOffered(r, 'detector')) return ['detector'];
  const against = gadgetOwner(r.table, aboutOf(r, 'against'));
  const options = optionsOf(r, 'spend');
  const l = localsOf(r, activation);
  // A Move that is still needed is not given up for a grenade.
  if (options.length > 0 && (against === 'kapkan' || (l !== null && l.others < 1)))
    return ['spend', ...options[0]];
  return ['suffer'];
}
