import {
  type AreaGraph,
  type AreaMap,
  costsFrom,
  MapError,
  parseAreas,
  parseSectors,
} from '@sightline/board';
import { SetupError } from '@sightline/kernel';
import type { Content, Mission, Terrain } from '../content/card-types.ts';
import { NONE } from './fireteam.ts';

/** A mission's board (FZ-GEN-03, 13): locations by number, with what is asked of them again and again. */
export interface MissionBoard {
  readonly map: AreaMap;
  readonly graph: AreaGraph;
  readonly locations: number;
  readonly neighbours: readonly (readonly number[])[];
  /** range between two locations (FZ-GEN-05), and how far a monster walks (FZ-MMOV-10): FAR if it cannot */
  readonly range: Uint8Array;
  readonly walk: Uint8Array;
  readonly terrain: Uint8Array;
  /** the sector tile of each location (FZ-TRSP-02) */
  readonly sector: readonly number[];
  readonly entry: number;
  readonly exit: number;
  readonly bossPlace: number;
  readonly spawnPlaces: readonly number[];
  readonly marks: ReadonlyMap<string, number>;
}

export const FAR = 255;

/** FZ-TER-01 */
export const DIFFICULT = 1;
export const ELEVATED = 2;
export const IMPASSABLE = 4;
export const COVERED = 8;
export const TERRAIN: Readonly<Record<Terrain, number>> = {
  difficult: DIFFICULT,
  elevated: ELEVATED,
  impassable: IMPASSABLE,
  covered: COVERED,
};
const LEGEND = {
  terrain: Object.entries(TERRAIN).map(([name, bits]) => ({ name, bits })),
  links: [{ name: 'path', bits: 0 }],
};

/** Drawn once: the same mission is set up again and again. */
const boards = new WeakMap<Mission, MissionBoard>();

export function boardOf(content: Content, mission: Mission): MissionBoard {
  let board = boards.get(mission);
  if (board === undefined) {
    board = prepare(draw(content, mission), mission);
    boards.set(mission, board);
  }
  return board;
}

function draw(content: Content, mission: Mission): AreaMap {
  try {
    const tiles = parseSectors(content.tiles, LEGEND, 'tiles');
    return parseAreas(mission.map, { file: mission.id, legend: LEGEND, sectors: [tiles] });
  } catch (error) {
    // The words of a refused map are for whoever set it up.
    if (error instanceof MapError) throw new SetupError(error.message);
    throw error;
  }
}

function prepare(map: AreaMap, mission: Mission): MissionBoard {
  const { graph } = map;
  const n = graph.areas.length;
  const terrain = Uint8Array.from(graph.areas, (area) => area.bits);
  const table = (cost: (to: number) => number): Uint8Array => {
    const out = new Uint8Array(n * n).fill(FAR);
    for (let a = 0; a < n; a++)
      costsFrom(graph, a, cost).forEach((steps, b) => {
        if (steps >= 0) out[a * n + b] = steps;
      });
    return out;
  };
  const marks = new Map(map.marks.map((mark) => [mark.id, mark.areas[0]]));
  const sectors = [...new Set(graph.areas.map((area) => area.sector))];
  const entry = marks.get('entry');
  if (entry === undefined) throw new SetupError(`the map of "${mission.id}" has no mark "entry"`);
  return {
    map,
    graph,
    locations: n,
    neighbours: graph.steps.map((steps) => steps.map((step) => step.to)),
    range: table(() => 1),
    walk: table((to) => ((terrain[to] & IMPASSABLE) === 0 ? 1 : 0)),
    terrain,
    sector: graph.areas.map((area) => sectors.indexOf(area.sector)),
    entry,
    exit: marks.get('exit') ?? NONE,
    bossPlace: marks.get('boss') ?? NONE,
    spawnPlaces: map.marks.flatMap((mark) => (mark.tags.includes('spawn') ? [...mark.areas] : [])),
    marks,
  };
}
