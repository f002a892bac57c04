import { endTogether } from '../server-process.ts';
import { boardgameIo } from './boardgame-io-contestant.ts';
import type { Contestant } from './contest.ts';
import { play, type Round } from './round.ts';
import { sightline } from './sightline-contestant.ts';

/**
 * The clients of one server, in a process of their own: what the clients of the other keep in memory, and what they made
 * of the code that both share, must not slow these down.
 */
export type Server = 'sightline' | 'boardgame.io';

/** What the one who measures asks for. */
export type Order =
  | {
      readonly open: Server;
      readonly matches: number;
      readonly folder: string;
      readonly nodeOptions: readonly string[];
    }
  | { readonly seconds: number }
  | 'close';

/** What comes of it. */
export type Report = { readonly round?: Round } | { readonly failed: string };

let contestant: Contestant | null = null;

async function carryOut(order: Order): Promise<Report> {
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
process.on('message', (order: Order) => {
  carryOut(order).then(report, (e: unknown) => {
    report({ failed: e instanceof Error ? (e.stack ?? e.message) : String(e) });
  });
});

const report = (what: Report): void => {
  process.send?.(what);
};
