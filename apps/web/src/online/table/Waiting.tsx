import { useWords } from '../../app/words.ts';
import { host } from '../../host/client.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useTable } from '../../table/table-context.ts';
import { useOnlineWords } from '../words.tsx';
import '../../table/prompt.css';

/**
 * The seat can do only one thing, and has asked to be spared the question. It is done in a moment, not at once: others
 * must not be able to tell from how long it took.
 */
export function Waiting() {
  const t = useOnlineWords();
  const core = useWords();
  const { room, opened, frame } = useTable((s) => s);
  const seat = room?.passing ?? null;
  const role = seat === null ? '' : (opened?.seats[seat]?.role ?? '');
  return (
    <section className="prompt waiting passing" aria-label={core('prompt.region')} data-test="passing">
      <p className="prompt-who">{core('prompt.yourTurn', { who: role })}</p>
      <h2 className="prompt-title">{frame?.waiting}</h2>
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
