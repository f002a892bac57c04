import type { Companion } from '@sightline/manifest';
import type { CompanionKey } from '../text/en/companion.ts';
import { does, named } from './acts.ts';
import { advance, withDeploymentTimes } from './clocks.ts';
import { face } from './face.ts';
import { form, swapped } from './form.ts';
import { type CompanionState, DEFENDERS, freshSquad, setUpOf } from './state.ts';

/** Chapters 13 and 14 of the rules, with what 43 to 45 have to do with clocks, for a table with the box on it. */
export const companion: Companion<CompanionState, CompanionKey> = {
  version: 1,
  form,
  begin: (chosen) =>
    withDeploymentTimes({
      setUp: setUpOf(chosen),
      stage: 'toDeploy',
      deploying: DEFENDERS,
      round: 0,
      phase: 0,
      thinking: false,
      stopped: false,
      squads: [freshSquad, freshSquad],
      minute: 0,
    }),
  advance,
  does,
  face,
  named,
  swapped,
};
