import { useId } from 'react';
import { useWords } from '../app/words.ts';
import type { Eyes } from '../host/api.ts';
import { Icon } from '../icons/Icon.tsx';
import { eyesFrom, eyesOf, eyesValue, whose } from './eyes.ts';
import { useReplay } from './replay-context.ts';

/** Whose knowledge the board shows. */
export function SeenBy() {
  const t = useWords();
  const hint = useId();
  const { opened, eyes, look } = useReplay((s) => s);
  if (opened === null) return null;
  const nameOf = (each: Eyes) =>
    each === null
      ? t('replay.seenByTable')
      : each === 'all'
        ? t('replay.seenByAll')
        : whose(opened.seats[each]);
  return (
    <div className="seen-by">
      <label>
        <span className="kicker">{t('replay.seenBy')}</span>
        <span
          className="seen-by-field"
          data-tone={typeof eyes === 'number' ? opened.seats[eyes].tone : 'plain'}
        >
          <Icon name={typeof eyes === 'number' ? opened.seats[eyes].icon : 'eyeball'} />
          <select
            value={eyesValue(eyes)}
            aria-describedby={opened.over ? undefined : hint}
            onChange={(e) => look(eyesFrom(e.target.value))}
          >
            {eyesOf(opened).map((each) => (
              <option key={eyesValue(each)} value={eyesValue(each)}>
                {nameOf(each)}
              </option>
            ))}
          </select>
        </span>
      </label>
      {!opened.over && (
        <p id={hint} className="seen-by-hint">
          {t('replay.seenByHint')}
        </p>
      )}
    </div>
  );
}
