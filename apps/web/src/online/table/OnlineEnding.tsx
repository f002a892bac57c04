import type { Ending } from '@sightline/table';
import { to } from '../../app/route.ts';
import { EndingDialog } from '../../table/parts/EndingDialog.tsx';
import { useTable } from '../../table/table-context.ts';
import { codeOf } from '../http.ts';
import { lookBack } from '../Over.tsx';
import { faultKey } from '../Trouble.tsx';
import { useOnlineWords } from '../words.tsx';
import { useMatch } from './match-context.ts';
import { useRematch } from './Rematch.tsx';

/** How it ended, and once more with the same people. */
export function OnlineEnding({ ending }: { readonly ending: Ending }) {
  const t = useOnlineWords();
  const { match, wish } = useMatch();
  const { closeEnding, tell } = useTable((s) => s);
  const rematch = useRematch();
  const act = (job: () => Promise<unknown>) => () =>
    void job().catch((error: unknown) => {
      closeEnding();
      tell({ text: t(faultKey(codeOf(error))), rule: null });
    });
  return (
    <EndingDialog
      ending={ending}
      game={match.game}
      note={wish}
      links={[
        ...(rematch === null ? [] : [{ label: rematch.label, to: act(rematch.take), primary: true }]),
        { label: t('online.over.back'), to: act(() => lookBack(match)) },
        { label: t('online.toLobby'), to: to.online },
      ]}
      onClose={closeEnding}
    />
  );
}
