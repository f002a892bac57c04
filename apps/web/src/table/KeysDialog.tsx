import type { WordKey } from '../app/words.ts';
import { useWords } from '../app/words.ts';
import { Dialog } from './Dialog.tsx';

const KEYS: readonly (readonly [string, WordKey])[] = [
  ['↑ ↓ ← →', 'prompt.keyArrows'],
  ['Tab', 'prompt.keyTab'],
  ['Enter', 'prompt.keyEnter'],
  ['Esc', 'prompt.keyEsc'],
  ['U', 'prompt.keyU'],
  ['R', 'prompt.keyR'],
  ['+ −', 'prompt.keyZoom'],
  ['H', 'prompt.keyH'],
  ['L', 'prompt.keyL'],
  ['M', 'prompt.keyM'],
  ['?', 'prompt.keyHelp'],
];

interface Props {
  /** players may stop the clocks */
  readonly pauses: boolean;
  /** how many acts the bar has */
  readonly acts: number;
  onClose(): void;
}

export function KeysDialog({ pauses, acts, onClose }: Props) {
  const t = useWords();
  const more: typeof KEYS = [
    ...(acts > 0 ? [[acts === 1 ? '1' : `1 – ${Math.min(acts, 9)}`, 'prompt.keyActs'] as const] : []),
    ...(pauses ? [['P', 'prompt.keyP'] as const] : []),
  ];
  return (
    <Dialog title={t('prompt.keys')} onClose={onClose}>
      <dl className="keys">
        {[...KEYS, ...more].map(([key, what]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
