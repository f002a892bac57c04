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

/** Infestation: demons cannot open doors (DM-GLD-02, 04). */
export const mayOpenDoors = (t: OpenTable, figure: number): boolean =>
  isMarine(figure) || t.statics.mission.file.threat !== 'infestation';

export const isClosed = (t: OpenTable, door: number): boolean => !t.state.doors[door];

/** DM-DOOR-01 to 03, 05: the whole door is gone for good. */
export function openDoor(g: G, figure: number, door: number): Call<Doom> | undefined {
  const { ground, doors } = g.statics.mission;
  g.state.doors[door] = true;
  for (const e of doors[door]) changeEdge(ground, g.state.changes, e, borderWithoutDoor(ground, e));
  g.emit(doorOpened, { figure, door });
  if (g.statics.mission.file.threat !== 'infestation') return undefined;
  return call(threat, { of: 'door', door });
}
