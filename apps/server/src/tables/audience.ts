import {
  type AnyGame,
  type GameEvent,
  type Position,
  type Seat,
  SPECTATOR,
  seenBy,
  viewOf,
} from '@sightline/kernel';
import { type AnyView, changesOf, type SeenInput, type Standing } from '@sightline/wire';

/** Somebody who is at a table: a socket, looking from one seat. */
export interface Listener {
  readonly person: string;
  /** from where */
  readonly address?: string;
  /** by which socket: a person may have several, and look from several seats with each */
  readonly socket: number;
  readonly seat: Seat;
  /** wants whole views */
  readonly full: boolean;
  /** nobody looks at what it shows: it is told everything, but its person is not there */
  away?: boolean;
  /** how long a message is on its way there, in milliseconds */
  latency?(): number;
  send(text: string): void;
}

/** An input, before it is told to anybody. */
export interface Happened {
  readonly n: number;
  readonly position: Position<AnyGame>;
  readonly events: readonly GameEvent[];
  readonly back: number | null;
}

/**
 * Who looks at a table, and what each seat was shown last. What is told is made once for each seat, however many look
 * from it, and from that seat's own view: there is no message that holds more and is cut down.
 */
export class Audience {
  private readonly match: string;
  private readonly seats = new Map<Seat, { readonly listeners: Set<Listener>; shown: AnyView }>();

  constructor(match: string) {
    this.match = match;
  }

  get empty(): boolean {
    return this.seats.size === 0;
  }

  *listeners(): Generator<Listener> {
    for (const { listeners } of this.seats.values()) yield* listeners;
  }

  /** Who is here and does not only watch. */
  persons(): string[] {
    const persons = new Set<string>();
    for (const l of this.listeners()) if (isThere(l)) persons.add(l.person);
    return [...persons];
  }

  /** Whether somebody is here who does not only watch. */
  has(person: string): boolean {
    for (const l of this.listeners()) if (l.person === person && isThere(l)) return true;
    return false;
  }

  /** How long messages to a person are on their way, to wherever they are slowest. */
  latencyTo(person: string): number {
    let most = 0;
    for (const l of this.listeners()) if (l.person === person) most = Math.max(most, l.latency?.() ?? 0);
    return most;
  }

  get watching(): number {
    return this.seats.get(SPECTATOR)?.listeners.size ?? 0;
  }

  /** Adds a listener; the view it sees now. */
  add(listener: Listener, position: Position<AnyGame>): AnyView {
    let seat = this.seats.get(listener.seat);
    if (seat === undefined) {
      seat = { listeners: new Set(), shown: viewOf(position, listener.seat) };
      this.seats.set(listener.seat, seat);
    }
    seat.listeners.add(listener);
    return seat.shown;
  }

  remove(listener: Listener): void {
    const seat = this.seats.get(listener.seat);
    seat?.listeners.delete(listener);
    if (seat?.listeners.size === 0) this.seats.delete(listener.seat);
  }

  tell(happened: Happened, standing: (seat: Seat) => Standing): void {
    let beside: AnyView | undefined;
    for (const [seat, at] of this.seats) {
      // What did not change is shared with what was shown before: it is found at once, and thousands of tables keep
      // their views; whatever is kept for a while and then replaced is what a collector of garbage stops everything for.
      const view: AnyView = viewOf(happened.position, seat, { shown: at.shown, beside });
      const changes = changesOf(at.shown, view);
      const told = { t: 'input', match: this.match, seat, ...standing(seat), ...seenInput(happened, seat) };
      let brief: string | null = null;
      let full: string | null = null;
      for (const l of at.listeners)
        if (l.full) {
          full ??= JSON.stringify({ ...told, view });
          l.send(full);
        } else {
          brief ??= JSON.stringify({ ...told, changes });
          l.send(brief);
        }
      at.shown = view;
      beside = view;
    }
  }
}

const isThere = ({ seat, away }: Listener): boolean => seat !== SPECTATOR && away !== true;

/** What a seat saw of an input; with the views before and after it, what changed for it. */
export function seenInput(h: Happened, seat: Seat, before?: AnyView, after?: AnyView): SeenInput {
  return {
    n: h.n,
    events: h.events.flatMap((e) => seenBy(e, seat) ?? []),
    ...(after === undefined ? {} : { changes: changesOf(before, after) }),
    ...(h.back === null ? {} : { back: h.back }),
  };
}
