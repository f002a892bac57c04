import type { Card, Die } from '@sightline/table';
import type { AttackBox } from '../content/card-types.ts';
import { ICONS } from './icons.ts';
import type { Words } from './view-context.ts';

/* What cards have in common. */

export const plainDice = (
  { say }: Words,
  { red, black }: Pick<AttackBox, 'red' | 'black'>,
): readonly Die[] => [
  ...Array.from({ length: red }, (): Die => ({ tone: 'red', label: say('die.red') })),
  ...Array.from({ length: black }, (): Die => ({ tone: 'black', label: say('die.black') })),
];

type Attack = NonNullable<Card['attack']>;
export function attackOf(at: Words, box: AttackBox): Attack {
  const { say } = at;
  const { range } = box;
  return {
    label: say('scene.card.attack'),
    range: { icon: ICONS.range, value: String(range), label: say('scene.card.range', { range }) },
    dice: plainDice(at, box),
  };
}

type Symbols = NonNullable<Card['defence']>['symbols'];
export const shields = ({ say }: Words, n: number): Symbols =>
  Array.from({ length: n }, () => ({ icon: ICONS.shield, label: say('scene.card.shield') }));
export const dodge = ({ say }: Words): Symbols => [{ icon: ICONS.dodge, label: say('scene.card.dodge') }];

export const defence = (label: string, symbols: Symbols): Pick<Card, 'defence'> =>
  symbols.length === 0 ? {} : { defence: { label, symbols } };
