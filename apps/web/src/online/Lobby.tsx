import { playable } from '@sightline/games';
import { Page } from '../app/Page.tsx';
import { to } from '../app/route.ts';
import { HeroScene } from '../home/art/HeroScene.tsx';
import { useGameName } from '../home/use-game-name.ts';
import { Icon } from '../icons/Icon.tsx';
import { server } from './http.ts';
import { MatchList } from './MatchList.tsx';
import { useMe } from './me.ts';
import { askMine, finished, NONE, running } from './mine.ts';
import { NameForm } from './NameForm.tsx';
import { isMine, mostUrgentFirst } from './order.ts';
import { Trouble } from './Trouble.tsx';
import { useListed } from './use-listed.ts';
import { usePolled } from './use-polled.ts';
import { useOnlineWords } from './words.tsx';

const OFTEN = 5000;

/** Where people find each other. */
export function Lobby() {
  const t = useOnlineWords();
  const gameName = useGameName();
  const me = useMe((s) => s.me);
  return (
    <>
      <div className="online-scene">
        <HeroScene />
      </div>
      <Page title={t('online.title')} className="online">
        <p className="online-lead">{t('online.text')}</p>
        {me === null ? (
          <NameForm />
        ) : (
          <div className="online-me">
            <p>
              {t(me.guest ? 'online.you.guest' : 'online.you', { name: me.name })}{' '}
              <a href={to.account}>{t('online.you.account')}</a>
            </p>
            <div className="online-create">
              {playable.map(({ name: game }) => (
                <a
                  key={game}
                  className="button primary"
                  href={to.newOnline(game)}
                  data-test="new-online"
                  data-opens={game}
                >
                  <Icon name="three-friends" />
                  {t('online.create', { game: gameName(game) })}
                </a>
              ))}
            </div>
          </div>
        )}
        {me !== null && <Mine />}
        <Open />
      </Page>
    </>
  );
}

const askOpen = () => server.open();

function Mine() {
  const t = useOnlineWords();
  const { value, fault, again } = usePolled(askMine, OFTEN);
  const matches = value ?? NONE;
  const listed = useListed(matches);
  const now = running(matches);
  const over = finished(matches);
  return (
    <section aria-labelledby="online-mine" data-test="mine">
      <h2 id="online-mine">{t('online.mine')}</h2>
      <Trouble code={fault === 'signed-out' ? null : fault} />
      {value !== null && now.length === 0 && <p className="online-soft">{t('online.mine.none')}</p>}
      {now.length > 0 && <MatchList matches={now} listed={listed} onChange={again} />}
      {over.length > 0 && (
        <details className="online-more">
          <summary>
            {t('online.mine.over')} ({over.length})
          </summary>
          <MatchList matches={over} listed={listed} onChange={again} />
        </details>
      )}
    </section>
  );
}

function Open() {
  const t = useOnlineWords();
  const { value, fault, again } = usePolled(askOpen, OFTEN);
  const matches = (value ?? NONE).filter((match) => !isMine(match)).toSorted(mostUrgentFirst);
  const listed = useListed(matches);
  return (
    <section aria-labelledby="online-open" data-test="open">
      <h2 id="online-open">{t('online.open')}</h2>
      <Trouble code={fault === 'signed-out' ? null : fault} />
      {value !== null && matches.length === 0 && <p className="online-soft">{t('online.open.none')}</p>}
      <MatchList matches={matches} listed={listed} onChange={again} />
    </section>
  );
}
