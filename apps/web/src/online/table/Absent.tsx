import { useCallback } from 'react';
import { useWordsStore } from '../../app/words.ts';
import { useTable } from '../../table/table-context.ts';
import { server } from '../http.ts';
import { useListed } from '../use-listed.ts';
import { usePolled } from '../use-polled.ts';
import { useOnlineWords } from '../words.tsx';
import { useMatch } from './match-context.ts';
import { useServerTime } from './use-server-time.ts';

const SOMETIMES = 10_000;
const DAY = 86_400_000;

/** Nobody has to wait for ever: the host may put a bot in for who is away. */
export function Absent({ act }: { act(job: () => Promise<unknown>): void }) {
  const t = useOnlineWords();
  const language = useWordsStore((s) => s.language);
  const { match } = useMatch();
  const seats = useTable((s) => s.room?.people.seats ?? []);
  const level = Object.keys(useListed([match])?.get(match.id)?.levels ?? {}).at(-1);
  const ask = useCallback(() => server.absent(match.id), [match.id]);
  const absent = usePolled(ask, SOMETIMES).value ?? [];
  const now = useServerTime(absent.length > 0);
  if (absent.length === 0 || level === undefined) return null;
  const written = (at: number) =>
    new Intl.DateTimeFormat(language, {
      timeStyle: 'short',
      ...(at - now > DAY / 2 ? { dateStyle: 'short' } : {}),
    }).format(at);
  return (
    <fieldset className="dialog-seats absent" data-test="absent">
      <legend>{t('online.menu.replace')}</legend>
      <p>{t('online.menu.replaceHint')}</p>
      {absent.map(({ seat, from }) => {
        const name = seats[seat]?.name ?? '';
        if (from > now)
          return <p key={seat}>{t('online.menu.replaceFrom', { name, when: written(from) })}</p>;
        return (
          <button
            key={seat}
            type="button"
            className="button"
            onClick={() => act(() => server.seat(match.id, seat, level))}
          >
            {t('online.menu.replaceSeat', { name })}
          </button>
        );
      })}
    </fieldset>
  );
}
