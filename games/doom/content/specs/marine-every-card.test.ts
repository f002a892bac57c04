import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { marineCards } from '../../text/en/marine-cards.ts';

describe('every card of the marines', () => {
  const specs = readdirSync(import.meta.dirname).filter((file) => file.startsWith('marine-'));
  const written = specs.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n');
  const titles = Object.entries(marineCards).flatMap(([key, title]) =>
    key.endsWith('.title') ? [title] : [],
  );

  it('has a spec by its title', () => {
    expect(titles).toHaveLength(40 + 24 + 3 + 12);
    expect(titles.filter((title) => !new RegExp(`(describe\\(|\\[)'${title}'`).test(written))).toEqual([]);
  });
});
