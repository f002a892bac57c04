import { EVERYONE } from '@sightline/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RED } from '../../content/dice.ts';
import { demonCalled, EVENT_SETS, MARINE_HEALTH, WEAPON_SETS } from '../../content/index.ts';
import { use } from '../../testing/abilities.ts';
import { ALPHA, BRAVO } from '../../testing/activations.ts';
import {
  action,
  cardsOf,
  demon,
  eventsOf,
  giveClass,
  gloryCard,
  gloryOf,
  hurt,
  put,
} from '../../testing/arranging.ts';
import { type Given, given, type TestTable } from '../../testing/given.ts';
import { upTo, windowsOf } from '../../testing/looking.ts';
import { attackWith } from '../attack.ts';
import { DEMON_CARD } from '../attack-source.ts';
import { cardOf } from '../figures.ts';

const soldier = demon('possessedSoldier');
const SEAT = ALPHA + 1;

type Arrange = NonNullable<Given['arrange']>;

/** A soldier attacks Alpha from three spaces away. */
const attacked = (arrange: Arrange) =>
  given({
    arrange(g, at) {
      put(g, ALPHA, at(0, 0));
      put(g, soldier, at(3, 0));
      arrange(g, at);
    },
    run: (g) => attackWith(g, soldier, ALPHA, DEMON_CARD),
  });
const windows = (arrange: Arrange) => windowsOf(attacked(arrange));
const hand = (cards: Parameters<typeof cardsOf>[2]) => windows((g) => cardsOf(g, ALPHA, cards));
const events = (...titles: readonly string[]) => windows((g) => eventsOf(g, { hand: titles }));
const nothingButPassing = (table: TestTable, seat: number) =>
  expect([table.options(seat, 'use'), table.verbs(seat).includes('pass')]).toEqual([[], true]);

describe('a marine is asked', () => {
  it('DM-ABL-13: whether or not he holds the reaction, as long as he could', () => {
    expect(hand({ hand: ['uac3'], deck: ['uac4', 'uac1'] })).toEqual([`defend ${SEAT}`]);
    expect(hand({ hand: ['uac1'], deck: ['uac4', 'uac3'] })).toEqual([`defend ${SEAT}`]);
    nothingButPassing(
      upTo(
        attacked((g) => cardsOf(g, ALPHA, { hand: ['uac1'], deck: ['uac4', 'uac3'] })),
        'defend',
        SEAT,
      ),
      SEAT,
    );
  });

  it('DM-ABL-13: but not when everybody sees that he cannot hold it', () => {
    expect(hand({ deck: ['uac4', 'uac3'] })).toEqual([]);
    expect(hand({ hand: ['uac1'], deck: ['uac4'], discard: ['uac3'] })).toEqual([]);
    expect(hand({ hand: ['uac1'], deck: ['uac4'], inPlay: ['uac3'] })).toEqual([]);
    // revealed in defense
    expect(hand({ hand: ['uac1'], deck: ['uac3', 'uac4'] })).toEqual([]);
    expect(hand({ hand: ['combatShotgun1'], deck: ['combatShotgun2'] })).toEqual([]);
  });

  it('DM-ABL-13: for any glory kill card, since nobody sees which it is', () => {
    const holding = (...discarded: readonly string[]) =>
      windows((g) => {
        gloryOf(g, ALPHA, 'warCry');
        g.state.gloryDiscard.items = discarded.map(gloryCard);
        g.state.gloryDiscard.known = discarded.map(() => EVERYONE);
      });
    expect(holding()).toEqual([`defend ${SEAT}`]);
    expect(holding('thickHide')).toEqual([`defend ${SEAT}`]);
    expect(holding('thickHide', 'nearMiss')).toEqual([]);
  });

  it('DM-ABL-13: for a class card only while it is ready and fits, which everybody sees', () => {
    const guarding = (exhausted: boolean, away: number) =>
      windows((g, at) => {
        put(g, BRAVO, at(0, away));
        giveClass(g, BRAVO, 'guardian');
        g.state.marines[BRAVO].exhausted = exhausted;
      });
    expect(guarding(false, 4)).toEqual([`defend ${BRAVO + 1}`]);
    expect(guarding(false, 5)).toEqual([]);
    expect(guarding(true, 4)).toEqual([]);
  });

  it('DM-ABL-13: for a glory kill card only while his figure is on the board (DM-KIL-13)', () => {
    const killing = () =>
      given({
        dice: { red: [2], black: [3] },
        arrange(g, at) {
          put(g, ALPHA, at(0, 0));
          put(g, soldier, at(3, 0));
          put(g, demon('pinky'), at(4, 0));
          hurt(g, ALPHA, MARINE_HEALTH - 1);
          hurt(g, soldier, cardOf(soldier).health - 1);
          gloryOf(g, ALPHA, 'goreBurst');
          eventsOf(g, { hand: ['deathCurse'] });
        },
        run: (g) => attackWith(g, ALPHA, soldier, action('uac1')),
      });
    expect(windowsOf(killing())).toContain(`afterAttack ${SEAT}`);
    const table = use(killing(), 0, 'event.deathCurse', ALPHA);
    expect(table.happened('slain').map((e) => e.fields.figure)).toEqual([soldier, ALPHA]);
    expect(windowsOf(table)).toEqual([]);
  });
});

describe('nobody is asked about an ability of which nothing would come', () => {
  const plasma: Arrange = (g) => {
    g.state.argent[demonCalled('possessedSoldier')] = 2;
    eventsOf(g, { hand: ['demonicStrength'] });
  };

  it('DM-ABL-14: to react to an attack that is dodged already', () => {
    expect(hand({ hand: ['uac3'], deck: ['uac1', 'uac1'] })).toEqual([`defend ${SEAT}`]);
    expect(hand({ hand: ['uac3'], deck: ['uac2', 'uac1'] })).toEqual([]);
  });

  it('DM-ABL-14: to strengthen an attack that is dodged', () => {
    const against = (deck: readonly string[]) =>
      windows((g, at) => {
        plasma(g, at);
        cardsOf(g, ALPHA, { deck });
      });
    expect(against(['uac1', 'uac1'])).toContain('attack 0');
    expect(against(['uac2', 'uac1'])).not.toContain('attack 0');
  });

  it('DM-ABL-14: a reroll of dice that all show their best face', () => {
    const precise = (red: readonly number[]) =>
      upTo(
        given({
          dice: { red },
          arrange(g, at) {
            put(g, ALPHA, at(0, 0));
            put(g, soldier, at(3, 0));
            cardsOf(g, ALPHA, { deck: ['uac1', 'uac1'] });
            eventsOf(g, { hand: ['demonicPrecision'] });
          },
          run: (g) => attackWith(g, soldier, ALPHA, DEMON_CARD),
        }),
        'attack',
        0,
      ).options(0, 'use');
    const best = Math.max(...RED);
    expect(precise([best, 0])).toHaveLength(1);
    expect(precise([best, best])).toEqual([]);
  });

  it('DM-ABL-14: ignoring shields where there are none', () => {
    const weakSpot = (event: string) =>
      upTo(
        given({
          arrange(g, at) {
            put(g, ALPHA, at(0, 0));
            put(g, soldier, at(3, 0));
            gloryOf(g, ALPHA, 'weakSpot');
            eventsOf(g, { deck: [event] });
          },
          run: (g) => attackWith(g, ALPHA, soldier, action('uac1')),
        }),
        'attack',
        SEAT,
      ).options(SEAT, 'use');
    expect(weakSpot('ironSkin')).toHaveLength(1);
    expect(weakSpot('hellishPower')).toEqual([]);
  });
});

describe('the Invader is asked', () => {
  const seen = (...sets: readonly string[]) =>
    windows((g) => {
      eventsOf(g, { hand: ['paranoia'] });
      g.state.seenSets = sets.map((id) => EVENT_SETS.findIndex((set) => set.id === id));
    });

  it('DM-ABL-13: whether or not he holds a fitting event, as long as he holds cards', () => {
    expect(events('hellishPower', 'demonicStrength')).toContain('declared 0');
    expect(events('paranoia')).toEqual(events('hellishPower', 'demonicStrength'));
    nothingButPassing(
      upTo(
        attacked((g) => eventsOf(g, { hand: ['paranoia'] })),
        'declared',
        0,
      ),
      0,
    );
    expect(events()).toEqual([]);
  });

  it('DM-ABL-13: but not when all copies of what would fit lie in the discard pile', () => {
    const discarded = (...discard: readonly string[]) =>
      windows((g) => eventsOf(g, { hand: ['paranoia'], discard })).includes('declared 0');
    // The defender has no cover, so that only Hellish Power is left.
    expect(discarded('hellishPower')).toBe(true);
    expect(discarded('hellishPower', 'hellishPower')).toBe(false);
  });

  it('DM-ABL-13: nor when his three sets have been seen, and none has such a card', () => {
    expect(seen('hellishCunning', 'plagueOfFear')).toContain('declared 0');
    expect(seen('hellishCunning', 'plagueOfFear', 'powerOverwhelming')).toContain('declared 0');
    expect(seen('hellishCunning', 'plagueOfFear', 'bloodFrenzy')).not.toContain('declared 0');
    expect(seen('hellishCunning', 'plagueOfFear', 'bloodFrenzy')).not.toContain('attack 0');
  });

  it('DM-ABL-13: for a demon’s ability only if its Argent Power suffices', () => {
    const argent = (tokens: number) =>
      windows((g) => {
        g.state.argent[demonCalled('possessedSoldier')] = tokens;
      });
    expect(argent(1)).toEqual(['attack 0']);
    expect(argent(0)).toEqual([]);
  });
});

describe('windows tell nothing', () => {
  const CARDS = ['uac', 'staticRifle', 'gaussCannon'].flatMap(
    (id) => WEAPON_SETS.find((set) => set.id === id)?.cards.map((card) => card.id) ?? [],
  );
  const [REVEALED, ...HIDDEN] = CARDS;

  it('DM-ABL-13: whatever the marines hold', () => {
    const dealt = (order: readonly string[]) =>
      windows((g) => {
        cardsOf(g, ALPHA, { hand: order.slice(0, 3), deck: [REVEALED, ...order.slice(3)] });
      });
    const usual = dealt(HIDDEN);
    expect(usual).toContain(`defend ${SEAT}`);
    fc.assert(
      fc.property(fc.shuffledSubarray(HIDDEN, { minLength: HIDDEN.length }), (order) => {
        expect(dealt(order)).toEqual(usual);
      }),
      { numRuns: 40 },
    );
  });

  it('DM-ABL-13: whatever the Invader holds, of whichever sets', () => {
    const TITLES = EVENT_SETS.flatMap((set) => set.cards.map((card) => card.title));
    const usual = events(...TITLES.slice(0, 4));
    fc.assert(
      fc.property(fc.shuffledSubarray(TITLES, { minLength: 4, maxLength: 4 }), (titles) => {
        expect(events(...titles)).toEqual(usual);
      }),
      { numRuns: 40 },
    );
  });

  it('DM-ABL-13: an attack by a marine neither', () => {
    const shooting = (titles: readonly string[]) =>
      windowsOf(
        given({
          arrange(g, at) {
            put(g, ALPHA, at(0, 0));
            put(g, soldier, at(3, 0));
            eventsOf(g, { hand: titles });
          },
          run: (g) => attackWith(g, ALPHA, soldier, action('uac1')),
        }),
      );
    expect(shooting(['demonicResilience'])).toEqual(shooting(['paranoia']));
    expect(shooting(['paranoia'])).toContain('defend 0');
  });
});
