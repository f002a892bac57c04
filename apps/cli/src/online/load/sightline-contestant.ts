import { join } from 'node:path';
import { dice } from '@sightline/kernel';
import { anyAnswer } from '@sightline/server';
import { AS_STARTED, startProcess, UNLIMITED } from '../server-process.ts';
import { MeasuredMatch, type ServerUnderTest } from './contest.ts';
import { gather, together } from './gathering.ts';
import { LightClient } from './light-client.ts';

const CIRCLES = 10;
const AT_ONCE = 32;

/** The endless skirmish on our server, every move on the disk before it is acknowledged or shown. */
export async function sightline(
  matches: number,
  folder: string,
  nodeOptions: readonly string[],
): Promise<ServerUnderTest> {
  const entry = join(import.meta.dirname, 'skirmish-server.ts');
  const env = { ...UNLIMITED, DATABASE_FILE: join(folder, 'skirmish.sqlite'), LOG_LEVEL: 'error' };
  const server = await startProcess(entry, env, [...AS_STARTED, ...nodeOptions]);
  const clients: LightClient[] = [];
  const close = async () => {
    for (const client of clients) client?.close();
    await server.stop();
  };
  try {
    const gathered = await gather({
      address: server.address,
      matches,
      seats: 2,
      circles: CIRCLES,
      what: () => ({ game: 'skirmish', mission: 'endless', switches: {} }),
    });
    await together(matches * 2, AT_ONCE, async (i) => {
      const { match, tokens } = gathered[i >> 1];
      clients[i] = await LightClient.join(server.address, tokens[i & 1], match, i & 1);
    });
    const games = gathered.map((_, i) => duel(clients[2 * i], clients[2 * i + 1], dice(i + 1)));
    return { name: 'sightline', pid: server.pid, games, close };
  } catch (e) {
    await close();
    throw e;
  }
}

function duel(first: LightClient, second: LightClient, random: (n: number) => number): MeasuredMatch {
  const both = [first, second];
  return new MeasuredMatch((game) => {
    for (const client of both) {
      client.told = () => game.came(client.seat);
      client.answered = (refused) => {
        if (refused !== null) throw new Error(`our server refused a legal move: ${refused}`);
      };
    }
    return {
      send() {
        const mover = both.find((client) => client.isAsked);
        const decision = mover?.facts.decision;
        if (mover === undefined || !decision) throw new Error('nobody is asked in an endless skirmish');
        mover.answer([...anyAnswer(decision, random)]);
        return mover.seat;
      },
    };
  });
}
