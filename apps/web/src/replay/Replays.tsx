import { type ChangeEvent, type DragEvent, type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Loading } from '../app/Loading.tsx';
import { Page } from '../app/Page.tsx';
import { go, to } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import { FaultNotice, StorageNotice } from '../home/Notice.tsx';
import { failed } from '../home/use-asked.ts';
import { broken, finished, running, useLists } from '../home/use-lists.ts';
import { type Fault, isFault, type Lists, type MatchSummary } from '../host/api.ts';
import { host } from '../host/client.ts';
import { Icon } from '../icons/Icon.tsx';
import { MatchRow, type RowOutcome } from './MatchRow.tsx';
import { WrittenLink } from './WrittenLink.tsx';
import './Replays.css';

/** No match is nearly as large; whoever drops a film here should not wait until it is read. */
const LARGEST = 5_000_000;

/** Takes a file in and goes to the match: to its table while it runs, else to its replay. */
async function open(file: File): Promise<Fault | null> {
  try {
    if (file.size > LARGEST) return { fault: 'not-a-match', detail: file.name };
    const id = await host().take(await file.text());
    if (isFault(id)) return id;
    const { matches } = await host().lists();
    const taken = matches.find((match) => match.id === id);
    go(taken?.over === false ? to.play(id) : to.replay(id));
    return null;
  } catch (error) {
    return failed(error);
  }
}

/** Every match on this device, and the door for those that come as files. */
export default function Replays() {
  const t = useWords();
  const { answer: lists, fault, again } = useLists();
  const [outcome, setOutcome] = useState<RowOutcome | null>(null);
  const [reading, setReading] = useState(false);
  const [dragged, setDragged] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const happened = useRef<HTMLDivElement>(null);

  const take = async (file: File | undefined) => {
    if (file === undefined || reading) return;
    setOutcome(null);
    setReading(true);
    const trouble = await open(file);
    setReading(false);
    if (trouble !== null) setOutcome({ did: 'fault', fault: trouble });
  };
  const picked = (event: ChangeEvent<HTMLInputElement>) => {
    void take(event.target.files?.[0]);
    // The same file may be picked again.
    event.target.value = '';
  };
  const withFile = (act: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    act(event);
  };
  const told = (what: RowOutcome) => {
    flushSync(() => setOutcome(what));
    if (what.did !== 'deleted') return;
    // The row goes, and whoever was on it: they go on from where it is said.
    happened.current?.focus();
    again();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file here is a second way beside the button
    <div
      className="replays"
      onDragOver={withFile(() => setDragged(true))}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragged(false);
      }}
      onDrop={withFile((event) => {
        setDragged(false);
        void take(event.dataTransfer.files[0]);
      })}
    >
      <Page title={t('replays.title')}>
        <p className="replays-text">{t('replays.text')}</p>
        <div className="replays-open">
          <input
            ref={picker}
            type="file"
            accept=".json,application/json"
            className="visually-hidden"
            tabIndex={-1}
            aria-hidden="true"
            onChange={picked}
          />
          <button type="button" className="button" onClick={() => picker.current?.click()}>
            <Icon name="load" />
            {t('replays.open')}
          </button>
          <span className="replays-drop">{t('replays.drop')}</span>
          <span role="status">{reading && t('replays.reading')}</span>
        </div>
        <Happened outcome={outcome} ref={happened} />
        <FaultNotice fault={fault} />
        <StorageNotice storage={lists?.storage} />
        {lists === null ? fault === null && <Loading /> : <Matches lists={lists} onOutcome={told} />}
      </Page>
      {dragged && <p className="replays-dropping">{t('replays.dropping')}</p>}
    </div>
  );
}

function Matches({ lists, onOutcome }: { readonly lists: Lists; onOutcome(outcome: RowOutcome): void }) {
  const t = useWords();
  const { matches } = lists;
  if (matches.length === 0)
    return (
      <p className="replays-none">
        {t('replays.none')} <a href={to.home}>{t('replays.none.play')}</a>
      </p>
    );
  const group = (id: string, title: string, some: readonly MatchSummary[]) =>
    some.length > 0 && (
      <section aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <ul className="replays-list">
          {some.map((match) => (
            <MatchRow key={match.id} match={match} onOutcome={onOutcome} />
          ))}
        </ul>
      </section>
    );
  return (
    <>
      {group('replays-running', t('replays.running'), running(matches))}
      {group('replays-finished', t('replays.finished'), finished(matches))}
      {group('replays-broken', t('replays.broken'), broken(matches))}
    </>
  );
}

/** What came of the last thing that was done here. */
function Happened({ outcome, ref }: { readonly outcome: RowOutcome | null; ref: Ref<HTMLDivElement> }) {
  const t = useWords();
  if (outcome?.did === 'fault') return <FaultNotice fault={outcome.fault} />;
  const told = () => {
    switch (outcome?.did) {
      case undefined:
        return null;
      case 'deleted':
        return t('replays.deleted', { title: outcome.title });
      case 'saved':
        return t('replays.saved', { name: outcome.name });
      case 'copied':
        return t('replays.copied');
      case 'written':
        return <WrittenLink label={t('replays.written')} link={outcome.link} />;
    }
  };
  return (
    <div ref={ref} role="status" className="replays-outcome" tabIndex={-1}>
      {told()}
    </div>
  );
}
