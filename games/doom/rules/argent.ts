import { done } from '@sightline/kernel';
import { ARGENT_TOKENS } from '../content/index.ts';
import { INVASION_PLACE, REGISTER } from '../content/register.ts';
import { type G, INVADER } from './doom.ts';
import { argentGained, argentPlaced } from './events.ts';
import { isFaceUp } from './figures.ts';
import { gainArgent } from './procedures.ts';

/** The invasion card among the places for Argent Power, beside the demon cards by number. */
export const INVASION = REGISTER.numberOf('demon', INVASION_PLACE);

/** DM-LIM-01, 03: what is left in the supply. */
export const argentSupply = (g: Pick<G, 'state'>): number =>
  ARGENT_TOKENS - g.state.invasionArgent - g.state.argent.reduce((sum, n) => sum + n, 0);

/** DM-LIM-04: as many as there are. */
export const argentToGain = (g: Pick<G, 'state'>, tokens: number): number =>
  Math.min(tokens, argentSupply(g));

export function putArgent(g: G, place: number, tokens: number): void {
  if (tokens === 0) return;
  if (place === INVASION) g.state.invasionArgent += tokens;
  else g.state.argent[place] += tokens;
  g.emit(argentPlaced, { type: place, tokens });
}

/** DM-ARG-02, 03: on the invasion card or on demon cards that lie face up. */
function argentPlaces(g: G): number[] {
  return [...g.statics.box.demons.filter((type) => isFaceUp(g, type)), INVASION];
}

export const gainArgentSteps = gainArgent.steps('gain', 'place').are({
  gain(g, l) {
    l.tokens = argentToGain(g, l.tokens);
    if (l.tokens <= 0) return done();
    g.emit(argentGained, { tokens: l.tokens });
  },
  place: {
    ask: 'one',
    seat: () => INVADER,
    about: (_g, l) => ({ tokens: l.tokens }),
    choices: {
      argent: {
        form: 'split',
        total: (_g, l) => l.tokens,
        bins(g, l, offer) {
          for (const place of argentPlaces(g)) offer(place, l.tokens);
        },
        does(g, _l, amounts) {
          argentPlaces(g).forEach((place, i) => {
            putArgent(g, place, amounts[i]);
          });
        },
      },
    },
  },
});
