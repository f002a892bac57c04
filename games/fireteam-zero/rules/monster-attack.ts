import { call, done } from '@sightline/kernel';
import { kindOf, typeNumber } from './board.ts';
import { NONE, type OpenTable } from './fireteam.ts';
import { monsterFlag, monsterNumber, monsterReach } from './modifiers.ts';
import { nearestInRange } from './nearest.ts';
import { attack, monsterAttack } from './procedures.ts';
import { isWithinDamage } from './victory.ts';

/** What a monster's card and the rules in force add to its attack on this hero. */
export const against = (t: OpenTable, monster: number, hero: number) => ({
  dice: monsterNumber(t, monster, 'dice', hero),
  bonus: monsterNumber(t, monster, 'bonus', hero),
  ignoresCover: monsterFlag(t, monster, 'ignoresCover', hero),
  unblockable: monsterFlag(t, monster, 'unblockable', hero),
});

monsterAttack.steps('attack').are({
  attack(g, l) {
    // FZ-MATK-01, 09: it always attacks if it can.
    const target = nearestInRange(g, l.monster, monsterReach(g, l.monster));
    if (target === NONE) return done();
    const { type, strength } = kindOf(g, l.monster).attack;
    return call(attack, {
      attacker: l.monster,
      target,
      type: typeNumber(type),
      // What depends on the target is added with the roll: it may be another by then.
      strength: strength + l.dice,
      bonus: l.bonus,
      pierce: 0,
      rerolls: 0,
      ignoresCover: false,
      unblockable: false,
      parts: [],
      withinDamage: isWithinDamage(g),
    });
  },
});
