/** Milliseconds on a clock that nobody sets: for times that are only compared within this process. */
export const elapsed = (): number => performance.now();

/** What differs by less is no step: clocks are read one after the other, and are corrected by slowing them down. */
const STEP_MS = 1_000;

/**
 * The time of day, for what is stored or shown. It never goes back while the process runs: when the machine's clock is
 * set back, this one goes on from where it was, so that the clocks of matches neither stand still nor run twice. A step
 * forward is taken: it looks like a machine that slept, and is made up for like one (./store/outages.ts).
 */
export function steadyClock(wall = () => Date.now(), steady = elapsed): () => number {
  let offset = 0;
  let last = { wall: wall(), steady: steady() };
  let latest = last.wall;
  return () => {
    const next = { wall: wall(), steady: steady() };
    const lost = next.steady - last.steady - (next.wall - last.wall);
    if (lost > STEP_MS) offset += lost;
    last = next;
    latest = Math.max(latest, Math.round(next.wall + offset));
    return latest;
  };
}
