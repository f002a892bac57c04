import type { DeploymentTray, TrayThing } from '@sightline/table';
import { leftToPlace, SET_UP_GADGETS } from '../rules/gadget-deployment.ts';
import { bodyHandle, isUpstairs, onMainFloor, operatorsOf, squadOf } from '../rules/operators.ts';
import { isBarricade, isPanel, kindNow } from '../rules/partitions.ts';
import { ATTACKER, DEFENDER, NOWHERE, type Squad } from '../rules/siege.ts';
import type { SiegeQuestion } from './asked.ts';
import { setUpGadgetIcon, setUpGadgetName, setUpPiece } from './deployed-gadgets.ts';
import { ICONS, pieceIcon, profileIcon } from './icons.ts';
import { borderName } from './labels.ts';
import { operatorName, pieceName, placeName, sideName, squadTone } from './names.ts';
import { bodyRef, borderRef, operatorRef, pieceRef, stockRef } from './refs.ts';

/** What is to be put on the board, and what lies there, while a side is set up; undefined: nothing is deployed. */
export function trayFor(q: SiegeQuestion): DeploymentTray | undefined {
  const { decision } = q;
  switch (decision.prompt) {
    case 'defenderDeployment.rearrange':
    case 'defenderDeployment.reposition':
    case 'defenderDeployment.moveBarricade':
      return { groups: [piecesOf(q), barricadesOf(q)] };
    case 'defenderDeployment.gadgets':
    case 'defenderDeployment.place':
      return { groups: gadgetsOf(q) };
    case 'operatorDeployment.choose':
    case 'operatorDeployment.place':
      return { groups: operatorGroups(q, decision.about.squad as Squad) };
    case 'operatorDeployment.portraits':
      return { groups: operatorGroups(q, DEFENDER) };
    default:
      return undefined;
  }
}

type Group = DeploymentTray['groups'][number];

/* Step 1: what the mission has put on the board */

const piecesOf = ({ at, t }: SiegeQuestion): Group => ({
  title: at.say('choices.tray.pieces'),
  things: t.state.pieces.map(
    ({ kind, at: cell, side }, piece): TrayThing => ({
      ref: pieceRef(piece),
      label: pieceName(at, kind),
      note: placeNote({ at }, cell, side),
      icon: pieceIcon(kind),
      tone: squadTone(DEFENDER),
      placed: true,
    }),
  ),
});

const barricadesOf = (q: SiegeQuestion): Group => ({
  title: q.at.say('choices.tray.barricades'),
  things: [...q.t.statics.plan.partitions.keys()]
    .filter((partition) => isBarricade(kindNow(q.t, partition)))
    .map(
      (partition): TrayThing => ({
        ref: borderRef(partition),
        label: borderName(q, partition),
        note: '',
        icon: ICONS.door,
        tone: squadTone(DEFENDER),
        placed: true,
      }),
    ),
});

/* Steps 2 and 3 */

const GROUPS = ['choices.tray.special', 'choices.tray.tactical'] as const;

function gadgetsOf(q: SiegeQuestion): readonly Group[] {
  return GROUPS.map(
    (title, stage): Group => ({
      title: q.at.say(title),
      things: [...SET_UP_GADGETS.entries()].flatMap(([gadget, each]) =>
        each.stage === stage ? [...placedOf(q, gadget), ...toPlace(q, gadget)] : [],
      ),
    }),
  ).filter(({ things }) => things.length > 0);
}

function toPlace({ at, t }: SiegeQuestion, gadget: number): readonly TrayThing[] {
  const left = leftToPlace(t, SET_UP_GADGETS[gadget]);
  if (left <= 0) return [];
  const name = setUpGadgetName(at, gadget);
  return [
    {
      ref: stockRef(gadget),
      label: left === 1 ? name : at.say('choices.tray.several', { what: name, n: left }),
      note: at.say('choices.tray.toPlace'),
      icon: setUpGadgetIcon(gadget),
      tone: squadTone(DEFENDER),
      placed: false,
    },
  ];
}

function placedOf(q: SiegeQuestion, gadget: number): readonly TrayThing[] {
  const { at, t } = q;
  const thing = (ref: TrayThing['ref'], note: string): TrayThing => ({
    ref,
    label: setUpGadgetName(at, gadget),
    note,
    icon: setUpGadgetIcon(gadget),
    tone: squadTone(DEFENDER),
    placed: true,
  });
  const kind = setUpPiece(gadget);
  if (kind >= 0)
    return t.state.pieces.flatMap((piece, i) =>
      piece.kind === kind ? [thing(pieceRef(i), placeNote(q, piece.at, piece.side))] : [],
    );
  if (SET_UP_GADGETS[gadget].id === 'armorPanel')
    return [...t.statics.plan.partitions.keys()].flatMap((partition) =>
      isPanel(kindNow(t, partition)) ? [thing(borderRef(partition), borderName(q, partition))] : [],
    );
  return operatorsOf(DEFENDER).flatMap((o) =>
    t.state.operators[o].plate ? [thing(operatorRef(o), operatorName(at, o))] : [],
  );
}

/* Operators */

const operatorGroups = (q: SiegeQuestion, squad: Squad): readonly Group[] =>
  operatorsOf(squad).map((o) => ({
    title: operatorName(q.at, o),
    things: q.t.state.operators[o].bodies.map((_, b) => bodyThing(q, o, b)),
  }));

function bodyThing(q: SiegeQuestion, o: number, b: number): TrayThing {
  const { at, t } = q;
  const { bodies, profile } = t.state.operators[o];
  const squad = squadOf(o);
  const { at: place } = bodies[b];
  const isToken = bodies.length > 1;
  return {
    ref: bodyRef(bodyHandle(o, b)),
    label: isToken
      ? at.say('choices.token', { operator: operatorName(at, o), n: b + 1 })
      : operatorName(at, o),
    note: place === NOWHERE ? at.say('choices.tray.toPlace') : standingNote(q, o, b),
    icon: profileIcon(profile),
    tone: squadTone(squad),
    ...(squad !== ATTACKER && { base: 'hexagon' as const }),
    ...(isToken && { hidden: true }),
    placed: place !== NOWHERE,
  };
}

function standingNote({ at, t }: SiegeQuestion, o: number, b: number): string {
  const { bodies, watches } = t.state.operators[o];
  const { at: place, facing, standee } = bodies[b];
  if (isUpstairs(t, place)) return at.say('choices.tray.upstairs', { space: placeName(at, watches) });
  const note = placeNote({ at }, place, facing);
  return onMainFloor(t, standee) ? at.say('choices.tray.leaning', { note }) : note;
}

/** "N13 · south" */
const placeNote = ({ at }: Pick<SiegeQuestion, 'at'>, cell: number, side: number): string =>
  side < 0
    ? placeName(at, cell)
    : at.say('choices.tray.place', { space: placeName(at, cell), side: sideName(at, side) });
