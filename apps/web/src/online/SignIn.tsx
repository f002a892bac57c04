import { useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Field } from './Field.tsx';
import { server } from './http.ts';
import { findMe } from './me.ts';
import { canHavePasskeys, signInByPasskey } from './passkey.ts';
import { Trouble } from './Trouble.tsx';
import { useDoing } from './use-doing.ts';
import { useOnlineWords } from './words.tsx';

/** For who has an account already. */
export function SignIn() {
  const t = useOnlineWords();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, fault, run } = useDoing();
  const after = (job: () => Promise<unknown>) => {
    if (!busy)
      run(async () => {
        await job();
        await findMe('anew');
      });
  };
  return (
    <form
      className="online-card"
      aria-labelledby="account-sign-in"
      onSubmit={(event) => {
        event.preventDefault();
        after(() => server.signIn({ email, password }));
      }}
    >
      <h2 id="account-sign-in">{t('account.signIn.title')}</h2>
      <p className="online-soft">{t('account.signIn.text')}</p>
      <Field
        label={t('account.email')}
        type="email"
        autoComplete="username webauthn"
        required
        value={email}
        onChange={setEmail}
        test="sign-in-email"
      />
      <Field
        label={t('account.password')}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
        test="sign-in-password"
      />
      <Trouble code={fault} />
      <div className="online-row">
        <button type="submit" className="button primary" aria-disabled={busy} data-test="sign-in">
          {t('account.signIn')}
        </button>
        {canHavePasskeys() && (
          <button type="button" className="button" onClick={() => after(signInByPasskey)}>
            <Icon name="key" />
            {t('account.passkeys.use')}
          </button>
        )}
      </div>
      <details className="online-more">
        <summary>{t('account.forgotten')}</summary>
        <button
          type="button"
          className="button"
          aria-disabled={busy}
          onClick={(event) => {
            // Without an address the field says so, and has the cursor.
            const address = event.currentTarget.form?.querySelector<HTMLInputElement>('[type="email"]');
            if (busy || address?.reportValidity() !== true) return;
            run(async () => {
              setSent(false);
              await server.forgotten(email);
              setSent(true);
            });
          }}
        >
          {t('account.forgotten.send')}
        </button>
        <p role="status" className="online-soft">
          {sent && t('account.forgotten.sent')}
        </p>
      </details>
    </form>
  );
}
