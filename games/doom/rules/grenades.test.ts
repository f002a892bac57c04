import { call, inTurn } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import type { WeaponId } from '../content/card-types.ts';
import { WEAPON_SETS } from '../content/index.ts';
import { abilityOf } from '../testing/abilities.ts';
import { ALPHA, alphaActs, BRAVO } from '../testing/activations.ts';
import { action, cardsOf, demon, hurt, put, weapon } from '../testing/arranging.ts';
import { type Given, given, type TestTable } from '../testing/given.ts';
import { actionsIn, left } from '../testing/looking.ts';
import type { G } from './doom.ts';
import { demonActivation, marineActivation, spendNow } from './procedures.ts';

const imp = demon('imp');
const SEAT = ALPHA + 1;
const KINDS = ['fragGrenade', 'siphonGrenade', 'snareGrenade'] as const satisfies readonly WeaponId[];
const lying = (table: TestTable, marine = ALPHA) => table.state.marines[marine].grenades;
const lay = (g: G, marine: number, kind: WeaponId, cell: number) => {
  cardsOf(g, marine, { discard: [`${kind}1`] });
  g.state.marines[marine].grenades.push({ set: weapon(kind), cell });
};

describe('grenade sets', () => {
  it('DM-GRN-01: three types, each a set of one card', () => {
    const sets = WEAPON_SETS.filter((set) => set.cards.some((card) => card.trait === 'grenade'));
    expect(sets.map((set) => set.id)).toEqual([...KINDS]);
    for (const set of sets) expect(set.cards).toHaveLength(1);
  });

  it.each(KINDS)(
    'DM-GRN-02: the token of a %s that is gained lies in the play area, ready to be used',
    (kind) => {
      const table = alphaActs({ hand: ['plasmaRifle3'] }, (g, at) =>
        g.state.items.push({ cell: at(0, 0), what: weapon(kind) }),
      ).play(SEAT, 'take', 0);
      expect([table.state.items, lying(table)]).toEqual([[], []]);
      table.play(SEAT, 'play', action('plasmaRifle3'), -1);
      expect(table.options(SEAT, 'play')).toContainEqual([action(`${kind}1`), table.cell(2, 2)]);
    },
  );

  it('DM-GRN-06: nobody has two of the same grenade', () => {
    const table = alphaActs({ hand: ['fragGrenade1'] }, (g, at) =>
      g.state.items.push(
        { cell: at(0, 0), what: weapon('fragGrenade') },
        { cell: at(0, 0), what: weapon('snareGrenade') },
      ),
    );
    expect(table.forbids(SEAT, 'take', 0)).toBe('DM-WPN-10');
    expect(table.options(SEAT, 'take')).toEqual([[1]]);
  });
});

describe('throwing a grenade', () => {
  it.each([
    ['at most 3 spaces away', '. . . . .', [0, 1, 2, 3]],
    ['in line of sight', '. .|. . .', [0, 1]],
    ['that can be entered', '. . o . .', [0, 1, 3]],
  ])('DM-GRN-03: its card puts the token on a space %s', (_where, row, spaces) => {
    const table = alphaActs({ hand: ['siphonGrenade1'] }, () => {}, {
      board: ['+-+-+-+-+-+', `|${row}|`, '+-+-+-+-+-+'],
    });
    expect(table.options(SEAT, 'play').map(([, space]) => space)).toEqual(spaces);
    expect(table.forbids(SEAT, 'play', action('siphonGrenade1'), -1)).toBe('DM-GRN-03');
    table.play(SEAT, 'play', action('siphonGrenade1'), 1);
    expect(lying(table)).toEqual([{ set: weapon('siphonGrenade'), cell: 1 }]);
  });

  it('DM-GRN-03: not round a corner, however near', () => {
    const table = alphaActs({ hand: ['snareGrenade1'] }, () => {}, {
      board: ['+-+-+', '|.|.|', '+ + +', '|.|.|', '+ + +', '|. .|', '+-+-+'],
    });
    // (1, 0) is four spaces away, like its range, but behind the wall
    expect(table.options(SEAT, 'play').map(([, space]) => space)).toEqual([0, 2, 3, 4, 5]);
  });

  it('DM-GRN-04: on the board it is no item', () => {
    const table = given({
      arrange(g, at) {
        put(g, ALPHA, at(0, 0));
        put(g, BRAVO, at(1, 1));
        cardsOf(g, ALPHA, { hand: ['siphonGrenade1'] });
      },
      run: () =>
        inTurn([call(marineActivation, { figure: ALPHA }), call(marineActivation, { figure: BRAVO })]),
    });
    table.play(SEAT, 'play', action('siphonGrenade1'), table.cell(1, 1)).play(SEAT, 'end');
    expect(table.asked(BRAVO + 1)).toBe('marineActivation.act');
    expect(table.options(BRAVO + 1, 'take')).toEqual([]);
    table.play(BRAVO + 1, 'end');
    expect(lying(table)).toHaveLength(1);
  });

  it('DM-GRN-07: the card is played only while its token is in the play area', () => {
    const thrown = (kind: WeaponId) =>
      alphaActs({}, (g, at) => {
        lay(g, ALPHA, kind, at(5, 5));
        cardsOf(g, ALPHA, { hand: ['snareGrenade1'] });
      });
    expect(thrown('snareGrenade').forbids(SEAT, 'play', action('snareGrenade1'), 1)).toBe('DM-GRN-07');
    expect(thrown('snareGrenade').options(SEAT, 'play')).toEqual([]);
    expect(thrown('siphonGrenade').options(SEAT, 'play').length).toBeGreaterThan(0);
  });
});

describe('a grenade goes off', () => {
  it('DM-GRN-05: Frag: at the end of its owner’s activation, on whoever is on its space or adjacent', () => {
    const far = demon('imp', 1);
    const table = alphaActs({ hand: ['fragGrenade1'] }, (g, at) => {
      put(g, imp, at(3, 0));
      put(g, BRAVO, at(1, 1));
      put(g, far, at(4, 0));
    });
    table.play(SEAT, 'play', action('fragGrenade1'), table.cell(2, 0));
    expect(table.happened('suffered')).toEqual([]);
    table.play(SEAT, 'end');
    expect([imp, BRAVO, far, ALPHA].map((f) => table.state.figures[f].damage)).toEqual([2, 2, 0, 0]);
    expect(lying(table)).toEqual([]);
  });

  it('DM-GRN-05: Frag: not at the end of somebody else’s activation', () => {
    const table = given({
      arrange(g, at) {
        put(g, ALPHA, at(0, 0));
        put(g, BRAVO, at(5, 5));
        put(g, imp, at(2, 0));
        lay(g, ALPHA, 'fragGrenade', at(2, 0));
      },
      run: () =>
        inTurn([call(marineActivation, { figure: BRAVO }), call(marineActivation, { figure: ALPHA })]),
    });
    table.play(BRAVO + 1, 'end');
    expect(lying(table)).toHaveLength(1);
    table.play(SEAT, 'end');
    expect([lying(table), table.state.figures[imp].damage]).toEqual([[], 2]);
  });

  /** An imp at (4, 0) walks towards grenades at (1, 0); Alpha, with 5 damage, looks on from afar. */
  const walking = (
    grenades: readonly (readonly [marine: number, kind: WeaponId])[],
    run: Given['run'] = () => call(demonActivation, { figure: imp }),
  ) =>
    given({
      arrange(g, at) {
        put(g, imp, at(4, 0));
        put(g, ALPHA, at(7, 5));
        put(g, BRAVO, at(6, 5));
        hurt(g, ALPHA, 5);
        for (const [marine, kind] of grenades) lay(g, marine, kind, at(1, 0));
      },
      run,
    }).passAll();

  it('DM-GRN-05: Frag: not by a demon’s step', () => {
    const table = walking([[ALPHA, 'fragGrenade']]);
    table.play(0, 'step', table.cell(3, 0)).play(0, 'step', table.cell(2, 0));
    expect([lying(table).length, table.happened('suffered')]).toEqual([1, []]);
  });

  it('DM-GRN-05: Siphon: hurts the demon that comes next to it and heals its owner', () => {
    const table = walking([[ALPHA, 'siphonGrenade']]);
    table.play(0, 'step', table.cell(3, 0));
    expect(lying(table)).toHaveLength(1);
    table.play(0, 'step', table.cell(2, 0));
    expect([lying(table), table.state.figures[imp].damage, table.state.figures[ALPHA].damage]).toEqual([
      [],
      2,
      3,
    ]);
  });

  it('DM-GRN-05: Snare: the demon is stunned and has no movement points left', () => {
    const table = walking([[ALPHA, 'snareGrenade']]);
    table.play(0, 'step', table.cell(3, 0)).play(0, 'step', table.cell(2, 0));
    expect([lying(table), table.state.figures[imp].stunned]).toEqual([[], true]);
    expect(left(table, 0).points).toBe(0);
  });

  it('DM-GRN-05: Snare: also when the demon moves outside its activation', () => {
    const table = walking([[ALPHA, 'snareGrenade']], () => call(spendNow, { figure: imp, points: 4 }));
    table.play(0, 'step', table.cell(3, 0)).play(0, 'step', table.cell(2, 0));
    expect(left(table, 0).points).toBe(0);
  });

  it('DM-GRN-05: every grenade that the step sets off', () => {
    const table = walking([
      [ALPHA, 'snareGrenade'],
      [ALPHA, 'siphonGrenade'],
      [BRAVO, 'siphonGrenade'],
    ]);
    table.play(0, 'step', table.cell(3, 0)).play(0, 'step', table.cell(2, 0));
    expect([lying(table), lying(table, BRAVO)]).toEqual([[], []]);
    expect(table.happened('slain').map((e) => e.fields.figure)).toEqual([imp]);
  });

  it('DM-GRN-05: then its card can be played again', () => {
    const table = alphaActs({ hand: ['fragGrenade1'] }, () => {}, { times: 2 });
    table.play(SEAT, 'play', action('fragGrenade1'), table.cell(4, 0)).play(SEAT, 'end');
    expect(actionsIn(table.state.marines[ALPHA].hand)).toEqual(['fragGrenade1']);
    expect(table.options(SEAT, 'play')).toContainEqual([action('fragGrenade1'), table.cell(4, 0)]);
  });
});

describe('movement points while the activation ends', () => {
  it('DM-MP-08: are spent there and then', () => {
    const table = alphaActs({ hand: ['fragGrenade1', 'chainsaw3'] }, (g, at) => {
      put(g, imp, at(1, 1));
      hurt(g, imp, 1);
    });
    table.play(SEAT, 'play', action('fragGrenade1'), table.cell(2, 2)).play(SEAT, 'end');
    table.play(SEAT, 'use', abilityOf('action.chainsaw3'), action('chainsaw3'), -1).passAll();
    expect([table.asked(SEAT), left(table, SEAT).points]).toEqual(['spendNow.move', 3]);
    table.play(SEAT, 'end');
    expect(table.asked(0)).toBe('test.idle');
  });
});
