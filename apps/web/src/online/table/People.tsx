import { useEffect, useRef } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { play } from '../../sound/sounds.ts';
import { useTable } from '../../table/table-context.ts';
import { timeOf, written } from '../../table/time.ts';
import { useTitleMark, useUnseen } from '../title-mark.ts';
import { useOnlineWords } from '../words.tsx';
import { useMatch, useUnread } from './match-context.ts';
import { OwnTime } from './OwnTime.tsx';
import { TalkNews } from './TalkNews.tsx';
import { useServerTime } from './use-server-time.ts';

/** So little time is left that it has to be noticed. */
const SHORT = 60_000;
/** So much of the neighbour stays in sight, in pixels. */
const EDGE = 60;

/** Who sits where, whether they are here, whom everybody waits for, and how much time they have. */
export function People() {
  const t = useOnlineWords();
  const { room, opened, frame } = useTable((s) => s);
  // Clocks of the set-up are in the header.
  const clock = opened?.clocks === null ? (room?.clock ?? null) : null;
  const now = useServerTime(clock !== null && frame?.ending === null);
  useCall();
  const list = useRef<HTMLUListElement>(null);
  const whom = frame?.awaited.map(({ seat }) => seat).join();
  // Where not everybody fits, the one whom all wait for is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is drawn by who is awaited
  useEffect(() => {
    const next = list.current?.querySelector<HTMLElement>('[data-awaited="true"]');
    if (next != null) list.current?.scrollTo({ left: next.offsetLeft - EDGE });
  }, [whom]);
  if (room === null || opened === null) return null;
  const { seats, watching } = room.people;
  const seated = seats.some(({ mine }) => mine);
  const awaited = new Set(frame?.awaited.map(({ seat }) => seat));
  const timed = (seat: number) => timeOf(clock, seat, awaited.has(seat), now);
  const own = seats.filter(({ mine, bot }) => mine && bot === null);
  return (
    <div className="company" data-test="company">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ul aria-label={t('online.table.people')} ref={list} tabIndex={0}>
        {seats.map(({ seat, name, bot, online, mine }) => {
          const { role, icon, tone } = opened.seats[seat];
          const counted = timed(seat);
          // A bot's time is nobody's worry, unless it is being waited for.
          const time = bot === null || counted?.running === true ? counted : null;
          const here = name !== null && online;
          const shown = time === null ? null : written(time.ms);
          return (
            <li
              key={seat}
              data-tone={tone}
              data-awaited={awaited.has(seat)}
              data-mine={mine}
              data-seat={seat}
            >
              <Icon name={bot === null ? icon : 'vintage-robot'} />
              {name !== null && (
                <>
                  <i className="company-dot" data-here={here} aria-hidden="true" />
                  <b dir="auto">{name}</b>
                  <span className="visually-hidden">
                    {t(here ? 'online.seats.here' : 'online.seats.away')}
                  </span>
                </>
              )}
              <span className="company-role">{role}</span>
              {awaited.has(seat) && <span className="visually-hidden">{t('online.table.awaited')}</span>}
              {time !== null && shown !== null && (
                <span
                  className="company-time"
                  role="timer"
                  aria-label={t('online.table.left')}
                  data-running={time.running}
                  data-short={time.ms < SHORT}
                >
                  <Icon name="stopwatch" />
                  {time.ms === 0
                    ? t('online.table.noTime')
                    : typeof shown === 'string'
                      ? shown
                      : t('online.table.days', shown)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <TalkNews />
      <OwnTime times={new Map(own.map(({ seat }) => [seat, timed(seat)]))} />
      {(watching > 0 || !seated) && (
        <p className="company-watching" data-test="watching">
          <Icon name="binoculars" />
          {seated ? t('online.table.watching', { n: watching }) : t('online.table.youWatch')}
        </p>
      )}
    </div>
  );
}

/** Calls somebody back to the table who looks at another page: a mark in the title, and a soft sound. */
function useCall(): void {
  const t = useOnlineWords();
  const { begun, wish } = useMatch();
  const asked = useTable((s) => s.choosing?.question.id ?? null);
  const title = useTable((s) => s.opened?.title ?? '');
  const unread = useUnread();
  const unseen = useUnseen(begun ? t('online.begun') : '');
  const said = unread > 0 ? t('online.talk.unread', { n: unread }) : '';
  useTitleMark(title, asked === null ? (wish ?? (unseen || said)) : t('online.table.turnTitle'));
  useEffect(() => {
    if ((asked !== null || wish !== null) && document.hidden) play('turn');
  }, [asked, wish]);
}
