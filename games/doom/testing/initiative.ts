import { call, NOBODY } from '@sightline/kernel';
import { activationPhase } from '../rules/procedures.ts';
import type { TestTable } from './given.ts';
import { type MarineScene, scene } from './marine-scenes.ts';

/** An activation phase with these cards in the initiative deck: 0 to 3 are the marines', from 4 on the Invader's. */
export const initiativeOf = (s: MarineScene, fromTheTop: readonly number[]): TestTable =>
  scene(
    {
      ...s,
      arrange(g, at) {
        for (const card of fromTheTop.toReversed()) g.add(g.state.initiative, card, NOBODY);
        s.arrange?.(g, at);
      },
    },
    () => call(activationPhase, {}),
  );
