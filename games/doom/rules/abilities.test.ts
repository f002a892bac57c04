import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { demonCalled, EVENT_TITLES } from '../content/index.ts';
import { abilityOf } from '../testing/abilities.ts';
import { ALPHA, alphaActs, BRAVO, CHARLIE } from '../testing/activations.ts';
import {
  action,
  cardsOf,
  demon,
  eventCard,
  eventsOf,
  giveClass,
  gloryCard,
  gloryOf,
  hurt,
  put,
} from '../testing/arranging.ts';
import { type Given, given, type TestTable } from '../testing/given.ts';
import { eventsIn, upTo, windowsOf } from '../testing/looking.ts';
import { ABILITIES } from './abilities/registry.ts';
import { attackWith } from './attack.ts';
import { DEMON_CARD } from './attack-source.ts';
import { NONE } from './doom.ts';
import { demonActivation, moment } from './procedures.ts';

const imp = demon('imp');
const soldier = demon('possessedSoldier');
const SEAT = ALPHA + 1;
const SOLDIERS = demonCalled('possessedSoldier');

type Arrange = NonNullable<Given['arrange']>;

/** Alpha at (0, 0), a soldier at (3, 0). */
const fight = (run: Given['run'], arrange: Arrange = () => {}, red?: readonly number[]) =>
  given({
    ...(red !== undefined && { dice: { red } }),
    arrange(g, at) {
      put(g, ALPHA, at(0, 0));
      put(g, soldier, at(3, 0));
      arrange(g, at);
    },
    run,
  });
const soldierShoots = (arrange?: Arrange, red?: readonly number[]) =>
  fight((g) => attackWith(g, soldier, ALPHA, DEMON_CARD), arrange, red);
const alphaShoots = (arrange?: Arrange) =>
  fight((g) => attackWith(g, ALPHA, soldier, action('uac1')), arrange);

const event = (title: string, n = 0) =>
  ['use', abilityOf(`event.${title}`), eventCard(title, n), -1] as const;
const glory = (id: string) => ['use', abilityOf(`glory.${id}`), gloryCard(id), -1] as const;
const onTable = (words: string) => ['use', abilityOf(words), -1, -1] as const;

describe('abilities', () => {
  it('DM-ABL-01: stand on action, class, glory kill, event and demon cards', () => {
    const sources = ['action', 'class', 'demon', 'event', 'glory'];
    expect([...new Set(ABILITIES.map(({ source }) => source))].toSorted()).toEqual(sources);
  });

  it('DM-ABL-01: are used when they say, and at no other moment', () => {
    const hand: Arrange = (g) => eventsOf(g, { hand: ['demonicStrength', 'demonicResilience'] });
    const attacking = upTo(soldierShoots(hand), 'attack', 0);
    expect(attacking.options(0, 'use').map(([a]) => a)).toEqual([abilityOf('event.demonicStrength')]);
    expect(attacking.forbids(0, ...event('demonicResilience'))).toBe('DM-ABL-01');
    const defending = upTo(alphaShoots(hand), 'defend', 0);
    expect(defending.options(0, 'use').map(([a]) => a)).toEqual([abilityOf('event.demonicResilience')]);
    expect(defending.forbids(0, ...event('demonicStrength'))).toBe('DM-ABL-01');
  });

  it('DM-ABL-02: of class, event and demon cards are never forced on anybody', () => {
    const table = soldierShoots((g) => {
      giveClass(g, ALPHA, 'guardian');
      eventsOf(g, { hand: ['demonicStrength'] });
      g.state.argent[SOLDIERS] = 1;
    });
    expect(upTo(table, 'defend', SEAT).options(SEAT, 'use')).toHaveLength(1);
    expect(upTo(table, 'attack', 0).options(0, 'use')).toHaveLength(2);
    table.passAll();
    expect(table.happened('used')).toEqual([]);
    expect([table.state.marines[ALPHA].exhausted, table.state.argent[SOLDIERS]]).toEqual([false, 1]);
  });

  it('DM-ABL-04: the same one is not used twice at the same time', () => {
    const table = alphaActs({ hand: ['uac1'] }, (g, at) => {
      giveClass(g, ALPHA, 'brawler');
      gloryOf(g, ALPHA, 'heavyHand');
      put(g, soldier, at(2, 0));
    });
    table.play(SEAT, 'play', action('uac1'), -1).play(SEAT, 'attack', soldier, action('uac1'));
    upTo(table, 'attack', SEAT).play(SEAT, ...onTable('class.brawler'));
    expect(table.forbids(SEAT, ...onTable('class.brawler'))).toBe('DM-ABL-12');
    expect(table.options(SEAT, 'use').map(([a]) => a)).toEqual([abilityOf('glory.heavyHand')]);
  });

  it('DM-ABL-04: but two marines with the same card use it each', () => {
    const table = soldierShoots((g, at) => {
      put(g, BRAVO, at(0, 1));
      for (const marine of [ALPHA, BRAVO]) cardsOf(g, marine, { hand: ['staticRifle3'], deck: ['uac1'] });
    });
    const flash = ['use', abilityOf('action.staticRifle3'), action('staticRifle3'), NONE] as const;
    upTo(table, 'afterAttack', SEAT)
      .play(SEAT, ...flash)
      .play(SEAT, 'end');
    expect(table.match.awaiting()).toEqual([BRAVO + 1]);
    expect(table.play(BRAVO + 1, ...flash).asked(BRAVO + 1)).toBe('spendNow.move');
  });

  it('DM-ABL-05: no second portion of Argent Power for the same ability in one attack', () => {
    const burst = onTable('demon.possessedSoldier.plasmaBurst');
    const table = soldierShoots(
      (g) => {
        g.state.argent[SOLDIERS] = 3;
        eventsOf(g, { hand: ['demonicStrength'] });
      },
      [2, 1],
    );
    upTo(table, 'attack', 0).play(0, ...burst);
    expect(table.forbids(0, ...burst)).toBe('DM-ABL-12');
    expect(table.state.argent[SOLDIERS]).toBe(2);
    expect(table.passAll().happened('attackEnded')[0].fields.damage).toBe(4);
  });

  it('DM-ABL-05: nor before it is declared', () => {
    const fireball = onTable('demon.imp.chargedFireball');
    const table = given({
      arrange(g, at) {
        put(g, imp, at(0, 0));
        put(g, ALPHA, at(3, 0));
        g.state.argent[demonCalled('imp')] = 2;
      },
      run: () => call(demonActivation, { figure: imp }),
    });
    table.play(0, ...fireball);
    expect(table.forbids(0, ...fireball)).toBe('DM-ABL-05');
    expect(table.state.argent[demonCalled('imp')]).toBe(1);
  });

  it('DM-ABL-12: a later window allows a new use', () => {
    const cyberdemon = demon('cyberdemon');
    const table = alphaActs({ hand: ['plasmaRifle1'] }, (g, at) => {
      giveClass(g, ALPHA, 'brawler');
      put(g, cyberdemon, at(2, 0));
    });
    table.play(SEAT, 'play', action('plasmaRifle1'), -1);
    for (let i = 0; i < 2; i++) {
      table.play(SEAT, 'attack', cyberdemon, action('plasmaRifle1'));
      upTo(table, 'attack', SEAT)
        .play(SEAT, ...onTable('class.brawler'))
        .passAll();
    }
    expect(table.happened('used')).toHaveLength(2);
  });

  it('DM-ABL-12: copies of a card are one ability', () => {
    const table = alphaShoots((g) => {
      hurt(g, soldier, 1);
      eventsOf(g, { hand: ['demonicResilience', 'demonicResilience', 'unbreakable'] });
    });
    upTo(table, 'defend', 0).play(0, ...event('demonicResilience'));
    expect(table.forbids(0, ...event('demonicResilience', 1))).toBe('DM-ABL-12');
    expect(table.options(0, 'use').map(([a]) => a)).toEqual([abilityOf('event.unbreakable')]);
  });
});

describe('an event card that is used', () => {
  it('DM-EVT-01: is discarded after its use, too late for a reshuffle by its own effect', () => {
    const table = given({
      arrange: (g) => eventsOf(g, { hand: ['deviousSchemes'], discard: ['ferocity'] }),
      run: () => call(moment, { of: 'round', subject: NONE }),
    });
    table.play(0, ...event('deviousSchemes'));
    expect(eventsIn(table.state.eventHand)).toEqual(['ferocity']);
    expect(eventsIn(table.state.eventDiscard)).toEqual(['deviousSchemes']);
  });

  it('DM-EVT-01: and lies face up until then', () => {
    const table = given({
      arrange(g, at) {
        put(g, ALPHA, at(0, 0));
        put(g, soldier, at(3, 0));
        eventsOf(g, { hand: ['darkPact'] });
      },
      run: () => call(moment, { of: 'round', subject: NONE }),
    });
    table.play(0, 'use', abilityOf('event.darkPact'), eventCard('darkPact'), ALPHA);
    // He is asked where the token goes.
    expect(table.asked(0)).toBe('gainArgent.place');
    expect(table.match.view(SEAT).state.eventDefense.items).toEqual([eventCard('darkPact')]);
    expect(table.state.eventDiscard.items).toEqual([]);
  });
});

describe('the order of effects', () => {
  it.each([
    { first: 'demonicStrength', second: 'demonicPrecision' },
    { first: 'demonicPrecision', second: 'demonicStrength' },
  ])('DM-ABL-08: a player resolves his own in the order he likes: $first, $second', ({ first, second }) => {
    const table = soldierShoots((g) => eventsOf(g, { hand: ['demonicStrength', 'demonicPrecision'] }));
    upTo(table, 'attack', 0)
      .play(0, ...event(first))
      .play(0, ...event(second));
    expect(table.happened('used').map((e) => EVENT_TITLES[Number(e.fields.of)])).toEqual([first, second]);
  });

  it('DM-ABL-09: the Invader’s effects first, then the marines’', () => {
    const table = alphaShoots((g) => {
      eventsOf(g, { hand: ['infernalShroud'] });
      gloryOf(g, ALPHA, 'seeingRed');
    });
    expect(table.match.awaiting()).toEqual([0]);
    expect(() => table.play(SEAT, ...glory('seeingRed'))).toThrow('not-asked');
    table.play(0, ...event('infernalShroud'));
    expect(table.match.awaiting()).toEqual([SEAT]);
    expect(table.options(SEAT, 'use')).toEqual([glory('seeingRed').slice(1)]);
  });

  it('DM-ABL-10: several marines in seat order', () => {
    const table = soldierShoots((g, at) => {
      put(g, BRAVO, at(0, 1));
      put(g, CHARLIE, at(0, 2));
      for (const marine of [CHARLIE, ALPHA, BRAVO]) cardsOf(g, marine, { hand: ['staticRifle3'] });
      eventsOf(g, { hand: ['onslaught'] });
    });
    const windows = windowsOf(table).filter((window) => window.startsWith('afterAttack'));
    expect(windows).toEqual([0, ALPHA + 1, BRAVO + 1, CHARLIE + 1].map((seat) => `afterAttack ${seat}`));
  });

  it('DM-ABL-11: in an attack the defender’s effects precede the attacker’s, whoever is the Invader', () => {
    const armed: Arrange = (g) => {
      eventsOf(g, { hand: ['demonicStrength', 'demonicResilience'] });
      gloryOf(g, ALPHA, 'heavyHand', 'thickHide');
    };
    const steps = (table: TestTable) => windowsOf(table).filter((w) => /^(defend|attack) /.test(w));
    expect(steps(soldierShoots(armed))).toEqual([`defend ${SEAT}`, 'attack 0']);
    expect(steps(alphaShoots(armed))).toEqual(['defend 0', `attack ${SEAT}`]);
  });
});
