import { cellsBeside, changeEdge } from '@sightline/board';
import { type Call, call } from '@sightline/kernel';
import type { Doom, G, OpenTable } from './doom.ts';
import { doorOpened } from './events.ts';
import { cellsOf, isMarine } from './figures.ts';
import { borderWithoutDoor } from './mission/prepare-board.ts';
import { threat } from './procedures.ts';

/** DM-ADJ-05: a door on a border of one of the figure's spaces. */
export function isAtDoor(t: OpenTable, figure: number, door: number): boolean {
  const cells = cellsOf(t, figure);
  return t.statics.mission.doors[door].some((e) => {
    const [a, b] = cellsBeside(t.statics.layout, e);
    return cells.includes(a) || cells.includes(b);
  });
}

/** DM-DOOR-01 */
export const DOOR_COST = 1;

/** Infestation: a door that a marine opens summons demons. */
export const isInfested = ({ statics }: Pick<OpenTable, 'statics'>): boolean =>
  statics.mission.file.threat === 'infestation';

/** Infestation: demons cannot open doors (DM-GLD-02, 04). */
export const mayOpenDoors = (t: OpenTable, figure: number): boolean => isMarine(figure) || !isInfested(t);

export const isClosed = (t: OpenTable, door: number): boolean => !t.state.doors[door];

/** DM-DOOR-01 to 03, 05: the whole door is gone for good. */
export function openDoor(g: G, figure: number, door: number): Call<Doom> | undefined {
  const { ground, doors } = g.statics.mission;
  g.state.doors[door] = true;
  for (const e of doors[door]) changeEdge(ground, g.state.changes, e, borderWithoutDoor(ground, e));
  g.emit(doorOpened, { figure, door });
  return isInfested(g) ? call(threat, { of: 'door', door }) : undefined;
}
