import type { Meter } from '@sightline/table';
import { drawnMeter } from './measures.ts';
import './MeterBar.css';

interface Props {
  readonly meter: Meter;
}

/** Health and the like: what is left stands, what is lost is a hole; the notch is the threshold. */
export function MeterBar({ meter }: Props) {
  const { segments, share, mark, low } = drawnMeter(meter);
  return (
    <span className={low ? 'meter-bar low' : 'meter-bar'} role="img" aria-label={meter.label}>
      {segments === null ? (
        <span className="meter-bar-whole">
          <span style={{ width: `${share * 100}%` }} />
        </span>
      ) : (
        segments.map((full, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is nothing but its place
          <span key={i} className={full ? 'meter-bar-segment full' : 'meter-bar-segment'} />
        ))
      )}
      {mark !== null && <span className="meter-bar-mark" style={{ left: `${mark * 100}%` }} />}
    </span>
  );
}
