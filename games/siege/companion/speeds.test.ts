import { describe, expect, it } from 'vitest';
import { companion } from './index.ts';
import { A, after, begun, D, deployed, left, press, started, without } from './testing.ts';

const SPEEDS = ['beginner', 'chill', 'standard', 'extreme'];

describe('SG-TIM-01: speed settings', () => {
  it('each side has one of four, of its own', () => {
    const fields = companion.form({ attackers: 'extreme', defenders: 'chill' });
    const speeds = fields.filter(({ id }) => id === 'attackers' || id === 'defenders');
    expect(speeds.map(({ value }) => value)).toEqual(['extreme', 'chill']);
    for (const { values } of speeds) expect(values.map(({ id }) => id)).toEqual(SPEEDS);
    expect(left(deployed({ attackers: 'extreme', defenders: 'chill' }))).toEqual([5 * 45, 5 * 90]);
  });

  it('what was stored and is no speed is Standard', () => {
    expect(companion.begin({ attackers: 'ludicrous' }).setUp.speeds).toEqual(['standard', 'standard']);
  });
});

const times = (table: string, speed: string) => {
  const chosen = { table, attackers: speed, defenders: speed };
  const [attackers, defenders] = left(begun(chosen));
  const perOperator = left(started(chosen, ...without(A, 4)))[A];
  return [defenders / 60, attackers / 60, perOperator];
};

it.each([
  ['beginner', [20, 10, 120]],
  ['chill', [15, 5, 90]],
  ['standard', [15, 5, 60]],
  ['extreme', [8, 3, 45]],
])('SG-TIM-02: two players, %s', (speed, expected) => {
  expect(times('duel', speed)).toEqual(expected);
});

it.each([
  ['beginner', [20, 10, 150]],
  ['chill', [15, 5, 120]],
  ['standard', [15, 5, 90]],
  ['extreme', [8, 3, 60]],
])('SG-TIM-03: multiplayer, %s', (speed, expected) => {
  expect(times('teams', speed)).toEqual(expected);
});

it('SG-TIM-16, SG-NOA-02: an untimed match has no speeds, counts up and never expires', () => {
  const chosen = { time: 'untimed' };
  expect(companion.form(chosen).map(({ id }) => id)).toEqual(['mission', 'table', 'time']);
  const long = after(started(chosen), 3_600_000);
  expect(companion.face(long).sides[A]).toMatchObject({
    mood: 'runs',
    clock: { ms: 3_600_000, of: null },
    buttons: [],
  });
  // SG-NOA-03: a Bonus token instead of ±30 s
  expect(companion.does(long, ['gain', A])).toBeNull();
});

it('SG-CMT-02: with the roles the speeds are swapped, the mission stays', () => {
  expect(companion.swapped({ mission: 'bomb', attackers: 'extreme', defenders: 'chill' })).toEqual({
    mission: 'bomb',
    attackers: 'chill',
    defenders: 'extreme',
  });
});

it('SG-MUL-08, SG-TIM-24: a squad of two players has one clock; the Recruit counts', () => {
  const chosen = { table: 'teams', attackers: 'extreme', defenders: 'extreme' };
  expect(left(deployed(chosen))).toEqual([300, 300]);
  const after2 = after(deployed(chosen), ['eliminate', A, 4], press(D));
  expect(left(after2)).toEqual([240, 300]);
  expect(left(after(after2, 10_000, press(A), press(D), 10_000))[A]).toBe(220);
  expect(companion.face(after2).sides[D].people.map(({ mark }) => mark)).toEqual([
    ...Array(4).fill('person'),
    'star',
  ]);
});
