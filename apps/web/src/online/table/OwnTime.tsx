import { useEffect, useRef, useState } from 'react';
import { play } from '../../sound/sounds.ts';
import { type Time, type Warning, Warnings } from '../../table/time.ts';
import { useOnlineWords } from '../words.tsx';

/** Warns who looks elsewhere, or hears the table instead of seeing it, that the own time runs out. */
export function OwnTime({ times }: { readonly times: ReadonlyMap<number, Time | null> }) {
  const t = useOnlineWords();
  const warnings = useRef(new Warnings());
  const [warning, setWarning] = useState<Warning | null>(null);
  useEffect(() => {
    for (const [seat, time] of times) {
      const due = warnings.current.of(seat, time);
      if (due === null) continue;
      setWarning(due);
      play('clock');
    }
  }, [times]);
  return (
    <p className="visually-hidden" role="alert" data-test="own-time">
      {warning !== null && t(`online.table.${warning}`)}
    </p>
  );
}
