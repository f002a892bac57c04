import { centreTable, cornerTable, forEachSeen, type SightTable, setEdge } from '@sightline/board';
import { dice } from '@sightline/kernel';
import { FOV } from 'rot-js';
import { BARS, benchGround, isOpen, SIZE, sources } from './grid.ts';
import { type Benchmark, rate } from './measure.ts';

const BATCH = 64;

/** "Who is seen from here": every seen cell is visited, as rot.js does it. */
function looking(name: string, look: (from: number) => number): Benchmark {
  let i = 0;
  let seen = 0;
  return {
    name,
    run: (ms) =>
      rate(ms, () => {
        for (let k = 0; k < BATCH; k++) seen += look(sources[i++ & 511]);
        if (seen <= 0) throw new Error(`${name} sees nothing`);
        return BATCH;
      }),
  };
}

export const byCentres = centreTable(benchGround(), { mask: BARS, ends: 0, corners: 'closed' });

export function sightlineSight(table: SightTable, name: string): Benchmark {
  return looking(name, (from) => {
    let n = 0;
    forEachSeen(table, from, () => {
      n++;
    });
    return n;
  });
}

export function rotSight(): Benchmark {
  const fov = new FOV.RecursiveShadowcasting(isOpen);
  return looking('rot.js recursive shadow-casting', (from) => {
    let n = 0;
    fov.compute(from % SIZE, Math.trunc(from / SIZE), SIZE, (_x, _y, _r, visible) => {
      if (visible) n++;
    });
    return n;
  });
}

/** A wall rises or falls somewhere: how long until the table is right again, in milliseconds, median and 99th percentile. */
export function patchTimes(): {
  centres: number;
  corners: number;
  centresP99: number;
  cornersP99: number;
} {
  const random = dice(3);
  const measure = (make: (g: ReturnType<typeof benchGround>) => SightTable) => {
    const g = benchGround();
    const table = make(g);
    const all: number[] = [];
    const change = () => {
      const e = random(g.layout.edges);
      setEdge(g, e, 1 - g.edgeKind[e]);
      const start = performance.now();
      table.edgeChanged(e);
      all.push(performance.now() - start);
    };
    for (let i = 0; i < 1200; i++) change();
    const settled = all.slice(200).toSorted((a, b) => a - b);
    return { median: settled[settled.length >> 1], p99: settled[Math.floor(settled.length * 0.99)] };
  };
  const centres = measure((g) => centreTable(g, { mask: BARS, ends: 0, corners: 'closed' }));
  const corners = measure((g) => cornerTable(g, BARS));
  return {
    centres: centres.median,
    corners: corners.median,
    centresP99: centres.p99,
    cornersP99: corners.p99,
  };
}
