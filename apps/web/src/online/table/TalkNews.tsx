import type { Talk } from '@sightline/wire';
import { useEffect, useRef, useState } from 'react';
import { play } from '../../sound/sounds.ts';
import { useTable } from '../../table/table-context.ts';
import { useOnlineWords } from '../words.tsx';
import { useMatch } from './match-context.ts';
import { unreadOf } from './talk-memory.ts';

/** Tells who does not look at the talk that something is said there: a soft sound, and the words for screen readers. */
export function TalkNews() {
  const t = useOnlineWords();
  const room = useTable((s) => s.room);
  const { talk } = useMatch();
  const newest = room?.talk.at(-1)?.k ?? 0;
  // What was said before one came is marked as unread, and that is enough.
  const heard = useRef(newest);
  const [news, setNews] = useState<readonly Talk[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when a line comes, not when somebody does
  useEffect(() => {
    const { read, watching, muted } = talk.getState();
    const since = Math.max(read, heard.current);
    heard.current = newest;
    const lines = room === null || watching > 0 ? [] : unreadOf(room.talk, since, muted);
    if (lines.length === 0) return;
    setNews(lines);
    play('said');
  }, [newest]);
  return (
    <p className="visually-hidden" role="status" data-test="talk-news">
      {/* The same words said again are said again. */}
      <span key={news.at(-1)?.k}>
        {news.length === 1 && t('online.talk.heard', { name: news[0].from, text: news[0].text })}
        {news.length > 1 && t('online.talk.unread', { n: news.length })}
      </span>
    </p>
  );
}
