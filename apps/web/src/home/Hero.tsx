import { first } from '@sightline/games';
import { type ComponentType, lazy, Suspense } from 'react';
import { useHeading } from '../app/heading.ts';
import { isKnown, useKnownOnline } from '../app/known-online.ts';
import { to } from '../app/route.ts';
import { useCovers, useWords } from '../app/words.ts';
import type { Lists } from '../host/api.ts';
import { Icon } from '../icons/Icon.tsx';
import { ContinueCard, FirstCard } from './ContinueCard.tsx';
import { FaultNotice } from './Notice.tsx';
import { running } from './use-lists.ts';
import { QUICK, useStart } from './use-start.ts';
import './Hero.css';

/** For whom the server knows, or may know. Should it not come, the page is whole without it. */
const HomeMatches = lazy<ComponentType>(() =>
  import('../online/HomeMatches.tsx').catch(() => ({ default: () => null })),
);

/** What this is, and the shortest way into a match: a new one, or one left lying. */
export function Hero({ lists }: { readonly lists: Lists | null }) {
  const t = useWords();
  const coverOf = useCovers();
  const heading = useHeading();
  const { busy, fault, start } = useStart();
  const online = useKnownOnline((s) => s.online);
  const [latest, ...others] = running(lists?.matches ?? []);
  const isNew = lists !== null && online !== 'seated' && !lists.matches.some(({ mine }) => mine);
  return (
    <section className="hero">
      <div className="hero-words">
        <h1 ref={heading} tabIndex={-1}>
          {t('home.hero.title')}
        </h1>
        <p>{t('home.hero.text')}</p>
        <div className="hero-ways">
          <button
            type="button"
            className="button primary hero-play"
            aria-disabled={busy}
            onClick={() => start(QUICK)}
            data-test="play-now"
          >
            <span className="hero-play-icon">
              <Icon name="play-button" />
            </span>
            <span>
              <strong>{t('home.playNow')}</strong>
              <span aria-live="polite">
                {busy
                  ? t('home.playNow.dealing')
                  : t('home.playNow.hint', { game: coverOf(QUICK.game)?.short ?? '' })}
              </span>
            </span>
          </button>
          <div className="hero-others">
            <a className="button hero-set-up" href={to.newMatch(first.name)}>
              {t('home.setUp')}
            </a>
            <a className="button hero-set-up" href={to.online}>
              {t('home.online')}
            </a>
          </div>
        </div>
        <FaultNotice fault={fault} />
      </div>
      {(isKnown(online) || online === 'unasked') && (
        <Suspense fallback={null}>
          <HomeMatches />
        </Suspense>
      )}
      <div className="hero-card">
        {latest !== undefined && <ContinueCard match={latest} others={others.length} />}
        {latest === undefined && isNew && <FirstCard />}
      </div>
    </section>
  );
}
