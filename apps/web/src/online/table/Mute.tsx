import type { Talk } from '@sightline/wire';
import { useStore } from 'zustand';
import { Icon } from '../../icons/Icon.tsx';
import { useTable } from '../../table/table-context.ts';
import { useOnlineWords } from '../words.tsx';
import { useMatch } from './match-context.ts';
import { speakersOf } from './talk-memory.ts';

/** The others who have said something here: whoever is marked is not heard any more, until the mark is taken away. */
export function Mute({ lines }: { readonly lines: readonly Talk[] }) {
  const t = useOnlineWords();
  const seats = useTable((s) => s.opened?.seats);
  const { talk } = useMatch();
  const muted = useStore(talk, (s) => s.muted);
  const speakers = speakersOf(lines);
  if (speakers.length === 0) return null;
  return (
    <details className="talk-mute" data-test="mute">
      <summary>
        <Icon name="speaker-off" />
        {t('online.talk.mute')}
      </summary>
      <ul>
        {speakers.map(({ by, from, seat }) => (
          <li key={by}>
            <label>
              <input
                type="checkbox"
                checked={muted.has(by)}
                onChange={(event) => talk.getState().mute(by, event.target.checked)}
              />
              <b dir="auto">{seat === null ? t('online.talk.watcher', { name: from }) : from}</b>
              {seat !== null && <span>{seats?.[seat]?.role}</span>}
            </label>
          </li>
        ))}
      </ul>
      {/* Last, where there is little room: the marks are what one came for. */}
      <p>{t('online.talk.mute.hint')}</p>
    </details>
  );
}
