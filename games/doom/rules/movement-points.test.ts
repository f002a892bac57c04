import { call, inTurn } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { abilityOf, use } from '../testing/abilities.ts';
import { ALPHA, alphaActs, BRAVO } from '../testing/activations.ts';
import {
  action,
  cardsOf,
  demon,
  eventCard,
  eventsOf,
  giveClass,
  gloryOf,
  hurt,
  put,
} from '../testing/arranging.ts';
import { given } from '../testing/given.ts';
import { left } from '../testing/looking.ts';
import { sketch } from '../testing/sketch.ts';
import { cardOf } from './figures.ts';
import { demonActivation, marineActivation, spendNow } from './procedures.ts';

const imp = demon('imp');
const SEAT = ALPHA + 1;

describe('movement points', () => {
  it('DM-MP-01: from several sources form one pool', () => {
    const table = alphaActs({ hand: ['uac4', 'uac2'] });
    table.play(SEAT, 'play', action('uac4'), -1).play(SEAT, 'step', table.cell(1, 0));
    table.play(SEAT, 'play', action('uac2'), -1);
    expect(left(table, SEAT).points).toBe(7);
  });

  it('DM-MP-01: one pool also out of the activation, whatever is gained while it is spent', () => {
    const soldier = demon('possessedSoldier');
    const table = given({
      board: sketch(5, 1, { difficult: '(2,0)' }),
      arrange(g, at) {
        put(g, BRAVO, at(0, 0));
        put(g, soldier, at(1, 0));
        hurt(g, soldier, 3);
        put(g, imp, at(2, 0));
        cardsOf(g, BRAVO, { hand: ['chainsaw3'] });
      },
      run: () => call(spendNow, { figure: BRAVO, points: 3 }),
    });
    use(table.play(BRAVO + 1, 'step', table.cell(1, 0)), BRAVO + 1, 'action.chainsaw3').passAll();
    expect(left(table, BRAVO + 1).points).toBe(4);
    // 3 points into the imp's space, 1 out of it
    table.play(BRAVO + 1, 'step', table.cell(2, 0)).play(BRAVO + 1, 'step', table.cell(3, 0));
    expect(left(table, BRAVO + 1).points).toBe(0);
    expect(table.play(BRAVO + 1, 'end').asked(0)).toBe('test.idle');
  });

  it('DM-MP-02: are spent before and after an attack, all at once or in portions, or not at all', () => {
    const table = alphaActs({ hand: ['uac4'] }, (g, at) => put(g, demon('pinky'), at(5, 0)));
    table.play(SEAT, 'play', action('uac4'), -1).play(SEAT, 'step', table.cell(1, 0));
    table.play(SEAT, 'attack', demon('pinky'), action('uac4')).passAll();
    table.play(SEAT, 'step', table.cell(0, 0)).play(SEAT, 'step', table.cell(0, 1)).play(SEAT, 'end');
    expect(table.happened('stepped')).toHaveLength(3);
  });

  it('DM-MP-02: not during an attack', () => {
    const table = alphaActs({ hand: ['uac4', 'gaussCannon3'] }, (g, at) => put(g, imp, at(4, 0)));
    table.play(SEAT, 'play', action('uac4'), -1).play(SEAT, 'attack', imp, action('uac4'));
    expect(table.asked(SEAT)).toBe('moment.use');
    expect(() => table.play(SEAT, 'step', table.cell(1, 0))).toThrow('no-such-choice');
  });

  it('DM-MP-03: not spent by the end of the activation, they are lost', () => {
    const table = alphaActs({ hand: ['uac4'] }, () => {}, { times: 2 });
    table.play(SEAT, 'play', action('uac4'), -1).play(SEAT, 'end');
    expect(table.asked(SEAT)).toBe('marineActivation.act');
    expect(left(table, SEAT)).toEqual({ points: 0, mains: 1 });
  });

  it('DM-MP-04: gained outside the activation they are spent at once, and what is left is lost', () => {
    const table = given({
      arrange(g, at) {
        put(g, ALPHA, at(0, 0));
        put(g, BRAVO, at(2, 0));
        giveClass(g, ALPHA, 'squadLeader');
      },
      run: () =>
        inTurn([call(marineActivation, { figure: ALPHA }), call(marineActivation, { figure: BRAVO })]),
    });
    table.play(SEAT, 'use', abilityOf('class.squadLeader'), -1, BRAVO);
    expect(table.match.awaiting()).toEqual([BRAVO + 1]);
    expect(left(table, BRAVO + 1).points).toBe(3);
    table.play(BRAVO + 1, 'step', table.cell(3, 0)).play(BRAVO + 1, 'end');
    expect([table.asked(SEAT), left(table, SEAT).points]).toEqual(['marineActivation.act', 0]);
    table.play(SEAT, 'end');
    expect(left(table, BRAVO + 1).points).toBe(0);
  });

  it('DM-MP-05: a demon has those of its Speed, and what abilities and event cards add', () => {
    const table = given({
      arrange(g, at) {
        put(g, imp, at(0, 0));
        put(g, ALPHA, at(3, 0));
        eventsOf(g, { hand: ['demonicSpeed'] });
      },
      run: () => call(demonActivation, { figure: imp }),
    });
    table.play(0, 'use', abilityOf('event.demonicSpeed'), eventCard('demonicSpeed'), -1);
    expect(left(table, 0).points).toBe(cardOf(imp).speed + 3);
    table.play(0, 'attack', ALPHA).play(0, 'use', abilityOf('demon.imp.hitAndRun'), -1, -1);
    expect(left(table, 0).points).toBe(cardOf(imp).speed + 3 + 2);
  });

  it('DM-MP-05: its Speed alone otherwise', () => {
    const pinky = demon('pinky');
    const table = given({
      arrange: (g, at) => put(g, pinky, at(0, 0)),
      run: () => call(demonActivation, { figure: pinky }),
    });
    expect(left(table, 0).points).toBe(cardOf(pinky).speed);
  });

  it('DM-MP-06: a marine has those of cards he plays, of abilities, of class and glory kill cards, of Sprint', () => {
    const table = alphaActs({ hand: ['uac2', 'uac1'] }, (g) => {
      giveClass(g, ALPHA, 'infiltrator');
      gloryOf(g, ALPHA, 'adrenalineRush');
    });
    const points = () => left(table, SEAT).points;
    table.play(SEAT, 'play', action('uac2'), -1);
    expect(points()).toBe(3);
    table.play(SEAT, 'use', abilityOf('class.infiltrator'), -1, -1);
    expect(points()).toBe(5);
    const [rush] = table.state.marines[ALPHA].glory.items;
    table.play(SEAT, 'use', abilityOf('glory.adrenalineRush'), rush, -1);
    expect(points()).toBe(7);
    table.play(SEAT, 'sprint', action('uac1'));
    expect(points()).toBe(13);
  });

  it('DM-MP-07: a marine has none until a card or ability gives him some', () => {
    const table = alphaActs({ hand: ['uac4'] });
    expect(left(table, SEAT).points).toBe(0);
    expect(table.options(SEAT, 'step')).toEqual([]);
    expect(table.forbids(SEAT, 'step', table.cell(1, 0))).toBe('DM-MOV-09');
  });

  it('DM-MP-06: a card without a speed value gives none', () => {
    const table = alphaActs({ hand: ['chaingun3'] });
    table.play(SEAT, 'play', action('chaingun3'), -1);
    expect(left(table, SEAT).points).toBe(0);
  });
});
