import { type Settings, useSettings } from '../app/settings.ts';
import { useWords, type WordKey } from '../app/words.ts';
import { Icon } from '../icons/Icon.tsx';
import { useReplay } from './replay-context.ts';
import './transport.css';

const SPEEDS: Readonly<Record<Settings['speed'], WordKey>> = {
  slow: 'replay.slow',
  normal: 'replay.normal',
  fast: 'replay.fast',
  off: 'replay.atOnce',
};

/** One arrow head goes a step, two a chapter, two against a bar all the way: drawn pointing on, mirrored for back. */
const ARROWS = {
  step: 'M9 5l7 7-7 7',
  chapter: 'M5 5l7 7-7 7M12 5l7 7-7 7',
  end: 'M3 5l7 7-7 7M10 5l7 7-7 7M20 5v14',
} as const;

/** Playing, stepping and jumping. */
export function Transport() {
  const t = useWords();
  const { speed, change } = useSettings();
  const { opened, at, playing, goTo, step, chapter, toggle } = useReplay((s) => s);
  if (opened === null) return null;
  const { inputs } = opened;
  const start = at === 0;
  const end = at === inputs;
  const playWord = t(playing ? 'replay.pause' : 'replay.play');
  return (
    <div className="transport">
      <div className="transport-buttons">
        <Jump back to="end" word="replay.first" keys="Home" off={start} act={() => goTo(0)} />
        <Jump
          back
          to="chapter"
          word="replay.chapterBack"
          keys="Shift+ArrowLeft"
          off={start}
          act={() => chapter(-1)}
        />
        <Jump back to="step" word="replay.back" keys="ArrowLeft" off={start} act={() => step(-1)} />
        <button
          type="button"
          className="transport-play"
          aria-label={playWord}
          aria-keyshortcuts="Space"
          title={playWord}
          onClick={toggle}
        >
          <Icon name={playing ? 'pause-button' : 'play-button'} />
        </button>
        <Jump to="step" word="replay.on" keys="ArrowRight" off={end} act={() => step(1)} />
        <Jump to="chapter" word="replay.chapterOn" keys="Shift+ArrowRight" off={end} act={() => chapter(1)} />
        <Jump to="end" word="replay.last" keys="End" off={end} act={() => goTo(inputs)} />
      </div>
      <label className="transport-speed">
        <span>{t('replay.speed')}</span>
        <select value={speed} onChange={(e) => change({ speed: e.target.value as Settings['speed'] })}>
          {Object.entries(SPEEDS).map(([value, word]) => (
            <option key={value} value={value}>
              {t(word)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface JumpProps {
  readonly to: keyof typeof ARROWS;
  readonly back?: boolean;
  readonly word: WordKey;
  readonly keys: string;
  readonly off: boolean;
  act(): void;
}

/** It stays focusable at the end of the match, so that the focus is not lost there. */
function Jump({ to, back = false, word, keys, off, act }: JumpProps) {
  const t = useWords();
  return (
    <button
      type="button"
      aria-label={t(word)}
      aria-keyshortcuts={keys}
      aria-disabled={off}
      title={t(word)}
      onClick={off ? undefined : act}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" data-back={back}>
        <path d={ARROWS[to]} />
      </svg>
    </button>
  );
}
