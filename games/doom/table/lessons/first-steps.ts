import { optionsFor } from '@sightline/kernel';
import type { Lesson, LessonStep, Ref } from '@sightline/table';
import { ACTIONS, classCalled, setCalled } from '../../content/index.ts';
import { ABILITIES } from '../../rules/abilities/registry.ts';
import type { Answer, Decision, Verb } from '../../rules/decisions.ts';
import type { Doom } from '../../rules/doom.ts';
import { marineAt } from '../../rules/figures.ts';
import type { DoomSetup } from '../../rules/statics.ts';
import type { MessageKey } from '../../text/index.ts';
import { pointsOf } from '../figure-question.ts';
import { cardRef, cellRef, doorRef, FRAGS, itemRef, PROGRESS, pieceRef } from '../refs.ts';
import {
  acts,
  approaches,
  beforeGloryKill,
  closedDoor,
  demons,
  gloryKills,
  isCardOpen,
  isFirstActivation,
  isGloryKill,
  isHurt,
  leadsOn,
  leadsTo,
  mainCards,
  mainsOf,
  packsInReach,
  targets,
  viewpoints,
} from './situation.ts';
import { trainingGround } from './training-ground.ts';

type Step = LessonStep<Doom, MessageKey, Decision>;

/** Spaces to point at: more rings than this point at nothing. */
const MOST_RINGS = 3;

const anything = (): boolean => true;
const isVerb = (...verbs: readonly Verb[]) => {
  return (_at: unknown, _decision: unknown, [verb]: Answer): boolean => verbs.includes(verb);
};
const self: Step['at'] = (_at, { seat }) => [pieceRef(marineAt(seat))];
const nowhere: Step['at'] = () => [];
const inHand = (cards: readonly number[]): readonly Ref[] => cards.map((card) => cardRef('action', card));
const onSpaces = (cells: readonly number[]): readonly Ref[] => cells.slice(0, MOST_RINGS).map(cellRef);

/** The first card has to bring him round the corner and to reach from there. */
const fitting = (decision: Decision): readonly number[] => mainCards(decision, 3, 3);

/** Reactions in hand that may be played now. */
const reactions = (numbers: readonly (readonly number[])[]): readonly number[] =>
  numbers.flatMap(([ability]) => {
    const { source, of } = ABILITIES[ability];
    return source === 'action' && ACTIONS[of].type === 'reaction' ? [of] : [];
  });

const later: Step['moment'] = (at, d) => acts(d) && !isFirstActivation(at);

/** The room is empty, and the rest wait behind the door. */
const isQuiet: Step['moment'] = (at, d) => acts(d) && demons(at).length === 0 && closedDoor(at) >= 0;

/** Whoever has seen the second wave, or fought long enough, is left alone. */
const grownUp: Step['moment'] = (at, d) => later(at, d) && (closedDoor(at) < 0 || at.view.state.round > 2);

const STEPS: readonly Step[] = [
  /* The first activation, action by action. */

  { id: 'welcome', moment: (_at, d) => acts(d), at: self },
  {
    id: 'goal',
    moment: (_at, d) => acts(d),
    at: (at) => [...demons(at).map(pieceRef), PROGRESS, FRAGS],
  },
  {
    id: 'card',
    optional: true,
    moment: (at, d) => acts(d) && isFirstActivation(at) && pointsOf(d) === 0 && fitting(d).length > 0,
    at: (_at, d) => inHand(fitting(d)),
    wants: isVerb('play'),
  },
  {
    id: 'move',
    optional: true,
    moment: (at, d) => acts(d) && isFirstActivation(at) && approaches(at, d).length > 0,
    at: (at, d) => onSpaces(approaches(at, d)),
    wants: leadsOn,
  },
  {
    id: 'undo',
    optional: true,
    moment: (at, d) => acts(d) && isFirstActivation(at) && isCardOpen(at),
    at: self,
  },
  {
    id: 'sight',
    optional: true,
    moment: (at, d) => acts(d) && isFirstActivation(at) && viewpoints(at, d).length > 0,
    at: (at, d) => onSpaces(viewpoints(at, d)),
    wants: leadsOn,
  },
  {
    id: 'fire',
    moment: (_at, d) => acts(d) && targets(d).length > 0,
    at: (_at, d) => targets(d).map(pieceRef),
    wants: isVerb('attack'),
  },
  {
    id: 'dice',
    moment: (_at, d) => acts(d),
    at: (at) =>
      demons(at)
        .filter((demon) => at.view.state.figures[demon].damage > 0)
        .map(pieceRef),
  },
  // A demon that can be shot at is shot at by a click: for a glory kill one has to stand beside it.
  {
    id: 'stagger',
    optional: true,
    moment: (at, d) => acts(d) && gloryKills(at, d).length === 0 && beforeGloryKill(at, d).length > 0,
    at: (at, d) => onSpaces(beforeGloryKill(at, d)),
    // Whoever walks right into it has done what comes next as well.
    wants: (at, d, answer) => leadsTo(answer, beforeGloryKill(at, d)) || isGloryKill(at, d, answer),
  },
  {
    id: 'glory',
    optional: true,
    moment: (at, d) => acts(d) && gloryKills(at, d).length > 0,
    at: (at, d) => gloryKills(at, d).map(({ demon }) => pieceRef(demon)),
    wants: isGloryKill,
  },
  {
    id: 'second',
    optional: true,
    moment: (at, d) => acts(d) && isFirstActivation(at) && mainsOf(d) === 1 && mainCards(d, 1, 1).length > 0,
    at: (_at, d) => inHand(mainCards(d, 1, 1)),
    wants: isVerb('play'),
  },
  {
    id: 'end',
    optional: true,
    moment: (at, d) =>
      acts(d) && isFirstActivation(at) && mainCards(d, 0, 0).length === 0 && targets(d).length === 0,
    at: nowhere,
    // Whoever still walks into cover has understood.
    wants: anything,
  },

  /* The Invader's turn. */

  {
    id: 'cover',
    optional: true,
    moment: (_at, { prompt }) => prompt === 'attack.cover',
    at: self,
    wants: anything,
  },
  {
    id: 'defend',
    optional: true,
    moment: (_at, d) =>
      d.prompt === 'moment.use' && d.about.of === 'defend' && reactions(optionsFor(d, 'use')).length > 0,
    at: (_at, d) => inHand(reactions(optionsFor(d, 'use'))),
    wants: anything,
  },

  /* Later: each when its moment comes. */

  { id: 'order', moment: later, at: self },
  {
    id: 'why',
    moment: later,
    at: (at) => (closedDoor(at) < 0 ? demons(at).map(pieceRef) : [doorRef(closedDoor(at))]),
  },
  {
    id: 'pack',
    optional: true,
    // Whoever has a demon before his barrel shall not be called away.
    moment: (at, d) =>
      later(at, d) && isHurt(at, d) && targets(d).length === 0 && packsInReach(at, d).length > 0,
    at: (at, d) => packsInReach(at, d).map(({ item }) => itemRef(item)),
    wants: (at, d, answer) =>
      leadsTo(
        answer,
        packsInReach(at, d).map(({ cell }) => cell),
      ),
  },
  {
    id: 'take',
    optional: true,
    moment: (at, d) => acts(d) && isHurt(at, d) && optionsFor(d, 'take').length > 0,
    at: (_at, d) => optionsFor(d, 'take').map(([item]) => itemRef(item)),
    wants: isVerb('take'),
  },
  {
    id: 'door',
    optional: true,
    moment: isQuiet,
    at: (at) => [doorRef(closedDoor(at))],
  },
  {
    id: 'open',
    optional: true,
    // Not with empty hands: he has to do something about what comes.
    moment: (at, d) => isQuiet(at, d) && mainsOf(d) > 0 && optionsFor(d, 'open').length > 0,
    at: (_at, d) => optionsFor(d, 'open').map(([n]) => doorRef(n)),
    wants: isVerb('open'),
  },
  { id: 'rules', moment: grownUp, at: nowhere },
  { id: 'yours', moment: grownUp, at: (at) => demons(at).map(pieceRef) },
  // Whatever is done then is fine; what there is to do is pointed at.
  {
    id: 'go',
    standing: true,
    moment: (_at, d) => acts(d),
    at: (at) =>
      demons(at).length > 0 || closedDoor(at) < 0 ? demons(at).map(pieceRef) : [doorRef(closedDoor(at))],
  },
];

/** Of the edition that the deal was sought out in: with more cards it would be another deal. */
const setup: DoomSetup = { mission: trainingGround, recommended: true, edition: 1 };

/** The first match of somebody who has read nothing: one marine, a few soldiers, ten minutes. */
export const firstSteps: Lesson<Doom, MessageKey, Decision> = {
  id: 'first-steps',
  setup,
  players: [{ bot: 'easy' }, 'me'],
  presets: {
    1: {
      class: [classCalled('intimidator')],
      weapons: [setCalled('combatShotgun'), setCalled('burstRifle')],
    },
  },
  // Sought out: the first shot staggers, the Invader shoots back, and there is cover to be had (see the tests).
  deal: 'first steps 13',
  // The prompt invites to it, or the lesson has taught it: the teacher must not forbid it.
  free: (at, d, answer) => ['attack', 'take', 'open'].includes(answer[0]) || isGloryKill(at, d, answer),
  steps: STEPS,
};
