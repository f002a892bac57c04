import type { Answer, GameTypes, Match } from '@sightline/kernel';
import { DetectedFailure } from './failure.ts';

type Random = (n: number) => number;

/** Something that must not be taken. */
function nonsense<T extends GameTypes>(match: Match<T>, at: number, random: Random): unknown {
  const seats = match.setup.seats;
  const [asked] = match.position.asked();
  const decision = match.decisionId;
  const answer: Answer = asked.options.first() ?? ['no such verb'];
  const idle = Array.from({ length: seats }, (_, s) => s).find((s) => match.position.askedOf(s) === null);
  const kinds: (() => unknown)[] = [
    () => null,
    () => ({ kind: 'answer' }),
    () => ({ kind: 'answer', seat: asked.seat, decision, answer: 'step', at }),
    () => ({ kind: 'answer', seat: asked.seat, decision, answer: ['no such verb', 1], at }),
    () => ({ kind: 'answer', seat: asked.seat, decision, answer: [answer[0], 1.5], at }),
    () => ({ kind: 'answer', seat: asked.seat, decision, answer: [answer[0], 99_999, -7, 3, 4], at }),
    () => ({ kind: 'answer', seat: seats + random(5), decision, answer, at }),
    () => ({ kind: 'answer', seat: asked.seat, decision: decision - 1 - random(3), answer, at }),
    () => ({ kind: 'answer', seat: asked.seat, decision: decision + 1, answer, at }),
    () => ({ kind: 'answer', seat: idle ?? -1, decision, answer, at }),
    () => ({ kind: 'answer', seat: asked.seat, decision, answer, at: -1 }),
    () => ({ kind: 'answer', seat: asked.seat, decision, answer, at, why: 'because' }),
    () => ({ kind: 'batch', seat: asked.seat, decision, answers: [], at }),
    () => ({ kind: 'batch', seat: asked.seat, decision, answers: [['no such verb']], at }),
    () => ({ kind: 'cheat', seat: asked.seat, at }),
    () => ({ kind: { toString: 0 }, seat: asked.seat, at }),
    // An option of another verb, made longer so that it might be taken for one of this.
    () => ({
      kind: 'answer',
      seat: asked.seat,
      decision,
      answer: [answer[0], ...answer.slice(1), 0, 0, 9, 9, 9],
      at,
    }),
    () => ({
      kind: 'undo',
      seat: Array.from({ length: seats }, (_, s) => s).find((s) => match.undoable(s) === 0) ?? 99,
      at,
    }),
  ];
  return kinds[random(kinds.length)]();
}

/** Bad input is refused with a reason and changes nothing. */
export function refusesNonsense<T extends GameTypes>(match: Match<T>, at: number, random: Random): void {
  const before = match.hash();
  const length = match.length;
  const input = nonsense(match, at, random);
  const out = match.submit(input);
  const shown = JSON.stringify(input);
  if (out.ok) throw new DetectedFailure('took-bad-input', `${shown} was taken`);
  if (out.refusal.code === 'rules-failed')
    throw new DetectedFailure('crash', `${shown} made the rules fail: ${out.report}`);
  if (out.report !== undefined)
    throw new DetectedFailure('broken-check', `${shown} was refused, but: ${out.report}`);
  if (match.hash() !== before || match.length !== length)
    throw new DetectedFailure('took-bad-input', `${shown} was refused but changed the match`);
}
