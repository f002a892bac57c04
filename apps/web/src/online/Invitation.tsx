import { useId } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { invitationTo } from './invitation.ts';
import { CopiedNote, LinkField, useCopying } from './LinkToCopy.tsx';
import { useOnlineWords } from './words.tsx';

/** The link that is the invitation. */
export function Invitation({ id }: { readonly id: string }) {
  const t = useOnlineWords();
  const title = useId();
  const link = invitationTo(id);
  const { copied, copy } = useCopying(link);
  return (
    <section className="online-card" aria-labelledby={title}>
      <h2 id={title}>{t('online.invite.title')}</h2>
      <p className="online-soft">{t('online.invite.text')}</p>
      <LinkField link={link} copied={copied} />
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
      <CopiedNote copied={copied} />
    </section>
  );
}
