import { useEffect, useRef } from 'react';
import { useWords } from '../../app/words.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { CurtainProps } from '../parts.ts';
import './tones.css';
import './Curtain.css';

/** Between two people at one screen: it hides everything until the next one sits down, and no key tears it open. */
export function Curtain({ name, icon, tone, onReady }: CurtainProps) {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const fall = () => {
    if (dialog.current?.open === false) dialog.current.showModal();
  };
  useEffect(fall);
  return (
    <dialog
      ref={dialog}
      className="curtain"
      data-tone={tone}
      aria-labelledby="curtain-title"
      aria-describedby="curtain-text"
      onCancel={(e) => e.preventDefault()}
      onClose={fall}
    >
      <div className="curtain-sign">
        <span className="curtain-disc">
          <Icon name={icon} />
        </span>
        <p className="kicker">{t('table.curtain.kicker')}</p>
        <h2 id="curtain-title">{t('table.curtain.title', { name })}</h2>
        <p id="curtain-text">{t('table.curtain.text', { name })}</p>
        <button type="button" className="button primary" onClick={onReady} data-test="ready">
          {t('table.curtain.ready')}
        </button>
      </div>
    </dialog>
  );
}
