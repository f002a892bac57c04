import { optionsFor } from '@sightline/kernel';
import type { Lesson } from '@sightline/table';
import type { SiegeDecision } from '../../rules/decisions.ts';
import type { SiegeSetup } from '../../rules/match-setup.ts';
import type { Siege } from '../../rules/siege.ts';
import type { MessageKey } from '../../text/index.ts';
import {
  acts,
  anything,
  chooses,
  freeButLeaving,
  inLaterRound,
  isFirstActivation,
  isFresh,
  isOffered,
  isVerb,
  nowhere,
  onActivatable,
  onActor,
  onDefenders,
  onRooms,
  onTargets,
  type SiegeStep,
} from './situation.ts';

const asks =
  (prompt: SiegeDecision['prompt']): SiegeStep['moment'] =>
  (_at, decision) =>
    decision.prompt === prompt;

const STEPS: readonly SiegeStep[] = [
  { id: 'welcome', moment: (_at, d) => chooses(d), at: onDefenders },
  { id: 'clock', moment: (_at, d) => chooses(d), at: nowhere },
  { id: 'pick', moment: (_at, d) => chooses(d), at: onActivatable, wants: isVerb('activate') },
  {
    id: 'eye',
    optional: true,
    moment: (_at, d) => acts(d) && optionsFor(d, 'shoot').length > 0,
    at: onActor,
  },
  {
    id: 'declare',
    optional: true,
    moment: (_at, d) => acts(d) && optionsFor(d, 'shoot').length > 0,
    at: onTargets,
    wants: isVerb('shoot'),
  },
  { id: 'reward', optional: true, moment: asks('reward.time'), at: nowhere, wants: anything },
  {
    id: 'ruler',
    optional: true,
    moment: (at, d) => acts(d) && isFirstActivation(at) && !isOffered(d, 'shoot'),
    at: nowhere,
  },
  {
    id: 'end',
    optional: true,
    moment: (at, d) => acts(d) && isFirstActivation(at) && isOffered(d, 'end'),
    at: nowhere,
    wants: isVerb('end'),
  },
  { id: 'answer', optional: true, moment: asks('claim.answer'), at: nowhere, wants: anything },
  { id: 'objection', optional: true, moment: asks('claim.objection'), at: nowhere, wants: anything },
  { id: 'grab', moment: (at, d) => chooses(d) && !isFresh(at), at: nowhere },
  { id: 'bank', moment: inLaterRound, at: nowhere },
  { id: 'yours', moment: inLaterRound, at: onRooms },
  { id: 'go', standing: true, moment: (_at, d) => acts(d) || chooses(d), at: onRooms },
];

const setup: SiegeSetup = {
  mission: 'consulateControl',
  losMode: 'faithful',
  clock: 'timed',
  speed: ['beginner', 'beginner'],
  revealedDefenders: true,
};

/** Lines judged by eye, and time that runs: the game as it is at a table. */
export const claimsAndClock: Lesson<Siege, MessageKey, SiegeDecision> = {
  id: 'claims-and-clock',
  setup,
  players: ['me', { bot: 'easy' }],
  presets: {},
  deal: 'claims and clock',
  free: freeButLeaving,
  steps: STEPS,
};
