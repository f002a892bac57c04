import { NOBODY, type Seat, type SeatSet, type Timing } from '@sightline/kernel';
import { SPEED_TIMES, type SpeedTimes } from '../content/speeds.ts';
import { asksInWindows } from './chance.ts';
import { ranOut } from './events.ts';
import { firstSeat, inPlay, operatorsOf, seatsOfSquad } from './operators.ts';
import { ATTACKER, type G, NONE, type OpenTable, SQUADS, type Squad } from './siege.ts';
import { type Statics, squadOfSeat } from './statics.ts';

/** SG-TIM-14, 26, SG-REA-11: to declare a reaction while no clock of one's own runs. */
const AT_ONCE = 2_000;
const TWO_PLAYERS = 2;

export const isTimed = (g: Pick<OpenTable, 'statics'>): boolean => g.statics.settings.clock === 'timed';

const timesOf = ({ settings }: Statics, squad: Squad): SpeedTimes => SPEED_TIMES[settings.speed[squad]];

/** SG-TIM-01 to 03, 10, 24, 25, SG-REA-09: the clocks of a match; at first they show the time to deploy. */
export function timingOfMatch(statics: Statics): Timing {
  const { settings, squads, seats } = statics;
  const { latencyCredit } = settings;
  // SG-REA-11, SG-DIG-15: where every chance to react is a question of its own, nobody is outrun.
  const stepPace = asksInWindows({ statics }) ? 0 : settings.stepPace;
  if (settings.clock !== 'timed') return { stepPace, latencyCredit };
  const all = Array.from({ length: seats }, (_, seat): Squad => ((squads[ATTACKER] >> seat) & 1 ? 0 : 1));
  return {
    clocks: all.map((squad) => deploymentTime(statics, squad)),
    banks: all,
    mayPause: true,
    latencyCredit,
    stepPace,
  };
}

/** SG-TIM-02, 03 */
export function deploymentTime(statics: Statics, squad: Squad): number {
  const { deployment } = timesOf(statics, squad);
  return squad === ATTACKER ? deployment.attacker : deployment.defender;
}

/** SG-TIM-04: for a squad's Operators in play now. */
export function bankOf(t: OpenTable, squad: Squad): number {
  const { perOperator } = timesOf(t.statics, squad);
  const count = operatorsOf(squad).filter((o) => inPlay(t, o)).length;
  return count * (t.statics.seats === TWO_PLAYERS ? perOperator.two : perOperator.more);
}

/** SG-TIM-04, 13, 20: every round has banks of its own, and nobody is out of time. */
export function fillBanks(g: G): void {
  g.state.expired = [false, false];
  if (isTimed(g)) for (const squad of SQUADS) g.setTime(firstSeat(g, squad), bankOf(g, squad));
}

/** SG-TIM-08: whose clock runs. */
export function clockOf(g: G): SeatSet {
  const { running } = g.state;
  return running === NONE ? NOBODY : seatsOfSquad(g, running as Squad);
}

/** SG-TIM-09: no clock runs; returns which did, for `restartClock`. */
export function stopClocks(g: G): number {
  const { running } = g.state;
  g.state.running = NONE;
  return running;
}

/** SG-SHT-14, SG-CHL-09: the clock that was stopped runs on. */
export function restartClock(g: G, running: number): void {
  g.state.running = running;
}

/** The clock is handed to a squad, as the continue button does (SG-TIM-08); one that has expired stands (SG-TIM-13). */
export function hands(g: G, squad: Squad): void {
  g.state.running = g.state.expired[squad] ? NONE : squad;
}

/** SG-TIM-11 to 14: noted before what was asked is answered by default. */
export function clockRanOut(g: G, seat: Seat): void {
  const squad = squadOfSeat(g, seat);
  if (g.state.running !== squad || g.state.expired[squad]) return;
  g.state.expired[squad] = true;
  g.emit(ranOut, { squad });
}

/** Somebody else decides for the squad from now on: its clock has expired, or the seat that is asked gave up. */
export const isOutOfTime = (g: G, squad: Squad): boolean =>
  g.state.expired[squad] || (g.seat >= 0 && ((g.resigned >> g.seat) & 1) === 1);

/** SG-TIM-22: milliseconds for what is decided while all clocks stand. */
export const allowance = (g: G): number | null =>
  isTimed(g) ? g.statics.settings.offClockAllowance * 1_000 : null;

/** SG-DIG-06: milliseconds to object to a claim. */
export const objectionTime = (g: G): number | null =>
  isTimed(g) ? g.statics.settings.objectionWindow * 1_000 : null;

/** SG-REA-11, SG-TIM-26: milliseconds to declare a reaction off the clock. */
export const reactionTime = (g: G): number | null => (isTimed(g) ? AT_ONCE : null);

/** SG-REA-12: milliseconds in which something announced can still be reacted to. */
export const announcementTime = (g: G): number | null => (isTimed(g) ? g.statics.settings.stepPace : null);
