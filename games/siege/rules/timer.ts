import { NOBODY, type SeatSet } from '@sightline/kernel';
import { seatsOfSquad } from './operators.ts';
import { type G, NONE, type Squad } from './siege.ts';

/** SG-TIM-08: whose clock runs. */
export function clockOf(g: G): SeatSet {
  const { running } = g.state;
  return running === NONE ? NOBODY : seatsOfSquad(g, running as Squad);
}

/** SG-TIM-09: no clock runs. */
export function stopClocks(g: G): void {
  g.state.running = NONE;
}

/** The clock is handed to a squad, as the continue button does (SG-TIM-08). */
export function hands(g: G, squad: Squad): void {
  g.state.running = squad;
}

/** SG-TIM-22: milliseconds for what is decided while all clocks stand. */
export const allowance = (g: G): number | null =>
  g.statics.settings.clock === 'timed' ? g.statics.settings.offClockAllowance * 1_000 : null;
