import type { Decision } from '@sightline/kernel';
import { kindOfRef, numberOfRef, type Ref } from '@sightline/table';
import { ACTIONS } from '../content/index.ts';
import { enemies, figuresOn, isDemon } from '../rules/figures.ts';
import { isStaggered } from '../rules/modifiers.ts';
import { type Asked, asked } from './asked.ts';
import { type At, waitingAttacks } from './looking.ts';

/**
 * What has to come first: whoever clicks a demon wants to attack it, and without a card being resolved there is no
 * attack whose range or sight a rule could speak of. A staggered demon is left to the rules of movement.
 */
export function hint(at: At, decision: Decision, ref: Ref): string | null {
  const q = asked(at, decision);
  if (decision.prompt !== 'marineActivation.act' || waitingAttacks(at).length > 0) return null;
  if (!figuresAt(q, ref).some((figure) => enemies(q.actor, figure) && !isStaggeredDemon(q, figure)))
    return null;
  return at.say(playsAttack(decision) ? 'choices.playAttackFirst' : 'choices.noAttackLeft');
}

function figuresAt({ t, actor }: Asked, ref: Ref): readonly number[] {
  const kind = kindOfRef(ref);
  if (kind === 'piece') return [numberOfRef(ref)];
  return kind === 'cell' ? figuresOn(t, [numberOfRef(ref)], actor) : [];
}

const isStaggeredDemon = ({ t }: Asked, figure: number): boolean => isDemon(figure) && isStaggered(t, figure);

const playsAttack = ({ choices }: Decision): boolean =>
  choices.some(
    (choice) =>
      choice.verb === 'play' &&
      'options' in choice &&
      choice.options.some(([card]) => ACTIONS[card].attack !== undefined),
  );
