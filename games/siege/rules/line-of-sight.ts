import {
  type Cell,
  type CentreTable,
  ENDING,
  type Hindrance,
  PASSING,
  seenPast,
  sightByCentres,
  TOUCHING,
} from '@sightline/board';
import { overlayNumber } from '../content/pieces.ts';
import { isOverwatchedBySquad } from './entryway-overwatch.ts';
import { entrywayColour, isFortified } from './entryways.ts';
import {
  forEachBody,
  gadgetOwner,
  isUpstairs,
  type OperatorNumber,
  onMainFloor,
  squadOf,
} from './operators.ts';
import { ATTACKER, type Body, type OpenTable } from './siege.ts';
import { floorOf } from './statics.ts';

const SMOKE = overlayNumber('smoke');
const GAS = overlayNumber('gas');

/** What does not break a line, besides what never does (SG-LOS-07). */
export interface LineExceptions {
  /** the target is Located (SG-LOS-09) */
  readonly located?: boolean;
  /** overlays: throws, Always Visible gadgets, Glaz (SG-LOS-12, 13, SG-SGA-20) */
  readonly pastOverlays?: boolean;
  /** Operators: throws, Always Visible gadgets (SG-LOS-12, 13) */
  readonly pastOperators?: boolean;
  /** the target Operator's own body, which never breaks the line to its other component (SG-LOS-25) */
  readonly target?: Body;
  /** the same of whom draws the line (SG-LOS-25) */
  readonly shooter?: Body;
}

/** SG-LOS-01 to 07, 29: is the line between the central dots of two spaces unbroken? */
export function lineIsFree(t: OpenTable, from: Cell, to: Cell, except: LineExceptions = {}): boolean {
  if (from === to) return false;
  const table = sightFor(t, except);
  if (!table.sees(from, to)) return false;
  const count = markBlockers(t, except);
  const free = count === 0 || seenPast(table, from, to, t.statics.scratch.blockers);
  clearBlockers(t, count);
  return free;
}

/** All spaces to which a body on the main floor has LoS: what may break the lines is put on the board once. */
export function spacesInSight(t: OpenTable, o: OperatorNumber, body: Body): Cell[] {
  const except = { shooter: body, ...eyesOf(t, o) };
  const table = sightFor(t, except);
  const { blockers } = t.statics.scratch;
  const found: Cell[] = [];
  const count = markBlockers(t, except);
  for (let cell = 0; cell < t.statics.layout.cells; cell++)
    if (cell !== body.at && table.sees(body.at, cell) && seenPast(table, body.at, cell, blockers))
      found.push(cell);
  clearBlockers(t, count);
  return found;
}

/** SG-CHL-03: what breaks the line first, for whoever looks with a ruler; null: nothing does. */
export function brokenBy(t: OpenTable, from: Cell, to: Cell, except: LineExceptions = {}): Hindrance | null {
  const { ground, sight } = sightFor(t, except);
  const count = markBlockers(t, except);
  const { by } = sightByCentres(ground, sight, from, to, t.statics.scratch.blockers);
  clearBlockers(t, count);
  return by;
}

const sightFor = (t: OpenTable, { located = false }: LineExceptions): CentreTable =>
  located ? floorOf(t).sturdy : floorOf(t).sight;

/** Puts what moves onto the scratch board; returns how many spaces it marked. */
function markBlockers(
  t: OpenTable,
  { located = false, pastOverlays = false, pastOperators = false, target, shooter }: LineExceptions,
): number {
  const { blockers, marked } = t.statics.scratch;
  let count = 0;
  // SG-LOS-29
  const smoke = PASSING | ENDING | (t.statics.settings.touchingSmokeBlocks ? TOUCHING : 0);
  const mark = (space: Cell, bits: number) => {
    blockers[space] |= bits;
    marked[count++] = space;
  };
  if (!pastOperators)
    forEachBody(t, (_o, body) => {
      // SG-LOS-06: a standee never blocks.
      if (body !== target && body !== shooter && onMainFloor(t, body.at)) mark(body.at, PASSING);
    });
  if (!located && !pastOverlays)
    for (const { kind, spaces } of t.state.overlays)
      if (kind === SMOKE || kind === GAS) for (const space of spaces) mark(space, smoke);
  return count;
}

/** Only what was marked is cleared: lines are drawn by the thousand. */
function clearBlockers({ statics: { scratch } }: OpenTable, count: number): void {
  for (let i = 0; i < count; i++) scratch.blockers[scratch.marked[i]] = 0;
}

/** The exceptions of an Operator's own eyes (SG-SGA-17, 20). */
export const eyesOf = (t: OpenTable, o: OperatorNumber): LineExceptions =>
  gadgetOwner(t, o) === 'glaz' ? { pastOverlays: true } : {};

/**
 * Does a body of an Operator have LoS to a space? From upstairs only to entryways and only in its own activation
 * (SG-ENT-12 to 17); who asks for another moment leaves those out.
 */
export function seesSpace(
  t: OpenTable,
  o: OperatorNumber,
  body: Body,
  space: Cell,
  except: LineExceptions = {},
): boolean {
  if (isUpstairs(t, body.at)) return seesEntryway(t, o, space, except);
  return lineIsFree(t, body.at, space, { shooter: body, ...eyesOf(t, o), ...except });
}

/** SG-LOS-15: LoS to a body, aimed at its miniature or token, or at its leaning standee. */
export function seesBody(
  t: OpenTable,
  o: OperatorNumber,
  from: Body,
  target: Body,
  aim: AimedComponent,
  except: LineExceptions = {},
): boolean {
  const space = aimedAt(target, aim);
  if (!onMainFloor(t, space)) return false;
  return seesSpace(t, o, from, space, { located: target.located, target, ...except });
}

/** Which component of a leaning Operator is aimed at (SG-SHT-03). */
export type AimedComponent = 0 | 1;
export const MINIATURE: AimedComponent = 0;
export const STANDEE: AimedComponent = 1;
export const aimedAt = (body: Body, aim: AimedComponent): number =>
  aim === STANDEE ? body.standee : body.at;
/** SG-PRO-07: the other component of a leaning Operator. */
export const notAimedAt = (body: Body, aim: AimedComponent): number =>
  aim === STANDEE ? body.at : body.standee;

/** SG-ENT-12 to 17, 20: from the squad's upper-floor area. */
export function seesEntryway(
  t: OpenTable,
  o: OperatorNumber,
  space: Cell,
  { located = false, pastOverlays = false }: LineExceptions = {},
): boolean {
  const colour = entrywayColour(t, space);
  if (colour === null || (colour === 'blue' && squadOf(o) !== ATTACKER)) return false;
  if (isFortified(t, space) || isOverwatchedBySquad(t, space, squadOf(o) === ATTACKER ? 1 : 0)) return false;
  if (located || pastOverlays || gadgetOwner(t, o) === 'glaz') return true;
  return !isInSmoke(t, space);
}

/** SG-LOS-03, SG-TGA-18: a Smoke or Gas overlay covers it. */
export const isInSmoke = (t: OpenTable, space: number): boolean =>
  t.state.overlays.some(({ kind, spaces }) => (kind === SMOKE || kind === GAS) && spaces.includes(space));
