import { Icon } from '../../icons/Icon.tsx';
import type { Card } from '../part-types.ts';
import { DieFace } from './DieFace.tsx';
import { numberInWords } from './measures.ts';

interface Props {
  readonly attack: Pick<NonNullable<Card['attack']>, 'range' | 'dice'>;
  /** of the range */
  readonly className?: string;
}

/** What a card strikes with: how far, and with which dice. */
export function Strength({ attack: { range, dice }, className }: Props) {
  const words = numberInWords(range);
  return (
    <>
      <span className={className} role="img" aria-label={words} title={words}>
        <Icon name={range.icon} />
        {range.value}
      </span>
      {dice.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is nothing but its place
        <DieFace key={i} die={die} />
      ))}
    </>
  );
}
