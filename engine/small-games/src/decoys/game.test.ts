import { type Answer, type Match, SetupError, SPECTATOR } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { ATTACKER, DEFENDER, type Decoys } from './decoys.ts';
import { type Given, given, options, play, seedThat, tryTo } from './given.ts';

/** One token before the attacker's eyes at 2, the other behind a wall at 3. */
const TWO_ROOMS = ['+-+-+-+', '|A . 1|', '+-+-+-+', '|1 . .|', '+-+-+-+'];
/** As above, with a corner at 5 from where the second token comes into sight. */
const CORNER = ['+-+-+-+', '|A . .|', '+-+-+ +', '|1 1 .|', '+-+-+-+'];

const operators = (match: Match<Decoys>, seat = SPECTATOR) => match.view(seat).state.operators;
const tokens = (match: Match<Decoys>) => operators(match)[0].tokens;
const attackers = (match: Match<Decoys>) => match.view().state.attackers;

/** A match in which the first shot hits or misses. */
const when = (rolls: 'hit' | 'miss', of: Omit<Given, 'seed'>, shoot: (match: Match<Decoys>) => void) =>
  given({ ...of, seed: seedThat(rolls, of, shoot) });

describe('decoys', () => {
  it('DC-01: attackers stand in the open, each operator begins as two tokens, all with two hit points', () => {
    const match = given({ rows: TWO_ROOMS });
    expect(attackers(match)).toEqual([{ at: 0, hp: 2 }]);
    expect(operators(match)).toEqual([{ tokens: [2, 3], real: { value: null, known: 0 }, hp: 2 }]);
    for (const row of ['|A . 1|', '|. 1 1|', '|A . .|', '|A 1 ?|'])
      expect(() => given({ rows: ['+-+-+-+', row, '+-+-+-+'] })).toThrow(SetupError);
  });

  it('DC-02: the defender says in secret which token is real, of each operator', () => {
    const match = given({ rows: ['+-+-+-+', '|A 1 1|', '+-+-+-+', '|2 2 .|', '+-+-+-+'] });
    expect(match.decision(DEFENDER)).toMatchObject({ prompt: 'search.conceal', about: { operator: 0 } });
    play(match, DEFENDER, 'name', 1);
    expect(match.decision(DEFENDER)?.about).toEqual({ operator: 1 });
    play(match, DEFENDER, 'name', 0);
    expect(operators(match, DEFENDER).map((o) => o.real.value)).toEqual([1, 0]);
    for (const seat of [ATTACKER, SPECTATOR])
      expect(operators(match, seat).map((o) => o.real.value)).toEqual([null, null]);
    expect(match.awaiting()).toEqual([ATTACKER]);
  });

  it('DC-02: the lot decides for who asks it to, and for who runs out of time', () => {
    const reals = (end: (match: Match<Decoys>) => void) =>
      Array.from({ length: 40 }, (_, i) => {
        const match = given({ rows: TWO_ROOMS, seed: `lot ${i}`, clocks: [9000, 9000] });
        end(match);
        expect(operators(match)[0].real.value).toBe(null);
        return operators(match, DEFENDER)[0].real.value;
      });
    const asked = reals((match) => play(match, DEFENDER, 'lot'));
    expect(new Set(asked)).toEqual(new Set([0, 1]));
    const slept = reals((match) => match.submit({ kind: 'timeout', seat: DEFENDER, at: 9000 }));
    expect(slept).toEqual(asked);
  });

  it('DC-03: the attacker begins, and steps or shoots with one figure or waits', () => {
    const turns: readonly Answer[] = [['step', 0, 1], ['shoot', 0, 0], ['wait']];
    for (const answer of turns) {
      const match = given({ rows: TWO_ROOMS, real: [1] });
      expect(match.awaiting()).toEqual([ATTACKER]);
      play(match, ATTACKER, ...answer);
      if (match.decision(DEFENDER)?.prompt === 'riposte.answer') play(match, DEFENDER, 'pass');
      expect(match.decision(DEFENDER)?.prompt).toBe('search.defend');
    }
  });

  it('DC-04: an operator divides two steps between its tokens', () => {
    const match = given({
      rows: ['+-+-+-+-+', '|A|1 . 1|', '+-+-+-+-+', '|. . . .|', '+-+-+-+-+'],
      real: [0],
    });
    play(match, ATTACKER, 'wait');
    play(match, DEFENDER, 'activate', 0);
    play(match, DEFENDER, 'step', 1, 2);
    expect(tokens(match)).toEqual([1, 2]);
    play(match, DEFENDER, 'step', 1, 3);
    expect(tokens(match)).toEqual([1, 3]);
    expect(options(match, DEFENDER, 'step')).toEqual([]);
    play(match, DEFENDER, 'end');
    expect(match.awaiting()).toEqual([ATTACKER]);
  });

  it('DC-04: a shot ends the activation; the defender may also wait', () => {
    const match = given({ rows: TWO_ROOMS, real: [0] });
    play(match, ATTACKER, 'wait');
    play(match, DEFENDER, 'activate', 0);
    play(match, DEFENDER, 'shoot', 0);
    expect(match.awaiting()).toEqual([ATTACKER]);
    play(match, ATTACKER, 'wait');
    play(match, DEFENDER, 'wait');
    expect(match.awaiting()).toEqual([ATTACKER]);
  });

  it('DC-05: a step goes to a neighbouring cell with no wall between', () => {
    const match = given({ rows: CORNER, real: [0] });
    expect(options(match, ATTACKER, 'step')).toEqual([[0, 1]]);
    expect(match.whyNot(ATTACKER, ['step', 0, 3])?.rule).toBe('DC-05');
    play(match, ATTACKER, 'step', 0, 1);
    play(match, DEFENDER, 'wait');
    expect(options(match, ATTACKER, 'step')).toEqual([
      [0, 2],
      [0, 5],
      [0, 0],
    ]);
  });

  it('DC-06: a token is in the way, real or not', () => {
    for (const real of [0, 1] as const) {
      const match = given({ rows: ['+-+-+-+', '|A 1 1|', '+-+-+-+'], real: [real] });
      expect(options(match, ATTACKER, 'step')).toEqual([]);
      expect(match.whyNot(ATTACKER, ['step', 0, 1])?.rule).toBe('DC-06');
      play(match, ATTACKER, 'wait');
      play(match, DEFENDER, 'activate', 0);
      expect(options(match, DEFENDER, 'step')).toEqual([]);
    }
  });

  it('DC-07: the attacker may demand the reveal of what is in sight, at no cost', () => {
    const match = given({ rows: TWO_ROOMS, real: [0] });
    expect(options(match, ATTACKER, 'demand')).toEqual([[0]]);
    expect(match.whyNot(ATTACKER, ['demand', 1])?.rule).toBe('DC-07');
    expect(play(match, ATTACKER, 'demand', 0)).toEqual(['revealed']);
    expect(match.awaiting()).toEqual([ATTACKER]);
    expect(options(match, ATTACKER, 'demand')).toEqual([]);
  });

  it('DC-07: the attacker may demand it as soon as a token comes into sight', () => {
    const match = given({ rows: ['+-+-+-+', '|. . A|', '+-+-+ +', '|1 1 .|', '+-+-+-+'], real: [1] });
    play(match, ATTACKER, 'wait');
    play(match, DEFENDER, 'activate', 0);
    play(match, DEFENDER, 'step', 1, 5);
    expect(match.decision(ATTACKER)?.prompt).toBe('activation.spotted');
    play(match, ATTACKER, 'demand', 1);
    expect(tokens(match)).toEqual([5]);
    // The figure has the steps that its tokens left over.
    play(match, DEFENDER, 'step', 0, 4);
    expect(tokens(match)).toEqual([4]);
    expect(options(match, DEFENDER, 'step')).toEqual([]);
  });

  it('DC-08: the defender may reveal an operator while the attacker considers, and is not waited for', () => {
    const match = given({ rows: TWO_ROOMS, real: [1] });
    expect(match.awaiting()).toEqual([ATTACKER]);
    expect(options(match, DEFENDER, 'reveal')).toEqual([[0]]);
    expect(play(match, DEFENDER, 'reveal', 0)).toEqual(['revealed']);
    expect(match.awaiting()).toEqual([ATTACKER]);
    expect(match.decision(DEFENDER)).toBe(null);
  });

  it('DC-09: an operator is revealed where the real token stands, whichever was named', () => {
    for (const [real, cell] of [
      [0, 2],
      [1, 3],
    ] as const) {
      const match = given({ rows: TWO_ROOMS, real: [real] });
      play(match, ATTACKER, 'demand', 0);
      expect(operators(match)).toEqual([{ tokens: [cell], real: { value: real, known: 0x7fffffff }, hp: 2 }]);
    }
  });

  it('DC-10: a shot needs a line of sight', () => {
    const match = given({ rows: TWO_ROOMS, real: [1] });
    expect(options(match, ATTACKER, 'shoot')).toEqual([[0, 0]]);
    expect(match.whyNot(ATTACKER, ['shoot', 0, 1])?.rule).toBe('DC-10');
    play(match, ATTACKER, 'wait');
    play(match, DEFENDER, 'activate', 0);
    expect(options(match, DEFENDER, 'shoot')).toEqual([]);
    expect(match.whyNot(DEFENDER, ['shoot', 0])?.rule).toBe('DC-10');
  });

  it('DC-10: it hits on 4 or more and takes a hit point; who has none is out', () => {
    const match = given({ rows: ['+-+-+-+', '|A 1 1|', '+-+-+-+'], real: [0] });
    play(match, ATTACKER, 'demand', 0);
    let hp = 2;
    while (match.result === null) {
      const outcome = tryTo(match, ATTACKER, ['shoot', 0, 0]);
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      const rolled = Number(outcome.events[0].fields.rolled);
      if (rolled >= 4) hp--;
      expect(operators(match)[0].hp).toBe(hp);
      expect(outcome.events.map((e) => e.kind)).toEqual(hp === 0 ? ['shotAtToken', 'out'] : ['shotAtToken']);
      if (hp === 0) break;
      play(match, DEFENDER, 'pass');
      play(match, DEFENDER, 'wait');
    }
    expect(operators(match)[0].tokens).toEqual([]);
  });

  it('DC-11: a hit on a token reveals the operator, and counts only where it really stood', () => {
    for (const [real, hp] of [
      [0, 1],
      [1, 2],
    ] as const) {
      const match = when('hit', { rows: TWO_ROOMS, real: [real] }, (m) => play(m, ATTACKER, 'shoot', 0, 0));
      expect(play(match, ATTACKER, 'shoot', 0, 0)).toEqual(['shotAtToken', 'revealed']);
      expect(operators(match)[0]).toMatchObject({ hp, tokens: [real === 0 ? 2 : 3] });
    }
  });

  it('DC-11: the die is rolled for a decoy as for a real token, and a miss reveals nothing', () => {
    for (const real of [0, 1] as const) {
      const match = when('miss', { rows: TWO_ROOMS, real: [real] }, (m) => play(m, ATTACKER, 'shoot', 0, 0));
      expect(play(match, ATTACKER, 'shoot', 0, 0)).toEqual(['shotAtToken']);
      expect(match.history.entries.at(-1)?.draws).toHaveLength(1);
      expect(operators(match)[0].real.value).toBe(null);
    }
  });

  it('DC-12: the defender is asked whenever a token sees the figure, but only the real one can fire', () => {
    for (const [real, ripostes] of [
      [0, [[0]]],
      [1, []],
    ] as const) {
      const match = given({ rows: TWO_ROOMS, real: [real] });
      play(match, ATTACKER, 'step', 0, 1);
      expect(match.decision(DEFENDER)?.prompt).toBe('riposte.answer');
      expect(options(match, DEFENDER, 'riposte')).toEqual(ripostes);
      expect(match.whyNot(DEFENDER, ['riposte', 0])?.rule).toBe(real === 0 ? undefined : 'DC-12');
    }
  });

  it('DC-12: nobody is asked when no token sees the figure', () => {
    const match = given({ rows: CORNER, real: [0] });
    play(match, ATTACKER, 'step', 0, 1);
    expect(match.decision(DEFENDER)?.prompt).toBe('search.defend');
  });

  it('DC-12: each operator fires once, and nobody at a figure that is out', () => {
    const rows = [
      '+-+-+-+-+-+',
      '|A . 1 2 3|',
      '+-+-+-+-+-+',
      '|1 2 3 . .|',
      '+-+-+-+-+-+',
      '|A . . . .|',
      '+-+-+-+-+-+',
    ];
    const asked = new Set<number>();
    for (let i = 0; i < 20; i++) {
      const match = given({ rows, real: [0, 0, 0], seed: `volley ${i}` });
      play(match, ATTACKER, 'step', 0, 1);
      let fired = 0;
      for (; match.decision(DEFENDER)?.prompt === 'riposte.answer'; fired++) {
        expect(options(match, DEFENDER, 'riposte')).toEqual([[0], [1], [2]].slice(fired));
        play(match, DEFENDER, 'riposte', fired);
      }
      expect(fired === 3 || attackers(match)[0].hp === 0).toBe(true);
      asked.add(fired);
    }
    expect(asked).toEqual(new Set([2, 3]));
  });

  it('DC-13: a hidden operator is revealed before it shoots', () => {
    const match = given({ rows: TWO_ROOMS, real: [0] });
    play(match, ATTACKER, 'step', 0, 1);
    expect(play(match, DEFENDER, 'riposte', 0).slice(0, 2)).toEqual(['revealed', 'shotAtAttacker']);
    const other = given({ rows: TWO_ROOMS, real: [0] });
    play(other, ATTACKER, 'wait');
    play(other, DEFENDER, 'activate', 0);
    expect(play(other, DEFENDER, 'shoot', 0).slice(0, 2)).toEqual(['revealed', 'shotAtAttacker']);
  });

  it('DC-14: who is seen, or hidden already, cannot hide', () => {
    const seen = given({ rows: TWO_ROOMS, real: [0] });
    play(seen, ATTACKER, 'demand', 0);
    play(seen, ATTACKER, 'wait');
    play(seen, DEFENDER, 'activate', 0);
    expect(seen.whyNot(DEFENDER, ['hide'])?.rule).toBe('DC-14');
    const hidden = given({ rows: CORNER, real: [0] });
    play(hidden, ATTACKER, 'wait');
    play(hidden, DEFENDER, 'activate', 0);
    expect(hidden.whyNot(DEFENDER, ['hide'])?.rule).toBe('DC-14');
  });

  it('DC-14: who hides becomes two tokens in its cell, and the lot decides which is real', () => {
    const reals = Array.from({ length: 40 }, (_, i) => {
      const match = given({ rows: TWO_ROOMS, real: [1], seed: `hide ${i}` });
      play(match, ATTACKER, 'demand', 0);
      play(match, ATTACKER, 'wait');
      play(match, DEFENDER, 'activate', 0);
      expect(play(match, DEFENDER, 'hide')).toEqual(['hid']);
      expect(operators(match)).toEqual([{ tokens: [3, 3], real: { value: null, known: 2 }, hp: 2 }]);
      expect(match.awaiting()).toEqual([ATTACKER]);
      return operators(match, DEFENDER)[0].real.value;
    });
    expect(new Set(reals)).toEqual(new Set([0, 1]));
  });

  it('DC-15: a side of which everybody is out has lost', () => {
    const rows = ['+-+-+-+', '|A 1 1|', '+-+-+-+'];
    const winners = new Set<number>();
    for (let i = 0; i < 20; i++) {
      const match = given({ rows, real: [0], seed: `duel ${i}` });
      play(match, ATTACKER, 'demand', 0);
      while (match.result === null) {
        play(match, ATTACKER, 'shoot', 0, 0);
        if (match.result === null) play(match, DEFENDER, 'riposte', 0);
        if (match.result === null) play(match, DEFENDER, 'wait');
      }
      const won = operators(match)[0].hp === 0 ? ATTACKER : DEFENDER;
      expect([operators(match)[0].hp, attackers(match)[0].hp]).toContain(0);
      expect(match.result).toEqual({ winners: [won], by: 'DC-15' });
      winners.add(won);
    }
    expect(winners.size).toBe(2);
  });

  it('DC-15: after 60 turns the defender has won', () => {
    const match = given({ rows: CORNER, real: [0] });
    for (let turn = 0; turn < 60; turn++) {
      expect(match.result).toBe(null);
      play(match, turn % 2 === 0 ? ATTACKER : DEFENDER, 'wait');
    }
    expect(match.result).toEqual({ winners: [DEFENDER], by: 'DC-15' });
  });
});
