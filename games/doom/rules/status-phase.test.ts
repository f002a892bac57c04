import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { DEMON_CARDS, demonCalled, EVENTS } from '../content/index.ts';
import { demon, eventsOf, giveClass, put } from '../testing/arranging.ts';
import { playUntil, startMatch } from '../testing/full-match.ts';
import { type Given, given } from '../testing/given.ts';
import { INVASION } from './argent.ts';
import { type G, INVADER } from './doom.ts';
import { status } from './procedures.ts';

const DECK = ['hellishPower', 'hellishPower', 'explosiveBlast', 'demonicStrength', 'soulHarvest', 'ironSkin'];

const HAND = [
  'demonicSpeed',
  'demonicPrecision',
  'noEscape',
  'cripplingStrike',
  'unbreakable',
  'unstoppable',
  'ferocity',
];

const statusPhase = (arrange: Given['arrange'] = () => {}, more: Partial<Given> = {}) =>
  given({ arrange, run: () => call(status, {}), ...more });

const withHand = (...hand: readonly string[]) => statusPhase((g) => eventsOf(g, { hand, deck: DECK }));

const exhaust = (g: G) => {
  for (let type = 0; type < DEMON_CARDS.length; type++) g.state.exhausted[type] = true;
};

describe('the status phase', () => {
  it('DM-STA-01: build, ready, draw, gain Argent Power; only the Invader acts', () => {
    const table = statusPhase(
      (g, at) => {
        put(g, demon('imp'), at(5, 5));
        exhaust(g);
        eventsOf(g, { deck: DECK });
      },
      { mission: (at) => ({ portals: [{ cell: at(7, 5), colour: 'blue', faceUp: false }] }) },
    );
    expect(table.match.awaiting()).toEqual([INVADER]);
    expect(table.asked(INVADER)).toBe('status.argent');
    expect(table.state.initiative.items).toHaveLength(5);
    expect(table.state.exhausted.includes(true)).toBe(false);
    expect(table.state.eventHand.items).toHaveLength(6);
    table.play(INVADER, 'discard', table.state.eventHand.items[0]);
    expect(table.match.awaiting()).toEqual([INVADER]);
    table.play(INVADER, 'argent', 1, 0).play(INVADER, 'turn', 0);
    expect(table.events.map(({ kind }) => kind)).toEqual([
      'roundBegan',
      'drewEvents',
      'eventsDiscarded',
      'argentGained',
      'argentPlaced',
      // the threat card comes last
      'portalTurned',
    ]);
  });

  it('DM-STA-02: the initiative deck is made up anew, shuffled, face down for everybody', () => {
    const built = (seed: string) =>
      statusPhase(
        (g, at) => {
          put(g, demon('imp'), at(5, 5));
          put(g, demon('imp', 1), at(6, 5));
          put(g, demon('pinky'), at(4, 5));
          // left over: three types were on the board
          g.state.initiativeCards = [0, 1, 2, 3, 4, 5, 6];
          g.add(g.state.revealed, 6, 0);
          g.add(g.state.initiative, 5, 0);
        },
        { seed },
      );
    const table = built('one');
    expect(table.state.initiative.items.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(table.state.revealed.items).toEqual([]);
    for (const seat of [0, 1, 2, 3, 4])
      expect(table.match.view(seat).state.initiative.items).toEqual(Array(6).fill(null));
    const orders = ['a', 'b', 'c', 'd', 'e'].map((seed) => built(seed).state.initiative.items.join());
    expect(new Set(orders).size).toBeGreaterThan(3);
  });

  it('DM-STA-03: every exhausted demon card becomes ready', () => {
    const table = statusPhase((g, at) => {
      put(g, demon('imp'), at(5, 5));
      exhaust(g);
    });
    expect(table.state.exhausted).toEqual(DEMON_CARDS.map(() => false));
  });

  it.each([
    [0, 6],
    [4, 6],
    [6, 6],
    [7, 7],
  ])('DM-STA-04: with %i event cards in hand he has %i then', (before, after) => {
    const table = withHand(...HAND.slice(0, before));
    expect(table.state.eventHand.items).toHaveLength(after);
    expect(table.state.eventDiscard.items).toEqual([]);
    expect(table.happened('drewEvents').map(({ fields }) => fields.count)).toEqual(
      after > before ? [after - before] : [],
    );
  });

  it.each([0, 1, 2, 3])('DM-STA-05: %i cards discarded give as much Argent Power', (count) => {
    const table = withHand(...HAND.slice(0, 6));
    const cards = table.state.eventHand.items.slice(0, count);
    table.play(INVADER, 'discard', ...cards);
    expect(table.state.eventDiscard.items).toEqual(cards);
    expect(table.state.eventHand.items).toHaveLength(6 - count);
    expect(table.happened('argentGained').map(({ fields }) => fields.tokens)).toEqual(
      count > 0 ? [count] : [],
    );
    if (count > 0) table.play(INVADER, 'argent', count);
    expect(table.state.invasionArgent).toBe(count);
  });

  it('DM-STA-05: not four, no card twice, and none that he does not hold', () => {
    const table = withHand(...HAND.slice(0, 6));
    const [a, b, c, d] = table.state.eventHand.items;
    const stranger = EVENTS.findIndex((_, card) => !table.state.eventHand.items.includes(card));
    for (const cards of [[a, b, c, d], [a, a], [stranger]])
      expect(() => table.play(INVADER, 'discard', ...cards), cards.join()).toThrow();
    // after drawing: a card just drawn may go
    const drawn = withHand('ferocity');
    expect(
      drawn.play(INVADER, 'discard', drawn.state.eventHand.items[5]).happened('argentGained'),
    ).toHaveLength(1);
  });

  it('DM-STA-05: the tokens go to face-up demon cards or the invasion card', () => {
    const table = statusPhase((g, at) => {
      put(g, demon('imp'), at(5, 5));
      eventsOf(g, { deck: DECK });
    });
    table.play(INVADER, 'discard', ...table.state.eventHand.items.slice(0, 3)).play(INVADER, 'argent', 2, 1);
    expect(table.state.argent[demonCalled('imp')]).toBe(2);
    expect(table.state.invasionArgent).toBe(1);
    expect(table.happened('argentPlaced').at(-1)?.fields).toEqual({ type: INVASION, tokens: 1 });
  });

  it('DM-STA-06: class cards stay exhausted', () => {
    const table = statusPhase((g) => {
      giveClass(g, 1, 'medic');
      g.state.marines[1].exhausted = true;
    });
    table.play(INVADER, 'discard').passAll();
    expect(table.asked(INVADER)).toBe('test.idle');
    expect(table.state.marines[1].exhausted).toBe(true);
    // it is readied in its owner's activation
    const match = startMatch({ mission: 'kneeDeepInTheDead' }, { marines: 1 });
    playUntil(match, ['marineActivation.act'], { 'setUp.class': ['class', 1] });
    const [use] = match.options(1, 'use');
    match.play(1, 'use', ...use);
    expect(match.state.marines[0].exhausted).toBe(true);
    match.play(1, 'end');
    expect(playUntil(match, ['marineActivation.act']).state.marines[0].exhausted).toBe(false);
  });
});
