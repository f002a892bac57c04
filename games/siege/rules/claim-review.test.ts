import { call, Match, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { tacticalNumber } from '../content/tactical-gadgets.ts';
import { A0, ATTACKS, D0, DEFENDS, put, stock } from '../testing/arranging.ts';
import { given, type TestTable } from '../testing/given.ts';
import { sketch } from '../testing/sketch.ts';
import { reviewClaims } from './claim-review.ts';
import { game } from './game.ts';
import { activation } from './procedures.ts';

const [NO, LIGHTLY] = [0, 1];

/** Ash aims at Mute past an obstacle next to him. */
const claiming = () =>
  given({
    board: sketch(6, 2, { obstacles: ['(4,0)'], heavy: 'E(3,1)' }),
    settings: { clock: 'untimed', losMode: 'faithful' },
    arrange(g, at) {
      g.state.round = 1;
      put(g, A0, 'ash', at('(0,0)'));
      put(g, D0, 'mute', at('(5,0)'));
      stock(g, { frag: 1 });
    },
    run: () => call(activation, { operator: A0 }),
  });

const finished = (table: TestTable) => {
  table.match.submit({ kind: 'resign', seat: DEFENDS, at: table.now });
  return reviewClaims(table.match);
};
const shoot = (declared: number) => claiming().play(ATTACKS, 'shoot', D0, 0, declared);

describe('the claim review', () => {
  it('SG-DIG-13: lists an approved claim that was false, with its line and the true protection', () => {
    const table = shoot(NO).play(DEFENDS, 'approve');
    const [wrong, ...more] = finished(table);
    expect(more).toEqual([]);
    expect(wrong).toMatchObject({
      entry: 2,
      round: 1,
      claim: { of: 'shot', by: A0, target: 2 * D0, declared: NO },
      ruling: { from: table.at('(0,0)'), to: table.at('(5,0)'), valid: true, protection: LIGHTLY },
    });
    expect(wrong.ruling.sources).toMatchObject([{ kind: 'obstacle' }]);
  });

  it('SG-DIG-13: with what broke the line first', () => {
    const table = claiming().play(ATTACKS, 'destroy', 11).play(DEFENDS, 'pass');
    expect(finished(table)).toMatchObject([
      { claim: { of: 'destroy', target: 11 }, ruling: { valid: false, blocker: { kind: 'border' } } },
    ]);
  });

  it('SG-DIG-13: not what was true, nor what was challenged', () => {
    expect(finished(shoot(LIGHTLY).play(DEFENDS, 'approve'))).toEqual([]);
    expect(finished(shoot(NO).play(DEFENDS, 'challenge'))).toEqual([]);
  });

  it('SG-DIG-13, SG-DIG-14: also what was claimed while objections were off', () => {
    const table = claiming().play(DEFENDS, 'silence');
    table.play(ATTACKS, 'tactical', tacticalNumber('frag'), table.at('(5,1)'));
    expect(finished(table)).toMatchObject([{ claim: { of: 'throw' }, ruling: { valid: false } }]);
  });

  it('SG-DIG-04: before the match is over it tells nothing', () => {
    expect(reviewClaims(shoot(NO).play(DEFENDS, 'approve').match)).toEqual([]);
  });

  it('SG-DIG-13: a match without claims has nothing to review', () => {
    const setup = { mission: 'consulateControl', losMode: 'assisted', clock: 'untimed' };
    const match = Match.start(game, { setup, seats: 2, seed: seedFrom('review') });
    match.submit({ kind: 'resign', seat: ATTACKS, at: 0 });
    expect(reviewClaims(match)).toEqual([]);
  });
});
