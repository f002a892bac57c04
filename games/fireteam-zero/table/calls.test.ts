import { playOut } from '@sightline/bots';
import { seedFrom, why } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { normal } from '../bots/bot.ts';
import { CALLOUTS, TO_SOMEBODY } from '../rules/callouts.ts';
import { HENRY, PATTY } from '../rules/fireteam.ts';
import { game } from '../rules/game.ts';
import { LANGUAGES, lookAt } from '../testing/saying.ts';
import { tell } from './tell.ts';
import type { ViewContext } from './view-context.ts';

const { match } = playOut(game, {
  setup: { mission: 'deadAir' },
  seats: 3,
  seed: seedFrom('calls'),
  bots: [normal, normal, normal],
  maxDecisions: 40,
});
const told = (at: ViewContext, word: string, ...about: number[]) =>
  tell(at, { kind: why.name, fields: { seat: 0, word, about } });
const lineOf = (at: ViewContext, word: string, ...about: number[]): string =>
  told(at, word, ...about)
    .line.map((part) => (typeof part === 'string' ? part : part.text))
    .join('');

describe('a call in the log', () => {
  it.each(LANGUAGES)('has words in %s, names who calls and to whom, and is told quietly', (language) => {
    const at = lookAt(match, 0, language);
    const nameOf = (figure: number) => lineOf(at, 'escort', 1, 0, figure);
    for (const call of CALLOUTS) {
      const to = call === 'escort' ? [PATTY, HENRY] : TO_SOMEBODY.has(call) ? [1] : [];
      const { line, tone, effects } = told(at, call, 1, 0, ...to);
      expect(line.filter((part) => typeof part !== 'string')).toHaveLength(1 + to.length);
      expect(lineOf(at, call, 1, 0, ...to)).toMatch(/^\S+: [“«].{8,}[”»]$/);
      expect([tone, effects]).toEqual(['muted', []]);
    }
    expect(nameOf(1)).not.toBe(nameOf(PATTY));
  });

  it('in English reads so', () => {
    const at = lookAt(match, 0);
    expect(lineOf(at, 'escort', 1, 2, PATTY, HENRY)).toMatch(/^\S+: “Patty and Henry, with me!”$/);
    expect(lineOf(at, 'stepIn', 1, 0, 1)).toMatch(/^\S+: “\S+ may go down. I’ll take this one!”$/);
  });

  it('that makes no sense is not told: a file may hold anything', () => {
    const at = lookAt(match, 0);
    for (const [word, ...about] of [
      ['toString'],
      ['cover'],
      ['cover', 1],
      ['cover', 1, 0],
      ['cover', 1, 0, 3],
      ['cover', 1, 0, -1],
      ['cover', 1, 7, 1],
      ['cover', 1, 0, 200],
      ['exit', 1, 0, 1],
    ] as const)
      expect(lineOf(at, word, ...about), `${word} ${about.join(' ')}`).toBe('');
  });
});
