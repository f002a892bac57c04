import type { AbilityConditions } from '../../content/card-types.ts';
import { qualitiesOf, traitOf } from '../attack-source.ts';
import { lastPlace } from '../beside.ts';
import { type G, NONE, NOWHERE } from '../doom.ts';
import { cellsAt, cellsOf, isDemon, isLarge, isMarine, onBoard, typeOf } from '../figures.ts';
import { rangeBetween } from '../line-of-sight.ts';
import { isStillThere } from '../newcomers.ts';
import { attack } from '../procedures.ts';
import { type AbilityContext, partOf, youOf } from './ability-context.ts';
import type { Registered } from './registry.ts';
import { doesAnything } from './whom.ts';

/**
 * Whether an ability fits what happens now. All of it is known to the whole table: a window must not tell by its mere
 * existence what somebody holds (see moment.ts).
 */
export function fits(g: G, registered: Registered, user: number, concern: AbilityContext): boolean {
  const { ability, source, of } = registered;
  if (ability.when !== concern.when) return false;
  const conditions = ability.if;
  const part = partOf(registered, user, concern);
  if (part === null || part !== (conditions?.part ?? 'own')) return false;
  const you = youOf(g, registered, user, concern);
  // DM-KIL-13: who was slain has no abilities but a marine's class card's; a last demon's card lies face down besides.
  if (source === 'demon' && (you === NONE || typeOf(you) !== of || !isStillThere(g, you))) return false;
  // DM-KIL-13: without a figure on the board only class abilities are left.
  if (isMarine(user) && source !== 'class' && !onBoard(g, user)) return false;
  const situation = { ability: NONE, you, target: NONE, subject: concern.subject };
  if (!ability.effects.some((effect) => doesAnything(g, effect, situation))) return false;
  return conditions === undefined || holds(g, conditions, you, user, concern);
}

function holds(
  g: G,
  conditions: AbilityConditions,
  you: number,
  user: number,
  concern: AbilityContext,
): boolean {
  const { within, beyond, near, trait, large, hit, killed, covered, hurt, noGlory } = conditions;
  const l = g.within(attack);
  if (within !== undefined && (l === null || l.range > within)) return false;
  if (beyond !== undefined && (l === null || l.range < beyond)) return false;
  if (trait !== undefined && (l === null || traitOf(l.source) !== trait)) return false;
  if (hit && (l === null || l.dealt === 0)) return false;
  if (killed && (l === null || !l.killed)) return false;
  if (covered !== undefined && (l === null || l.covered !== covered)) return false;
  if (near !== undefined && !isNear(g, user, concern.subject, near)) return false;
  const demon = isDemon(you) ? you : isDemon(concern.subject) ? concern.subject : NONE;
  if (large !== undefined && (demon === NONE || isLarge(demon) !== large)) return false;
  if (hurt && (you === NONE || g.state.figures[you].damage === 0)) return false;
  if (noGlory && g.state.marines[user].glory.items.length > 0) return false;
  return true;
}

function isNear(g: G, user: number, subject: number, spaces: number): boolean {
  if (!onBoard(g, user) || subject === NONE) return false;
  const at = lastPlace(g, subject);
  if (at === NOWHERE) return false;
  const n = rangeBetween(g, cellsOf(g, user), cellsAt(g, subject, at));
  return n >= 0 && n <= spaces;
}

/** An attack that ignores cover has none to give or take. */
export const coverMatters = (g: G): boolean => {
  const l = g.within(attack);
  return l !== null && !qualitiesOf(l.source, l.attacker).ignoresCover;
};
