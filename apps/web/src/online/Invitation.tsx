import type { OnlineMatch } from '@sightline/wire';
import { useId } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { invitationTo } from './invitation.ts';
import { CopiedNote, LinkField, useCopying } from './LinkToCopy.tsx';
import { freeSeats } from './order.ts';
import { useOnlineWords } from './words.tsx';

interface Props {
  readonly match: OnlineMatch;
  /** nothing on the page matters more than that somebody comes */
  readonly first: boolean;
}

/** The link that is the invitation. */
export function Invitation({ match, first }: Props) {
  const t = useOnlineWords();
  const title = useId();
  const link = invitationTo(match.id);
  const full = match.watch ? 'online.invite.full' : 'online.full';
  const { copied, copy } = useCopying(link);
  return (
    <section className="online-card" aria-labelledby={title}>
      <h2 id={title}>{t('online.invite.title')}</h2>
      <p className="online-soft">{t(freeSeats(match) === 0 ? full : 'online.invite.text')}</p>
      <LinkField link={link} copied={copied} />
      <div className="online-row">
        <button
          type="button"
          className={first ? 'button primary' : 'button'}
          onClick={copy}
          data-test="copy-link"
        >
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
