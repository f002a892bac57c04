import { describe, expect, it } from 'vitest';
import { FIRST_INVADER_CARD } from '../../rules/initiative-deck.ts';
import { comesUp, targetsOf } from '../../testing/abilities.ts';
import { cardsOf, eventCard, eventsOf, hurt } from '../../testing/arranging.ts';
import type { TestTable } from '../../testing/given.ts';
import {
  ALPHA,
  BRAVO,
  type Cast,
  CHARLIE,
  damageOf,
  demonActivates,
  initiativeComes,
  marineActivates,
  momentsOf,
  playEvent,
  pointsOf,
  roundBegins,
} from '../../testing/invader-scenes.ts';
import { demonCalled } from '../index.ts';

const INVADERS = FIRST_INVADER_CARD;
const revealed = (table: TestTable) => table.happened('initiativeRevealed').map((e) => e.fields.card);

describe('event cards of a new round', () => {
  it('Devious Schemes: the Invader draws 2 event cards', () => {
    const rest = ['hellishPower', 'ferocity', 'ambush', 'onslaught', 'ironSkin'];
    const table = roundBegins({
      more: (g) =>
        eventsOf(g, { hand: ['deviousSchemes', ...rest], deck: ['darkness', 'nightmare', 'paranoia'] }),
    });
    playEvent(table, 'deviousSchemes').passAll();
    expect(table.state.eventHand.items).toHaveLength(7);
    expect(table.state.eventHand.items).toEqual(
      expect.arrayContaining([...rest, 'darkness', 'nightmare'].map((title) => eventCard(title))),
    );
    expect(momentsOf('event.deviousSchemes', {})).toEqual(['roundBegins.round']);
  });

  it('Dark Pact: a marine suffers 1 damage, the Invader gains 1 Argent Power', () => {
    const table = roundBegins({ hand: ['darkPact'] });
    expect(targetsOf(table, 0, 'event.darkPact')).toEqual([ALPHA, BRAVO, CHARLIE]);
    playEvent(table, 'darkPact', BRAVO, (gaining) => {
      expect(gaining.match.decision(0)?.choices).toMatchObject([{ verb: 'argent', total: 1 }]);
      gaining.play(0, 'argent', 0, 1);
    });
    expect(damageOf(table, BRAVO)).toBe(1);
    expect(table.state.invasionArgent).toBe(1);
    expect(momentsOf('event.darkPact', {})).toEqual(['roundBegins.round']);
  });

  it('Darkness: a marine on the board discards a random card from his hand', () => {
    const hand = ['uac1', 'uac2', 'uac3'];
    const discards = ['one', 'two', 'three', 'four', 'five'].map((seed) => {
      const table = roundBegins({ hand: ['darkness'], seed, more: (g) => cardsOf(g, BRAVO, { hand }) });
      playEvent(table, 'darkness', BRAVO).passAll();
      const bravo = table.state.marines[BRAVO];
      expect(bravo.hand.items).toHaveLength(2);
      expect(bravo.discard.items).toHaveLength(1);
      return bravo.discard.items[0];
    });
    expect(new Set(discards).size).toBeGreaterThan(1);
    expect(momentsOf('event.darkness', {})).toEqual(['roundBegins.round']);

    const slain: Cast = {
      hand: ['darkness'],
      more(g) {
        g.state.figures[BRAVO].at = -1;
      },
    };
    expect(targetsOf(roundBegins(slain), 0, 'event.darkness')).toEqual([ALPHA, CHARLIE]);
  });
});

describe('event cards for the initiative deck', () => {
  it('Paranoia: the top card goes to the bottom', () => {
    const hand = ['paranoia', 'paranoia'];
    const table = initiativeComes({ hand }, [0, INVADERS, 1]);
    playEvent(table, 'paranoia');
    expect(table.state.initiative.items).toEqual([0, 1, INVADERS]);
    expect(table.happened('initiativeBuried').map(({ fields }) => fields)).toEqual([{ seat: 0 }]);
    expect(revealed(table.passAll())).toEqual([INVADERS, 1]);
    expect(momentsOf('event.paranoia', {})).toEqual(['initiativeComes.initiative']);
    // a single card has no other place
    expect(comesUp(initiativeComes({ hand }, [INVADERS]), 0, 'event.paranoia')).toBe(false);
  });

  it('Ambush: an Invader card comes to the top of the initiative deck', () => {
    const hand = ['ambush', 'ambush'];
    const table = playEvent(initiativeComes({ hand }, [0, 1, INVADERS]), 'ambush');
    expect(table.state.initiative.items).toEqual([1, 0, INVADERS]);
    expect(revealed(table.passAll())).toEqual([INVADERS, 0]);
    expect(momentsOf('event.ambush', {})).toEqual(['initiativeComes.initiative']);
    // none of the Invader's is left
    expect(comesUp(initiativeComes({ hand }, [0, 1]), 0, 'event.ambush')).toBe(false);
  });

  it('Relentless Advance: an exhausted demon card that lies face up becomes ready', () => {
    const hand = ['relentlessAdvance'];
    const imp = demonCalled('imp');
    const table = initiativeComes({ hand });
    // all others lie face down
    expect(targetsOf(table, 0, 'event.relentlessAdvance')).toEqual([imp]);
    playEvent(table, 'relentlessAdvance', imp);
    expect(table.state.exhausted[imp]).toBe(false);
    expect(table.passAll().options(0, 'activate')).toEqual([[imp]]);
    expect(momentsOf('event.relentlessAdvance', {})).toEqual(['initiativeComes.initiative']);

    const ready = initiativeComes({
      hand,
      more(g) {
        g.state.exhausted[imp] = false;
      },
    });
    expect(comesUp(ready, 0, 'event.relentlessAdvance')).toBe(false);
    expect(ready.asked(0)).toBe('activationPhase.invader');
  });
});

describe('event cards for the beginning of an activation', () => {
  it('Demonic Speed: the demon gains 3 movement points', () => {
    const table = demonActivates({ hand: ['demonicSpeed', 'demonicSpeed'] });
    playEvent(table, 'demonicSpeed');
    expect(pointsOf(table.passAll())).toBe(4 + 3);
    expect(momentsOf('event.demonicSpeed', {})).toEqual(['demonActivates.activation']);
  });

  it('Creeping Dread: the marine suffers 1 damage', () => {
    const table = playEvent(marineActivates({ hand: ['creepingDread'] }), 'creepingDread');
    expect([ALPHA, BRAVO].map((m) => damageOf(table, m))).toEqual([1, 0]);
    expect(table.passAll().asked(ALPHA + 1)).toBe('marineActivation.act');
    expect(momentsOf('event.creepingDread', {})).toEqual(['marineActivates.activation']);
    // whom it slays does not activate
    const last: Cast = { hand: ['creepingDread'], more: (g) => hurt(g, ALPHA, 9) };
    expect(playEvent(marineActivates(last), 'creepingDread').passAll().asked(0)).toBe('test.idle');
  });

  it('Nightmare: the marine is stunned', () => {
    const table = playEvent(marineActivates({ hand: ['nightmare'] }), 'nightmare');
    expect([ALPHA, BRAVO].map((m) => table.state.figures[m].stunned)).toEqual([true, false]);
    expect(momentsOf('event.nightmare', {})).toEqual(['marineActivates.activation']);
  });
});
