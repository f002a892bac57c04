import type { OnlineMatch } from '@sightline/wire';
import { to } from '../app/route.ts';
import { useMe } from './me.ts';
import { isMine } from './order.ts';
import { useOnlineWords } from './words.tsx';

/** For who is not signed in, or a guest here: whoever has a seat with an account signs in, and is back at this table. */
export function SeatHere({ match }: { readonly match: OnlineMatch }) {
  const t = useOnlineWords();
  const me = useMe((s) => s.me);
  if (isMine(match) || (me !== null && !me.guest)) return null;
  return (
    <div className="online-row" data-test="seat-here">
      <span className="online-soft">{t('online.seatHere')}</span>
      <a className="button" href={to.signIn(location.hash)}>
        {t('account.signIn')}
      </a>
    </div>
  );
}
