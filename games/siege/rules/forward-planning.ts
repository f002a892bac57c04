import { changeEdge } from '@sightline/board';
import { done } from '@sightline/kernel';
import { allReady, notReady } from './agreement.ts';
import { objectivePlaced, partitionChanged } from './events.ts';
import { type SectionKind, sectionKind } from './map/legend.ts';
import { seatsOfSquad } from './operators.ts';
import { kindNow } from './partitions.ts';
import { objectivePlacement, wallPlanning } from './procedures.ts';
import { DEFENDER, type G, NONE, NOWHERE, type OpenTable } from './siege.ts';
import { breachOf, lacking, sectionCovers, stockLeft } from './supply.ts';
import { clockOf } from './timer.ts';

const BOMBS = 2;
/** SG-FWD-06 */
const BREACHES = 3;

function objectivesLeft(t: OpenTable): number {
  if (t.statics.mission?.kind === 'bomb') return BOMBS - t.state.bombs.length;
  if (t.statics.mission?.kind === 'hostage') return t.state.hostage.at === NOWHERE ? 1 : 0;
  return 0;
}

/** SG-FWD-02: none is left out, not even when time runs out. */
export const objectivePlacementSteps = objectivePlacement.steps('next', 'place').are({
  next: (g) => (objectivesLeft(g) > 0 ? 'place' : done()),
  place: {
    ask: 'open',
    mayPass: false,
    seats: (g) => seatsOfSquad(g, DEFENDER),
    about: (g) => ({ left: objectivesLeft(g) }),
    clock: clockOf,
    choices: {
      objective: {
        form: 'one',
        candidates(g, _l, offer) {
          for (const space of g.statics.mission?.permitted ?? []) offer(space);
        },
        checks: [
          {
            rule: 'SG-FWD-02',
            holds: (g, _l, space) => g.statics.mission?.permitted.includes(space) === true,
          },
          { rule: 'SG-FWD-02', holds: (g, _l, space) => !g.state.bombs.includes(space) },
        ],
        does(g, _l, space) {
          if (g.statics.mission?.kind === 'bomb') g.state.bombs.push(space);
          else g.state.hostage.at = space;
          g.emit(objectivePlaced, { at: space });
          return 'next';
        },
      },
    },
  },
});

const isWall = (t: OpenTable, partition: number, ...kinds: readonly SectionKind[]): boolean =>
  kinds.some((kind) => kindNow(t, partition) === sectionKind(kind));

function rebuild(g: G, partition: number, kind: SectionKind): void {
  const { plan } = g.statics;
  for (const e of plan.partitions[partition].edges)
    changeEdge(plan.ground, g.state.changes, e, sectionKind(kind));
  g.emit(partitionChanged, { partition, left: sectionKind(kind) });
}

const sizeOf = (t: OpenTable, partition: number): number => t.statics.plan.partitions[partition].edges.length;

/** SG-FWD-04, 06, 07 */
export const wallPlanningSteps = wallPlanning.steps('begin', 'plan').are({
  begin(_g, l) {
    l.fortified = NONE;
  },
  plan: {
    ask: 'open',
    mayPass: false,
    seats: (g, l) => notReady(g, DEFENDER, l),
    about: (_g, l) => ({ fortified: l.fortified, left: BREACHES - l.opened }),
    clock: clockOf,
    timeout: () => ['next'],
    choices: {
      fortify: {
        form: 'one',
        candidates(g, _l, offer) {
          for (const partition of g.statics.plan.partitions.keys())
            if (isWall(g, partition, 'light')) offer(partition);
        },
        checks: [
          { rule: 'SG-FWD-04', holds: (_g, l) => l.fortified === NONE },
          { rule: 'SG-FWD-04', holds: (g, _l, partition) => isWall(g, partition, 'light') },
        ],
        does(g, l, partition) {
          l.fortified = partition;
          rebuild(g, partition, 'fortified');
          return 'plan';
        },
      },
      open: {
        form: 'one',
        candidates(g, _l, offer) {
          for (const partition of g.statics.plan.partitions.keys())
            if (isWall(g, partition, 'light', 'fortified')) offer(partition);
        },
        checks: [
          { rule: 'SG-FWD-06', holds: (_g, l) => l.opened < BREACHES },
          { rule: 'SG-FWD-06', holds: (g, _l, partition) => isWall(g, partition, 'light', 'fortified') },
          { rule: 'SG-FWD-07', holds: (_g, l, partition) => partition !== l.fortified },
          {
            rule: 'SG-GEN-02',
            holds: (g, _l, partition) => stockLeft(g, breachOf(sizeOf(g, partition))) > 0,
            because: (g, _l, partition) => lacking(breachOf(sizeOf(g, partition)))(),
          },
        ],
        does(g, l, partition) {
          l.opened++;
          sectionCovers(g, sectionKind('breach'), sizeOf(g, partition));
          rebuild(g, partition, 'breach');
          return 'plan';
        },
      },
      next: { form: 'confirm', does: (g, l) => (allReady(g, DEFENDER, l) ? done() : 'plan') },
    },
  },
});
