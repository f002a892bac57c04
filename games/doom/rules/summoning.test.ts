import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { DEMON_CARDS, demonCalled, INVASION_CARDS } from '../content/index.ts';
import { demon, put } from '../testing/arranging.ts';
import { given, type TestTable } from '../testing/given.ts';
import { argentOf } from '../testing/invader-scenes.ts';
import { chooseInvasion, placeNext, places, type Summoned, summonFrom } from '../testing/portals.ts';
import { sketch } from '../testing/sketch.ts';
import { INVASION } from './argent.ts';
import type { G } from './doom.ts';
import { figuresOfType, isFaceUp } from './figures.ts';
import { threat } from './procedures.ts';

const IMP = demonCalled('imp');
const CACODEMON = demonCalled('cacodemon');
const REVENANT = demonCalled('revenant');
const types = (table: TestTable) =>
  DEMON_CARDS.flatMap(({ id }, type) => {
    const figures = figuresOfType(table.g, type).length;
    return figures > 0 ? [[id, figures]] : [];
  });
/** All figures of a type but some stand in the bottom row, far from the portal. */
const onlyLeft = (id: 'imp' | 'revenant', left: number) => (g: G, at: (x: number, y: number) => number) => {
  const { figures } = DEMON_CARDS[demonCalled(id)];
  for (let n = 0; n < figures - left; n++) put(g, demon(id, n), at(n, 5));
};

describe('invasion cards', () => {
  it('DM-SUM-01: six groups, two for each colour of portal', () => {
    expect(INVASION_CARDS).toHaveLength(12);
    for (const { groups } of INVASION_CARDS) {
      expect(Object.keys(groups)).toEqual(['blue', 'yellow', 'red']);
      expect(Object.values(groups).map((two) => two.length)).toEqual([2, 2, 2]);
    }
  });

  it('DM-SUM-02: a group lists demon types with numbers of figures, and possibly Argent Power', () => {
    const groups = INVASION_CARDS.flatMap((card) => Object.values(card.groups).flat());
    for (const { demons, argent } of groups) {
      expect(demons.length).toBeGreaterThan(0);
      expect(new Set(demons.map(([id]) => id)).size).toBe(demons.length);
      for (const [id, figures] of demons) {
        expect(figures).toBeGreaterThan(0);
        expect(figures).toBeLessThanOrEqual(DEMON_CARDS[demonCalled(id)].figures);
      }
      if (argent !== undefined) expect(argent).toBeGreaterThan(0);
    }
    expect(groups.some(({ argent }) => argent === undefined)).toBe(true);
    expect(groups.some(({ argent }) => argent !== undefined)).toBe(true);
  });
});

/** The Invader may summon from one portal in this status phase; the portals are at (1,1), (3,1), … */
function assault(faceUp: readonly boolean[]): TestTable {
  return given({
    mission: (at) => ({
      portals: faceUp.map((up, i) => ({ cell: at(1 + 2 * i, 1), colour: 'blue' as const, faceUp: up })),
    }),
    arrange: (g) => chooseInvasion(g, 'impAssault'),
    run: () => call(threat, { of: 'status', door: -1 }),
  });
}

describe('summoning', () => {
  it('DM-SUM-03: from a portal that lies face up', () => {
    const table = assault([true, false, false]).play(0, 'turn', 1);
    expect(table.options(0, 'summon')).toEqual([[0], [1]]);
    expect(() => table.play(0, 'summon', 2)).toThrow('not-offered');
    table.play(0, 'summon', 1);
    expect(table.match.decision(0)?.about.portal).toBe(table.cell(3, 1));
  });

  it.each([
    { colour: 'blue', card: 'houndmasters', firsts: ['imp', 'possessedSoldier'] },
    { colour: 'yellow', card: 'titanRising', firsts: ['possessedSoldier', 'imp'] },
    { colour: 'red', card: 'titanRising', firsts: ['imp', 'revenant'] },
  ] as const)('DM-SUM-04: one of the two groups of the portal’s colour: $colour', ({ firsts, ...from }) => {
    firsts.forEach((first, group) => {
      const table = summonFrom(from);
      expect(table.options(0, 'group')).toEqual([[0], [1]]);
      table.play(0, 'group', group);
      expect(table.match.decision(0)?.about.type).toBe(demonCalled(first));
    });
  });

  it('DM-SUM-05: type by type from top to bottom, figure by figure', () => {
    const table = summonFrom({ colour: 'yellow' }).play(0, 'group', 0);
    const order: unknown[] = [];
    while (table.asked(0) === 'summoning.place') {
      order.push(table.match.decision(0)?.about.type);
      placeNext(table);
      expect(table.happened('summoned')).toHaveLength(order.length);
    }
    expect(order).toEqual([IMP, IMP, CACODEMON, CACODEMON]);
  });

  it('DM-SUM-06: on the portal’s space or adjacent to it, where no figure stands', () => {
    // a wall to the left of the portal, a marine on its right, an imp below
    const table = summonFrom({
      board: sketch(4, 3, { wall: 'V(1,0) V(1,1) V(1,2)' }),
      portal: [1, 1],
      arrange(g, at) {
        put(g, 0, at(2, 1));
        put(g, demon('imp', 7), at(1, 2));
      },
    }).play(0, 'group', 0);
    expect(places(table)).toEqual(['1,0', '2,0', '1,1', '2,2']);
    table.play(0, 'summon', table.cell(1, 1), 0);
    expect(places(table)).toEqual(['1,0', '2,0', '2,2']);
    // nobody gave way
    expect(table.state.figures[0].at).toBe(table.cell(2, 1) * 4);
    expect(table.happened('displaced')).toEqual([]);
  });

  it('DM-SUM-07: the card of a type lies face up as soon as its first demon is placed', () => {
    const table = summonFrom({ colour: 'yellow' }).play(0, 'group', 0);
    expect(isFaceUp(table.g, IMP)).toBe(false);
    placeNext(table);
    expect([IMP, CACODEMON].map((type) => isFaceUp(table.g, type))).toEqual([true, false]);
    placeNext(table, 2);
    expect([IMP, CACODEMON].map((type) => isFaceUp(table.g, type))).toEqual([true, true]);
  });

  it('DM-SUM-08: its Argent Power must be split among the cards of the group’s types', () => {
    // a pinky's card lies face up as well
    const table = summonFrom({ colour: 'yellow', arrange: (g, at) => put(g, demon('pinky'), at(0, 5)) });
    placeNext(table.play(0, 'group', 0), 4);
    expect(table.match.decision(0)?.choices).toEqual([
      { verb: 'argent', form: 'split', bins: [IMP, CACODEMON], caps: [2, 2], total: 2 },
    ]);
    expect(() => table.play(0, 'argent', 1, 0)).toThrow();
    table.play(0, 'argent', 0, 2);
    expect([argentOf(table, 'imp'), argentOf(table, 'cacodemon')]).toEqual([0, 2]);
    expect(table.happened('argentGained').map((e) => e.fields.tokens)).toEqual([2]);
  });

  it('DM-SUM-08: with a single type there is nothing to split', () => {
    const table = placeNext(summonFrom({}).play(0, 'group', 1), 2);
    expect(table.asked(0)).toBe('test.idle');
    expect(argentOf(table, 'imp')).toBe(2);
  });

  it('DM-SUM-09: once all figures are placed the portal is discarded', () => {
    const table = placeNext(summonFrom({}).play(0, 'group', 0), 2);
    expect(table.state.portals[0]).toMatchObject({ cell: table.cell(3, 2), up: true });
    placeNext(table);
    expect(table.state.portals[0]).toMatchObject({ cell: -1, up: false });
    expect(table.happened('portalGone')).toHaveLength(1);
  });

  it('DM-SUM-09: unless a card says otherwise: Horde, Portal Closure, Extermination turn it face down', () => {
    for (const file of [
      { threat: 'horde' },
      { objective: 'portalClosure' },
      { objective: 'extermination' },
    ] satisfies Summoned['file'][]) {
      const table = placeNext(summonFrom({ file }).play(0, 'group', 0), 3);
      expect(table.state.portals[0]).toMatchObject({ cell: table.cell(3, 2), up: false });
      expect(table.happened('portalGone')).toEqual([]);
    }
  });

  it('DM-SUM-11: any number of stored tokens is moved to cards of the group, the rest is discarded', () => {
    const table = summonFrom({
      colour: 'yellow',
      arrange(g, at) {
        g.state.invasionArgent = 5;
        put(g, demon('pinky'), at(0, 5));
      },
    });
    placeNext(table.play(0, 'group', 1), 3).play(0, 'argent', 1, 0);
    expect(table.match.decision(0)?.choices).toEqual([
      { verb: 'argent', form: 'split', bins: [IMP, REVENANT, INVASION], caps: [5, 5, 5], total: 5 },
    ]);
    table.play(0, 'argent', 1, 2, 2);
    expect([argentOf(table, 'imp'), argentOf(table, 'revenant')]).toEqual([1 + 1, 2]);
    expect(table.state.invasionArgent).toBe(0);
    expect(table.asked(0)).toBe('test.idle');
  });

  it('DM-SUM-14: what has no figure left is not summoned, the rest of the group is', () => {
    const table = summonFrom({ colour: 'yellow', arrange: onlyLeft('imp', 1) }).play(0, 'group', 1);
    placeNext(table, 2).play(0, 'argent', 0, 1);
    expect(table.asked(0)).toBe('test.idle');
    expect(types(table)).toEqual([
      ['imp', 8],
      ['revenant', 1],
    ]);
    const none = summonFrom({ colour: 'yellow', arrange: onlyLeft('revenant', 0) }).play(0, 'group', 1);
    // all three revenants are out already: their card lies face up and may take the group's token
    placeNext(none, 2).play(0, 'argent', 0, 1);
    expect(types(none)).toEqual([
      ['imp', 2],
      ['revenant', 3],
    ]);
    expect(argentOf(none, 'revenant')).toBe(1);
  });

  it('DM-SUM-16: the full number is placed: nothing else is offered', () => {
    const table = summonFrom({}).play(0, 'group', 0);
    for (let placed = 0; placed < 3; placed++) {
      expect(table.verbs(0)).toEqual(['summon']);
      placeNext(table);
    }
    expect(types(table)).toEqual([['imp', 3]]);
  });

  it('DM-SUM-18: Argent Power of a group without any demon on the board is not gained', () => {
    // a marine stands on a portal that walls shut off: there is no place for an imp
    const board = ['+-+-+', '|.|.|', '+-+-+'];
    const table = summonFrom({ board, portal: [0, 0], arrange: (g, at) => put(g, 0, at(0, 0)) });
    table.play(0, 'group', 1);
    expect(table.asked(0)).toBe('test.idle');
    expect(table.happened('argentGained')).toEqual([]);
    expect(table.state.argent.every((n) => n === 0)).toBe(true);
    expect(table.state.portals[0].cell).toBe(-1);
  });

  it('DM-SUM-20: both groups stay available for every portal of the colour', () => {
    const table = given({
      mission: (at) => ({ portals: [3, 6].map((x) => ({ cell: at(x, 2), colour: 'blue', faceUp: true })) }),
      file: { threat: 'infestation' },
      arrange: (g) => chooseInvasion(g, 'impAssault'),
      run: () => call(threat, { of: 'setUp', door: -1 }),
    });
    placeNext(table.play(0, 'summon', 0).play(0, 'group', 0), 3);
    table.play(0, 'summon', 1);
    expect(table.options(0, 'group')).toEqual([[0], [1]]);
    placeNext(table.play(0, 'group', 0), 3);
    expect(types(table)).toEqual([['imp', 6]]);
  });
});

describe('when summoning happens', () => {
  const begins = (card: 'assault' | 'horde' | 'infestation', of: 'setUp' | 'status') =>
    given({
      mission: (at) => ({ portals: [{ cell: at(3, 2), colour: 'blue', faceUp: true }] }),
      file: { threat: card },
      arrange(g) {
        chooseInvasion(g, 'impAssault');
        g.state.threat = 1;
      },
      run: () => call(threat, { of, door: -1 }),
    }).asked(0);

  it('DM-SUM-19: the threat card says when', () => {
    expect(begins('infestation', 'setUp')).toBe('threat.summon');
    expect(begins('infestation', 'status')).toBe('test.idle');
    expect(begins('assault', 'setUp')).toBe('test.idle');
    expect(begins('assault', 'status')).toBe('threat.summon');
    expect(begins('horde', 'setUp')).toBe('threat.summon');
    expect(begins('horde', 'status')).toBe('threat.summon');
  });
});
