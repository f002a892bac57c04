import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** The server as `npm start` runs it. */
export const SERVER = join(import.meta.dirname, '../../../server/src/main.ts');

/** Node's options as scripts/start.mjs has them: room for what lives only for a moment. */
export const AS_STARTED = ['--min-semi-space-size=64', '--max-semi-space-size=64'];

const START_MS = 60_000;
const STOP_MS = 20_000;

/** Nobody who measures or breaks a server is to be slowed down by its care for others. */
const PLENTY = '1000000';
export const UNLIMITED: Readonly<Record<string, string>> = {
  LIMIT_REQUESTS: PLENTY,
  LIMIT_GUESSES: PLENTY,
  LIMIT_MESSAGES: PLENTY,
  LIMIT_BOTS: '100000',
  LEAST_CLOCK: '1',
  LIMIT_SOCKETS: PLENTY,
  LIMIT_MATCHES: PLENTY,
  LIMIT_IMPORTS: PLENTY,
  LIMIT_IMPORT_MB: PLENTY,
};

/** A server in a process of its own, as one meets it: by its address, and by what the system says of the process. */
export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
  /** what it complained of, line by line */
  readonly complaints: readonly string[];
  /** kill -9, at once; done when it is gone */
  kill(): Promise<void>;
  /** asks it to finish; done when it has */
  stop(): Promise<void>;
}

export async function startProcess(
  entry: string,
  env: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = AS_STARTED,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--disable-warning=FSTDEP023', ...nodeOptions, entry], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...env },
  });
  // Whatever becomes of us, no server stays behind.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const gone = new Promise<void>((done) => {
    child.once('exit', () => {
      process.removeListener('exit', end);
      done();
    });
  });
  const complaints: string[] = [];
  eachLine(child.stderr, (line) => complaints.push(line));
  const address = await addressOf(child, complaints);
  return {
    address,
    pid: child.pid as number,
    complaints,
    kill() {
      child.kill('SIGKILL');
      return gone;
    },
    async stop() {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await gone;
      clearTimeout(late);
    },
  };
}

/** The first line is for people and says where it is; all others are its log, which is silent but for complaints. */
function addressOf(child: ChildProcess, complaints: string[]): Promise<string> {
  return new Promise((found, failed) => {
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      failed(new Error(`the server did not start within ${START_MS / 1000} s: ${complaints.join('\n')}`));
    }, START_MS);
    child.once('exit', (code, signal) => {
      clearTimeout(late);
      failed(new Error(`the server ended with ${code ?? signal}: ${complaints.join('\n')}`));
    });
    eachLine(child.stdout, (line) => {
      const [, address] = / is at (http\S+)/.exec(line) ?? [];
      if (address === undefined) complaints.push(line);
      else {
        clearTimeout(late);
        found(address);
      }
    });
  });
}

function eachLine(stream: NodeJS.ReadableStream | null, take: (line: string) => void): void {
  let rest = '';
  stream?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') take(line);
  });
}

/** An end that was asked for from outside is an end like any other: what was started ends too. */
export function endTogether(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(signal === 'SIGINT' ? 130 : 143));
}
