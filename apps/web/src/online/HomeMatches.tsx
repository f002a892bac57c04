import { useEffect } from 'react';
import { keepOnline, useKnownOnline } from '../app/known-online.ts';
import { to } from '../app/route.ts';
import { MatchList } from './MatchList.tsx';
import { askMine, NONE, running } from './mine.ts';
import { isMyTurn } from './order.ts';
import { useListed } from './use-listed.ts';
import { usePolled } from './use-polled.ts';
import { useOnlineWords, Worded } from './words.tsx';
import './online.css';
import './HomeMatches.css';

const SOMETIMES = 15_000;
/** What waits for a decision comes first; the lobby has them all. */
const MOST = 4;

/** The tables with others at which one sits, on the start page. Where no server answers, nothing is said of them. */
export default function HomeMatches() {
  return (
    <Worded meanwhile={null}>
      <Mine />
    </Worded>
  );
}

function Mine() {
  const t = useOnlineWords();
  const { value, fault, again } = usePolled(askMine, SOMETIMES);
  const matches = running(value ?? NONE).slice(0, MOST);
  const listed = useListed(matches);
  useEffect(() => {
    const { online } = useKnownOnline.getState();
    // Where there is no server we are nobody, unless there was one: something may stand between it and us.
    if (fault === 'no-server' && online === 'unasked') keepOnline('nobody');
  }, [fault]);
  if (fault !== null || listed === null || matches.length === 0) return null;
  return (
    <section
      className="online home-online"
      aria-labelledby="home-online"
      data-urgent={matches.some(isMyTurn)}
      data-test="mine"
    >
      <header>
        <h2 id="home-online">{t('online.mine.home')}</h2>
        <a href={to.online}>{t('online.toLobby')}</a>
      </header>
      <MatchList matches={matches} listed={listed} onChange={again} />
    </section>
  );
}
