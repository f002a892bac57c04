import type { OnlineMatch } from '@sightline/wire';
import { useEffect, useRef, useState } from 'react';
import type { ListedMatch } from '../host/api.ts';
import { play } from '../sound/sounds.ts';
import { becameHost, newsOf } from './gathering-news.ts';
import { freeSeats } from './order.ts';
import { useTitleMark, useUnseen } from './title-mark.ts';
import { useOnlineWords } from './words.tsx';

/** What has happened last at a table that gathers, in words; of others also a sound, and a mark in the title. */
export function useGatheringNews(match: OnlineMatch, listed: ListedMatch | undefined): string {
  const t = useOnlineWords();
  const known = useRef(match);
  const [said, setSaid] = useState('');
  useEffect(() => {
    // Nothing is said before it is known what the seats are called.
    if (listed === undefined) return;
    const news = newsOf(known.current.seats, match.seats);
    const hosts = becameHost(known.current, match);
    known.current = match;
    if (news.length === 0 && !hosts) return;
    const role = (seat: number) => listed.roles[seat]?.name ?? String(seat + 1);
    const lines = news.map(({ what, seat, name }) => t(`online.news.${what}`, { name, role: role(seat) }));
    if (hosts) lines.push(t('online.news.host'));
    if (freeSeats(match) === 0) lines.push(t('online.begin.hint'));
    setSaid(lines.join(' '));
    if (news.some(({ what }) => what === 'sat')) play('door');
  }, [match, listed, t]);
  useTitleMark(listed?.title ?? '…', useUnseen(said));
  return said;
}
