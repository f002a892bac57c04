import { describe, expect, it } from 'vitest';
import { SPRINT } from '../content/index.ts';
import { abilityOf } from '../testing/abilities.ts';
import { ALPHA, alphaActs, BRAVO } from '../testing/activations.ts';
import { action, demon, giveClass, hurt, put } from '../testing/arranging.ts';
import { actionsIn, left } from '../testing/looking.ts';
import { NOWHERE } from './doom.ts';
import { HEALTH } from './items.ts';

const imp = demon('imp');
const SEAT = ALPHA + 1;

describe('the activation of a marine', () => {
  it('DM-MAR-01: readies his own class card, and nobody else’s', () => {
    const table = alphaActs({}, (g) => {
      giveClass(g, ALPHA, 'medic');
      giveClass(g, BRAVO, 'scout');
      g.state.marines[ALPHA].exhausted = true;
      g.state.marines[BRAVO].exhausted = true;
    });
    expect(table.state.marines[ALPHA].exhausted).toBe(false);
    expect(table.state.marines[BRAVO].exhausted).toBe(true);
    expect(table.options(SEAT, 'use')).toContainEqual([abilityOf('class.medic'), -1, ALPHA]);
  });

  it('DM-MAR-02: one main action at most, and none is fine', () => {
    const table = alphaActs({ hand: ['uac1', 'uac4', 'uac3'] });
    expect(table.options(SEAT, 'end')).toHaveLength(1);
    table.play(SEAT, 'play', action('uac1'), -1);
    expect(table.forbids(SEAT, 'play', action('uac4'), -1)).toBe('DM-MAR-02');
    expect(table.forbids(SEAT, 'sprint', action('uac3'))).toBe('DM-MAR-02');
    expect(table.options(SEAT, 'play')).toEqual([]);
  });

  it('DM-MAR-03: any number of bonus actions', () => {
    const table = alphaActs({ hand: ['uac2', 'burstRifle3', 'combatShotgun3', 'plasmaRifle3'] });
    for (const id of ['uac2', 'burstRifle3', 'combatShotgun3', 'plasmaRifle3'])
      table.play(SEAT, 'play', action(id), -1);
    expect(actionsIn(table.state.marines[ALPHA].inPlay)).toHaveLength(4);
  });

  it('DM-MAR-04: bonus actions before and after the main action', () => {
    const table = alphaActs({ hand: ['uac2', 'uac4', 'combatShotgun3'] });
    for (const id of ['uac2', 'uac4', 'combatShotgun3']) table.play(SEAT, 'play', action(id), -1);
    expect(actionsIn(table.state.marines[ALPHA].inPlay)).toEqual(['uac2', 'uac4', 'combatShotgun3']);
  });

  it('DM-MAR-04: bonus actions without any main action', () => {
    const table = alphaActs({ hand: ['uac2', 'uac4'] });
    table.play(SEAT, 'play', action('uac2'), -1).play(SEAT, 'end');
    expect(table.asked(0)).toBe('test.idle');
    expect(actionsIn(table.state.marines[ALPHA].hand)).toContain('uac4');
  });

  it('DM-MAR-05: a bonus action does not use up the main action, and one more main action is no bonus action', () => {
    const table = alphaActs({ hand: ['uac2', 'chaingun3', 'uac1', 'uac4'] });
    table.play(SEAT, 'play', action('uac2'), -1);
    expect(left(table, SEAT).mains).toBe(1);
    table.play(SEAT, 'play', action('chaingun3'), -1);
    expect(left(table, SEAT).mains).toBe(2);
    table.play(SEAT, 'play', action('uac1'), -1).play(SEAT, 'play', action('uac4'), -1);
    expect(left(table, SEAT).mains).toBe(0);
  });

  it('DM-MAR-06: steps, doors, items, actions and abilities as he likes', () => {
    const table = alphaActs(
      { hand: ['uac4', 'uac2'] },
      (g, at) => {
        giveClass(g, ALPHA, 'infiltrator');
        put(g, imp, at(3, 0));
        g.state.items.push({ cell: at(1, 0), what: HEALTH });
      },
      {
        board: ['+-+-+-+-+', '|. .D. .|', '+-+-+-+-+'],
      },
    );
    table.play(SEAT, 'play', action('uac4'), -1);
    table.play(SEAT, 'step', table.cell(1, 0)).play(SEAT, 'open', 0).play(SEAT, 'take', 0);
    table.play(SEAT, 'attack', imp, action('uac4')).passAll();
    table.play(SEAT, 'use', abilityOf('class.infiltrator'), -1, -1);
    table.play(SEAT, 'step', table.cell(2, 0)).play(SEAT, 'play', action('uac2'), -1);
    // 5 and 2 and 3 movement points, two steps and a door
    expect(left(table, SEAT)).toEqual({ points: 7, mains: 0 });
  });

  it('DM-MAR-06: but nothing of that during an attack', () => {
    const table = alphaActs({ hand: ['uac4', 'uac2', 'gaussCannon3'] }, (g, at) => {
      put(g, imp, at(4, 0));
      g.state.items.push({ cell: at(0, 0), what: HEALTH });
    });
    table.play(SEAT, 'play', action('uac4'), -1).play(SEAT, 'attack', imp, action('uac4'));
    expect(table.asked(SEAT)).toBe('moment.use');
    expect(table.verbs(SEAT).toSorted()).toEqual(['pass', 'use']);
  });

  it('DM-MAR-07: at the end all cards in play are discarded, but for those to be kept', () => {
    const table = alphaActs({ hand: ['uac1', 'heavyAssaultRifle3', 'uac2'] });
    for (const id of ['uac1', 'heavyAssaultRifle3', 'uac2']) table.play(SEAT, 'play', action(id), -1);
    const { inPlay, discard, hand } = table.state.marines[ALPHA];
    expect(discard.items).toEqual([]);
    table.play(SEAT, 'end');
    expect(actionsIn(inPlay)).toEqual(['heavyAssaultRifle3']);
    expect([...actionsIn(discard), ...actionsIn(hand)].toSorted()).toEqual(['uac1', 'uac2']);
  });

  it('DM-MAR-08: draws up to his hand limit', () => {
    const deck = ['uac1', 'uac2', 'uac3', 'combatShotgun1'];
    const table = alphaActs({ hand: ['uac4'], deck }).play(SEAT, 'end');
    expect(actionsIn(table.state.marines[ALPHA].hand)).toEqual(['uac4', 'uac1', 'uac2']);
  });

  it('DM-MAR-08: with as many cards or more nothing is drawn, nothing discarded', () => {
    for (const hand of [
      ['uac1', 'uac2', 'uac3'],
      ['uac1', 'uac2', 'uac3', 'uac4'],
    ]) {
      const table = alphaActs({ hand, deck: ['combatShotgun1'] }).play(SEAT, 'end');
      expect(actionsIn(table.state.marines[ALPHA].hand)).toEqual(hand);
      expect(table.state.marines[ALPHA].discard.items).toEqual([]);
    }
  });

  it('DM-MAR-09: the played cards are discarded first, so that this draw may reshuffle them', () => {
    const table = alphaActs({ hand: ['uac1'] });
    table.play(SEAT, 'play', action('uac1'), -1).play(SEAT, 'end');
    expect(actionsIn(table.state.marines[ALPHA].hand)).toEqual(['uac1']);
    expect(table.happened('reshuffled')).toHaveLength(1);
  });

  it('DM-MAR-10: Sprint is a main action that costs any one card from hand', () => {
    const table = alphaActs({ hand: ['uac3', 'uac4', 'uac2'] });
    expect(table.options(SEAT, 'sprint')).toEqual([[action('uac3')], [action('uac4')], [action('uac2')]]);
    table.play(SEAT, 'sprint', action('uac3'));
    expect(left(table, SEAT)).toEqual({ points: SPRINT, mains: 0 });
    expect(actionsIn(table.state.marines[ALPHA].discard)).toEqual(['uac3']);
    expect(table.forbids(SEAT, 'play', action('uac4'), -1)).toBe('DM-MAR-02');
    expect(table.options(SEAT, 'play')).toEqual([[action('uac2'), -1]]);
  });

  it('DM-MAR-11: Sprint gives 6 movement points; without a card in hand there is no Sprint', () => {
    expect(SPRINT).toBe(6);
    expect(alphaActs({ hand: ['uac3'] }).options(SEAT, 'sprint')).toHaveLength(1);
    expect(alphaActs({ deck: ['uac3'] }).options(SEAT, 'sprint')).toEqual([]);
  });
});

describe('a marine slain during his own activation', () => {
  const dying = () =>
    alphaActs(
      { hand: ['heavyAssaultRifle3', 'uac4', 'rocketLauncher3', 'uac1'], deck: ['uac2'], discard: ['uac3'] },
      (g) => hurt(g, ALPHA, 9),
      { times: 2 },
    )
      .play(SEAT, 'play', action('heavyAssaultRifle3'), -1)
      .play(SEAT, 'play', action('uac4'), -1)
      .forget()
      .play(SEAT, 'play', action('rocketLauncher3'), -1);

  it('DM-MAR-12: the activation ends at once; what he played goes into his deck before he draws, once', () => {
    const table = dying();
    const { inPlay, discard, hand, deck } = table.state.marines[ALPHA];
    expect(actionsIn(inPlay)).toEqual(['heavyAssaultRifle3']);
    expect(discard.items).toEqual([]);
    expect(table.happened('drewActions').map((e) => e.fields.count)).toEqual([3]);
    expect([...actionsIn(hand), ...actionsIn(deck)].toSorted()).toEqual(
      ['rocketLauncher3', 'uac1', 'uac2', 'uac3', 'uac4'].toSorted(),
    );
    expect(table.state.figures[ALPHA].at).toBe(NOWHERE);
    // the next activation begins with his return
    expect(table.asked(SEAT)).toBe('respawn.teleporter');
  });

  it('DM-MAR-12: unspent movement points are lost', () => {
    const table = dying();
    table.play(SEAT, 'respawn', table.cell(0, 0)).passAll();
    expect(left(table, SEAT)).toEqual({ points: 0, mains: 1 });
  });
});
