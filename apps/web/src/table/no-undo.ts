import type { Translate } from '../app/words.ts';
import type { NoUndo } from '../host/api.ts';

/** Why nothing can be taken back, in words. */
export const noUndoInWords = (t: Translate, { because, after }: NoUndo): string =>
  t('table.undo.none', { because, after: after === '' ? 'none' : after });
