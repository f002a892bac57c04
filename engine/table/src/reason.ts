import type { GameTypes } from '@sightline/kernel';
import type { ViewContext } from './table-game.ts';

/** Why something may not be done: the rule, and what it depends on. */
export interface ForbiddenBy {
  readonly rule: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/**
 * A reason in words: the message `reason.<rule>`, with those of the facts that are numbers or texts. A game's tests
 * hold every id that its rules name against its messages.
 */
export function reason({ say }: Pick<ViewContext<GameTypes>, 'say'>, { rule, facts }: ForbiddenBy): string {
  const args: Record<string, string | number> = {};
  for (const [name, fact] of Object.entries(facts))
    if (typeof fact === 'number' || typeof fact === 'string') args[name] = fact;
  return say(`reason.${rule}`, args);
}
