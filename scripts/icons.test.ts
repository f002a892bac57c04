import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const listed: readonly string[] = JSON.parse(readFileSync(join(root, 'apps/web/icons.json'), 'utf8'));
const sources = globSync(['games/*/table/**/*.ts', 'apps/web/src/**/*.{ts,tsx}'], { cwd: root })
  .filter((file) => !/\.test\.|\/testing\/|\/messages\//.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'));

/** What is written between quotes, but for what is only compared with. */
const written = (text: string): string[] =>
  [...text.matchAll(/(?<!case |[!=]== )(['"])([a-z][a-z0-9-]*)\1/g)].map(([, , word]) => word);

const words = new Set(sources.flatMap(written));

/** Where nothing but an icon can stand: a part's name or property, and tables of icons. */
const PLACES = [
  /<Icon\s+name=("[^"]*"|\{[^}]*\})/g,
  /\bicon=("[^"]*"|\{[^}]*\})/g,
  /\bicon: ([^,\n}(]*)/g,
  /(?:ICON|\bIcon\b)[^=;\n]* = \{(.*?)\n\}/gs,
];
const placed = sources.flatMap((text) =>
  PLACES.flatMap((place) => [...text.matchAll(place)].flatMap(([, at]) => written(at))),
);
/** A name of two words that the set knows is an icon's wherever it stands. */
const set = createRequire(join(root, 'apps/web/package.json'))('@iconify-json/game-icons/icons.json');
const plain = [...words].filter((word) => word.includes('-') && Object.hasOwn(set.icons, word));

describe('the icons', () => {
  it('all exist, and the sprite holds just those listed', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/icons.mjs'), '--check'], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('are listed once each, in order', () => {
    expect(listed).toEqual([...new Set(listed)].toSorted());
  });

  it('that are asked for are listed', () => {
    const asked = new Set([...placed, ...plain]);
    expect(asked.size).toBeGreaterThan(80);
    expect([...asked].filter((name) => !listed.includes(name))).toEqual([]);
  });

  it('that are listed are asked for', () => {
    expect(listed.filter((name) => !words.has(name))).toEqual([]);
  });
});
