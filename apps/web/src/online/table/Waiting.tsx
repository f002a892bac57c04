import { useWords } from '../../app/words.ts';
import { useOnlineWords } from '../words.tsx';
import '../../table/prompt.css';

/**
 * The seat has passed, or can do only one thing and has asked to be spared the question. It goes out in a moment, not at
 * once, and nobody can hurry it: others must not be able to tell the one from the other by how long it took. Nothing
 * here may look like a turn: nobody is to look up for it.
 */
export function Waiting() {
  const t = useOnlineWords();
  const core = useWords();
  return (
    <section className="prompt waiting passing" aria-label={core('prompt.region')} data-test="passing">
      <h2 className="prompt-title">{t('online.table.goingOn')}</h2>
      <p className="prompt-detail">{t('online.table.passing')}</p>
    </section>
  );
}
