import type { Result } from '@sightline/kernel';
import type { OperationState } from '@sightline/table';
import {
  type FireteamOperation,
  FireteamOperationError,
  isWon,
  recordResult,
  startOperation,
} from '../rules/operations.ts';
import { nameOf } from './names.ts';
import type { Words } from './view-context.ts';

/** What the host kept for us: it came from here, but has been through a store. */
function kept(x: unknown): FireteamOperation {
  const { seats, missions, played } = (x ?? {}) as Partial<FireteamOperation>;
  if (typeof seats !== 'number' || !Array.isArray(missions) || !Array.isArray(played))
    throw new FireteamOperationError('this is no operation');
  return x as FireteamOperation;
}

function state(at: Words, x: unknown): OperationState {
  const { say } = at;
  const { name, missions, mission: now, played } = kept(x);
  return {
    name: nameOf(at, 'operation', name),
    missions: missions.map((id) => {
      const won = played.some((p) => p.mission === id && p.won);
      const which = won ? 'won' : id === now ? 'now' : 'to come';
      return {
        id,
        name: nameOf(at, 'mission', id),
        state: which,
        label: say(`form.operation.${which === 'to come' ? 'toCome' : which}`),
      };
    }),
    story: played.at(-1)?.won === false ? say('form.operation.again') : '',
    over: now === null ? say('form.operation.over') : null,
  };
}

/** Missions of one story in their printed order, as plain data that the host keeps. */
export const operations = {
  start: (id: string, seats: number): unknown => startOperation(id, seats),
  next: (x: unknown): string | null => kept(x).mission,
  record: (x: unknown, result: Result): unknown => recordResult(kept(x), isWon(result)),
  state,
};
