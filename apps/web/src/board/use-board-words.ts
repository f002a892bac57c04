import { useMemo } from 'react';
import { useWords } from '../app/words.ts';
import type { BoardProps } from './props.ts';

/** The board's own words; the same object until the language changes, so that nothing is drawn anew for it. */
export function useBoardWords(): BoardProps['words'] {
  const t = useWords();
  return useMemo(
    () => ({
      board: t('prompt.board'),
      zoomIn: t('prompt.zoomIn'),
      zoomOut: t('prompt.zoomOut'),
      fit: t('prompt.fit'),
      which: t('prompt.which'),
      samples: t('prompt.samples'),
      legend: {
        step: t('prompt.markStep'),
        attack: t('prompt.markAttack'),
        interact: t('prompt.markInteract'),
        place: t('prompt.markPlace'),
        card: t('prompt.markCard'),
        plain: t('prompt.markPlain'),
      },
    }),
    [t],
  );
}
