import { to } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import type { MatchSummary } from '../host/api.ts';
import { Icon } from '../icons/Icon.tsx';
import { MatchPicture } from './art/MatchPicture.tsx';
import { FaultNotice } from './Notice.tsx';
import { lessonOf, TAUGHT, useStart } from './use-start.ts';
import './ContinueCard.css';

interface Props {
  readonly match: MatchSummary;
  /** how many more are running */
  readonly others: number;
}

/** The match that was left last. */
export function ContinueCard({ match, others }: Props) {
  const t = useWords();
  const { id, title, where, state, players, mine } = match;
  return (
    <section className="continue" aria-labelledby="continue-title">
      <MatchPicture players={players} />
      <div className="continue-words">
        <p className="continue-kicker">
          {t('home.continue')} · {where}
        </p>
        <h2 id="continue-title">{title}</h2>
        <p>{state}</p>
        <ul className="continue-players" aria-label={t('home.continue.players')}>
          {players.map(({ name, icon, tone, bot }) => (
            <li key={name} data-tone={tone}>
              <Icon name={icon} />
              {bot === null ? name : t('shell.bot', { name })}
            </li>
          ))}
        </ul>
        <div className="continue-ways">
          <a className="button primary" href={to.play(id)}>
            {t(mine ? 'home.continue.sit' : 'home.continue.watch')}
          </a>
          {others > 0 && <a href={to.replays}>{t('home.continue.more', { n: others })}</a>}
        </div>
      </div>
    </section>
  );
}

/** Nothing was played yet, here or with others: the place belongs to whoever comes for the first time. */
export function FirstCard() {
  const t = useWords();
  const { busy, fault, start } = useStart();
  return (
    <section className="continue" aria-labelledby="continue-title">
      <MatchPicture
        players={[
          { name: '', icon: 'imp', tone: 'foe', bot: null },
          { name: '', icon: 'robot-helmet', tone: 'friend', bot: null },
        ]}
      />
      <div className="continue-words">
        <p className="continue-kicker">{t('home.first.kicker')}</p>
        <h2 id="continue-title">{t('home.first.title')}</h2>
        <p>{t('home.first.text')}</p>
        <button
          type="button"
          className="button primary"
          aria-disabled={busy}
          onClick={() => start(lessonOf(TAUGHT[0]))}
        >
          {t(busy ? 'home.playNow.dealing' : 'home.first.start')}
        </button>
        <FaultNotice fault={fault} />
      </div>
    </section>
  );
}
