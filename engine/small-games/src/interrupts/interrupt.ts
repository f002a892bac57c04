import { call } from '@sightline/kernel';
import { interrupt, move } from './procedures.ts';
import { knockedOut, ownerOf, standing } from './state.ts';

const DASH = 2;

/** IN-07 */
interrupt.steps('react').are({
  react: {
    ask: 'one',
    seat: (g, l) => ownerOf(g, l.figure),
    about: (_g, l) => ({ figure: l.figure, against: l.against }),
    choices: {
      shoot: {
        form: 'confirm',
        does(g, l) {
          g.state.figures[l.against].standing = false;
          g.emit(knockedOut, { figure: l.against, by: l.figure });
          const loser = ownerOf(g, l.against);
          if (standing(g, loser) === 0) g.finish({ winners: [1 - loser], by: 'IN-11' });
        },
      },
      dash: {
        form: 'confirm',
        does: (_g, l) => call(move, { figure: l.figure, stepsLeft: DASH, depth: l.depth }),
      },
    },
  },
});
