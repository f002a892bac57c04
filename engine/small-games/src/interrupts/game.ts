import { type Check, call, defineGame, procedure, SetupError } from '@sightline/kernel';
import type { Scenario } from '@sightline/soak';
import { CELLS } from './field.ts';
import { interrupt, move } from './procedures.ts';
import './interrupt.ts';
import './move.ts';
import {
  eachFigure,
  type Interrupts,
  interrupted,
  knockedOut,
  moveEnded,
  shape,
  standing,
  stepped,
} from './state.ts';

const STEPS = 4;
const LAST_TURN = 30;

const stands: Check<Interrupts> = {
  rule: 'IN-11',
  holds: (g, _l, figure) => g.state.figures[figure].standing,
};

/** IN-02: the seats take turns. */
const battle = procedure<Interrupts>()('battle');
battle.steps('choose', 'next').are({
  choose: {
    ask: 'one',
    seat: (g) => g.state.turn % 2,
    choices: {
      move: {
        form: 'one',
        candidates: (g, _l, offer) => eachFigure(g, g.seat, offer),
        checks: [stands],
        does: (_g, _l, figure) => call(move, { figure, stepsLeft: STEPS }),
      },
    },
  },
  next(g) {
    g.state.turn++;
    if (g.state.turn < LAST_TURN) return 'choose';
    const [a, b] = [standing(g, 0), standing(g, 1)];
    return g.finish({ winners: a === b ? [] : [a > b ? 0 : 1], by: 'IN-12' });
  },
});

interface Setup {
  /** the cells of each seat's figures */
  readonly homes: readonly (readonly number[])[];
  readonly alerts: number;
}

/** IN-01 */
const usual: Setup = {
  homes: [
    [1, 6, 11, 16],
    [3, 8, 13, 18],
  ],
  alerts: 8,
};

function isSetup(x: unknown): x is Setup {
  const { homes, alerts } = (x ?? {}) as Partial<Setup>;
  if (!Array.isArray(homes) || homes.length !== 2) return false;
  if (!homes.every((cells) => Array.isArray(cells) && cells.length > 0)) return false;
  const cells = homes.flat();
  const onTheField = cells.every((c) => Number.isInteger(c) && c >= 0 && c < CELLS);
  return onTheField && new Set(cells).size === cells.length && Number.isInteger(alerts);
}

export const game = defineGame<Interrupts>({
  name: 'interrupts',
  version: '1',
  seats: { least: 2, most: 2 },
  state: shape,
  streams: [],
  events: [stepped, interrupted, knockedOut, moveEnded],
  procedures: [move, interrupt],
  main: battle,
  statics(setup) {
    if (setup === null) return usual;
    if (!isSetup(setup))
      throw new SetupError('figures for two seats, each in a cell of its own, and a number of alerts');
    return setup;
  },
  begin(g) {
    const { homes, alerts } = g.statics;
    homes.forEach((cells, seat) => {
      for (const at of cells) g.state.figures.push({ seat, at, standing: true, moving: false });
      g.state.alerts.push(alerts);
    });
  },
  resign: (g, seat) => g.finish({ winners: [1 - seat], by: 'resigned' }),
});

/** As printed, or scattered so that figures meet at once; sometimes in a hurry. */
export const scenario: Scenario<Interrupts> = {
  game,
  table(random) {
    const cells = Array.from({ length: CELLS }, (_, i) => i);
    const some = () => Array.from({ length: 4 }, () => cells.splice(random(cells.length), 1)[0]);
    const setup = random(2) === 0 ? null : { homes: [some(), some()], alerts: random(16) };
    return random(4) === 0 ? { setup, seats: 2, clocks: [90_000, 90_000] } : { setup, seats: 2 };
  },
};
