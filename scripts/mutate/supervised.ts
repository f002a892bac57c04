import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { FileResult, RunRequest } from './runner.ts';

/** A runner that is ended and started anew when a run takes too long: a mutant may loop for ever. */
export class SupervisedRunner {
  private readonly args: readonly string[];
  private readonly env: NodeJS.ProcessEnv;
  private readonly root: string;
  private child: Promise<ChildProcess> | null = null;

  constructor(root: string, options: { bail: number; baseline: boolean }, env: NodeJS.ProcessEnv) {
    this.root = root;
    this.args = [root, String(options.bail), String(options.baseline)];
    this.env = env;
  }

  /** What came of it; null: it took longer than that. */
  async run(order: RunRequest, limitMs: number): Promise<readonly FileResult[] | null> {
    this.child ??= this.start();
    const child = await this.child;
    return new Promise((done, fail) => {
      const ended = () => settle(() => fail(new Error('the runner ended by itself')));
      const told = (reports: unknown) => settle(() => done(reports as FileResult[]));
      const late = setTimeout(() => {
        settle(() => done(null));
        this.end();
      }, limitMs);
      const settle = (result: () => void) => {
        clearTimeout(late);
        child.off('exit', ended).off('message', told);
        result();
      };
      child.once('exit', ended).once('message', told);
      child.send(order);
    });
  }

  end(): void {
    this.child?.then(({ pid }) => {
      if (pid !== undefined) killGroup(pid);
    });
    this.child = null;
  }

  private async start(): Promise<ChildProcess> {
    const child = fork(join(this.root, 'scripts/mutate/runner.ts'), this.args, {
      cwd: this.root,
      env: { ...process.env, ...this.env },
      // With everything it starts in one group, it can be ended whole.
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await new Promise((ready, fail) => {
      child.once('message', ready);
      child.once('exit', () => fail(new Error('vitest could not be started')));
    });
    return child;
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
