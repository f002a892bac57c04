import { optionsFor } from '@sightline/kernel';
import type { Lesson } from '@sightline/table';
import { tacticalNumber } from '../../content/tactical-gadgets.ts';
import type { SiegeDecision } from '../../rules/decisions.ts';
import type { SiegeSetup } from '../../rules/match-setup.ts';
import type { Siege } from '../../rules/siege.ts';
import type { MessageKey } from '../../text/index.ts';
import {
  acts,
  anything,
  chooses,
  freeButLeaving,
  hasTactical,
  hiddenDefenders,
  inLaterRound,
  isFirstActivation,
  isFresh,
  isOffered,
  isVerb,
  nowhere,
  onActivatable,
  onActor,
  onAttackers,
  onDemandable,
  onHidden,
  onRevealed,
  onRooms,
  revealedDefenders,
  type SiegeStep,
  weAreHurt,
} from './situation.ts';

const STEPS: readonly SiegeStep[] = [
  { id: 'welcome', moment: (_at, d) => chooses(d), at: onHidden },
  { id: 'arcs', moment: (_at, d) => chooses(d), at: onHidden },
  { id: 'pick', moment: (_at, d) => chooses(d), at: onActivatable, wants: isVerb('activate') },
  {
    id: 'demand',
    optional: true,
    moment: (_at, d) => acts(d) && optionsFor(d, 'demand').length > 0,
    at: onDemandable,
    wants: isVerb('demand'),
  },
  {
    id: 'found',
    optional: true,
    moment: (at, d) => (acts(d) || chooses(d)) && revealedDefenders(at).length > 0,
    at: onRevealed,
  },
  {
    id: 'drone',
    optional: true,
    moment: (at, d) => acts(d) && hasTactical(d, 'tacticalDrone') && hiddenDefenders(at).length > 0,
    at: onActor,
    wants: (_at, _d, [verb, gadget]) => verb === 'tactical' && gadget === tacticalNumber('tacticalDrone'),
  },
  {
    id: 'fly',
    optional: true,
    moment: (_at, { prompt }) => prompt === 'drone.fly',
    at: nowhere,
    wants: anything,
  },
  {
    id: 'watch',
    optional: true,
    moment: (at, d) => acts(d) && !isFirstActivation(at) && isOffered(d, 'overwatch'),
    at: onActor,
    wants: isVerb('overwatch'),
  },
  {
    id: 'hit',
    optional: true,
    moment: (at, d) => (acts(d) || chooses(d)) && weAreHurt(at),
    at: onAttackers,
  },
  {
    id: 'end',
    optional: true,
    moment: (at, d) => acts(d) && isFirstActivation(at) && isOffered(d, 'end'),
    at: nowhere,
    wants: isVerb('end'),
  },
  { id: 'patience', moment: (at, d) => chooses(d) && !isFresh(at), at: onHidden },
  {
    id: 'reaction',
    optional: true,
    moment: (_at, { prompt }) => prompt === 'reacting.react',
    at: nowhere,
    wants: anything,
  },
  { id: 'score', moment: inLaterRound, at: onRooms },
  { id: 'yours', moment: inLaterRound, at: onRooms },
  { id: 'go', standing: true, moment: (_at, d) => acts(d) || chooses(d), at: onHidden },
];

const setup: SiegeSetup = { mission: 'consulateControl', losMode: 'assisted', clock: 'untimed' };

/** The same mission against defenders who hide: who is who, and who watches where. */
export const hiddenTokens: Lesson<Siege, MessageKey, SiegeDecision> = {
  id: 'hidden-tokens',
  setup,
  players: ['me', { bot: 'easy' }],
  presets: {},
  // Sought out: demands, a drone that finds somebody, and a Riposte (see the tests).
  deal: 'hidden tokens',
  free: freeButLeaving,
  steps: STEPS,
};
