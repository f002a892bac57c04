import type { Cell } from '@sightline/board';
import type { OpenTable } from '../rules/doom.ts';
import { cellOf, cellsOf, demonsOnBoard, isDemon, onBoard } from '../rules/figures.ts';
import {
  isAwaited,
  isSwitchedOn,
  markedSpaces,
  maySwitchOn,
  objectiveOf,
  workplacesOf,
} from '../rules/objectives.ts';
import { distancesTo, openTableOf } from './distances.ts';
import type { BotReading } from './reading.ts';

/** Where a marine should be. */
export interface Goal {
  readonly cells: readonly Cell[];
  /** what each step nearer is worth */
  readonly pull: number;
  /** what it is worth to be there */
  readonly there: number;
  /** being there is worth something only with a main action left: a terminal, a portal */
  readonly work: boolean;
}

export function goalFor(r: BotReading, marine: number): Goal {
  const { table: t, state } = r;
  const { mission } = t.statics;
  switch (objectiveOf(t)) {
    case 'sampleCollection': {
      const lying = state.tokens.filter(({ cell }) => cell >= 0).map(({ cell }) => cell);
      const carried = state.tokens.flatMap(({ carrier }) => (carrier >= 0 ? [...cellsOf(t, carrier)] : []));
      const awaited = mission.objectives.filter((_, token) => isAwaited(t, token)).map(({ cell }) => cell);
      if (lying.length === 0 && awaited.length > 0) return workplace(t, marine, awaited);
      return nearestFew(t, marine, lying.length > 0 ? lying : carried, {
        pull: 0.5,
        there: lying.length > 0 ? 8 : 0,
        work: false,
      });
    }
    case 'guardDuty':
      return { cells: mission.post, pull: 0.5, there: 3, work: false };
    case 'assetExtraction': {
      const [asset] = state.tokens;
      if (asset.carrier === marine) return { cells: mission.exits, pull: 1.2, there: 20, work: false };
      // The others go where the carrier goes; a demon never carries it.
      if (asset.carrier >= 0 && !isDemon(asset.carrier))
        return {
          cells: onBoard(t, asset.carrier) ? [cellOf(t, asset.carrier)] : mission.exits,
          pull: 0.25,
          there: 0,
          work: false,
        };
      return { cells: [asset.cell], pull: 0.6, there: 10, work: false };
    }
    case 'coreRestart': {
      const terminals = markedSpaces(t);
      const fresh = terminals.filter((_, i) => maySwitchOn(t, i));
      const open = fresh.length > 0 ? fresh : terminals.filter((_, i) => !isSwitchedOn(t, i));
      return workplace(t, marine, open);
    }
    case 'portalClosure': {
      const portals = state.portals.filter(({ cell }) => cell >= 0).map(({ cell }) => cell);
      return workplace(t, marine, portals);
    }
    case 'extermination': {
      const demons = demonsOnBoard(t).flatMap((d) => [...cellsOf(t, d)]);
      const portals = state.portals.filter(({ cell, up }) => cell >= 0 && up).map(({ cell }) => cell);
      return { cells: demons.length > 0 ? demons : portals, pull: 0.25, there: 0, work: false };
    }
  }
}

/** Where one works on terminals or portals. */
function workplace(t: OpenTable, marine: number, cells: readonly Cell[]): Goal {
  const goal = nearestFew(t, marine, cells, { pull: 0.6, there: 6, work: true });
  return { ...goal, cells: goal.cells.flatMap((cell) => workplacesOf(openTableOf(t.statics), cell)) };
}

/** Several goals: those for which no other marine is nearer, so that a squad spreads; else all of them. */
function nearestFew(t: OpenTable, marine: number, cells: readonly Cell[], goal: Omit<Goal, 'cells'>): Goal {
  if (cells.length < 2 || !onBoard(t, marine)) return { cells, ...goal };
  const own = cells.filter((cell) => {
    const far = distancesTo(t.statics, [cell]);
    const mine = far[cellOf(t, marine)];
    return t.statics.marines.every((m) => m === marine || !onBoard(t, m) || far[cellOf(t, m)] >= mine);
  });
  return { cells: own.length > 0 ? own : cells, ...goal };
}
