import { type AskPriority, type Check, call, type Flow, procedure, type WholeCheck } from '@sightline/kernel';
import { resolve } from './resolve.ts';
import { costOf, EFFECTS, healthOf, INVADER, marines, type Priority, used } from './state.ts';

const isReady: Check<Priority> = {
  rule: 'PR-05',
  holds: (g, _l, effect) => g.state.ready[g.seat][effect],
};

const affordable: Check<Priority> = {
  rule: 'PR-06',
  holds: (g, _l, effect) => costOf([effect]) <= g.state.power[g.seat],
};

const affordableTogether: WholeCheck<Priority> = {
  rule: 'PR-06',
  holds: (g, _l, effects) => costOf(effects) <= g.state.power[g.seat],
  because: (g, _l, effects) => ({ cost: costOf(effects), power: g.state.power[g.seat] }),
};

const effectsOfAll: AskPriority<Priority, object, Flow<Priority, 'use', undefined>> = {
  ask: 'priority',
  seats: (g) => [INVADER, ...marines(g)].filter((seat) => healthOf(g, seat) > 0),
  choices: {
    use: {
      form: 'some',
      items(_g, _l, offer) {
        for (const effect of EFFECTS.keys()) offer(effect);
      },
      checks: [isReady, affordable],
      least: () => 1,
      most: () => EFFECTS.length,
      whole: [affordableTogether],
      does(g, _l, effects) {
        g.state.power[g.seat] -= costOf(effects);
        for (const effect of effects) g.state.ready[g.seat][effect] = false;
        g.emit(used, { seat: g.seat, effects });
        return call(resolve, { seat: g.seat, effects: [...effects] });
      },
    },
  },
};

/** PR-03 */
export const respond = procedure<Priority>()('respond');
respond.steps('use').are({ use: effectsOfAll });

/** PR-04 */
export const respondAnew = procedure<Priority>()('respondAnew');
respondAnew.steps('use').are({ use: { ...effectsOfAll, restart: true } });
