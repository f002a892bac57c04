import { parentPort, workerData } from 'node:worker_threads';
import { type PlannedMatch, recordMatch } from '@sightline/bots';
import { balanceCalled } from './games.ts';

const plan = balanceCalled(workerData as string);

parentPort?.on('message', (matches: readonly PlannedMatch[]) => {
  parentPort?.postMessage(matches.map((planned) => recordMatch(plan, planned)));
});
