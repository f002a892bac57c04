import type { Option } from '@sightline/table';
import { expect, it } from 'vitest';
import { withFinality } from './finality.ts';

const option = (...answer: readonly [string, ...number[]]): Option => ({
  key: answer.join(' '),
  answer,
  mark: 'place',
  picks: [],
  label: '',
  verb: '',
  final: false,
});
const OPTIONS = [option('put', 1), option('put', 2), option('leave')];

function tried(alike?: true): { readonly tries: readonly string[]; readonly finals: readonly boolean[] } {
  const tries: string[] = [];
  const done = withFinality(OPTIONS, alike, ({ key, answer }) => {
    tries.push(key);
    return answer[0] === 'put';
  });
  return { tries, finals: done.map(({ final }) => final) };
}

it('every option is tried', () => {
  expect(tried()).toEqual({ tries: ['put 1', 'put 2', 'leave'], finals: [true, true, false] });
});

it('of those that are alike one a verb is', () => {
  expect(tried(true)).toEqual({ tries: ['put 1', 'leave'], finals: [true, true, false] });
});
