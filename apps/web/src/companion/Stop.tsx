import { useWords } from '../app/words.ts';
import { Icon } from '../icons/Icon.tsx';
import { clockFace } from './clock-words.ts';
import { useDesk, useFace, useMatch } from './companion-context.ts';
import { useAct } from './use-act.ts';

/** Stops all clocks, and says for how long they have stood. */
export function Stop() {
  const t = useWords();
  const { say } = useDesk();
  const { stop } = useFace();
  const act = useAct();
  const stopped = useMatch((match) => match.stopped);
  if (stop === null) return <span />;
  return (
    <button
      type="button"
      className="companion-stop"
      onClick={(event) => {
        act(stop.act, 'any');
        // Space is for the clock again, where it was no key that pressed here.
        if (event.detail > 0) event.currentTarget.blur();
      }}
      aria-keyshortcuts="P"
      data-test="stop"
    >
      <Icon name={stop.stopped ? 'play-button' : 'pause-button'} />
      <b>{t(stop.stopped ? 'companion.resume' : 'companion.stop')}</b>
      <small>
        {stop.stopped ? t('companion.stopped', { time: clockFace(stopped * 1000) }) : say(stop.hint)}
      </small>
    </button>
  );
}
