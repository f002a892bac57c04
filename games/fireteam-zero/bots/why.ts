import type { Callout } from '../rules/callouts.ts';

/** Why a bot does what it does: something to call out, or what goes without saying. */
export type BotReason =
  | Callout
  /** nothing else could be done, or it does not matter */
  | 'any'
  | 'approach'
  /** for itself */
  | 'self'
  | 'rest';
