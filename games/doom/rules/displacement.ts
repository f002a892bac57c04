import { call, done, seatSet } from '@sightline/kernel';
import { type G, INVADER } from './doom.ts';
import { displaced } from './events.ts';
import { cellsOf, figuresOn, isDemon, isMarine, marineAt, ownerOf, standingOn } from './figures.ts';
import { displacedTo } from './movement.ts';
import { displacement, offerItem } from './procedures.ts';
import { enters } from './teleporters.ts';

interface Settling {
  figure: number;
}

/** The small figures still standing under the large one. */
const below = (g: G, l: Settling): number[] => figuresOn(g, cellsOf(g, l.figure), l.figure);

function give(g: G, figure: number, cell: number) {
  g.state.figures[figure].at = standingOn(cell);
  g.emit(displaced, { figure, to: cell });
  if (isDemon(figure)) return 'next' as const;
  // DM-LRG-32: displaced, a marine does enter the space.
  enters(g, figure);
  return call(offerItem, { figure }, 'next');
}

/** DM-LRG-12 to 16: demons are placed first, in the Invader's order, then the marines in theirs. */
export const displacementSteps = displacement.steps('next', 'demons', 'marines').are({
  next(g, l) {
    const under = below(g, l);
    if (under.length === 0) return done();
    if (under.some(isDemon)) return under.length === 1 ? onlyWay(g, under[0], 'demons') : 'demons';
    return under.length === 1 ? onlyWay(g, under[0], 'marines') : 'marines';
  },
  demons: {
    ask: 'one',
    seat: () => INVADER,
    choices: {
      displace: {
        form: 'place',
        candidates(g, l, offer) {
          for (const f of below(g, l)) if (isDemon(f)) for (const cell of displacedTo(g, f)) offer(f, cell);
        },
        does: (g, _l, figure, cell) => give(g, figure, cell),
      },
    },
  },
  // Each says where his own figure goes; who answers first is placed first.
  marines: {
    ask: 'open',
    seats: (g, l) => seatSet(...below(g, l).filter(isMarine).map(ownerOf)),
    mayPass: false,
    choices: {
      displace: {
        form: 'place',
        candidates(g, _l, offer) {
          const marine = marineAt(g.seat);
          for (const cell of displacedTo(g, marine)) offer(marine, cell);
        },
        does: (g, _l, figure, cell) => give(g, figure, cell),
      },
    },
  },
});

/** With a single nearest space there is nothing to choose. */
function onlyWay<S extends 'demons' | 'marines'>(g: G, figure: number, ask: S) {
  const cells = displacedTo(g, figure);
  return cells.length === 1 ? give(g, figure, cells[0]) : ask;
}
