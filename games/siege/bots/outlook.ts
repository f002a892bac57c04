import type { Cell } from '@sightline/board';
import { overlayNumber } from '../content/pieces.ts';
import { roomOf } from '../rules/environment.ts';
import { type AimedComponent, MINIATURE, STANDEE, seesBody } from '../rules/line-of-sight.ts';
import { mayStopAt } from '../rules/movement.ts';
import {
  enemySquad,
  inPlay,
  isHidden,
  isRevealed,
  isStacked,
  isUpstairs,
  type OperatorNumber,
  onMainFloor,
  operatorsOf,
  squadOf,
} from '../rules/operators.ts';
import { inField, overwatches } from '../rules/overwatch.ts';
import { type Body, NONE, NOWHERE, type OpenTable } from '../rules/siege.ts';
import { isImmuneToGas, isInWire, isTripwired, isWatchedByCamera } from '../rules/space-effects.ts';
import { isElectrified } from '../rules/special-gadgets/bandit.ts';
import { dangersFor } from './danger.ts';
import { shotOdds, woundsLeft } from './odds.ts';
import { tableWith } from './reading.ts';
import { sceneKey, seesLocatedAt, sightOf } from './sights.ts';
import { UNCOVERED, worthOf, worthOfHits } from './worth.ts';

/** A miniature or token of the other squad, and how likely it is the Operator. */
export interface Opponent {
  readonly operator: OperatorNumber;
  readonly index: number;
  readonly body: Body;
  readonly likely: number;
}

/** A shot from a space, and what it is worth. */
export interface ShotFrom {
  readonly target: OperatorNumber;
  readonly aim: AimedComponent;
  readonly worth: number;
  readonly kill: number;
}

/** An opponent with a line to a space. */
export interface OpponentLooking {
  readonly from: Cell;
  readonly shot: number;
  readonly watches: boolean;
}

/** What one body of an Operator may think of spaces: who would fire at it there, and whom it could shoot. */
export interface OperatorOutlook {
  readonly operator: OperatorNumber;
  readonly body: number;
  /** the table without that body */
  readonly t: OpenTable;
  readonly opponents: readonly Opponent[];
  /** what Ripostes to an entry, or to an action there, are worth to the other squad */
  ripostes(space: Cell, spared?: OperatorNumber, standee?: Cell): number;
  /** what gas, fire, wires and mines there cost who enters */
  hazards(space: Cell): number;
  /** what shots in their own phases would be worth to the other squad */
  exposure(space: Cell, standee?: Cell): number;
  /** who sees who stands there: from where, what its shot is worth to it, and whether it would be a Riposte */
  lookers(space: Cell): readonly OpponentLooking[];
  /** does it see one space from another? */
  seesSpace(from: Cell, space: Cell): boolean;
  /** what shots of who walks up for them would be worth to the other squad */
  danger(space: Cell, watches: boolean): number;
  /** the best shot from there; null: none */
  shot(space: Cell): ShotFrom | null;
  mayStop(space: Cell): boolean;
}

const kept = new WeakMap<OpenTable['statics'], Map<string, OperatorOutlook>>();
const MOST_KEPT = 40;

/** Kept while nothing but that body has moved: bots are asked anew at every step. */
export function outlookOf(t: OpenTable, operator: OperatorNumber, index: number): OperatorOutlook {
  let all = kept.get(t.statics);
  if (all === undefined) {
    all = new Map();
    kept.set(t.statics, all);
  }
  const key = keyOf(t, operator, index);
  const known = all.get(key);
  if (known !== undefined) return known;
  if (all.size > MOST_KEPT) all.clear();
  const made = make(t, operator, index);
  all.set(key, made);
  return made;
}

function keyOf(t: OpenTable, operator: OperatorNumber, index: number): string {
  const { operators, pieces, overlays, changes, hostage, defuser, phase } = t.state;
  let key = `${operator}:${index}|${phase}|${hostage.carrier},${defuser.bomb}|${changes.join()}|`;
  operators.forEach(({ bodies, wounds, activated, watches, plate, raised, covered }, o) => {
    bodies.forEach(({ at, standee, facing, located, stunned }, b) => {
      if (o !== operator || b !== index) key += `${at},${standee},${facing}`;
      key += `${located ? 'l' : ''}${stunned ? 's' : ''};`;
    });
    key += `${activated ? 'a' : ''}${wounds}${plate ? 'p' : ''}${raised ? 'r' : ''}${watches}${covered.join('')}|`;
  });
  for (const { kind, at, side } of pieces) key += `${kind}.${at}.${side},`;
  for (const { kind, spaces } of overlays) key += `/${kind}:${spaces[0]}.${spaces.length}`;
  return key;
}

function opponentsOf(t: OpenTable, operator: OperatorNumber): Opponent[] {
  return operatorsOf(enemySquad(squadOf(operator))).flatMap((o) => {
    if (!inPlay(t, o)) return [];
    const { bodies } = t.state.operators[o];
    if (isStacked(t, o)) return [{ operator: o, index: 0, body: bodies[0], likely: 1 }];
    return bodies.map((body, i) => ({ operator: o, index: i, body, likely: 1 / bodies.length }));
  });
}

const GAS = overlayNumber('gas');
const FIRE = overlayNumber('fire');

function make(table: OpenTable, operator: OperatorNumber, index: number): OperatorOutlook {
  const { bodies } = table.state.operators[operator];
  const own = bodies[index];
  const hidden = isHidden(table, operator);
  const t = tableWith(
    table,
    operator,
    bodies.filter((_, b) => b !== index),
  );
  const scene = sceneKey(t);
  const opponents = opponentsOf(t, operator);
  const standing = (space: Cell, standee: Cell = NOWHERE): Body => ({ ...own, at: space, standee });
  const ripostesAt = new Map<number, number>();
  const exposures = new Map<number, number>();
  const shots = new Map<number, ShotFrom | null>();
  let dangers: ReturnType<typeof dangersFor> | null = null;

  const sees = (o: OperatorNumber, from: Body, space: Cell): boolean =>
    sightOf(t, o, from, scene)[space] === 1 || (own.located && seesLocatedAt(t, o, from, space));
  /** What an opponent's shot at who stands there is worth to it. */
  function hit({ operator: shooter, body: from }: Opponent, space: Cell, standee: Cell): number {
    const body = standing(space, standee);
    const at = (aim: AimedComponent): number =>
      worthOfHits(t, operator, shotOdds(table, { shooter, from, target: operator, body, aim }));
    if (standee === NOWHERE) return at(MINIATURE);
    return Math.max(
      sees(shooter, from, space) ? at(MINIATURE) : 0,
      sees(shooter, from, standee) ? at(STANDEE) : 0,
    );
  }

  function ripostes(space: Cell, spared: OperatorNumber = NONE, standee: Cell = NOWHERE): number {
    const plain = spared === NONE && standee === NOWHERE;
    if (plain) {
      const known = ripostesAt.get(space);
      if (known !== undefined) return known;
    }
    let sum = 0;
    for (const opponent of opponents) {
      if (opponent.operator === spared) continue;
      const { operator: o, body: from, likely } = opponent;
      const watched = isUpstairs(t, from.at)
        ? overwatches(t, o, from, standing(space), MINIATURE, true)
        : inField(t, from, space) && sees(o, from, space);
      if (watched) sum += likely * hit(opponent, space, standee);
    }
    // Who is hidden has to be revealed first.
    if (hidden && sum > 0) sum += UNCOVERED / 2;
    sum = Math.min(sum, worthOf(t, operator) * 1.2);
    if (plain) ripostesAt.set(space, sum);
    return sum;
  }

  function exposure(space: Cell, standee: Cell = NOWHERE): number {
    const known = standee === NOWHERE ? exposures.get(space) : undefined;
    if (known !== undefined) return known;
    let sum = 0;
    let worst = 0;
    for (const opponent of opponents) {
      const { operator: o, body: from } = opponent;
      if (isUpstairs(t, from.at)) continue;
      if (!sees(o, from, space) && (standee === NOWHERE || !sees(o, from, standee))) continue;
      const worth = opponent.likely * hit(opponent, space, standee);
      sum += worth;
      worst = Math.max(worst, worth);
    }
    const all = Math.min(worst + 0.4 * (sum - worst), worthOf(t, operator));
    if (standee === NOWHERE) exposures.set(space, all);
    return all;
  }

  const lookers = (space: Cell): OpponentLooking[] =>
    opponents.flatMap((opponent) => {
      const { operator: o, body: from, likely } = opponent;
      if (isUpstairs(t, from.at) || !sees(o, from, space)) return [];
      const watches = inField(t, from, space);
      return [{ from: from.at, shot: likely * hit(opponent, space, NOWHERE), watches }];
    });

  function shot(space: Cell): ShotFrom | null {
    const known = shots.get(space);
    if (known !== undefined) return known;
    let found: ShotFrom | null = null;
    const from = standing(space);
    for (const { operator: target, body, likely } of opponents) {
      if (!onMainFloor(t, body.at)) continue;
      for (const aim of body.standee === NOWHERE ? [MINIATURE] : [MINIATURE, STANDEE]) {
        const inSight =
          aim === MINIATURE && !body.located
            ? sightOf(t, operator, body, scene)[space] === 1
            : seesBody(t, operator, from, body, aim);
        if (!inSight) continue;
        const odds = shotOdds(table, { shooter: operator, from, target, body, aim });
        // A token may turn out to be the decoy: then its Operator is known at least.
        const worth = likely * worthOfHits(t, target, odds) + (isRevealed(t, target) ? 0 : 0.6);
        if (found === null || worth > found.worth) found = { target, aim, worth, kill: likely * odds.kill };
      }
    }
    shots.set(space, found);
    return found;
  }

  function hazards(space: Cell): number {
    let sum = 0;
    const wound = worthOf(t, operator) / (woundsLeft(t, operator) + 1);
    const attacks = squadOf(operator) === 0;
    if (attacks && isElectrified(t, space)) sum += wound + 1.5;
    for (const { kind, spaces } of t.state.overlays)
      if (spaces.includes(space)) {
        if (kind === GAS && !isImmuneToGas(t, operator)) sum += wound;
        if (kind === FIRE) sum += 1.5 * wound;
      }
    if (isTripwired(t, operator, space)) sum += 3 * wound;
    if (attacks && isInWire(t, operator, standing(space))) sum += 2.5;
    if (attacks && !own.located && isWatchedByCamera(t, roomOf(t, space))) sum += 0.5;
    return sum;
  }

  return {
    operator,
    body: index,
    t,
    opponents,
    ripostes,
    exposure,
    hazards,
    lookers,
    danger: (space, watches) => {
      dangers ??= dangersFor(t, operator, opponents, standing);
      return dangers(space, watches);
    },
    seesSpace: (from, space) => sightOf(t, operator, standing(from), scene)[space] === 1,
    shot,
    mayStop: (space) => mayStopAt(t, operator, index, space),
  };
}
