import { localsIn } from '@sightline/kernel';
import { type Chip, type Chosen, chip, compact, type Preview } from '@sightline/table';
import { pointsLeft } from '../rules/actions.ts';
import { roomOf } from '../rules/environment.ts';
import { MINIATURE } from '../rules/line-of-sight.ts';
import { enemySquad, inPlay, onMainFloor, operatorsOf, squadOf } from '../rules/operators.ts';
import { overwatches } from '../rules/overwatch.ts';
import { activation } from '../rules/procedures.ts';
import { type Body, NONE, NOWHERE } from '../rules/siege.ts';
import {
  isFilmed,
  isInFire,
  isInGas,
  isInWire,
  isShockedOnEntering,
  isTripwired,
} from '../rules/space-effects.ts';
import { type Answer, actingBody, droneAt, type SiegeQuestion, showsLines, type Verb } from './asked.ts';
import { costOf } from './costs.ts';
import { ICONS } from './icons.ts';
import { operatorName, placeName, roomName } from './names.ts';
import { centreOf } from './points.ts';

/** A step, or a way of many: what is spent at each space, and what it triggers that all may know. */
export function pathPreview(q: SiegeQuestion, answers: Chosen<Verb>): Preview | null {
  const { at, t, actor } = q;
  const flies = answers[0][0] === 'fly';
  const body = actingBody(q);
  const start = flies ? droneAt(q) : (body?.at ?? NONE);
  let from = start;
  let spent = 0;
  const path: { at: readonly [number, number]; cost: string }[] = [];
  const spaces: number[] = [];
  for (const answer of answers) {
    spent += costOf(q, answer, from);
    from = spaceAfter(q, answer);
    if (!onMainFloor(t, from)) continue;
    spaces.push(from);
    path.push({ at: centreOf(t.statics.layout, from), cost: String(spent) });
  }
  const has = pointsOf(q, flies);
  return {
    title: at.say(flies ? 'preview.flight' : 'preview.path', {
      operator: operatorName(at, actor),
      space: placeName(at, from),
    }),
    ...(path.length > 0 && { path }),
    ...(flies && onMainFloor(t, start) && { start: centreOf(t.statics.layout, start) }),
    chips: [
      chip(at.say('preview.cost', { cost: spent, points: has }), { icon: ICONS.move }),
      ...(flies || body === undefined ? scanChips(q, from) : dangersOn(q, body, spaces)),
    ],
  };
}

function pointsOf({ at, t, decision }: SiegeQuestion, flies: boolean): number {
  if (flies) return decision.prompt === 'drone.fly' ? decision.about.points : 0;
  const running = localsIn(at.view, activation);
  return running === null ? 0 : pointsLeft(t, { ...running });
}

/** Where a single movement brings the mover. */
function spaceAfter(q: SiegeQuestion, [verb, first]: Answer): number {
  const body = actingBody(q);
  switch (verb) {
    case 'goUp':
      return q.t.statics.layout.cells + first;
    case 'straighten':
      return (first === 1 ? body?.standee : body?.at) ?? NONE;
    default:
      return first;
  }
}

/** A drone finds who is in the room where it stops (SG-KEY-32). */
function scanChips({ at, t }: SiegeQuestion, cell: number): readonly Chip[] {
  const room = onMainFloor(t, cell) && roomOf(t, cell) !== NONE ? roomName(at, cell) : '';
  return [chip(room === '' ? at.say('preview.scansNothing') : at.say('preview.scans', { room }))];
}

/** What happens on the way by what lies open: cameras, wire, mines, gas, and who watches (SG-MOV-25, SG-DIG-10). */
function dangersOn(q: SiegeQuestion, body: Body, spaces: readonly number[]): readonly Chip[] {
  const { at, t, actor: o } = q;
  const there = spaces.map((cell): Body => ({ ...body, at: cell, standee: NOWHERE }));
  const warn = (icon: string) => ({ icon, tone: 'warn' as const });
  const watchers = operatorsOf(enemySquad(squadOf(o))).filter(
    (watcher) =>
      inPlay(t, watcher) &&
      t.state.operators[watcher].bodies.some((from) =>
        there.some((each) => overwatches(t, watcher, from, each, MINIATURE, showsLines(at))),
      ),
  );
  return compact([
    there.some((each) => isFilmed(t, o, each)) && chip(at.say('preview.filmed'), warn('cctv-camera')),
    there.some((each) => isTripwired(t, o, each.at)) &&
      chip(at.say('preview.claymore'), warn('claymore-explosive')),
    there.some((each) => isInWire(t, o, each)) && chip(at.say('preview.wire'), warn('barbed-wire')),
    there.some((each) => isShockedOnEntering(t, o, each)) &&
      chip(at.say('preview.shock'), warn('battery-pack')),
    isInGas(t, o, spaces) && chip(at.say('preview.gas'), warn('gas-mask')),
    isInFire(t, spaces) && chip(at.say('preview.fire'), warn('fire-bomb')),
    watchers.length > 0 &&
      chip(
        at.say('preview.watched', { operators: at.listed(watchers.map((each) => operatorName(at, each))) }),
        warn(ICONS.overwatch),
      ),
  ]);
}
