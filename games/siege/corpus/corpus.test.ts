import { readdirSync, readFileSync } from 'node:fs';
import { corpusProblems, type RecordedMatch } from '@sightline/soak';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';

const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.json'));
const recorded = (name: string): RecordedMatch =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as RecordedMatch;

describe('the corpus', () => {
  it('holds ten complete matches', () => {
    expect(files).toHaveLength(10);
  });

  it.each(files)('%s replays to the same position, draw by draw and event by event', (name) => {
    expect(corpusProblems(game, recorded(name))).toEqual([]);
  });
});
