import type { SeatSet } from '@sightline/kernel';
import { seatSet } from '@sightline/kernel';
import type { OpenTable } from './doom.ts';
import { seatOf } from './figures.ts';

/** The marines' seats: for what they decide together. */
export const marineSeats = (t: OpenTable): SeatSet => seatSet(...t.statics.marines.map(seatOf));
