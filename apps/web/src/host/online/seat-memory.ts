import type { GameTypes, SeenEvent, View } from '@sightline/kernel';
import { changed, type SeenInput, type Standing, type ToClient } from '@sightline/wire';

type Table = Extract<ToClient, { t: 'table' }>;
type Input = Extract<ToClient, { t: 'input' }>;
type Slice = Extract<ToClient, { t: 'history' }>;

/** The table as a seat saw it after an input, and what it saw happen. 0 is the opening. */
export interface RememberedMoment<T extends GameTypes> {
  readonly n: number;
  readonly view: View<T>;
  readonly events: readonly SeenEvent[];
  /** something was taken back: the table stands as after that input; null: nothing was */
  readonly back: number | null;
}

/**
 * All that one seat was shown. It starts in the middle, with the table as it stands, and goes on from there; what was
 * before is asked for afterwards, from the first input on. Views share what did not change, so that keeping all of
 * them costs little.
 */
export class SeatMemory<T extends GameTypes> {
  readonly seat: number;
  now: RememberedMoment<T>;
  standing: Standing;
  /** from the opening on, without a gap */
  private past: RememberedMoment<T>[] = [];
  /** since the table was shown, as long as there is a gap before it */
  private recent: RememberedMoment<T>[] = [];

  constructor(table: Table) {
    this.seat = table.seat;
    this.now = shown(table);
    this.standing = table;
  }

  /** What is not known yet; null: everything is. */
  get gap(): { readonly from: number; readonly to: number } | null {
    const known = this.past.at(-1);
    if (known?.n === this.now.n) return null;
    const [first = this.now] = this.recent;
    return { from: known?.n ?? 0, to: first.n };
  }

  /** The table was shown anew, because the client was too far behind. */
  show(table: Table): void {
    this.standing = table;
    if (table.n === this.now.n) return;
    if (table.n < this.now.n) this.past = [];
    this.recent = [];
    this.now = shown(table);
  }

  /** Takes in the next input; null: it is known already, or one before it is missing. */
  take(input: Input): RememberedMoment<T> | null {
    if (input.n !== this.now.n + 1) return null;
    const joined = this.gap === null;
    const moment = after(this.now.view, input);
    if (!joined && this.recent.length === 0) this.recent.push(this.now);
    (joined ? this.past : this.recent).push(moment);
    this.now = moment;
    this.standing = input;
    return moment;
  }

  /** Takes in a piece of what was before; false: it does not go on where we are. */
  fill(slice: Slice): boolean {
    const { gap } = this;
    const [opening] = slice.inputs;
    if (gap === null) return false;
    let { view } = slice;
    if (this.past.length === 0)
      this.past.push({ n: 0, view, events: opening?.n === 0 ? opening.events : [], back: null });
    const before = this.past.length;
    for (const input of slice.inputs) {
      if (input.n !== (this.past.at(-1)?.n ?? -1) + 1) continue;
      const moment: RememberedMoment<T> = after(view, input);
      view = moment.view;
      this.past.push(moment);
    }
    const last = this.past.at(-1) as RememberedMoment<T>;
    if (last.n >= gap.to) {
      this.past.push(...this.recent.filter(({ n }) => n > last.n));
      this.recent = [];
    }
    return this.past.length > before || this.gap === null;
  }

  /** The moments that made the present one, in order; what was taken back is left out. */
  effective(): readonly RememberedMoment<T>[] {
    const stands: RememberedMoment<T>[] = [];
    for (const moment of [...this.past, ...this.recent]) {
      const { back } = moment;
      if (back === null) stands.push(moment);
      else while (stands.length > 0 && (stands.at(-1) as RememberedMoment<T>).n > back) stands.pop();
    }
    return stands;
  }
}

const shown = <T extends GameTypes>({ n, view }: Table): RememberedMoment<T> => ({
  n,
  view,
  events: [],
  back: null,
});

function after<T extends GameTypes>(before: View<T>, input: SeenInput): RememberedMoment<T> {
  const { n, events, view, changes = [], back = null } = input;
  return { n, view: view ?? changed(before, changes), events, back };
}
