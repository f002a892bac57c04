import {
  ACTIONS,
  CLASS_CARDS,
  DEMON_CARDS,
  EVENT_SETS,
  EVENT_TITLES,
  EVENTS,
  GLORY_KILL_CARDS,
  INVASION_CARDS,
  SQUAD_CARDS,
  WEAPON_SETS,
} from '../content/index.ts';
import { MISSIONS } from '../content/missions/index.ts';
import { ABILITIES, type AbilitySource } from '../rules/abilities/registry.ts';
import { INVADER } from '../rules/doom.ts';
import { cardOf, firstOfType, isMarine, marineAt, typeOf } from '../rules/figures.ts';
import { seatOfCard } from '../rules/initiative-deck.ts';
import { HEALTH } from '../rules/items.ts';
import { COLOURS } from '../rules/summoning.ts';
import type { MessageKey } from '../text/index.ts';
import { trainingGround } from './lessons/training-ground.ts';
import type { ViewContext, Words } from './view-context.ts';

/* Figures and seats */

const MARINES = ['alpha', 'bravo', 'charlie', 'delta'] as const;

export const marineName = ({ say }: Words, marine: number): string => say(`figure.${MARINES[marine]}`);
export const demonName = ({ say }: Words, type: number): string => say(`demon.${DEMON_CARDS[type].id}.name`);
/** "3 Imps" */
export const demonCount = ({ say }: Words, type: number, n: number): string =>
  say(`demon.${DEMON_CARDS[type].id}.count`, { n });

/** A demon's number among those of its type, from 1; 0 for the only one there is. */
const numberOfDemon = (figure: number): number =>
  cardOf(figure).figures === 1 ? 0 : figure - firstOfType(typeOf(figure)) + 1;

export function figureName(at: Words, figure: number): string {
  if (isMarine(figure)) return marineName(at, figure);
  const demon = demonName(at, typeOf(figure));
  const n = numberOfDemon(figure);
  return n === 0 ? demon : at.say('figure.demon', { demon, n });
}

/** One letter or number that tells a figure from the others of its kind; empty where there is only one. */
export function figureBadge(at: Words, figure: number): string {
  if (isMarine(figure)) return marineName(at, figure).slice(0, 1);
  const n = numberOfDemon(figure);
  return n === 0 ? '' : String(n);
}

export const invaderName = ({ say }: Words): string => say('side.invader');
export const seatName = (at: Words, seat: number): string =>
  seat === INVADER ? invaderName(at) : marineName(at, marineAt(seat));
/** An initiative card has the name of who is activated by it (DM-INI-06). */
export const initiativeName = (at: Words & Pick<ViewContext, 'statics'>, card: number): string =>
  seatName(at, seatOfCard(at, card));

/* Cards */

/** The titles of a weapon set's cards. */
export const cardsOfSet = (at: ViewContext, set: number): readonly string[] =>
  at.statics.box.cardsOfSet(set).map((card) => cardTitle(at, 'action', card));

export const setName = ({ say }: Words, set: number): string => say(`set.${WEAPON_SETS[set].id}.name`);
export const eventSetName = ({ say }: Words, set: number): string =>
  say(`eventSet.${EVENT_SETS[set].id}.name`);

/** The kinds of cards that have a number in their refs: `card:action.12`. */
export type CardKind =
  | 'action'
  | 'class'
  | 'squad'
  | 'glory'
  | 'event'
  | 'demon'
  | 'invasion'
  | 'set'
  | 'eventSet';

export function cardTitle(at: Words, kind: CardKind, card: number): string {
  const { say } = at;
  switch (kind) {
    case 'action':
      return say(`action.${ACTIONS[card].id}.title`);
    case 'class':
      return say(`class.${CLASS_CARDS[card].id}.title`);
    case 'squad':
      return say(`squad.${SQUAD_CARDS[card].id}.title`);
    case 'glory':
      return say(`glory.${GLORY_KILL_CARDS[card].id}.title`);
    case 'event':
      return say(`event.${EVENTS[card].title}.title`);
    case 'invasion':
      return say(`invasion.${INVASION_CARDS[card].id}.title`);
    case 'demon':
      return demonName(at, card);
    case 'set':
      return setName(at, card);
    case 'eventSet':
      return eventSetName(at, card);
  }
}

/** The card an ability stands on; events are numbered by title there. */
export const sourceTitle = (at: Words, source: AbilitySource, of: number): string =>
  source === 'event' ? at.say(`event.${EVENT_TITLES[of]}.title`) : cardTitle(at, source, of);

/** An ability as its card calls it: demon cards have names for theirs, others are named like the card. */
export const abilityTitle = ({ say }: Words, ability: number): string =>
  say(`${ABILITIES[ability].words}.title`);
export const abilityText = ({ say }: Words, ability: number): string =>
  say(`${ABILITIES[ability].words}.text`);

/* What stands and lies on the board */

export const portalName = ({ say }: Words, colour: number): string => say(`portal.${COLOURS[colour]}`);
/** "Blue portal, face down" */
export const portalInWords = (at: Words, colour: number, up: boolean): string =>
  at.say('scene.portal', {
    portal: portalName(at, colour),
    face: at.say(up ? 'portal.faceUp' : 'portal.faceDown'),
  });
export const doorName = ({ say }: Words, door: number, open: boolean): string =>
  say(open ? 'door.open' : 'door.closed', { n: door + 1 });
export const teleporterName = ({ say }: Words, teleporter: number, active: boolean): string =>
  say(active ? 'teleporter.active' : 'teleporter.inactive', { n: teleporter + 1 });
/** What an item is, by its number: a health pack, or a weapon set's token. */
export const itemName = (at: Words, what: number): string =>
  what === HEALTH ? at.say('item.healthPack') : at.say('item.weapon', { set: setName(at, what) });
export const grenadeName = (at: Words, set: number): string =>
  at.say('token.grenade', { set: setName(at, set) });
/** An objective token: a sample by its number, or the asset. */
export const tokenName = ({ say, view, statics }: ViewContext, token: number): string =>
  statics.mission.file.objective === 'assetExtraction'
    ? say('token.asset')
    : say('token.sample', { n: view.state.tokens[token].order });
export const terminalName = ({ say }: Words, terminal: number): string =>
  say('token.terminal', { n: terminal + 1 });

/* Missions */

type MissionWithWords = MessageKey extends infer Key
  ? Key extends `mission.${infer Id}.name`
    ? Id
    : never
  : never;
type OperationWithWords = MessageKey extends infer Key
  ? Key extends `operation.${infer Id}.name`
    ? Id
    : never
  : never;

/** Whoever brings a mission of his own brings no words for it: its id stands for its name. */
const hasWords = (id: string): id is MissionWithWords =>
  [...MISSIONS, trainingGround].some((mission) => mission.id === id);

export const missionName = ({ say }: Words, id: string): string =>
  hasWords(id) ? say(`mission.${id}.name`) : id;
/** The briefing or an ending of the mission; empty where nobody has written one. */
export const missionStory = (
  { say }: Words,
  id: string,
  part: 'briefing' | 'marinesWon' | 'invaderWon',
): string => (hasWords(id) ? say(`mission.${id}.${part}`) : '');

const isOperationWithWords = (id: string): id is OperationWithWords =>
  MISSIONS.some(({ operation }) => operation === id);

export const operationName = ({ say }: Words, id: string): string =>
  isOperationWithWords(id) ? say(`operation.${id}.name`) : id;
