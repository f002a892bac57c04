import { optionsFor } from '@sightline/kernel';
import type { Lesson } from '@sightline/table';
import type { SiegeDecision } from '../../rules/decisions.ts';
import type { SiegeSetup } from '../../rules/match-setup.ts';
import type { Siege } from '../../rules/siege.ts';
import type { MessageKey } from '../../text/index.ts';
import { bombRef, cellRef } from '../refs.ts';
import {
  acts,
  anything,
  chooses,
  entrywaysInReach,
  freeButLeaving,
  inLaterRound,
  isFirstActivation,
  isFresh,
  isOffered,
  isVerb,
  nowhere,
  onActivatable,
  onActor,
  onNearStairs,
  type SiegeStep,
} from './situation.ts';

const onBombs: SiegeStep['at'] = (at) => at.view.state.bombs.map((_, bomb) => bombRef(bomb));

/** An Operator who went up in the first round may have come down again. */
const secondRoundBegun: SiegeStep['moment'] = (at, d) => {
  const { round, activations } = at.view.state;
  return chooses(d) && (round > 2 || (round === 2 && activations[0] > 0));
};

const STEPS: readonly SiegeStep[] = [
  { id: 'welcome', moment: (_at, d) => chooses(d), at: onBombs },
  { id: 'pick', moment: (_at, d) => chooses(d), at: onNearStairs, wants: isVerb('activate') },
  {
    id: 'stairs',
    optional: true,
    moment: (at, d) => acts(d) && isOffered(d, 'step') && entrywaysInReach(at, d).length > 0,
    at: (at, d) => entrywaysInReach(at, d).map(cellRef),
    wants: (at, d, [verb, to]) =>
      verb === 'goUp' || (verb === 'step' && entrywaysInReach(at, d).includes(Number(to))),
  },
  {
    id: 'up',
    optional: true,
    moment: (_at, d) => acts(d) && optionsFor(d, 'goUp').length > 0,
    at: onActor,
    wants: isVerb('goUp'),
  },
  {
    id: 'above',
    optional: true,
    moment: (_at, d) => acts(d) && optionsFor(d, 'watch').length > 0,
    at: onActor,
    wants: isVerb('watch'),
  },
  {
    id: 'own',
    optional: true,
    moment: (_at, d) => acts(d) && isOffered(d, 'special'),
    at: onActor,
    wants: isVerb('special'),
  },
  {
    id: 'bag',
    optional: true,
    moment: (_at, d) => acts(d) && isOffered(d, 'tactical'),
    at: onActor,
    wants: isVerb('tactical'),
  },
  {
    id: 'spread',
    optional: true,
    moment: (_at, { prompt }) => prompt === 'laying.place',
    at: nowhere,
    wants: anything,
  },
  {
    id: 'down',
    optional: true,
    moment: (_at, d) => acts(d) && optionsFor(d, 'comeDown').length > 0,
    at: onActor,
    wants: isVerb('comeDown'),
  },
  {
    id: 'end',
    optional: true,
    moment: (at, d) => acts(d) && isFirstActivation(at) && isOffered(d, 'end'),
    at: nowhere,
    wants: isVerb('end'),
  },
  { id: 'stock', moment: (at, d) => chooses(d) && !isFresh(at), at: onActivatable },
  {
    id: 'defuse',
    optional: true,
    moment: (_at, d) => acts(d) && isOffered(d, 'defuse'),
    at: onBombs,
    wants: isVerb('defuse'),
  },
  { id: 'guard', moment: inLaterRound, at: onBombs },
  { id: 'yours', moment: secondRoundBegun, at: onBombs },
  { id: 'go', standing: true, moment: (_at, d) => acts(d) || chooses(d), at: onBombs },
];

const setup: SiegeSetup = {
  mission: 'clubhouseBomb',
  losMode: 'assisted',
  clock: 'untimed',
  revealedDefenders: true,
};

/** What squads and Operators bring along, and the floor above. */
export const gadgetsAndFloors: Lesson<Siege, MessageKey, SiegeDecision> = {
  id: 'gadgets-and-floors',
  setup,
  players: ['me', { bot: 'easy' }],
  presets: {},
  deal: 'gadgets and floors',
  free: freeButLeaving,
  steps: STEPS,
};
