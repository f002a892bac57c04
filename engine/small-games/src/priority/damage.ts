import { int, open, procedure } from '@sightline/kernel';
import { healthOf, healthOfSides, INVADER, marines, type Priority, wounded } from './state.ts';

export const damage = procedure<Priority>()('damage', { seat: open(int), amount: open(int) });

damage.steps('spread', 'judge').are({
  spread: {
    ask: 'one',
    seat: (_g, l) => l.seat,
    about: (_g, l) => ({ amount: l.amount }),
    choices: {
      spread: {
        form: 'split',
        total: (g, l) => Math.min(l.amount, healthOf(g, l.seat)),
        // A fallen figure is a bin that takes nothing, so that bins and figures have the same numbers.
        bins(g, l, offer) {
          for (const [figure, left] of g.state.health[l.seat].entries()) offer(figure, left);
        },
        does(g, l, amounts) {
          const health = g.state.health[l.seat];
          amounts.forEach((n, figure) => {
            if (n === 0) return;
            health[figure] -= n;
            g.emit(wounded, { seat: l.seat, figure, left: health[figure] });
          });
        },
      },
    },
  },
  /** PR-11 */
  judge(g) {
    const [invader, others] = healthOfSides(g);
    if (invader === 0) g.finish({ winners: marines(g), by: 'PR-11' });
    if (others === 0) g.finish({ winners: [INVADER], by: 'PR-11' });
  },
});
