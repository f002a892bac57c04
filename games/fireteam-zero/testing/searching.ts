import { NOBODY } from '@sightline/kernel';
import type { ReconEventCard } from '../content/card-types.ts';
import type { G } from '../rules/fireteam.ts';
import { away, type Given, type TestTable } from './given.ts';
import { turn } from './turns.ts';

/** The recon deck, from the top. */
export const deck =
  (...cards: readonly string[]) =>
  (g: G): void => {
    for (const id of cards.toReversed())
      g.add(
        g.state.recon,
        g.statics.box.recon.findIndex((r) => r.card.id === id),
        NOBODY,
      );
  };

/** The first hero in b, where token 2 lies; the top recon card is `event`. */
export const searching = (event: ReconEventCard, more: Given = {}): TestTable =>
  turn({
    events: [event],
    at: { ...away, heroes: 'bd' },
    ...more,
    arrange: (g, at) => {
      deck(event.id, event.id)(g);
      more.arrange?.(g, at);
    },
  });
