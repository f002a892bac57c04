import { to } from '../app/route.ts';
import { useCovers, useWords } from '../app/words.ts';
import { LessonPicture } from './art/LessonPicture.tsx';
import { FaultNotice } from './Notice.tsx';
import { lessonOf, TAUGHT, useStart } from './use-start.ts';

/** The guided matches, for whoever would rather play than read. */
export function LearnCard() {
  const t = useWords();
  const coverOf = useCovers();
  const { busy, fault, start } = useStart();
  return (
    <section className="house-card" aria-labelledby="learn-title">
      <header>
        <h2 id="learn-title">{t('home.learn')}</h2>
        <span className="house-card-note">{t('home.learn.length')}</span>
      </header>
      <LessonPicture />
      <p>{t('home.learn.text')}</p>
      <div className="house-card-foot">
        {TAUGHT.map((game) => (
          <button
            key={game.name}
            type="button"
            className="button"
            aria-disabled={busy}
            aria-label={t('home.learn.start', { game: coverOf(game.name)?.name ?? '' })}
            onClick={() => start(lessonOf(game))}
          >
            {coverOf(game.name)?.short}
          </button>
        ))}
        <a className="house-card-more" href={to.learn}>
          {t('home.learn.how')}
        </a>
      </div>
      <FaultNotice fault={fault} />
    </section>
  );
}
