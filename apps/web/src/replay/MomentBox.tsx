import { useLayoutEffect, useRef } from 'react';
import { useWords } from '../app/words.ts';
import { TextParts } from '../table/parts/TextParts.tsx';
import { chapterAt } from './chapters.ts';
import { useReplay } from './replay-context.ts';

/** Which moment is shown, and what happened in it. Its height is fixed: nothing below it jumps while a match plays. */
export function MomentBox() {
  const t = useWords();
  const { opened, at, telling, moment, trouble, setCursor, openEnding } = useReplay((s) => s);
  const box = useRef<HTMLDivElement>(null);
  const read = useRef(telling.n);
  const ending = moment !== null && moment.n === telling.n ? moment.ending : null;
  // Another moment, and the end of the match, are read from the top; what is being told is followed.
  useLayoutEffect(() => {
    if (box.current === null) return;
    const follows = read.current === telling.n && ending === null;
    box.current.scrollTop = follows ? box.current.scrollHeight : 0;
    read.current = telling.n;
  }, [telling, ending]);
  if (opened === null) return null;
  const chapter = chapterAt(opened.chapters, at)?.label;
  const position = t('replay.position', { n: at, all: opened.inputs });
  const lines = telling.narration.filter((each) => each.line.length > 0);
  return (
    <section className="moment" data-moment={moment?.n} aria-label={t('replay.moment')}>
      <p className="kicker">{chapter === undefined ? position : `${chapter} · ${position}`}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className="moment-told" ref={box} tabIndex={0}>
        {ending !== null && (
          <div className="moment-ending" data-tone={ending.tone}>
            <h2>{ending.title}</h2>
            <button type="button" className="button" onClick={openEnding}>
              {t('replay.howEnded')}
            </button>
          </div>
        )}
        {trouble !== null ? (
          <p role="alert">{t(`fault.${trouble.fault}`)}</p>
        ) : lines.length === 0 ? (
          <p className="moment-quiet">{t(telling.n === 0 ? 'replay.beginning' : 'replay.quiet')}</p>
        ) : (
          <ol className="moment-lines">
            {lines.map((each, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of one moment only ever follow each other
              <li key={i} data-tone={each.tone} data-indent={each.indent}>
                <TextParts parts={each.line} onPoint={setCursor} onChoose={setCursor} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
