import { describe, expect, it } from 'vitest';
import { abilityOf, use, usesOf } from '../../testing/abilities.ts';
import { cardsOf, demon, hurt, put } from '../../testing/arranging.ts';
import type { TestTable } from '../../testing/given.ts';
import {
  ALPHA,
  argentOf,
  BRAVO,
  type Cast,
  CHARLIE,
  damageOf,
  demonActivates,
  demonAttacks,
  diceRolled,
  marineAttacks,
  momentsOf,
  pointsOf,
} from '../../testing/invader-scenes.ts';
import type { DemonId } from '../card-types.ts';

/** Uses the ability at the first moment it is offered; at the same moment it is not offered again. */
function useOnce(table: TestTable, words: string): TestTable {
  use(table, 0, words);
  expect(usesOf(table, 0, words)).toEqual([]);
  return table;
}

/** With a token less on the card than the ability costs it is offered nowhere. */
function needs(argent: number, id: DemonId, name: string, cast: Cast = {}): void {
  const words = `demon.${id}.${name}`;
  expect(momentsOf(words, { demon: id, ...cast, argent })).not.toEqual([]);
  expect(momentsOf(words, { demon: id, ...cast, argent: argent - 1 })).toEqual([]);
}

/** Alpha dodges; or he defends with two shields, and may add two. */
const alphaDodges: Cast['more'] = (g) => cardsOf(g, ALPHA, { deck: ['uac2'] });
const alphaShields: Cast['more'] = (g) => cardsOf(g, ALPHA, { deck: ['superShotgun3'], hand: ['uac3'] });

describe('abilities of the Possessed Soldier', () => {
  it('Plasma Burst: for 1 Argent Power its attack does 1 damage more', () => {
    const table = demonAttacks({ demon: 'possessedSoldier', argent: 3 });
    useOnce(table, 'demon.possessedSoldier.plasmaBurst').passAll();
    expect(damageOf(table, ALPHA)).toBe(1 + 1 + 1);
    expect(argentOf(table, 'possessedSoldier')).toBe(2);

    const cast: Cast = { demon: 'possessedSoldier', argent: 3 };
    expect(momentsOf('demon.possessedSoldier.plasmaBurst', cast)).toEqual(['demonActivates.attack']);
    needs(1, 'possessedSoldier', 'plasmaBurst');
  });
});

describe('abilities of the Imp', () => {
  it('Hit and Run: after its attack it gains 2 movement points, for nothing', () => {
    const table = demonActivates({ demon: 'imp' }).passAll();
    expect(pointsOf(table)).toBe(4);
    useOnce(table.play(0, 'attack', ALPHA), 'demon.imp.hitAndRun');
    expect(pointsOf(table.passAll())).toBe(4 + 2);
    expect(momentsOf('demon.imp.hitAndRun', { demon: 'imp' })).toEqual(['demonActivates.afterAttack']);
  });

  it('Charged Fireball: for 1 Argent Power its attack reaches 2 spaces farther, with a third red die', () => {
    const table = demonActivates({ range: 6, argent: 2, dice: { red: [1, 1, 1] } }).passAll();
    expect(table.forbids(0, 'attack', ALPHA)).toBe('DM-RNG-03');
    useOnce(table, 'demon.imp.chargedFireball');
    const fireball = abilityOf('demon.imp.chargedFireball');
    expect(table.forbids(0, 'use', fireball, -1, -1)).toBe('DM-ABL-05');
    expect(argentOf(table, 'imp')).toBe(1);
    table.play(0, 'attack', ALPHA).passAll();
    expect(diceRolled(table)).toEqual([1, 1, 1]);
    expect(damageOf(table, ALPHA)).toBe(3);
    expect(table.forbids(0, 'use', fireball, -1, -1)).toBe('DM-DEM-02');

    const cast: Cast = { argent: 2 };
    expect(momentsOf('demon.imp.chargedFireball', cast)).toEqual(['demonActivates.beforeAttack']);
    needs(1, 'imp', 'chargedFireball');
    expect(demonActivates({}).passAll().forbids(0, 'use', fireball, -1, -1)).toBe('DM-ARG-04');
  });

  it('Charged Fireball: not beyond 6 spaces', () => {
    const table = demonActivates({ range: 6, argent: 1, more: (g, at) => put(g, ALPHA, at(0, 2)) });
    use(table.passAll(), 0, 'demon.imp.chargedFireball');
    expect(table.whyNot(0, 'attack', ALPHA)).toEqual({ rule: 'DM-RNG-03', facts: { range: 6 } });
  });
});

describe('abilities of the Pinky', () => {
  it('Charge: for 1 Argent Power it begins its activation with 3 movement points more', () => {
    const table = demonActivates({ demon: 'pinky', argent: 3 });
    useOnce(table, 'demon.pinky.charge');
    expect(pointsOf(table.passAll())).toBe(6 + 3);
    expect(argentOf(table, 'pinky')).toBe(2);
    expect(momentsOf('demon.pinky.charge', { demon: 'pinky', argent: 3 })).toEqual([
      'demonActivates.activation',
    ]);
    needs(1, 'pinky', 'charge');
  });

  it('Trample: for 2 Argent Power the defender it has damaged is stunned', () => {
    const cast: Cast = { demon: 'pinky', argent: 4 };
    const table = demonAttacks(cast);
    useOnce(table, 'demon.pinky.trample').passAll();
    expect(table.state.figures[ALPHA].stunned).toBe(true);
    expect(damageOf(table, ALPHA)).toBe(3);
    expect(argentOf(table, 'pinky')).toBe(2);

    expect(momentsOf('demon.pinky.trample', cast)).toEqual(['demonActivates.afterAttack']);
    expect(momentsOf('demon.pinky.trample', { ...cast, more: alphaDodges })).toEqual([]);
    expect(momentsOf('demon.pinky.trample', { ...cast, more: (g) => hurt(g, ALPHA, 9) })).toEqual([]);
    needs(2, 'pinky', 'trample');
  });
});

describe('abilities of the Cacodemon', () => {
  it('Devour: at range 1 it does 1 damage more, for nothing', () => {
    const table = demonAttacks({ demon: 'cacodemon' });
    useOnce(table, 'demon.cacodemon.devour').passAll();
    expect(damageOf(table, ALPHA)).toBe(1 + 1 + 1);
    expect(momentsOf('demon.cacodemon.devour', { demon: 'cacodemon' })).toEqual(['demonActivates.attack']);
    expect(momentsOf('demon.cacodemon.devour', { demon: 'cacodemon', range: 2 })).toEqual([]);
  });

  it('Storm Breath: for 2 Argent Power its attack gets a second black die', () => {
    const cast: Cast = { demon: 'cacodemon', range: 2, argent: 4, dice: { red: [1], black: [1, 3] } };
    const table = demonActivates(cast).passAll();
    useOnce(table, 'demon.cacodemon.stormBreath');
    expect(table.forbids(0, 'use', abilityOf('demon.cacodemon.stormBreath'), -1, -1)).toBe('DM-ABL-05');
    table.play(0, 'attack', ALPHA).passAll();
    expect(diceRolled(table)).toEqual([1, 1, 3]);
    expect(damageOf(table, ALPHA)).toBe(1 + 1 + 3);
    expect(argentOf(table, 'cacodemon')).toBe(2);
    expect(momentsOf('demon.cacodemon.stormBreath', cast)).toEqual(['demonActivates.beforeAttack']);
    needs(2, 'cacodemon', 'stormBreath');
  });
});

describe('abilities of the Revenant', () => {
  it('Homing Missiles: for 1 Argent Power the defender loses cover, and a third red die is rolled', () => {
    // the imp between them covers Alpha
    const cast: Cast = {
      demon: 'revenant',
      range: 4,
      argent: 3,
      dice: { red: [1, 1, 1], black: [1] },
      more(g, at) {
        put(g, demon('imp'), at(2, 2));
        cardsOf(g, ALPHA, { deck: ['uac3', 'uac2'] });
      },
    };
    expect(
      demonAttacks(cast)
        .passAll()
        .asked(ALPHA + 1),
    ).toBe('attack.cover');
    const table = demonAttacks(cast);
    useOnce(table, 'demon.revenant.homingMissiles').passAll();
    expect(table.asked(0)).toBe('test.idle');
    expect(diceRolled(table)).toEqual([1, 1, 1, 1]);
    expect(damageOf(table, ALPHA)).toBe(4 - 2);
    expect(argentOf(table, 'revenant')).toBe(2);

    const open: Cast = { demon: 'revenant', argent: 3 };
    expect(momentsOf('demon.revenant.homingMissiles', open)).toEqual(['demonActivates.declared']);
    needs(1, 'revenant', 'homingMissiles');
  });

  it('Jump Jets: for 1 Argent Power it moves 3 after a marine has attacked it', () => {
    const cast: Cast = { demon: 'revenant', argent: 3 };
    const table = marineAttacks(cast);
    use(table, 0, 'demon.revenant.jumpJets');
    expect(pointsOf(table)).toBe(3);
    for (const x of [3, 4, 5]) table.play(0, 'step', table.cell(x, 2));
    expect(table.options(0, 'step')).toEqual([]);
    table.play(0, 'end');
    // not a second time, though it is paid for
    expect(table.asked(0)).toBe('test.idle');
    expect(table.state.figures[demon('revenant')].at).toBe(table.cell(5, 2) * 4);
    expect(argentOf(table, 'revenant')).toBe(2);

    expect(momentsOf('demon.revenant.jumpJets', cast)).toEqual(['marineAttacks.afterAttack']);
    const slain: Cast = { ...cast, more: (g) => hurt(g, demon('revenant'), 5) };
    expect(momentsOf('demon.revenant.jumpJets', slain)).toEqual([]);
    needs(1, 'revenant', 'jumpJets');
  });
});

describe('abilities of the Mancubus', () => {
  it('Molten Blood: who damages it from range 1 suffers 1 damage, for nothing', () => {
    const table = marineAttacks({ demon: 'mancubus' });
    useOnce(table, 'demon.mancubus.moltenBlood').passAll();
    expect(damageOf(table, demon('mancubus'))).toBe(2);
    expect(damageOf(table, ALPHA)).toBe(1);

    expect(momentsOf('demon.mancubus.moltenBlood', { demon: 'mancubus' })).toEqual([
      'marineAttacks.afterAttack',
    ]);
    expect(momentsOf('demon.mancubus.moltenBlood', { demon: 'mancubus', range: 2 })).toEqual([]);
    expect(marineAttacks({ demon: 'mancubus', dice: { red: [0, 0] } }).asked(0)).toBe('test.idle');
  });

  it('Fire Storm: for 2 Argent Power 1 damage more, and 1 to every marine adjacent to the defender', () => {
    const cast: Cast = { demon: 'mancubus', argent: 4 };
    const table = demonAttacks(cast);
    useOnce(table, 'demon.mancubus.fireStorm').passAll();
    expect([ALPHA, BRAVO, CHARLIE].map((m) => damageOf(table, m))).toEqual([4 + 1, 1, 0]);
    expect(damageOf(table, demon('mancubus'))).toBe(0);
    expect(argentOf(table, 'mancubus')).toBe(2);
    expect(momentsOf('demon.mancubus.fireStorm', cast)).toEqual(['demonActivates.attack']);
    needs(2, 'mancubus', 'fireStorm');
  });
});

describe('abilities of the Baron of Hell', () => {
  it('Rampage: after an attack that slew the defender it gains 3 movement points, for nothing', () => {
    const kill: Cast = { demon: 'baronOfHell', more: (g) => hurt(g, ALPHA, 6) };
    const table = demonActivates(kill).passAll().play(0, 'attack', ALPHA);
    expect(table.state.figures[ALPHA].at).toBe(-1);
    useOnce(table, 'demon.baronOfHell.rampage');
    expect(pointsOf(table.passAll())).toBe(4 + 3);
    expect(momentsOf('demon.baronOfHell.rampage', kill)).toEqual(['demonActivates.afterAttack']);
    expect(momentsOf('demon.baronOfHell.rampage', { demon: 'baronOfHell' })).toEqual([]);
  });

  it('Crushing Blow: for 2 Argent Power, at range 1, 1 damage more, and 2 shields are ignored', () => {
    const cast: Cast = { demon: 'baronOfHell', argent: 4, more: alphaShields };
    const table = use(demonAttacks(cast), ALPHA + 1, 'action.uac3');
    useOnce(table, 'demon.baronOfHell.crushingBlow').passAll();
    expect(damageOf(table, ALPHA)).toBe(4 + 1 - (4 - 2));
    expect(argentOf(table, 'baronOfHell')).toBe(2);

    expect(momentsOf('demon.baronOfHell.crushingBlow', cast)).toEqual(['demonActivates.attack']);
    expect(momentsOf('demon.baronOfHell.crushingBlow', { ...cast, range: 2 })).toEqual([]);
    needs(2, 'baronOfHell', 'crushingBlow');
  });
});

describe('abilities of the Cyberdemon', () => {
  it('Stomp: for 2 Argent Power every marine adjacent to it suffers 2 damage when its activation ends', () => {
    const cast: Cast = { demon: 'cyberdemon', argent: 4 };
    const table = demonActivates(cast).passAll();
    useOnce(table.play(0, 'end'), 'demon.cyberdemon.stomp').passAll();
    expect([ALPHA, BRAVO, CHARLIE].map((m) => damageOf(table, m))).toEqual([2, 0, 0]);
    expect(argentOf(table, 'cyberdemon')).toBe(2);

    expect(momentsOf('demon.cyberdemon.stomp', cast)).toEqual(['demonActivates.activationEnds']);
    expect(momentsOf('demon.cyberdemon.stomp', { ...cast, range: 2 })).toEqual([]);
    needs(2, 'cyberdemon', 'stomp');
  });

  it('Rocket Barrage: for 3 Argent Power 2 damage more, and 2 to every marine adjacent to the defender', () => {
    const cast: Cast = { demon: 'cyberdemon', argent: 6 };
    const table = demonAttacks(cast);
    useOnce(table, 'demon.cyberdemon.rocketBarrage').passAll();
    expect([ALPHA, BRAVO, CHARLIE].map((m) => damageOf(table, m))).toEqual([5 + 2, 2, 0]);
    expect(argentOf(table, 'cyberdemon')).toBe(3);
    expect(momentsOf('demon.cyberdemon.rocketBarrage', cast)).toEqual(['demonActivates.attack']);
    needs(3, 'cyberdemon', 'rocketBarrage');
  });
});
