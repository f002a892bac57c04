import type { OnlineMatch, OnlineSeat } from '@sightline/wire';
import { useEffect, useRef, useState } from 'react';
import type { ListedMatch } from '../host/api.ts';
import { Icon } from '../icons/Icon.tsx';
import { ConfirmDialog } from '../table/ConfirmDialog.tsx';
import { server } from './http.ts';
import type { RunningTask } from './use-doing.ts';
import { useOnlineWords } from './words.tsx';

interface Props {
  readonly seat: OnlineSeat;
  readonly match: OnlineMatch;
  readonly listed: ListedMatch | undefined;
  readonly doing: RunningTask;
  /** the server knows who we are */
  readonly known: boolean;
  /** the table was opened by somebody else: what the seats mean was not told us yet */
  readonly explained: boolean;
  /** we have no seat yet: to take one is what we came for */
  readonly wanted: boolean;
  change(job: () => Promise<OnlineMatch>): void;
}

/** One seat of a table that gathers: who has it, and what can be done about it. */
export function GatheringSeat({
  seat: { seat, mine, name, bot, online },
  match,
  listed,
  doing,
  known,
  explained,
  wanted,
  change,
}: Props) {
  const t = useOnlineWords();
  const role = listed?.roles[seat];
  const { id, host } = match;
  const free = name === null && bot === null;
  const row = useRef<HTMLLIElement>(null);
  const pressed = useRef(false);
  const [leaving, setLeaving] = useState(false);
  /** whom the host is about to ask off the table: whoever sits down there meanwhile is not meant */
  const [unwanted, setUnwanted] = useState<string | null>(null);
  // Whoever took or left the seat, or made it free, finds that button gone: the keyboard goes on in the same row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the seat has changed hands
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    if (document.activeElement !== document.body) return;
    (row.current?.querySelector<HTMLElement>('button, select') ?? row.current)?.focus();
  }, [mine, free]);
  const press = (job: () => Promise<OnlineMatch>) => {
    pressed.current = true;
    change(job);
  };
  // A table without its host would begin for nobody: whoever else sits there first is the host then.
  const heir =
    host && mine && match.seats.every((s) => !s.mine || s.seat === seat)
      ? (match.seats.find((s) => s.name !== null && !s.mine)?.name ?? null)
      : null;
  const leave = () => press(() => server.leave(id, seat));
  const who = mine
    ? t('online.seats.you')
    : (name ??
      (bot === null ? t('online.seats.free') : t('online.seats.bot', { level: listed?.levels[bot] ?? bot })));
  return (
    <li
      ref={row}
      className="online-seat"
      tabIndex={-1}
      data-tone={role?.tone}
      data-free={free}
      data-seat={seat}
    >
      <span className="online-disc">
        <Icon name={role?.icon ?? 'person'} />
      </span>
      <div className="online-seat-words">
        <h3>{role?.name ?? String(seat + 1)}</h3>
        <p>
          <bdi>{who}</bdi>
          {/* Whoever took a seat may well be back when it begins: only that somebody waits here now is worth a word. */}
          {online && !mine && <span className="online-soft"> · {t('online.seats.here')}</span>}
        </p>
        {explained && <p className="online-seat-about">{role?.text}</p>}
      </div>
      <div className="online-seat-ways">
        {free && known && (
          <button
            type="button"
            className={wanted ? 'button primary' : 'button'}
            aria-disabled={doing.busy}
            onClick={() => press(() => server.join(id, seat))}
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
        {host && !mine && name !== null && (
          <button
            type="button"
            className="button"
            aria-disabled={doing.busy}
            onClick={() => setUnwanted(name)}
            data-test="dismiss"
          >
            {t('online.seats.dismiss')}
            <span className="visually-hidden">: {name}</span>
          </button>
        )}
        {mine && (
          <button
            type="button"
            className="button"
            aria-disabled={doing.busy}
            onClick={() => (heir === null ? leave() : setLeaving(true))}
            data-test="leave-seat"
          >
            {t('online.seats.leave')}
            <span className="visually-hidden">: {role?.name}</span>
          </button>
        )}
      </div>
      {unwanted !== null && (
        <ConfirmDialog
          text={t('online.seats.dismiss.sure', { name: unwanted })}
          act={t('online.seats.dismiss')}
          onAnswer={(sure) => {
            setUnwanted(null);
            if (sure) press(() => server.dismiss(id, seat, unwanted));
          }}
        />
      )}
      {leaving && heir !== null && (
        <ConfirmDialog
          text={t('online.seats.leave.sure', { name: heir })}
          act={t('online.seats.leave')}
          onAnswer={(sure) => {
            setLeaving(false);
            if (sure) leave();
          }}
        />
      )}
    </li>
  );
}
