import { type Seat, SPECTATOR } from '@sightline/kernel';
import type { LiveTable } from '../tables/table.ts';

/** From where a person looks at a table: from each of their seats, or, where that is allowed, as a spectator. */
export function viewableSeats(table: LiveTable, person: string): readonly Seat[] {
  const own = table.seatsOf(person);
  if (own.length > 0) return own;
  return table.watchable || table.host === person ? [SPECTATOR] : [];
}
