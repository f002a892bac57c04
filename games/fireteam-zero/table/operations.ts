import type { Result } from '@sightline/kernel';
import type { OperationState } from '@sightline/table';
import { isWon, operationFrom, recordResult, startOperation } from '../rules/operations.ts';
import { nameOf } from './names.ts';
import type { Words } from './view-context.ts';

function state(at: Words, x: unknown): OperationState {
  const { say } = at;
  const { name, missions, mission: now, played } = operationFrom(x);
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
  next: (x: unknown): string | null => operationFrom(x).mission,
  record: (x: unknown, result: Result): unknown => recordResult(operationFrom(x), isWon(result)),
  state,
};
