import type { CompanionSide } from '@sightline/manifest';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../app/words.ts';
import { minutesAndSeconds } from './clock-words.ts';
import { useDesk, useFace } from './companion-context.ts';

const MINUTE = 60_000;
const LAST = 10_000;

/** For who does not see the clocks: whose runs, that it has run out, and that a minute or ten seconds are left. */
export function Said() {
  const t = useWords();
  const { say } = useDesk();
  const face = useFace();
  const current = face.sides.find(({ mood }) => mood !== 'waits') ?? null;
  const { interlude } = face;
  const turn =
    interlude !== null
      ? say(interlude.title)
      : current === null
        ? ''
        : t('companion.said', {
            who: say(current.name),
            status: say(current.status),
            hint: current.hint === null ? '' : say(current.hint),
          });
  const left = useLastTime(face.sides);
  return (
    <>
      <p className="visually-hidden" role="status" data-test="said">
        {face.stop?.stopped === true ? t('companion.said.stopped') : turn}
      </p>
      <p className="visually-hidden" role="alert" data-test="said-last">
        {left !== null &&
          t('companion.said.left', { who: say(left.name), ...minutesAndSeconds(left.clock.ms) })}
      </p>
    </>
  );
}

/** The side whose clock has just come down to a minute or to ten seconds. */
function useLastTime(sides: readonly CompanionSide[]): CompanionSide | null {
  const before = useRef<readonly number[]>([]);
  const [left, setLeft] = useState<CompanionSide | null>(null);
  useEffect(() => {
    for (const [i, side] of sides.entries()) {
      const { ms, running, of } = side.clock;
      const old = before.current[i] ?? ms;
      if (running && of !== null && [MINUTE, LAST].some((at) => ms <= at && old > at && ms > 0))
        setLeft(side);
    }
    before.current = sides.map(({ clock }) => clock.ms);
  }, [sides]);
  return left;
}
