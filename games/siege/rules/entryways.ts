import type { Cell } from '@sightline/board';
import { pieceNumber } from '../content/pieces.ts';
import { isOverwatchedBySquad } from './entryway-overwatch.ts';
import { enemySquad } from './operators.ts';
import { ATTACKER, type OpenTable, type Squad } from './siege.ts';

const FORTIFIED = pieceNumber('fortifiedEntryway');

/** What is printed; null: it is no entryway (SG-ENT-01 to 03). */
export function entrywayColour(t: OpenTable, space: Cell): 'gray' | 'blue' | null {
  const { entryways } = t.statics.plan;
  for (let i = 0; i < entryways.length; i++) if (entryways[i].cell === space) return entryways[i].colour;
  return null;
}

/** SG-ENT-19: then it is an entryway for no purpose. */
export const isFortified = (t: OpenTable, space: Cell): boolean =>
  t.state.pieces.some(({ kind, at }) => kind === FORTIFIED && at === space);

/** SG-ENT-02, 03, 19: may this squad change floors through it? */
export function isUsable(t: OpenTable, space: Cell, squad: Squad): boolean {
  const colour = entrywayColour(t, space);
  if (colour === null || (colour === 'blue' && squad !== ATTACKER)) return false;
  return !isFortified(t, space);
}

/** SG-ENT-06, 07 */
export const isNeutral = (t: OpenTable, space: Cell, squad: Squad): boolean =>
  isUsable(t, space, squad) && !isOverwatchedBySquad(t, space, enemySquad(squad));

/** The entryways a squad may use to change floors. */
export const usableEntryways = (t: OpenTable, squad: Squad): Cell[] =>
  t.statics.plan.entryways.filter(({ cell }) => isUsable(t, cell, squad)).map(({ cell }) => cell);
