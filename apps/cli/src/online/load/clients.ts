import { endTogether } from '../server-process.ts';
import { boardgameIo } from './boardgame-io-contestant.ts';
import type { ServerUnderTest } from './contest.ts';
import { play, type Round } from './round.ts';
import { sightline } from './sightline-contestant.ts';

/**
 * The clients of one server, in a process of their own: what the clients of the other keep in memory, and what they made
 * of the code that both share, must not slow these down.
 */
export type Server = 'sightline' | 'boardgame.io';

/** What the one who measures asks for. */
export type LoadCommand =
  | {
      readonly open: Server;
      readonly matches: number;
      readonly folder: string;
      readonly nodeOptions: readonly string[];
    }
  | { readonly seconds: number }
  | 'close';

/** What comes of it. */
export type LoadResult = { readonly round?: Round } | { readonly failed: string };

let contestant: ServerUnderTest | null = null;

async function carryOut(order: LoadCommand): Promise<LoadResult> {
  if (order === 'close') {
    await contestant?.close();
    return {};
  }
  if ('open' in order) {
    const { open, matches, folder, nodeOptions } = order;
    contestant = await (open === 'sightline'
      ? sightline(matches, folder, nodeOptions)
      : boardgameIo(matches));
    return {};
  }
  if (contestant === null) throw new Error('there is nobody to play with');
  return { round: await play(contestant, order.seconds) };
}

// However the one who measures ends, neither these clients nor their server stay behind.
endTogether();
process.on('disconnect', () => process.exit());
process.on('message', (order: LoadCommand) => {
  carryOut(order).then(report, (e: unknown) => {
    report({ failed: e instanceof Error ? (e.stack ?? e.message) : String(e) });
  });
});

const report = (what: LoadResult): void => {
  process.send?.(what);
};
