import { call, inTurn } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { EVENTS } from '../content/index.ts';
import { abilityOf, use, usesOf } from '../testing/abilities.ts';
import { action, demon, eventCard, eventsOf, hurt, put } from '../testing/arranging.ts';
import { given, type TestTable } from '../testing/given.ts';
import { ALPHA, BRAVO, damageOf, demonSlain, marineAttacks } from '../testing/invader-scenes.ts';
import { attackWith } from './attack.ts';
import { harming, moment } from './procedures.ts';

const imp = demon('imp');
const otherImp = demon('imp', 1);
const RESILIENCE = ['demonicResilience', 'demonicResilience'];

/** Devious Schemes at the beginning of a round: the Invader draws two cards. */
function drawTwo(cards: { deck?: readonly string[]; discard?: readonly string[] }): TestTable {
  const table = given({
    arrange: (g) => eventsOf(g, { hand: ['deviousSchemes'], ...cards }),
    run: () => call(moment, { of: 'round', subject: -1 }),
  });
  return use(table, 0, 'event.deviousSchemes').passAll();
}
const titles = (cards: readonly number[]) => cards.map((card) => EVENTS[card].title).sort();

describe('event cards', () => {
  it('DM-EVT-01: each says when and how it is used', () => {
    expect(EVENTS).toHaveLength(36);
    for (const { ability } of EVENTS) {
      expect(ability.when).not.toBe('main');
      expect(ability.effects.length).toBeGreaterThan(0);
    }
  });

  it('DM-EVT-01: after use it is discarded, not before', () => {
    const table = use(demonSlain({ hand: ['soulHarvest'] }), 0, 'event.soulHarvest');
    // the tokens are still to be placed
    expect(table.asked(0)).toBe('gainArgent.place');
    expect(table.state.eventHand.items).toEqual([]);
    expect(table.state.eventDiscard.items).toEqual([]);
    table.play(0, 'argent', 2);
    expect(table.state.eventDiscard.items).toEqual([eventCard('soulHarvest')]);
  });

  it('DM-EVT-02: when the deck runs out while drawing, the discard pile becomes the deck', () => {
    const table = drawTwo({ deck: ['ambush'], discard: ['darkness', 'nightmare'] });
    expect(table.happened('reshuffled').map((e) => e.fields)).toEqual([{ seat: 0, cards: 2 }]);
    expect(table.state.eventHand.items).toContain(eventCard('ambush'));
    const { eventHand, eventDeck, eventDiscard } = table.state;
    expect(titles([...eventHand.items, ...eventDeck.items])).toEqual(['ambush', 'darkness', 'nightmare']);
    expect(eventHand.items).toHaveLength(2);
    expect(titles(eventDiscard.items)).toEqual(['deviousSchemes']);
  });

  it('DM-EVT-02: so too when a card is to be revealed', () => {
    const table = given({
      arrange(g, at) {
        put(g, ALPHA, at(0, 0));
        put(g, imp, at(3, 0));
        eventsOf(g, { discard: ['ironSkin', 'noEscape'] });
      },
      run: (g) => attackWith(g, ALPHA, imp, action('uac4')),
      dice: { red: [2, 2] },
    }).passAll();
    expect(table.happened('reshuffled')).toHaveLength(1);
    expect(table.state.eventDeck.items).toHaveLength(1);
    // either card brings two shields
    expect(damageOf(table, imp)).toBe(4 - 2);
  });

  it('DM-EVT-02: a deck that is not empty is left alone', () => {
    const table = drawTwo({ deck: ['ambush', 'paranoia'], discard: ['darkness', 'nightmare'] });
    expect(table.happened('reshuffled')).toEqual([]);
  });

  it('DM-EVT-03: a second copy cannot be played at the same moment', () => {
    // Unbreakable is there to keep the moment open
    const hand = [...RESILIENCE, 'unbreakable'];
    const table = marineAttacks({ hand, more: (g) => hurt(g, imp, 1) });
    use(table, 0, 'event.demonicResilience');
    const copy = eventCard('demonicResilience', 1);
    expect(table.state.eventHand.items).toContain(copy);
    expect(usesOf(table, 0, 'event.unbreakable')).not.toEqual([]);
    expect(usesOf(table, 0, 'event.demonicResilience')).toEqual([]);
    expect(table.forbids(0, 'use', abilityOf('event.demonicResilience'), copy, -1)).toBe('DM-ABL-12');
  });

  it('DM-EVT-03: at a later moment it can', () => {
    const mancubus = demon('mancubus');
    const table = given({
      arrange(g, at) {
        put(g, ALPHA, at(0, 0));
        put(g, mancubus, at(3, 0));
        eventsOf(g, { hand: RESILIENCE, deck: ['darkness', 'nightmare'] });
      },
      run(g) {
        const attack = () => attackWith(g, ALPHA, mancubus, action('uac4'));
        return inTurn([attack(), attack()]);
      },
      dice: { red: [2, 2, 2, 2] },
    });
    use(table, 0, 'event.demonicResilience');
    use(table, 0, 'event.demonicResilience').passAll();
    expect(table.happened('attackEnded').map((e) => e.fields.shields)).toEqual([1, 1]);
  });

  /** Each effect slays its figures; Alpha and Bravo stand apart, with nine damage each. */
  const slainTogether = (effects: readonly (readonly number[])[], hand: readonly string[]) =>
    given({
      arrange(g, at) {
        put(g, ALPHA, at(0, 0));
        put(g, BRAVO, at(0, 5));
        hurt(g, ALPHA, 9);
        hurt(g, BRAVO, 9);
        put(g, imp, at(3, 0));
        put(g, otherImp, at(4, 0));
        eventsOf(g, { hand });
      },
      run() {
        const [first, ...rest] = effects.map((figures) =>
          call(harming, { figures: [...figures], damage: 9 }),
        );
        return inTurn([first, ...rest]);
      },
    });

  it('DM-EVT-03: one effect that slays two demons lets only one copy be played', () => {
    const table = slainTogether([[imp, otherImp]], ['deathCurse', 'deathCurse', 'soulHarvest']);
    use(table, 0, 'event.deathCurse', BRAVO);
    const copy = eventCard('deathCurse', 1);
    expect(table.state.eventHand.items).toContain(copy);
    while (table.happened('slain').length < 3) table.play(table.match.awaiting()[0], 'pass');
    // Soul Harvest keeps the moment of the second Imp's death open.
    expect(table.happened('slain').map((e) => e.fields.figure)).toEqual([imp, BRAVO, otherImp]);
    expect(usesOf(table, 0, 'event.soulHarvest')).not.toEqual([]);
    expect(usesOf(table, 0, 'event.deathCurse')).toEqual([]);
    expect(table.forbids(0, 'use', abilityOf('event.deathCurse'), copy, ALPHA)).toBe('DM-ABL-12');
  });

  it('DM-EVT-03: of two effects each is a moment of its own', () => {
    const table = slainTogether([[imp], [otherImp]], ['deathCurse', 'deathCurse']);
    use(table, 0, 'event.deathCurse', ALPHA);
    use(table, 0, 'event.deathCurse', BRAVO);
    expect(table.state.eventHand.items).toEqual([]);
  });

  it('DM-EVT-04: Demonic Resilience adds one shield, a second one in the same defense nothing', () => {
    const table = marineAttacks({ hand: RESILIENCE });
    use(table, 0, 'event.demonicResilience');
    expect(usesOf(table, 0, 'event.demonicResilience')).toEqual([]);
    table.passAll();
    expect(table.happened('attackEnded').map((e) => e.fields.shields)).toEqual([1]);
    expect(table.state.eventHand.items).toHaveLength(1);
  });

  it('DM-EVT-05: with deck and discard pile empty he draws what there is', () => {
    const one = drawTwo({ deck: ['ambush'] });
    expect(titles(one.state.eventHand.items)).toEqual(['ambush']);
    expect(one.happened('drewEvents').map((e) => e.fields.count)).toEqual([1]);
    expect(drawTwo({}).state.eventHand.items).toEqual([]);
  });
});
