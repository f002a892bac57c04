import type { Narration } from '@sightline/table';
import type { LogLine } from './api.ts';

/** Writes into a log what was told after an input; what is told again takes the place of the last line. */
export function write(log: LogLine[], n: number, narration: readonly Narration[]): void {
  for (const { line, tone, indent, again } of narration) {
    if (line.length === 0) continue;
    if (again) log.pop();
    log.push({ n, narration: indent === undefined ? { line, tone } : { line, tone, indent } });
  }
}
