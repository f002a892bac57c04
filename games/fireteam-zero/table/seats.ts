import type { Icon, Tone } from '@sightline/table';
import { ICONS } from './icons.ts';
import type { Words } from './view-context.ts';

/** All seats are heroes'; which hero a seat plays is chosen at the table. */
export function seat(
  { say }: Words,
  n: number,
): { readonly name: string; readonly icon: Icon; readonly tone: Tone } {
  return { name: say('scene.seat', { n: n + 1 }), icon: ICONS.hero, tone: 'friend' };
}
