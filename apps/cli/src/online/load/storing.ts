/** How long the server's disk made it wait: what is slow there is no fault of the server's. */
export interface Storing {
  /** times that inputs were written, several together if they came together */
  readonly writes: number;
  readonly meanMs: number;
  /** the share of writes that took longer than 25 ms, in percent */
  readonly slowPercent: number;
}

interface Counted {
  readonly writes: number;
  readonly seconds: number;
  readonly quick: number;
}

/** Asks the server's own figures; call it to begin, and what it gives to end. */
export async function storing(address: string): Promise<() => Promise<Storing>> {
  const before = await counted(address);
  return async () => {
    const now = await counted(address);
    const writes = now.writes - before.writes;
    const of = (n: number) => (writes === 0 ? 0 : n / writes);
    return {
      writes,
      meanMs: Number((1000 * of(now.seconds - before.seconds)).toFixed(2)),
      slowPercent: Number((100 * of(writes - (now.quick - before.quick))).toFixed(2)),
    };
  };
}

async function counted(address: string): Promise<Counted> {
  const text = await (await fetch(new URL('/metrics', address))).text();
  const figure = (name: string) => {
    const line = text.split('\n').find((l) => l.startsWith(`sightline_log_write_seconds_${name} `));
    return Number(line?.split(' ').at(-1) ?? 0);
  };
  return { writes: figure('count'), seconds: figure('sum'), quick: figure('bucket{le="0.025"}') };
}
