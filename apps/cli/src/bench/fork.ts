import { skirmishBoard } from '@sightline/small-games';
import { type Benchmark, rate } from './measure.ts';
import { midMatch } from './skirmish-ours.ts';

const BATCH = 16;

/** A fork of the state: an independent position that can be played on. */
export function sightlineFork(): Benchmark {
  const { position } = midMatch();
  let kept: unknown;
  return {
    name: 'sightline fork',
    run: (ms) =>
      rate(ms, () => {
        for (let k = 0; k < BATCH; k++) kept = position.copy();
        if (kept === position) throw new Error('a fork is not the original');
        return BATCH;
      }),
  };
}

/** structuredClone of the same state with its board in it: what a state that is not split costs. */
export function structuredCloneFork(): Benchmark {
  const { position } = midMatch();
  const cells = Array.from(skirmishBoard.walls(), (wall, cell) => ({ cell, wall: wall === 1 }));
  const whole = { state: position.state, stack: position.stack, draws: position.draws, board: cells };
  let kept: unknown;
  return {
    name: 'structuredClone',
    run: (ms) =>
      rate(ms, () => {
        for (let k = 0; k < BATCH; k++) kept = structuredClone(whole);
        if (kept === whole) throw new Error('a clone is not the original');
        return BATCH;
      }),
  };
}
