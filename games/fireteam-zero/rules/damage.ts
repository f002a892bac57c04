import { call } from '@sightline/kernel';
import type { Deed } from '../content/card-types.ts';
import { typeCalled } from './attack-dice.ts';
import { isMonster, isToken } from './board.ts';
import { struck } from './events.ts';
import { FIRST_MONSTER, FIRST_TOKEN, type G, NONE } from './fireteam.ts';
import type { Between } from './flow.ts';
import { fell, kills, removeToken, tokenAt } from './killing.ts';
import { monsterFlag } from './modifiers.ts';
import { type Attack, carryOut } from './procedures.ts';

/** FZ-BOMB-01, 05, FZ-ATK-09 to 11, FZ-SATK-04 */
export function strikeMonsters(g: G, l: Attack): void {
  const type = typeCalled(l.type);
  const barring = g.state.at[l.attacker] === l.place ? 'onlyRanged' : 'onlyClose';
  const takesEnough = (monster: number) =>
    !monsterFlag(g, monster, barring) && kills(g, monster, l.hits, type, l.pierce);
  // At once: who dies of it is settled before the first of them is gone.
  const all = struckBy(g, l).map((monster) => ({ monster, enough: takesEnough(monster) }));
  for (const { monster, enough } of all) {
    g.emit(struck, { target: monster, hits: l.hits, killed: enough ? 1 : 0 });
    if (!enough) continue;
    if (fell(g, monster, l.attacker)) l.killed.push(monster);
    else l.injured = true;
  }
}

function struckBy(g: G, l: Attack): number[] {
  if (typeCalled(l.type) !== 'bomb') return isMonster(l.target) ? [l.target] : [];
  const there: number[] = [];
  for (let m = FIRST_MONSTER; m < g.state.at.length; m++) if (g.state.at[m] === l.place) there.push(m);
  return there;
}

/**
 * What the cards say follows, and what a struck token says (FZ-BOMB-12: only one that was aimed at). All of it happens
 * even if the attacker lies on the ground by now; what would come to a hero comes to none that is down.
 */
export function deedsAfter(g: G, l: Attack): Between[] {
  const { box } = g.statics;
  const calls: Between[] = [];
  const follow = (deed: Deed | undefined) => {
    if (deed !== undefined)
      calls.push(
        call(carryOut, {
          deed: box.numberOf(deed),
          you: l.attacker,
          it: NONE,
          subject: l.attacker,
          other: l.target,
          here: l.place,
          target: NONE,
          card: NONE,
          task: NONE,
        }),
      );
  };
  if (isToken(l.target)) {
    const token = tokenAt(g, l.target);
    const thing = token === undefined ? undefined : box.tokens[token.kind].attackable;
    if (thing !== undefined) {
      const type = typeCalled(l.type);
      const destroyed = l.hits - Math.max(0, thing.resistance[type] - l.pierce) >= thing.health;
      g.emit(struck, { target: l.target, hits: l.hits, killed: destroyed ? 1 : 0 });
      if (destroyed) {
        removeToken(g, l.target - FIRST_TOKEN);
        follow(thing.destroyed);
      }
    }
  }
  for (const number of l.parts) {
    const part = box.parts[number];
    // FZ-BOSS-03: an injury is no kill.
    if (l.killed.length > 0) follow(part.onKill);
    follow(part.after);
  }
  return calls;
}
