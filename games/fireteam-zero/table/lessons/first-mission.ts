import { factOf, optionsFor } from '@sightline/kernel';
import type { Lesson, LessonStep, Ref } from '@sightline/table';
import { contentOf } from '../../content/register.ts';
import type { Answer, Decision, Verb } from '../../rules/decisions.ts';
import { FIRST_MONSTER, type Fireteam, NOWHERE } from '../../rules/fireteam.ts';
import type { FireteamSetup } from '../../rules/statics.ts';
import type { MessageKey } from '../../text/index.ts';
import { targetRef } from '../picks.ts';
import { COIN, cardRef, EXIT, pieceRef, placeRef, pointRef, THREAT } from '../refs.ts';
import type { ViewContext } from '../view-context.ts';
import {
  actionsOf,
  acts,
  hasIntel,
  isFirstTurn,
  leadsTo,
  reacts,
  searchPlaces,
  targets,
  volley,
} from './situation.ts';

type Step = LessonStep<Fireteam, MessageKey, Decision>;

const PUPIL = 0;

const anything = (): boolean => true;
const isVerb =
  (...verbs: readonly Verb[]) =>
  (_at: unknown, _decision: unknown, [verb]: Answer): boolean =>
    verbs.includes(verb);
const nowhere: Step['at'] = () => [];
const self: Step['at'] = () => [pieceRef(PUPIL)];
const inHand = (cards: readonly number[]): readonly Ref[] => cards.map((card) => cardRef('action', card));
/** The objectives of the quiet village, as they lie. */
const RADIO: Ref = cardRef('objective', 0);
const CLEAR: Ref = cardRef('objective', 1);

/** Who came after the monsters had acted: whoever stood there before has spent its activation. */
const newcomers = ({ view }: ViewContext): readonly Ref[] =>
  view.state.at.flatMap((place, f) =>
    place !== NOWHERE && view.state.monsters[f - FIRST_MONSTER]?.spent === false ? [pieceRef(f)] : [],
  );

/* Reactions come often, and at odd moments: the first few each bring a word of their own. */

const window = (id: string, moment: Step['moment']): Step => ({
  id,
  optional: true,
  moment: (at, d) => reacts(d) && moment(at, d),
  at: (_at, d) => inHand(optionsFor(d, 'react').map(([card]) => card)),
  wants: anything,
});

const STEPS: readonly Step[] = [
  /* Before the first turn. */

  {
    id: 'welcome',
    moment: ({ view }) => view.state.round > 0,
    at: self,
  },
  {
    id: 'draw',
    optional: true,
    moment: ({ view }, { prompt }) => prompt === 'tactics.offer' && view.state.round === 1,
    at: nowhere,
    wants: (_at, _decision, [verb]) => verb === 'draw',
  },

  /* The first turn, act by act. */

  { id: 'goal', moment: (_at, d) => acts(d), at: () => [EXIT, RADIO, CLEAR] },
  {
    id: 'attack',
    optional: true,
    moment: (at, d) => isFirstTurn(at, d) && volley(at, d).length > 0,
    at: (at, d) => inHand(volley(at, d)),
    // The marked ones are the best; whoever likes others better attacks with those.
    wants: isVerb('attack'),
  },
  {
    id: 'aim',
    optional: true,
    moment: (_at, { prompt }) => prompt === 'attackAction.target',
    at: (at, d) => targets(at, d).map(targetRef),
    wants: anything,
  },
  {
    id: 'reroll',
    optional: true,
    moment: (_at, { prompt }) => prompt === 'attack.reroll',
    at: nowhere,
    wants: anything,
  },
  {
    id: 'dice',
    optional: true,
    moment: (at, d) => isFirstTurn(at, d) && actionsOf(d) === 0,
    at: () => [CLEAR],
  },
  {
    id: 'move',
    optional: true,
    moment: (at, d) =>
      isFirstTurn(at, d) && optionsFor(d, 'search').length === 0 && searchPlaces(at, d).length > 0,
    at: (at, d) => searchPlaces(at, d).map(placeRef),
    wants: (at, d, answer) => leadsTo(answer, searchPlaces(at, d)),
  },
  {
    id: 'undo',
    optional: true,
    moment: (at, d) => isFirstTurn(at, d) && optionsFor(d, 'search').length > 0,
    at: () => [EXIT],
  },
  {
    id: 'search',
    optional: true,
    moment: (at, d) => isFirstTurn(at, d) && optionsFor(d, 'search').length > 0,
    at: (_at, d) => optionsFor(d, 'search').map(([token]) => pointRef(token)),
    wants: (_at, _decision, [verb]) => verb === 'search',
  },
  {
    id: 'found',
    optional: true,
    moment: (at, d) => isFirstTurn(at, d) && hasIntel(at),
    at: () => [RADIO],
  },
  {
    id: 'end',
    optional: true,
    moment: (at, d) => isFirstTurn(at, d) && actionsOf(d) === 0,
    at: nowhere,
    // Whoever goes a step farther first has understood.
    wants: anything,
  },
  window('react', anything),
  window('defend', (_at, d) => factOf(d, 'of') === 'heroTargeted'),
  window('again', anything),
  window('spare', ({ view }) => view.state.round > 1),

  /* Out of turn: each when its moment comes. */

  {
    id: 'order',
    optional: true,
    moment: (_at, { prompt }) => prompt === 'activateMonsters.choose',
    at: (_at, d) => optionsFor(d, 'activate').map(([monster]) => pieceRef(monster)),
    wants: anything,
  },
  {
    id: 'way',
    optional: true,
    moment: (_at, { prompt }) => prompt === 'monsterMove.step',
    at: (_at, d) => optionsFor(d, 'step').map(([to]) => placeRef(to)),
    wants: anything,
  },
  {
    id: 'help',
    optional: true,
    moment: (_at, { prompt }) => prompt === 'attack.stepIn',
    at: (_at, d) => optionsFor(d, 'stepIn').map(([hero]) => pieceRef(hero)),
    wants: anything,
  },
  {
    id: 'hit',
    optional: true,
    moment: (_at, { prompt }) => prompt === 'discard.choose',
    at: self,
    wants: anything,
  },

  /* The second round, and the rest. */

  {
    id: 'spawn',
    moment: ({ view }, { prompt }) =>
      view.state.round > 1 && ['tactics.propose', 'tactics.offer', 'heroTurn.act'].includes(prompt),
    at: (at) => [...newcomers(at), THREAT],
  },
  {
    id: 'response',
    optional: true,
    moment: (_at, { prompt }) => prompt === 'tactics.propose',
    at: (_at, d) => inHand(optionsFor(d, 'propose').map(([card]) => card)),
    wants: anything,
  },
  {
    id: 'coin',
    moment: ({ view }, d) => acts(d) && view.state.round > 1,
    at: () => [COIN],
  },
  // By then everything has come that comes in every mission.
  {
    id: 'yours',
    moment: ({ view }, d) => acts(d) && view.state.round > 2,
    at: () => [EXIT],
  },
  // Whatever is done then is fine.
  {
    id: 'go',
    standing: true,
    moment: (_at, d) => acts(d),
    at: () => [RADIO, CLEAR],
  },
];

/** Of the edition that the deal was sought out in: with more cards it would be another deal. */
const setup: FireteamSetup = { mission: 'quietVillage', difficulty: 'easy', edition: 1 };
const { heroes } = contentOf(1);
const heroCalled = (id: string): number => heroes.findIndex((hero) => hero.id === id);

const isFree = isVerb('attack', 'search', 'act');

/** The first mission of somebody who has read nothing: a sniper and a friend, four beasts, ten minutes. */
export const firstMission: Lesson<Fireteam, MessageKey, Decision> = {
  id: 'first-mission',
  setup,
  players: ['me', { bot: 'normal' }],
  presets: { 0: { hero: [heroCalled('frank')] }, 1: { hero: [heroCalled('shad')] } },
  // Sought out: the first shot kills, the first search finds a part, and friend and foe give reason to react (see the tests).
  deal: 'first mission 596',
  // Nobody is kept from what the mission is about.
  free: isFree,
  steps: STEPS,
};
