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

export function KeysDialog({ onClose }: { onClose(): void }) {
  const t = useWords();
  return (
    <Dialog title={t('prompt.keys')} onClose={onClose}>
      <dl className="keys">
        {KEYS.map(([key, what]) => (
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
