import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { AS_STARTED } from '../server-process.ts';
import type { LoadCommand, LoadResult, Server } from './clients.ts';
import type { Round } from './round.ts';

/** A server with its clients, ready to be played on. */
export interface Playing {
  play(seconds: number): Promise<Round>;
  close(): Promise<void>;
}

export interface PlayingOptions {
  readonly matches: number;
  readonly folder: string;
  readonly nodeOptions: readonly string[];
}

export async function playing(open: Server, o: PlayingOptions): Promise<Playing> {
  const child = fork(join(import.meta.dirname, 'clients.ts'), [], {
    // What a client costs is not what is measured: both get what makes it cost less.
    execArgv: ['--disable-warning=FSTDEP023', ...AS_STARTED],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  const order = (what: LoadCommand) => carriedOut(child, what);
  const close = async () => {
    await order('close');
    child.disconnect();
    process.removeListener('exit', end);
  };
  try {
    await order({ open, ...o });
  } catch (e) {
    child.kill();
    throw e;
  }
  return {
    async play(seconds) {
      const { round } = await order({ seconds });
      if (round === undefined) throw new Error(`nothing was measured of ${open}`);
      return round;
    },
    close,
  };
}

function carriedOut(child: ChildProcess, order: LoadCommand): Promise<{ readonly round?: Round }> {
  return new Promise((done, failed) => {
    const gone = () => failed(new Error('the process of the clients has ended'));
    child.once('exit', gone);
    child.once('message', (report: LoadResult) => {
      child.removeListener('exit', gone);
      if ('failed' in report) failed(new Error(report.failed));
      else done(report);
    });
    child.send(order);
  });
}
