import { describe, expect, it } from 'vitest';
import { COLOURS, DICE_SETS, diceOf, FACES, SUPPLY } from './dice.ts';
import type { OperatorProfile } from './operator-types.ts';
import { OPERATORS, profileNumber } from './operators.ts';
import { profileProblems } from './profile-check.ts';

const ids = (of: (profile: OperatorProfile) => boolean) => OPERATORS.filter(of).map(({ id }) => id);
const ash = OPERATORS[profileNumber('ash')];
const changed = (id: string, change: Partial<OperatorProfile>) =>
  OPERATORS.map((each) => (each.id === id ? { ...each, ...change } : each));

describe('profiles', () => {
  it('SG-OPR-19: 28 of them, 22 named, 4 alternates and 2 Recruits', () => {
    expect(new Set(ids(() => true)).size).toBe(28);
    expect(ids(({ alternateOf }) => alternateOf !== undefined)).toHaveLength(4);
    expect(ids(({ side }) => side === 'either')).toEqual(['recruitLight', 'recruitHeavy']);
  });

  it('SG-OPR-06, SG-OPR-07, SG-OPR-13: Stamina follows Run: 5 with 4, 2 with 5, none with 6', () => {
    for (const { id, run, stamina } of OPERATORS)
      expect([id, stamina]).toEqual([id, { 0: 6, 2: 5, 5: 4 }[run]]);
  });

  it('SG-OPR-08, SG-OPR-14: D2 for the eleven, D1 for all others', () => {
    expect(ids(({ destroy }) => destroy === 2)).toEqual([
      'sledge',
      'ash',
      'thermite',
      'glaz',
      'flores',
      'smoke',
      'mute',
      'castle',
      'tachanka',
      'recruitLight',
      'recruitHeavy',
    ]);
  });

  it('SG-OPR-16: four alternates, of the same side and with the same charges', () => {
    const alternates = OPERATORS.filter(({ alternateOf }) => alternateOf !== undefined);
    expect(alternates.map(({ alternateOf }) => alternateOf)).toEqual(['sledge', 'ash', 'jager', 'tachanka']);
    for (const { alternateOf, side, charges } of alternates)
      expect(OPERATORS[profileNumber(alternateOf ?? '')]).toMatchObject({ side, charges });
  });

  it('SG-SGA-12, SG-SGD-19, SG-CPT-09: charge slots, marked as ours', () => {
    const with_ = (slots: number) => ids(({ charges }) => charges === slots);
    expect(with_(3)).toEqual(['jager', 'doc', 'kapkan', 'jagerAlternate']);
    expect(with_(2)).toHaveLength(8 + 2 + 2);
    for (const { id, charges, ours = [] } of OPERATORS)
      expect([id, ours.includes('charges')]).toEqual([id, charges > 0]);
  });

  it('SG-SGA-16: Blitz and Montagne carry a shield', () => {
    expect(ids(({ shield }) => shield === true)).toEqual(['blitz', 'montagne']);
  });
});

describe('loading profiles', () => {
  it('SG-CPT-06: no profile asks for more dice of a colour than there are', () => {
    expect(profileProblems(OPERATORS)).toEqual([]);
    const greedy = changed('ash', { weapon: { ...ash.weapon, short: diceOf('R R R') } });
    expect(profileProblems(greedy)).toEqual(['ash rolls 3 red dice at short range, there are 2']);
  });

  it('SG-OPR-12: a profile without dice at a range is refused', () => {
    expect(profileProblems(changed('ash', { weapon: { ...ash.weapon, long: [] } }))).toEqual([
      'ash has no dice at long range',
    ]);
  });

  it('SG-CPT-10: two legal squads never need more than 50 Charge cubes', () => {
    expect(profileProblems(changed('thatcher', { charges: 8 }))).toEqual([]);
    expect(profileProblems(changed('thatcher', { charges: 9 }))).toEqual([
      'two squads can need 51 Charge cubes, there are 50',
    ]);
  });
});

describe('Hit dice', () => {
  it('SG-CPT-05: 3 yellow, 2 orange, 2 red', () => {
    expect(SUPPLY).toEqual({ yellow: 3, orange: 2, red: 2 });
  });

  it('SG-OPR-04, SG-OPR-11: six faces each, 1, 1.5 and 2 hits on average in both sets', () => {
    for (const set of DICE_SETS)
      for (const [i, colour] of COLOURS.entries()) {
        const faces = FACES[set][colour];
        expect(faces).toHaveLength(6);
        expect(faces.reduce((sum, hits) => sum + hits)).toBe([6, 9, 12][i]);
      }
  });

  it('SG-OPR-17: [example] Ash at short range against Stamina 4, by protection, in 216ths', () => {
    const chances = (set: (typeof DICE_SETS)[number]) => {
      const faces = ash.weapon.short.map(({ colour }) => FACES[set][colour]);
      const sums = faces.reduce<readonly number[]>(
        (all, die) => all.flatMap((sum) => die.map((n) => sum + n)),
        [0],
      );
      return [0, 2, 3].map((protection) => sums.filter((hits) => hits - protection >= 4).length);
    };
    expect(chances('A')).toEqual([184, 80, 32]);
    expect(chances('B')).toEqual([203, 64, 13]);
  });
});
