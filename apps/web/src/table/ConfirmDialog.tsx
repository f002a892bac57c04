import { useWords } from '../app/words.ts';
import { Dialog } from './Dialog.tsx';

interface Props {
  readonly text: string;
  /** what is lost then is lost for good: the first button, which Enter presses, leaves everything as it is */
  readonly destroys?: true;
  onAnswer(sure: boolean): void;
}

/** Asks back before something that can't be taken back. */
export function ConfirmDialog({ text, destroys, onAnswer }: Props) {
  const t = useWords();
  const yes = (
    <button
      key="yes"
      type="button"
      className={destroys ? 'button' : 'button primary'}
      onClick={() => onAnswer(true)}
      data-test="sure"
    >
      {t('prompt.yes')}
    </button>
  );
  const no = (
    <button
      key="no"
      type="button"
      className={destroys ? 'button primary' : 'button'}
      onClick={() => onAnswer(false)}
    >
      {t('prompt.no')}
    </button>
  );
  return (
    <Dialog title={t('prompt.sure')} onClose={() => onAnswer(false)} bare>
      <p>{text}</p>
      <div className="dialog-buttons">{destroys ? [no, yes] : [yes, no]}</div>
    </Dialog>
  );
}
