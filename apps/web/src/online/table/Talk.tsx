import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useWords, useWordsStore } from '../../app/words.ts';
import { host } from '../../host/client.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useTable } from '../../table/table-context.ts';
import { faultKey } from '../Trouble.tsx';
import { useOnlineWords } from '../words.tsx';

const LONGEST = 500;

/** How many lines of others were said since we last read. */
function useUnread(): number {
  return useTable(({ room, read }) => {
    const own = new Set(room?.people.seats.flatMap(({ seat, mine }) => (mine ? [seat] : [])));
    return (room?.talk ?? []).filter(({ k, seat }) => k > read && (seat === null || !own.has(seat))).length;
  });
}

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

/** The log, or what people say: one place for both. */
export function LogAndTalk({ log }: { readonly log: ReactNode }) {
  const t = useOnlineWords();
  const core = useWords();
  const [talking, setTalking] = useState(false);
  return (
    <div className="talk-and-log" data-talking={talking}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are two buttons of a kind */}
      <div className="talk-switch" role="group">
        <button type="button" aria-pressed={!talking} onClick={() => setTalking(false)}>
          {core('table.log')}
        </button>
        <button type="button" aria-pressed={talking} onClick={() => setTalking(true)} data-test="talk">
          <Icon name="talk" />
          {t('online.talk')}
          {!talking && <Unread />}
        </button>
      </div>
      {talking ? <Talk /> : log}
    </div>
  );
}

/** The same on a phone, where it is a sheet. */
export function TalkTab({ pressed, onPress }: { readonly pressed: boolean; onPress(): void }) {
  const t = useOnlineWords();
  return (
    <button type="button" aria-pressed={pressed} onClick={onPress} data-tab="talk">
      <Icon name="talk" />
      <span>
        {t('online.talk')}
        {!pressed && <Unread />}
      </span>
    </button>
  );
}

/** What was said at the table, and a line to say something. */
export function Talk() {
  const t = useOnlineWords();
  const language = useWordsStore((s) => s.language);
  const { room, opened, readTalk } = useTable((s) => s);
  const lines = room?.talk ?? [];
  const newest = lines.at(-1)?.k ?? 0;
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever looks at the newest line has read it
  useEffect(() => {
    readTalk();
    box.current?.scrollTo(0, box.current.scrollHeight);
  }, [newest, readTalk]);
  const seats = room?.people.seats ?? [];
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  return (
    <section className="talk" aria-label={t('online.talk')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className="talk-lines" role="log" ref={box} tabIndex={0} aria-label={t('online.talk')}>
        {lines.length === 0 && <p className="talk-none">{t('online.talk.none')}</p>}
        <ol>
          {lines.map(({ k, from, seat, to, text, at }) => {
            const mine = seat !== null && seats[seat]?.mine === true;
            const name = mine ? t('online.talk.you') : from;
            return (
              <li
                key={k}
                data-mine={mine}
                data-to={to}
                data-tone={seat === null ? undefined : opened?.seats[seat]?.tone}
              >
                <p className="talk-who">
                  <b dir="auto">{seat === null ? t('online.talk.watcher', { name }) : name}</b>
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
      <Say />
    </section>
  );
}

function Say() {
  const t = useOnlineWords();
  const id = useId();
  const { room, opened } = useTable((s) => s);
  const [text, setText] = useState('');
  const [to, setTo] = useState<'table' | 'side'>('table');
  const [fault, setFault] = useState<string | null>(null);
  const own = room?.people.seats.find(({ mine }) => mine);
  const tone = own === undefined ? undefined : opened?.seats[own.seat]?.tone;
  // Whoever is alone on a side has nobody there to talk to.
  const sided = tone !== undefined && (opened?.seats.filter((s) => s.tone === tone).length ?? 0) > 1;
  const say = async () => {
    const said = text.trim();
    if (said === '') return;
    setText('');
    setFault(null);
    const refused = await host().talk(to, said);
    if (refused === null) return;
    setText(said);
    setFault(refused.code ?? 'failed');
  };
  return (
    <form
      className="talk-say"
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      {sided && (
        <select
          aria-label={t('online.talk.to')}
          value={to}
          onChange={(event) => setTo(event.target.value === 'side' ? 'side' : 'table')}
        >
          <option value="table">{t('online.talk.table')}</option>
          <option value="side">{t('online.talk.side')}</option>
        </select>
      )}
      <label htmlFor={id} className="visually-hidden">
        {t('online.talk.say')}
      </label>
      <input
        id={id}
        type="text"
        dir="auto"
        autoComplete="off"
        maxLength={LONGEST}
        placeholder={t('online.talk.say')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        data-test="say"
      />
      <button type="submit" className="button" data-test="send">
        <Icon name="play-button" label={t('online.talk.send')} />
      </button>
      {fault !== null && <p role="alert">{t(faultKey(fault))}</p>}
    </form>
  );
}
