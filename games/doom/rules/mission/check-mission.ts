import { type Cell, cellsBeside, type Ground, type MapFile, placeOf, xOf, yOf } from '@sightline/board';
import type { WeaponId } from '../../content/card-types.ts';
import { DOOR } from './board-legend.ts';
import type { Report } from './mission-error.ts';
import type { MissionFile } from './mission-file.ts';
import { OBJECTIVE_NEEDS } from './objective-needs.ts';
import { isWalkable, reachableSpaces } from './reachable-spaces.ts';
import { type MissionMarks, titleOf } from './read-marks.ts';

const LEAST_STARTS = 4;
/** Of one kind: far more than lie on any board of the box. */
const MOST_TOKENS = 100;

/** Whatever a map can say that makes no mission: each check reports what it finds. */
export function checkMission(
  file: MissionFile,
  map: MapFile,
  board: Ground,
  marks: MissionMarks,
  report: Report,
): void {
  checkStandingPlaces(map, board, marks, report);
  checkDoors(map, board, report);
  checkTokens(board, marks, report);
  checkObjective(file, marks, board, report);
}

/** Tokens and starts lie where marines can stand, and come to on foot from where they start. */
function checkStandingPlaces(map: MapFile, board: Ground, { starts }: MissionMarks, report: Report): void {
  const home = starts.find((c) => isWalkable(board, c));
  const reachable = home === undefined ? null : reachableSpaces(board, home);
  for (const mark of map.marks)
    for (const c of mark.cells) {
      const title = `${titleOf(mark)} at ${place(board, c)}`;
      if (!isWalkable(board, c)) report('in-a-wall', `${title} lies in terrain that nobody can enter`);
      else if (reachable && reachable[c] === 0)
        report('out-of-reach', `${title} lies where no marine can walk to from the start`);
    }
}

/** Borders are asked of the drawn ground, because on a prepared board the edge is a wall. */
function checkDoors({ ground, components }: MapFile, board: Ground, report: Report): void {
  const hung = new Set(components.flatMap(({ kind, edges }) => (kind === 'door' ? edges : [])));
  for (let e = 0; e < ground.layout.edges; e++) {
    if ((ground.edgeBits[e] & DOOR) === 0) continue;
    const { vertical, x, y } = placeOf(ground.layout, e);
    const title = `the door at ${vertical ? 'V' : 'H'}${x},${y}`;
    if (!hung.has(e)) report('door', `${title} is no component: it cannot be opened`);
    if (cellsBeside(ground.layout, e).some((c) => c < 0 || !isWalkable(board, c)))
      report('door', `${title} does not lie between two spaces that can be entered`);
  }
}

function checkTokens(board: Ground, marks: MissionMarks, report: Report): void {
  const { starts, portals, teleporters, healthPacks, objectives } = marks;
  if (starts.length < LEAST_STARTS)
    report('too-few-starts', `expected ${LEAST_STARTS} starting spaces or more, found ${starts.length}`);
  if (portals.length === 0) report('no-portal', 'expected a portal or more, found none');
  for (const [what, { length }] of [
    ['starting spaces', starts],
    ['portals', portals],
    ['teleporters', teleporters],
    ['health packs', healthPacks],
  ] as const)
    if (length > MOST_TOKENS) report('size', `expected at most ${MOST_TOKENS} ${what}, found ${length}`);
  for (const [what, tokens] of [
    ['starts', starts.map((cell) => ({ cell }))],
    ['portals', portals],
    ['teleporters', teleporters],
    ['objectives', objectives],
  ] as const)
    for (const cell of twice(tokens.map((token) => token.cell)))
      report('same-space', `two ${what} lie on ${place(board, cell)}`);
}

export interface KnownWeapon {
  readonly id: WeaponId;
  /** how many tokens of it there are (DM-LIM-01) */
  readonly copies: number;
}

/** DM-LIM-01: no more tokens of a weapon than there are. */
export function checkWeapons(
  found: MissionMarks['weapons'],
  known: readonly KnownWeapon[],
  report: Report,
): void {
  for (const { id, copies } of known) {
    const tokens = found.filter(({ weapon }) => weapon === id).length;
    if (tokens > copies) report('too-many-weapons', `expected at most ${copies} of ${id}, found ${tokens}`);
  }
}

function checkObjective(file: MissionFile, marks: MissionMarks, board: Ground, report: Report): void {
  const needs = OBJECTIVE_NEEDS[file.objective];
  const orders = marks.objectives.map(({ order }) => order).toSorted((a, b) => a - b);
  const expected = Array.from({ length: needs.marks }, (_, i) => i + 1);
  if (orders.join() !== expected.join())
    report(
      'objective',
      `${file.objective} needs objective marks ${listed(expected)}, found ${listed(orders)}`,
    );
  for (const [what, cells, limits] of [
    ['post', marks.post, needs.post],
    ['exit', marks.exits, needs.exit],
  ] as const) {
    const { least, most } = limits ?? { least: 0, most: 0 };
    if (cells.length < least || cells.length > most)
      report(
        'objective',
        `${file.objective} needs ${what} spaces ${least} to ${most}, found ${cells.length}`,
      );
  }
  if (needs.kind === 'sample')
    for (const { cell, order } of marks.objectives)
      if (!marks.portals.some((portal) => portal.cell === cell))
        report('objective', `objective ${order} at ${place(board, cell)} does not lie on a portal`);
  checkProgress(file, needs.progress, marks.portals.length, report);
  // Once all doors stand open no more demons come, and there may be too few to slay.
  if (file.objective === 'extermination' && file.threat === 'infestation' && file.rounds === undefined)
    report('objective', 'extermination under infestation needs a round limit, found no rounds');
}

function checkProgress(
  { objective, progress }: MissionFile,
  counts: string | null,
  portals: number,
  report: Report,
): void {
  if (counts === null && progress !== undefined)
    report('objective', `${objective} counts no progress, found progress ${listed(progress)}`);
  if (counts !== null && progress === undefined)
    report('objective', `${objective} needs progress, the number of ${counts}, found none`);
  if (objective === 'portalClosure' && progress?.some((n) => n > portals))
    report('objective', `portalClosure cannot close ${Math.max(...progress)} portals of ${portals}`);
}

/** Those that stand in the list before, once for each time. */
function twice(cells: readonly Cell[]): Cell[] {
  const seen = new Set<Cell>();
  return cells.filter((c) => {
    if (seen.has(c)) return true;
    seen.add(c);
    return false;
  });
}

const LONGEST_LIST = 20;
function listed(orders: readonly number[]): string {
  if (orders.length === 0) return 'none';
  return orders.slice(0, LONGEST_LIST).join(', ') + (orders.length > LONGEST_LIST ? ', …' : '');
}

const place = (g: Ground, c: Cell): string => `${xOf(g.layout, c)},${yOf(g.layout, c)}`;
