import { call } from '@sightline/kernel';
import { attackWith, hasTargetFor, isAttackable, isInReach } from '../attack.ts';
import { isActive } from '../board.ts';
import { NONE, NOWHERE } from '../fireteam.ts';
import { type Between, oneByOne } from '../flow.ts';
import { fell, kills } from '../killing.ts';
import { momentOf } from '../moments.ts';
import { aim, monsterAttack } from '../procedures.ts';
import { type Doing, monstersOf } from './situation.ts';

/** Attacks and hits of their own (FZ-REA-08). */
export const ATTACKING: Doing<'attack' | 'strike' | 'hit'> = {
  attack: (g, e, s) => {
    if (!isActive(g, s.you)) return;
    const part = e.with === 'thisCard' ? g.statics.box.cards[s.card]?.attack : e.with;
    if (part === undefined) return;
    if (e.at === 'choose')
      return hasTargetFor(g, s.you, [part])
        ? call(aim, { hero: s.you, part: g.statics.box.numberOfPart(part) })
        : undefined;
    const target = s[e.at];
    // FZ-SATK-01: an effect may aim even at another hero.
    const mayBeHit = isAttackable(g, target) || (target !== s.you && isActive(g, target));
    if (target === NONE || !mayBeHit || !isInReach(g, s.you, part, target)) return;
    return attackWith(g, s.you, target, [part]);
  },
  strike: (g, _e, s) =>
    s.it !== NONE && g.state.at[s.it] !== NOWHERE
      ? call(monsterAttack, { monster: s.it, dice: 0, bonus: 0 })
      : undefined,
  hit: (g, e, s) => {
    const calls: Between[] = [];
    // FZ-BOMB-05: who dies of it is settled before the first of them is gone.
    for (const monster of monstersOf(g, e, s).filter((m) => kills(g, m, e.hits, e.type, 0))) {
      const at = g.state.at[monster];
      const gone = fell(g, monster, s.you);
      calls.push(momentOf(g, gone ? 'monsterKilled' : 'bossInjured', monster, s.you, at));
    }
    return oneByOne(calls);
  },
};
