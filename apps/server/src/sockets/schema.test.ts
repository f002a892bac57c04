import { dice } from '@sightline/kernel';
import { expect, it } from 'vitest';
import { isAnswer, toServer } from './schema.ts';

const answer = {
  t: 'answer',
  id: 'a-1',
  match: 'LDajyCzAUekmxEDOg82hgw',
  seat: 1,
  decision: 7,
  answers: [['step', 3, 44], ['pass']],
};

/** What stands at the edge of what is allowed, and beyond. */
const values: readonly unknown[] = [
  ...[0, -0, 1, -1, 0.5, 30, 31, 1_000_000, 1_000_001, 2 ** 53 - 1, 2 ** 53, NaN, Infinity],
  ...['', ' ', 'answer', 'join', 'a'.repeat(40), 'a'.repeat(41), 'ä', '\n', 'w'.repeat(60), 'w'.repeat(61)],
  ...[
    null,
    undefined,
    true,
    {},
    [],
    [[]],
    [['a'], []],
    [['pass', 0.5]],
    [[null]],
    [['x', [1]]],
    { length: 1 },
  ],
  ...[[['w'.repeat(60)]], [['w'.repeat(61)]], [Array(200).fill(1)], [Array(201).fill(1)], [[2 ** 53]]],
  ...[Array(256).fill(['a']), Array(257).fill(['a']), [['a', -5]], [[7, 'a']]],
];

it('what is checked by hand is what the schema lets through', () => {
  expect(isAnswer(answer)).toBe(true);
  const random = dice(1);
  const fields = [...Object.keys(answer), 'more', '__proto__'];
  let taken = 0;
  for (let i = 0; i < 20_000; i++) {
    const message: Record<string, unknown> = { ...answer };
    for (let changes = 1 + random(2); changes > 0; changes--) {
      const field = fields[random(fields.length)];
      if (random(6) === 0) delete message[field];
      else
        Object.defineProperty(message, field, {
          value: values[random(values.length)],
          enumerable: true,
          configurable: true,
          writable: true,
        });
    }
    const allowed = toServer.safeParse(message).success;
    if (message.t === 'answer') expect([message, isAnswer(message)]).toEqual([message, allowed]);
    else expect(isAnswer(message)).toBe(false);
    if (isAnswer(message)) taken++;
  }
  expect(taken).toBeGreaterThan(1000);
});
