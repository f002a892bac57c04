import type { AttackPart, Deed, Effect, When, Whom } from '../content/card-types.ts';
import { isWithoutEffect } from './aiming.ts';
import { hasTargetFor } from './attack.ts';
import { isActive, isHero, isMonster } from './board.ts';
import type { DeedContext } from './conditions.ts';
import { type G, NONE } from './fireteam.ts';
import { attack, wound } from './procedures.ts';
import { whom } from './targets.ts';
import { canStep } from './walking.ts';

/** What a deed would be done about: the moment, if there is one, and the attack part of its card. */
interface Occasion extends DeedContext {
  readonly when: When | null;
  readonly part: AttackPart | null;
}

/**
 * FZ-REA-09, FZ-TRSP-03: nothing would come of a deed. Its effects are looked at one by one: the first does nothing, so
 * the second meets the same table. Only what the whole table knows is asked.
 */
export const isIdle = (g: G, deed: Deed, o: Occasion): boolean =>
  deed.effects.every((e) => doesNothing(g, e, o, deed));

/** FZ-REA-07, FZ-GLO-01: a deed against hits, and they are unblockable. */
export const isAgainstUnblockable = (g: G, deed: Deed, when: When): boolean =>
  when === 'heroHit' &&
  g.within(wound)?.unblockable === true &&
  deed.effects.every((e) => AGAINST_HITS.includes(e.do));

const AGAINST_HITS: readonly Effect['do'][] = ['prevent', 'takeIt', 'cancel', 'reroll'];

function doesNothing(g: G, e: Effect, o: Occasion, deed: Deed): boolean {
  const hit = o.when === 'heroHit' ? g.within(wound) : null;
  const l = g.within(attack);
  const noHits = hit !== null && (hit.hits <= 0 || hit.unblockable);
  const noAttack = l === null || isWithoutEffect(g, l);
  /** Nobody of that kind is meant; a target is yet to be chosen, and there is one. */
  const nobody = (who: Whom, is: (figure: number) => boolean): boolean =>
    who !== 'target' &&
    who !== 'there' &&
    !whom(g, who, { ...o, target: NONE, deed: g.statics.box.numberOf(deed) }).some(is);
  switch (e.do) {
    case 'dice':
      return noAttack || l.striking;
    case 'bonus':
    case 'pierce':
      return noAttack;
    case 'reroll':
      if (hit !== null) return noHits;
      return noAttack || !isHero(l.attacker) || (l.striking && l.redone.length >= l.dice.length);
    case 'prevent':
      return hit === null || noHits;
    case 'takeIt':
      return hit === null ? noAttack || l.target === o.you : noHits || hit.hero === o.you;
    case 'cancel':
      return hit === null ? noAttack : noHits;
    case 'attack': {
      const part = e.with === 'thisCard' ? o.part : e.with;
      return e.at === 'choose' && part !== null && !hasTargetFor(g, o.you, [part]);
    }
    case 'draw':
    case 'discard':
    case 'harm':
    case 'action':
      return nobody(e.who, isHero);
    case 'stun':
    case 'advance':
    case 'slay':
    case 'hit':
    case 'activate':
      return nobody(e.who, isMonster);
    case 'push':
      return nobody(e.who, () => true);
    case 'lasting':
      return (
        (e.heroes === undefined || nobody(e.who, isHero)) &&
        (e.monsters === undefined || nobody(e.who, isMonster))
      );
    case 'move':
      return nobody(e.who, (h) => isHero(h) && canStep(g, h, e.points));
    case 'place':
      return e.at === 'here' && nobody(e.who, (figure) => g.state.at[figure] !== o.here);
    case 'stand':
      return e.who === 'subject' && (!isHero(o.subject) || isActive(g, o.subject));
    case 'coin':
      return g.state.heads;
    case 'scout':
      return g.state.recon.items.length === 0;
    case 'onlyIf':
      return true;
    default:
      return false;
  }
}
