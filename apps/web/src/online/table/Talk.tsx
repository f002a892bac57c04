import type { Talk as Line } from '@sightline/wire';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useWords, useWordsStore } from '../../app/words.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useTable } from '../../table/table-context.ts';
import { useOnlineWords } from '../words.tsx';
import { Mute } from './Mute.tsx';
import { useMatch, useUnread } from './match-context.ts';
import { Say } from './Say.tsx';
import { folded, unreadOf } from './talk-memory.ts';
import { useSeen } from './use-seen.ts';

const NO_LINES: readonly Line[] = [];
/** So few pixels from the end are the end. */
const NEAR = 8;

function Unread() {
  const t = useOnlineWords();
  const unread = useUnread();
  if (unread === 0) return null;
  return (
    <span className="talk-unread" data-test="unread">
      <span aria-hidden="true">{unread}</span>
      <span className="visually-hidden">{t('online.talk.unread', { n: unread })}</span>
    </span>
  );
}

interface LogAndTalkProps {
  readonly log: ReactNode;
  readonly talking: boolean;
  onTalking(talking: boolean): void;
}

/** The log, or what people say: one place for both. */
export function LogAndTalk({ log, talking, onTalking }: LogAndTalkProps) {
  const t = useOnlineWords();
  const core = useWords();
  return (
    <div className="talk-and-log" data-talking={talking}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are two buttons of a kind */}
      <div className="talk-switch" role="group">
        <button type="button" aria-pressed={!talking} onClick={() => onTalking(false)}>
          {core('table.log')}
        </button>
        <button type="button" aria-pressed={talking} onClick={() => onTalking(true)} data-test="talk">
          <Icon name="talk" />
          {t('online.talk')}
          <Unread />
        </button>
      </div>
      {talking ? <Talk /> : log}
    </div>
  );
}

/** The same on a phone, where it is a sheet, and on a tablet, where it is a pane. */
export function TalkTab({ pressed, onPress }: { readonly pressed: boolean; onPress(): void }) {
  const t = useOnlineWords();
  return (
    <button type="button" aria-pressed={pressed} onClick={onPress} data-tab="talk">
      <Icon name="talk" />
      <span>
        {t('online.talk')}
        <Unread />
      </span>
    </button>
  );
}

/** What was said at the table, and a line to say something. */
export function Talk({ onTable }: { onTable?(): void }) {
  const t = useOnlineWords();
  const language = useWordsStore((s) => s.language);
  const { room, opened } = useTable((s) => s);
  const { talk } = useMatch();
  const lines = room?.talk ?? NO_LINES;
  const muted = useStore(talk, (s) => s.muted);
  const newest = lines.at(-1)?.k ?? 0;
  const box = useRef<HTMLDivElement>(null);
  const seen = useSeen(box);
  /** the line that was the first unread one when somebody came to look */
  const [since, setSince] = useState<number | null>(null);
  useAtEnd(box, newest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the unread begins stays where it was
  useEffect(() => {
    if (!seen) return;
    setSince(unreadOf(lines, talk.getState().read, muted)[0]?.k ?? null);
    return talk.getState().watch();
  }, [seen]);
  useEffect(() => {
    if (seen) talk.getState().readUpTo(newest);
  }, [seen, newest, talk]);
  useEffect(() => {
    if (since !== null)
      box.current?.scrollTo(0, box.current.querySelector<HTMLElement>('.talk-new')?.offsetTop ?? 0);
  }, [since]);
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  return (
    <section className="talk" aria-label={t('online.talk')}>
      {onTable !== undefined && <TurnReminder onTable={onTable} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className="talk-lines" role="log" ref={box} tabIndex={0} aria-label={t('online.talk')}>
        {lines.length === 0 && <p className="talk-none">{t('online.talk.none')}</p>}
        <ol>
          {folded(lines, muted).map(({ line, hidden }) => {
            const { k, mine, seat, to, text, at } = line;
            const other = seat === null ? t('online.talk.watcher', { name: line.from }) : line.from;
            const who = mine ? t('online.talk.you') : other;
            if (hidden > 0)
              return (
                <li key={k} className="talk-hidden" aria-live="off">
                  {t('online.talk.hidden', { name: who, n: hidden })}
                </li>
              );
            return (
              <li
                key={k}
                data-mine={mine}
                data-to={to}
                data-tone={seat === null ? undefined : opened?.seats[seat]?.tone}
              >
                {k === since && <p className="talk-new">{t('online.talk.new')}</p>}
                <p className="talk-who">
                  <b dir="auto">{who}</b>
                  {to === 'side' && <span> {t('online.talk.sideMark')}</span>}{' '}
                  <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
                </p>
                <p className="talk-text" dir="auto">
                  {text}
                </p>
              </li>
            );
          })}
        </ol>
      </div>
      <Mute lines={lines} />
      <Say />
    </section>
  );
}

/** The sheet lies over the table: whoever talks there is told that they are asked. */
function TurnReminder({ onTable }: { onTable(): void }) {
  const t = useOnlineWords();
  const core = useWords();
  const question = useTable((s) => s.choosing?.question ?? null);
  if (question === null) return null;
  return (
    <div className="talk-asked" data-test="asked">
      <p>
        <b>{core('prompt.yourTurn', { who: question.who })}</b> {question.title}
      </p>
      <button type="button" className="button primary" onClick={onTable}>
        {t('online.toTable')}
      </button>
    </div>
  );
}

/** The newest line is scrolled to, and stays in sight when a keyboard takes half of the room. */
function useAtEnd(box: RefObject<HTMLElement | null>, newest: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is scrolled to
  useEffect(() => {
    const lines = box.current;
    if (lines === null) return;
    const scroll = () => lines.scrollTo(0, lines.scrollHeight);
    let atEnd = true;
    let height = lines.clientHeight;
    const scrolled = () => {
      // What moves because the room is another one was not scrolled by anybody.
      if (lines.clientHeight !== height) return;
      atEnd = lines.scrollHeight - lines.scrollTop - lines.clientHeight < NEAR;
    };
    const resized = new ResizeObserver(() => {
      height = lines.clientHeight;
      if (atEnd) scroll();
    });
    scroll();
    lines.addEventListener('scroll', scrolled);
    resized.observe(lines);
    return () => {
      lines.removeEventListener('scroll', scrolled);
      resized.disconnect();
    };
  }, [box, newest]);
}
