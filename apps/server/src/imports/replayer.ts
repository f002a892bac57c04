import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { LobbyRefusal, type RefusalCode } from '../lobby/refusals.ts';
import { TaskQueue } from '../tables/queue.ts';
import type { Brought, Proven } from './prove.ts';

/** What the process says: that it can begin, or what came of a file. */
export type FromReplay =
  | 'ready'
  | { readonly proven: Proven }
  | { readonly refused: { readonly code: RefusalCode; readonly message: string } }
  | { readonly failed: string };

export interface ReplayLimits {
  /** how long a file may take, in milliseconds */
  readonly ms: number;
  /** how large the heap may get, in megabytes */
  readonly mb: number;
  /** how long the process may take to load the games, which is no fault of the file */
  readonly startMs: number;
  /** how many files may wait */
  readonly waiting: number;
  /** how long the process stays without work */
  readonly idleMs: number;
}

/** Many times what the longest match takes: 1,300 inputs are replayed in a third of a second. */
const LIMITS: ReplayLimits = { ms: 10_000, mb: 256, startMs: 120_000, waiting: 10, idleMs: 60_000 };

/** Seconds after which there may be room again. */
export const TRY_AGAIN_S = 5;

const PROCESS = fileURLToPath(new URL('./replay-process.ts', import.meta.url));

/**
 * Replays files one after the other in a process of its own, with a limit of time and memory. A file beyond them is
 * refused with `too-heavy`, and the process killed; the next file gets a new one. (Not a thread: one that is busy
 * collecting garbage at its limit can be neither stopped nor kept below it.)
 */
export class Replayer {
  private readonly limits: ReplayLimits;
  private readonly program: string;
  private readonly queue = new TaskQueue();
  private waiting = 0;
  private child: ChildProcess | null = null;
  private idle: NodeJS.Timeout | null = null;

  constructor(limits: Partial<ReplayLimits> = {}, program = PROCESS) {
    this.limits = { ...LIMITS, ...limits };
    this.program = program;
  }

  get isFull(): boolean {
    return this.waiting >= this.limits.waiting;
  }

  get isRunning(): boolean {
    return this.child !== null;
  }

  async run(brought: Brought): Promise<Proven> {
    if (this.isFull) throw new LobbyRefusal('too-fast', undefined, TRY_AGAIN_S);
    this.waiting++;
    try {
      return await this.queue.run(() => this.replay(brought));
    } finally {
      this.waiting--;
    }
  }

  /** Kills the process, and with it whatever it was doing. */
  close(): void {
    if (this.idle !== null) clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = null;
  }

  private async replay(brought: Brought): Promise<Proven> {
    if (this.idle !== null) clearTimeout(this.idle);
    try {
      const child = this.child ?? (await this.start());
      const said = await this.next(child, this.limits.ms, () => child.send(brought, () => {}));
      if (said === null || said === 'ready') {
        this.close();
        throw new LobbyRefusal('too-heavy');
      }
      if ('proven' in said) return said.proven;
      if ('refused' in said) throw new LobbyRefusal(said.refused.code, said.refused.message);
      throw new Error(`a file could not be replayed: ${said.failed}`);
    } finally {
      this.idle = setTimeout(() => this.close(), this.limits.idleMs).unref();
    }
  }

  private async start(): Promise<ChildProcess> {
    const { mb, startMs } = this.limits;
    const child = fork(this.program, {
      execArgv: [`--max-old-space-size=${mb}`, `--max-semi-space-size=${Math.ceil(mb / 16)}`],
      serialization: 'advanced',
      // How it ran out of memory, it would tell at length.
      stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
    });
    this.child = child;
    // It waits for work; that alone does not keep this process alive.
    child.unref();
    child.channel?.unref();
    // It ended, or can't be reached: `next` finds out.
    child.on('error', () => {});
    const kill = (): void => void child.kill('SIGKILL');
    process.once('exit', kill);
    child.once('exit', () => {
      process.off('exit', kill);
      if (this.child === child) this.child = null;
    });
    if ((await this.next(child, startMs)) === 'ready') return child;
    this.close();
    throw new Error('the process that replays files did not start');
  }

  /** What the process says next; null: it has ended, or said nothing in time. */
  private next(child: ChildProcess, ms: number, ask: () => void = () => {}): Promise<FromReplay | null> {
    return new Promise((done) => {
      const end = (said: FromReplay | null): void => {
        clearTimeout(late);
        child.off('message', heard);
        child.off('exit', silent);
        done(said);
      };
      const heard = (said: unknown): void => end(said as FromReplay);
      const silent = (): void => end(null);
      const late = setTimeout(silent, ms);
      child.once('message', heard);
      child.once('exit', silent);
      ask();
    });
  }
}

/** One for this process, however many servers a test runs in it. */
export const replayer = new Replayer();
