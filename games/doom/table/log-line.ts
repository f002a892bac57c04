import { anchorOf, spaceLabel } from '@sightline/board';
import { link, logLines, type Naming as NamingOf, type Namings } from '@sightline/table';
import { ABILITIES, type AbilitySource } from '../rules/abilities/registry.ts';
import { INVASION } from '../rules/argent.ts';
import { DEMON_CARD, isActionCard, sourceOfAbility } from '../rules/attack-source.ts';
import { NONE } from '../rules/doom.ts';
import { EVENT_KINDS } from '../rules/events.ts';
import { isDemon } from '../rules/figures.ts';
import { objectiveOf } from '../rules/objectives.ts';
import { termsOf } from './attack-sum.ts';
import { sourceName, targetName } from './labels.ts';
import {
  cardTitle,
  demonName,
  figureName,
  initiativeName,
  itemName,
  seatName,
  setName,
  sourceTitle,
  tokenName,
} from './names.ts';
import { targetRef } from './picks.ts';
import { cardRef, cellRef, doorRef, objectiveRef, pieceRef, teleporterRef } from './refs.ts';
import type { SeenEvent } from './seen-event.ts';
import { openTable, type ViewContext } from './view-context.ts';

/** Figures, cards, spaces and doors are links. */
type Naming = NamingOf<ViewContext, SeenEvent>;

const figure: Naming = (at, f) => (f === NONE ? 'none' : link(pieceRef(f), figureName(at, f)));
const space: Naming = (at, cell) => link(cellRef(cell), spaceLabel(at.statics.layout, cell));
const action: Naming = (at, card) => link(cardRef('action', card), cardTitle(at, 'action', card));
const event: Naming = (at, card) => link(cardRef('event', card), cardTitle(at, 'event', card));
const set: Naming = (at, n) => link(cardRef('set', n), setName(at, n));
const demonType: Naming = (at, type) => link(cardRef('demon', type), demonName(at, type));

const NAMINGS: Namings<ViewContext, SeenEvent> = {
  figure,
  marine: figure,
  demon: figure,
  attacker: figure,
  defender: figure,
  // A large figure that turned has not left its space.
  from: (at, cell, e) => (cell === e.fields.to ? 'none' : space(at, cell, e)),
  to: space,
  cell: space,
  seat: seatName,
  type: demonType,
  set,
  token: (at, token) => tokenName(at, token),
  'walked.from': space,
  'initiativeRevealed.card': initiativeName,
  'classChosen.class': (at, card) => link(cardRef('class', card), cardTitle(at, 'class', card)),
  'weaponsChosen.sets': set,
  'squadCardGiven.squad': (at, card) => link(cardRef('squad', card), cardTitle(at, 'squad', card)),
  'drewActions.cards': action,
  'drewEvents.cards': event,
  'drewGlory.card': (at, card) => link(cardRef('glory', card), cardTitle(at, 'glory', card)),
  'discarded.card': action,
  'recovered.card': action,
  'played.card': action,
  'sprinted.card': action,
  'used.of': (at, of, { fields }) =>
    usedCard(at, String(fields.source) as AbilitySource, of, Number(fields.card)),
  'used.target': (at, target, { fields }) =>
    usedTarget(at, String(fields.source) as AbilitySource, Number(fields.of), target),
  'doorOpened.door': (_at, door) => link(doorRef(door), String(door + 1)),
  'teleporterActivated.teleporter': (_at, n) => link(teleporterRef(n), String(n + 1)),
  'itemTaken.what': itemName,
  'attacked.source': attackSource,
  'defenseRevealed.card': (at, card, e) => (isDemon(Number(e.fields.figure)) ? event : action)(at, card, e),
  'argentPlaced.type': (at, type, e) => (type === INVASION ? 'invasion' : demonType(at, type, e)),
  'eventsDiscarded.cards': event,
  'summoned.at': (at, place, e) => space(at, anchorOf(place), e),
  'progressed.what': (at, what) =>
    objectiveOf(openTable(at)) === 'coreRestart' ? link(objectiveRef(what), String(what + 1)) : 'none',
};

function attackSource(at: ViewContext, source: number): string {
  if (source === DEMON_CARD) return 'none';
  const name = sourceName(at, source);
  if (isActionCard(source)) return link(cardRef('action', source), name);
  const { source: kind, of } = ABILITIES[source - sourceOfAbility(0)];
  return kind === 'event' ? name : link(cardRef(kind, of), name);
}

/** The card an ability stands on; of an event the copy that was used, which lies there with its set on it. */
const usedCard = (at: ViewContext, source: AbilitySource, of: number, card: number): string =>
  link(cardRef(source, source === 'event' ? card : of), sourceTitle(at, source, of));

function usedTarget(at: ViewContext, source: AbilitySource, of: number, target: number): string {
  const choosing = ABILITIES.find(
    (a) => a.source === source && a.of === of && a.ability.target !== undefined,
  );
  const choice = choosing?.ability.target;
  if (choice === undefined || target === NONE) return 'none';
  return link(targetRef(choice, target), targetName(at, choice, target));
}

function listInWords(
  at: ViewContext,
  e: SeenEvent,
  field: string,
  values: readonly number[],
  naming: Naming | undefined,
): string | number {
  if (e.kind === 'rolled') {
    const { black } = e.fields;
    if (field !== 'dice' || typeof black !== 'object') return '';
    return at.listed(values.map((face, i) => at.say('die.rolled', { black: black[i], face })));
  }
  return naming === undefined
    ? values.length
    : at.listed(values.map((value) => String(naming(at, value, e))));
}

/** The line of the log, with marks around its links. */
export const logLine = logLines<ViewContext, SeenEvent>({
  events: EVENT_KINDS,
  namings: NAMINGS,
  list: listInWords,
  sum: (at, e) => (e.kind === 'attackEnded' ? termsOf(at, e) : null),
});
