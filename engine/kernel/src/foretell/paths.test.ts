import { describe, expect, it } from 'vitest';
import {
  type Answer,
  call,
  type Data,
  defineGame,
  fields,
  type GameTypes,
  int,
  Match,
  type Movement,
  open,
  type PathOptions,
  paths,
  procedure,
  type Seen,
  seedFrom,
} from '../index.ts';

/**
 * A strip of ground: `.` costs 1, `~` costs 2, `#` can't be entered, `o` can be crossed but not be stopped on, `!` calls
 * the other seat, `?` rolls a die, `*` ends the match.
 */
const shape = fields({ at: open(int), rolled: open(int) });

interface Strip extends GameTypes {
  state: Data<typeof shape>;
  seen: Seen<typeof shape>;
  statics: { ground: string };
}

const alarm = procedure<Strip>()('alarm');
alarm.steps('ask').are({
  ask: { ask: 'one', seat: () => 1, choices: { calm: { form: 'confirm', does() {} } } },
});

const groundAt = (g: { statics: Strip['statics'] }, at: number): string => g.statics.ground[at] ?? '#';
const movement: Movement<Strip, { points: number }> = {
  purse: (_g, l) => l,
  mayStop: (g) => groundAt(g, g.state.at) !== 'o',
};

const walk = procedure<Strip>()('walk', { points: open(int) });
walk.steps('step').are(
  {
    step: {
      ask: 'one',
      seat: () => 0,
      choices: {
        step: {
          form: 'path',
          movement,
          candidates(g, _l, offer) {
            offer(g.state.at + 1);
            offer(g.state.at - 1);
          },
          checks: [
            { rule: 'ST-1', holds: (g, _l, to) => groundAt(g, to) !== '#' },
            { rule: 'ST-2', holds: (g, l, to) => l.points >= (groundAt(g, to) === '~' ? 2 : 1) },
          ],
          does(g, l, to) {
            const ground = groundAt(g, to);
            l.points -= ground === '~' ? 2 : 1;
            g.state.at = to;
            if (ground === '*') g.finish({ winners: [0], by: 'ST-9' });
            if (ground === '?') g.state.rolled = g.draw('die', 6);
            return ground === '!' ? call(alarm, {}, 'step') : 'step';
          },
        },
        stay: { form: 'confirm', does: (g) => g.finish({ winners: [1], by: 'ST-8' }) },
      },
    },
  },
  { endsIf: (_g, l) => l.points === 0 },
);

const main = procedure<Strip>()('strip');
main.steps('go', 'end').are({
  go: () => call(walk, { points: 4 }),
  end: (g) => g.finish({ winners: [1], by: 'ST-8' }),
});

const strip = defineGame<Strip>({
  name: 'strip',
  version: '1',
  seats: { least: 2, most: 2 },
  state: shape,
  streams: ['die'],
  events: [],
  procedures: [walk, alarm],
  main,
  statics: (setup) => ({ ground: String(setup) }),
  begin(g) {
    g.state.at = g.statics.ground.indexOf('@');
  },
});

function told(ground: string, options?: PathOptions) {
  const match = Match.start(strip, { setup: ground, seats: 2, seed: seedFrom('x') });
  return paths(strip, match.position.statics, match.view(0), options);
}

const costs = (ground: string, options?: PathOptions): string =>
  told(ground, options)
    .filter(({ ends }) => ends)
    .toSorted((a, b) => a.to[0] - b.to[0])
    .map(({ to, cost }) => `${to[0]}:${cost}`)
    .join(' ');

describe('paths', () => {
  it('lead as far as the points do, each at its cost', () => {
    expect(costs('@......')).toBe('0:2 1:1 2:2 3:3 4:4');
    expect(costs('@~.~.')).toBe('0:3 1:2 2:3');
    expect(costs('@.#.')).toBe('0:2 1:1');
  });

  it('are the answers that lead there', () => {
    const [path] = told('@..').filter(({ to }) => to[0] === 2);
    expect(path.way).toEqual([
      ['step', 1],
      ['step', 2],
    ] satisfies Answer[]);
  });

  it('lead through where nobody may stop', () => {
    expect(told('@o..').map(({ to, ends }) => [to[0], ends])).toContainEqual([1, false]);
    expect(costs('@o..')).toBe('0:2 2:2 3:3');
  });

  it('end where something comes between, and say what', () => {
    const at = (ground: string) => told(ground).find(({ to }) => to[0] === 1);
    expect(costs('@!..')).toBe('1:1');
    expect(at('@!..')?.stop).toEqual({ prompt: 'alarm.ask', seats: [1], final: false });
    expect(at('@?..')?.stop).toEqual({ prompt: 'walk.step', seats: [0], final: true });
    expect(at('@*..')?.stop).toEqual({ prompt: null, seats: [], final: true });
    expect(at('@...')?.stop).toBe(null);
  });

  it('end where the walk ends by itself, at their cost', () => {
    const last = told('@....').find(({ to }) => to[0] === 4);
    expect(last).toMatchObject({ cost: 4, stop: { prompt: null } });
  });

  it('look farther than the mover’s points on request, and leave steps out', () => {
    expect(costs('@......', { points: 6 })).toBe('0:2 1:1 2:2 3:3 4:4 5:5 6:6');
    expect(costs('.@...', { through: ([, to]) => to > 1 })).toBe('2:1 3:2 4:3');
    expect(costs('@....', { endsAfter: ([, to]) => to === 2 })).toBe('0:2 1:1 2:2');
  });

  it('change nothing in the match, and are none where nobody is asked to walk', () => {
    const match = Match.start(strip, { setup: '@!..', seats: 2, seed: seedFrom('x') });
    const before = match.hash();
    paths(strip, match.position.statics, match.view(0));
    expect(match.hash()).toBe(before);
    expect(paths(strip, match.position.statics, match.view(1))).toEqual([]);
  });
});
