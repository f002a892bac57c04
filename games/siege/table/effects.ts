import { type ShownEffect, withoutLinks } from '@sightline/table';
import { ABOUT_GADGETS } from './gadget-effects.ts';
import { ABOUT_MOVES } from './move-effects.ts';
import { ABOUT_ROUNDS } from './round-effects.ts';
import type { SeenEvent } from './seen-event.ts';
import { ABOUT_SHOTS } from './shot-effects.ts';
import type { Shown } from './shown.ts';
import type { ViewContext } from './view-context.ts';

const SHOWN: Readonly<Partial<Record<SeenEvent['kind'], Shown>>> = {
  ...ABOUT_ROUNDS,
  ...ABOUT_MOVES,
  ...ABOUT_SHOTS,
  ...ABOUT_GADGETS,
};

/** What is to be seen and heard, in this order. `line` is what the log says, for what only words can show. */
export const effectsOf = (at: ViewContext, e: SeenEvent, line: string): readonly ShownEffect[] =>
  SHOWN[e.kind]?.(at, (field) => Number(e.fields[field]), e, withoutLinks(line)) ?? [];
