import type { OnlineMatch } from '@sightline/wire';
import { useCallback, useMemo, useState } from 'react';
import type { Fault } from '../../host/api.ts';
import { host, watcher } from '../../host/client.ts';
import type { OnlineExtras } from '../../table/company.ts';
import Table from '../../table/Table.tsx';
import { serverNow } from '../http.ts';
import { useWish } from '../use-wish.ts';
import { hasWords, wordsNow } from '../words.tsx';
import { Connection } from './Connection.tsx';
import { MatchContext } from './match-context.ts';
import { OnlineEnding } from './OnlineEnding.tsx';
import { OnlineMenu } from './OnlineMenu.tsx';
import { Opening } from './Opening.tsx';
import { People } from './People.tsx';
import { Place } from './Place.tsx';
import { useAway, whenSignedOut } from './reaching.ts';
import { ShutTable } from './ShutTable.tsx';
import { LogAndTalk, Talk, TalkTab } from './Talk.tsx';
import { createTalk } from './talk-memory.ts';
import './online-table.css';
import './talk-room.css';

interface Props {
  /** as it was when the table was opened */
  readonly match: OnlineMatch;
  /** whether somebody has opened a table for the same people since */
  readonly rematch: string | null;
  /** it began while this page waited for it */
  readonly begun: boolean;
  /** Asks for the match again. */
  again(): void;
}

/** The table of a match that a server holds, with the people around it. */
export function OnlineTable({ match, rematch, begun, again: askForMatch }: Props) {
  const company = useMemo(() => companyOf(match), [match]);
  const talk = useMemo(() => createTalk(match.id), [match]);
  const [times, setTimes] = useState(0);
  const wish = useWish(rematch, times);
  // The same table may have other people at it by now, or have begun.
  const again = useCallback(() => {
    askForMatch();
    setTimes((n) => n + 1);
  }, [askForMatch]);
  useAway();
  const around = useMemo(
    () => ({ match, rematch, wish, begun, talk, again }),
    [match, rematch, wish, begun, talk, again],
  );
  return (
    <MatchContext value={around}>
      <Table id={match.id} company={company} />
    </MatchContext>
  );
}

/** As long as a table is not there, it may be that we are not let in any more. */
async function unlessSignedOut(opening: ReturnType<OnlineExtras['open']>): ReturnType<OnlineExtras['open']> {
  let callOff = () => {};
  const out = new Promise<Fault>((told) => {
    callOff = whenSignedOut(() => told({ fault: 'failed', detail: 'signed-out' }));
  });
  return Promise.race([opening, out]).finally(callOff);
}

const companyOf = (match: OnlineMatch): OnlineExtras => ({
  open(watch, room) {
    // A table that is laid on a page behind others has nobody at it yet.
    void host().away(document.hidden);
    return unlessSignedOut(host().openOnline(match, watcher(watch), watcher(room)));
  },
  now: serverNow,
  why(code) {
    const key = `online.fault.${code}`;
    return hasWords(key) ? wordsNow()(key) : '';
  },
  Opening,
  People,
  Connection,
  LogAndTalk,
  Talk,
  TalkTab,
  Place,
  Menu: OnlineMenu,
  Ending: OnlineEnding,
  Shut: ShutTable,
});
