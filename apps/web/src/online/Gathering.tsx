import type { OnlineMatch, OnlineSeat } from '@sightline/wire';
import { useState } from 'react';
import { Page } from '../app/Page.tsx';
import { go, to } from '../app/route.ts';
import { useGameName } from '../home/use-game-name.ts';
import type { ListedMatch } from '../host/api.ts';
import { Icon } from '../icons/Icon.tsx';
import { ConfirmDialog } from '../table/ConfirmDialog.tsx';
import { server } from './http.ts';
import { Invitation } from './Invitation.tsx';
import { useMe } from './me.ts';
import { NameForm } from './NameForm.tsx';
import { freeSeats } from './order.ts';
import { Trouble } from './Trouble.tsx';
import { type Doing, useDoing } from './use-doing.ts';
import { useListed } from './use-listed.ts';
import { useTerms } from './use-terms.ts';
import { useOnlineWords } from './words.tsx';

interface Props {
  readonly match: OnlineMatch;
  /** somebody here changed it */
  onChange(match: OnlineMatch): void;
  again(): void;
}

/** A table at which not everybody sits yet. */
export function Gathering({ match, onChange, again }: Props) {
  const t = useOnlineWords();
  const me = useMe((s) => s.me);
  const listed = useListed([match])?.get(match.id);
  const terms = useTerms(match);
  const doing = useDoing();
  const [removing, setRemoving] = useState(false);
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
  return (
    <Page title={listed?.title ?? '…'} className="online">
      <p className="online-lead">{[gameName(match.game), ...terms].join(' · ')}</p>
      <div className="online-columns">
        <section aria-labelledby="online-seats">
          <h2 id="online-seats">{t('online.seats')}</h2>
          {me === null && <NameForm />}
          <ul className="online-seats">
            {seats.map((seat) => (
              <Seat
                key={seat.seat}
                seat={seat}
                match={match}
                listed={listed}
                doing={doing}
                known={me !== null}
                change={change}
              />
            ))}
          </ul>
          <Trouble code={doing.fault} />
          {host ? (
            <div className="online-row online-begin" data-ready={full}>
              <button
                type="button"
                className="button primary"
                aria-disabled={doing.busy}
                onClick={() => change(() => server.start(id))}
                data-test="start-online"
              >
                <Icon name="play-button" />
                {t(full ? 'online.begin' : 'online.start')}
              </button>
              <span className="online-soft">{t(full ? 'online.begin.hint' : 'online.start.hint')}</span>
            </div>
          ) : (
            seated && <p className="online-soft">{t(full ? 'online.waitHost' : 'online.waitSeats')}</p>
          )}
        </section>
        <div>
          <Invitation id={id} />
          {host && (
            <button type="button" className="button online-remove" onClick={() => setRemoving(true)}>
              <Icon name="trash-can" />
              {t('online.cancel')}
            </button>
          )}
        </div>
      </div>
      {removing && (
        <ConfirmDialog
          text={t('online.cancel.sure')}
          destroys
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

interface SeatProps {
  readonly seat: OnlineSeat;
  readonly match: OnlineMatch;
  readonly listed: ListedMatch | undefined;
  readonly doing: Doing;
  /** the server knows who we are */
  readonly known: boolean;
  change(job: () => Promise<OnlineMatch>): void;
}

function Seat({ seat: { seat, mine, name, bot, online }, match, listed, doing, known, change }: SeatProps) {
  const t = useOnlineWords();
  const role = listed?.roles[seat];
  const { id, host } = match;
  const free = name === null && bot === null;
  const who = mine
    ? t('online.seats.you')
    : (name ??
      (bot === null ? t('online.seats.free') : t('online.seats.bot', { level: listed?.levels[bot] ?? bot })));
  return (
    <li className="online-seat" data-tone={role?.tone} data-free={free} data-seat={seat}>
      <span className="online-disc">
        <Icon name={role?.icon ?? 'person'} />
      </span>
      <div className="online-seat-words">
        <h3>{role?.name ?? String(seat + 1)}</h3>
        <p>
          {who}
          {/* Whoever took a seat may well be back when it begins: only that somebody waits here now is worth a word. */}
          {online && !mine && <span className="online-soft"> · {t('online.seats.here')}</span>}
        </p>
      </div>
      <div className="online-seat-ways">
        {free && known && (
          <button
            type="button"
            className="button"
            aria-disabled={doing.busy}
            onClick={() => change(() => server.join(id, seat))}
            data-test="take-seat"
          >
            {t('online.seats.take')}
            <span className="visually-hidden">: {role?.name}</span>
          </button>
        )}
        {host && (free || (bot !== null && name === null)) && (
          <select
            aria-label={t('online.seats.who', { role: role?.name ?? '' })}
            value={bot ?? ''}
            onChange={(event) => {
              const level = event.target.value;
              change(() => server.seat(id, seat, level === '' ? null : level));
            }}
          >
            <option value="">{t('online.new.free')}</option>
            {Object.entries(listed?.levels ?? {}).map(([level, label]) => (
              <option key={level} value={level}>
                {t('online.seats.bot', { level: label })}
              </option>
            ))}
          </select>
        )}
        {mine && (
          <button
            type="button"
            className="button"
            aria-disabled={doing.busy}
            onClick={() => change(() => server.leave(id, seat))}
            data-test="leave-seat"
          >
            {t('online.seats.leave')}
            <span className="visually-hidden">: {role?.name}</span>
          </button>
        )}
      </div>
    </li>
  );
}
