import { isWithoutEffect } from './aiming.ts';
import { strikesAll, typeCalled } from './attack-dice.ts';
import { isActive, isHero, isMonster, seatOf } from './board.ts';
import { steppedIn } from './events.ts';
import type { G } from './fireteam.ts';
import { heroFlag, monsterFlag } from './modifiers.ts';
import type { AttackLocals } from './procedures.ts';

/** Heroes that may step in (FZ-TOT-01, 04, 05). */
export function mayStepIn(g: G, l: AttackLocals, hero: number): boolean {
  return (
    hero !== l.target &&
    hero !== l.attacker &&
    isActive(g, hero) &&
    g.state.at[hero] === g.state.at[l.target] &&
    !heroFlag(g, hero, 'noSteppingIn')
  );
}

/** FZ-TOT-05: a bomb hits every active hero in the location anyway. FZ-TOT-07: nobody is asked for nothing. */
const stepsInHelps = (g: G, l: AttackLocals): boolean =>
  isHero(l.target) &&
  !strikesAll(typeCalled(l.type)) &&
  !isWithoutEffect(g, l) &&
  !(isMonster(l.attacker) && monsterFlag(g, l.attacker, 'fixedTarget', l.target));

export function volunteerSeats(g: G, l: AttackLocals): number {
  let seats = 0;
  if (stepsInHelps(g, l))
    for (let h = 0; h < g.statics.heroes; h++) if (mayStepIn(g, l, h)) seats |= 1 << seatOf(g, h);
  return seats;
}

export function takeOver(g: G, l: AttackLocals, hero: number): void {
  g.emit(steppedIn, { hero, for: l.target });
  l.target = hero;
}
