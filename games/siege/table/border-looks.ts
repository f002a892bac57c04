import { cellsBeside, type Edge, exists, horizontal, spaceLabel, vertical } from '@sightline/board';
import type { BoardBorder, BorderLook } from '@sightline/table';
import { LEGEND, type SectionKind, sectionKind } from '../rules/map/legend.ts';
import { sectionName } from './names.ts';
import { borderRef } from './refs.ts';
import type { ViewContext } from './view-context.ts';

type Seen = Pick<ViewContext, 'say' | 'statics'>;

/** What a kind of section looks like. A breach is what is left of any wall. */
const LOOKS: Readonly<Record<Exclude<SectionKind, 'open'>, BorderLook>> = {
  heavy: { kind: 'heavy' },
  fortified: { kind: 'fortified' },
  light: { kind: 'light' },
  holed: { kind: 'holed' },
  door: { kind: 'door' },
  window: { kind: 'window' },
  barricadedDoor: { kind: 'door', state: 'barricaded' },
  barricadedWindow: { kind: 'window', state: 'barricaded' },
  breach: { kind: 'light', state: 'breached' },
  panelledDoor: { kind: 'door', state: 'panel' },
  panelledWindow: { kind: 'window', state: 'panel' },
};

export const lookOf = (kind: number): BorderLook => {
  const { name } = LEGEND.edges[kind];
  return LOOKS[name === 'open' ? 'breach' : name];
};

/** "Light wall between C4–C5 and D4–D5": its spaces on one side, then on the other. */
export function partitionLabel(at: Seen, edges: readonly Edge[], kind: number): string {
  const { layout } = at.statics;
  const side = (which: 0 | 1) =>
    edges.map((e) => spaceLabel(layout, cellsBeside(layout, e)[which])).join('–');
  return at.say('scene.border', { what: sectionName(at, kind), a: side(0), b: side(1) });
}

/** A partition as it looks while this kind of section is there. */
export const borderAs = (at: Seen, partition: number, kind: number): BoardBorder => ({
  ref: borderRef(partition),
  ...lookOf(kind),
  label: partitionLabel(at, at.statics.plan.partitions[partition].edges, kind),
});

/* Heavy walls: nothing happens to them, so they are drawn in pieces as long as they are straight. */

const HEAVY = sectionKind('heavy');

/** The straight runs of heavy wall that are no partition of the map's list, upright ones first. */
export function heavyWalls({ statics: { plan, layout } }: Pick<ViewContext, 'statics'>): readonly Edge[][] {
  const { edgeKind } = plan.ground;
  const isHeavy = (e: Edge) => edgeKind[e] === HEAVY && plan.partitionOf[e] < 0;
  const walls: Edge[][] = [];
  const addRuns = (lines: number, long: number, edgeAt: (line: number, n: number) => Edge) => {
    for (let line = 0; line < lines; line++) {
      let run: Edge[] = [];
      for (let n = 0; n <= long; n++) {
        const e = n < long ? edgeAt(line, n) : -1;
        if (e >= 0 && isHeavy(e)) run.push(e);
        else if (run.length > 0) {
          walls.push(run);
          run = [];
        }
      }
    }
  };
  const { width, height } = layout;
  addRuns(width + 1, height, (x, y) => vertical(layout, x, y));
  addRuns(height + 1, width, (y, x) => horizontal(layout, x, y));
  return walls;
}

/** "Heavy wall from C4 to C9" */
export function heavyLabel(at: Seen, edges: readonly Edge[]): string {
  const { layout, plan } = at.statics;
  const spaces = edges.flatMap((e) => cellsBeside(layout, e).find((c) => exists(plan.ground, c)) ?? []);
  const [a, b] = [spaces[0] ?? 0, spaces.at(-1) ?? 0].map((c) => spaceLabel(layout, c));
  const what = sectionName(at, HEAVY);
  return a === b ? at.say('scene.border.at', { what, a }) : at.say('scene.border.along', { what, a, b });
}
