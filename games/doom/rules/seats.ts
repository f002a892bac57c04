import type { Crowd } from '@sightline/kernel';
import { crowd } from '@sightline/kernel';
import type { OpenTable } from './doom.ts';
import { seatOf } from './figures.ts';

/** The marines' seats: for what they decide together. */
export const marineSeats = (t: OpenTable): Crowd => crowd(...t.statics.marines.map(seatOf));
