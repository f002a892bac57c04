import { useEffect, useMemo, useRef } from 'react';
import { useWords } from '../app/words.ts';
import type { LogLine } from '../host/api.ts';
import { Dialog } from '../table/Dialog.tsx';
import { wordsOf } from '../table/showing.ts';
import { byChapter, type Chapters } from './chapters.ts';

interface Props {
  readonly log: readonly LogLine[];
  readonly chapters: Chapters;
  readonly at: number;
  onGo(n: number): void;
  onClose(): void;
}

/** The whole log, chapter by chapter; each line leads to its moment. */
export function FullLog({ log, chapters, at, onGo, onClose }: Props) {
  const t = useWords();
  const now = useRef<HTMLButtonElement>(null);
  const parts = useMemo(() => byChapter(log, chapters), [log, chapters]);
  const current = log.findLast((line) => line.n <= at);
  useEffect(() => {
    now.current?.scrollIntoView({ block: 'center' });
    now.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Dialog title={t('replay.fullLog')} onClose={onClose}>
      <p>{t('replay.fullLogHint')}</p>
      <div className="full-log">
        {parts.map(({ n, label, lines }) => (
          <section key={n}>
            <h3 className="kicker">{label ?? t('replay.beforeChapters')}</h3>
            <ol>
              {lines.map((line, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: several lines tell of the same moment
                <li key={i} data-tone={line.narration.tone} data-indent={line.narration.indent}>
                  <button
                    type="button"
                    ref={line === current ? now : undefined}
                    aria-current={line === current ? 'step' : undefined}
                    onClick={() => {
                      onGo(line.n);
                      onClose();
                    }}
                  >
                    {wordsOf(line.narration.line)}
                  </button>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
