import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useWords } from '../../app/words.ts';
import { Icon } from '../../icons/Icon.tsx';
import { chooserOf } from '../choosing.ts';
import { useTable } from '../table-context.ts';
import { SomeChooser } from './SomeChooser.tsx';
import { SplitChooser } from './SplitChooser.tsx';
import './chooser.css';
import './cards.css';
import './shares.css';
import './particulars.css';
import './tray.css';
import './small.css';

/**
 * A composed answer chosen at large: everything that may be chosen as cards, over the table. Folded it gives the board
 * back, and what was chosen so far stays.
 */
export function Chooser() {
  const t = useWords();
  const id = useId();
  const { choosing, folded, fold } = useTable((s) => s);
  const heading = useRef<HTMLHeadingElement>(null);
  const option = chooserOf(choosing);
  const asked = choosing?.question.id;
  useEffect(() => {
    if (asked !== undefined && !folded) heading.current?.focus({ preventScroll: true });
  }, [asked, folded]);
  if (option === null || choosing === null) return null;
  if (folded)
    return (
      <button type="button" className="button primary chooser-unfold" onClick={() => fold(false)}>
        <Icon name="card-pickup" />
        {t('chooser.unfold', { title: option.chooser.title })}
      </button>
    );
  const { title, tone = 'plain' } = option.chooser;
  const onKeyDown = (e: KeyboardEvent) => {
    // The board has keys of its own.
    if (e.key.startsWith('Arrow')) e.stopPropagation();
    if (e.key !== 'Escape') return;
    e.stopPropagation();
    fold(true);
  };
  return (
    <section
      className="chooser"
      aria-labelledby={id}
      data-tone={tone}
      data-decision={choosing.question.id}
      data-form={option.form}
      onKeyDown={onKeyDown}
    >
      <div className="chooser-title">
        <p className="kicker">{choosing.question.title}</p>
        <h2 id={id} tabIndex={-1} ref={heading}>
          {title}
        </h2>
      </div>
      <button type="button" className="button chooser-fold" onClick={() => fold(true)} data-test="fold">
        <Icon name="treasure-map" />
        <span>{t('chooser.fold')}</span>
        <kbd>Esc</kbd>
      </button>
      {option.form === 'some' ? <SomeChooser option={option} /> : <SplitChooser option={option} />}
    </section>
  );
}
