import { lazy, Suspense, useEffect } from 'react';
import { Home } from '../home/Home.tsx';
import { host } from '../host/client.ts';
import { Loading } from './Loading.tsx';
import { NotFound } from './NotFound.tsx';
import { type Route, useRoute } from './route.ts';
import { useSettings } from './settings.ts';
import { speak, speakOfPages, useWordsStore } from './words.ts';

const NewMatch = lazy(() => worded(import('../new-match/NewMatch.tsx')));
const Table = lazy(() => import('../table/Table.tsx'));
const Replays = lazy(() => worded(import('../replay/Replays.tsx')));
const Replay = lazy(() => worded(import('../replay/Replay.tsx')));
const OpenLink = lazy(() => worded(import('../replay/OpenLink.tsx')));
const Reference = lazy(() => worded(import('../reference/Reference.tsx')));
const Learn = lazy(() => worded(import('../learn/Learn.tsx')));
const Online = lazy(() => worded(import('../online/Online.tsx')));
const Companion = lazy(() => worded(import('../companion/CompanionPage.tsx')));
const SettingsPage = lazy(() => worded(import('../settings/SettingsPage.tsx')));

/** A page with its words. */
async function worded<T>(page: Promise<T>): Promise<T> {
  await speakOfPages();
  return page;
}

export function App() {
  const route = useRoute();
  const { language, textSize, safeColours, speed } = useSettings();
  const spoken = useWordsStore((s) => s.language);
  useEffect(() => {
    void speak(language);
  }, [language]);
  useEffect(() => {
    void host().speak(spoken);
  }, [spoken]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.text = textSize;
    dataset.colours = safeColours ? 'safe' : 'full';
    dataset.speed = speed;
  }, [textSize, safeColours, speed]);
  return <Suspense fallback={<Loading />}>{page(route)}</Suspense>;
}

function page(route: Route) {
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'new':
      return <NewMatch game={route.game} />;
    case 'play':
      return <Table key={route.id} id={route.id} />;
    case 'replays':
      return <Replays />;
    case 'replay':
      return <Replay key={route.id} id={route.id} />;
    case 'open':
      return <OpenLink data={route.data} />;
    case 'rules':
      return <Reference game={route.game} rule={route.rule} />;
    case 'learn':
      return <Learn />;
    case 'settings':
      return <SettingsPage />;
    case 'companion':
      return <Companion key={route.game} game={route.game} />;
    case 'online':
    case 'online-new':
    case 'online-match':
    case 'account':
    case 'reset':
      return <Online route={route} />;
    case 'not-found':
      return <NotFound />;
  }
}
