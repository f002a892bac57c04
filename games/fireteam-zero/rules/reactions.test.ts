import { call, inTurn } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { bomb, CALM, FIST2, NO_FIST, punch, reacting, responding, shot } from '../testing/cards.ts';
import { away, type Given, given, minion, type TestTable } from '../testing/given.ts';
import { activates, attacksHero, strike, tacticsPhase, turn } from '../testing/turns.ts';
import { momentOf } from './moments.ts';
import { wound } from './procedures.ts';

const prevent = reacting('heroHit', [{ do: 'prevent', hits: 1 }]);
const cheer = reacting('heroHit', [{ do: 'draw', who: 'you', cards: 1 }]);
const plain = [punch(), punch(), punch()];
/** A minion hits the first hero twice. */
const hit = (more: Given = {}, unblockable = false): TestTable =>
  attacksHero(
    minion(),
    0,
    { at: { ...away, heroes: 'ab', minions: 'a' }, ...more },
    { strength: 0, bonus: 2, unblockable },
  );

describe('reactions', () => {
  it('FZ-REA-01: played at any time their trigger occurs, in any phase, in anyone’s turn', () => {
    const table = hit({ hands: [[prevent, punch(), shot()]] });
    expect(table.asked(0)).toBe('moment.react');
    expect(table.forbids(0, 'react', table.card(0, 1))).toBe('FZ-REA-01');
    const own = reacting('heroHit', [{ do: 'prevent', hits: 1 }], { if: { part: 'ally' } });
    const mixed = hit({ hands: [[prevent, own, punch()]] });
    expect(mixed.forbids(0, 'react', mixed.card(0, 1))).toBe('FZ-REA-01');
    const others = turn({ hands: [[], [reacting('turnBegins', CALM)]], at: away });
    expect([others.asked(0), others.asked(1)]).toEqual([null, 'moment.react']);
  });

  it('FZ-REA-02: one reaction of each player to one event', () => {
    const table = hit({ hands: [[prevent, prevent, punch()]] });
    table.play(0, 'react', table.card(0, 0));
    expect(table.asked(0)).toBe('discard.choose');
    const solo = hit({ solo: true, hands: [[prevent, prevent, punch()], [cheer]] });
    const second = solo.card(0, 1);
    solo.play(0, 'react', solo.card(0, 0));
    expect(solo.forbids(0, 'react', second)).toBe('FZ-REA-02');
  });

  it('FZ-REA-03: several players may each play one', () => {
    const table = hit({ hands: [[prevent, punch()], [prevent]] });
    table.play(0, 'react', table.card(0, 0)).play(1, 'react', table.card(1, 0));
    expect([table.happened('prevented').length, table.hand(0)]).toEqual([2, 1]);
  });

  it('FZ-REA-04: the target within the range stated, counted from the reacting hero', () => {
    const near = reacting('heroHit', [{ do: 'prevent', hits: 1 }], { if: { within: 1 } });
    const far = hit({
      solo: true,
      hands: [[...plain, prevent], [near]],
      at: { ...away, heroes: 'ac', minions: 'a' },
    });
    expect(far.forbids(0, 'react', far.card(1, 0))).toBe('FZ-REA-04');
    const close = hit({ hands: [plain, [near]] });
    expect(close.asked(1)).toBe('moment.react');
    const strikeBack = reacting('heroHit', [{ do: 'attack', with: 'thisCard', at: 'other' }]);
    const out = hit({
      solo: true,
      hands: [[...plain, prevent], [{ ...strikeBack, attack: punch().attack }]],
    });
    expect(out.forbids(0, 'react', out.card(1, 0))).toBe('FZ-REA-04');
    const choosing = reacting('heroHit', [{ do: 'stun', who: 'target' }], {
      target: { choose: 'monster', within: 0 },
    });
    const nobody = hit({ solo: true, hands: [[...plain, prevent], [choosing]] });
    expect(nobody.forbids(0, 'react', nobody.card(1, 0))).toBe('FZ-REA-04');
  });

  it('FZ-REA-05: offered in turn order, each resolved before the next', () => {
    const table = hit({
      hands: [[cheer, punch(), punch()], [cheer]],
      arrange: (g) => {
        g.state.first = 1;
      },
    });
    expect(table.awaiting).toEqual([1]);
    table.play(1, 'react', table.card(1, 0));
    expect([table.hand(1), table.awaiting]).toEqual([1, [0]]);
    const all = reacting('heroHit', [{ do: 'prevent', hits: 2 }]);
    const enough = hit({
      hands: [[all, punch()], [reacting('heroHit', [{ do: 'prevent', hits: 1 }], { if: { hits: 1 } })]],
    });
    enough.play(0, 'react', enough.card(0, 0));
    expect(enough.asked(1)).toBeNull();
  });

  it('FZ-REA-06: to a reaction only if a trigger says so, as an event of its own', () => {
    const back = reacting('heroHit', [{ do: 'attack', with: 'thisCard', at: 'other' }]);
    const help = reacting('heroAttacks', [{ do: 'dice', by: 1 }]);
    const table = hit({
      hands: [
        [back, ...plain],
        [help, prevent],
      ],
    });
    table.play(0, 'react', table.card(0, 0));
    expect(table.match.decision(1)?.about.of).toBe('heroAttacks');
    table.play(1, 'react', table.card(1, 0));
    // Its own limit: to the hit the second hero may still react.
    expect(table.match.decision(1)?.about.of).toBe('heroHit');
  });

  it('FZ-REA-07: nothing prevents unblockable damage, but other reactions may be played', () => {
    const table = hit({ hands: [[prevent, cheer, punch()]] }, true);
    expect(table.forbids(0, 'react', table.card(0, 0))).toBe('FZ-REA-07');
    table.play(0, 'react', table.card(0, 1));
    expect(table.match.decision(0)?.about.cards).toBe(2);
  });

  it('FZ-REA-08: an attack by reaction follows all attack rules with that card alone, and is no action', () => {
    const back = {
      ...reacting('monsterEnters', [{ do: 'attack', with: 'thisCard', at: 'subject' }]),
      attack: shot(9).attack,
    };
    const table = activates(minion(), {
      hands: [[back]],
      terrain: { b: 'covered' },
      at: { patty: 'h', henry: 'c', heroes: 'ch', minions: 'a' },
      activation: [0],
    });
    table.play(0, 'react', table.card(0, 0));
    expect(table.happened('rolled')[0].dice).toHaveLength(8);
    expect(table.asked(0)).toBe('attack.reroll');
    const again = reacting('heroEnters', [{ do: 'attack', with: 'thisCard', at: 'choose' }]);
    const own = turn({
      hands: [[{ ...again, attack: bomb(0, { bonus: 2 }).attack }, punch()]],
      at: { ...away, heroes: 'ah', minions: 'c' },
    });
    own.step(0, 'b').play(0, 'react', own.card(0, 0)).play(0, 'attack', minion());
    expect([own.where(minion()), own.match.decision(0)?.about.actions]).toEqual(['-', 1]);
  });

  it('FZ-WORD-14: abilities of focus cards come in the same window and count for themselves', () => {
    const focus = {
      id: 'calm',
      abilities: [
        { when: 'heroHit' as const, once: 'round' as const, effects: [{ do: 'prevent', hits: 1 }] as const },
      ],
    };
    const blow = () => call(wound, { hero: 0, hits: 2, by: -1, unblockable: false });
    const table = given({
      hands: [[...plain, ...plain, prevent]],
      focuses: [[focus]],
      at: { ...away, heroes: 'ab' },
      run: () => inTurn([blow(), blow()]),
    });
    const deed = table.g.statics.box.numberOf(focus.abilities[0]);
    table.play(0, 'use', 0, deed).play(0, 'react', table.card(0, 6));
    expect(table.happened('prevented')).toHaveLength(2);
    expect(table.asked(0)).toBe('discard.choose');
    expect(momentOf(table.g, 'turnBegins', 0, -1, 0)).toBeUndefined();
  });
});

describe('action cards', () => {
  it('FZ-CARD-01: the top part is for attacks: type, strength, range, bonus hits or an effect', () => {
    const drain = punch(0, { bonus: 9, onKill: { effects: [{ do: 'draw', who: 'you', cards: 2 }] } });
    const table = turn({ hands: [[drain]], at: { ...away, heroes: 'ab', minions: 'a' } });
    expect(strike(table, minion()).hand(0)).toBe(2);
  });

  it('FZ-CARD-02: besides, a response or a reaction or both', () => {
    const both = { ...reacting('turnBegins', CALM), response: { effects: CALM } };
    expect(turn({ hands: [[both]], at: away }).asked(0)).toBe('moment.react');
    expect(tacticsPhase({ hands: [[both]] }).asked(0)).toBe('tactics.propose');
    const none = tacticsPhase({ hands: [[punch(), responding(CALM)]] });
    expect(none.forbids(0, 'propose', none.card(0, 0))).toBe('FZ-CARD-02');
  });

  it('FZ-CARD-03: played in one way only each time', () => {
    const both = {
      ...reacting('turnBegins', [{ do: 'draw', who: 'you', cards: 1 }]),
      response: { effects: [{ do: 'draw', who: 'you', cards: 3 }] as const },
    };
    const table = turn({ hands: [[both]], at: away });
    expect(table.play(0, 'react', table.card(0, 0)).hand(0)).toBe(1);
  });

  it('FZ-CARD-04: attack cards are discarded when declared, others when they are resolved', () => {
    const move = reacting('turnBegins', [{ do: 'move', who: 'you', points: 1 }]);
    const table = turn({ hands: [[move]], at: away });
    table.play(0, 'react', table.card(0, 0));
    const { played, discard } = table.state.heroes[0];
    expect([played.items.length, discard.items.length]).toEqual([1, 0]);
    table.play(0, 'stay');
    expect(table.state.heroes[0].discard.items).toHaveLength(1);
    expect(table.state.heroes[0].played.items).toHaveLength(0);
  });

  it('FZ-CARD-05: one attack type, one strength, one range', () => {
    for (const { attack } of turn().g.statics.box.cards) {
      expect(['brawl', 'bullet', 'bomb']).toContain(attack.type);
      expect(Number.isInteger(attack.strength) && Number.isInteger(attack.range)).toBe(true);
    }
  });

  it('FZ-CARD-06: cards stay in hand until played or discarded; nothing is discarded at an end', () => {
    const table = turn({ hands: [[...plain, ...plain, ...plain]], at: away }).play(0, 'end');
    expect(table.hand(0)).toBe(9);
  });
});

describe('glossary rules', () => {
  it('FZ-GLO-01: unblockable damage cannot be reduced or prevented', () => {
    const armored = (unblockable: boolean) =>
      hit({ hands: [plain], heroCards: [{ modifiers: [{ armor: 1 }] }] }, unblockable).match.decision(0)
        ?.about.cards;
    expect([armored(false), armored(true)]).toEqual([1, 2]);
    const beast = activates(minion(), {
      hands: [[prevent, ...plain]],
      minion: { attribute: { monsters: [{ unblockable: true }] } },
      at: { ...away, heroes: 'ab', minions: 'a' },
      dice: [FIST2, NO_FIST],
      activation: [0],
    });
    expect(beast.asked(0)).toBe('discard.choose');
  });

  it('FZ-GLO-01: nor by a reroll after being hit', () => {
    const reroll = reacting('heroHit', [{ do: 'reroll', dice: 1 }]);
    const table = hit({ hands: [[reroll, cheer, ...plain]] }, true);
    expect(table.forbids(0, 'react', table.card(0, 0))).toBe('FZ-REA-07');
    const more = reacting('heroHit', [
      { do: 'reroll', dice: 1 },
      { do: 'draw', who: 'you', cards: 1 },
    ]);
    const both = attacksHero(
      minion(),
      0,
      {
        hands: [[more, ...plain]],
        at: { ...away, heroes: 'ab', minions: 'a' },
        dice: [FIST2, NO_FIST, NO_FIST],
      },
      { unblockable: true },
    );
    both.play(0, 'react', both.card(0, 0));
    expect([both.happened('rerolled'), both.match.decision(0)?.about.cards]).toEqual([[], 2]);
  });

  it('FZ-RES-04, FZ-WORD-02: hits that armor ignores are those of attacks, of nothing else', () => {
    const armored: Given = {
      hands: [plain],
      heroCards: [{ modifiers: [{ armor: 1 }] }],
      at: { ...away, heroes: 'ab' },
    };
    const harmed = given({
      ...armored,
      run: () => call(wound, { hero: 0, hits: 1, by: -1, unblockable: false }),
    });
    expect(harmed.match.decision(0)?.about.cards).toBe(1);
    const ignoring = hit({ hands: [plain], heroCards: [{ modifiers: [{ armor: 2 }] }] }, false);
    expect(ignoring.hand(0)).toBe(3);
    expect(ignoring.happened('prevented')[0]).toMatchObject({ hits: 2, armor: 1 });
  });

  it('FZ-RES-04, FZ-WORD-03: and the armor that counts is that of whoever takes the hits in the end', () => {
    const dive = reacting('heroHit', [{ do: 'takeIt' }, { do: 'prevent', hits: 1 }], {
      if: { part: 'ally', within: 2 },
    });
    const taken = (armor: readonly [number, number]) => {
      const table = attacksHero(minion(), 0, {
        hands: [plain, [dive, ...plain, ...plain]],
        heroCards: armor.map((n) => ({ modifiers: [{ armor: n }] })),
        at: { ...away, heroes: 'ab', minions: 'a' },
        dice: [FIST2, FIST2],
      });
      return table.play(1, 'react', table.card(1, 0)).match.decision(1)?.about.cards;
    };
    expect([taken([0, 0]), taken([0, 1]), taken([1, 0]), taken([1, 1])]).toEqual([3, 2, 3, 2]);
  });

  it('FZ-GLO-02: an ally is a hero other than your own', () => {
    const aid = reacting('heroHit', [{ do: 'prevent', hits: 1 }], { if: { part: 'ally' } });
    const table = hit({ hands: [[aid, ...plain], [aid]] });
    expect(table.awaiting).toEqual([1]);
  });

  it('FZ-GLO-03: the type alone sets no range', () => {
    const table = turn({ hands: [[punch(3, { range: 2 })]], at: { ...away, heroes: 'ab', minions: 'c' } });
    table.play(0, 'attack', table.card(0, 0));
    expect(table.options(0, 'target')).toEqual([[minion()]]);
  });

  it('FZ-GLO-04: spawning is putting a new monster on the board, by any means', () => {
    const table = turn({
      events: [{ id: 'x', effects: [{ do: 'ambush', class: 'minion' }] }],
      twists: [{ id: 't', triggers: [{ when: 'spawned', effects: [] }] }],
      hands: [plain],
      at: { ...away, heroes: 'bd' },
      arrange: (g) => g.add(g.state.recon, 0, 0),
    }).play(0, 'search', 1);
    expect(table.happened('spawned')).toEqual([{ monster: minion(), at: table.place('b'), by: 'ambush' }]);
  });
});
