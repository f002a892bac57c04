import type { At } from './view-context.ts';

type Reason = { readonly rule: string; readonly facts: Readonly<Record<string, unknown>> };

/** Why something may not be done, in words; the facts of this game's rules are plain numbers. */
export function reason({ say }: Pick<At, 'say'>, { rule, facts }: Reason): string {
  const args: Record<string, string | number> = {};
  for (const [name, fact] of Object.entries(facts))
    if (typeof fact === 'number' || typeof fact === 'string') args[name] = fact;
  return say(`reason.${rule}`, args);
}
