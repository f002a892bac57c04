import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import type { DemonId } from '../content/card-types.ts';
import { ARGENT_TOKENS, demonCalled } from '../content/index.ts';
import { abilityOf, use, usesOf } from '../testing/abilities.ts';
import { demon, eventsOf, put } from '../testing/arranging.ts';
import { given, type TestTable } from '../testing/given.ts';
import { ALPHA, argentOf, type Cast, demonAttacks, demonSlain } from '../testing/invader-scenes.ts';
import { argentSupply, INVASION } from './argent.ts';
import type { G } from './doom.ts';
import { gainArgent, slay, status } from './procedures.ts';

const IMP = demonCalled('imp');
const PINKY = demonCalled('pinky');

/** An imp and a pinky are on the board; the Invader gains Argent Power. */
function gaining(tokens: number, more: (g: G) => void = () => {}): TestTable {
  return given({
    arrange(g, at) {
      put(g, demon('imp'), at(0, 0));
      put(g, demon('pinky'), at(1, 0));
      more(g);
    },
    run: () => call(gainArgent, { tokens }),
  });
}
/** On the imp's card, the pinky's, the invasion card. */
const tokens = (table: TestTable) => [
  argentOf(table, 'imp'),
  argentOf(table, 'pinky'),
  table.state.invasionArgent,
];
const lay = (id: DemonId, n: number) => (g: G) => {
  g.state.argent[demonCalled(id)] = n;
};

describe('Argent Power', () => {
  it('DM-ARG-01: any number lies on each demon card and on the invasion card', () => {
    expect(tokens(gaining(12).play(0, 'argent', 12, 0, 0))).toEqual([12, 0, 0]);
    expect(tokens(gaining(12).play(0, 'argent', 0, 0, 12))).toEqual([0, 0, 12]);
    expect(tokens(gaining(4, lay('imp', 9)).play(0, 'argent', 4, 0, 0))).toEqual([13, 0, 0]);
    const stored = gaining(4, (g) => {
      g.state.invasionArgent = 9;
    });
    expect(tokens(stored.play(0, 'argent', 0, 0, 4))).toEqual([0, 0, 13]);
  });

  it('DM-ARG-02: a token from the supply for each point, split as he likes', () => {
    const table = gaining(5);
    expect(table.match.decision(0)?.choices).toEqual([
      { verb: 'argent', form: 'split', bins: [IMP, PINKY, INVASION], caps: [5, 5, 5], total: 5 },
    ]);
    table.play(0, 'argent', 1, 2, 2);
    expect(tokens(table)).toEqual([1, 2, 2]);
    expect(argentSupply(table.g)).toBe(ARGENT_TOKENS - 5);
  });

  it('DM-ARG-02: in the status phase, for the cards he discards', () => {
    const table = given({
      arrange(g, at) {
        put(g, demon('imp'), at(0, 0));
        eventsOf(g, { hand: ['ambush', 'darkness', 'nightmare'] });
      },
      run: () => call(status, {}),
    });
    table.play(0, 'discard', ...table.state.eventHand.items.slice(0, 2));
    table.play(0, 'argent', 1, 1);
    expect(tokens(table)).toEqual([1, 0, 1]);
  });

  it('DM-ARG-02: all of it must be put somewhere', () => {
    const table = gaining(3);
    for (const amounts of [
      [1, 1, 0],
      [2, 2, 0],
      [4, -1, 0],
    ])
      expect(() => table.play(0, 'argent', ...amounts)).toThrow();
    expect(tokens(table)).toEqual([0, 0, 0]);
  });

  it('DM-ARG-03: never on a demon card that lies face down', () => {
    const table = gaining(2, (g) => {
      g.state.figures[demon('pinky')].at = -1;
    });
    expect(table.match.decision(0)?.choices[0]).toMatchObject({ bins: [IMP, INVASION] });
  });

  it('DM-ARG-04: an ability is paid with tokens from the same demon card', () => {
    const words = 'demon.mancubus.fireStorm';
    // Demonic Strength keeps the moment open for a look at what is forbidden
    const cast: Cast = { demon: 'mancubus', hand: ['demonicStrength'] };
    const paid = demonAttacks({ ...cast, argent: 3 }).play(0, 'pass');
    use(paid, 0, words);
    expect(argentOf(paid, 'mancubus')).toBe(1);
    const poor = demonAttacks({ ...cast, argent: 1, more: lay('imp', 9) }).play(0, 'pass');
    expect(usesOf(poor, 0, words)).toEqual([]);
    expect(poor.whyNot(0, 'use', abilityOf(words), -1, -1)).toEqual({
      rule: 'DM-ARG-04',
      facts: { tokens: 1 },
    });
  });

  it('DM-ARG-05: the tokens on a card that is turned face down are discarded', () => {
    const table = demonSlain({ argent: 4 }).passAll();
    expect(argentOf(table, 'imp')).toBe(0);
    expect(argentSupply(table.g)).toBe(ARGENT_TOKENS);
  });

  it('DM-ARG-05: as long as one of its demons is left they stay', () => {
    const table = demonSlain({ argent: 4, more: (g, at) => put(g, demon('imp', 1), at(5, 5)) }).passAll();
    expect(argentOf(table, 'imp')).toBe(4);
    const last = given({
      arrange(g, at) {
        put(g, demon('imp'), at(0, 0));
        put(g, demon('pinky'), at(1, 0));
        lay('imp', 3)(g);
        lay('pinky', 2)(g);
      },
      run: () => call(slay, { figure: demon('imp'), by: 'gloryKill' }),
    }).passAll();
    expect(tokens(last)).toEqual([0, 2, 0]);
  });

  it('DM-ARG-06: tokens on the invasion card pay for nothing', () => {
    const words = 'demon.possessedSoldier.plasmaBurst';
    const table = demonAttacks({
      demon: 'possessedSoldier',
      hand: ['demonicStrength'],
      more(g) {
        g.state.invasionArgent = 9;
      },
    }).play(0, 'pass');
    expect(table.verbs(0)).toContain('use');
    expect(table.forbids(0, 'use', abilityOf(words), -1, -1)).toBe('DM-ARG-04');
    expect(table.passAll().state.invasionArgent).toBe(9);
    expect(table.state.figures[ALPHA].damage).toBe(2);
  });

  it('DM-ARG-07: tokens do not move from one demon card to another', () => {
    const table = gaining(2, lay('imp', 5));
    // the five are neither to be split anew nor can they be taken away
    expect(table.match.decision(0)?.choices[0]).toMatchObject({ total: 2 });
    expect(() => table.play(0, 'argent', -3, 5, 0)).toThrow();
    table.play(0, 'argent', 0, 2, 0);
    expect(tokens(table)).toEqual([5, 2, 0]);
  });
});
