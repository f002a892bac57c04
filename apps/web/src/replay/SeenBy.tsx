import { useId } from 'react';
import { useWords } from '../app/words.ts';
import type { Viewpoint } from '../host/api.ts';
import { Icon } from '../icons/Icon.tsx';
import { useReplay } from './replay-context.ts';
import { viewpointFrom, viewpointsOf, viewpointValue, whose } from './viewpoint.ts';

/** Whose knowledge the board shows. */
export function SeenBy() {
  const t = useWords();
  const hint = useId();
  const { opened, viewpoint, look } = useReplay((s) => s);
  if (opened === null) return null;
  const nameOf = (each: Viewpoint) =>
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
          data-tone={typeof viewpoint === 'number' ? opened.seats[viewpoint].tone : 'plain'}
        >
          <Icon name={typeof viewpoint === 'number' ? opened.seats[viewpoint].icon : 'eyeball'} />
          <select
            value={viewpointValue(viewpoint)}
            aria-describedby={opened.over ? undefined : hint}
            onChange={(e) => look(viewpointFrom(e.target.value))}
          >
            {viewpointsOf(opened).map((each) => (
              <option key={viewpointValue(each)} value={viewpointValue(each)}>
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
