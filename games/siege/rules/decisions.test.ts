import { expectTypeOf, it } from 'vitest';
import type { SiegeDecision } from './decisions.ts';

it('questions have the names of their procedures and steps', () => {
  expectTypeOf<'activation.act'>().toExtend<SiegeDecision['prompt']>();
  expectTypeOf<'activationPhase.choose'>().toExtend<SiegeDecision['prompt']>();
  expectTypeOf<'activation.nowhere'>().not.toExtend<SiegeDecision['prompt']>();
});
