import type { GameTypes, Seat } from '@sightline/kernel';
import type { NoUndo } from '../api.ts';
import { firstWords } from '../no-undo.ts';
import type { OwnSeats } from './own-seats.ts';
import type { RoomState } from './room-state.ts';
import type { RememberedMoment } from './seat-memory.ts';
import type { Story } from './story.ts';

/** Which inputs may be taken back. The server says how many of each seat, and not which a person chose. */
export class TakingBack<T extends GameTypes> {
  private readonly seats: OwnSeats<T>;
  private readonly roomState: RoomState;
  /** the inputs that nobody chose: undo goes back behind them */
  private readonly auto = new Set<number>();

  constructor(seats: OwnSeats<T>, roomState: RoomState) {
    this.seats = seats;
    this.roomState = roomState;
  }

  /** That input was answered for a seat. */
  unchosen(n: number): void {
    this.auto.add(n);
  }

  /** How often the person may take something back that they chose. */
  get times(): number {
    return this.undoable().filter(({ n }) => !this.auto.has(n)).length;
  }

  /** The last thing that the person chose, and whatever was answered for the seat since: whose it is, newest first. */
  last(): readonly Seat[] {
    const own = this.undoable();
    const chosen = own.findIndex(({ n }) => !this.auto.has(n));
    return own.slice(0, chosen + 1).map(({ seat }) => seat);
  }

  /** The server says how far undo goes, not why it ends; what happened last is a good guess. */
  why({ n, view }: RememberedMoment<T>, story: Story<T>): NoUndo | null {
    if (typeof this.seats.viewpoint !== 'number') return null;
    if (view.result !== null) return { because: 'over', after: '' };
    const last = this.seats.lookedFrom
      .effective()
      .findLast((moment) => moment.n <= n && moment.n > 0 && moment.events.length > 0);
    return { because: 'unknown', after: last === undefined ? '' : firstWords(story.each(last)) };
  }

  /** Newest first: with several seats, those of the one that acted last. */
  private undoable(): { readonly seat: Seat; readonly n: number }[] {
    return this.seats.all.flatMap((memory) => {
      const { seat, now, standing } = memory;
      if (standing.undo === 0 || !this.roomState.isMine(seat) || now.view.result !== null) return [];
      const known = memory.effective();
      // What was before joining is not known yet: nobody here has answered that by itself.
      return Array.from({ length: standing.undo }, (_, i) => ({ seat, n: known.at(-1 - i)?.n ?? 0 }));
    });
  }
}
