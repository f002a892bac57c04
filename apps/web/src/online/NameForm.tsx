import { type ReactNode, useId, useState } from 'react';
import { to } from '../app/route.ts';
import { asGuest } from './me.ts';
import { Trouble } from './Trouble.tsx';
import { useDoing } from './use-doing.ts';
import { useOnlineWords } from './words.tsx';

interface Props {
  readonly action?: ReactNode;
}

/** A name is all it takes. */
export function NameForm({ action }: Props) {
  const t = useOnlineWords();
  const id = useId();
  const [name, setName] = useState('');
  /** what was sent off held no name: the browser takes spaces for one */
  const [empty, setEmpty] = useState(false);
  const { busy, fault, run } = useDoing();
  return (
    <form
      className="online-card online-name"
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        setEmpty(name.trim() === '');
        if (name.trim() !== '') run(() => asGuest(name.trim()));
      }}
    >
      <h2>{t('online.guest.title')}</h2>
      <div className="online-row">
        <div className="online-field">
          <label htmlFor={id}>{t('online.guest.name')}</label>
          <input
            id={id}
            type="text"
            autoComplete="nickname"
            maxLength={40}
            required
            value={name}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setName(event.target.value)}
            data-test="guest-name"
          />
        </div>
        <button type="submit" className="button primary" aria-disabled={busy} data-test="guest">
          {action ?? t('online.guest.go')}
        </button>
      </div>
      <p id={`${id}-hint`} className="online-soft">
        {t('online.guest.hint')} <a href={to.signIn(location.hash)}>{t('online.guest.account')}</a>
      </p>
      <Trouble code={empty ? 'empty-name' : fault} />
    </form>
  );
}
