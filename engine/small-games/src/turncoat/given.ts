import { type Answer, Match, optionsFor, type Seat, SPECTATOR, seedFrom } from '@sightline/kernel';
import { game } from './game.ts';
import type { Turncoat } from './turncoat.ts';

/** Figures are numbered side by side: `given([0], [1, 5])` has figure 0 of side 0, figures 1 and 2 of side 1. */
export const given = (...starts: readonly (readonly number[])[]): Match<Turncoat> =>
  Match.start(game, { setup: starts, seats: starts.length, seed: seedFrom('turncoat') });

export function play(match: Match<Turncoat>, seat: Seat, ...answer: Answer): string[] {
  const out = match.submit({ kind: 'answer', seat, decision: match.decisionId, answer, at: 0 });
  if (!out.ok) throw new Error(`${seat} ${answer.join(' ')}: ${JSON.stringify(out.refusal)}`);
  return out.events.map((e) => e.kind);
}

/** The side whose turn it is attacks; its card beats none. */
export function attack(
  match: Match<Turncoat>,
  verb: 'strike' | 'capture',
  attacker: number,
  target: number,
): string[] {
  const [seat] = match.awaiting();
  play(match, seat, verb, attacker, target);
  const defends = figure(match, target).side;
  return [...play(match, defends, 'none'), ...play(match, seat, 'play', 0)];
}

/** Everybody lets their turns pass until it is this side's. */
export function turnOf(match: Match<Turncoat>, seat: Seat): void {
  while (match.awaiting()[0] !== seat) play(match, match.awaiting()[0], 'wait');
}

export function options(match: Match<Turncoat>, seat: Seat, verb: string): readonly (readonly number[])[] {
  return optionsFor(match.decision(seat), verb);
}

export const figure = (match: Match<Turncoat>, i: number, seat: Seat = SPECTATOR) =>
  match.view(seat).state.figures[i];
export const hand = (match: Match<Turncoat>, i: number, seat: Seat) => figure(match, i, seat).hand.items;

/** Who carries it, what it is, for whom it plays, where it is. */
export const fate = (match: Match<Turncoat>, i: number) => {
  const { side, state, at, carrier } = figure(match, i);
  return { side, state, at, carrier };
};
