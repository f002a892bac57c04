import { type ReactNode, useEffect } from 'react';
import { Loading } from '../app/Loading.tsx';
import { Page } from '../app/Page.tsx';
import { type Route, to } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { Account } from './Account.tsx';
import { useKeptPlace } from './kept-place.ts';
import { Lobby } from './Lobby.tsx';
import { MatchPage } from './MatchPage.tsx';
import { changeMe, findMe, useMe } from './me.ts';
import { NewTable } from './NewTable.tsx';
import { pushToMe } from './push.ts';
import { ResetPassword } from './ResetPassword.tsx';
import { useOnlineWords, Worded } from './words.tsx';
import './online.css';

type OnlineRoute = Extract<Route, { page: 'online' | 'online-new' | 'online-match' | 'account' | 'reset' }>;

/** All that needs a server. */
export default function Online({ route }: { readonly route: OnlineRoute }) {
  return (
    <Worded>
      <Served>{page(route)}</Served>
    </Worded>
  );
}

function page(route: OnlineRoute) {
  switch (route.page) {
    case 'online':
      return <Lobby />;
    case 'online-new':
      return <NewTable game={route.game} />;
    case 'online-match':
      return <MatchPage key={route.id} id={route.id} />;
    case 'account':
      return <Account next={route.next} link={route.link} />;
    case 'reset':
      return <ResetPassword token={route.token} />;
  }
}

const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;

/**
 * Finds out who we are. Where the server did not say, it is asked again by itself, less and less often, and at once when
 * the network is back or somebody looks; whoever looks may also have signed in meanwhile in another tab.
 */
function useFindingMe(state: ReturnType<typeof useMe.getState>['state']): void {
  useEffect(() => {
    void findMe();
  }, []);
  useEffect(() => {
    if (state !== 'unreachable' && state !== 'nobody') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = FIRST_PAUSE;
    let wanted = true;
    const wait = () => {
      clearTimeout(timer);
      // Not in step with everybody else whom the server has not answered.
      if (wanted && state === 'unreachable') timer = setTimeout(ask, pause * (0.5 + Math.random() / 2));
      pause = Math.min(LONGEST_PAUSE, pause * 2);
    };
    const ask = () => void findMe().finally(wait);
    const seen = () => {
      if (!document.hidden) ask();
    };
    wait();
    addEventListener('online', ask);
    document.addEventListener('visibilitychange', seen);
    return () => {
      wanted = false;
      clearTimeout(timer);
      removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [state]);
}

/** Without a server there is one sentence, and the way to everything that needs none. */
function Served({ children }: { readonly children: ReactNode }) {
  const t = useOnlineWords();
  const shell = useWords();
  const { state, me } = useMe();
  const language = useSettings((s) => s.language);
  useFindingMe(state);
  useKeptPlace();
  const id = me?.id;
  // Notices are written in the language that is read here.
  useEffect(() => {
    if (id !== undefined) void changeMe({ language }).catch(() => {});
  }, [id, language]);
  useEffect(() => {
    if (id !== undefined) void pushToMe(id).catch(() => {});
  }, [id]);
  if (state === 'asking') return <Loading />;
  if (state !== 'no-server' && state !== 'unreachable') return children;
  return (
    <Page title={t('online.title')} className="online">
      <p className="online-lead" role="status" data-test={state}>
        {t(state === 'no-server' ? 'online.none' : 'online.unreachable')}
      </p>
      <p className="online-row">
        {state === 'unreachable' && (
          <button type="button" className="button" onClick={() => void findMe()}>
            {t('online.again')}
          </button>
        )}
        <a className="button" href={to.home}>
          {shell('shell.toHome')}
        </a>
      </p>
    </Page>
  );
}
