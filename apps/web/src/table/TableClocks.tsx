import { useEffect, useRef, useState } from 'react';
import { isolated } from '../app/isolated.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../icons/Icon.tsx';
import { play } from '../sound/sounds.ts';
import { type ClockFace, clockFaces, pausedBy } from './clock-times.ts';
import { useTable } from './table-context.ts';
import { Warnings, written } from './time.ts';
import { pressPause, useActKeys } from './use-act-keys.ts';
import { useHidden } from './use-hidden.ts';
import './TableClocks.css';

const SECOND = 1000;
/** The last seconds are heard. */
const HEARD = 10;
const SHORT = 60_000;
/** So often somebody could see a second come too late. */
const TICK = 200;

/** The clocks of a match that its set-up gave it, large and calm; whoever plays may stop them where that is allowed. */
export function TableClocks({ serverNow }: { readonly serverNow: () => number }) {
  const t = useWords();
  const s = useTable((state) => state);
  useHidden();
  useActKeys(pressPause);
  const [, tick] = useState(0);
  const now = { page: performance.now(), server: serverNow() };
  const faces = clockFaces(s, now);
  const { opened, frame } = s;
  const over = frame === null || frame.ending !== null;
  const running = !over && faces.some(({ time }) => time.running) && s.time?.held !== true;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick((n) => n + 1), TICK);
    return () => clearInterval(timer);
  }, [running]);
  const isOwn = ({ seats }: ClockFace) =>
    seats.some((seat) =>
      s.room === null
        ? opened?.seats[seat].player.kind !== 'bot'
        : s.room.people.seats[seat].mine && s.room.people.seats[seat].bot === null,
    );
  const said = useLastSeconds(running ? faces.filter(isOwn) : []);
  if (opened === null || faces.length === 0) return null;
  const nameOf = (seats: readonly number[]) =>
    seats.map((seat) => isolated(opened.seats[seat].name)).join(' · ');
  const stoppedBy = pausedBy(s);
  const seated = faces.some(isOwn);
  return (
    <section className="clocks" aria-label={t('table.clocks')} data-stopped={stoppedBy !== null}>
      {faces.map(({ seat, seats, time }) => {
        const { role, tone, icon } = opened.seats[seat];
        const left = written(time.ms);
        return (
          <div
            key={seat}
            className="clocks-face"
            data-tone={tone}
            data-running={time.running && stoppedBy === null && !over}
            data-short={time.ms < SHORT}
            data-seat={seat}
          >
            <Icon name={icon} />
            <span className="clocks-who">
              <b dir="auto">{nameOf(seats)}</b>
              {seats.length === 1 && opened.seats[seat].name !== role && <small>{role}</small>}
            </span>
            <span
              className="clocks-left"
              role="timer"
              aria-label={t('table.clock.left', { who: nameOf(seats) })}
            >
              {typeof left === 'string' ? left : `${left.days * 24 + left.hours}:00:00`}
            </span>
          </div>
        );
      })}
      {opened.clocks?.mayPause === true && seated && !over && (
        <button
          type="button"
          className="table-head-button"
          onClick={() => void s.pause(stoppedBy === null)}
          title={t(stoppedBy === null ? 'table.clock.pause' : 'table.clock.resume')}
          aria-label={t(stoppedBy === null ? 'table.clock.pause' : 'table.clock.resume')}
          aria-keyshortcuts="P"
          data-test="pause"
        >
          <Icon name={stoppedBy === null ? 'pause-button' : 'play-button'} />
          <span className="keycap" aria-hidden="true">
            P
          </span>
        </button>
      )}
      <p className="visually-hidden" role="alert" data-test="clock-said">
        {stoppedBy !== null
          ? t('table.clock.paused', { who: isolated(opened.seats[stoppedBy].name) })
          : said !== null && t(`table.clock.${said.warning}`, { who: nameOf(said.seats) })}
      </p>
    </section>
  );
}

/** Says once that a minute or ten seconds are left, and ticks through the last ones. */
function useLastSeconds(own: readonly ClockFace[]) {
  const { clockSound } = useSettings();
  const warnings = useRef(new Warnings());
  const heard = useRef<string>('');
  const [said, setSaid] = useState<{
    readonly warning: 'minute' | 'seconds';
    readonly seats: readonly number[];
  } | null>(null);
  useEffect(() => {
    for (const { seat, seats, time } of own) {
      const warning = warnings.current.of(seat, time);
      if (warning !== null) setSaid({ warning, seats });
      if (warning === 'minute' && clockSound) play('clock');
      const second = Math.ceil(time.ms / SECOND);
      const name = `${seat} ${second}`;
      if (!time.running || second > HEARD || second === 0 || heard.current === name) continue;
      heard.current = name;
      if (clockSound) play('clock');
    }
  });
  return said;
}
