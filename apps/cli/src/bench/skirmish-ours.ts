import { dice, Match, seedFrom } from '@sightline/kernel';
import { skirmish } from '@sightline/small-games';
import { type Benchmark, rate } from './measure.ts';

const random = dice(42);
let played = 0;

/** One whole match as a host plays it: all options listed, an answer submitted, events emitted, the input logged. */
function playMatch(): number {
  const match = Match.start(skirmish, { setup: null, seats: 2, seed: seedFrom(`bench ${played++}`) });
  let events = 0;
  while (match.result === null) {
    const [{ seat, options }] = match.position.asked();
    const answer = options.answer(random(options.count));
    const out = match.submit({ kind: 'answer', seat, decision: match.decisionId, answer, at: match.length });
    if (!out.ok) throw new Error(`the skirmish refused its own option: ${out.refusal.code}`);
    events += out.events.length;
  }
  if (events < match.length) throw new Error('every input has at least one event');
  return match.length;
}

export const ours: Benchmark = { name: 'sightline', run: (ms) => rate(ms, playMatch) };

/** A position in mid-match. */
export function midMatch(): Match<never> {
  const match = Match.start(skirmish, { setup: null, seats: 2, seed: seedFrom('mid') });
  for (let i = 0; i < 50; i++) {
    const [{ seat, options }] = match.position.asked();
    match.submit({
      kind: 'answer',
      seat,
      decision: match.decisionId,
      answer: options.answer(random(options.count)),
      at: i,
    });
  }
  return match as unknown as Match<never>;
}
