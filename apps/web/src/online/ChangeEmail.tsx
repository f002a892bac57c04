import { useEffect, useRef, useState } from 'react';
import { Field } from './Field.tsx';
import { server } from './http.ts';
import { findMe, useMe } from './me.ts';
import { Trouble } from './Trouble.tsx';
import { useDoing } from './use-doing.ts';
import { useOnlineWords } from './words.tsx';

/** Another address for an account: it may have been mistyped, or is not used any more. */
export function ChangeEmail() {
  const t = useOnlineWords();
  /** null: nobody has opened it yet */
  const [open, setOpen] = useState<boolean | null>(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [done, setDone] = useState('');
  const { busy, fault, run } = useDoing();
  const box = useRef<HTMLDivElement>(null);
  // What was pressed is gone: the keyboard goes on with what stands in its place.
  useEffect(() => {
    if (open !== null) box.current?.querySelector<HTMLElement>(open ? 'input' : 'button')?.focus();
  }, [open]);
  const change = () =>
    run(async () => {
      await server.changeEmail({ email, password });
      await findMe();
      // A confirmed address stays until the new one is confirmed, too.
      const changed = useMe.getState().me?.email === email.toLowerCase();
      setDone(changed ? t('account.email.changed') : t('account.email.letter', { email }));
      setOpen(false);
      setEmail('');
      setPassword('');
    });
  return (
    <div ref={box} className="online-email" data-test="change-email">
      {open === true ? (
        <form
          aria-label={t('account.email.change')}
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) change();
          }}
        >
          <Field
            label={t('account.email.new')}
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            value={email}
            onChange={setEmail}
          />
          <Field
            label={t('account.password')}
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={setPassword}
          />
          <Trouble code={fault} />
          <button type="submit" className="button" aria-disabled={busy}>
            {t('account.email.change')}
          </button>
        </form>
      ) : (
        <button
          type="button"
          className="button"
          onClick={() => {
            setDone('');
            setOpen(true);
          }}
        >
          {t('account.email.change')}
        </button>
      )}
      <p role="status" className="online-soft">
        {done}
      </p>
    </div>
  );
}
