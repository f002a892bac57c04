import type {
  BorderLook,
  DrawnBorder,
  DrawnRoom,
  DrawnSpace,
  GridDrawing,
  Piece,
  Ref,
  Scene,
} from '@sightline/table';

/** A made-up house with everything on it that a floor plan can show. Its walls run around its rooms. */

const WIDTH = 27;
const HEIGHT = 18;
const FLOORS = [1, 2] as const;

/** name, and its corner and size; a `*` marks a special room */
const ROOMS: readonly (readonly [name: string, x: number, y: number, wide: number, high: number])[] = [
  ['Guard post', 3, 3, 4, 4],
  ['Archive*', 7, 3, 4, 4],
  ['North foyer*', 11, 2, 5, 5],
  ['Press room', 16, 3, 4, 4],
  ['East office', 20, 3, 4, 5],
  ['Servers', 3, 7, 4, 4],
  ['West hall*', 7, 7, 4, 5],
  ['Great hall*', 11, 7, 5, 4],
  ['Gallery', 16, 7, 4, 4],
  ['Workshop', 20, 8, 4, 4],
  ['Garage', 3, 11, 4, 4],
  ['Canteen*', 7, 12, 4, 3],
  ['Entrance', 11, 11, 5, 5],
  ['Break room', 16, 11, 4, 4],
  ['Loading bay', 20, 12, 4, 3],
];

const SOLID = ['4,4', '5,4', '14,12', '14,13'];
const FURNITURE = [
  '8,4',
  '9,4',
  '17,4',
  '18,4',
  '21,5',
  '21,6',
  '8,9',
  '8,10',
  '4,13',
  '4,12',
  '5,12',
  '5,13',
  '9,13',
  '18,12',
];

type Opening = readonly [axis: 'v' | 'h', x: number, y: number, long: number, look: BorderLook];

/** All else that separates a room from another, or from outdoors, is heavy. */
const OPENINGS: readonly Opening[] = [
  ['h', 5, 3, 1, { kind: 'window' }],
  ['h', 8, 3, 2, { kind: 'window' }],
  ['h', 12, 2, 2, { kind: 'door' }],
  ['h', 17, 3, 2, { kind: 'window' }],
  ['v', 24, 5, 1, { kind: 'window' }],
  ['v', 24, 13, 1, { kind: 'door' }],
  ['v', 3, 12, 2, { kind: 'door' }],
  ['h', 12, 16, 2, { kind: 'door' }],
  ['h', 17, 15, 1, { kind: 'window' }],
  ['h', 8, 15, 2, { kind: 'window' }],
  ['v', 7, 4, 1, { kind: 'light' }],
  ['h', 4, 7, 2, { kind: 'fortified' }],
  ['h', 8, 7, 1, { kind: 'door' }],
  ['h', 9, 7, 2, { kind: 'light' }],
  ['v', 11, 4, 1, { kind: 'door' }],
  ['v', 16, 4, 2, { kind: 'fortified' }],
  ['h', 12, 7, 2, { kind: 'door' }],
  ['v', 16, 8, 1, { kind: 'door' }],
  ['v', 11, 8, 2, { kind: 'light' }],
  ['v', 7, 8, 1, { kind: 'door' }],
  ['h', 5, 11, 2, { kind: 'light' }],
  ['v', 7, 13, 1, { kind: 'fortified' }],
  ['h', 8, 12, 1, { kind: 'door' }],
  ['h', 9, 12, 2, { kind: 'light' }],
  ['h', 12, 11, 2, { kind: 'holed' }],
  ['v', 20, 9, 1, { kind: 'light' }],
  ['v', 20, 5, 1, { kind: 'holed' }],
  ['h', 18, 7, 1, { kind: 'door' }],
  ['h', 21, 8, 1, { kind: 'door' }],
  ['h', 22, 12, 1, { kind: 'window' }],
  ['v', 16, 12, 2, { kind: 'light' }],
  ['v', 20, 13, 1, { kind: 'door' }],
  ['v', 11, 13, 1, { kind: 'door' }],
];

const nameOf = (x: number, y: number) => `${x < 26 ? String.fromCharCode(65 + x) : 'AA'}${y + 1}`;
export const cell = (x: number, y: number): Ref => `cell:${y * WIDTH + x}`;
/** A space of an upper floor. */
export const upper = (level: number, n: number): Ref => `cell:up${level}.${n}`;

const roomAt = (x: number, y: number): number =>
  ROOMS.findIndex(([, rx, ry, wide, high]) => x >= rx && x < rx + wide && y >= ry && y < ry + high);

function spaces(): DrawnSpace[] {
  const all: DrawnSpace[] = [];
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const at = `${x},${y}`;
      const paved = (x >= 11 && x < 15) || (x < 3 && y >= 11 && y < 15) || y === 16;
      const outdoors = paved ? 'paving' : 'grass';
      all.push({
        ref: cell(x, y),
        x,
        y,
        level: 0,
        floor: SOLID.includes(at) ? 'solid' : roomAt(x, y) === -1 ? outdoors : 'indoors',
        ...(FURNITURE.includes(at) && { terrain: 'furniture' as const }),
        label: nameOf(x, y),
        tile: 0,
      });
    }
  for (const level of FLOORS)
    for (const n of [0, 1])
      all.push({ ref: upper(level, n), x: n, y: 0, level, floor: 'indoors', label: `↑${n + 1}`, tile: 0 });
  return all;
}

function borders(): DrawnBorder[] {
  const opened = new Set<string>();
  const all: DrawnBorder[] = OPENINGS.map(([axis, x, y, long, look]) => {
    const vertical = axis === 'v';
    const edges = Array.from({ length: long }, (_, n) => ({
      x: vertical ? x : x + n,
      y: vertical ? y + n : y,
      level: 0,
      vertical,
    }));
    for (const e of edges) opened.add(`${axis}${e.x},${e.y}`);
    return { ref: `border:${axis}${x},${y}`, ...look, edges, label: `${look.kind} at ${nameOf(x, y)}` };
  });
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      for (const vertical of [true, false]) {
        const [bx, by] = vertical ? [x - 1, y] : [x, y - 1];
        const solid = SOLID.includes(`${x},${y}`) !== SOLID.includes(`${bx},${by}`);
        const key = `${vertical ? 'v' : 'h'}${x},${y}`;
        if ((roomAt(x, y) === roomAt(bx, by) && !solid) || opened.has(key)) continue;
        all.push({
          ref: `border:${key}`,
          kind: 'heavy',
          edges: [{ x, y, level: 0, vertical }],
          label: `Heavy wall at ${nameOf(x, y)}`,
        });
      }
  return all;
}

const rooms: readonly DrawnRoom[] = ROOMS.map(([name, x, y, wide, high]) => ({
  name: name.replace('*', ''),
  spaces: Array.from({ length: wide * high }, (_, n) => [x + (n % wide), y + Math.floor(n / wide)])
    .filter(([cx, cy]) => !SOLID.includes(`${cx},${cy}`))
    .map(([cx, cy]) => cell(cx, cy)),
  ...(name.endsWith('*') && { mark: { icon: 'split-arrows', label: 'Reached from upstairs' } }),
}));

export const samplePlan: GridDrawing = {
  kind: 'grid',
  width: WIDTH,
  height: HEIGHT,
  levels: 1,
  spaces: spaces(),
  walls: [],
  outlines: [],
  doors: [],
  legend: [],
  plan: {
    borders: borders(),
    rooms,
    annexes: [
      { level: 1, title: 'Upper floor', icon: 'wingfoot', tone: 'friend' },
      { level: 2, title: 'Upper floor', icon: 'wingfoot', tone: 'foe' },
    ],
    samples: [
      { kind: 'heavy', label: 'Heavy', note: 'stands' },
      { kind: 'fortified', label: 'Fortified', note: 'strength 3' },
      { kind: 'light', label: 'Light', note: 'strength 2' },
      { kind: 'holed', label: 'Holed', note: 'strength 2' },
      { kind: 'door', label: 'Door', note: 'open' },
      { kind: 'window', label: 'Window', note: '+1 to cross' },
      { kind: 'door', state: 'barricaded', label: 'Barricaded', note: 'strength 1' },
      { kind: 'window', state: 'barricaded', label: 'Barricaded', note: 'strength 1' },
      { kind: 'light', state: 'breached', label: 'Breach', note: '+1 to cross' },
      { kind: 'door', state: 'panel', label: 'Panel', note: 'strength 3' },
    ],
  },
};

const figure = (
  ref: Ref,
  x: number,
  y: number,
  name: string,
  icon: string,
  more: Partial<Piece> = {},
): Piece => ({
  ref,
  shape: 'figure',
  icon,
  tone: 'friend',
  x,
  y,
  wide: 1,
  high: 1,
  level: 0,
  name,
  caption: name,
  health: { now: 3, most: 5, label: '3 of 5' },
  ...more,
});
const guard = (
  ref: Ref,
  x: number,
  y: number,
  name: string,
  icon: string,
  more: Partial<Piece> = {},
): Piece => figure(ref, x, y, name, icon, { tone: 'foe', base: 'hexagon', ...more });
const token = (
  ref: Ref,
  x: number,
  y: number,
  name: string,
  icon: string,
  shape: Piece['shape'],
  more: Partial<Piece> = {},
): Piece => ({ ref, shape, icon, tone: 'plain', x, y, wide: 1, high: 1, level: 0, name, ...more });

export const LOCATED = { frame: 'brackets', icon: 'eye-target', tone: 'danger', label: 'Located' } as const;
export const STUNNED = { frame: 'burst', icon: 'lightning-arc', tone: 'warn', label: 'Stunned' } as const;

const pieces: readonly Piece[] = [
  token('thing:stairs.1', 10, 2, 'Way up', 'wingfoot', 'stairs', { tone: 'friend' }),
  token('thing:stairs.2', 15, 5, 'Way up', 'wingfoot', 'stairs'),
  token('thing:stairs.3', 10, 14, 'Way up', 'wingfoot', 'stairs'),
  token('thing:plate', 3, 10, 'Fortified way up', 'shield', 'plate', { tone: 'warn' }),
  token('thing:bomb', 6, 8, 'Objective A', 'unlit-bomb', 'tile', { tone: 'gold', badge: 'A' }),
  token('thing:wire', 17, 11, 'Wire', 'wolf-trap', 'tile', { tone: 'foe' }),
  token('thing:camera.1', 3, 7, 'Camera', 'eyeball', 'disc', { tone: 'foe', mountedOn: 3 }),
  token('thing:camera.2', 16, 10, 'Camera', 'eyeball', 'disc', { tone: 'foe', mountedOn: 2 }),
  token('thing:camera.3', 23, 10, 'Camera', 'eyeball', 'disc', { tone: 'foe', mountedOn: 1 }),
  token('thing:jammer', 12, 2, 'Jammer', 'radio-tower', 'tile', { tone: 'foe', mountedOn: 0 }),
  figure('piece:1', 11, 9, 'Ada', 'rocket', {
    active: true,
    facing: 3,
    standee: { ref: 'thing:standee.1', x: 12, y: 9, name: 'Ada leans from here' },
  }),
  figure('piece:2', 13, 12, 'Bo', 'fire', { facing: 0 }),
  figure('piece:3', 13, 8, 'Cy', 'crosshair', { marks: [LOCATED] }),
  guard('piece:11', 8, 8, 'Ivo', 'skull-crossed-bones', { marks: [LOCATED], facing: 1, arc: true }),
  guard('piece:12', 13, 4, 'Jan', 'heart-plus', { marks: [STUNNED] }),
  guard('piece:13', 3, 9, 'Kit', 'wolf-trap', { hidden: true, badge: '?' }),
  guard('piece:14', 18, 9, 'Lea', 'guarded-tower', { hidden: true, badge: '?', facing: 2 }),
  guard('piece:15', 22, 9, 'Mio', 'robot-helmet', { hidden: true, badge: '?', facing: 3 }),
  figure('piece:4', 0, 0, 'Dee', 'anvil-impact', { level: 1 }),
  guard('piece:16', 0, 0, 'Nia', 'steel-door', { level: 2, hidden: true, badge: '?' }),
];

const was = (at: string): DrawnBorder => {
  const found = samplePlan.plan?.borders.find(({ ref }) => ref === `border:${at}`);
  if (found === undefined) throw new Error(`there is no border at ${at}`);
  return found;
};
/** A border of the sample in another state. */
export function changed(at: string, state: 'breached' | 'barricaded' | 'panel') {
  const { ref, kind, label } = was(at);
  return { ref, kind, state, label: `${state}: ${label}` } as NonNullable<Scene['borders']>[number];
}

/** What changed since the house was built: doors and windows were shut, two walls fell. */
export const sampleBorders = [
  ...['h5,3', 'h8,3', 'h12,2', 'v24,13', 'v3,12', 'h8,15', 'v7,8', 'v11,13', 'v24,5'].map((at) =>
    changed(at, 'barricaded'),
  ),
  ...['h8,7', 'h17,15'].map((at) => changed(at, 'panel')),
  ...['v11,8', 'v16,12'].map((at) => changed(at, 'breached')),
];

export const sampleScene: Scene = {
  header: {
    kicker: 'Sample · Round 3',
    title: 'The house',
    phases: [
      { label: 'Attack', now: true },
      { label: 'Defend', now: false },
    ],
    order: null,
    counters: [],
  },
  doors: [],
  borders: sampleBorders,
  veils: [
    { kind: 'smoke', x: 16, y: 8, wide: 2, high: 2, level: 0, label: 'Smoke' },
    { kind: 'gas', x: 20, y: 12, wide: 2, high: 1, level: 0, label: 'Gas' },
    { kind: 'fire', x: 19, y: 4, wide: 1, high: 2, level: 0, label: 'Fire' },
  ],
  annexes: [
    { level: 1, note: 'Dee watches P6' },
    { level: 2, note: 'Nia watches K15' },
  ],
  pieces,
  panels: [],
  hand: { piles: [], standing: [], groups: [] },
};
