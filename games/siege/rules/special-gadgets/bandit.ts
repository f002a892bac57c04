import { adjacent, bordersAt, type Cell, chebyshev, cornerAt, type Edge, xOf, yOf } from '@sightline/board';
import { pieceNumber } from '../../content/pieces.ts';
import { sectionBetween } from '../crossing.ts';
import { entrywayColour } from '../entryways.ts';
import { isSpace } from '../environment.ts';
import { SIGHT, sectionKind } from '../map/legend.ts';
import { isUpstairs, type OperatorNumber, squadOf } from '../operators.ts';
import { isPanel } from '../partitions.ts';
import { ATTACKER, type OpenTable } from '../siege.ts';
import { floorOf } from '../statics.ts';

const CED1 = pieceNumber('ced1');
const FORTIFIED = sectionKind('fortified');

/** SG-SGD-14: the space of a CED-1 and all adjacent ones. */
export const isElectrified = (t: OpenTable, space: Cell): boolean =>
  t.state.pieces.some(
    ({ kind, at }) =>
      kind === CED1 && (at === space || adjacent(floorOf(t).near, at, space) || conducts(t, at, space)),
  );

/** Touching spaces with nothing that stops the current between them: fortified walls and Armor Panels do not. */
function conducts(t: OpenTable, from: Cell, to: Cell): boolean {
  const l = t.statics.layout;
  if (!isSpace(t, to) || chebyshev(l, from, to) !== 1) return false;
  const section = sectionBetween(t, from, to);
  if (section >= 0) return !stopsCurrent(t, section);
  const corner = cornerAt(l, Math.max(xOf(l, from), xOf(l, to)), Math.max(yOf(l, from), yOf(l, to)));
  return bordersAt(l, corner).every((e) => e < 0 || !stopsCurrent(t, e));
}

function stopsCurrent(t: OpenTable, e: Edge): boolean {
  const { edgeKind, edgeBits } = floorOf(t).ground;
  return (edgeBits[e] & SIGHT) !== 0 && edgeKind[e] !== FORTIFIED && !isPanel(edgeKind[e]);
}

/** SG-SGD-16: does a Deployable gadget used on the space strike its user? A Vertical one is none. */
export const isShockedAt = (t: OpenTable, user: OperatorNumber, space: Cell): boolean =>
  squadOf(user) === ATTACKER &&
  isElectrified(t, space) &&
  (!isUpstairs(t, t.state.operators[user].bodies[0].at) || entrywayColour(t, space) !== null);
