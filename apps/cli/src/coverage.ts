import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifests } from '@sightline/games';
import type { Command } from './command.ts';
import { options, UsageError } from './usage.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
/** Where games live, each in a folder of its own with its catalog. */
const HOMES = ['games', 'engine/small-games/src'];
const CATALOG = 'rules.en.md';

/** A rule is declared where its id stands in bold at the start of a list item: `- **DM-ATK-14** …`. */
const DECLARED = /^\s*[-*]\s+\*\*([A-Z]{2,3}(?:-[A-Z]+)?-\d+[a-z]?)\*\*/gm;
/** A test names the rules it shows in its title: `it('DM-ATK-14: …')`, `it.each([…])('DM-ATK-14: …')`. */
const TITLE = /(?:\b(?:it|test)\(|\)\()\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs;
/** The rules themselves cite ids: `rule: 'DM-MOV-09'` in a check, `by: 'DM-OBJ-02'` in a result. */
const CITED = /\b(?:rule|by): '([A-Z]{2,3}(?:-[A-Z]+)?-\d+[a-z]?)'/g;
const ID = /\b[A-Z]{2,3}(?:-[A-Z]+)?-\d+[a-z]?\b/g;

export interface GameCoverage {
  readonly rules: number;
  readonly tested: number;
  readonly missing: readonly string[];
  /** ids that tests name or rules cite, but the catalog does not have: a typing mistake, or a rule that went away */
  readonly unknown: readonly string[];
}

export function coverageOf(
  catalog: string,
  tests: readonly string[],
  sources: readonly string[] = [],
): GameCoverage {
  const rules = new Set([...catalog.matchAll(DECLARED)].map((m) => m[1]));
  const prefixes = new Set([...rules].map((r) => r.slice(0, r.indexOf('-'))));
  const named = new Set(tests.flatMap((t) => [...t.matchAll(TITLE)].flatMap((m) => m[2].match(ID) ?? [])));
  const missing = [...rules].filter((r) => !named.has(r));
  const cited = sources.flatMap((t) => [...t.matchAll(CITED)].map((m) => m[1]));
  const unknown = [...new Set([...named, ...cited])].filter(
    (n) => !rules.has(n) && prefixes.has(n.slice(0, n.indexOf('-'))),
  );
  return { rules: rules.size, tested: rules.size - missing.length, missing, unknown };
}

/** A game that is only announced may have a catalog before it has rules: it is counted where it is asked for by name. */
export const isCounted = (name: string, among = manifests): boolean =>
  among.find((game) => game.name === name)?.since !== null;

export const coverage: Command = {
  takes: '[GAME]',
  does: 'which rules of the catalogs are named by a test',
  run(args) {
    const { values, rest } = options(args, { json: 'flag' });
    const found = Object.fromEntries(
      HOMES.flatMap(folders).map((f) => [
        basename(f),
        coverageOf(readFileSync(join(f, CATALOG), 'utf8'), filesIn(f, true), filesIn(f, false)),
      ]),
    );
    const [only] = rest;
    if (only !== undefined && !Object.hasOwn(found, only))
      throw new UsageError(`no game "${only}"; there are ${Object.keys(found).join(', ')}`);
    const shown = Object.entries(found).filter(([name]) =>
      only === undefined ? isCounted(name) : name === only,
    );
    for (const [name, c] of shown) {
      console.log(`${name}: ${c.tested} of ${c.rules} rules tested`);
      if (c.missing.length > 0) console.log(`  missing: ${c.missing.join(', ')}`);
      if (c.unknown.length > 0)
        console.log(`  named or cited, but not in the catalog: ${c.unknown.join(', ')}`);
    }
    if (values.json) console.log(JSON.stringify(Object.fromEntries(shown)));
    return shown.every(([, c]) => c.missing.length === 0 && c.unknown.length === 0) ? 0 : 1;
  },
};

function folders(home: string): string[] {
  const path = join(root, home);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .map((name) => join(path, name))
    .filter((f) => existsSync(join(f, CATALOG)))
    .sort();
}

function filesIn(folder: string, tests: boolean): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((f) => f.endsWith('.ts') && f.endsWith('.test.ts') === tests && !f.includes('node_modules'))
    .map((f) => readFileSync(join(folder, f), 'utf8'));
}
