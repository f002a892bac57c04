import { describe, expect, it } from 'vitest';
import { mutantsOf } from './mutators.ts';

/** Every change of a source, as the source would read with it. */
const changed = (source: string): string[] =>
  mutantsOf('file.ts', source).map((m) => source.slice(0, m.start) + m.replacement + source.slice(m.end));

describe('mutants', () => {
  it.each([
    ['const x = a < b;', 'const x = (a) <= (b);'],
    ['const x = a >= b;', 'const x = (a) > (b);'],
    ['const x = a === b;', 'const x = (a) !== (b);'],
    ['const x = a + b;', 'const x = (a) - (b);'],
    ['const x = a && b;', 'const x = (a) || (b);'],
    ['const x = a & b;', 'const x = (a) | (b);'],
    ['const x = !a;', 'const x = !!(a);'],
    ['const x = true;', 'const x = false;'],
    ['const x = 7;', 'const x = 8;'],
    ['const x = a ? b : c;', 'const x = !(a) ? b : c;'],
    ['if (a) b = c;', 'if (!(a)) b = c;'],
    ['a.push(b);', ';'],
    ['a.b = c;', ';'],
    ['a.b++;', ';'],
    ['const x = a.some(b);', 'const x = a.every(b);'],
    ['const x = Math.min(a, b);', 'const x = Math.max(a, b);'],
    ['const x = a.filter(b);', 'const x = a;'],
    ["const x = a === 'b';", 'const x = a === "not b";'],
    ["const x = { rule: 'DM-01' };", 'const x = { rule: "not DM-01" };'],
    ["function f() { return 'act'; }", 'function f() { return "not act"; }'],
  ])('%s may become %s', (source, mutant) => {
    expect(changed(source)).toContain(mutant);
  });

  it('of an assignment with an operator change the operator or leave it out', () => {
    expect(changed('a.b += c;')).toEqual(['a.b -= (c);', ';']);
  });

  it('bind as the operator they stand for', () => {
    expect(changed('const x = a < b && c;')).toContain('const x = (a < b) || (c);');
  });

  it.each([
    ['types', 'type A = 1 | 2; interface B { c: 3 } let d: Record<4, true>;'],
    ['imports', "import a from 'b'; export * from 'c';"],
    ['comments', '// a < b\n/* true */'],
    ['what is thrown', 'throw new MyError(a + 1);'],
    ['assertions of what cannot be', "if (a < b) throw new Error('impossible');"],
    ['the same in a block', 'if (a < 0) { throw new RangeError(`a`); }'],
    ['what is logged', 'console.error(1, true); this.log.info({ n: a + 1 });'],
    ['joined texts', "const x = 'a' + b + c; const y = `a` + b;"],
    ['names', 'const x = { 1: a };'],
    ['methods that every object has', 'const x = a.toString(b);'],
    ['fields that a constructor is handed', 'class A { constructor(b) { this.b = b; } }'],
    ['what kind a value is', 'const x = typeof a; switch (x) {}'],
  ])('leave %s alone', (_what, source) => {
    expect(changed(source)).toEqual([]);
  });

  it('shift bits the other way, but not further: a key with more room for its parts is as good', () => {
    expect(changed('const x = a << 16;')).toEqual(['const x = (a) >> (16);']);
  });

  it('do look at errors that are answers', () => {
    expect(changed('if (a < b) throw new SetupError(c);')).toHaveLength(2);
  });

  it('do not cut an optional chain in two', () => {
    expect(changed('const x = a?.filter(b).length;')).toEqual([]);
  });

  it('know their lines', () => {
    expect(mutantsOf('file.ts', '\nconst x =\n  a < b;').map(({ line }) => line)).toEqual([3]);
  });

  it('are found in components', () => {
    expect(mutantsOf('file.tsx', 'const x = <p>{a < b}</p>;')).toHaveLength(1);
  });
});
