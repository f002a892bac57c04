import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/adding-a-game.md'), 'utf8');
const quotations = [...page.matchAll(/^```(?:ts|md) (\S+)\n(.*?)^```$/gms)].map(([, file, text]) => ({
  file,
  text,
}));
const links = [...page.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to]) => to);

describe('docs/adding-a-game.md', () => {
  it('quotes', () => {
    expect(quotations.length).toBeGreaterThan(8);
  });

  it.each(quotations)('a quotation from $file is there word for word', ({ file, text }) => {
    expect(readFileSync(join(root, file), 'utf8')).toContain(text);
  });

  it.each(links)('its link to %s leads somewhere', (to) => {
    expect(existsSync(join(root, 'docs', to))).toBe(true);
  });
});
