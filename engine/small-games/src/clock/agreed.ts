import { SetupError, type Timing } from '@sightline/kernel';
import type { Agreed } from './race.ts';

export const RUNNERS = 3;
/** The usual time for each runner. */
const STANDARD = 20_000;

/**
 * A set-up is the time for each runner, in milliseconds, or all that was agreed: `perRunner` by seat, `callsAtAnyTime`,
 * and of the match's timing whether players may pause, how much latency is credited and how walks are paced.
 */
export function agreed(setup: unknown): Agreed {
  if (typeof setup !== 'object' || setup === null) {
    const each = timeFor(setup ?? STANDARD);
    return { perRunner: [each, each], callsAtAnyTime: false, timing: null };
  }
  const { perRunner, callsAtAnyTime = false, ...pace } = setup as Record<string, unknown>;
  if (!Array.isArray(perRunner) || perRunner.length !== 2)
    throw new SetupError('perRunner is a time for each of the two seats');
  if (typeof callsAtAnyTime !== 'boolean') throw new SetupError('callsAtAnyTime is true or false');
  const times: [number, number] = [timeFor(perRunner[0]), timeFor(perRunner[1])];
  const clocks = times.map((each) => each * RUNNERS);
  return { perRunner: times, callsAtAnyTime, timing: { clocks, ...paceOf(pace) } };
}

function timeFor(ms: unknown): number {
  if (!Number.isInteger(ms) || (ms as number) < 1 || (ms as number) > LONGEST)
    throw new SetupError(`the time for each runner is 1 to ${LONGEST} milliseconds`);
  return ms as number;
}

const LONGEST = 3_600_000;

/** Whether its numbers make sense, the kernel says. */
function paceOf({ mayPause, latencyCredit, stepPace, ...more }: Record<string, unknown>): Timing {
  const [unknown] = Object.keys(more);
  if (unknown !== undefined) throw new SetupError(`there is nothing to agree on called ${unknown}`);
  if (mayPause !== undefined && typeof mayPause !== 'boolean')
    throw new SetupError('mayPause is true or false');
  for (const ms of [latencyCredit, stepPace])
    if (ms !== undefined && typeof ms !== 'number')
      throw new SetupError('latencyCredit and stepPace are milliseconds');
  return {
    ...(mayPause === undefined ? {} : { mayPause }),
    ...(latencyCredit === undefined ? {} : { latencyCredit: latencyCredit as number }),
    ...(stepPace === undefined ? {} : { stepPace: stepPace as number }),
  };
}
