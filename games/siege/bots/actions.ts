import { isOffered, optionsOf } from '@sightline/bots';
import { othersLeft } from '../rules/actions.ts';
import { partitionsOf } from '../rules/destroy.ts';
import { isUpstairs, profileOf } from '../rules/operators.ts';
import { maySeeToDestroy } from '../rules/rulings.ts';
import type { ActThought } from './act-thought.ts';
import { opens, worthOfOpening, worthOfPieces } from './effects.ts';
import { DEFUSE, DISABLE, PICK_UP, worthDefusing } from './mission-work.ts';
import type { SiegeAnswer } from './reading.ts';
import { bestOfferedShot } from './shots.ts';
import { specialActs } from './special.ts';
import { tacticalActs } from './tactical.ts';
import { worthOfSides } from './watch.ts';

/** Something that may be done now, and what it is worth. */
export interface PossibleAct {
  readonly worth: number;
  readonly act: SiegeAnswer;
  /** done before going on, if it promises anything */
  readonly first: boolean;
}

/** What the rules offer besides moving. `stays`: there is no better space to go to. */
export function offeredActions(th: ActThought, stays: boolean): PossibleAct[] {
  const { r, l } = th;
  const acts: PossibleAct[] = [
    ...missionActs(th),
    ...shots(th, stays),
    ...destroys(th),
    ...tacticalActs(th, stays),
    ...specialActs(th, stays),
  ];
  if (stays) acts.push(...guards(th));
  if (stays && isOffered(r, 'hide')) acts.push({ worth: hiding(th), act: ['hide'], first: false });
  const watches = ({ act }: PossibleAct): boolean => act[0] === 'overwatch' || act[0] === 'watch';
  // With two of them left watching can wait; the last action is kept for it, or for what is worth more.
  if (othersLeft(r.table, l) > 1) {
    if (!acts.some((act) => !watches(act) && act.worth > 0)) return acts;
    return acts.filter((act) => !watches(act));
  }
  if (isUpstairs(r.table, th.body.at)) return acts;
  return acts.map((act) => (watches(act) ? act : { ...act, worth: act.worth - th.temper.reserve }));
}

function missionActs({ r }: ActThought): PossibleAct[] {
  const acts: PossibleAct[] = [];
  if (isOffered(r, 'pickUp')) acts.push({ worth: PICK_UP, act: ['pickUp'], first: true });
  if (isOffered(r, 'disable')) acts.push({ worth: DISABLE, act: ['disable'], first: true });
  const [bomb] = optionsOf(r, 'defuse');
  if (bomb !== undefined && worthDefusing(r))
    acts.push({ worth: DEFUSE, act: ['defuse', ...bomb], first: true });
  return acts;
}

function shots({ r, l, o, body, temper }: ActThought, stays: boolean): PossibleAct[] {
  const shot = bestOfferedShot(r, l.operator);
  if (shot === null) return [];
  let answered = 0;
  if (r.skill.careful && !isUpstairs(r.table, body.at)) {
    const all = o.ripostes(body.at);
    answered = all - shot.kill * (all - o.ripostes(body.at, shot.target));
  }
  return [
    {
      worth: temper.shot * shot.worth - temper.fear * answered * 0.8,
      act: ['shoot', ...shot.option],
      first: !stays && shot.kill > 0.7,
    },
  ];
}

function destroys({ r, l, body, goal, temper }: ActThought): PossibleAct[] {
  const t = r.table;
  const options = optionsOf(r, 'destroy');
  if (options.length === 0) return [];
  const upstairs = isUpstairs(t, body.at);
  const rating = profileOf(t, l.operator).destroy;
  const barrier = upstairs ? -1 : goal.route.barrier(body.at);
  let best: PossibleAct | null = null;
  for (const [space] of options) {
    // Where nothing is, nothing falls.
    const something =
      (barrier >= 0 && partitionsOf(t, space).includes(barrier)) ||
      t.state.pieces.some(({ at }) => at === space);
    if (!something) continue;
    const worth =
      (opens(t, barrier, [space], rating) ? temper.opening * worthOfOpening(t, barrier) : 0) +
      worthOfPieces(t, l.operator, [space], rating) -
      0.35;
    if (worth <= 0 || (best !== null && best.worth >= worth)) continue;
    if (!upstairs && !maySeeToDestroy(t, l.operator, body, space)) continue;
    best = { worth, act: ['destroy', space], first: true };
  }
  return best === null ? [] : [best];
}

/** To watch a side, or an entryway from upstairs. */
function guards({ r, l, body, temper }: ActThought): PossibleAct[] {
  const t = r.table;
  const sides = optionsOf(r, 'overwatch');
  if (sides.length === 0) return [];
  const worth = worthOfSides(t, l.operator, 0, body.at);
  return sides.map(([side]) => ({
    worth: temper.alert + temper.guard * worth[side],
    act: ['overwatch', side],
    first: false,
  }));
}

/** To be hidden again is worth most where nobody looks. */
function hiding({ o, body }: ActThought): number {
  return isUpstairs(o.t, body.at) || o.exposure(body.at) === 0 ? 1.9 : 0.2;
}
