import type { Die, Icon } from '@sightline/table';
import type { AttackType } from '../content/card-types.ts';
import { ACTIVATION_DIE, ATTACK_DIE, TYPES } from '../content/dice.ts';
import { FACE_ICONS, TYPE_ICONS } from './icons.ts';
import type { ViewContext } from './view-context.ts';

/** What a face of the attack die shows, in words. */
export const dieWords = (at: ViewContext, face: number): string =>
  TYPES.flatMap((type, column) => {
    const n = ATTACK_DIE[face][column];
    return n === 0 ? [] : [at.say('die.face', { n, type: at.say(`scene.type.${type}`) })];
  }).join(' + ');

/** An attack die as it fell; what does not count for this attack is faint. */
export function attackDie(at: ViewContext, face: number, type: AttackType): Die {
  const pictures = TYPES.flatMap((of, column) =>
    Array.from({ length: ATTACK_DIE[face][column] }, (): { icon: Icon; faint?: boolean } => ({
      icon: TYPE_ICONS[of],
      ...(of !== type && { faint: true }),
    })),
  );
  return { tone: 'bone', face, pictures, label: dieWords(at, face) };
}

export function activationDie(at: ViewContext, face: number): Die {
  const shows = ACTIVATION_DIE[face];
  const icon = FACE_ICONS[shows];
  return {
    tone: 'green',
    face,
    pictures: icon === null ? [] : [{ icon }],
    label: at.say(`die.${shows}`),
  };
}
