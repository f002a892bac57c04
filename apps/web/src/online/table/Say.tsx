import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { host } from '../../host/client.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useTable } from '../../table/table-context.ts';
import { faultKey } from '../Trouble.tsx';
import { useOnlineWords } from '../words.tsx';
import { useMatch } from './match-context.ts';

const LONGEST = 500;

/** A line to say something. */
export function Say() {
  const t = useOnlineWords();
  const id = useId();
  const { room, opened } = useTable((s) => s);
  const { talk } = useMatch();
  const { draft, to, write } = useStore(talk, (s) => s);
  const [fault, setFault] = useState<string | null>(null);
  const own = room?.people.seats.find(({ mine }) => mine);
  const tone = own === undefined ? undefined : opened?.seats[own.seat]?.tone;
  // Whoever is alone on a side has nobody there to talk to.
  const sided = tone !== undefined && (opened?.seats.filter((s) => s.tone === tone).length ?? 0) > 1;
  const shut = sided && to === 'side' && room?.sideShut === true;
  const say = async () => {
    if (shut) return;
    const said = draft.trim();
    if (said === '') return;
    write({ draft: '' });
    setFault(null);
    const refused = await host().talk(to, said);
    if (refused === null) return;
    // Before whatever was written meanwhile.
    write({ draft: `${said} ${talk.getState().draft}`.trim() });
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
          onChange={(event) => write({ to: event.target.value === 'side' ? 'side' : 'table' })}
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
        value={draft}
        onChange={(event) => write({ draft: event.target.value })}
        aria-describedby={shut ? `${id}shut` : undefined}
        data-test="say"
      />
      <button type="submit" className="button" disabled={shut} data-test="send">
        <Icon name="play-button" label={t('online.talk.send')} />
      </button>
      {shut && (
        <p id={`${id}shut`} role="status" data-test="side-shut">
          {t('online.talk.shut')}
        </p>
      )}
      {fault !== null && <p role="alert">{t(faultKey(fault))}</p>}
    </form>
  );
}
