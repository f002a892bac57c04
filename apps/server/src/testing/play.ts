import { anyAnswer } from './answers.ts';
import type { Player } from './player.ts';

const sleep = (ms: number) => new Promise((soon) => setTimeout(soon, ms));

/** Lets players answer whatever they are asked, until all have seen so many inputs or the match is over. */
export async function playUntil(
  inputs: number,
  random: (n: number) => number,
  ...players: Player[]
): Promise<void> {
  const began = Date.now();
  for (;;) {
    const all = players.flatMap((p) => [...p.seen.values()].map((seen) => ({ p, seen })));
    if (all.every(({ seen }) => seen.n >= inputs || seen.view.result !== null)) return;
    if (Date.now() - began > 30_000) throw new Error('nobody goes on');
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
