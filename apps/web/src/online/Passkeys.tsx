import { useCallback } from 'react';
import { useWordsStore } from '../app/words.ts';
import { Icon } from '../icons/Icon.tsx';
import { server } from './http.ts';
import { findMe } from './me.ts';
import { addPasskey, canHavePasskeys } from './passkey.ts';
import { Trouble } from './Trouble.tsx';
import { useDoing } from './use-doing.ts';
import { usePolled } from './use-polled.ts';
import { useOnlineWords } from './words.tsx';

/** Nothing changes here unless somebody changes it. */
const SELDOM = 600_000;

/** Ways to sign in that no one can guess or forget. */
export function Passkeys() {
  const t = useOnlineWords();
  const language = useWordsStore((s) => s.language);
  const ask = useCallback(() => server.passkeys(), []);
  const { value, again } = usePolled(ask, SELDOM);
  const { busy, fault, run } = useDoing();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const change = (job: () => Promise<unknown>) => {
    if (!busy)
      run(async () => {
        await job();
        again();
        // Who has a passkey is no guest any more.
        await findMe();
      });
  };
  return (
    <section className="online-card" aria-labelledby="account-passkeys">
      <h2 id="account-passkeys">{t('account.passkeys')}</h2>
      <p className="online-soft">
        {t(canHavePasskeys() ? 'account.passkeys.text' : 'account.passkeys.none')}
      </p>
      {(value ?? []).length > 0 && (
        <ul className="online-keys">
          {(value ?? []).map(({ id, createdAt }) => (
            <li key={id}>
              <Icon name="key" />
              <span>
                {t('account.passkeys.made', {
                  day: createdAt === null ? '' : day.format(new Date(createdAt)),
                })}
              </span>
              <button type="button" className="button" onClick={() => change(() => server.removePasskey(id))}>
                {t('account.passkeys.remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Trouble code={fault} />
      {canHavePasskeys() && (
        <button
          type="button"
          className="button"
          aria-disabled={busy}
          onClick={() => change(addPasskey)}
          data-test="add-passkey"
        >
          <Icon name="key" />
          {t('account.passkeys.add')}
        </button>
      )}
    </section>
  );
}
