import { ABILITIES } from '../rules/abilities/registry.ts';
import { abilityText } from './names.ts';
import type { Words } from './view-context.ts';

/** Abilities of one's own activation; all others are used while something happens. */
const OWN_ACTIVATION: readonly string[] = ['main', 'bonus', 'beforeAttack'];
export const usedInPassing = (ability: number): boolean =>
  !OWN_ACTIVATION.includes(ABILITIES[ability].ability.when);

/**
 * What an ability does, without when: cards say "when: what", one sentence for each of their abilities. A card that
 * is worded otherwise is told as a whole.
 */
export function effectText(at: Words, ability: number): string {
  const text = abilityText(at, ability);
  const { source, words } = ABILITIES[ability];
  // Each ability of a demon has words of its own.
  if (source === 'demon') return text.slice(text.indexOf(': ') + 2).replace(/\.$/, '');
  const onCard = ABILITIES.flatMap((other, i) => (other.words === words && usedInPassing(i) ? [i] : []));
  const sentences = text.split(/(?<=\.)\s+/).filter((sentence) => sentence.includes(': '));
  const [, effect = text] = sentences[onCard.indexOf(ability)]?.split(': ') ?? [];
  return (sentences.length === onCard.length ? effect : text).replace(/\.$/, '');
}
