import type { NewMatchForm, SeatRole } from '@sightline/table';
import { useId } from 'react';
import { useWords } from '../app/words.ts';
import type { Player } from '../host/api.ts';
import { Icon } from '../icons/Icon.tsx';
import { Segments } from '../settings/Segments.tsx';
import { type Draft, takenRoles, withPlayer } from './draft.ts';
import { SeatPresets } from './SeatPresets.tsx';
import './Seats.css';

interface Props {
  readonly form: NewMatchForm;
  readonly draft: Draft;
  /** what a seat is called that somebody elsewhere may take; absent: all sit at this screen */
  readonly free?: string;
  onChange(draft: Draft): void;
}

/** How many sit down, and who plays what. */
export function Seats({ form, draft, free, onChange }: Props) {
  const t = useWords();
  const { least, most } = form.seats;
  const counts = Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
  return (
    <section className="seats" aria-labelledby="seats-title">
      <div className="seats-head">
        <h2 id="seats-title">{t('new-match.players')}</h2>
        <Segments
          label={t('new-match.players.count')}
          quiet
          value={String(draft.seats)}
          options={counts.map((value) => ({ value, label: value }))}
          onChange={(seats) => onChange({ ...draft, seats: Number(seats) })}
        />
      </div>
      <ul>
        {takenRoles(form, draft).map((role) => (
          <Seat
            key={role.seat}
            role={role}
            form={form}
            draft={draft}
            onChange={onChange}
            {...(free !== undefined && { free })}
          />
        ))}
      </ul>
    </section>
  );
}

/** Who plays a seat, as the value of a list to choose from. */
const whoOf = (player: Player): string => (player.kind === 'bot' ? `bot ${player.level}` : player.kind);

function Seat({ role, form, draft, free, onChange }: Props & { readonly role: SeatRole }) {
  const t = useWords();
  const id = useId();
  const { seat, name, icon, tone, text } = role;
  const player = draft.players[seat];
  const choose = (value: string) => {
    const [kind, level = ''] = value.split(' ');
    if (kind === 'bot') return onChange(withPlayer(draft, seat, { kind, level }));
    const guest: Player = { kind: 'guest', name: t('new-match.guest.first', { n: seat + 1 }) };
    onChange(withPlayer(draft, seat, kind === 'guest' ? guest : { kind: 'me' }));
  };
  /** Whoever comes chooses for themselves. */
  const leftOpen = player.kind === 'guest' && free !== undefined;
  const level = form.levels.find((each) => player.kind === 'bot' && each.id === player.level);
  return (
    <li className="seat" data-tone={tone} data-mine={player.kind === 'me'}>
      <span className="seat-disc">
        <Icon name={icon} />
      </span>
      <h3>{name}</h3>
      <div className="seat-who">
        <label htmlFor={id}>
          {t('new-match.seat.who')}
          <span className="visually-hidden">: {name}</span>
        </label>
        <select id={id} data-seat value={whoOf(player)} onChange={(event) => choose(event.target.value)}>
          <option value="me">{t('new-match.who.me')}</option>
          <option value="guest">{free ?? t('new-match.who.guest')}</option>
          {form.levels.map((each) => (
            <option key={each.id} value={`bot ${each.id}`}>
              {t('new-match.who.bot', { level: each.label })}
            </option>
          ))}
        </select>
      </div>
      {player.kind === 'guest' && free === undefined && (
        <div className="seat-who">
          <label htmlFor={`${id}-name`}>
            {t('new-match.guest')}
            <span className="visually-hidden">: {name}</span>
          </label>
          <input
            id={`${id}-name`}
            type="text"
            autoComplete="off"
            maxLength={24}
            value={player.name}
            onChange={(event) =>
              onChange(withPlayer(draft, seat, { kind: 'guest', name: event.target.value }))
            }
          />
        </div>
      )}
      <p>
        {text} {level?.hint}
      </p>
      {draft.mode === 'mission' && role.presets.length > 0 && !leftOpen && (
        <SeatPresets role={role} draft={draft} onChange={onChange} />
      )}
    </li>
  );
}
