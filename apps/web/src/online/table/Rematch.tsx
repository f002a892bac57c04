import { go, to } from '../../app/route.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useTable } from '../../table/table-context.ts';
import { playAgain } from '../Over.tsx';
import { Trouble } from '../Trouble.tsx';
import { useDoing } from '../use-doing.ts';
import { useOnlineWords } from '../words.tsx';
import { useMatch } from './match-context.ts';
import '../../table/prompt.css';

interface Way {
  readonly label: string;
  readonly icon: string;
  take(): Promise<void>;
}

/**
 * The way to play once more, or to the table where others do; null: nothing to be done about it from here. Whoever has
 * no part in this match hears of the next one when it is there to be watched.
 */
export function useRematch(): Way | null {
  const t = useOnlineWords();
  const { match, rematch } = useMatch();
  const seated = useTable((s) => s.room?.people.seats.some(({ mine }) => mine) === true);
  const icon = 'anticlockwise-rotation';
  const label = t(rematch === null ? 'online.over.rematch' : 'online.over.join');
  if (seated) return { label, icon, take: () => playAgain(match.id) };
  if (rematch === null) return null;
  const take = async () => go(to.onlineMatch(rematch));
  return match.host ? { label, icon, take } : { label: t('online.over.watch'), icon: 'binoculars', take };
}

/** At a table that is over: who wants to play once more, and the way there. */
export function Rematch() {
  const { wish } = useMatch();
  const way = useRematch();
  const { busy, fault, run } = useDoing();
  return (
    <div className="prompt prompt-again">
      <p className="prompt-detail" role="status" data-test="wish">
        {wish}
      </p>
      {way !== null && (
        <div className="prompt-choices">
          <button
            type="button"
            className="button primary"
            aria-disabled={busy}
            onClick={() => {
              if (!busy) run(way.take);
            }}
            data-test="rematch"
          >
            <Icon name={way.icon} />
            <span>{way.label}</span>
          </button>
        </div>
      )}
      <Trouble code={fault} />
    </div>
  );
}
