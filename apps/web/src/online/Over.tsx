import type { OnlineMatch } from '@sightline/wire';
import { download } from '../app/download.ts';
import { Page } from '../app/Page.tsx';
import { go, to } from '../app/route.ts';
import { isFault, type Player } from '../host/api.ts';
import { host } from '../host/client.ts';
import { Icon } from '../icons/Icon.tsx';
import { RequestError, server } from './http.ts';
import { seatWords } from './MatchCard.tsx';
import { useMe } from './me.ts';
import { SeatHere } from './SeatHere.tsx';
import { Trouble } from './Trouble.tsx';
import { useDoing } from './use-doing.ts';
import { useListed } from './use-listed.ts';
import { useWish } from './use-wish.ts';
import { useOnlineWords } from './words.tsx';

/** The file of a match, with who played it: the server leaves it to us whom it names. */
async function fileOf({ id, seats }: OnlineMatch): Promise<string> {
  const players = seats.map(
    ({ mine, name, bot }): Player =>
      mine ? { kind: 'me' } : name === null ? { kind: 'bot', level: bot ?? '' } : { kind: 'guest', name },
  );
  return JSON.stringify({ ...(await server.file(id)), players });
}

/** Takes a match in that is over, and goes to look back at it. */
export async function lookBack(match: OnlineMatch): Promise<void> {
  const taken = await host().take(await fileOf(match));
  if (isFault(taken)) throw new RequestError('failed', taken.detail);
  go(to.replay(taken));
}

export async function saveOnline(match: OnlineMatch): Promise<void> {
  download(`${match.game}-${match.id.slice(0, 6)}.json`, `${await fileOf(match)}\n`);
}

/** Asks for the same match once more, or agrees to it. */
export async function playAgain(id: string): Promise<void> {
  go(to.onlineMatch((await server.rematch(id)).id));
}

/** What is left of a match: who won, the way back into it, and the way on. */
export function Over({ match, onTable }: { readonly match: OnlineMatch; onTable(): void }) {
  const t = useOnlineWords();
  const listed = useListed([match])?.get(match.id);
  const me = useMe((s) => s.me);
  const { busy, fault, run } = useDoing();
  const wish = useWish(match.rematch);
  const { id, seats, result, rematch, commitment, outdated } = match;
  const seated = seats.some(({ mine }) => mine);
  const role = (seat: number) => listed?.roles[seat]?.name ?? '';
  return (
    <Page title={listed?.title ?? '…'} className="online">
      <section className="online-card online-over" aria-labelledby="online-over">
        <h2 id="online-over">
          {result === null
            ? t('online.over.title')
            : result.winners.length === 0
              ? t('online.drawn')
              : t('online.wonBy', { names: result.winners.map(role).join(', ') })}
        </h2>
        <ul className="online-result">
          {seats.map((seat) => (
            <li key={seat.seat} data-tone={listed?.roles[seat.seat]?.tone}>
              <Icon name={listed?.roles[seat.seat]?.icon ?? 'person'} />
              {seatWords(t, seat, role(seat.seat))}
              {result?.winners.includes(seat.seat) === true && <Icon name="achievement" />}
            </li>
          ))}
        </ul>
        {outdated && <p>{t('online.fault.rules-changed')}</p>}
        <p role="status">{wish}</p>
        <div className="online-row">
          {seated ? (
            <button
              type="button"
              className="button primary"
              aria-disabled={busy}
              onClick={() => run(() => playAgain(id))}
              data-test="rematch"
            >
              {t(rematch === null ? 'online.over.rematch' : 'online.over.join')}
            </button>
          ) : (
            rematch !== null && (
              <a className="button primary" href={to.onlineMatch(rematch)}>
                {t(match.host ? 'online.over.join' : 'online.over.watch')}
              </a>
            )
          )}
          {!outdated && (
            <>
              <button
                type="button"
                className="button"
                aria-disabled={busy}
                onClick={() => run(() => lookBack(match))}
                data-test="look-back"
              >
                <Icon name="film-strip" />
                {t('online.over.back')}
              </button>
              <button
                type="button"
                className="button"
                aria-disabled={busy}
                onClick={() => run(() => saveOnline(match))}
              >
                <Icon name="save" />
                {t('online.over.save')}
              </button>
            </>
          )}
          {me !== null && !outdated && (
            <button type="button" className="button" onClick={onTable}>
              {t('online.over.table')}
            </button>
          )}
        </div>
        <Trouble code={fault} />
        {commitment !== null && !outdated && (
          <p className="online-soft online-seed">
            {t('online.over.seed', { commitment: commitment.slice(0, 16) })}
          </p>
        )}
      </section>
      <SeatHere match={match} />
      <a className="button" href={to.online}>
        {t('online.toLobby')}
      </a>
    </Page>
  );
}
