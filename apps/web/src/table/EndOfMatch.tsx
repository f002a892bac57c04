import type { Ending } from '@sightline/table';
import { to } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import { EndingDialog } from './parts/EndingDialog.tsx';
import { useTable } from './table-context.ts';

/** How it ended, and where to go from here. */
export function EndOfMatch({ ending }: { readonly ending: Ending }) {
  const t = useWords();
  const { opened, closeEnding } = useTable((s) => s);
  if (opened === null) return null;
  const { id, game, operation } = opened;
  return (
    <EndingDialog
      ending={ending}
      game={game}
      links={[
        operation === null
          ? { label: t('prompt.endAgain'), to: to.newMatch(game), primary: true }
          : { label: t('prompt.endOperation'), to: to.home, primary: true },
        { label: t('prompt.endReplay'), to: to.replay(id) },
        { label: t('prompt.endHome'), to: to.home },
      ]}
      onClose={closeEnding}
    />
  );
}
