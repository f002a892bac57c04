import type { AbilityTiming } from '../../content/card-types.ts';
import { type G, NONE } from '../doom.ts';
import { enemies, isDemon, isMarine } from '../figures.ts';
import { attack } from '../procedures.ts';
import { ABILITIES, type Registered } from './registry.ts';

/** What an ability is about: the moment, whose it is, and who uses it. */
export interface AbilityContext {
  readonly when: AbilityTiming;
  /** whose activation, attack, defense, death or glory kill it is; NONE for moments of the whole table */
  readonly subject: number;
}

/** At these moments nobody in particular is concerned. */
const isCommon = (when: AbilityTiming): boolean => when === 'round' || when === 'initiative';

/** A marine's own cards may be used by him alone, the Invader's by the Invader. */
export const isInvaders = ({ source }: Registered): boolean => source === 'event' || source === 'demon';

/**
 * "You", as a card says it. For a marine's card that is the marine. For the Invader's it is the demon concerned: the
 * subject if that is a demon; when an enemy attacks, its defender. NONE if no demon is.
 */
export function youOf(g: G, registered: Registered, user: number, { subject }: AbilityContext): number {
  if (!isInvaders(registered)) return user;
  if (subject === NONE) return NONE;
  if (isDemon(subject)) return subject;
  const l = g.within(attack);
  return l !== null && l.attacker === subject && isDemon(l.defender) ? l.defender : NONE;
}

/** Which part "you" have in it (card-types.ts); null: none. */
export function partOf(
  registered: Registered,
  user: number,
  concern: AbilityContext,
): 'own' | 'friend' | 'enemy' | null {
  if (isCommon(concern.when)) return 'own';
  const { subject } = concern;
  if (isInvaders(registered)) {
    if (isDemon(subject)) return 'own';
    return concern.when === 'defend' ? null : 'enemy';
  }
  if (subject === user) return 'own';
  return enemies(user, subject) ? 'enemy' : isMarine(subject) ? 'friend' : null;
}

export const registeredAt = (ability: number): Registered => ABILITIES[ability];
