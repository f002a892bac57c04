import type { CompanionAct, CompanionChoices } from '@sightline/manifest';
import { companion } from './index.ts';
import { MINUTE, SECOND } from './speeds.ts';
import { ATTACKERS, type ClockSide, type CompanionState, DEFENDERS } from './state.ts';

export const A = ATTACKERS;
export const D = DEFENDERS;
export const seconds = (n: number) => n * SECOND;
export const minutes = (n: number) => n * MINUTE;
export const press = (side: ClockSide): CompanionAct => ['press', side];

/** Acts, and milliseconds that pass between them. What is refused fails the test. */
export function after(state: CompanionState, ...steps: readonly (CompanionAct | number)[]): CompanionState {
  return steps.reduce<CompanionState>((now, step) => {
    if (typeof step === 'number') return companion.advance(now, step);
    const next = companion.does(now, step);
    if (next === null) throw new Error(`${step.join(' ')} is refused in ${now.stage}`);
    return next;
  }, state);
}

export const refused = (state: CompanionState, act: CompanionAct): boolean =>
  companion.does(state, act) === null;

export const begun = (chosen: CompanionChoices = {}): CompanionState => companion.begin(chosen);

/** Deployed, and the first round is about to begin. */
export const deployed = (chosen: CompanionChoices = {}): CompanionState =>
  after(begun(chosen), ['readyMade']);

/** The attackers' first phase of round 1 has just begun. */
export const started = (chosen: CompanionChoices = {}, ...eliminated: readonly CompanionAct[]) =>
  after(deployed(chosen), ...eliminated, press(D));

/** How many of a side are eliminated, from the first one on. */
export const without = (side: ClockSide, n: number): CompanionAct[] =>
  Array.from({ length: n }, (_, i) => ['eliminate', side, i]);

/** Through all phases of a round that is not expired, to Upkeep. */
export const roundPlayed = (state: CompanionState): CompanionState =>
  after(state, press(A), press(D), press(A), press(D));

export const left = (state: CompanionState): readonly number[] =>
  state.squads.map((squad) => squad.left / SECOND);

/** Whose clock runs, as the page shows it. */
export const runs = (state: CompanionState): ClockSide | null => {
  const i = companion.face(state).sides.findIndex(({ clock }) => clock.running);
  return i === -1 ? null : i === ATTACKERS ? ATTACKERS : DEFENDERS;
};

export const phaseNow = (state: CompanionState): string | undefined =>
  companion.face(state).phases.find((phase) => phase.state === 'now')?.label.key;
