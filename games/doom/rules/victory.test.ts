import { call, inTurn } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { action, cardsOf, demon, hurt, put } from '../testing/arranging.ts';
import { type Given, given } from '../testing/given.ts';
import { attackWith } from './attack.ts';
import { INVADER, NOWHERE } from './doom.ts';
import { cardOf } from './figures.ts';
import { activationPhase, slay } from './procedures.ts';

const INVADER_WINS = { winners: [INVADER], by: 'DM-OBJ-02' };
const fragged = (frags: number, more: Partial<Given> = {}) =>
  given({
    file: { frags: [2, 3, 4, 6] },
    arrange(g, at) {
      put(g, 0, at(0, 0));
      g.state.frags = frags;
    },
    run: () => call(slay, { figure: 0, by: 'damage' }),
    ...more,
  });

describe('victory', () => {
  it.each([
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 6],
  ])('DM-OBJ-02: against %i marines the card asks for %i frag tokens', (marines, frags) => {
    expect(fragged(frags - 2, { marines }).match.result).toBeNull();
    const table = fragged(frags - 1, { marines });
    expect([table.state.frags, table.match.result]).toEqual([frags, INVADER_WINS]);
  });

  it('DM-OBJ-09: the game stops at once', () => {
    const table = fragged(5, {
      run: () => inTurn([call(slay, { figure: 0, by: 'damage' }), call(slay, { figure: 1, by: 'damage' })]),
    });
    expect(table.match.result).toEqual(INVADER_WINS);
    expect(table.happened('slain')).toHaveLength(1);
    expect(table.match.awaiting()).toEqual([]);
    expect(() => table.play(INVADER, 'idle')).toThrow('match-over');
  });

  it('DM-OBJ-10: conditions of both sides at the same time: the Invader wins', () => {
    // the blast slays the last demon that is needed and a marine
    const mancubus = demon('mancubus');
    const imp = demon('imp');
    const both = cardOf(mancubus).health + cardOf(imp).health;
    const table = given({
      file: { objective: 'extermination', progress: [both, both, both, both] },
      dice: { red: [2, 2], black: [3, 3] },
      arrange(g, at) {
        put(g, 0, at(0, 0));
        put(g, mancubus, at(4, 0));
        hurt(g, mancubus, cardOf(mancubus).health - 1);
        put(g, 1, at(6, 0));
        hurt(g, 1, 9);
        put(g, imp, at(6, 1));
        hurt(g, imp, cardOf(imp).health - 1);
        cardsOf(g, 1, { deck: ['uac1'] });
        g.state.frags = 5;
      },
      run: (g) => attackWith(g, 0, mancubus, action('rocketLauncher1')),
    }).passAll();
    expect(table.state.progress).toEqual([cardOf(mancubus).health]);
    expect(table.match.result).toEqual(INVADER_WINS);
  });

  it('DM-OBJ-11: with all marines slain the game goes on, and they respawn', () => {
    const table = given({
      mission: (at) => ({ teleporters: [{ cell: at(4, 4), active: true }] }),
      arrange(g, at) {
        for (const m of [0, 1, 2, 3]) put(g, m, at(m, 0));
        g.add(g.state.initiative, 2, 0);
      },
      run: () =>
        inTurn([
          call(slay, { figure: 0, by: 'damage' }),
          ...[1, 2, 3].map((figure) => call(slay, { figure, by: 'damage' })),
          call(activationPhase, {}),
        ]),
    }).passAll();
    expect(table.state.figures.slice(0, 4).every(({ at }) => at === NOWHERE)).toBe(true);
    expect([table.state.frags, table.match.result]).toEqual([4, null]);
    table.play(3, 'respawn', table.cell(4, 4)).passAll();
    expect(table.state.figures[2].at >> 2).toBe(table.cell(4, 4));
  });
});
