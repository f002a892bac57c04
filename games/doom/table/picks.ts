import type { Cell } from '@sightline/board';
import { kindOfRef, nameOfRef, numberOfRef, type Ref } from '@sightline/table';
import type { AbilityTarget } from '../content/card-types.ts';
import { EVENTS } from '../content/index.ts';
import { ABILITIES } from '../rules/abilities/registry.ts';
import type { Answer } from '../rules/decisions.ts';
import { NONE, TRIOS } from '../rules/doom.ts';
import { cellsOf } from '../rules/figures.ts';
import { markedSpaces, objectiveOf } from '../rules/objectives.ts';
import { slainBy } from '../rules/stepping.ts';
import { type FigureQuestion, targetIn, targetOf } from './figure-question.ts';
import { cardRef, cellRef, doorRef, itemRef, objectiveRef, pieceRef, portalRef, tokenRef } from './refs.ts';
import { openTable, type ViewContext } from './view-context.ts';

/** What has to be clicked for an answer, in this order; nothing: it is a button of the prompt. */
export function picksFor(
  asked: FigureQuestion,
  answer: Answer,
  shifts: ReadonlyMap<number, Cell>,
): readonly Ref[] {
  const { t, actor, decision } = asked;
  const [verb, first, second] = answer;
  switch (verb) {
    case 'attack':
    case 'attackInCover':
    case 'leader':
      return [pieceRef(first)];
    case 'play':
    case 'sprint':
      return [cardRef('action', first), ...targetRefs(answer)];
    case 'use':
      return [abilityRef(first, second), ...targetRefs(answer)];
    case 'step':
    case 'teleport': {
      // Whom he finishes by entering is what he clicks.
      const demon = slainBy(t, actor, first, verb === 'teleport');
      return [demon >= 0 ? pieceRef(demon) : cellRef(first)];
    }
    case 'shift':
      return [cellRef(shifts.get(first * 4 + second) ?? first)];
    case 'open':
      return [doorRef(first)];
    case 'take':
      return [itemRef(first)];
    case 'secure':
      return [tokenRef(first)];
    case 'work':
      return [objectiveOf(t) === 'portalClosure' ? portalRef(first) : objectiveRef(first)];
    case 'activate':
      return [decision.prompt === 'typeActivation.choose' ? pieceRef(first) : cardRef('demon', first)];
    case 'class':
      return [cardRef('class', first)];
    case 'stack':
      return [cardRef('set', first)];
    case 'invasion':
      return [cardRef('invasion', first)];
    case 'events':
      return TRIOS[first].map((set) => cardRef('eventSet', set));
    case 'respawn':
    case 'drop':
      return [cellRef(first)];
    case 'displace':
      // A marine speaks for himself: only the space is left to say.
      return first === actor && decision.prompt === 'displacement.marines'
        ? [cellRef(second)]
        : [pieceRef(first), cellRef(second)];
    case 'summon':
      return [decision.prompt === 'threat.summon' ? portalRef(first) : cellRef(first)];
    case 'turn':
      return [portalRef(first)];
    default:
      return [];
  }
}

/** The card an ability stands on: in hand, or lying open. */
function abilityRef(ability: number, card: number): Ref {
  const { source, of } = ABILITIES[ability];
  if (source === 'event') return cardRef('event', card === NONE ? firstOfKind(of) : card);
  return cardRef(source, of);
}

const firstOfKind = (kind: number): number => EVENTS.findIndex((card) => card.kind === kind);

function targetRefs(answer: Answer): readonly Ref[] {
  const target = targetOf(answer);
  const chosen = targetIn(answer);
  return target === null || chosen === NONE ? [] : [targetRef(target, chosen)];
}

/** What is chosen for an ability, as it stands on the table. */
export function targetRef({ choose }: AbilityTarget, target: number): Ref {
  switch (choose) {
    case 'enemy':
    case 'friend':
    case 'marine':
      return pieceRef(target);
    case 'exhaustedDemonCard':
      return cardRef('demon', target);
    case 'discarded':
    case 'handCard':
      return cardRef('action', target);
    case 'teleporter':
    case 'space':
      return cellRef(target);
  }
}

/* Several lit things on one space */

/** The spaces on which a ref is drawn; none for cards and doors. */
export function spacesOfRef(at: ViewContext, ref: Ref): readonly Cell[] {
  const kind = kindOfRef(ref);
  if (kind === 'cell') return [numberOfRef(ref)];
  if (kind === 'piece') return cellsOf(openTable(at), numberOfRef(ref));
  return kind === 'thing' ? thingSpaces(at, nameOfRef(ref)) : [];
}

function thingSpaces(at: ViewContext, name: string): readonly Cell[] {
  const [kind, ...numbers] = name.split('.');
  const [n, more] = numbers.map(Number);
  const { state } = at.view;
  const cells: Readonly<Record<string, Cell | undefined>> = {
    item: state.items[n]?.cell,
    portal: state.portals[n]?.cell,
    teleporter: at.statics.teleporterCells[n],
    token: state.tokens[n]?.cell,
    grenade: state.marines[n]?.grenades[more]?.cell,
    objective: markedSpaces(openTable(at))[n],
  };
  const cell = cells[kind];
  return cell === undefined || cell < 0 ? [] : [cell];
}

const HEIGHTS = { piece: 3, thing: 2, cell: 1, door: 0, border: 0, card: 0 } as const;
const heightOf = (ref: Ref): number => HEIGHTS[kindOfRef(ref)];

/**
 * Where several things on one space could be clicked first, only the topmost is met by a click: all their options go
 * there, and the table offers them as a list. Otherwise the step onto a terminal that could also be worked on would be
 * out of reach.
 */
export function gathered(at: ViewContext, firsts: readonly Ref[]): ReadonlyMap<Ref, Ref> {
  const top = new Map<Cell, Ref>();
  const distinct = [...new Set(firsts)].filter((ref) => heightOf(ref) > 0);
  for (const ref of distinct)
    for (const cell of spacesOfRef(at, ref)) {
      const before = top.get(cell);
      if (before === undefined || heightOf(ref) > heightOf(before)) top.set(cell, ref);
    }
  const instead = new Map<Ref, Ref>();
  for (const ref of distinct) {
    if (kindOfRef(ref) === 'piece') continue;
    const above = spacesOfRef(at, ref).map((cell) => top.get(cell))[0];
    if (above !== undefined && above !== ref) instead.set(ref, above);
  }
  return instead;
}
