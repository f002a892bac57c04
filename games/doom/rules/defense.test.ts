import { describe, expect, it } from 'vitest';
import { DEMON_CARDS, EVENTS } from '../content/index.ts';
import { comesUp, use } from '../testing/abilities.ts';
import { demon, eventCard, eventsOf } from '../testing/arranging.ts';
import type { TestTable } from '../testing/given.ts';
import { actionsIn, eventsIn } from '../testing/looking.ts';
import { ALPHA, assault, lastAttack, shot } from '../testing/marine-scenes.ts';
import { sketch } from '../testing/sketch.ts';
import { demonDefense } from './defense.ts';

const IMP = demon('imp');
/** A blocking space in the way of whoever shoots along the middle row. */
const COVERED = sketch(12, 3, { blocking: '(2,1)' });

/** The shields of the defender, as the attack counted them. */
const shieldsOf = (table: TestTable) => lastAttack(table).shields;
const revealed = (table: TestTable) => table.happened('defenseRevealed').map(({ fields }) => fields.card);
const shotAt = (type: Parameters<typeof demon>[0], ...events: readonly string[]) =>
  shot('uac4', { demons: [[type, 3, 1]], dice: { red: [2, 2] }, events });

describe('defense', () => {
  it('DM-DEF-01: a demon reveals the top event card, a marine the top action card, for its shields', () => {
    const demons = shotAt('possessedSoldier', 'noEscape', 'unbreakable');
    expect(lastAttack(demons)).toMatchObject({ shields: 2, damage: 2 });
    expect(revealed(demons)).toEqual([eventCard('noEscape')]);
    expect(eventsIn(demons.state.eventDeck)).toEqual(['unbreakable']);
    const marine = assault({ demons: [['imp', 3, 1]], dice: { red: [2, 2] }, deck: ['uac3', 'uac1'] });
    expect(lastAttack(marine)).toMatchObject({ shields: 2, damage: 2 });
    expect(actionsIn(marine.state.marines[ALPHA].deck)).toEqual(['uac1']);
    expect(marine.state.eventDiscard.items).toEqual([]);
  });

  it('DM-DEF-02, DM-DEF-03: with the special symbol the demon card’s special defense is added', () => {
    // 0 and 1 shields printed, 1 special; 0 printed without the symbol
    expect(shieldsOf(shotAt('possessedSoldier', 'demonicPrecision'))).toBe(1);
    expect(shieldsOf(shotAt('possessedSoldier', 'demonicResilience'))).toBe(2);
    expect(shieldsOf(shotAt('possessedSoldier', 'unbreakable'))).toBe(0);
    expect(lastAttack(shotAt('imp', 'demonicResilience'))).toMatchObject({ shields: 1, dodged: true });
    expect(lastAttack(shotAt('imp', 'noEscape'))).toMatchObject({ shields: 2, dodged: false });
  });

  it('DM-DEF-04: armor is always 1 shield more', () => {
    expect(shieldsOf(shotAt('pinky', 'noEscape'))).toBe(3);
    expect(shieldsOf(shotAt('pinky'))).toBe(1);
    expect(shieldsOf(shotAt('possessedSoldier'))).toBe(0);
  });

  it('DM-DEF-05: without a card in deck and discard pile nothing is revealed, and the attack goes on', () => {
    const table = shotAt('pinky');
    expect(lastAttack(table)).toMatchObject({ shields: 1, damage: 3 });
    expect(revealed(table)).toEqual([]);
    const refilled = shot('uac4', {
      demons: [['pinky', 3, 1]],
      arrange: (g) => eventsOf(g, { discard: ['noEscape'] }),
    });
    expect(shieldsOf(refilled)).toBe(3);
  });

  it('DM-DEF-06: what the revealed card says has no effect', () => {
    const event = shotAt('possessedSoldier', 'demonicResilience');
    expect(comesUp(event, 0, 'event.demonicResilience')).toBe(false);
    const marine = assault({ demons: [['imp', 3, 1]], deck: ['uac3'], hand: ['uac1'] });
    expect(comesUp(marine, 1, 'action.uac3')).toBe(false);
    expect(shieldsOf(marine)).toBe(2);
    expect(marine.happened('used')).toEqual([]);
  });

  it('DM-DEF-07: special defense of 2 shields, armor, 1 shield and the symbol: 4; stunned: 1', () => {
    const card = { special: { shields: 2 }, armor: true } as const;
    const event = EVENTS[eventCard('demonicResilience')];
    expect(event).toMatchObject({ shields: 1, special: true });
    expect(demonDefense(card, event)).toEqual({ shields: 4, dodge: false });
    expect(demonDefense(card, null)).toEqual({ shields: 1, dodge: false });
    // the pinky's special defense is 1 shield
    expect(shieldsOf(shotAt('pinky', 'demonicResilience'))).toBe(3);
    const stunned = shot('uac4', {
      demons: [['pinky', 3, 1]],
      events: ['demonicResilience'],
      arrange(g) {
        g.state.figures[demon('pinky')].stunned = true;
      },
    });
    expect(shieldsOf(stunned)).toBe(1);
    expect(revealed(stunned)).toEqual([]);
  });

  it('DM-DEF-09: each demon card has a special defense; one without any would gain nothing', () => {
    for (const { special } of DEMON_CARDS) expect(special === 'dodge' || special.shields >= 1).toBe(true);
    const symbol = { shields: 1, special: true };
    expect(demonDefense({ special: { shields: 0 } }, symbol)).toEqual({ shields: 1, dodge: false });
  });
});

describe('the second card of a defender in cover', () => {
  const inCover = (more: Partial<Parameters<typeof shot>[1]> = {}) =>
    shot('uac4', {
      demons: [['imp', 4, 1]],
      board: COVERED,
      dice: { red: [2, 2] },
      events: ['unbreakable', 'noEscape', 'ironSkin'],
      ...more,
    }).passAll();

  it('DM-COV-07: he sees his card and may keep it, or reveal another instead', () => {
    const table = inCover();
    expect(revealed(table)).toEqual([eventCard('unbreakable')]);
    expect(table.verbs(0).toSorted()).toEqual(['keep', 'redraw']);
    expect(shieldsOf(table.play(0, 'keep'))).toBe(0);
    const other = inCover().play(0, 'redraw');
    expect(revealed(other)).toEqual([eventCard('unbreakable'), eventCard('noEscape')]);
    expect(shieldsOf(other)).toBe(2);
    expect(eventsIn(other.state.eventDiscard)).toEqual(['unbreakable', 'noEscape']);
  });

  it('DM-COV-07: marines as well', () => {
    const table = assault({ demons: [['imp', 4, 1]], board: COVERED, deck: ['uac3', 'uac2'] }).passAll();
    expect(lastAttack(table.play(1, 'redraw'))).toMatchObject({ shields: 0, dodged: true });
    expect(actionsIn(table.state.marines[ALPHA].discard)).toEqual(['uac3', 'uac2']);
  });

  it('DM-COV-08: the second card must be used, better or worse, and there is no third', () => {
    const table = inCover({ events: ['demonicPrecision', 'unbreakable', 'ironSkin'] }).play(0, 'redraw');
    expect(table.asked(0)).not.toBe('attack.cover');
    // the dodge of the first one is gone
    expect(lastAttack(table)).toMatchObject({ shields: 0, dodged: false });
    expect(eventsIn(table.state.eventDeck)).toEqual(['ironSkin']);
  });

  it('DM-DEF-08: the first card takes part when the deck must be made anew', () => {
    const table = inCover({ events: ['noEscape'] }).play(0, 'redraw');
    expect(table.happened('reshuffled')).toHaveLength(1);
    expect(revealed(table)).toEqual([eventCard('noEscape'), eventCard('noEscape')]);
    expect(shieldsOf(table)).toBe(2);
  });

  it('DM-DEF-10: he decides after the roll, before effects of either side', () => {
    const table = inCover({
      glory: ['heavyHand'],
      arrange: (g) => eventsOf(g, { hand: ['demonicResilience'], deck: ['unbreakable', 'noEscape'] }),
    });
    expect(table.asked(0)).toBe('attack.cover');
    expect(table.events.map((e) => e.kind)).toEqual(['attacked', 'rolled', 'defenseRevealed']);
    table.play(0, 'redraw');
    use(table, 0, 'event.demonicResilience');
    use(table, 1, 'glory.heavyHand');
    expect(lastAttack(table)).toMatchObject({ shields: 3, damage: 3 });
    expect(table.state.figures[IMP].at).toBe(-1);
  });
});
