import { changeEdge, edgeOf, SIDES, type Side } from '@sightline/board';
import { type Check, call } from '@sightline/kernel';
import { type PieceId, pieceKind, pieceNumber } from '../content/pieces.ts';
import { tacticalNumber } from '../content/tactical-gadgets.ts';
import { allReady, notReady } from './agreement.ts';
import { entrywayColour } from './entryways.ts';
import { gadgetAt, isFree, isPerimeter, isSpace } from './environment.ts';
import { partitionChanged, pieceLost, piecePlaced, plateGiven } from './events.ts';
import { type SectionKind, sectionKind } from './map/legend.ts';
import { gadgetOwner, type OperatorNumber, operatorsOf, seatOf } from './operators.ts';
import { isBarricade, isHeavyWall, isPanel, kindNow } from './partitions.ts';
import { defenderDeployment, wallPlanning } from './procedures.ts';
import { lay, putPanel } from './set-up.ts';
import { DEFENDER, type G, NONE, type OpenTable, type Siege } from './siege.ts';
import { mayWearPlate } from './special-gadgets/rook.ts';
import { clockOf } from './timer.ts';

interface Locals {
  touched: number[];
  barricaded: number[];
  removed: number;
  chosen: number;
  stage: number;
  by: number;
  ready: number;
}

/** SG-DEP-05, SG-FWD-03 */
const componentsToMove = (t: OpenTable): number => (t.statics.settings.forwardPlanning ? 10 : 5);

/** SG-DEP-07, 08: the special gadgets of step 2 and the tactical ones of step 3, and how many of each there are. */
export const SET_UP_GADGETS = [
  { id: 'signalDisruptor', stage: 0, owner: 'mute', most: 2 },
  { id: 'armorPanel', stage: 0, owner: 'castle', most: 2 },
  { id: 'ced1', stage: 0, owner: 'bandit', most: 2 },
  { id: 'armorPlate', stage: 0, owner: 'rook', most: 3 },
  { id: 'konaStation', stage: 0, owner: 'thunderbird', most: 3 },
  { id: 'bulletproofCamera', stage: 1 },
  { id: 'deployableShield', stage: 1 },
] as const;
type SetUpGadget = (typeof SET_UP_GADGETS)[number];

/** What of it is not on the board yet. */
export function leftToPlace(t: OpenTable, gadget: SetUpGadget): number {
  if (!('owner' in gadget)) return t.state.inventory[tacticalNumber(gadget.id)];
  const { owner, most, id } = gadget;
  if (!operatorsOf(DEFENDER).some((o) => gadgetOwner(t, o) === owner)) return 0;
  return most - placed(t, id);
}

/** SG-MUL-19: a special gadget is placed by the player of its Operator, a tactical one by either. */
function isOwn(g: G, gadget: SetUpGadget): boolean {
  if (!('owner' in gadget)) return true;
  const owner = operatorsOf(DEFENDER).find((o) => gadgetOwner(g, o) === gadget.owner);
  return owner !== undefined && seatOf(g, owner) === g.seat;
}

function placed(t: OpenTable, id: PieceId | 'armorPanel' | 'armorPlate'): number {
  if (id === 'armorPlate') return operatorsOf(DEFENDER).filter((o) => t.state.operators[o].plate).length;
  if (id === 'armorPanel')
    return t.statics.plan.partitions.filter((_, partition) => isPanel(kindNow(t, partition))).length;
  return t.state.pieces.filter(({ kind }) => kind === pieceNumber(id)).length;
}

function setKind(g: G, partition: number, kind: SectionKind): void {
  const { plan } = g.statics;
  for (const e of plan.partitions[partition].edges)
    changeEdge(plan.ground, g.state.changes, e, sectionKind(kind));
  g.emit(partitionChanged, { partition, left: sectionKind(kind) });
}

/** SG-GAD-07: counting both sides of the section. */
const isHungWith = (t: OpenTable, space: number, side: number): boolean => {
  const { layout } = t.statics;
  const edge = edgeOf(layout, space, side as Side);
  return t.state.pieces.some(
    (piece) => piece.side >= 0 && edgeOf(layout, piece.at, piece.side as Side) === edge,
  );
};

const mayHoldGadget = (t: OpenTable, space: number): boolean =>
  isSpace(t, space) && !isPerimeter(t, space) && isFree(t, space) && gadgetAt(t, space) === NONE;

const inSpace: readonly Check<Siege, Locals>[] = [
  { rule: 'SG-PRT-18', holds: (g, _l, space) => isSpace(g, space) },
  { rule: 'SG-DEP-04', holds: (g, _l, space) => !isPerimeter(g, space) },
  { rule: 'SG-GAD-02', holds: (g, _l, space) => isFree(g, space) },
  { rule: 'SG-GAD-03', holds: (g, _l, space) => gadgetAt(g, space) === NONE },
];

const onWall: readonly Check<Siege, Locals>[] = [
  ...inSpace,
  {
    rule: 'SG-GAD-05',
    holds: (g, _l, space, side) => isHeavyWall(g, edgeOf(g.statics.layout, space, side as Side)),
  },
  { rule: 'SG-GAD-07', holds: (g, _l, space, side) => !isHungWith(g, space, side) },
];

function eachWall(t: OpenTable, offer: (space: number, side: number) => void): void {
  for (let space = 0; space < t.statics.layout.cells; space++)
    if (mayHoldGadget(t, space))
      for (const side of SIDES) if (isHeavyWall(t, edgeOf(t.statics.layout, space, side))) offer(space, side);
}

function eachSpace(t: OpenTable, offer: (space: number) => void): void {
  for (let space = 0; space < t.statics.layout.cells; space++) if (mayHoldGadget(t, space)) offer(space);
}

/** SG-DEP-05: repositioned again it still counts once. */
const mayMoveMore = (t: OpenTable, l: Locals): boolean =>
  l.removed + l.touched.length + l.barricaded.length < componentsToMove(t);

const pieceChosen = (t: OpenTable, l: Locals): PieceId =>
  pieceKind(t.state.pieces[l.chosen].kind).id as PieceId;

/** The piece chosen in step 1 goes elsewhere. */
function reposition(g: G, l: Locals, at: number, side: number): void {
  const piece = g.state.pieces[l.chosen];
  g.emit(pieceLost, { kind: piece.kind, at: piece.at, side: piece.side, how: 'removed' });
  Object.assign(piece, { at, side });
  if (!l.touched.includes(l.chosen)) l.touched.push(l.chosen);
  g.emit(piecePlaced, { kind: piece.kind, at, side, squad: DEFENDER });
}

/** Who has chosen something says where it goes. */
const seat = (_g: G, l: Locals) => l.by;
const gadgetChosen = (l: Locals): SetUpGadget => SET_UP_GADGETS[l.chosen];
const isChosen =
  (...ids: readonly string[]) =>
  (_g: G, l: Locals) =>
    ids.includes(gadgetChosen(l).id);

/** A gadget of step 2 or 3 is on the board; the cube of a tactical one is spent (SG-DEP-08). */
function place(g: G, l: Locals, at: number, side: number): void {
  const { id } = gadgetChosen(l);
  lay(g, id as PieceId, at, side);
  if (gadgetChosen(l).stage === 1) g.state.inventory[tacticalNumber(id)]--;
  g.emit(piecePlaced, { kind: pieceNumber(id as PieceId), at, side, squad: DEFENDER });
}

export const defenderDeploymentSteps = defenderDeployment
  .steps('rearrange', 'reposition', 'moveBarricade', 'gadgets', 'place', 'after', 'lose')
  .are({
    /** SG-DEP-05, 06, 20, 21 */
    rearrange: {
      ask: 'open',
      mayPass: false,
      seats: (g, l) => notReady(g, DEFENDER, l),
      about: (g, l) => ({ left: componentsToMove(g) - l.removed - l.touched.length - l.barricaded.length }),
      clock: clockOf,
      timeout: () => ['next'],
      choices: {
        piece: {
          form: 'one',
          candidates(g, _l, offer) {
            for (const piece of g.state.pieces.keys()) offer(piece);
          },
          checks: [
            {
              rule: 'SG-DEP-05',
              holds: (g, l, piece) => l.touched.includes(piece) || mayMoveMore(g, l),
            },
          ],
          does(g, l, piece) {
            l.chosen = piece;
            l.by = g.seat;
            return 'reposition';
          },
        },
        barricade: {
          form: 'one',
          candidates(g, _l, offer) {
            for (const partition of g.statics.plan.partitions.keys())
              if (isBarricade(kindNow(g, partition))) offer(partition);
          },
          checks: [
            {
              rule: 'SG-DEP-05',
              holds: (g, l, partition) => l.barricaded.includes(partition) || mayMoveMore(g, l),
            },
          ],
          does(g, l, partition) {
            l.chosen = partition;
            l.by = g.seat;
            return 'moveBarricade';
          },
        },
        next: {
          form: 'confirm',
          does(g, l) {
            if (!allReady(g, DEFENDER, l)) return 'rearrange';
            return g.statics.settings.forwardPlanning ? call(wallPlanning, {}, 'gadgets') : 'gadgets';
          },
        },
      },
    },
    reposition: {
      ask: 'one',
      seat,
      about: (_g, l) => ({ piece: l.chosen }),
      clock: clockOf,
      timeout: () => ['keep'],
      choices: {
        hang: {
          form: 'place',
          candidates(g, l, offer) {
            if (pieceChosen(g, l) !== 'camera') return;
            // SG-DEP-20: on another side of its own space too.
            const { at } = g.state.pieces[l.chosen];
            for (const side of SIDES) offer(at, side);
            eachWall(g, offer);
          },
          checks: [
            { rule: 'SG-GAD-05', holds: (g, l) => pieceChosen(g, l) === 'camera' },
            ...onWall.filter(({ rule }) => rule !== 'SG-GAD-03'),
            {
              rule: 'SG-GAD-03',
              holds: (g, l, space) => [NONE, l.chosen].includes(gadgetAt(g, space)),
            },
          ],
          does(g, l, space, side) {
            reposition(g, l, space, side);
            return 'rearrange';
          },
        },
        lay: {
          form: 'place',
          candidates(g, l, offer) {
            if (pieceChosen(g, l) !== 'camera') eachSpace(g, offer);
          },
          checks: [
            { rule: 'SG-GAD-05', holds: (g, l) => pieceChosen(g, l) !== 'camera' },
            ...inSpace,
            {
              rule: 'SG-TGD-01',
              holds: (g, l, space) =>
                pieceChosen(g, l) !== 'fortifiedEntryway' || entrywayColour(g, space) !== null,
            },
          ],
          does(g, l, space) {
            reposition(g, l, space, NONE);
            return 'rearrange';
          },
        },
        // SG-DEP-21
        remove: {
          form: 'confirm',
          does(g, l) {
            const [{ kind, at, side }] = g.state.pieces.splice(l.chosen, 1);
            l.removed++;
            l.touched = l.touched
              .filter((piece) => piece !== l.chosen)
              .map((piece) => (piece > l.chosen ? piece - 1 : piece));
            g.emit(pieceLost, { kind, at, side, how: 'removed' });
            return 'rearrange';
          },
        },
        keep: { form: 'confirm', does: () => 'rearrange' },
      },
    },
    moveBarricade: {
      ask: 'one',
      seat,
      about: (_g, l) => ({ partition: l.chosen }),
      clock: clockOf,
      timeout: () => ['keep'],
      choices: {
        shut: {
          form: 'one',
          candidates(g, _l, offer) {
            for (const [partition, { kind }] of g.statics.plan.partitions.entries())
              if (kind === 'door' || kind === 'window') offer(partition);
          },
          checks: [
            {
              rule: 'SG-DEP-06',
              holds(g, l, partition) {
                const [from, to] = [
                  g.statics.plan.partitions[l.chosen],
                  g.statics.plan.partitions[partition],
                ];
                return from.kind === to?.kind && from.edges.length === to.edges.length;
              },
            },
            { rule: 'SG-DEP-06', holds: (g, _l, partition) => !isBarricade(kindNow(g, partition)) },
          ],
          does(g, l, partition) {
            const { kind } = g.statics.plan.partitions[partition];
            setKind(g, l.chosen, kind);
            setKind(g, partition, kind === 'door' ? 'barricadedDoor' : 'barricadedWindow');
            l.barricaded = [...l.barricaded.filter((each) => each !== l.chosen), partition];
            return 'rearrange';
          },
        },
        remove: {
          form: 'confirm',
          does(g, l) {
            setKind(g, l.chosen, g.statics.plan.partitions[l.chosen].kind);
            l.barricaded = l.barricaded.filter((each) => each !== l.chosen);
            l.removed++;
            return 'rearrange';
          },
        },
        keep: { form: 'confirm', does: () => 'rearrange' },
      },
    },
    /** SG-DEP-07, 08, 11 */
    gadgets: {
      ask: 'open',
      mayPass: false,
      seats: (g, l) => notReady(g, DEFENDER, l),
      about: (_g, l) => ({ step: l.stage + 2 }),
      clock: clockOf,
      timeout: () => ['next'],
      choices: {
        gadget: {
          form: 'one',
          candidates(_g, _l, offer) {
            for (const gadget of SET_UP_GADGETS.keys()) offer(gadget);
          },
          checks: [
            { rule: 'SG-DEP-11', holds: (_g, l, gadget) => SET_UP_GADGETS[gadget].stage === l.stage },
            { rule: 'SG-DEP-07', holds: (g, _l, gadget) => leftToPlace(g, SET_UP_GADGETS[gadget]) > 0 },
            { rule: 'SG-MUL-19', holds: (g, _l, gadget) => isOwn(g, SET_UP_GADGETS[gadget]) },
          ],
          does(g, l, gadget) {
            l.chosen = gadget;
            l.by = g.seat;
            return 'place';
          },
        },
        next: { form: 'confirm', does: (g, l) => (allReady(g, DEFENDER, l) ? 'after' : 'gadgets') },
      },
    },
    place: {
      ask: 'one',
      seat,
      about: (_g, l) => ({ gadget: l.chosen }),
      clock: clockOf,
      timeout: () => ['keep'],
      choices: {
        hang: {
          form: 'place',
          candidates(g, l, offer) {
            if (isChosen('signalDisruptor', 'konaStation', 'bulletproofCamera')(g, l)) eachWall(g, offer);
          },
          checks: [
            { rule: 'SG-GAD-05', holds: isChosen('signalDisruptor', 'konaStation', 'bulletproofCamera') },
            ...onWall,
          ],
          does(g, l, space, side) {
            place(g, l, space, side);
            return 'gadgets';
          },
        },
        lay: {
          form: 'place',
          candidates(g, l, offer) {
            if (isChosen('ced1', 'deployableShield')(g, l)) eachSpace(g, offer);
          },
          checks: [{ rule: 'SG-GAD-04', holds: isChosen('ced1', 'deployableShield') }, ...inSpace],
          does(g, l, space) {
            place(g, l, space, NONE);
            return 'gadgets';
          },
        },
        panel: {
          form: 'one',
          candidates(g, _l, offer) {
            for (const [partition, { kind }] of g.statics.plan.partitions.entries())
              if (kind === 'door' || kind === 'window') offer(partition);
          },
          checks: [
            { rule: 'SG-SGD-07', holds: isChosen('armorPanel') },
            { rule: 'SG-SGD-07', holds: (g, _l, partition) => !isPanel(kindNow(g, partition)) },
          ],
          does(g, _l, partition) {
            putPanel(g, partition);
            g.emit(partitionChanged, { partition, left: kindNow(g, partition) });
            return 'gadgets';
          },
        },
        plate: {
          form: 'one',
          candidates(_g, _l, offer) {
            for (const o of operatorsOf(DEFENDER)) offer(o);
          },
          checks: [
            { rule: 'SG-SGD-37', holds: isChosen('armorPlate') },
            {
              rule: 'SG-SGD-37',
              holds: (g, _l, o: OperatorNumber) => mayWearPlate(g, o),
            },
          ],
          does(g, _l, operator) {
            g.state.operators[operator].plate = true;
            g.emit(plateGiven, { operator });
            return 'gadgets';
          },
        },
        keep: { form: 'confirm', does: () => 'gadgets' },
      },
    },
    after(_g, l) {
      if (l.stage === 1) return 'lose';
      l.stage = 1;
      return 'gadgets';
    },
    /** SG-DEP-08, 16: cubes of what was not placed are lost. */
    lose(g) {
      for (const { id, stage } of SET_UP_GADGETS) if (stage === 1) g.state.inventory[tacticalNumber(id)] = 0;
    },
  });

/** Can a gadget of step 2 or 3 still go anywhere? Only plates may find nobody to wear them. */
export const hasPlaceLeft = (t: OpenTable, gadget: number): boolean =>
  SET_UP_GADGETS[gadget].id !== 'armorPlate' || operatorsOf(DEFENDER).some((o) => mayWearPlate(t, o));
