import { Icon } from '../../icons/Icon.tsx';
import type { Hue, Tone } from '../part-types.ts';
import './tones.css';
import './Disc.css';

interface Props {
  readonly icon: string;
  readonly tone: Tone;
  readonly hue?: Hue | undefined;
  readonly badge?: string | undefined;
}

/** A figure's icon on its disc, as it stands on the board; friends are round, foes have spikes around. */
export function Disc({ icon, tone, hue, badge }: Props) {
  return (
    <span className="disc" data-tone={tone} data-hue={hue} aria-hidden="true">
      <Icon name={icon} />
      {badge !== undefined && <span className="disc-badge">{badge}</span>}
    </span>
  );
}
