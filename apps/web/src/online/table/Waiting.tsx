import { useWords } from '../../app/words.ts';
import { host } from '../../host/client.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useOnlineWords } from '../words.tsx';
import '../../table/prompt.css';

/**
 * The seat can do only one thing, and has asked to be spared the question. It is done in a moment, not at once: others
 * must not be able to tell from how long it took. Nothing here may look like a turn: nobody is to look up for it.
 */
export function Waiting() {
  const t = useOnlineWords();
  const core = useWords();
  return (
    <section className="prompt waiting passing" aria-label={core('prompt.region')} data-test="passing">
      <h2 className="prompt-title">{t('online.table.goingOn')}</h2>
      <p className="prompt-detail">{t('online.table.passing')}</p>
      <div className="prompt-choices prompt-foot">
        <button type="button" className="button" onClick={() => void host().hurry()} data-test="hurry">
          <Icon name="next-button" />
          <span>{t('online.table.hurry')}</span>
        </button>
      </div>
    </section>
  );
}
