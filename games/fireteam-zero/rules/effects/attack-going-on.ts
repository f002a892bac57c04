import { ATTACK_DIE, ATTACK_FACES } from '../../content/dice.ts';
import { targetNow } from '../aiming.ts';
import { isActive, isHero } from '../board.ts';
import { prevented, rerolled } from '../events.ts';
import { type G, NONE } from '../fireteam.ts';
import { takeHits } from '../knockdown.ts';
import { activation, attack, moment, wound } from '../procedures.ts';
import { takeOver } from '../stepping-in.ts';
import type { Doing, Situation } from './situation.ts';

/** Words for the attack being resolved. */
export const ON_ATTACK: Doing<'dice' | 'bonus' | 'reroll' | 'pierce' | 'prevent' | 'takeIt' | 'cancel'> = {
  dice: (g, e, s) => {
    const own = attackChanged(g, s);
    const l = g.within(attack);
    if (own !== null) own.dice += e.by;
    else if (l !== null) l.strength += e.by;
  },
  bonus: (g, e, s) => {
    const own = attackChanged(g, s);
    const l = g.within(attack);
    if (own !== null) own.bonus += e.hits;
    else if (l !== null) l.bonus += e.hits;
  },
  reroll: (g, e) => {
    const l = g.within(attack);
    if (l === null) return;
    if (isHero(l.attacker)) l.rerolls += e.dice;
    else rollAnew(g, e.dice);
  },
  pierce: (g, e) => {
    const l = g.within(attack);
    if (l !== null) l.pierce += e.resistance;
  },
  prevent: (g, e) => {
    const hit = hitGoingOn(g);
    // FZ-GLO-01
    if (hit === null || hit.unblockable) return;
    const hits = Math.min(hit.hits, e.hits);
    hit.hits -= hits;
    g.emit(prevented, { hero: hit.hero, hits, armor: 0, focuses: [] });
  },
  takeIt: (g, _e, s) => {
    const hit = hitGoingOn(g);
    const l = g.within(attack);
    if (!isActive(g, s.you)) return;
    if (hit !== null) {
      if (!hit.unblockable) takeHits(g, hit, s.you);
    } else if (l !== null && l.target !== s.you && targetNow(g, l) !== NONE) {
      takeOver(g, l, s.you);
      l.taken = true;
    }
  },
  cancel: (g) => {
    const hit = hitGoingOn(g);
    const l = g.within(attack);
    if (hit !== null) {
      if (!hit.unblockable) hit.hits = 0;
    } else if (l !== null) l.cancelled = true;
  },
};

/** The hits a hero is about to take, if that is what the card reacts to. */
const hitGoingOn = (g: G) => (g.within(moment)?.of === 'heroHit' ? g.within(wound) : null);

/** What changes an attack: of a special ability the attack its activation will make (FZ-ADIE-06), else the one going on. */
function attackChanged(g: G, s: Situation): { dice: number; bonus: number } | null {
  const l = g.within(activation);
  return l !== null && s.it === l.monster && s.subject === l.monster ? l : null;
}

/** Of a monster's attack: so many of the dice that hit are rolled anew, and the hits counted again. */
function rollAnew(g: G, dice: number): void {
  const l = g.within(attack);
  const hit = g.within(wound);
  // FZ-GLO-01
  if (l === null || hit === null || hit.unblockable) return;
  let left = dice;
  for (let i = 0; i < l.dice.length && left > 0; i++) {
    const before = ATTACK_DIE[l.dice[i]][l.type];
    if (before === 0) continue;
    left--;
    [l.dice[i]] = g.roll('dice', ATTACK_FACES, 1);
    const { attacker, target, type } = l;
    g.emit(rerolled, { attacker, target, type, die: i, face: l.dice[i], dice: l.dice });
    hit.hits = Math.max(0, hit.hits + ATTACK_DIE[l.dice[i]][l.type] - before);
  }
}
