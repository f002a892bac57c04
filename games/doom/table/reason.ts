import type { Facts } from '@sightline/kernel';
import type { MessageKey } from '../text/index.ts';
import type { ViewContext } from './view-context.ts';

type Reason = { readonly rule: string; readonly facts: Readonly<Record<string, unknown>> };

type ReasonKey = Extract<MessageKey, `reason.${string}`>;

/** Rules are told by their ids, as text; a test holds every id that the rules name against the messages. */
export const reasonKey = (rule: string): ReasonKey => `reason.${rule}` as ReasonKey;

/** Why something may not be done, in words; the facts of this game's rules are plain numbers. */
export function reason({ say }: Pick<ViewContext, 'say'>, { rule, facts }: Reason): string {
  const args: Record<string, string | number> = {};
  for (const [name, fact] of Object.entries(facts as Facts))
    if (typeof fact === 'number' || typeof fact === 'string') args[name] = fact;
  return say(reasonKey(rule), args);
}
