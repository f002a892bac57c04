import { int, open, procedure } from '@sightline/kernel';
import { clock, type Race } from './race.ts';

const REWARD = 10_000;

/** CK-08: off the clocks, which were stopped before the die was rolled. */
export const reward = procedure<Race>()('reward', { winner: open(int) });
reward.steps('choose').are({
  choose: {
    ask: 'one',
    seat: (_g, l) => l.winner,
    clock,
    allowance: () => 5_000,
    choices: {
      more: { form: 'confirm', does: (g, l) => g.giveTime(l.winner, REWARD) },
      less: { form: 'confirm', does: (g, l) => g.giveTime(1 - l.winner, -REWARD) },
    },
    timeout: () => ['more'],
  },
});
