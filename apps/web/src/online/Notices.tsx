import type { Me } from '@sightline/wire';
import { Switch } from '../settings/Switch.tsx';
import { changeMe } from './me.ts';
import { PushSwitch } from './PushSwitch.tsx';
import { Trouble } from './Trouble.tsx';
import { Unconfirmed } from './Unconfirmed.tsx';
import { useDoing } from './use-doing.ts';
import { useOnlineWords } from './words.tsx';

/** How one hears that it is one's turn. */
export function Notices({ me }: { readonly me: Me }) {
  const t = useOnlineWords();
  const { fault, run } = useDoing();
  return (
    <section className="online-card" aria-labelledby="account-notices">
      <h2 id="account-notices">{t('account.notices')}</h2>
      <p className="online-soft">{t('account.notices.text')}</p>
      <PushSwitch label={t('account.push')} />
      {me.email === null ? (
        <p className="online-soft">
          {t('account.mail')}: {t('account.mail.guest')}
        </p>
      ) : (
        <Switch
          label={t('account.mail')}
          hint={t(me.unconfirmed ? 'account.unconfirmed' : 'account.mail.hint', { email: me.email })}
          on={me.mail}
          onChange={(mail) => run(() => changeMe({ mail }))}
        />
      )}
      {me.unconfirmed && <Unconfirmed />}
      <Trouble code={fault} />
    </section>
  );
}
