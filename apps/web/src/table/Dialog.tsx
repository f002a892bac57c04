import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useWords } from '../app/words.ts';
import './dialog.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  onClose(): void;
  /** no button of its own to close it */
  readonly bare?: boolean;
}

/** A dialog of the browser's own: it traps the focus and closes with Esc. */
export function Dialog({ title, children, onClose, bare }: Props) {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the next paint: a key pressed meanwhile would still go to what lies below.
  useLayoutEffect(() => {
    const d = dialog.current;
    if (d !== null && !d.open) d.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="dialog" aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      {children}
      {bare !== true && (
        <button type="button" className="button" onClick={onClose}>
          {t('prompt.close')}
        </button>
      )}
    </dialog>
  );
}
