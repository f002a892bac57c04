import { existsSync, readFileSync } from 'node:fs';

const CHILDREN = (pid: number): string => `/proc/${pid}/task/${pid}/children`;

/** Whether the system tells of a process what is asked for here. */
export const tellsOfProcesses = existsSync(CHILDREN(process.pid));

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has just ended.
    return '';
  }
}

/** Processes that a process has started and that have not ended. */
export const childrenOf = (pid: number): number[] =>
  read(CHILDREN(pid)).split(' ').filter(Boolean).map(Number);

export const isRunning = (pid: number): boolean => existsSync(`/proc/${pid}`);

/** Bytes of memory that a process ever had at once. */
export const mostMemory = (pid: number): number =>
  1024 * Number(/^VmHWM:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
