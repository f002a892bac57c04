import type { Pile, Seat } from '@sightline/kernel';
import type { AbilityTiming } from '../content/card-types.ts';
import { ACTIONS, EVENTS } from '../content/index.ts';
import { seatOf } from '../rules/figures.ts';
import type { TestTable } from './given.ts';
import { ALPHA } from './marines.ts';

/** The ids of the action cards in a pile, from the bottom to the top. */
export const actionsIn = (pile: Pile): string[] => pile.items.map((card) => ACTIONS[card].id);
export const eventsIn = (pile: Pile): string[] => pile.items.map((card) => EVENTS[card].title);

/** What the question tells about whoever activates or moves. */
export function left(table: TestTable, seat: Seat = seatOf(ALPHA)): { points: unknown; mains: unknown } {
  const { points, mains } = table.match.decision(seat)?.about ?? {};
  return { points, mains };
}

/** The windows that open while everybody passes: who is asked, and at which moment. */
export function windowsOf(table: TestTable): string[] {
  const found: string[] = [];
  for (;;) {
    const [seat] = table.match.awaiting();
    const decision = table.match.decision(seat);
    if (decision === null || !table.verbs(seat).includes('pass')) return found;
    found.push(`${String(decision.about.of)} ${seat}`);
    table.play(seat, 'pass');
  }
}

/** Passes every window until a seat is asked at a moment. */
export function upTo(table: TestTable, moment: AbilityTiming, seat: Seat): TestTable {
  for (;;) {
    const [asked] = table.match.awaiting();
    if (asked === seat && table.match.decision(seat)?.about.of === moment) return table;
    table.play(asked, 'pass');
  }
}
