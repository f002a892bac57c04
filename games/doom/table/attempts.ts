import { anchorOf, type Cell, type Placement, placement, shiftsFrom } from '@sightline/board';
import { localsIn } from '@sightline/kernel';
import { kindOfRef, nameOfRef, numberOfRef, type Ref } from '@sightline/table';
import { EVENTS } from '../content/index.ts';
import { ABILITIES, type AbilitySource } from '../rules/abilities/registry.ts';
import type { Answer, Decision, Prompt, Verb } from '../rules/decisions.ts';
import { NONE, TRIOS } from '../rules/doom.ts';
import { cellsAt, enemies, figuresOn, isDemon, isLarge, onBoard, typeOf } from '../rules/figures.ts';
import { game } from '../rules/game.ts';
import { isStaggered } from '../rules/modifiers.ts';
import { largeFigure } from '../rules/movement.ts';
import * as sequences from '../rules/procedures.ts';
import { boardOf } from '../rules/statics.ts';
import { type FigureQuestion, figureQuestion } from './figure-question.ts';
import { spacesOfRef } from './picks.ts';
import { type ViewContext, waitingAttacks } from './view-context.ts';

/** The verbs of every question, also those that nothing can be answered with now. */
const VERBS: ReadonlyMap<string, readonly string[]> = new Map(
  game.procedures.flatMap(({ name, names, body }) =>
    body.flatMap((step, i) =>
      typeof step === 'function' ? [] : [[`${name}.${names[i]}`, Object.keys(step.choices)] as const],
    ),
  ),
);

export const isPrompt = (name: string): name is Prompt => VERBS.has(name);

/** All that this question is ever answered with. */
export const verbsOf = ({ prompt }: Decision): readonly string[] => VERBS.get(prompt) ?? [];

/**
 * The answers somebody may have had in mind who clicked there, the likeliest first: the rules say why not. Empty: the
 * question is about something else.
 */
export function attempts(at: ViewContext, decision: Decision, ref: Ref): readonly Answer[] {
  const q = figureQuestion(at, decision);
  const verbs = verbsOf(decision);
  return attemptsAt(q, ref).filter(([verb]) => verbs.includes(verb));
}

function attemptsAt(q: FigureQuestion, ref: Ref): readonly Answer[] {
  switch (kindOfRef(ref)) {
    case 'cell':
      return [...onSpace(q, numberOfRef(ref)), ...intoSpace(q, numberOfRef(ref))];
    case 'piece':
      return [...atFigure(q, numberOfRef(ref)), ...spacesOfRef(q.at, ref).flatMap((c) => intoSpace(q, c))];
    case 'door':
      return [['open', numberOfRef(ref)]];
    case 'thing':
      return [...atThing(nameOfRef(ref)), ...spacesOfRef(q.at, ref).flatMap((c) => intoSpace(q, c))];
    case 'card':
      return atCard(nameOfRef(ref));
    case 'border':
      return [];
  }
}

/* Spaces */

function intoSpace(q: FigureQuestion, cell: Cell): readonly Answer[] {
  const { t, actor } = q;
  const moves = actor === NONE || !onBoard(t, actor) ? [] : movesInto(q, cell);
  return [
    ...moves,
    ['respawn', cell],
    ['drop', cell],
    ...(actor === NONE ? [] : [['displace', actor, cell] as const]),
    ...(q.decision.prompt === 'threat.summon' ? [] : [['summon', cell, 0] as const]),
  ];
}

function movesInto({ t, actor }: FigureQuestion, cell: Cell): readonly Answer[] {
  if (isLarge(actor)) return [shiftTo(t, actor, cell)];
  const jump: readonly Answer[] = t.statics.teleporterCells.includes(cell) ? [['teleport', cell]] : [];
  return [['step', cell], ...jump];
}

/** A movement of a large figure that would cover the space, walls or not. */
export function shiftOnto(t: FigureQuestion['t'], figure: number, cell: Cell): Placement | undefined {
  const free = { ...largeFigure(figure), barred: 0 };
  const { at } = t.state.figures[figure];
  return shiftsFrom(boardOf(t).ground, free, at).find(({ to }) => cellsAt(t, figure, to).includes(cell))?.to;
}

/** If none would, one straight there. */
function shiftTo(t: FigureQuestion['t'], figure: number, cell: Cell): Answer {
  const to = shiftOnto(t, figure, cell) ?? placement(cell) + (t.state.figures[figure].at & 3);
  return ['shift', anchorOf(to), to & 3];
}

/** Whatever stands or lies there may have been meant. */
function onSpace(q: FigureQuestion, cell: Cell): readonly Answer[] {
  const { items, tokens, portals } = q.at.view.state;
  const at = (list: readonly { readonly cell: number }[], kind: string): readonly Answer[] =>
    list.flatMap((it, i) => (it.cell === cell ? atThing(`${kind}.${i}`) : []));
  return [
    ...figuresOn(q.t, [cell], q.actor).flatMap((figure) => atFigure(q, figure)),
    ...at(tokens, 'token'),
    ...at(items, 'item'),
    ...at(q.at.statics.mission.objectives, 'objective'),
    ...at(portals, 'portal'),
  ];
}

/** What may be done with each kind of thing. */
const WITH_THINGS: Readonly<Record<string, readonly Verb[]>> = {
  item: ['take'],
  token: ['secure'],
  objective: ['work'],
  portal: ['summon', 'turn', 'work'],
};

function atThing(name: string): readonly Answer[] {
  const [kind, number] = name.split('.');
  return (WITH_THINGS[kind] ?? []).map((verb) => [verb, Number(number)]);
}

/* Figures */

function atFigure(q: FigureQuestion, figure: number): readonly Answer[] {
  const { actor, decision } = q;
  const hostile = actor !== NONE && enemies(actor, figure);
  return [
    ...(hostile ? attacksOn(q, figure) : []),
    ...aimedAt(q, figure, hostile),
    ['activate', decision.prompt === 'activationPhase.invader' && isDemon(figure) ? typeOf(figure) : figure],
    ['leader', figure],
  ];
}

/** With what is at hand for an attack. Before a card is played that is nothing; then a staggered demon is rather entered. */
function attacksOn({ at, t, actor }: FigureQuestion, defender: number): readonly Answer[] {
  if (isDemon(actor)) return [['attack', defender]];
  const granted = localsIn(at.view, sequences.strikeNow);
  const waiting = granted !== null ? [granted.source] : waitingAttacks(at);
  const sources = waiting.length > 0 || isStaggered(t, defender) ? waiting : [NONE];
  return [...new Set(sources)].map((source): Answer => ['attack', defender, source]);
}

/** His own abilities that choose a figure. */
function aimedAt({ at, actor }: FigureQuestion, figure: number, hostile: boolean): readonly Answer[] {
  if (actor === NONE || isDemon(actor)) return [];
  const wanted = hostile ? ['enemy'] : ['friend', 'marine'];
  return abilitiesOn('class', at.view.state.marines[actor].class)
    .filter((ability) => wanted.includes(ABILITIES[ability].ability.target?.choose ?? ''))
    .map((ability): Answer => ['use', ability, NONE, figure]);
}

const abilitiesOn = (source: AbilitySource, of: number): readonly number[] =>
  ABILITIES.flatMap((a, ability) => (a.source === source && a.of === of ? [ability] : []));

/* Cards */

function atCard(name: string): readonly Answer[] {
  const [kind, number, owner] = name.split('.');
  const card = Number(number);
  // Another marine's card is nothing one could have meant to play.
  if (owner !== undefined) return [];
  const uses = (source: AbilitySource, of: number, held: number): readonly Answer[] =>
    abilitiesOn(source, of).map((ability): Answer => ['use', ability, held, NONE]);
  switch (kind) {
    case 'action':
      return [['play', card, NONE], ...uses('action', card, card), ['sprint', card]];
    case 'class':
      return [['class', card], ...uses('class', card, NONE)];
    case 'glory':
      return uses('glory', card, card);
    case 'event':
      return [...uses('event', EVENTS[card]?.kind ?? NONE, card), ['discard', card]];
    case 'demon':
      return [['activate', card], ...uses('demon', card, NONE)];
    case 'set':
      return [
        ['weapons', card],
        ['stack', card],
      ];
    case 'invasion':
      return [['invasion', card]];
    case 'eventSet':
      return TRIOS.flatMap((sets, trio): Answer[] => (sets.includes(card) ? [['events', trio]] : [])).slice(
        0,
        1,
      );
    default:
      return [];
  }
}
