import { Fragment, useCallback } from 'react';
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

interface Props {
  /** where everybody looks who waits: without the small print */
  readonly brief?: boolean;
  act(job: () => Promise<unknown>): void;
}

/** Nobody has to wait for ever: whoever plays may put a bot in for who is away. */
export function Absent({ act, brief = false }: Props) {
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
  const away = absent.map(({ seat, from }) => {
    const name = seats[seat]?.name ?? '';
    const when = from > now ? written(from) : null;
    return { seat, name, when, replace: () => act(() => server.seat(match.id, seat, level)) };
  });
  if (brief)
    return (
      <div className="waited-for" data-test="waited-for">
        {away.map(({ seat, name, when, replace }) => (
          <Fragment key={seat}>
            <p>
              {t('online.table.away', { name })}
              {when !== null && ` ${t('online.table.awayUntil', { when })}`}
            </p>
            {when === null && <Replace name={name} onClick={replace} />}
          </Fragment>
        ))}
      </div>
    );
  return (
    <fieldset className="dialog-seats absent" data-test="absent">
      <legend>{t('online.menu.replace')}</legend>
      <p>{t('online.menu.replaceHint')}</p>
      {away.map(({ seat, name, when, replace }) =>
        when === null ? (
          <Replace key={seat} name={name} onClick={replace} />
        ) : (
          <p key={seat}>{t('online.menu.replaceFrom', { name, when })}</p>
        ),
      )}
    </fieldset>
  );
}

function Replace({ name, onClick }: { readonly name: string; onClick(): void }) {
  const t = useOnlineWords();
  return (
    <button type="button" className="button" onClick={onClick}>
      {t('online.menu.replaceSeat', { name })}
    </button>
  );
}
