import type { Cell } from '@sightline/board';
import { call, done, NOBODY } from '@sightline/kernel';
import { roomOf } from '../environment.ts';
import { reactionUsed } from '../events.ts';
import {
  enemySquad,
  gadgetOwner,
  inPlay,
  type OperatorNumber,
  operatorsOf,
  seatsOfSquad,
  squadOf,
} from '../operators.ts';
import { extraAction, interception } from '../procedures.ts';
import { NONE, type OpenTable } from '../siege.ts';
import { announcementTime, clockOf } from '../timer.ts';

/** An opponent's Active Defense System with a charge left, by open facts: hidden or not (SG-SGD-19, SG-HID-08). */
export function defenseSystemAgainst(t: OpenTable, thrower: OperatorNumber, space: Cell): OperatorNumber {
  if (roomOf(t, space) === NONE) return NONE;
  return (
    operatorsOf(enemySquad(squadOf(thrower))).find(
      (o) => inPlay(t, o) && gadgetOwner(t, o) === 'jager' && t.state.operators[o].charges > 0,
    ) ?? NONE
  );
}

/** SG-SGD-11, SG-REA-12: before the throw takes effect. */
export const interceptionSteps = interception.steps('begin', 'react', 'countered', 'end').are({
  begin: (g, l) => (defenseSystemAgainst(g, l.operator, l.space) === NONE ? 'end' : 'react'),
  react: {
    ask: 'open',
    seats: (g, l) =>
      defenseSystemAgainst(g, l.operator, l.space) === NONE
        ? NOBODY
        : seatsOfSquad(g, enemySquad(squadOf(l.operator))),
    about: (_g, l) => ({ operator: l.operator, space: l.space }),
    clock: clockOf,
    allowance: announcementTime,
    allPassed: () => 'end',
    choices: {
      intercept: {
        form: 'confirm',
        does(g, l) {
          const by = defenseSystemAgainst(g, l.operator, l.space);
          g.state.operators[by].charges--;
          g.emit(reactionUsed, { operator: by, against: l.operator });
          return call(extraAction, { operator: l.operator, against: by }, 'countered');
        },
      },
    },
  },
  countered(g, l) {
    l.stopped = !g.returned(extraAction).ignored;
  },
  end: (_g, l) => done({ stopped: l.stopped }),
});
