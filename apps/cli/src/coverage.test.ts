import { manifests } from '@sightline/games';
import { describe, expect, it } from 'vitest';
import { coverageOf, isCounted } from './coverage.ts';

const catalog = `
- **DM-ATK-14** A dodge cancels all damage; see DM-ATK-02.
- **DM-ATK-02** [gap] Something else.
* **SK-07** A small game's rule.
  - **DM-LOS-13a** A rule below another.
Not a rule: **DM-ATK-99** in a sentence.
`;

describe('coverage', () => {
  it('counts what the catalog declares, not what it mentions', () => {
    expect(coverageOf(catalog, []).missing).toEqual(['DM-ATK-14', 'DM-ATK-02', 'SK-07', 'DM-LOS-13a']);
  });

  it('takes the ids out of the titles of tests, several at once, in any quotes', () => {
    const tests = [
      "it('DM-ATK-14: a dodge cancels all damage', () => {});",
      'test("DM-ATK-02 and SK-07: both", async () => {});',
      "it.each([f(1), f(2)])('DM-LOS-13a: with %i', (n) => {});",
    ];
    expect(coverageOf(catalog, tests)).toEqual({ rules: 4, tested: 4, missing: [], unknown: [] });
  });

  it('does not count a rule that a test mentions only in its body', () => {
    expect(coverageOf(catalog, ["it('dodges', () => { /* DM-ATK-14 */ });"]).tested).toBe(0);
  });

  it('tells of ids that no catalog has', () => {
    expect(coverageOf(catalog, ["it('DM-ATK-41: mistyped', () => {});"]).unknown).toEqual(['DM-ATK-41']);
  });

  it('tells of ids that rules cite but no catalog has', () => {
    const sources = ["const a = { rule: 'DM-ATK-14' };", "g.finish({ winners: [], by: 'DM-ATK-77' })"];
    expect(coverageOf(catalog, [], sources).unknown).toEqual(['DM-ATK-77']);
  });

  it('counts games that can be played and games without a manifest, but none that is only announced', () => {
    const [game] = manifests;
    const among = [
      { ...game, name: 'played', since: '2026-01-01' },
      { ...game, name: 'announced', since: null },
    ];
    expect(['played', 'announced', 'bids'].filter((name) => isCounted(name, among))).toEqual([
      'played',
      'bids',
    ]);
  });
});
