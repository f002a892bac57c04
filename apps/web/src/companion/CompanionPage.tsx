import { companionOf, companionWordsOf } from '@sightline/games/companions';
import type { Companion, CompanionWords, Language } from '@sightline/manifest';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Loading } from '../app/Loading.tsx';
import { translator, useWordsStore } from '../app/words.ts';
import { CompanionContext, type CompanionDesk } from './companion-context.ts';
import { type CompanionStore, companionStore } from './companion-store.ts';
import { Match } from './Match.tsx';
import { useOwnManifest } from './own-manifest.ts';
import { SetUpMatch } from './SetUpMatch.tsx';
import './companion.css';
import './middle.css';

interface Loaded {
  readonly companion: Companion<unknown>;
  readonly store: CompanionStore;
}

interface Spoken {
  readonly language: Language;
  readonly words: CompanionWords;
}

/** For people with the box: a game's own clock, without its rules and without a board. */
export default function CompanionPage({ game }: { readonly game: string }) {
  const language = useWordsStore((s) => s.language);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  const [missing, setMissing] = useState<Error | null>(null);
  useOwnManifest(game);
  useEffect(() => {
    companionOf(game).then(
      (companion) => setLoaded({ companion, store: companionStore(game, companion) }),
      setMissing,
    );
  }, [game]);
  useEffect(() => {
    let wanted = true;
    companionWordsOf(game, language).then((words) => {
      if (wanted) setSpoken({ language, words });
    }, setMissing);
    return () => {
      wanted = false;
    };
  }, [game, language]);
  const desk = useMemo<CompanionDesk | null>(() => {
    if (loaded === null || spoken === null) return null;
    const t = translator(spoken.language, spoken.words);
    return { game, ...loaded, say: ({ key, args }) => t(key, args) };
  }, [game, loaded, spoken]);
  if (missing !== null) throw missing;
  if (desk === null) return <Loading />;
  return (
    <CompanionContext.Provider value={desk}>
      <Current desk={desk} />
    </CompanionContext.Provider>
  );
}

function Current({ desk }: { readonly desk: CompanionDesk }) {
  const isRunning = useStore(desk.store, ({ face }) => face !== null);
  return (
    <div data-game={desk.game} className="companion-root">
      {isRunning ? <Match /> : <SetUpMatch />}
    </div>
  );
}
