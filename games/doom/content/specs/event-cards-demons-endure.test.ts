import { describe, expect, it } from 'vitest';
import { INVASION } from '../../rules/argent.ts';
import { NONE } from '../../rules/doom.ts';
import { cardOf } from '../../rules/figures.ts';
import { comesUp, use } from '../../testing/abilities.ts';
import { demon, eventCard, hurt, put } from '../../testing/arranging.ts';
import {
  ALPHA,
  argentOf,
  BRAVO,
  type Cast,
  CHARLIE,
  damageOf,
  demonSlain,
  marineAttacks,
  marineSlain,
  momentsOf,
  playEvent,
  pointsOf,
} from '../../testing/invader-scenes.ts';
import { demonCalled } from '../index.ts';

const soldier = demon('possessedSoldier');
const mancubus = demon('mancubus');
/** The first of a type has a single damage left to suffer. */
const dying = (figure: number): Cast => ({ more: (g) => hurt(g, figure, cardOf(figure).health - 1) });

describe('event cards for a demon that defends', () => {
  it('Demonic Resilience: +1 shield', () => {
    const hand = ['demonicResilience', 'demonicResilience'];
    const table = marineAttacks({ demon: 'possessedSoldier', hand, dice: { red: [2, 2] } });
    playEvent(table, 'demonicResilience').passAll();
    expect(damageOf(table, soldier)).toBe(4 - 1);
    expect(momentsOf('event.demonicResilience', {})).toEqual(['marineAttacks.defend']);
  });

  it('Iron Skin: +2 shields for a large demon', () => {
    const table = marineAttacks({ demon: 'mancubus', hand: ['ironSkin'], dice: { red: [2, 2] } });
    playEvent(table, 'ironSkin').passAll();
    expect(damageOf(table, mancubus)).toBe(4 - 2);
    for (const large of ['mancubus', 'baronOfHell', 'cyberdemon'] as const)
      expect(momentsOf('event.ironSkin', { demon: large })).toEqual(['marineAttacks.defend']);
    for (const small of ['imp', 'cacodemon', 'revenant'] as const)
      expect(momentsOf('event.ironSkin', { demon: small })).toEqual([]);
  });

  it('Unbreakable: +2 shields for a demon that has suffered damage', () => {
    const wounded: Cast = { demon: 'mancubus', more: (g) => hurt(g, mancubus, 1) };
    const table = marineAttacks({ ...wounded, hand: ['unbreakable'], dice: { red: [2, 2] } });
    playEvent(table, 'unbreakable').passAll();
    expect(damageOf(table, mancubus)).toBe(1 + 4 - 2);
    expect(momentsOf('event.unbreakable', wounded)).toEqual(['marineAttacks.defend']);
    expect(momentsOf('event.unbreakable', { demon: 'mancubus' })).toEqual([]);
  });

  it('Infernal Shroud: a small demon without cover has it against this attack', () => {
    const table = marineAttacks({ range: 3, hand: ['infernalShroud'] });
    playEvent(table, 'infernalShroud').passAll();
    expect(table.asked(0)).toBe('attack.cover');
    const [shown] = table.state.eventDefense.items;
    table.play(0, 'redraw').passAll();
    expect(table.state.eventDiscard.items).toContain(shown);
    expect(table.happened('defenseRevealed')).toHaveLength(2);

    expect(momentsOf('event.infernalShroud', { range: 3 })).toEqual(['marineAttacks.declared']);
    expect(momentsOf('event.infernalShroud', { range: 3, demon: 'mancubus' })).toEqual([]);
    const covered: Cast = { range: 3, more: (g, at) => put(g, demon('pinky'), at(2, 2)) };
    expect(momentsOf('event.infernalShroud', covered)).toEqual([]);
  });

  it('Unstoppable: a demon that was damaged heals 1 damage and moves 2', () => {
    const cast: Cast = { demon: 'possessedSoldier', hand: ['unstoppable'] };
    const table = playEvent(marineAttacks(cast), 'unstoppable', NONE, (moving) => {
      expect(pointsOf(moving)).toBe(2);
      for (const x of [3, 4]) moving.play(0, 'step', moving.cell(x, 2));
      expect(moving.options(0, 'step')).toEqual([]);
      moving.play(0, 'end');
    });
    expect(damageOf(table, soldier)).toBe(1 + 1 - 1);
    expect(table.state.figures[soldier].at).toBe(table.cell(4, 2) * 4);

    expect(momentsOf('event.unstoppable', { demon: 'mancubus' })).toEqual(['marineAttacks.afterAttack']);
    const missed = marineAttacks({ ...cast, dice: { red: [0, 0] } });
    expect(comesUp(missed, 0, 'event.unstoppable')).toBe(false);
    expect(momentsOf('event.unstoppable', { demon: 'possessedSoldier', ...dying(soldier) })).toEqual([]);
  });
});

describe('event cards for the slain', () => {
  it('Death Curse: when a demon is slain a marine of the Invader’s choice suffers 1 damage', () => {
    const table = demonSlain({ hand: ['deathCurse', 'deathCurse'] });
    expect(table.options(0, 'use').map(([, , target]) => target)).toEqual([ALPHA, BRAVO, CHARLIE]);
    playEvent(table, 'deathCurse', CHARLIE).passAll();
    expect([ALPHA, BRAVO, CHARLIE].map((m) => damageOf(table, m))).toEqual([0, 0, 1]);
    expect(momentsOf('event.deathCurse', {})).toEqual(['demonSlain.slain']);
    expect(momentsOf('event.deathCurse', dying(demon('imp')))).toEqual([
      'marineAttacks.slain',
      'demonSlain.slain',
    ]);
  });

  it('Soul Harvest: when a demon is slain the Invader gains 2 Argent Power', () => {
    const table = demonSlain({ hand: ['soulHarvest'], more: (g, at) => put(g, demon('pinky'), at(6, 4)) });
    playEvent(table, 'soulHarvest', NONE, (gaining) => {
      // the imp's card has just been turned face down
      const bins = [demonCalled('pinky'), INVASION];
      expect(gaining.match.decision(0)?.choices).toMatchObject([{ verb: 'argent', total: 2, bins }]);
      gaining.play(0, 'argent', 1, 1);
    });
    expect([argentOf(table, 'pinky'), table.state.invasionArgent]).toEqual([1, 1]);
    expect(momentsOf('event.soulHarvest', {})).toEqual(['demonSlain.slain']);
  });

  it('Possession: a Possessed Soldier appears where a marine was slain', () => {
    const table = playEvent(marineSlain({ hand: ['possession'] }), 'possession').passAll();
    expect(table.state.figures[soldier]).toEqual({ at: table.cell(1, 2) * 4, damage: 0, stunned: false });
    expect(table.happened('summoned')).toHaveLength(1);
    expect(momentsOf('event.possession', {})).toEqual(['marineSlain.slain']);
  });

  it('Possession: as close as possible, if the space is taken', () => {
    // the imp has displaced nobody yet: it stands on Alpha's space
    const table = marineSlain({ hand: ['possession'], more: (g, at) => put(g, demon('imp'), at(1, 2)) });
    playEvent(table, 'possession', NONE, (placing) => {
      const spaces = placing.options(0, 'summon').map(([cell]) => cell);
      const around = [0, 1, 2].flatMap((x) => [1, 2, 3].map((y) => placing.cell(x, y)));
      const taken = [placing.cell(1, 2), placing.cell(0, 2)];
      expect(new Set(spaces)).toEqual(new Set(around.filter((cell) => !taken.includes(cell))));
      placing.play(0, 'summon', placing.cell(2, 3), 0);
    });
    expect(table.state.figures[soldier].at).toBe(table.cell(2, 3) * 4);
  });

  it('Possession: the newcomer is none of those that are being slain', () => {
    // Alpha slays the soldier, its curse slays Bravo, and Bravo rises: the soldier that was attacked stays slain.
    const table = marineAttacks({
      demon: 'possessedSoldier',
      hand: ['deathCurse', 'possession', 'unstoppable'],
      more(g) {
        hurt(g, soldier, 3);
        hurt(g, BRAVO, 9);
      },
    });
    use(table, 0, 'event.deathCurse', BRAVO);
    playEvent(table, 'possession').passAll();
    expect(table.state.figures[soldier].at).toBe(-1);
    expect(table.state.figures[demon('possessedSoldier', 1)].at).toBe(table.cell(0, 2) * 4);
    expect(table.state.eventHand.items).toEqual([eventCard('unstoppable')]);
  });
});
