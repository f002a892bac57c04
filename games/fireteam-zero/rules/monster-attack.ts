import { call, done } from '@sightline/kernel';
import { kindOf, typeNumber } from './board.ts';
import { NONE } from './fireteam.ts';
import { monsterFlag, monsterNumber, monsterReach } from './modifiers.ts';
import { nearestInRange } from './nearest.ts';
import { attack, monsterAttack } from './procedures.ts';

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
      strength: strength + l.dice + monsterNumber(g, l.monster, 'dice', target),
      bonus: l.bonus + monsterNumber(g, l.monster, 'bonus', target),
      pierce: 0,
      rerolls: 0,
      ignoresCover: monsterFlag(g, l.monster, 'ignoresCover', target),
      unblockable: monsterFlag(g, l.monster, 'unblockable', target),
      parts: [],
    });
  },
});
