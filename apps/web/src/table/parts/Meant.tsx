import { useEffect, useRef } from 'react';
import { useWords } from '../../app/words.ts';
import { Icon } from '../../icons/Icon.tsx';
import './Meant.css';

/** Inside something beside the board that the guided match speaks of: a badge, and a ring around the whole. */
export function Meant() {
  const t = useWords();
  const badge = useRef<HTMLSpanElement>(null);
  // A column may have been scrolled away from it.
  useEffect(() => badge.current?.parentElement?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <span className="meant" ref={badge}>
      <Icon name="graduate-cap" label={t('table.coach.marked')} />
    </span>
  );
}
