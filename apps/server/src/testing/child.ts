import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = join(fileURLToPath(import.meta.url), '../../main.ts');

export interface ChildServer {
  readonly address: string;
  readonly process: ChildProcess;
  /** as if the machine had lost it */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** The server as `npm start` runs it, in a process of its own. */
export async function startChild(
  env: Readonly<Record<string, string>>,
  main: string = MAIN,
): Promise<ChildServer> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', DIST: '/nowhere', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const address = await new Promise<string>((ready, failed) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [found] = line.match(/http:\S+/) ?? [];
      if (found !== undefined) ready(found);
    });
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone;
  };
  return { address, process: child, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
