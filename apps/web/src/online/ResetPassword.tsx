import { useState } from 'react';
import { Page } from '../app/Page.tsx';
import { to } from '../app/route.ts';
import { Field } from './Field.tsx';
import { server } from './http.ts';
import { Trouble } from './Trouble.tsx';
import { useDoing } from './use-doing.ts';
import { useOnlineWords } from './words.tsx';

/** Where the link of the letter leads. */
export function ResetPassword({ token }: { readonly token: string }) {
  const t = useOnlineWords();
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const { busy, fault, run } = useDoing();
  return (
    <Page title={t('account.reset.title')} className="online">
      <form
        className="online-card online-name"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy)
            run(async () => {
              await server.reset(token, password);
              setDone(true);
            });
        }}
      >
        {done ? (
          <p role="status">
            {t('account.reset.done')} <a href={to.account}>{t('account.signIn')}</a>
          </p>
        ) : (
          <>
            <p>{t('account.reset.text')}</p>
            <Field
              label={t('account.password.new')}
              type="password"
              autoComplete="new-password"
              minLength={8}
              required
              hint={t('account.password.hint')}
              value={password}
              onChange={setPassword}
            />
            <Trouble code={fault} />
            <button type="submit" className="button primary" aria-disabled={busy}>
              {t('account.reset.go')}
            </button>
          </>
        )}
      </form>
    </Page>
  );
}
