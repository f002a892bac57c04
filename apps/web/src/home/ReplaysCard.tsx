import { to } from '../app/route.ts';
import { useWords, useWordsStore } from '../app/words.ts';
import type { MatchSummary } from '../host/api.ts';
import { finished } from './use-lists.ts';

/** The matches that ended last. */
export function ReplaysCard({ matches }: { readonly matches: readonly MatchSummary[] }) {
  const t = useWords();
  const language = useWordsStore((s) => s.language);
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
  const over = finished(matches);
  return (
    <section className="house-card" aria-labelledby="replays-title">
      <header>
        <h2 id="replays-title">{t('home.replays')}</h2>
        {over.length > 0 && (
          <a className="house-card-more" href={to.replays}>
            {t('home.replays.all', { n: over.length })}
          </a>
        )}
      </header>
      {over.length === 0 ? (
        <>
          <p>{t('home.replays.none')}</p>
          <div className="house-card-foot">
            <a className="button" href={to.replays}>
              {t('home.replays.open')}
            </a>
          </div>
        </>
      ) : (
        <ul className="house-card-rows">
          {over.slice(0, 2).map(({ id, title, state, inputs, touched }) => (
            <li key={id}>
              <a href={to.replay(id)}>
                <span className="house-card-title">
                  <strong>{title}</strong> {day.format(touched)}
                </span>
                <span>
                  {state} · {t('home.replays.moves', { n: inputs })}
                </span>
                <Moves inputs={inputs} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A scrubber in small: the longer the match, the more marks. */
function Moves({ inputs }: { readonly inputs: number }) {
  const marks = Math.min(12, Math.max(2, Math.round(inputs / 60)));
  return (
    <svg className="house-card-moves" viewBox="0 0 240 12" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 6H240" />
      <path
        d={Array.from({ length: marks }, (_, i) => `M${((i + 0.5) * 240) / marks} 1V11`).join('')}
        className="house-card-mark"
      />
    </svg>
  );
}
