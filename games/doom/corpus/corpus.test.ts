import { readdirSync, readFileSync } from 'node:fs';
import { load, verify } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';

interface Recorded {
  readonly hash: string;
  readonly match: unknown;
}

const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.json'));
const recorded = (name: string): Recorded =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Recorded;

/** Matches between bots as they were once played: a rule that changes how they end is a rule that changed. */
describe('the corpus', () => {
  it('holds ten complete matches', () => {
    expect(files).toHaveLength(10);
  });

  it.each(files)('%s replays to the same position, draw by draw', (name) => {
    const { hash, match } = recorded(name);
    const verdict = verify(game, match);
    expect(verdict.problems).toEqual([]);
    expect(verdict.proven).toBe(true);
    const replayed = load(game, match);
    expect(replayed.result).not.toBeNull();
    expect(replayed.hash()).toBe(hash);
  });
});
