import { useWords } from '../app/words.ts';
import { Dialog } from './Dialog.tsx';

interface Props {
  readonly text: string;
  /** what is done then, for the button that does it */
  readonly act: string;
  onAnswer(sure: boolean): void;
}

/** Asks back before something that can't be taken back. The first button, which Enter presses, leaves all as it is. */
export function ConfirmDialog({ text, act, onAnswer }: Props) {
  const t = useWords();
  return (
    <Dialog title={t('prompt.sure')} onClose={() => onAnswer(false)} bare>
      <p>{text}</p>
      <div className="dialog-buttons">
        <button type="button" className="button primary" onClick={() => onAnswer(false)}>
          {t('prompt.no')}
        </button>
        <button type="button" className="button" onClick={() => onAnswer(true)} data-test="sure">
          {act}
        </button>
      </div>
    </Dialog>
  );
}
