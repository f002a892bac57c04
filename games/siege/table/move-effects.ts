import { compact, focusOn, iconAt, numberAt, type ShownEffect } from '@sightline/table';
import { bodyHandle, squadOf, upperSpace } from '../rules/operators.ts';
import { NOWHERE } from '../rules/siege.ts';
import { ICONS } from './icons.ts';
import { bodyRef, cellRef } from './refs.ts';
import { iconInSpace, putAt, type ShownOf, spaceRef, walkTo } from './shown.ts';
import { openTable } from './view-context.ts';

/** Figures that are placed, move, watch, hide and are found. */
export const ABOUT_MOVES: ShownOf = {
  deployed: (_at, of) => [
    { show: of('at') === NOWHERE ? 'vanish' : 'appear', piece: bodyRef(of('body')) } satisfies ShownEffect,
  ],
  activated: (_at, of) => [focusOn(bodyRef(bodyHandle(of('operator'), 0)))],
  ran: ({ say }, of) => [
    numberAt(bodyRef(bodyHandle(of('operator'), 0)), say('moment.points', { n: of('points') }), 'energy'),
  ],
  stepped: (at, of) => [walkTo(at, of('body'), of('to'))],
  leaned: (at, of) => [walkTo(at, of('body'), of('to'))],
  straightened: (at, of) => [walkTo(at, of('body'), of('to'))],
  wentUp: (at, of) => [putAt(at, of('body'), upperSpace(openTable(at), of('box')))],
  cameDown: (at, of) => [putAt(at, of('body'), of('to'))],
  movedBack: (at, of) => [putAt(at, of('body'), of('to'))],
  moved: (at, of) => [putAt(at, of('body'), of('to'))],
  turned: (_at, of, _e, line) => [iconAt(bodyRef(of('body')), ICONS.overwatch, 'energy', line)],
  watched: (_at, of, _e, line) =>
    of('space') < 0 ? [] : [iconAt(cellRef(of('space')), ICONS.overwatch, 'energy', line)],

  hid: (at, of) => [
    iconInSpace(of('at'), ICONS.hidden, 'foe', at.say('status.hidden')),
    { show: 'appear', piece: bodyRef(bodyHandle(of('operator'), 1)) },
  ],
  // The miniature is body 0 from now on, wherever that token lay; the other one is gone (SG-HID-13, 17).
  revealed(at, of) {
    const o = of('operator');
    const [here, decoy] = [of('at'), of('decoyAt')];
    const wasApart = decoy !== NOWHERE && decoy !== here;
    return compact<ShownEffect>([
      wasApart && iconAt(spaceRef(at, squadOf(o), decoy), ICONS.hidden, 'muted', at.say('status.decoy')),
      { show: 'vanish', piece: bodyRef(bodyHandle(o, 1)) },
      here !== NOWHERE && putAt(at, bodyHandle(o, 0), here),
      here !== NOWHERE &&
        iconAt(spaceRef(at, squadOf(o), here), ICONS.revealed, 'warn', at.say('moment.revealed'), 'card'),
    ]);
  },
  demanded: (at, of) => [
    iconAt(bodyRef(of('body')), ICONS.revealed, 'warn', at.say('moment.demand'), 'card'),
  ],
  located: (at, of) => [iconAt(bodyRef(of('body')), ICONS.located, 'warn', at.say('status.located'), 'hit')],
  stunned: (at, of) => [iconAt(bodyRef(of('body')), ICONS.stunned, 'warn', at.say('status.stunned'), 'hit')],

  disputed: (_at, of, _e, line) => [
    focusOn(cellRef(of('space'))),
    iconAt(cellRef(of('space')), ICONS.challenge, 'warn', line),
  ],
  gaveWay: (_at, of, _e, line) => [iconAt(cellRef(of('space')), ICONS.overwatch, 'muted', line)],
  droneMoved: (at, of) => [iconInSpace(of('to'), 'delivery-drone', 'friend', at.say('moment.drone'), 'step')],
  droneScanned: (_at, of, _e, line) => [
    focusOn(cellRef(of('at'))),
    iconInSpace(of('at'), 'radar-sweep', 'friend', line, 'teleport'),
  ],
};
