import type { Told } from '@sightline/table';
import type { LogLine } from './api.ts';

/** Writes into a log what was told after an input; what is told again takes the place of the last line. */
export function write(log: LogLine[], n: number, told: readonly Told[]): void {
  for (const { line, tone, indent, again } of told) {
    if (line.length === 0) continue;
    if (again) log.pop();
    log.push({ n, told: indent === undefined ? { line, tone } : { line, tone, indent } });
  }
}
