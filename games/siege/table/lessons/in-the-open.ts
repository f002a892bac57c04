import { optionsFor } from '@sightline/kernel';
import type { Lesson } from '@sightline/table';
import { MOVE_POINTS } from '../../rules/actions.ts';
import type { SiegeDecision } from '../../rules/decisions.ts';
import type { SiegeSetup } from '../../rules/match-setup.ts';
import type { Siege } from '../../rules/siege.ts';
import type { MessageKey } from '../../text/index.ts';
import {
  acts,
  anything,
  breakable,
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
  onAttackers,
  onBreakable,
  onDefenders,
  onRooms,
  onTargets,
  pointsOf,
  type SiegeStep,
  someoneIsHurt,
} from './situation.ts';

const first: SiegeStep['moment'] = (at, d) => acts(d) && isFirstActivation(at);
const later: SiegeStep['moment'] = (at, d) => acts(d) && !isFirstActivation(at);
const STEPS: readonly SiegeStep[] = [
  /* The first activation, action by action. */

  { id: 'welcome', moment: (_at, d) => chooses(d), at: onAttackers },
  { id: 'goal', moment: (_at, d) => chooses(d), at: onRooms },
  { id: 'pick', moment: (_at, d) => chooses(d), at: onActivatable, wants: isVerb('activate') },
  {
    id: 'walk',
    optional: true,
    moment: (at, d) => first(at, d) && pointsOf(d) === MOVE_POINTS && isOffered(d, 'step'),
    at: onActor,
    wants: isVerb('step', 'run'),
  },
  { id: 'undo', optional: true, moment: (at, d) => first(at, d) && pointsOf(d) < MOVE_POINTS, at: onActor },
  {
    id: 'break',
    optional: true,
    moment: (at, d) => first(at, d) && breakable(at, d).length > 0,
    at: onBreakable,
    wants: (at, d, [verb, space]) => verb === 'destroy' && breakable(at, d).includes(Number(space)),
  },
  {
    id: 'shoot',
    optional: true,
    moment: (_at, d) => acts(d) && optionsFor(d, 'shoot').length > 0,
    at: onTargets,
    wants: isVerb('shoot'),
  },
  {
    id: 'reroll',
    optional: true,
    moment: (_at, { prompt }) => prompt === 'shot.reroll',
    at: nowhere,
    wants: anything,
  },
  {
    id: 'dice',
    optional: true,
    moment: (at, d) => (acts(d) || chooses(d)) && someoneIsHurt(at),
    at: onDefenders,
  },
  {
    id: 'end',
    optional: true,
    moment: (at, d) => first(at, d) && isOffered(d, 'end'),
    at: nowhere,
    wants: isVerb('end'),
  },

  /* The rest of the round. */

  { id: 'three', moment: (at, d) => chooses(d) && !isFresh(at), at: onActivatable },
  {
    id: 'gadgets',
    optional: true,
    moment: (at, d) => later(at, d) && (isOffered(d, 'tactical') || isOffered(d, 'special')),
    at: onActor,
  },
  { id: 'watch', optional: true, moment: (at, d) => later(at, d) && isOffered(d, 'overwatch'), at: onActor },
  {
    id: 'riposte',
    optional: true,
    moment: (_at, d) => d.prompt === 'reacting.react' && isOffered(d, 'riposte'),
    at: nowhere,
    wants: anything,
  },

  /* The second round. */

  { id: 'score', moment: inLaterRound, at: onRooms },
  { id: 'why', moment: inLaterRound, at: onDefenders },
  { id: 'rules', moment: inLaterRound, at: nowhere },
  { id: 'yours', moment: inLaterRound, at: onRooms },
  // Whatever is done then is fine; what there is to do is pointed at.
  { id: 'go', standing: true, moment: (_at, d) => acts(d) || chooses(d), at: onRooms },
];

/** SG-SQD-15: the recommended first game, with everybody in sight. */
const setup: SiegeSetup = {
  mission: 'consulateControl',
  losMode: 'assisted',
  clock: 'untimed',
  revealedDefenders: true,
};

/** The first match of somebody who has read nothing: one round to learn, the second to go on alone. */
export const inTheOpen: Lesson<Siege, MessageKey, SiegeDecision> = {
  id: 'in-the-open',
  setup,
  players: ['me', { bot: 'easy' }],
  presets: {},
  // Sought out: shots, and somebody who walks into the view of a watcher (see the tests).
  deal: 'in the open 14',
  free: freeButLeaving,
  steps: STEPS,
};
