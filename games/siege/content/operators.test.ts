import { describe, expect, it } from 'vitest';
import { COLOURS, DICE_SETS, FACES, SUPPLY, type WeaponDie } from './dice.ts';
import { RANGES } from './operator-types.ts';
import { OPERATORS, profileNumber } from './operators.ts';
import { type SKILLS, skillsOf } from './skills.ts';

/** The table of the catalog: id, side, Stamina, Run, Destroy, then the dice by range. */
const TABLE = `
  sledge attacker 5 2 2 | Y O R R | Y Y O O | Y O O
  thatcher attacker 5 2 1 | O O R | Y* O R R | O R
  ash attacker 4 5 2 | Y R R | Y O R R | O R
  thermite attacker 5 2 2 | Y O R | Y* O O R | Y Y R
  blitz attacker 5 2 1 | Y Y O O | Y Y Y O | Y Y Y O
  iq attacker 4 5 1 | Y R | Y R R | O O R
  glaz attacker 5 2 2 | Y R | R R | Y O R R
  twitch attacker 5 2 1 | Y* O R R | O* R R | Y R
  fuze attacker 6 0 1 | O R | O* O R R | Y Y O R
  montagne attacker 6 0 1 | Y R* R | Y Y R | R
  flores attacker 5 2 2 | O R | Y* O O R | Y O O
  smoke defender 5 2 2 | O* R R | Y O* R R | Y O
  mute defender 5 2 2 | O R R | Y* R R | O O
  castle defender 5 2 2 | Y* Y R R | Y R R | Y Y R
  pulse defender 4 5 1 | Y R R | Y R R | Y O O
  jager defender 5 2 1 | Y R R | Y O O | Y O O
  bandit defender 4 5 1 | Y* O R R | Y Y Y O | Y Y Y
  doc defender 6 0 1 | Y O R | Y O R | O R
  kapkan defender 5 2 1 | Y* O R R | Y* R R | Y Y R
  tachanka defender 6 0 2 | R R | Y R R | Y R R
  rook defender 6 0 1 | O R | O R | Y O R
  thunderbird defender 4 5 1 | O* O R | O* O R R | O R
  recruitLight either 4 5 2 | Y Y O O | Y O O R | O* O R R
  recruitHeavy either 6 0 2 | O* O R R | Y O O R | Y Y O O
  sledgeAlternate attacker 5 2 1 | O O R | Y* O R R | Y O R
  ashAlternate attacker 5 2 1 | O R | Y O R R | Y R R
  jagerAlternate defender 6 0 1 | Y O R | O O R | O R
  tachankaAlternate defender 6 0 1 | Y* O* R R | R R | Y Y R
`;

const written = (dice: readonly WeaponDie[]): string =>
  dice.map(({ colour, lightning }) => colour[0].toUpperCase() + (lightning ? '*' : '')).join(' ');

describe('profiles', () => {
  it('SG-OPR-12, SG-OPR-13, SG-OPR-14: have the numbers of the table', () => {
    const rows = OPERATORS.map(
      ({ id, side, stamina, run, destroy, weapon }) =>
        `${id} ${side} ${stamina} ${run} ${destroy} | ${RANGES.map((range) => written(weapon[range])).join(' | ')}`,
    );
    const expected = TABLE.trim()
      .split('\n')
      .map((row) => row.trim());
    expect(rows.toSorted()).toEqual(expected.toSorted());
  });

  it('SG-OPR-06, SG-OPR-13: Run decides Stamina: 5 has 4, 2 has 5, none has 6', () => {
    const stamina = { 5: 4, 2: 5, 0: 6 } as const;
    for (const { id, run, stamina: own } of OPERATORS) expect([id, own]).toEqual([id, stamina[run]]);
  });

  it('SG-OPR-08: Destroy is D1 or D2, D3 is for gadgets', () => {
    for (const { destroy } of OPERATORS) expect([1, 2]).toContain(destroy);
  });

  it('SG-OPR-16, SG-OPR-19: are 22 Operators, 4 alternates and 2 Recruits', () => {
    const alternates = OPERATORS.filter(({ alternateOf }) => alternateOf !== undefined);
    const recruits = OPERATORS.filter(({ side }) => side === 'either');
    expect(alternates.map(({ alternateOf }) => String(alternateOf)).toSorted()).toEqual([
      'ash',
      'jager',
      'sledge',
      'tachanka',
    ]);
    expect(recruits).toHaveLength(2);
    expect(OPERATORS).toHaveLength(22 + 4 + 2);
    // One entry a profile: state holds its number.
    expect(OPERATORS.map(({ id }) => profileNumber(id))).toEqual([...OPERATORS.keys()]);
  });

  it('SG-OPR-18: Runners run 5, Breachers destroy with D2 or D3, Time-wasters hold others up', () => {
    const having = (skill: (typeof SKILLS)[number]) =>
      OPERATORS.filter((profile) => skillsOf(profile).includes(skill))
        .map(({ id }) => id)
        .toSorted();
    expect(having('runner')).toEqual(['ash', 'bandit', 'iq', 'pulse', 'recruitLight', 'thunderbird']);
    expect(having('breacher')).toEqual([
      'ash',
      'ashAlternate',
      'castle',
      'flores',
      'glaz',
      'mute',
      'recruitHeavy',
      'recruitLight',
      'sledge',
      'sledgeAlternate',
      'smoke',
      'tachanka',
      'thermite',
    ]);
    expect(having('timeWaster')).toEqual([
      'bandit',
      'castle',
      'doc',
      'jager',
      'jagerAlternate',
      'kapkan',
      'mute',
      'rook',
      'thunderbird',
    ]);
  });

  it('SG-OPR-16: an alternate fights for the same side with the same charges', () => {
    for (const { alternateOf, side, charges } of OPERATORS) {
      if (alternateOf === undefined) continue;
      expect(OPERATORS[profileNumber(alternateOf)]).toMatchObject({ side, charges });
    }
  });
});

describe('Hit dice', () => {
  it('SG-OPR-04, SG-OPR-11: average 1, 1.5 and 2 hits in both sets, six faces each', () => {
    for (const set of DICE_SETS)
      for (const [i, colour] of COLOURS.entries()) {
        const faces = FACES[set][colour];
        expect(faces).toHaveLength(6);
        expect(faces.reduce((sum, hits) => sum + hits, 0)).toBe([6, 9, 12][i]);
      }
  });

  it('SG-CPT-05, SG-CPT-06: no weapon needs more dice of a colour than there are', () => {
    for (const { id, weapon } of OPERATORS)
      for (const range of RANGES)
        for (const colour of COLOURS) {
          const needed = weapon[range].filter((die) => die.colour === colour).length;
          expect([id, range, colour, needed <= SUPPLY[colour]]).toEqual([id, range, colour, true]);
        }
  });

  it('SG-OPR-17: [example] Ash at short range against Stamina 4: chances of 216 with each set', () => {
    const { weapon, stamina } = OPERATORS[profileNumber('ash')];
    for (const [set, chances] of [
      ['A', [184, 80, 32]],
      ['B', [203, 64, 13]],
    ] as const) {
      let rolls: number[] = [0];
      for (const { colour } of weapon.short)
        rolls = rolls.flatMap((sum) => FACES[set][colour].map((hits) => sum + hits));
      expect(rolls).toHaveLength(216);
      const eliminates = (subtracted: number) => rolls.filter((sum) => sum - subtracted >= stamina).length;
      expect([0, 2, 3].map(eliminates)).toEqual(chances);
    }
  });
});
