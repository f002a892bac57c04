import { xOf, yOf } from '@sightline/board';
import { type Icon, iconAt, type Ref, type ShownEffect, type Sound, type Tone } from '@sightline/table';
import { type BodyHandle, isUpstairs, ownerOfBody, squadOf } from '../rules/operators.ts';
import { bodyRef, cellRef, upperRef } from './refs.ts';
import type { SeenEvent } from './seen-event.ts';
import { openTable, type ViewContext } from './view-context.ts';

/** A field of an event as a number. */
export type Fields = (field: keyof SeenEvent['fields']) => number;

/** What an event shows; `line` is what the log says of it, as plain words. */
export type Shown = (at: ViewContext, of: Fields, e: SeenEvent, line: string) => readonly ShownEffect[];

export type ShownOf = Readonly<Partial<Record<SeenEvent['kind'], Shown>>>;

type Move = Extract<ShownEffect, { readonly show: 'move' }>;

/** The main floor is level 0; the upper floors of attackers and defenders are annexes above it. */
const MAIN_FLOOR = 0;
export const upperLevel = (squad: number): number => 1 + squad;

/** A body gets to a space of the main floor. */
export const walkTo = ({ statics: { layout } }: ViewContext, handle: BodyHandle, cell: number): Move => ({
  show: 'move',
  piece: bodyRef(handle),
  x: xOf(layout, cell),
  y: yOf(layout, cell),
  sound: 'step',
});

/** A body is in a space at once, on another floor or without a step. */
export function putAt(at: ViewContext, handle: BodyHandle, space: number): Move {
  const { layout } = at.statics;
  if (!isUpstairs(openTable(at), space))
    return { ...walkTo(at, handle, space), level: MAIN_FLOOR, jump: true };
  const level = upperLevel(squadOf(ownerOfBody(handle)));
  return {
    show: 'move',
    piece: bodyRef(handle),
    x: space - layout.cells,
    y: 0,
    level,
    jump: true,
    sound: 'step',
  };
}

/** A space that a squad's body is in. */
export const spaceRef = (at: ViewContext, squad: number, space: number): Ref =>
  isUpstairs(openTable(at), space) ? upperRef(squad, space - at.statics.layout.cells) : cellRef(space);

export const iconInSpace = (
  cell: number,
  icon: Icon,
  tone: Tone,
  label: string,
  sound?: Sound,
): ShownEffect => iconAt(cellRef(cell), icon, tone, label, sound);
