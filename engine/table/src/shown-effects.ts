import type { Icon, Sound, Tone } from './look.ts';
import type { ShownEffect } from './narration.ts';
import type { Ref } from './ref.ts';

/* Effects that games show most. */

interface Accompanied {
  readonly text?: string;
  readonly sound?: Sound;
}

/** Words across the whole board. */
export const banner = (title: string, tone: Tone, more: Accompanied = {}): ShownEffect => ({
  show: 'banner',
  title,
  tone,
  ...more,
});

/** An icon that rises from a figure or a space. */
export const iconAt = (at: Ref, icon: Icon, tone: Tone, label: string, sound?: Sound): ShownEffect => ({
  show: 'icon',
  at,
  icon,
  tone,
  label,
  ...(sound !== undefined && { sound }),
});

/** A number that rises from a figure: damage, cards, points. */
export const numberAt = (at: Ref, text: string, tone: Tone, sound?: Sound): ShownEffect => ({
  show: 'number',
  at,
  text,
  tone,
  ...(sound !== undefined && { sound }),
});

/** The board scrolls there. */
export const focusOn = (at: Ref): ShownEffect => ({ show: 'focus', at });
