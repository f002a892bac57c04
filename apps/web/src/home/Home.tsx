import { useEffect } from 'react';
import { TopBar } from '../app/TopBar.tsx';
import { useWords } from '../app/words.ts';
import { HeroScene } from './art/HeroScene.tsx';
import { GameCards } from './GameCards.tsx';
import { Hero } from './Hero.tsx';
import { LearnCard } from './LearnCard.tsx';
import { FaultNotice, StorageNotice } from './Notice.tsx';
import { OperationsCard } from './OperationsCard.tsx';
import { ReplaysCard } from './ReplaysCard.tsx';
import { RulesCard } from './RulesCard.tsx';
import { useLists } from './use-lists.ts';
import './Home.css';

/** The start page: the way into a match, back into one, and to all that is known about them. */
export function Home() {
  const t = useWords();
  const { answer: lists, fault } = useLists();
  const title = t('home.title');
  useEffect(() => {
    document.title = `Sightline · ${title}`;
  }, [title]);
  return (
    <div className="home">
      <div className="home-scene">
        <HeroScene />
      </div>
      <TopBar />
      <main className="page">
        <Hero lists={lists} />
        <StorageNotice storage={lists?.storage} link />
        <FaultNotice fault={fault} />
        <GameCards />
        <div className="house-cards">
          <OperationsCard operations={lists?.operations ?? []} />
          <LearnCard />
          <ReplaysCard matches={lists?.matches ?? []} />
          <RulesCard />
        </div>
      </main>
      <footer className="home-foot">
        <p>{t('home.footer.own')}</p>
        <p>{t('home.footer.icons')}</p>
      </footer>
    </div>
  );
}
