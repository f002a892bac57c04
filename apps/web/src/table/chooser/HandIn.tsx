import type { Answer } from '@sightline/kernel';
import { useWords } from '../../app/words.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { LargeOption } from '../choosing.ts';
import { useTable } from '../table-context.ts';
import { Lock } from './Seal.tsx';

interface Props {
  readonly option: LargeOption;
  readonly answer: Answer;
  readonly may: boolean;
  /** what is missing, or what happens then */
  readonly note: string;
}

/** The one large button, and what stands between somebody and it. */
export function HandIn({ option, answer, may, note }: Props) {
  const t = useWords();
  const { answer: hand, busy } = useTable((s) => s);
  const sealed = option.chooser.sealed !== undefined;
  return (
    <div className="chooser-done">
      <button
        type="button"
        className={may ? 'button primary' : 'button'}
        disabled={!may || busy}
        onClick={() => void hand([answer])}
        data-option={option.answer}
        data-may={may}
      >
        {sealed ? <Lock /> : <Icon name="check-mark" />}
        <span>
          <b>{sealed ? t('chooser.seal') : option.label}</b>
          {sealed && <small>{option.label}</small>}
        </span>
      </button>
      <p role="status">{note}</p>
    </div>
  );
}
