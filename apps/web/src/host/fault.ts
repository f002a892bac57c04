import { MatchFileError, SetupError } from '@sightline/kernel';
import type { Fault } from './api.ts';
import { DamagedMatch } from './storage.ts';

export const fault = (code: Fault['fault'], detail = ''): Fault => ({ fault: code, detail });

/** What went wrong, as the page is told it. */
export function faultOf(error: unknown): Fault {
  const detail = error instanceof Error ? error.message : String(error);
  if (error instanceof MatchFileError)
    return fault(error.code === 'still-running' ? 'not-over' : error.code, detail);
  if (error instanceof DamagedMatch) return fault('damaged', detail);
  if (!(error instanceof SetupError)) console.error(error);
  return fault('failed', detail);
}
