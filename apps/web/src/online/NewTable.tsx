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
import { useMe } from './me.ts';
import { NameForm } from './NameForm.tsx';
import { TableForm } from './TableForm.tsx';
import { useOnlineWords } from './words.tsx';
import '../new-match/NewMatch.css';

/** A table is opened: what is played, who may come, how much time there is. */
export function NewTable({ game }: { readonly game: string }) {
  const t = useOnlineWords();
  const shell = useWords();
  const me = useMe((s) => s.me);
  const manifest = manifestOf(game);
  const ready = manifest !== undefined && isPlayable(manifest);
  return (
    <div className="new-match" data-game={game}>
      {manifest !== undefined && (
        <div className="new-match-art">
          <GameArt game={game} />
        </div>
      )}
      <Page title={t('online.new.title')} className="online">
        {!ready && (
          <p>
            {shell(manifest === undefined ? 'fault.other-game' : 'home.workshop.text')}{' '}
            <a href={to.online}>{t('online.toLobby')}</a>
          </p>
        )}
        {ready && me === null && <NameForm />}
        {ready && me !== null && <Asking key={game} game={game} />}
      </Page>
    </div>
  );
}

function Asking({ game }: { readonly game: string }) {
  const ask = useCallback((host: Remote<HostApi>): Promise<NewMatchForm> => host.form(game), [game]);
  const { answer: form, fault } = useAsked(ask);
  if (form !== null) return <TableForm game={game} form={form} />;
  return fault === null ? <Loading /> : <FaultNotice fault={fault} />;
}
