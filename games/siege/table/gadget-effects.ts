import { banner, focusOn, iconAt, type ShownEffect } from '@sightline/table';
import { TACTICAL_GADGETS } from '../content/tactical-gadgets.ts';
import { bodyHandle, squadOf } from '../rules/operators.ts';
import { borderAs } from './border-looks.ts';
import { ICONS, overlayIcon, pieceIcon, profileIcon, tacticalIcon } from './icons.ts';
import { gadgetName, overlayName, pieceName, squadTone } from './names.ts';
import { bodyRef, borderRef, cellRef } from './refs.ts';
import { listOf } from './rolled.ts';
import { iconInSpace, type ShownOf } from './shown.ts';
import type { ViewContext } from './view-context.ts';

/** Gadgets, what they put on the board, and what they break. */
export const ABOUT_GADGETS: ShownOf = {
  gadgetUsed(at, of, { fields }) {
    const id = String(fields.gadget);
    const o = of('operator');
    const icon = iconOfGadget(at, id, o);
    const where = of('space') < 0 ? bodyRef(bodyHandle(o, 0)) : cellRef(of('space'));
    return [focusOn(where), iconAt(where, icon, squadTone(squadOf(o)), gadgetName(at, id), 'card')];
  },
  // By name and not by place: where a hidden Operator is nobody learns (SG-HID-08).
  reactionUsed: (at, of, { fields }, line) => [
    banner(gadgetName(at, String(fields.gadget)), squadTone(squadOf(of('operator'))), {
      text: line,
      sound: 'card',
    }),
  ],
  effectIgnored: (_at, of, _e, line) => [banner(line, squadTone(squadOf(of('operator'))))],
  droneRolled: ({ say }, of) => [
    {
      show: 'dice',
      title: say('moment.shockDrone'),
      dice: [{ tone: 'red', face: of('hits'), label: say('moment.hits', { n: of('hits') }) }],
      sound: 'roll',
    },
    {
      show: 'result',
      title: say('moment.shockDrone'),
      text: say('moment.hits', { n: of('hits') }),
      tone: of('hits') > 0 ? 'good' : 'muted',
    },
  ],

  partitionChanged: (at, of) => [{ show: 'border', border: borderAs(at, of('partition'), of('left')) }],
  destroyed: (at, of, _e, line) => [
    { show: 'border', border: borderAs(at, of('partition'), of('left')), sound: 'door' },
    iconAt(borderRef(of('partition')), ICONS.destroy, 'warn', line),
  ],
  piecePlaced: (at, of) => [
    iconInSpace(of('at'), pieceIcon(of('kind')), squadTone(of('squad')), pieceName(at, of('kind')), 'card'),
  ],
  pieceLost: (at, of, { fields }) => [
    iconInSpace(
      of('at'),
      pieceIcon(of('kind')),
      fields.how === 'removed' ? 'muted' : 'danger',
      pieceName(at, of('kind')),
      fields.how === 'removed' ? 'card' : 'hit',
    ),
  ],
  claymoreWentOff: (_at, of, _e, line) => [iconInSpace(of('at'), 'explosion-rays', 'danger', line, 'shot')],
  overlayPlaced: (at, of, { fields }) =>
    listOf(fields.spaces).map(
      (cell, i): ShownEffect =>
        iconInSpace(
          cell,
          overlayIcon(of('kind')),
          'warn',
          overlayName(at, of('kind')),
          i === 0 ? 'summon' : undefined,
        ),
    ),
};

/** A special gadget looks like its owner, and that is who uses it. */
function iconOfGadget(at: ViewContext, id: string, o: number): string {
  const tactical = TACTICAL_GADGETS.findIndex((each) => each.id === id);
  return tactical >= 0 ? tacticalIcon(tactical) : profileIcon(at.view.state.operators[o].profile);
}
