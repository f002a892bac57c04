import type { OnlineMatch } from '@sightline/wire';
import { useState } from 'react';
import { Page } from '../app/Page.tsx';
import { go, to } from '../app/route.ts';
import { useGameName } from '../home/use-game-name.ts';
import { Icon } from '../icons/Icon.tsx';
import { ConfirmDialog } from '../table/ConfirmDialog.tsx';
import { GatheringSeat } from './GatheringSeat.tsx';
import { server } from './http.ts';
import { Invitation } from './Invitation.tsx';
import { useMe } from './me.ts';
import { NameForm } from './NameForm.tsx';
import { freeSeats } from './order.ts';
import { PushSwitch } from './PushSwitch.tsx';
import { SeatHere } from './SeatHere.tsx';
import { Trouble } from './Trouble.tsx';
import { useDoing } from './use-doing.ts';
import { useGatheringNews } from './use-gathering-news.ts';
import { useListed } from './use-listed.ts';
import { useTerms } from './use-terms.ts';
import { useOnlineWords } from './words.tsx';

interface Props {
  readonly match: OnlineMatch;
  /** the server could not be asked just now: it may look different by now */
  readonly lost: boolean;
  /** somebody here changed it */
  onChange(match: OnlineMatch): void;
  again(): void;
}

/** A table at which not everybody sits yet. */
export function Gathering({ match, lost, onChange, again }: Props) {
  const t = useOnlineWords();
  const me = useMe((s) => s.me);
  const listed = useListed([match])?.get(match.id);
  const terms = useTerms(match);
  const said = useGatheringNews(match, listed);
  const doing = useDoing();
  const [removing, setRemoving] = useState(false);
  const [starting, setStarting] = useState(false);
  const { id, host, seats } = match;
  const change = (job: () => Promise<OnlineMatch>) =>
    doing.run(async () => {
      try {
        onChange(await job());
      } finally {
        again();
      }
    });
  const gameName = useGameName();
  const seated = seats.some(({ mine }) => mine);
  const full = freeSeats(match) === 0;
  const start = () => change(() => server.start(id));
  /** who came by the link, and has no seat yet */
  const visits = !host && !seated;
  const invited = visits && !full;
  const alone = seats.every(({ mine, name }) => mine || name === null);
  const invitation = <Invitation match={match} first={!visits && !full && (!host || alone)} />;
  return (
    <Page title={listed?.title ?? '…'} className="online">
      {invited && (
        <p className="online-invited" data-test="invited">
          {t('online.invited', { name: match.invitedBy ?? '', game: gameName(match.game) })}
        </p>
      )}
      <p className="online-lead">{(invited ? terms : [gameName(match.game), ...terms]).join(' · ')}</p>
      {/* On a narrow screen the host has the invitation before the seats, whoever else after them. */}
      <div className="online-columns online-gathering">
        {host && invitation}
        <section aria-labelledby="online-seats">
          <div className="online-seats-head">
            <h2 id="online-seats">{t('online.seats')}</h2>
            <p role="status" className="online-news" data-test="news">
              {said}
            </p>
          </div>
          {visits && full && (
            <p className="notice" role="status" data-test="no-seat">
              {t(match.watch ? 'online.full.watch' : 'online.full')}
            </p>
          )}
          {me === null && !full && <NameForm />}
          {me === null && full && match.watch && <NameForm action={t('online.watch')} />}
          {full && !match.watch && <SeatHere match={match} />}
          <ul className="online-seats">
            {seats.map((seat) => (
              <GatheringSeat
                key={seat.seat}
                seat={seat}
                match={match}
                listed={listed}
                doing={doing}
                known={me !== null}
                explained={!host}
                wanted={visits}
                change={change}
              />
            ))}
          </ul>
          <div role="status">
            {lost && (
              <p className="notice">
                <Icon name="unplugged" />
                {t('online.waitLost')}
              </p>
            )}
          </div>
          <Trouble code={doing.fault} />
          {host && (
            <div className="online-row online-begin" data-ready={full}>
              <button
                type="button"
                className={full || !alone ? 'button primary' : 'button'}
                aria-disabled={doing.busy}
                onClick={() => (full ? start() : setStarting(true))}
                data-test="start-online"
              >
                <Icon name="play-button" />
                {t(full ? 'online.begin' : 'online.start')}
              </button>
              <span className="online-soft">{t(full ? 'online.begin.hint' : 'online.start.hint')}</span>
            </div>
          )}
          {seated && (
            <div className="online-wait">
              {!(host && full) && (
                <p className="online-soft">{t(full ? 'online.waitHost' : 'online.waitSeats')}</p>
              )}
              <PushSwitch label={t('online.waitPush')} quiet />
            </div>
          )}
          {host && (
            <button type="button" className="button online-remove" onClick={() => setRemoving(true)}>
              <Icon name="trash-can" />
              {t('online.cancel')}
            </button>
          )}
        </section>
        {!host && !(visits && full) && invitation}
      </div>
      {starting && (
        <ConfirmDialog
          text={t(match.watch ? 'online.start.sure.watch' : 'online.start.sure')}
          act={t('online.start')}
          onAnswer={(sure) => {
            setStarting(false);
            if (sure) start();
          }}
        />
      )}
      {removing && (
        <ConfirmDialog
          text={t('online.cancel.sure')}
          act={t('online.cancel')}
          onAnswer={(sure) => {
            setRemoving(false);
            if (sure)
              doing.run(async () => {
                await server.remove(id);
                go(to.online);
              });
          }}
        />
      )}
    </Page>
  );
}
