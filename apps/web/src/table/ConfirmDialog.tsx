import { useWords } from '../app/words.ts';
import { Dialog } from './Dialog.tsx';

interface Props {
  readonly text: string;
  onAnswer(sure: boolean): void;
}

/** Asks back before something that can't be taken back. */
export function ConfirmDialog({ text, onAnswer }: Props) {
  const t = useWords();
  return (
    <Dialog title={t('prompt.sure')} onClose={() => onAnswer(false)} bare>
      <p>{text}</p>
      <div className="dialog-buttons">
        <button type="button" className="button primary" onClick={() => onAnswer(true)} data-test="sure">
          {t('prompt.yes')}
        </button>
        <button type="button" className="button" onClick={() => onAnswer(false)}>
          {t('prompt.no')}
        </button>
      </div>
    </Dialog>
  );
}
