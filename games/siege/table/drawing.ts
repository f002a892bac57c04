import {
  beside,
  type Cell,
  cellsBeside,
  exists,
  placeOf,
  SIDES,
  spaceLabel,
  xOf,
  yOf,
} from '@sightline/board';
import type { DrawnAnnex, DrawnPlan, DrawnRoom, DrawnSpace, Texture } from '@sightline/table';
import { SLOW_COST } from '../rules/board.ts';
import { type SectionKind, sectionKind } from '../rules/map/legend.ts';
import { UPPER_BOXES } from '../rules/operators.ts';
import { strengthOf } from '../rules/partitions.ts';
import { NONE, SQUADS } from '../rules/siege.ts';
import { borderAs, heavyLabel, heavyWalls, lookOf } from './border-looks.ts';
import type { Table } from './contract.ts';
import { upperLevel } from './drawn-place.ts';
import { ICONS } from './icons.ts';
import { roomName, squadTone } from './names.ts';
import { cellRef, heavyRef, upperRef } from './refs.ts';
import type { ViewContext } from './view-context.ts';

const LEVEL = { level: 0, tile: 0 } as const;

/** What never changes on a location's board. */
export const drawing: Table['drawing'] = (at) => ({
  kind: 'grid',
  width: at.statics.layout.width,
  height: at.statics.layout.height,
  levels: 1,
  spaces: [...mainFloor(at), ...upperFloors(at)],
  walls: [],
  outlines: [],
  doors: [],
  legend: [],
  plan: {
    borders: borders(at),
    rooms: rooms(at),
    annexes: SQUADS.map(
      (squad): DrawnAnnex => ({
        level: upperLevel(squad),
        title: at.say('scene.annex'),
        icon: ICONS.stairs,
        tone: squadTone(squad),
      }),
    ),
    samples: samples(at),
  },
});

/* Spaces */

function mainFloor(at: ViewContext): DrawnSpace[] {
  const { layout, plan } = at.statics;
  const paved = pavedSpaces(at);
  return Array.from(
    { length: layout.cells },
    (_, cell): DrawnSpace => ({
      ref: cellRef(cell),
      x: xOf(layout, cell),
      y: yOf(layout, cell),
      floor: floorAt(at, cell, paved),
      ...(plan.obstacleOf[cell] !== NONE && { terrain: 'furniture' }),
      label: spaceLabel(layout, cell),
      ...LEVEL,
    }),
  );
}

function floorAt({ statics: { plan } }: ViewContext, cell: Cell, paved: ReadonlySet<Cell>): Texture {
  if (!exists(plan.ground, cell)) return 'solid';
  if (plan.perimeter[cell] !== 1) return 'indoors';
  return paved.has(cell) ? 'paving' : 'grass';
}

/** From each door to the open a path leads to the edge of the board: only to look at. */
function pavedSpaces({ statics: { layout, plan } }: ViewContext): ReadonlySet<Cell> {
  const paved = new Set<Cell>();
  const isOutside = (cell: Cell) => cell >= 0 && plan.perimeter[cell] === 1;
  for (const { kind, edges } of plan.partitions) {
    if (kind !== 'door') continue;
    for (const edge of edges) {
      const [a, b] = cellsBeside(layout, edge);
      const [inner, outer] = isOutside(a) ? [b, a] : [a, b];
      const side = SIDES.find((each) => beside(layout, inner, each) === outer);
      if (side === undefined) continue;
      for (let cell = outer; isOutside(cell); cell = beside(layout, cell, side)) paved.add(cell);
    }
  }
  return paved;
}

const upperFloors = (at: ViewContext): DrawnSpace[] =>
  SQUADS.flatMap((squad) =>
    UPPER_BOXES.map(
      (box): DrawnSpace => ({
        ref: upperRef(squad, box),
        x: box,
        y: 0,
        level: upperLevel(squad),
        floor: 'indoors',
        label: at.say('place.upstairs', { n: box + 1 }),
        tile: 0,
      }),
    ),
  );

const rooms = (at: ViewContext): DrawnRoom[] =>
  at.statics.plan.rooms.map(({ spaces, vertical }) => ({
    name: roomName(at, spaces[0]),
    spaces: spaces.map(cellRef),
    ...(vertical && { mark: { icon: ICONS.vertical, label: at.say('scene.verticalRoom') } }),
  }));

/* Borders */

function borders(at: ViewContext): DrawnPlan['borders'] {
  const { layout, plan } = at.statics;
  const placed = (edges: readonly number[]) => edges.map((e) => placeOf(layout, e));
  return [
    ...plan.partitions.map(({ kind, edges }, i) => ({
      ...borderAs(at, i, sectionKind(kind)),
      edges: placed(edges),
    })),
    ...heavyWalls(at).map((edges, i) => ({
      ref: heavyRef(i),
      kind: 'heavy' as const,
      label: heavyLabel(at, edges),
      edges: placed(edges),
    })),
  ];
}

/** In the order in which they are explained. */
const SAMPLES = [
  'heavy',
  'fortified',
  'light',
  'holed',
  'door',
  'window',
  'barricadedDoor',
  'barricadedWindow',
  'breach',
  'panelledDoor',
] as const satisfies readonly SectionKind[];
type Sample = (typeof SAMPLES)[number];

const samples = (at: ViewContext): DrawnPlan['samples'] =>
  SAMPLES.map((name) => ({ ...lookOf(sectionKind(name)), ...sampleWords(at, name) }));

/** As short as can be: they stand in a row below the board. */
function sampleWords({ say }: ViewContext, name: Sample): { readonly label: string; readonly note: string } {
  const n = strengthOf(sectionKind(name));
  switch (name) {
    case 'barricadedDoor':
      return { label: say('scene.sample.barricade'), note: say('scene.sample.onDoor', { n }) };
    case 'barricadedWindow':
      return { label: say('scene.sample.barricade'), note: say('scene.sample.onWindow', { n }) };
    case 'panelledDoor':
      return { label: say('scene.sample.panel'), note: say('scene.sample.strength', { n }) };
    case 'window':
    case 'breach':
      return { label: say(`scene.sample.${name}`), note: say('scene.sample.slow', { n: SLOW_COST }) };
    case 'heavy':
      return { label: say('scene.sample.heavy'), note: say('scene.sample.stands') };
    case 'door':
      return { label: say('scene.sample.door'), note: say('scene.sample.open') };
    default:
      return { label: say(`scene.sample.${name}`), note: say('scene.sample.strength', { n }) };
  }
}
