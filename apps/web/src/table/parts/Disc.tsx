import { Icon } from '../../icons/Icon.tsx';
import type { Tone } from '../part-types.ts';
import './tones.css';
import './Disc.css';

interface Props {
  readonly icon: string;
  readonly tone: Tone;
  readonly badge?: string | undefined;
}

/** A figure's icon on its disc, as it stands on the board; friends are round, foes have spikes around. */
export function Disc({ icon, tone, badge }: Props) {
  return (
    <span className="disc" data-tone={tone} aria-hidden="true">
      <Icon name={icon} />
      {badge !== undefined && <span className="disc-badge">{badge}</span>}
    </span>
  );
}
