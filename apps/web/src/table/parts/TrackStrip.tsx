import type { Header, Ref } from '@sightline/table';
import { useEffect, useRef } from 'react';
import { Meant } from './Meant.tsx';
import { usePointing } from './pointing.ts';
import './TrackStrip.css';

type Track = NonNullable<Header['track']>;
type Space = Track['spaces'][number];
interface Pointing {
  onPoint(ref: Ref | null): void;
  onChoose(ref: Ref): void;
}

interface Props extends Pointing {
  readonly track: Track;
  /** meant by the guided match */
  readonly hinted?: readonly Ref[];
}

/** A track beside the board: how far its marker has come, what waits on it, and the cards that lie there. */
export function TrackStrip({ track, hinted, ...pointing }: Props) {
  const row = useRef<HTMLOListElement>(null);
  const now = track.spaces.findIndex(({ state }) => state === 'now');
  // On a narrow screen the track is longer than its place: the marker stays in sight.
  useEffect(() => {
    const space = row.current?.children[now];
    const list = row.current;
    if (list !== null && space instanceof HTMLElement)
      list.scrollLeft = space.offsetLeft - list.clientWidth / 2 + space.offsetWidth / 2;
  }, [now]);
  return (
    <section className="track-strip" aria-label={track.title}>
      <header>
        <h2 className="kicker">{track.title}</h2>
        <p className="kicker">{track.note}</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ol ref={row} tabIndex={0} aria-label={track.note}>
        {track.spaces.map((space) => (
          <li
            key={space.label}
            className={['track-space', space.state.replace(' ', '-'), (space.card ?? space.waits) && 'wide']
              .filter(Boolean)
              .join(' ')}
            {...(space.state === 'now' && { 'aria-current': 'step' })}
          >
            {space.card === undefined ? (
              <Blank space={space} />
            ) : (
              <CardThere card={space.card} label={space.label} {...pointing} />
            )}
          </li>
        ))}
      </ol>
      {track.ref !== undefined && hinted?.includes(track.ref) && <Meant />}
    </section>
  );
}

function Blank({ space: { label, waits } }: { readonly space: Space }) {
  return (
    <>
      <b>{label}</b>
      {waits !== undefined && <span>{waits}</span>}
    </>
  );
}

function CardThere({
  card: { title, text, ref },
  label,
  ...pointing
}: Pointing & { readonly card: NonNullable<Space['card']>; readonly label: string }) {
  return (
    <button type="button" title={text} data-ref={ref} {...usePointing(ref, pointing)}>
      <b>{label}</b>
      <span>{title}</span>
    </button>
  );
}
