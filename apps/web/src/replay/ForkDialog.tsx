import { useEffect, useState } from 'react';
import { go, to } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import { type Fault, isFault, type Player } from '../host/api.ts';
import { host } from '../host/client.ts';
import { Dialog } from '../table/Dialog.tsx';
import { Disc } from '../table/parts/Disc.tsx';
import { useReplay } from './replay-context.ts';
import { mayPlay, playersFrom } from './viewpoint.ts';

type Level = { readonly id: string; readonly label: string };

/** Who plays each seat from here on, in a match of its own. */
export function ForkDialog({ onClose }: { onClose(): void }) {
  const t = useWords();
  const { opened, at, viewpoint } = useReplay((s) => s);
  const [levels, setLevels] = useState<readonly Level[]>([]);
  const [players, setPlayers] = useState<readonly Player[] | null>(null);
  const [fault, setFault] = useState<Fault['fault'] | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (opened === null) return;
    host()
      .form(opened.game)
      .then(({ levels }) => {
        setLevels(levels);
        // Neither the weakest nor the strongest, where there is something between.
        setPlayers(
          (now) => now ?? playersFrom(opened, viewpoint, levels[Math.floor(levels.length / 2)]?.id ?? ''),
        );
      })
      .catch(() => setFault('failed'));
  }, [opened, viewpoint]);
  if (opened === null) return null;

  const start = async () => {
    if (players === null || busy) return;
    setBusy(true);
    const named = players.map(
      (p, seat): Player =>
        p.kind === 'guest' && p.name.trim() === '' ? { kind: 'guest', name: opened.seats[seat].name } : p,
    );
    const id = await host()
      .fork(at, named)
      .catch((): Fault => ({ fault: 'failed', detail: '' }));
    if (isFault(id)) {
      setFault(id.fault);
      setBusy(false);
    } else go(to.play(id));
  };
  return (
    <Dialog title={t('replay.fork')} onClose={onClose} bare>
      <form
        className="fork"
        onSubmit={(e) => {
          e.preventDefault();
          void start();
        }}
      >
        <p>{t('replay.forkText', { n: at })}</p>
        <ul>
          {players !== null &&
            opened.seats.map(({ seat, name, icon, tone }) => (
              <li key={seat}>
                <Disc icon={icon} tone={tone} />
                <SeatPlayer
                  seat={name}
                  player={players[seat]}
                  people={mayPlay(opened, seat)}
                  levels={levels}
                  onPlayer={(player) => setPlayers(players.with(seat, player))}
                />
              </li>
            ))}
        </ul>
        {fault !== null && <p role="alert">{t(`fault.${fault}`)}</p>}
        <div className="dialog-buttons">
          <button type="submit" className="button primary" disabled={players === null || busy}>
            {t('replay.forkStart')}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t('replay.cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** A player as the value of a field, and back. */
const valueFor = (player: Player): string => (player.kind === 'bot' ? `bot:${player.level}` : player.kind);
const playerFrom = (value: string): Player =>
  value === 'me'
    ? { kind: 'me' }
    : value === 'guest'
      ? { kind: 'guest', name: '' }
      : { kind: 'bot', level: value.slice('bot:'.length) };

/** As long as the storage keeps it. */
const LONGEST_NAME = 40;

interface SeatProps {
  readonly seat: string;
  readonly player: Player;
  /** a person may sit down there */
  readonly people: boolean;
  readonly levels: readonly Level[];
  onPlayer(player: Player): void;
}

function SeatPlayer({ seat, player, people, levels, onPlayer }: SeatProps) {
  const t = useWords();
  return (
    <>
      <label>
        <span>{seat}</span>
        <select value={valueFor(player)} onChange={(e) => onPlayer(playerFrom(e.target.value))}>
          {people && <option value="me">{t('prompt.seatMe')}</option>}
          {people && <option value="guest">{t('replay.playerGuest')}</option>}
          {levels.map(({ id, label }) => (
            <option key={id} value={`bot:${id}`}>
              {t('prompt.seatBot', { level: label })}
            </option>
          ))}
        </select>
      </label>
      {player.kind === 'guest' && (
        <input
          aria-label={t('replay.guestName', { seat })}
          placeholder={t('replay.guestName', { seat })}
          maxLength={LONGEST_NAME}
          value={player.name}
          onChange={(e) => onPlayer({ kind: 'guest', name: e.target.value })}
        />
      )}
    </>
  );
}
