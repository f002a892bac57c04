import { useState } from 'react';
import { Page } from '../app/Page.tsx';
import { to } from '../app/route.ts';
import { server } from './http.ts';
import { NewPassword } from './NewPassword.tsx';
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
        ) : fault === 'link-expired' ? (
          <>
            <p role="alert" data-fault={fault}>
              {t('account.reset.expired')}
            </p>
            <a className="button" href={to.account}>
              {t('account.signIn')}
            </a>
          </>
        ) : (
          <>
            <p>{t('account.reset.text')}</p>
            <NewPassword label={t('account.password.new')} value={password} onChange={setPassword} />
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
