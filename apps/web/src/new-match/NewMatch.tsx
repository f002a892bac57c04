import { manifestOf } from '@sightline/games';
import { isPlayable } from '@sightline/manifest';
import type { NewMatchForm } from '@sightline/table';
import type { Remote } from 'comlink';
import { useCallback } from 'react';
import { Loading } from '../app/Loading.tsx';
import { Page } from '../app/Page.tsx';
import { to } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import { GameArt } from '../home/art/GameArt.tsx';
import { FaultNotice } from '../home/Notice.tsx';
import { useAsked } from '../home/use-asked.ts';
import type { HostApi } from '../host/api.ts';
import { SetUp } from './SetUp.tsx';
import './NewMatch.css';

/** Everything that is settled before a match. */
export default function NewMatch({ game }: { readonly game: string }) {
  const t = useWords();
  const manifest = manifestOf(game);
  const ready = manifest !== undefined && isPlayable(manifest);
  return (
    <div className="new-match" data-game={game}>
      {manifest !== undefined && (
        <div className="new-match-art">
          <GameArt game={game} />
        </div>
      )}
      <Page title={t('new-match.title')}>
        {ready ? (
          // What was filled in for one game means nothing in another.
          <Asking key={game} game={game} />
        ) : (
          <p>
            {t(manifest === undefined ? 'fault.other-game' : 'home.workshop.text')}{' '}
            <a href={to.home}>{t('shell.toHome')}</a>
          </p>
        )}
      </Page>
    </div>
  );
}

function Asking({ game }: { readonly game: string }) {
  const t = useWords();
  const ask = useCallback((host: Remote<HostApi>): Promise<NewMatchForm> => host.form(game), [game]);
  const { answer: form, fault, again } = useAsked(ask);
  if (form !== null) return <SetUp game={game} form={form} />;
  if (fault === null) return <Loading />;
  return (
    <FaultNotice fault={fault}>
      <button type="button" className="button" onClick={again}>
        {t('fault.again')}
      </button>
    </FaultNotice>
  );
}
