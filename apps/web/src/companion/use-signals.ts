import { useEffect, useRef } from 'react';
import { useSettings } from '../app/settings.ts';
import { play } from '../sound/sounds.ts';
import { useFace, useMatch } from './companion-context.ts';

const HEARD = 10_000;
const MINUTE = 60_000;
const FELT = [250, 120, 250];

/** What is heard: the last ten seconds, a minute before the end, and the end. */
export function useSignals(): void {
  const face = useFace();
  const rung = useMatch((match) => match.rung);
  const { clockSound } = useSettings();
  const running =
    [...face.sides.map(({ clock }) => clock), face.interlude?.clock].find(
      (clock) => clock?.running === true && clock.of !== null,
    ) ?? null;
  const ms = running?.ms ?? null;
  const heard = useRef(ms);
  useEffect(() => {
    const before = heard.current;
    heard.current = ms;
    if (ms === null || before === null || ms >= before || ms === 0 || !clockSound) return;
    if (ms <= HEARD || ms === MINUTE) play('clock');
  }, [ms, clockSound]);
  const rang = useRef(rung);
  useEffect(() => {
    if (rung === rang.current) return;
    rang.current = rung;
    play('timeUp');
    navigator.vibrate?.(FELT);
  }, [rung]);
}
