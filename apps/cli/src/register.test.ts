import { registerProblems, withMissingNames } from '@sightline/content';
import { describe, expect, it } from 'vitest';
import { extend } from './register.ts';

const names = { card: ['ace', 'king'] };
const published = JSON.stringify(withMissingNames({ editions: [] }, names));
const given = (text: string, content: typeof names) => ({
  game: 'poker',
  file: 'register.json',
  path: '/register.json',
  text,
  names: content,
  problems: registerProblems({ file: 'register.json', text }, content),
});
const extended = (text: string, content: typeof names) => {
  let written: string | null = null;
  const said = extend(given(text, content), (_path, after) => {
    written = after;
  });
  return { said, written };
};

describe('sightline register', () => {
  it('adds an edition with what is new', () => {
    const more = { card: ['ace', 'queen', 'king'] };
    const { said, written } = extended(published, more);
    expect(said).toEqual({ edition: 2, added: 1, problems: [] });
    expect(given(written ?? '', more).problems).toEqual([]);
    expect(written).toContain('queen');
  });

  it('writes nothing where nothing is new', () => {
    expect(extended(published, names)).toEqual({
      said: { edition: 1, added: 0, problems: [] },
      written: null,
    });
  });

  it('writes nothing where a published edition was changed', () => {
    const { said, written } = extended(published.replace('ace', 'deuce'), {
      card: ['deuce', 'queen', 'king'],
    });
    expect(said.problems).toHaveLength(1);
    expect(said.problems[0]).toContain('editions[0].seal');
    expect(written).toBe(null);
  });
});
