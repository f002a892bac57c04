/** A moment by both clocks of a device: one that never jumps, and one that runs on while the device sleeps. */
export interface ClockReading {
  readonly steady: number;
  readonly wall: number;
}

/** In whole milliseconds: sums of them are the same in whatever pieces time is counted. */
export const readClocks = (): ClockReading => ({ steady: Math.floor(performance.now()), wall: Date.now() });

/** Less than this is a time of day that was set right, not a sleep. */
const SLEEP = 2000;

/**
 * How much time lies between two moments. The steady clock stands while a device sleeps; what the wall clock is ahead
 * of it then was slept. A wall clock that is set back changes nothing.
 */
export function between(
  before: ClockReading,
  now: ClockReading,
): { readonly awake: number; readonly asleep: number } {
  const awake = Math.max(0, now.steady - before.steady);
  const ahead = now.wall - before.wall - awake;
  return { awake, asleep: ahead > SLEEP ? ahead : 0 };
}
