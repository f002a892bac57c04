import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../app/words.ts';
import './Clamped.css';

interface Props {
  readonly lines: number;
  readonly children: ReactNode;
}

/** A long text that would push everything else away: its first lines, and a button for the rest. */
export function Clamped({ lines, children }: Props) {
  const t = useWords();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [cut, setCut] = useState(false);
  useLayoutEffect(() => {
    const at = box.current;
    if (at === null || open) return;
    const look = () => setCut(at.scrollHeight > at.clientHeight + 1);
    look();
    const watch = new ResizeObserver(look);
    watch.observe(at);
    return () => watch.disconnect();
  }, [open]);
  return (
    <>
      <div
        ref={box}
        id={id}
        className={open ? 'clamped open' : cut ? 'clamped cut' : 'clamped'}
        style={{ '--lines': lines } as CSSProperties}
      >
        {children}
      </div>
      {(cut || open) && (
        <button
          type="button"
          className="clamped-more"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'table.less' : 'table.more')}
        </button>
      )}
    </>
  );
}
