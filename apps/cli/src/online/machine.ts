import { readFileSync } from 'node:fs';

/** What Linux counts time in: so many ticks a second, whatever the machine. */
const TICKS = 100;

/** Who had the processors while something was measured, in percent. */
export interface Usage {
  /** of one core */
  readonly serverCpu: number;
  readonly clientCpu: number;
  /** of all cores: other programs here, and what the host gave to others */
  readonly others: number;
  readonly steal: number;
}

/** Looks at a server's process and at this one; call it to begin, and what it gives to end. */
export function usage(server: number): () => Usage {
  const began = performance.now();
  const before = ticks();
  const cpu = cpuSeconds(server);
  const own = process.cpuUsage();
  return () => {
    const now = ticks();
    const seconds = (performance.now() - began) / 1000;
    const serverSeconds = cpuSeconds(server) - cpu;
    const { user, system } = process.cpuUsage(own);
    const ownSeconds = (user + system) / 1e6;
    const all = Math.max(1, now.all - before.all);
    const ours = (serverSeconds + ownSeconds) * TICKS;
    const share = (part: number) => Math.max(0, Number(((100 * part) / all).toFixed(1)));
    return {
      serverCpu: Math.round((100 * serverSeconds) / seconds),
      clientCpu: Math.round((100 * ownSeconds) / seconds),
      others: share(now.busy - before.busy - ours),
      steal: share(now.stolen - before.stolen),
    };
  };
}

/** Seconds of processor time that a process has used. */
function cpuSeconds(pid: number): number {
  // The name in brackets may hold anything, spaces too.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Bytes of memory that a process holds. */
export function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

interface Ticks {
  readonly all: number;
  readonly busy: number;
  readonly stolen: number;
}

function ticks(): Ticks {
  const [line] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  // Guests' time, which comes after, is counted in the first two already.
  const counts = line.trim().split(/\s+/).slice(1, 9).map(Number);
  const all = counts.reduce((a, b) => a + b, 0);
  // What waits for the disk leaves the processor free.
  return { all, busy: all - counts[3] - counts[4], stolen: counts[7] };
}
