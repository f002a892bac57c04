import type { OnlineMatch } from '@sightline/wire';
import { type ReactNode, useEffect } from 'react';
import { Page } from '../app/Page.tsx';
import { go, to } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import { findMe, useMe } from './me.ts';
import { NewVersion } from './NewVersion.tsx';
import { foreignKey } from './new-version.ts';
import { isMine } from './order.ts';
import { PutAway } from './PutAway.tsx';
import { SeatHere } from './SeatHere.tsx';
import { faultKey } from './Trouble.tsx';
import { useListed } from './use-listed.ts';
import { type OnlineKey, useOnlineWords } from './words.tsx';

/** What the codes mean of a table, where that is more than they mean elsewhere. */
const WHY: Readonly<Record<string, OnlineKey>> = {
  'other-rules': 'online.fault.outdated',
  'not-allowed': 'online.full',
  'may-watch': 'online.mayWatch',
};
/** Whoever is somebody else may get further. */
const PERSONAL: readonly string[] = ['not-allowed', 'may-watch', 'not-your-seat', 'signed-out'];

interface Props {
  readonly match: OnlineMatch;
  /** a code of the server's or of the host's; `may-watch`: only who watches is not known yet */
  readonly why: string;
  readonly children?: ReactNode;
}

/** A table that can't be opened: why, and what can be done about it. */
export function Shut({ match, why, children }: Props) {
  const t = useOnlineWords();
  const shell = useWords();
  const me = useMe((s) => s.me);
  const title = useListed([match])?.get(match.id)?.title || t('online.title');
  const stuck = why === 'other-rules' && isMine(match);
  const foreign = why === 'other-version';
  const key = foreign ? foreignKey() : (WHY[why] ?? faultKey(why));
  // The server may have forgotten us since we last asked.
  useEffect(() => {
    void findMe();
  }, []);
  return (
    <Page title={title} className="online">
      {/* Whoever sat here a moment ago hears it. */}
      <p
        className="online-lead"
        role={why === 'dismissed' ? 'alert' : undefined}
        data-test="shut"
        data-why={why}
      >
        {why === 'other-game' ? shell('fault.other-game') : t(key)} {stuck && t('online.putAway.hint')}
      </p>
      {PERSONAL.includes(why) && <SeatHere match={match} />}
      {children}
      <div className="online-row">
        {foreign && <NewVersion title={title} primary />}
        {stuck && <PutAway match={match} title={title} onDone={() => go(to.online)} />}
        {why === 'signed-out' && me !== null && (
          <button type="button" className="button" onClick={() => location.reload()}>
            {t('online.table.goneBack')}
          </button>
        )}
        {key === 'online.fault.failed' && (
          <button type="button" className="button" onClick={() => location.reload()} data-test="open-again">
            {t('online.again')}
          </button>
        )}
        <a className="button" href={to.online}>
          {t('online.toLobby')}
        </a>
      </div>
    </Page>
  );
}
