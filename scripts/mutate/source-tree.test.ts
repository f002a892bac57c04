import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nearest, SourceTree } from './source-tree.ts';

const tree = new SourceTree(dirname(dirname(import.meta.dirname)));

describe('the tree of sources', () => {
  it('has no tests among the sources of a path, and nothing that only tests import', () => {
    const sources = tree.sources('engine/kernel');
    expect(sources).toContain('engine/kernel/src/decide/validate.ts');
    expect(sources.filter((file) => /\.test\.ts|fixtures|stormy-play/.test(file))).toEqual([]);
    expect(tree.sources('engine/kernel/src/decide/validate.ts')).toHaveLength(1);
  });

  it('keeps programs that nothing imports', () => {
    expect(tree.sources('apps/server')).toContain('apps/server/src/main.ts');
  });

  it('knows the tests that import a file, also through a package, the nearest first', () => {
    const tests = tree.testsOf('engine/kernel/src/seat.ts');
    expect(tests[0]).toBe('engine/kernel/src/seat.test.ts');
    expect(tests).toContain('engine/soak/src/soak.test.ts');
    expect(tree.testsOf('scripts/mutate/sample.ts')).toEqual(['scripts/mutate/sample.test.ts']);
  });

  it('knows the package of a file', () => {
    expect(tree.packageOf('engine/kernel/src/seat.ts')).toBe('engine/kernel');
    expect(tree.packageOf('scripts/mutate/sample.ts')).toBe('.');
  });
});

describe('the nearest tests', () => {
  it('are that of the same name, those beside, those in the folders around', () => {
    const tests = ['a/d/x.test.ts', 'e/y.test.ts', 'a/b/z.test.ts', 'a/b/c.test.ts', 'a/b/c.more.test.ts'];
    expect(tests.toSorted(nearest('a/b/c.ts'))).toEqual([
      'a/b/c.more.test.ts',
      'a/b/c.test.ts',
      'a/b/z.test.ts',
      'a/d/x.test.ts',
      'e/y.test.ts',
    ]);
  });
});
