import { useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../app/words.ts';
import { type Chapters, chapterAt, ticksOf } from './chapters.ts';
import './scrubber.css';

interface Props {
  readonly at: number;
  readonly end: number;
  readonly chapters: Chapters;
  onGo(n: number): void;
}

/** About what a letter of a label takes, and the space around it, in the root's font size. */
const LETTER = 0.34;
const AROUND = 0.45;

/** All moments of the match on one line, its chapters marked. Its keys are those of the whole replay. */
export function Scrubber({ at, end, chapters, onGo }: Props) {
  const t = useWords();
  const line = useRef<HTMLDivElement>(null);
  const width = useWidth(line);
  const ticks = useMemo(() => ticksOf(chapters, end, roomOf(chapters, width)), [chapters, end, width]);
  const position = t('replay.position', { n: at, all: end });
  const chapter = chapterAt(chapters, at)?.label;
  return (
    <div className="scrubber" ref={line}>
      <input
        type="range"
        min={0}
        max={end}
        value={at}
        aria-label={t('replay.scrubber')}
        aria-valuetext={chapter === undefined ? position : `${chapter}, ${position}`}
        style={{ '--done': end === 0 ? 0 : at / end } as React.CSSProperties}
        onChange={(e) => onGo(e.target.valueAsNumber)}
      />
      <ol className="scrubber-chapters" aria-label={t('replay.chapters')}>
        {ticks.map((tick) => (
          <li key={tick.n} style={{ '--at': tick.at } as React.CSSProperties} data-past={tick.n <= at}>
            {tick.named && (
              <button type="button" onClick={() => onGo(tick.n)}>
                {tick.label}
              </button>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** The part of the line that the longest label takes. */
function roomOf(chapters: Chapters, width: number): number {
  if (width === 0) return 1;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const letters = Math.max(0, ...chapters.map((c) => c.label.length));
  return ((letters * LETTER + AROUND) * rem) / width;
}
