import { describe, expect, it } from 'vitest';
import { FIST2, NO_FIST, objective, punch } from '../testing/cards.ts';
import { type Given, minion } from '../testing/given.ts';
import { attacksHero, strike, turn } from '../testing/turns.ts';
import { FIRST_TOKEN } from './fireteam.ts';

const near = (henry: string, more: Given = {}) =>
  strike(
    turn({
      hands: [[punch(2)]],
      at: { patty: 'h', heroes: 'bd', minions: 'b', henry },
      dice: [NO_FIST, FIST2, FIST2],
      ...more,
    }),
    minion(),
  );
const recon: Given['arrange'] = (g) => {
  for (const event of g.statics.events) g.add(g.state.recon, event, 0);
};

describe('Henry', () => {
  it('FZ-HEN-01: in the location or an adjacent one: one die may be rerolled before damage', () => {
    for (const place of ['a', 'b', 'c']) {
      const table = near(place);
      expect(table.asked(0)).toBe('attack.reroll');
      expect(table.happened('struck')).toEqual([]);
      table.play(0, 'reroll', 0);
      expect(table.happened('struck')).toMatchObject([{ target: minion(), hits: 4, killed: 1 }]);
    }
    expect(near('d').asked(0)).toBe('heroTurn.act');
  });

  it('FZ-HEN-02: it is optional, one die, and the new face stands', () => {
    expect(near('b').play(0, 'keep').happened('struck')[0].hits).toBe(2);
    const worse = near('b', { dice: [FIST2, FIST2, NO_FIST] }).play(0, 'reroll', 1);
    expect(worse.happened('struck')[0].hits).toBe(2);
    expect(worse.asked(0)).toBe('heroTurn.act');
  });

  it('FZ-HEN-03: for any hero near him, guard or not, and for special attacks', () => {
    const idol = {
      id: 'idol',
      attackable: { health: 9, resistance: { brawl: 0, bullet: 0, bomb: 0 }, destroyed: { effects: [] } },
    };
    const table = turn({
      hands: [[punch(2)]],
      tokens: [idol],
      at: { patty: 'h', henry: 'c', heroes: 'bd' },
      arrange: (g, at) => {
        g.state.tokens.push({ kind: 0, at: at('b') });
      },
    });
    expect(strike(table, FIRST_TOKEN).asked(0)).toBe('attack.reroll');
  });

  it('FZ-HEN-04: never for the attacks of monsters', () => {
    const table = attacksHero(minion(), 0, {
      hands: [[punch(), punch(), punch()]],
      at: { heroes: 'ac', minions: 'a' },
      dice: [FIST2, NO_FIST],
    });
    expect(table.asked(0)).toBe('discard.choose');
  });

  it('FZ-HEN-05: alone or with heroes that are down he still helps', () => {
    expect(near('a').asked(0)).toBe('attack.reroll');
    expect(
      near('c', { at: { patty: 'h', heroes: 'bc', minions: 'b', henry: 'c' }, down: [1] }).asked(0),
    ).toBe('attack.reroll');
  });
});

describe('Patty', () => {
  const at = (patty: string) => ({ henry: 'h', heroes: 'bd', patty });

  it('FZ-PAT-01: in the location or an adjacent one: searching is a free action', () => {
    for (const [place, actions] of [
      ['a', 1],
      ['b', 1],
      ['c', 1],
      ['d', 0],
    ] as const) {
      const table = turn({ at: at(place), arrange: recon }).play(0, 'search', 1);
      expect(table.match.decision(0)?.about.actions).toBe(actions);
    }
  });

  it('FZ-PAT-02: under all the normal rules of searching', () => {
    const table = turn({ at: { ...at('b'), minions: 'b' }, arrange: recon });
    expect(table.forbids(0, 'search', 1)).toBe('FZ-SEA-01');
    expect(turn({ at: at('b'), arrange: recon }).forbids(0, 'search', 2)).toBe('FZ-SEA-01');
  });

  it('FZ-PAT-03: another action stays possible, even a second search elsewhere', () => {
    const table = turn({ at: { ...at('b'), heroes: 'bb' }, arrange: recon }).play(0, 'search', 1);
    table.step(0, 'c').step(0, 'd').play(0, 'search', 3);
    expect(table.state.found.items).toHaveLength(2);
    expect(table.match.decision(0)?.about.actions).toBe(0);
  });

  it('FZ-PAT-04: nearness counts at the search; several in one turn', () => {
    const table = turn({ at: at('b'), arrange: recon })
      .play(0, 'search', 1)
      .step(0, 'c', 1)
      .play(0, 'search', 2);
    expect(table.match.decision(0)?.about.actions).toBe(1);
  });

  it('FZ-PAT-05: alone she still helps', () => {
    const table = turn({ at: at('c'), arrange: recon, objectives: [objective('goal')] }).play(0, 'search', 1);
    expect(table.match.decision(0)?.about.actions).toBe(1);
  });
});
