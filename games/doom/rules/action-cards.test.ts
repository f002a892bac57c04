import { call, whyNot } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { ACTIONS, SQUAD_CARDS } from '../content/index.ts';
import { abilityOf } from '../testing/abilities.ts';
import { ALPHA, alphaActs, BRAVO } from '../testing/activations.ts';
import { action, cardsOf, demon, giveClass, gloryDeck, hurt, put } from '../testing/arranging.ts';
import { given } from '../testing/given.ts';
import { actionsIn, left } from '../testing/looking.ts';
import { attackWith } from './attack.ts';
import { DEMON_CARD } from './attack-source.ts';
import { type G, NONE } from './doom.ts';
import { HEALTH } from './items.ts';
import { marineActivation } from './procedures.ts';

const imp = demon('imp');
const SEAT = ALPHA + 1;

/** An imp attacks Alpha from four spaces away. */
const alphaIsAttacked = (cards: Parameters<typeof cardsOf>[2], red?: readonly number[]) =>
  given({
    ...(red !== undefined && { dice: { red } }),
    arrange(g, at) {
      put(g, ALPHA, at(0, 0));
      put(g, imp, at(4, 0));
      cardsOf(g, ALPHA, cards);
    },
    run: (g) => attackWith(g, imp, ALPHA, DEMON_CARD),
  });

describe('playing action cards', () => {
  it('DM-ACT-01: a card is a main action, a bonus action or a reaction', () => {
    expect([...new Set(ACTIONS.map((card) => card.type))].toSorted()).toEqual(['bonus', 'main', 'reaction']);
    const table = alphaActs({ hand: ['uac1', 'uac2', 'uac3'] });
    expect(table.options(SEAT, 'play')).toEqual([
      [action('uac1'), -1],
      [action('uac2'), -1],
    ]);
    table.play(SEAT, 'play', action('uac2'), -1);
    expect(left(table, SEAT).mains).toBe(1);
    table.play(SEAT, 'play', action('uac1'), -1);
    expect(left(table, SEAT).mains).toBe(0);
  });

  it('DM-ACT-02: from hand, face up into the play area', () => {
    const table = alphaActs({ hand: ['uac4', 'uac2'] });
    expect(table.match.view(0).state.marines[ALPHA].hand.items).toEqual([null, null]);
    table.play(SEAT, 'play', action('uac4'), -1).play(SEAT, 'play', action('uac2'), -1);
    const seen = table.match.view(0).state.marines[ALPHA];
    expect(seen.inPlay.items).toEqual([action('uac4'), action('uac2')]);
    expect(seen.hand.items).toEqual([]);
  });

  it('DM-ACT-02: during his own activation', () => {
    const table = given({
      arrange(g, at) {
        put(g, ALPHA, at(0, 0));
        put(g, BRAVO, at(1, 0));
        cardsOf(g, ALPHA, { hand: ['uac4', 'uac2'] });
      },
      run: () => call(marineActivation, { figure: BRAVO }),
    });
    expect(table.match.awaiting()).toEqual([BRAVO + 1]);
    expect(table.options(BRAVO + 1, 'play')).toEqual([]);
  });

  it('DM-ACT-03: its speed in movement points and what it says, then the attack may be made', () => {
    const table = alphaActs({ hand: ['plasmaRifle3', 'uac1'], deck: ['uac2'] }, (g, at) =>
      put(g, imp, at(5, 0)),
    );
    table.play(SEAT, 'play', action('plasmaRifle3'), -1);
    expect(left(table, SEAT).points).toBe(2);
    expect(actionsIn(table.state.marines[ALPHA].hand)).toEqual(['uac1', 'uac2']);
    expect(table.options(SEAT, 'attack')).toEqual([]);
    table.play(SEAT, 'play', action('uac1'), -1);
    expect(left(table, SEAT).points).toBe(5);
    expect(table.options(SEAT, 'attack')).toEqual([[imp, action('uac1')]]);
  });

  it('DM-ACT-03: without such a card there is no attack; how many in hand would give one is said', () => {
    const stopped = (hand: readonly string[], mains = 1) => {
      const table = alphaActs({ hand }, (g, at) => put(g, imp, at(3, 0))).passAll();
      const l = table.g.within(marineActivation);
      if (l !== null) l.mains = mains;
      return whyNot(table.match.position, SEAT, ['attack', imp, NONE]);
    };
    expect(stopped(['uac1', 'uac4', 'chainsaw1'])).toEqual({ rule: 'DM-ACT-03', facts: { cards: 3 } });
    // A reaction gives none, and neither does a main card without a main action.
    expect(stopped(['uac3'])).toEqual({ rule: 'DM-ACT-03', facts: { cards: 0 } });
    expect(stopped(['uac1', 'uac4'], 0)).toEqual({ rule: 'DM-ACT-03', facts: { cards: 0 } });
  });

  it('DM-ACT-04: the attack is optional, and made once', () => {
    const baron = demon('baronOfHell');
    const shooting = () =>
      alphaActs({ hand: ['uac4'] }, (g, at) => put(g, baron, at(3, 0))).play(
        SEAT,
        'play',
        action('uac4'),
        -1,
      );
    expect(shooting().play(SEAT, 'end').happened('attacked')).toEqual([]);
    const table = shooting().play(SEAT, 'attack', baron, action('uac4')).passAll();
    expect(table.happened('slain')).toEqual([]);
    expect(table.options(SEAT, 'attack')).toEqual([]);
  });

  it('DM-ACT-04: every main action card has an attack box, a bonus action card only sometimes', () => {
    const armed = (type: string) =>
      new Set(ACTIONS.filter((card) => card.type === type).map((card) => card.attack !== undefined));
    expect([...armed('main')]).toEqual([true]);
    expect(armed('bonus').size).toBe(2);
  });

  it('DM-ACT-05: movement points may be spent before the card’s attack', () => {
    const table = alphaActs({ hand: ['uac4'] }, (g, at) => put(g, imp, at(5, 0)));
    table.play(SEAT, 'play', action('uac4'), -1);
    expect(table.forbids(SEAT, 'attack', imp, action('uac4'))).toBe('DM-RNG-03');
    table.play(SEAT, 'step', table.cell(1, 0)).play(SEAT, 'attack', imp, action('uac4')).passAll();
    table.play(SEAT, 'step', table.cell(2, 0));
    expect(left(table, SEAT).points).toBe(3);
  });

  it.each([
    ['burstRifle3', [[imp, action('burstRifle3')]]],
    ['uac2', []],
  ])(
    'DM-ACT-06: no bonus card between a main card and its attack: after %s that is gone',
    (bonus, attacks) => {
      const table = alphaActs({ hand: ['uac4', bonus] }, (g, at) => put(g, imp, at(3, 0)));
      table.play(SEAT, 'play', action('uac4'), -1);
      expect(table.options(SEAT, 'attack')).toEqual([[imp, action('uac4')]]);
      table.play(SEAT, 'play', action(bonus), -1);
      expect(table.options(SEAT, 'attack')).toEqual(attacks);
    },
  );

  it('DM-ACT-07: a resolved card is not in the discard pile for a reshuffle before the activation ends', () => {
    const table = alphaActs({ hand: ['uac1', 'plasmaRifle3'] });
    table.play(SEAT, 'play', action('uac1'), -1).play(SEAT, 'play', action('plasmaRifle3'), -1);
    const { inPlay, hand, discard } = table.state.marines[ALPHA];
    expect([actionsIn(inPlay), hand.items, discard.items]).toEqual([['uac1', 'plasmaRifle3'], [], []]);
    table.play(SEAT, 'end');
    expect(actionsIn(hand).toSorted()).toEqual(['plasmaRifle3', 'uac1']);
  });

  it.each([
    ['an ability', () => [abilityOf('class.infiltrator'), -1, -1], 'use'],
    ['Sprint', () => [action('uac2')], 'sprint'],
    ['another card', () => [action('uac1'), -1], 'play'],
    ['the end of the activation', () => [], 'end'],
  ] as const)('DM-ACT-17: the attack waits for a target, until %s', (_what, numbers, verb) => {
    const table = twoMains();
    table.play(SEAT, 'play', action('uac4'), -1);
    expect(table.options(SEAT, 'attack')).toEqual([]);
    // steps, doors and items don't forfeit it
    table.play(SEAT, 'take', 0).play(SEAT, 'step', table.cell(1, 0));
    expect(table.options(SEAT, 'attack')).toEqual([[imp, action('uac4')]]);
    table.play(SEAT, verb, ...numbers());
    expect(table.options(SEAT, 'attack').filter(([, source]) => source === action('uac4'))).toEqual([]);
  });
});

function twoMains() {
  return alphaActs({ hand: ['uac4', 'uac1', 'uac2'] }, (g, at) => {
    put(g, imp, at(5, 0));
    giveClass(g, ALPHA, 'infiltrator');
    g.state.marines[ALPHA].squad = SQUAD_CARDS.findIndex((card) => card.id === 'combatVeteran');
    g.state.items.push({ cell: at(0, 0), what: HEALTH });
  });
}

describe('reactions', () => {
  it('DM-ACT-08: are played at the moment their text names, also outside one’s activation', () => {
    const table = alphaIsAttacked({ hand: ['uac3', 'uac2'], deck: ['uac4'] }, [2, 2]);
    table.play(SEAT, 'use', abilityOf('action.uac3'), action('uac3'), -1).passAll();
    // a shield of the defense card, two of the reaction
    expect(table.happened('attackEnded')[0].fields).toMatchObject({ shields: 3, damage: 1 });
  });

  it('DM-ACT-08: and at no other', () => {
    const table = alphaActs({ hand: ['uac3'] });
    expect(table.forbids(SEAT, 'play', action('uac3'), -1)).toBe('DM-ACT-08');
    const attacked = alphaIsAttacked({ hand: ['uac3', 'gaussCannon3'] });
    expect(attacked.asked(SEAT)).toBe('moment.use');
    expect(attacked.options(SEAT, 'use')).toEqual([[abilityOf('action.uac3'), action('uac3'), -1]]);
    expect(attacked.forbids(SEAT, 'use', abilityOf('action.gaussCannon3'), action('gaussCannon3'), -1)).toBe(
      'DM-ABL-01',
    );
  });

  it('DM-ACT-09: are discarded at once, not at the end of the activation', () => {
    const table = alphaIsAttacked({ hand: ['uac3'], deck: ['uac4'] });
    table.play(SEAT, 'use', abilityOf('action.uac3'), action('uac3'), -1);
    // the defense card follows it once the attack is over
    expect(actionsIn(table.state.marines[ALPHA].discard)).toEqual(['uac3', 'uac4']);
  });

  it('DM-ACT-09: but not before they are resolved', () => {
    // Bravo reacts to a demon's death with three steps; his glory kill makes him draw, and there is no other card.
    const victim = demon('imp', 1);
    const table = alphaActs(
      { hand: ['chainsaw1'] },
      (g, at) => {
        put(g, imp, at(1, 0));
        hurt(g, imp, 2);
        put(g, BRAVO, at(2, 0));
        put(g, victim, at(4, 0));
        hurt(g, victim, 2);
        cardsOf(g, BRAVO, { hand: ['chainsaw3'] });
        giveClass(g, BRAVO, 'butcher');
        gloryDeck(g, 'warCry');
      },
      { dice: { red: [2, 2] } },
    );
    table.play(SEAT, 'play', action('chainsaw1'), -1).play(SEAT, 'attack', imp, action('chainsaw1'));
    const bravo = table.state.marines[BRAVO];
    table.play(BRAVO + 1, 'use', abilityOf('action.chainsaw3'), action('chainsaw3'), -1);
    expect(actionsIn(bravo.inPlay)).toEqual(['chainsaw3']);
    table.play(BRAVO + 1, 'step', table.cell(3, 0)).play(BRAVO + 1, 'step', table.cell(4, 0));
    table.play(BRAVO + 1, 'use', abilityOf('class.butcher'), -1, -1).passAll();
    expect(table.asked(BRAVO + 1)).toBe('spendNow.move');
    expect([bravo.hand.items, bravo.discard.items]).toEqual([[], []]);
    table.play(BRAVO + 1, 'end').passAll();
    expect([actionsIn(bravo.discard), bravo.inPlay.items]).toEqual([['chainsaw3'], []]);
  });

  it('DM-ACT-18: interrupt a card that is being resolved; then that card goes on', () => {
    const table = alphaActs({ hand: ['plasmaRifle1', 'gaussCannon3'] }, (g, at) =>
      put(g, demon('pinky'), at(5, 0)),
    );
    const { inPlay, discard } = table.state.marines[ALPHA];
    table.play(SEAT, 'play', action('plasmaRifle1'), -1);
    table.play(SEAT, 'attack', demon('pinky'), action('plasmaRifle1'));
    table.play(SEAT, 'use', abilityOf('action.gaussCannon3'), action('gaussCannon3'), -1);
    expect([actionsIn(inPlay), actionsIn(discard)]).toEqual([['plasmaRifle1'], ['gaussCannon3']]);
    table.passAll();
    expect(table.options(SEAT, 'attack')).toEqual([[demon('pinky'), action('plasmaRifle1')]]);
  });
});

describe('traits', () => {
  const breacherShoots = (card: string) =>
    alphaActs({ hand: [card] }, (g, at) => {
      put(g, demon('pinky'), at(1, 0));
      giveClass(g, ALPHA, 'breacher');
    })
      .play(SEAT, 'play', action(card), -1)
      .play(SEAT, 'attack', demon('pinky'), action(card));

  it('DM-ACT-10: do nothing themselves, but other effects refer to them', () => {
    const shotgun = breacherShoots('combatShotgun2');
    expect(shotgun.options(SEAT, 'use')).toEqual([[abilityOf('class.breacher'), -1, -1]]);
    expect(breacherShoots('uac1').asked(SEAT)).toBe('marineActivation.act');
    expect(ACTIONS.filter((card) => card.trait === 'shotgun')).toHaveLength(6);
  });

  it.each([
    ['heavyAssaultRifle2', 6],
    ['plasmaRifle1', 5],
    ['burstRifle1', 5],
    ['staticRifle1', 6],
  ])('DM-ACT-11: "rifle" covers %s', (card, range) => {
    const table = riflemanWith(card, range + 1);
    expect(table.options(SEAT, 'attack')).toEqual([[imp, action(card)]]);
  });

  it('DM-ACT-11: and nothing that is not a rifle', () => {
    expect(riflemanWith('uac1', 6).forbids(SEAT, 'attack', imp, action('uac1'))).toBe('DM-RNG-03');
    expect(riflemanWith('uac1', 5).options(SEAT, 'attack')).toEqual([[imp, action('uac1')]]);
  });

  const riflemanWith = (card: string, away: number) =>
    alphaActs({ hand: [card] }, (g, at) => {
      put(g, imp, at(away, 0));
      giveClass(g, ALPHA, 'rifleman');
    }).play(SEAT, 'play', action(card), -1);
});

describe('hand and deck', () => {
  const DECK = ['uac1', 'uac2', 'uac3', 'uac4', 'combatShotgun1', 'combatShotgun2', 'combatShotgun3'];
  const handAtTheEnd = (arrange: (g: G) => void) =>
    actionsIn(alphaActs({ deck: DECK }, arrange).play(SEAT, 'end').state.marines[ALPHA].hand);

  it('DM-ACT-12: the hand limit is 3', () => {
    expect(handAtTheEnd(() => {})).toHaveLength(3);
  });

  it('DM-ACT-13: each "+1 hand limit" raises it, without a maximum', () => {
    const squad = SQUAD_CARDS.findIndex((card) => card.id === 'soloOperative');
    const more = SQUAD_CARDS[squad].modifiers.handLimit ?? 0;
    expect(more).toBeGreaterThan(0);
    expect(handAtTheEnd((g) => giveClass(g, ALPHA, 'quartermaster'))).toHaveLength(4);
    expect(
      handAtTheEnd((g) => {
        giveClass(g, ALPHA, 'quartermaster');
        g.state.marines[ALPHA].squad = squad;
      }),
    ).toHaveLength(4 + more);
  });

  it('DM-ACT-14: a hand may exceed the limit', () => {
    const table = alphaActs({ hand: ['uac1', 'uac2', 'uac3', 'plasmaRifle3'], deck: ['uac4'] });
    table.play(SEAT, 'play', action('plasmaRifle3'), -1);
    table.play(SEAT, 'end');
    expect(actionsIn(table.state.marines[ALPHA].hand)).toEqual(['uac1', 'uac2', 'uac3', 'uac4']);
  });

  it('DM-ACT-15: an empty deck is made anew of the discard pile, to draw', () => {
    const table = alphaActs({ hand: ['plasmaRifle3', 'uac1'], discard: ['uac2', 'uac3'] });
    table.play(SEAT, 'play', action('plasmaRifle3'), -1);
    const { hand, deck, discard } = table.state.marines[ALPHA];
    expect([hand.items.length, deck.items.length, discard.items.length]).toEqual([2, 1, 0]);
    expect(table.happened('reshuffled')[0].fields).toEqual({ seat: SEAT, cards: 2 });
  });

  it('DM-ACT-15: and to reveal', () => {
    const table = alphaIsAttacked({ discard: ['uac4'] }).passAll();
    expect(table.happened('defenseRevealed')[0].fields.card).toBe(action('uac4'));
  });

  it('DM-ACT-16: with deck and discard pile empty no card is drawn', () => {
    const table = alphaActs({ hand: ['heavyAssaultRifle3', 'plasmaRifle3', 'uac1'] });
    table.play(SEAT, 'play', action('heavyAssaultRifle3'), -1);
    table.play(SEAT, 'play', action('plasmaRifle3'), -1);
    expect(actionsIn(table.state.marines[ALPHA].hand)).toEqual(['uac1']);
    expect(table.happened('drewActions')).toEqual([]);
    expect(table.happened('reshuffled')).toEqual([]);
  });
});
