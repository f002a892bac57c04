import type { Ending } from '@sightline/table';
import { to } from '../../app/route.ts';
import { EndingDialog } from '../../table/parts/EndingDialog.tsx';
import { useTable } from '../../table/table-context.ts';
import { codeOf } from '../http.ts';
import { lookBack, playAgain } from '../Over.tsx';
import { faultKey } from '../Trouble.tsx';
import { useOnlineWords } from '../words.tsx';
import { useMatch } from './match-context.ts';

/** How it ended, and once more with the same people. */
export function OnlineEnding({ ending }: { readonly ending: Ending }) {
  const t = useOnlineWords();
  const { match, rematch } = useMatch();
  const { room, closeEnding, tell } = useTable((s) => s);
  const seated = room?.people.seats.some(({ mine }) => mine) === true;
  const act = (job: () => Promise<unknown>) => () =>
    void job().catch((error: unknown) => {
      closeEnding();
      tell({ text: t(faultKey(codeOf(error))), rule: null });
    });
  const label = t(rematch === null ? 'online.over.rematch' : 'online.over.join');
  const again = seated
    ? [{ label, to: act(() => playAgain(match.id)), primary: true }]
    : rematch === null
      ? []
      : [{ label, to: to.onlineMatch(rematch), primary: true }];
  return (
    <EndingDialog
      ending={ending}
      game={match.game}
      links={[
        ...again,
        { label: t('online.over.back'), to: act(() => lookBack(match)) },
        { label: t('online.toLobby'), to: to.online },
      ]}
      onClose={closeEnding}
    />
  );
}
