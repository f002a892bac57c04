import { parentPort, workerData } from 'node:worker_threads';
import { plannedMatches, recordMatch } from '@sightline/bots';
import type { Chunk, Measurement } from './balance-threads.ts';
import { balanceCalled } from './games.ts';

const { game, options } = workerData as Measurement;
const plan = balanceCalled(game);
const matches = plannedMatches(plan, options);

parentPort?.on('message', ({ from, to }: Chunk) => {
  parentPort?.postMessage(matches.slice(from, to).map((planned) => recordMatch(plan, planned)));
});
