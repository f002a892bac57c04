import { type AnyGame, type Match, type Seat, viewOf, walk } from '@sightline/kernel';
import type { AnyView, SeenInput } from '@sightline/wire';
import { type Happened, seenInput } from './audience.ts';

/** The inputs after `from` as they happened. */
export function* happened(match: Match<AnyGame>, from: number, to: number): Generator<Happened> {
  for (const { n, position, events, entry } of walk(match, from, to))
    yield { n, position, events, back: entry?.back ?? null };
}

/** … and as a seat saw them, with its view before and after each. */
export function* seen(
  match: Match<AnyGame>,
  seat: Seat,
  from: number,
  to: number,
): Generator<{ readonly happened: Happened; readonly before: AnyView; readonly after: AnyView }> {
  let before: AnyView | undefined;
  for (const h of happened(match, from - 1, to)) {
    const after: AnyView = viewOf(h.position, seat, { shown: before });
    if (before !== undefined) yield { happened: h, before, after };
    before = after;
  }
}

/** A piece of the past for one seat: its view at `from`, and what each input changed in it. */
export function pastOf(
  match: Match<AnyGame>,
  seat: Seat,
  from: number,
  to: number,
): { readonly view: AnyView; readonly inputs: readonly SeenInput[] } {
  const view = viewOf(match.at(from), seat);
  const inputs = Array.from(seen(match, seat, from, to), (s) =>
    seenInput(s.happened, seat, s.before, s.after),
  );
  // What the set-up did comes before everything else.
  if (from === 0)
    for (const opening of happened(match, -1, 0)) inputs.unshift(seenInput(opening, seat, view, view));
  return { view, inputs };
}
