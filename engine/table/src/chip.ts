import type { Chip } from './look.ts';

/** A short fact by its text, and how it looks. */
export const chip = (text: string, look: Omit<Chip, 'text'> = {}): Chip => ({ text, ...look });
