import { anchorOf } from '@sightline/board';
import type { Field, SeenEvent } from '@sightline/kernel';
import { link } from '@sightline/table';
import { ABILITIES, type Source } from '../rules/abilities/registry.ts';
import { INVASION } from '../rules/argent.ts';
import { DEMON_CARD, isActionCard, sourceOfAbility } from '../rules/attack-source.ts';
import { NONE } from '../rules/doom.ts';
import { isDemon } from '../rules/figures.ts';
import { HAPPENINGS } from '../rules/happenings.ts';
import { objectiveOf } from '../rules/objectives.ts';
import { sourceName, targetName } from './labels.ts';
import { type At, openTable } from './looking.ts';
import {
  cardTitle,
  cellLabel,
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

type Args = Record<string, string | number>;
/** How the log names a field of an event; figures, cards, spaces and doors are links. */
type Naming = (at: At, value: number, e: SeenEvent) => string | number;

const SECRETS = new Map(HAPPENINGS.map(({ name, secrets }) => [name, secrets]));

/** The line of the log, with marks around its links. */
export function logLine(at: At, e: SeenEvent): string {
  const hidden = (SECRETS.get(e.kind) ?? []).some((field) => e.fields[field] === undefined);
  const args: Args = {};
  for (const [field, value] of Object.entries(e.fields)) args[field] = fieldInWords(at, e, field, value);
  return at.say(`log.${e.kind}${hidden ? '.hidden' : ''}`, args);
}

function fieldInWords(at: At, e: SeenEvent, field: string, value: Field): string | number {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return listInWords(at, e, field, value);
  const naming = NAMINGS[`${e.kind}.${field}`] ?? NAMINGS[field];
  return naming === undefined ? value : naming(at, value, e);
}

function listInWords(at: At, e: SeenEvent, field: string, values: readonly number[]): string | number {
  if (e.kind === 'rolled') {
    const { black } = e.fields;
    if (field !== 'dice' || typeof black !== 'object') return '';
    return at.listed(values.map((face, i) => at.say('die.rolled', { black: black[i], face })));
  }
  const one = NAMINGS[`${e.kind}.${field}`];
  return one === undefined ? values.length : at.listed(values.map((value) => String(one(at, value, e))));
}

const figure: Naming = (at, f) => (f === NONE ? 'none' : link(pieceRef(f), figureName(at, f)));
const space: Naming = (at, cell) => link(cellRef(cell), cellLabel(at.statics.layout, cell));
const action: Naming = (at, card) => link(cardRef('action', card), cardTitle(at, 'action', card));
const event: Naming = (at, card) => link(cardRef('event', card), cardTitle(at, 'event', card));
const set: Naming = (at, n) => link(cardRef('set', n), setName(at, n));
const demonType: Naming = (at, type) => link(cardRef('demon', type), demonName(at, type));

/** By field; where the same name means something else in an event, by event and field. */
const NAMINGS: Readonly<Record<string, Naming>> = {
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
  'used.of': (at, of, { fields }) => usedCard(at, String(fields.source) as Source, of, Number(fields.card)),
  'used.target': (at, target, { fields }) =>
    usedTarget(at, String(fields.source) as Source, Number(fields.of), target),
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

function attackSource(at: At, source: number): string {
  if (source === DEMON_CARD) return 'none';
  const name = sourceName(at, source);
  if (isActionCard(source)) return link(cardRef('action', source), name);
  const { source: kind, of } = ABILITIES[source - sourceOfAbility(0)];
  return kind === 'event' ? name : link(cardRef(kind, of), name);
}

/** The card an ability stands on; of an event the copy that was used, which lies there with its set on it. */
const usedCard = (at: At, source: Source, of: number, card: number): string =>
  link(cardRef(source, source === 'event' ? card : of), sourceTitle(at, source, of));

function usedTarget(at: At, source: Source, of: number, target: number): string {
  const choosing = ABILITIES.find(
    (a) => a.source === source && a.of === of && a.ability.target !== undefined,
  );
  const choice = choosing?.ability.target;
  if (choice === undefined || target === NONE) return 'none';
  return link(targetRef(choice, target), targetName(at, choice, target));
}
