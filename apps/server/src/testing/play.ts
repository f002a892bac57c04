import { anyAnswer } from './answers.ts';
import type { ProtocolClient } from './player.ts';
import { PATIENCE_MS, sleep } from './waiting.ts';

/** Lets players answer whatever they are asked, until all have seen so many inputs or the match is over. */
export async function playUntil(
  inputs: number,
  random: (n: number) => number,
  ...players: ProtocolClient[]
): Promise<void> {
  let last = { seen: 0, at: performance.now() };
  for (;;) {
    const all = players.flatMap((p) => [...p.seen.values()].map((seen) => ({ p, seen })));
    if (all.every(({ seen }) => seen.n >= inputs || seen.view.result !== null)) return;
    const seen = all.reduce((sum, { seen: { n } }) => sum + n, 0);
    if (seen !== last.seen) last = { seen, at: performance.now() };
    if (performance.now() - last.at > PATIENCE_MS) throw new Error('nobody goes on');
    const asked = all.find(
      ({ seen: { view } }) =>
        view.decision !== null && view.decision.way !== 'meanwhile' && view.result === null,
    );
    const decision = asked?.seen.view.decision ?? null;
    if (asked === undefined || decision === null) {
      await sleep(5);
      continue;
    }
    const { n } = asked.seen;
    const ack = await asked.p.answer(asked.seen, anyAnswer(decision, random));
    // A question may have been answered by somebody else meanwhile; and not every combination is allowed.
    if (ack.t === 'ok') while (asked.seen.n <= n) await sleep(1);
  }
}
