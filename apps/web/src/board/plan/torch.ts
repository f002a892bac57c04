import type { BorderLook, DrawnRoom, DrawnSpace, Facing, Ref } from '@sightline/table';
import type { StandingBorder } from './borders-now.ts';

/** Light around who acts: for the eye alone, it says nothing of who sees whom. */
export interface Torchlight {
  /** the rooms the light is in; outside rooms, a pool around it */
  readonly lit: readonly DrawnSpace[];
  readonly spills: readonly Spill[];
}

/** Light that falls through an opening, always as far. */
export interface Spill {
  /** the opening: a line from one corner of the lattice to another */
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly outwards: Facing;
  /** what it falls into: no wall lets it farther */
  readonly into: readonly DrawnSpace[];
}

export interface TorchGround {
  readonly spaces: readonly DrawnSpace[];
  readonly rooms: readonly DrawnRoom[];
  readonly borders: readonly StandingBorder[];
}

/** How far a pool reaches outside rooms, in spaces. */
const POOL = 2.6;
/** What light goes through: an opening that is not shut, a wall that is broken. */
const lets = ({ kind, state }: BorderLook): boolean =>
  state === 'breached' || (state === undefined && (kind === 'door' || kind === 'window'));

const at = (x: number, y: number): string => `${x},${y}`;
const BESIDE: readonly (readonly [facing: Facing, dx: number, dy: number])[] = [
  [0, 0, -1],
  [1, 1, 0],
  [2, 0, 1],
  [3, -1, 0],
];
/** An edge from its upper or left corner, as borders have it. */
const edgeKey = (x: number, y: number, facing: Facing): string =>
  facing % 2 === 1 ? `v${at(facing === 1 ? x + 1 : x, y)}` : `h${at(x, facing === 2 ? y + 1 : y)}`;

/** What is lit by somebody who is in these spaces. */
export function torchlight(ground: TorchGround, places: readonly { x: number; y: number }[]): Torchlight {
  const { spaces, rooms, borders } = ground;
  const known = new Map(spaces.map((s) => [at(s.x, s.y), s]));
  const roomOf = new Map<Ref, number>(
    rooms.flatMap((room, n) => room.spaces.map((ref) => [ref, n] as const)),
  );
  const regionOf = (s: DrawnSpace): string =>
    String(roomOf.get(s.ref) ?? (s.floor === 'indoors' ? 'in' : 'out'));
  const sources = places.flatMap(({ x, y }) => known.get(at(x, y)) ?? []);
  const lit = new Set<DrawnSpace>();
  for (const source of sources) {
    const region = regionOf(source);
    const inRoom = roomOf.has(source.ref);
    for (const s of spaces)
      if (regionOf(s) === region && (inRoom || Math.hypot(s.x - source.x, s.y - source.y) <= POOL))
        lit.add(s);
  }
  const walls = new Map<string, boolean>();
  for (const { drawn, now } of borders)
    for (const e of drawn.edges) walls.set(`${e.vertical ? 'v' : 'h'}${at(e.x, e.y)}`, lets(now));
  return { lit: [...lit], spills: spillsFrom(lit, { spaces, known, regionOf, walls }) };
}

interface Around {
  readonly spaces: readonly DrawnSpace[];
  readonly known: ReadonlyMap<string, DrawnSpace>;
  readonly regionOf: (s: DrawnSpace) => string;
  /** by edge: whether light goes through what stands there */
  readonly walls: ReadonlyMap<string, boolean>;
}

function spillsFrom(lit: ReadonlySet<DrawnSpace>, { spaces, known, regionOf, walls }: Around): Spill[] {
  /** openings of one side of the lit spaces that follow each other are one */
  const runs = new Map<string, number[]>();
  for (const s of lit)
    for (const [facing, dx, dy] of BESIDE) {
      const beyond = known.get(at(s.x + dx, s.y + dy));
      if (beyond === undefined || lit.has(beyond) || beyond.floor === 'solid') continue;
      // A pool fades by itself.
      if (regionOf(beyond) === regionOf(s) || walls.get(edgeKey(s.x, s.y, facing)) === false) continue;
      const across = facing % 2 === 1;
      const key = [facing, across ? s.x : s.y, regionOf(beyond)].join(' ');
      runs.set(key, [...(runs.get(key) ?? []), across ? s.y : s.x]);
    }
  return [...runs].flatMap(([key, along]) => {
    const [facing, line, region] = key.split(' ');
    const outwards = Number(facing) as Facing;
    const on = Number(line) + (outwards === 1 || outwards === 2 ? 1 : 0);
    const into = spaces.filter((s) => regionOf(s) === region && s.floor !== 'solid');
    const ends = (n: number): readonly [number, number] => (outwards % 2 === 1 ? [on, n] : [n, on]);
    return stretches(along).map(([first, last]) => ({
      from: ends(first),
      to: ends(last + 1),
      outwards,
      into,
    }));
  });
}

/** Whole numbers that follow each other, as first and last. */
function stretches(numbers: readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  for (const n of numbers.toSorted((a, b) => a - b)) {
    const last = found.at(-1);
    if (last !== undefined && last[1] === n - 1) last[1] = n;
    else found.push([n, n]);
  }
  return found;
}
