import { describe, expect, it } from 'vitest';
import type { ReconEventCard } from '../content/card-types.ts';
import { BLANK, FIST2, MOVE, NO_FIST, punch, reacting } from '../testing/cards.ts';
import { away, type Given, minion } from '../testing/given.ts';
import { deck, searching } from '../testing/searching.ts';
import { strike, turn } from '../testing/turns.ts';

describe('ambush', () => {
  const ambush = (of: 'minion' | 'elite' = 'minion'): ReconEventCard => ({
    id: 'ambush',
    effects: [{ do: 'ambush', class: of }],
  });
  const hand = [punch(), punch(), punch(), punch()];

  it('FZ-AMB-01: the monster is put where the hero is and activates at once', () => {
    const table = searching(ambush(), { hands: [hand], activation: [BLANK], dice: [FIST2, NO_FIST] }).play(
      0,
      'search',
      1,
    );
    expect(table.where(minion())).toBe('b');
    expect(table.happened('activated')).toEqual([{ monster: minion() }]);
    expect(table.happened('wounded')).toEqual([{ hero: 0, hits: 2, by: minion() }]);
  });

  it('FZ-AMB-02: taken from the spawn pool if one of the kind is there', () => {
    const table = searching(ambush(), { hands: [hand], at: { ...away, heroes: 'bd', minions: 'hh' } }).play(
      0,
      'search',
      1,
    );
    expect([0, 1, 2].map((i) => table.where(minion(i)))).toEqual(['h', 'h', 'b']);
  });

  it('FZ-AMB-03: else the farthest on the board is moved there', () => {
    const table = searching(ambush(), { hands: [hand], at: { ...away, heroes: 'bd', minions: 'cgef' } });
    table.play(0, 'search', 1);
    expect([0, 1, 2, 3].map((i) => table.where(minion(i)))).toEqual(['c', 'b', 'e', 'f']);
  });

  it('FZ-AMB-04: no reaction is played to it', () => {
    const react = reacting('heroHit', [{ do: 'prevent', hits: 9 }]);
    const table = searching(ambush(), {
      hands: [[react, react, react], [reacting('heroTargeted', [{ do: 'cancel' }])]],
      activation: [BLANK],
      dice: [FIST2, NO_FIST],
    }).play(0, 'search', 1);
    expect([table.asked(0), table.asked(1)]).toEqual(['discard.choose', null]);
  });

  it('FZ-AMB-04, FZ-WORD-14: abilities of heroes and focus cards are no reactions', () => {
    const guard = { when: 'heroTargeted', if: { part: 'ally' }, effects: [{ do: 'dice', by: -1 }] } as const;
    const medic = { when: 'heroHit', if: { part: 'ally' }, effects: [{ do: 'prevent', hits: 1 }] } as const;
    const table = searching(ambush(), {
      hands: [hand, [reacting('heroTargeted', [{ do: 'cancel' }])]],
      heroCards: [{}, { abilities: [guard] }],
      focuses: [[], [{ id: 'medic', abilities: [medic] }]],
      activation: [BLANK],
      dice: [FIST2, NO_FIST],
    }).play(0, 'search', 1);
    expect([table.asked(1), table.verbs(1).toSorted()]).toEqual(['moment.react', ['pass', 'use']]);
    table.play(1, 'use', 1, table.g.statics.box.numberOf(guard));
    expect(table.happened('rolled')[0].dice).toHaveLength(1);
    table.play(1, 'use', 1, table.g.statics.box.numberOf(medic));
    expect(table.match.decision(0)?.about.cards).toBe(1);
  });

  it('FZ-AMB-05, FZ-GEN-09, FZ-WORD-09: one that may not activate this round comes, and does not', () => {
    const table = searching(ambush(), {
      hands: [hand],
      at: { ...away, heroes: 'bd', minions: 'cgef' },
      arrange: (g) => {
        g.state.monsters[1].stunned = true;
      },
    });
    table.play(0, 'search', 1);
    expect([table.where(minion(1)), table.happened('activated'), table.asked(0)]).toEqual([
      'b',
      [],
      'heroTurn.act',
    ]);
  });

  it('FZ-AMB-05: a full activation, without moving since a hero is there', () => {
    const table = searching(ambush(), { hands: [hand], activation: [MOVE] }).play(0, 'search', 1);
    expect(table.happened('activationRolled')).toEqual([{ monster: minion(), face: MOVE }]);
    expect([table.happened('moved'), table.where(minion())]).toEqual([[], 'b']);
    expect(table.happened('attacked')).toHaveLength(1);
  });

  it('FZ-AMB-06: its target is whoever is earliest in turn order there', () => {
    const table = searching(ambush(), {
      hands: [hand, hand],
      at: { ...away, heroes: 'bb' },
      arrange: (g) => {
        g.state.first = 1;
      },
      dice: [FIST2, FIST2],
    }).play(0, 'search', 1);
    expect(table.happened('attacked')[0].target).toBe(1);
  });

  it('FZ-AMB-07: it activates again in the coming threat phase', () => {
    const table = searching(ambush(), { hands: [hand] }).play(0, 'search', 1);
    expect(table.state.monsters[0].spent).toBe(false);
  });

  it('FZ-AMB-07, FZ-WORD-09: even if it had been held before it died and came back', () => {
    const table = turn({
      events: [ambush()],
      hands: [[punch(0, { bonus: 9 }), ...hand]],
      at: { patty: 'b', henry: 'h', heroes: 'bd', minions: 'b' },
      activation: [BLANK],
      dice: [NO_FIST, NO_FIST],
      arrange: (g) => {
        g.state.monsters[0].stunned = true;
        deck('ambush')(g);
      },
    });
    strike(table, minion()).play(0, 'search', 1);
    expect([table.happened('activated'), table.state.monsters[0].stunned]).toEqual([
      [{ monster: minion() }],
      false,
    ]);
  });

  it('FZ-AMB-08: the ban begins with drawing the card and ends with the activation', () => {
    const first: ReconEventCard = {
      id: 'ambush',
      effects: [
        { do: 'harm', who: 'you', hits: 1 },
        { do: 'ambush', class: 'minion' },
      ],
    };
    const react = [
      reacting('heroHit', [{ do: 'prevent', hits: 9 }]),
      reacting('searched', [{ do: 'draw', who: 'you', cards: 1 }]),
    ];
    const table = searching(first, {
      hands: [[...react, punch(), punch()]],
      dice: [NO_FIST, NO_FIST],
      activation: [BLANK],
    });
    const [, last] = [table.card(0, 0), table.card(0, 1)];
    table.play(0, 'search', 1);
    expect(table.asked(0)).toBe('discard.choose');
    table.play(0, 'discard', table.card(0, 2));
    expect([table.asked(0), table.options(0, 'react')]).toEqual(['moment.react', [[last]]]);
  });

  it('FZ-AMB-09: of several equally far the searching player chooses, by range', () => {
    const table = searching(ambush(), { hands: [hand], at: { ...away, heroes: 'db', minions: 'aagc' } });
    table.play(0, 'search', 3);
    expect([table.asked(0), table.options(0, 'choose')]).toEqual([
      'ambush.choose',
      [[minion(0)], [minion(2)]],
    ]);
  });

  it('FZ-MON-09: which of several alike ambushes nobody is asked', () => {
    const table = searching(ambush(), { hands: [hand], at: { ...away, heroes: 'bd', minions: 'ggcc' } });
    table.play(0, 'search', 1);
    expect(table.happened('ambushed')).toEqual([{ hero: 0, monster: minion(0) }]);
  });

  it('FZ-AMB-10: without such a monster there is none; a reserve one only if it is on the board', () => {
    const more: Given = { hands: [hand], mission: { pool: [{ class: 'minion', figures: 4 }] } };
    const none = searching(ambush('elite'), more).play(0, 'search', 1);
    expect([none.happened('ambushed'), none.asked(0)]).toEqual([[], 'heroTurn.act']);
    const reserve = minion(4);
    const there = searching(ambush('elite'), {
      ...more,
      arrange: (g, at) => {
        g.state.at[reserve] = at('g');
      },
    }).play(0, 'search', 1);
    expect(there.where(reserve)).toBe('b');
  });

  it('FZ-AMB-11: it happens even with a boss in play', () => {
    const table = searching(ambush(), { hands: [hand], at: { ...away, heroes: 'bd', boss: 'h' } }).play(
      0,
      'search',
      1,
    );
    expect(table.where(minion())).toBe('b');
  });

  it('FZ-AMB-12: stepping in is allowed', () => {
    const table = searching(ambush(), { hands: [hand, hand], at: { ...away, heroes: 'bb' } }).play(
      0,
      'search',
      1,
    );
    expect(table.asked(1)).toBe('attack.stepIn');
  });
});
