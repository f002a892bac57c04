import type { OnlineMatch, OnlineSeat } from '@sightline/wire';
import { isolated } from '../app/isolated.ts';
import { go, to } from '../app/route.ts';
import { useWordsStore } from '../app/words.ts';
import { useGameName } from '../home/use-game-name.ts';
import type { ListedMatch } from '../host/api.ts';
import { Icon } from '../icons/Icon.tsx';
import { server } from './http.ts';
import { NewVersion } from './NewVersion.tsx';
import { foreignKey } from './new-version.ts';
import { botsAlone, freeSeats, isBotForMe, isMine, isStuck } from './order.ts';
import { PutAway } from './PutAway.tsx';
import { Trouble } from './Trouble.tsx';
import { useDoing } from './use-doing.ts';
import { useTerms } from './use-terms.ts';
import { type OnlineTranslate, useOnlineWords } from './words.tsx';

interface Props {
  readonly match: OnlineMatch;
  /** undefined: its words are not there yet */
  readonly listed: ListedMatch | undefined;
  readonly urgent?: boolean;
  /** it is no longer as it was listed */
  onChange(): void;
}

export function seatWords(t: OnlineTranslate, { mine, name, bot }: OnlineSeat, role: string): string {
  if (mine) return t(bot === null ? 'online.seat.mine' : 'online.seat.mineBot', { role });
  if (name !== null) return t('online.seat.named', { role, name });
  return t(bot === null ? 'online.seat.free' : 'online.seat.bot', { role });
}

/** A table as the lobby shows it. */
export function MatchCard({ match, listed, urgent = false, onChange }: Props) {
  const t = useOnlineWords();
  const language = useWordsStore((s) => s.language);
  const terms = useTerms(match);
  const gameName = useGameName();
  const { busy, fault, run } = useDoing();
  const { id, seats, status, touched } = match;
  const title = listed?.title || '…';
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' }).format(touched);
  return (
    <li className="online-match" data-urgent={urgent} data-status={status} data-match={id}>
      <div className="online-match-words">
        <p className="kicker">{gameName(match.game)}</p>
        <h3>{title}</h3>
        <p className="online-match-state">{stateOf(t, match, listed, urgent)}</p>
        <p className="online-soft">{[...terms, when].join(' · ')}</p>
      </div>
      <ul className="online-discs" aria-label={t('online.players')}>
        {seats.map((seat) => {
          const role = listed?.roles[seat.seat];
          const words = seatWords(t, seat, role?.name ?? String(seat.seat + 1));
          return (
            <li
              key={seat.seat}
              data-tone={role?.tone}
              data-mine={seat.mine}
              data-free={seat.name === null && seat.bot === null}
              data-here={seat.online}
              title={words}
            >
              <Icon name={role?.icon ?? 'person'} label={words} />
            </li>
          );
        })}
      </ul>
      <div className="online-match-ways">
        {isStuck(match) ? (
          <PutAway match={match} title={title} onDone={onChange} />
        ) : listed?.foreign ? (
          <NewVersion title={title} />
        ) : isBotForMe(match) ? (
          <button
            type="button"
            className="button"
            aria-disabled={busy}
            onClick={() =>
              run(async () => {
                await server.comeBack(id);
                go(to.onlineMatch(id));
              })
            }
            data-test="come-back"
          >
            {t('online.menu.back')}
            <span className="visually-hidden">{t('online.of', { title })}</span>
          </button>
        ) : (
          <a className={urgent ? 'button primary' : 'button'} href={to.onlineMatch(id)}>
            {t(way(match, urgent))}
            <span className="visually-hidden">{t('online.of', { title })}</span>
          </a>
        )}
        {match.askedBy !== null && (
          <button
            type="button"
            className="button"
            aria-disabled={busy}
            onClick={() => run(() => server.leave(id).finally(onChange))}
            data-test="no-rematch"
          >
            {t('online.asksAgain.no')}
            <span className="visually-hidden">{t('online.of', { title })}</span>
          </button>
        )}
      </div>
      <Trouble code={fault} />
    </li>
  );
}

function way(match: OnlineMatch, urgent: boolean) {
  if (match.status === 'over') return 'online.look';
  if (urgent) return 'online.sit';
  if (isMine(match)) return 'online.toTable';
  return match.status === 'gathering' && freeSeats(match) > 0 ? 'online.join' : 'online.watch';
}

function stateOf(
  t: OnlineTranslate,
  match: OnlineMatch,
  listed: ListedMatch | undefined,
  urgent: boolean,
): string {
  const { status, awaiting, seats, result, askedBy } = match;
  const role = (seat: number) => listed?.roles[seat]?.name ?? '';
  const nameOf = (seat: number) => seats[seat]?.name ?? role(seat);
  if (isStuck(match)) return t('online.fault.outdated');
  if (listed?.foreign) return t(foreignKey());
  if (askedBy !== null) return t('online.asksAgain', { name: askedBy });
  if (status === 'gathering') return t('online.gathering', { free: freeSeats(match) });
  if (urgent) return t('online.yourTurn');
  if (status === 'running' && botsAlone(seats)) return t('online.botsAlone');
  if (isBotForMe(match)) return t('online.botForMe');
  if (status === 'running')
    return t('online.awaits', { names: awaiting.map((seat) => isolated(nameOf(seat))).join(', ') });
  if (result === null) return t('online.over');
  return result.winners.length === 0
    ? t('online.drawn')
    : t('online.wonBy', { names: result.winners.map(role).join(', ') });
}
