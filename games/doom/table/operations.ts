import type { Result } from '@sightline/kernel';
import type { OperationState } from '@sightline/table';
import {
  type DoomOperation,
  operationFrom,
  recordWinner,
  sideOf,
  startOperation,
  storyOf,
  winnerOf,
} from '../rules/operations.ts';
import { missionName, missionStory, operationName } from './names.ts';
import type { Words } from './view-context.ts';

type MissionState = OperationState['missions'][number];

function missionState(at: Words, operation: DoomOperation, id: string): MissionState {
  const { say } = at;
  const name = missionName(at, id);
  const played = operation.played.find(({ mission }) => mission === id);
  if (played !== undefined) {
    const won = played.winner === 'marines';
    return {
      id,
      name,
      state: won ? 'won' : 'lost',
      label: say(won ? 'form.operation.won' : 'form.operation.lost'),
    };
  }
  if (operation.mission === id) return { id, name, state: 'now', label: say('form.operation.now') };
  const open = operation.name === null && winnerOf(operation) === null;
  return open
    ? { id, name, state: 'open', label: say('form.operation.open') }
    : { id, name, state: 'to come', label: say('form.operation.toCome') };
}

function state(at: Words, x: unknown): OperationState {
  const operation = operationFrom(x);
  const { say } = at;
  const last = operation.played.at(-1);
  const winner = winnerOf(operation);
  return {
    name: operation.name === null ? say('form.operation.custom') : operationName(at, operation.name),
    missions: operation.missions.map((id) => missionState(at, operation, id)),
    story: last === undefined ? '' : missionStory(at, last.mission, storyOf(last)),
    over: winner === null ? null : say(`form.operation.over.${winner}`),
  };
}

/** Six missions that tell one story, as plain data that the host keeps. */
export const operations = {
  start: (id: string, seats: number): unknown => startOperation(id, seats),
  next: (x: unknown): string | null => operationFrom(x).mission,
  record: (x: unknown, result: Result): unknown => recordWinner(operationFrom(x), sideOf(result)),
  state,
};
