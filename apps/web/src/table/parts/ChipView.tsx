import type { Chip, Ref } from '@sightline/table';
import { Icon } from '../../icons/Icon.tsx';
import type { Pointing } from '../parts.ts';
import { Hint } from './Hint.tsx';
import { usePointing } from './pointing.ts';
import './tones.css';
import './ChipView.css';

interface Props extends Partial<Pointing> {
  readonly chip: Chip;
}

/** A short fact with an icon. What it stands for can be pointed at; what it means is said to whoever asks. */
export function ChipView({ chip, onPoint, onChoose }: Props) {
  const { ref, hint, tone = 'plain' } = chip;
  const face = (
    <>
      {chip.icon !== undefined && <Icon name={chip.icon} />}
      <span>{chip.text}</span>
    </>
  );
  if (ref !== undefined && onPoint !== undefined)
    return (
      <PointedChip at={ref} tone={tone} onPoint={onPoint} {...(onChoose && { onChoose })}>
        {face}
      </PointedChip>
    );
  if (hint !== undefined)
    return (
      <Hint hint={hint} className="chip-view" tone={tone}>
        {face}
      </Hint>
    );
  return (
    <span className="chip-view" data-tone={tone}>
      {face}
    </span>
  );
}

interface PointedProps extends Partial<Pointing> {
  readonly at: Ref;
  readonly tone: string;
  readonly children: React.ReactNode;
}

function PointedChip({ at, tone, children, ...pointing }: PointedProps) {
  return (
    <button
      type="button"
      className="chip-view chip-view-button"
      data-tone={tone}
      data-ref={at}
      {...usePointing(at, pointing)}
    >
      {children}
    </button>
  );
}
