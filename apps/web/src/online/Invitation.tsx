import { useId, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { invitationTo } from './invitation.ts';
import { useOnlineWords } from './words.tsx';

/** The link that is the invitation. */
export function Invitation({ id }: { readonly id: string }) {
  const t = useOnlineWords();
  const field = useId();
  const link = invitationTo(id);
  const [copied, setCopied] = useState<'no' | 'yes' | 'impossible'>('no');
  const copy = () =>
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(link))
      .then(
        () => setCopied('yes'),
        () => setCopied('impossible'),
      );
  return (
    <section className="online-card" aria-labelledby={`${field}-title`}>
      <h2 id={`${field}-title`}>{t('online.invite.title')}</h2>
      <p className="online-soft">{t('online.invite.text')}</p>
      <div className="online-field">
        <label htmlFor={field}>{t('online.invite.link')}</label>
        <input
          id={field}
          type="text"
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
          data-test="invitation"
        />
      </div>
      <div className="online-row">
        <button type="button" className="button primary" onClick={copy} data-test="copy-link">
          {t('online.invite.copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="button"
            onClick={() => void navigator.share({ url: link, title: 'Sightline' }).catch(() => {})}
          >
            <Icon name="share" />
            {t('online.invite.share')}
          </button>
        )}
      </div>
      <p role="status" className="online-soft">
        {copied === 'yes' && t('online.invite.copied')}
        {copied === 'impossible' && t('online.invite.byHand')}
      </p>
    </section>
  );
}
