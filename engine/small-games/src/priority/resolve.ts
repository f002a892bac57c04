import { type Check, call, done, int, list, open, procedure, working } from '@sightline/kernel';
import { damage } from './damage.ts';
import { EFFECTS, healthOf, hit, INVADER, marines, type Priority } from './state.ts';

const hasFigures: Check<Priority> = {
  rule: 'PR-09',
  holds: (g, _l, seat) => healthOf(g, seat) > 0,
};

/** The effects that one seat uses together. */
export const resolve = procedure<Priority>()('resolve', {
  seat: open(int),
  effects: open(list(int)),
  /** what rage adds to the next damage */
  added: working(open(int)),
  damage: working(open(int)),
});

resolve.steps('begin', 'arrange', 'next', 'aim').are({
  begin: (_g, l) => (l.effects.length > 1 ? 'arrange' : 'next'),
  arrange: {
    ask: 'one',
    seat: (_g, l) => l.seat,
    choices: {
      arrange: {
        form: 'order',
        items(_g, l, offer) {
          for (const effect of l.effects) offer(effect);
        },
        does(_g, l, effects) {
          l.effects = [...effects];
        },
      },
    },
  },
  next(g, l) {
    const number = l.effects.shift();
    if (number === undefined) return done();
    const effect = EFFECTS[number];
    l.added += effect.adds;
    if (effect.damage === 0) return 'next';
    l.damage = effect.damage + l.added;
    l.added = 0;
    if (l.seat === INVADER) return 'aim';
    g.emit(hit, { by: l.seat, seat: INVADER, damage: l.damage });
    return call(damage, { seat: INVADER, amount: l.damage }, 'next');
  },
  aim: {
    ask: 'one',
    seat: (_g, l) => l.seat,
    about: (_g, l) => ({ damage: l.damage }),
    choices: {
      aim: {
        form: 'one',
        candidates(g, _l, offer) {
          for (const seat of marines(g)) offer(seat);
        },
        checks: [hasFigures],
        does(g, l, seat) {
          g.emit(hit, { by: l.seat, seat, damage: l.damage });
          return call(damage, { seat, amount: l.damage }, 'next');
        },
      },
    },
  },
});
