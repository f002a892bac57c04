import type { OnlineMatch } from '@sightline/wire';
import { useCallback, useEffect, useState } from 'react';
import { Loading } from '../app/Loading.tsx';
import { Page } from '../app/Page.tsx';
import { to } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import { play } from '../sound/sounds.ts';
import { Dismissed } from './Dismissed.tsx';
import { Gathering } from './Gathering.tsx';
import { server } from './http.ts';
import { useMe } from './me.ts';
import { NONE } from './mine.ts';
import { NameForm } from './NameForm.tsx';
import { Over } from './Over.tsx';
import { isStuck, mayLook } from './order.ts';
import { Shut } from './Shut.tsx';
import { faultKey } from './Trouble.tsx';
import { OnlineTable } from './table/OnlineTable.tsx';
import { useListed } from './use-listed.ts';
import { usePolled } from './use-polled.ts';
import { useOnlineWords } from './words.tsx';

const OFTEN = 2000;

/** One online match, whatever has become of it: people gather, the table, what is left when it is over. */
export function MatchPage({ id }: { readonly id: string }) {
  const t = useOnlineWords();
  const shell = useWords();
  const me = useMe((s) => s.me);
  const who = me?.id;
  // Another person sees another table.
  const ask = useCallback(async () => ({ who, shown: await server.match(id, document.hidden) }), [id, who]);
  /** whoever was at the table when it ended stays at it, until they have seen enough */
  const [played, setPlayed] = useState<OnlineMatch | null>(null);
  // At a table the socket tells what is new, and after a broken connection who is there: then it is asked for.
  const polled = usePolled(ask, OFTEN, played !== null);
  /** this page was there before the match began */
  const [waited, setWaited] = useState(false);
  const [newest, setNewest] = useState<OnlineMatch | null>(null);
  const match = newer(newest, polled.value?.shown ?? null);
  const foreign = useListed(match === null ? NONE : [match])?.get(match?.id ?? '')?.foreign === true;
  // As long as people gather, the table may be closed by whoever opened it.
  const closed = polled.fault === 'no-such-match' && match?.status === 'gathering';
  if (match === null || closed) {
    if (polled.fault === null) return <Loading />;
    return (
      <Page
        title={
          closed
            ? t('online.closed.title')
            : polled.fault === 'no-such-match'
              ? shell('shell.notFound')
              : t('online.fault')
        }
        className="online"
      >
        <p className="online-lead" role="alert">
          {t(closed ? 'online.closed' : faultKey(polled.fault))}
        </p>
        <a className="button" href={to.online}>
          {t('online.toLobby')}
        </a>
      </Page>
    );
  }
  // What was shown to who we were before does not say where we sit.
  const isOurs = match === newest || polled.value?.who === who;
  const runs = match.status === 'running' && !match.outdated;
  if (runs && me !== null && isOurs && mayLook(match) && played === null) setPlayed(match);
  if (match.status === 'gathering' && !waited) setWaited(true);
  const begun = waited && match.status === 'running';
  const page = () => {
    if (played !== null)
      return <OnlineTable match={played} rematch={match.rematch} begun={begun} again={polled.again} />;
    if (isStuck(match)) return <Shut match={match} why="other-rules" />;
    if (foreign) return <Shut match={match} why="other-version" />;
    if (match.dismissed) return <Dismissed match={match} />;
    if (match.status === 'gathering') {
      const lost = polled.fault !== null;
      return <Gathering match={match} lost={lost} onChange={setNewest} again={polled.again} />;
    }
    if (match.status === 'over') return <Over match={match} onTable={() => setPlayed(match)} />;
    return <Stranger match={match} />;
  };
  return (
    <>
      <Beginning begun={begun} />
      {page()}
    </>
  );
}

/** Says that the match begins, to whoever has waited for it here. */
function Beginning({ begun }: { readonly begun: boolean }) {
  const t = useOnlineWords();
  useEffect(() => {
    if (begun) play('turn');
  }, [begun]);
  return (
    <p className="visually-hidden" role="status">
      {begun && t('online.begun')}
    </p>
  );
}

/** The later word of two about a match. */
const newer = (a: OnlineMatch | null, b: OnlineMatch | null): OnlineMatch | null =>
  a === null || (b !== null && b.touched >= a.touched) ? b : a;

/** It runs, and who comes has no seat, as far as the server knows them. */
function Stranger({ match }: { readonly match: OnlineMatch }) {
  const t = useOnlineWords();
  return (
    <Shut match={match} why={match.watch ? 'may-watch' : 'not-allowed'}>
      {match.watch && <NameForm action={t('online.watch')} />}
    </Shut>
  );
}
