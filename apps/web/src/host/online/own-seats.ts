import { type GameTypes, type Seat, SPECTATOR } from '@sightline/kernel';
import type { MatchPeople, ToClient } from '@sightline/wire';
import type { Viewpoint } from '../api.ts';
import { SeatMemory } from './seat-memory.ts';

/** The seats of one person at a table, or the place of somebody who watches; one of them is looked from. */
export class OwnSeats<T extends GameTypes> {
  private readonly seats = new Map<Seat, SeatMemory<T>>();
  private chosen: Seat | null = null;

  get all(): readonly SeatMemory<T>[] {
    return [...this.seats.values()];
  }

  at(seat: Seat): SeatMemory<T> | undefined {
    return this.seats.get(seat);
  }

  /** The one that is looked from: the first, as long as none was chosen. */
  get lookedFrom(): SeatMemory<T> {
    const [first] = this.seats.values();
    return this.seats.get(this.chosen ?? first.seat) ?? first;
  }

  get viewpoint(): Viewpoint {
    const { seat } = this.lookedFrom;
    return seat === SPECTATOR ? null : seat;
  }

  /** Looks from another one of them; from somebody else's seat nobody looks. */
  look(viewpoint: Viewpoint): void {
    if (typeof viewpoint === 'number' && this.seats.has(viewpoint)) this.chosen = viewpoint;
  }

  /** Up to which input all of them have seen everything; undefined: none was shown the table yet. */
  get seen(): number | undefined {
    const known = this.all.map(({ now }) => now.n);
    return known.length === 0 ? undefined : Math.min(...known);
  }

  /** Whether the server has these very seats for ours. */
  areThoseOf({ seats }: MatchPeople): boolean {
    const own = seats.flatMap(({ seat, mine }) => (mine ? [seat] : []));
    const expected = own.length === 0 ? [SPECTATOR] : own;
    return expected.length === this.seats.size && expected.every((seat) => this.seats.has(seat));
  }

  /** A seat is shown the table; says whether that is another one than it knew. */
  show(table: Extract<ToClient, { t: 'table' }>): boolean {
    const known = this.seats.get(table.seat);
    if (known === undefined) {
      this.seats.set(table.seat, new SeatMemory(table));
      return true;
    }
    const before = known.now.n;
    known.show(table);
    return before !== known.now.n;
  }
}
