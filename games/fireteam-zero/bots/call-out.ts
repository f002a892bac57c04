import { aboutOf } from '@sightline/bots';
import type { Why } from '@sightline/kernel';
import { CALLOUTS, type Callout, TO_SOMEBODY } from '../rules/callouts.ts';
import type { BotReading, ReasonedAnswer } from './reading.ts';

/** Where a hero goes, and what for; what it does there is plain to see. */
const AIMS: ReadonlySet<Callout> = new Set(['search', 'objective', 'kill', 'destroy', 'safety', 'exit']);
/**
 * What comes from looking into one's own hand. The other calls follow from what is done and from what all can see, so
 * that they tell nothing about closed hands, neither by their words nor by not being heard.
 */
const FROM_HAND: ReadonlySet<Callout> = new Set(['save', 'search', 'objective', 'kill', 'destroy', 'safety']);

const isCall = (why: ReasonedAnswer['why']): why is Callout => (CALLOUTS as readonly string[]).includes(why);

/** What is called out: the word, the round (the same is heard once in it), who calls, and to whom. */
export function callOut(
  r: BotReading,
  { answer, why, by = aboutOf(r, 'hero'), to = [] }: ReasonedAnswer,
): Why | null {
  if (!isCall(why) || by < 0) return null;
  if (TO_SOMEBODY.has(why) && to.length === 0) return null;
  if (AIMS.has(why) && answer[0] !== 'step') return null;
  if (FROM_HAND.has(why) && r.statics.closedHands) return null;
  return [why, r.state.round, by, ...to];
}
