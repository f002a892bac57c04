import { call } from '@sightline/kernel';
import type { Deed } from '../content/card-types.ts';
import { typeCalled } from './attack-dice.ts';
import { isActive, isMonster, isToken, monstersIn } from './board.ts';
import { FIRST_MONSTER, FIRST_TOKEN, type G, NONE } from './fireteam.ts';
import type { Between } from './flow.ts';
import { struck } from './happenings.ts';
import { fell, kills, removeToken, tokenAt } from './killing.ts';
import { monsterFlag } from './modifiers.ts';
import { type Attack, carryOut } from './procedures.ts';

/** FZ-BOMB-01, 05, FZ-ATK-09 to 11, FZ-SATK-04 */
export function strikeMonsters(g: G, l: Attack): void {
  const type = typeCalled(l.type);
  const from = g.state.at[l.attacker];
  const strike = (monster: number) => {
    const barred = monsterFlag(g, monster, from === l.place ? 'onlyRanged' : 'onlyClose');
    const enough = !barred && kills(g, monster, l.hits, type, l.pierce);
    g.emit(struck, { target: monster, hits: l.hits, killed: enough ? 1 : 0 });
    if (!enough) return;
    if (fell(g, monster, l.attacker)) l.killed.push(monster);
    else l.injured = true;
  };
  if (type === 'bomb') {
    if (monstersIn(g, l.place) > 0)
      for (let m = FIRST_MONSTER; m < g.state.at.length; m++) if (g.state.at[m] === l.place) strike(m);
  } else if (isMonster(l.target)) strike(l.target);
}

/** What the cards say follows, and what a struck token says (FZ-BOMB-12: only one that was aimed at). */
export function deedsAfter(g: G, l: Attack): Between[] {
  const { box } = g.statics;
  const calls: Between[] = [];
  const follow = (deed: Deed | undefined) => {
    if (deed !== undefined && isActive(g, l.attacker))
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
    if (l.killed.length > 0 || l.injured) follow(part.onKill);
    follow(part.after);
  }
  return calls;
}
