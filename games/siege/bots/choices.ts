import { aboutOf, best, isOffered, localsOf, optionsOf } from '@sightline/bots';
import { overlayNumber } from '../content/pieces.ts';
import { squadOfPhase } from '../rules/active.ts';
import { roomsOfBody } from '../rules/environment.ts';
import { inPlay, type OperatorNumber, operatorsOf, squadOf } from '../rules/operators.ts';
import { overlaySpaces } from '../rules/overlays.ts';
import { activation, drone, laying, shot, specialUse } from '../rules/procedures.ts';
import { SUBTRACTED } from '../rules/protection.ts';
import { activatable } from '../rules/round.ts';
import { ATTACKER, DEFENDER, NONE } from '../rules/siege.ts';
import { SPECIAL_ACTIONS } from '../rules/special-gadgets/index.ts';
import { controllerOf, LAST_ROUND } from '../rules/upkeep.ts';
import { thoughtOf } from './act-thought.ts';
import { bestFlight, type Payload } from './drones.ts';
import { worthOfArea, worthOfPieces } from './effects.ts';
import { expectedHits, woundsLeft } from './odds.ts';
import { outlookOf } from './outlook.ts';
import { type BotReading, ownSquad, portraitOf, type SiegeAnswer, type SiegeVerb } from './reading.ts';
import { broken, linesToBreak } from './smoke.ts';
import { worthOf } from './worth.ts';

/** The option that is worth most. */
export function bestOf(
  r: BotReading,
  verb: SiegeVerb,
  worth: (option: readonly number[]) => number,
): SiegeAnswer {
  const top = best(r, optionsOf(r, verb), worth);
  return top === null ? [verb] : [verb, ...top.x];
}

/** Whoever promises most goes first; who can do nothing useful keeps watching. */
export function chooseOperator(r: BotReading): SiegeAnswer {
  const options = optionsOf(r, 'activate');
  if (options.length === 0) return ['end'];
  const top = best(r, options, ([o]) => promise(r, o));
  if (top === null) return ['end'];
  // In the second phase everybody who is left comes.
  const left = activatable(r.table, squadOfPhase(r.state.phase)).length;
  if (isOffered(r, 'end') && r.state.phase < 2 && left <= 2 && top.score < 2) return ['end'];
  return ['activate', ...top.x];
}

/** What an Operator could do at once: a shot from where it is, or mission work. */
function promise(r: BotReading, o: OperatorNumber): number {
  const t = r.table;
  const index = portraitOf(r, o);
  const body = t.state.operators[o].bodies[index];
  if (body === undefined) return 0;
  let worth = 0.5;
  if (body.at < t.statics.layout.cells) {
    const outlook = outlookOf(t, o, index);
    const shot = outlook.shot(body.at);
    if (shot !== null) worth += shot.worth;
    // Who would be shot at acts before that.
    worth += 0.3 * outlook.exposure(body.at);
  }
  if (t.state.hostage.carrier === o) worth += 8;
  if (body.stunned) worth -= 2;
  return worth;
}

/* Shots */

/** Rolled again if the dice fell short of what they show on average; one that shows its best is kept. */
export function chooseReroll(r: BotReading): SiegeAnswer {
  const l = localsOf(r, shot);
  if (l === null || !isOffered(r, 'reroll')) return ['keep'];
  const taken = SUBTRACTED[l.protection];
  const left = woundsLeft(r.table, l.target);
  const rolled = l.dice.reduce((sum, n) => sum + n, 0);
  if (rolled - taken >= left) return ['keep'];
  const kept = l.dice.length > 1 ? l.dice.indexOf(Math.max(...l.dice)) : -1;
  const others = l.colours.filter((_, i) => i !== kept);
  const expected = expectedHits(r.table, others) + (kept < 0 ? 0 : l.dice[kept]);
  const worth = worthOf(r.table, l.target);
  const wins = expected - taken >= left ? worth : 0;
  const gain = (expected - rolled) * 1.1 + 0.25 * wins;
  return gain > 2.4 ? ['reroll', kept] : ['keep'];
}

/** In the exchange of fire nobody holds back. */
export const fire = (): SiegeAnswer => ['fire'];
/** Who is nearly gone gives way. */
export function answerDispute(r: BotReading): SiegeAnswer {
  const owner = aboutOf(r, 'owner');
  return woundsLeft(r.table, owner) <= 1 ? ['giveWay'] : ['fight'];
}

/* What gadgets ask */

export function flyDrone(r: BotReading): SiegeAnswer {
  const l = localsOf(r, drone);
  if (l === null) return ['stop'];
  const special = localsOf(r, specialUse);
  const id = special === null ? '' : SPECIAL_ACTIONS[special.action].id;
  const payload: Payload = id === 'shockDrones' ? 'shock' : id === 'rceDrone' ? 'blast' : 'scan';
  const { first } = bestFlight(r.table, l.operator, l.at, l.points, payload);
  return optionsOf(r, 'fly').some(([to]) => to === first) ? ['fly', first] : ['stop'];
}

const SMOKE = overlayNumber('smoke');

/** Gas and fire over opponents, smoke into their lines. */
export function layOverlay(r: BotReading): SiegeAnswer {
  const l = localsOf(r, laying);
  if (l === null) return ['place'];
  const t = r.table;
  const running = localsOf(r, activation);
  const body = running === null ? undefined : t.state.operators[running.operator].bodies[running.body];
  const lines =
    aboutOf(r, 'kind') !== SMOKE || running === null || body === undefined
      ? null
      : linesToBreak(thoughtOf(r, running, body));
  return bestOf(r, 'place', ([corner, shape]) => {
    const spaces = overlaySpaces(t, corner, shape);
    if (lines !== null) return broken(lines, spaces);
    return worthOfArea(t, l.operator, spaces, (o) => worthOf(t, o) / woundsLeft(t, o));
  });
}

/** Where a mine points. */
export const pointMine = (r: BotReading): SiegeAnswer => {
  const options = optionsOf(r, 'point');
  return ['point', ...options[r.random(options.length)]];
};

export function secondSpace(r: BotReading): SiegeAnswer {
  const t = r.table;
  const by = aboutOf(r, 'operator');
  const rating = 2;
  return bestOf(r, 'second', ([space]) => worthOfPieces(t, by, [space], rating));
}

export function shockPiece(r: BotReading): SiegeAnswer {
  const by = aboutOf(r, 'operator');
  return bestOf(r, 'destroy', ([space]) => worthOfPieces(r.table, by, [space], 1, true));
}

export function heal(r: BotReading): SiegeAnswer {
  const choice = r.question.decision.choices.find(({ verb }) => verb === 'heal');
  if (choice === undefined || !('numbers' in choice)) return ['heal', 0];
  return ['heal', Math.max(...choice.numbers)];
}

/* Rewards and Upkeep */

export const takeTime = (r: BotReading): SiegeAnswer => (r.random(2) === 0 ? ['more'] : ['less']);

/** One more action for the best of one's own who is still to act, or one less for an opponent. */
export const placeToken = (r: BotReading): SiegeAnswer =>
  bestOf(r, 'bonus', ([o, side]) => {
    const acts = inPlay(r.table, o) && !r.state.operators[o].activated ? 1 : 0.4;
    const own = squadOf(o) === ownSquad(r);
    return (own === side > 0 ? 1 : -5) * (acts + (own ? 0 : 0.3));
  });

/** Hidden Operators show themselves where that wins a room, or denies it. */
export function revealBeforeScoring(r: BotReading): SiegeAnswer {
  const t = r.table;
  const top = best(r, optionsOf(r, 'reveal'), ([o]) => {
    const body = t.state.operators[o].bodies[portraitOf(r, o)];
    let worth = 0;
    for (const { room, value } of t.statics.mission?.rooms ?? []) {
      if (!roomsOfBody(t, body).includes(room)) continue;
      const holds = controllerOf(t, room);
      if (holds === DEFENDER) continue;
      worth = Math.max(worth, value);
      // A room that an attacker stands in alone would have counted for them.
      if (holds === NONE && attackerIn(r, room)) worth = 0;
    }
    return worth;
  });
  const last = r.state.round >= LAST_ROUND;
  return top !== null && top.score >= (last ? 1 : 2) ? ['reveal', ...top.x] : ['done'];
}

const attackerIn = (r: BotReading, room: number): boolean =>
  operatorsOf(ATTACKER).some((o) => {
    const [body] = r.state.operators[o].bodies;
    return body !== undefined && roomsOfBody(r.table, body).includes(room);
  });

export function followHammer(r: BotReading): SiegeAnswer {
  const [shoot] = optionsOf(r, 'shoot');
  if (shoot !== undefined) return ['shoot', ...shoot];
  const by = aboutOf(r, 'operator');
  const top = best(r, optionsOf(r, 'destroy'), ([space]) => worthOfPieces(r.table, by, [space], 2));
  return top !== null && top.score > 0 ? ['destroy', ...top.x] : ['stop'];
}
