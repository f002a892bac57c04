import { beside, SIDES } from '@sightline/board';
import { type Check, done, EVERYONE, members, NOBODY } from '@sightline/kernel';

import { allReady, notReady } from './agreement.ts';
import { isOverwatchedBySquad } from './entryway-overwatch.ts';
import { isNeutral } from './entryways.ts';
import { isFree, isPerimeter, isSpace } from './environment.ts';
import { deployed, leftOut, watched } from './events.ts';
import { leanSide, mayLeanAcross, standeesLeft } from './leaning.ts';

import {
  type BodyHandle,
  bodyHandle,
  isUpstairs,
  type OperatorNumber,
  operatorsOf,
  ownerOfBody,
  seatOf,
  seatsOfSquad,
  UPPER_BOXES,
  upperSpace,
} from './operators.ts';
import { operatorDeployment } from './procedures.ts';
import { isRecruit } from './recruits.ts';
import {
  ATTACKER,
  type Body,
  DEFENDER,
  type G,
  NONE,
  NOWHERE,
  type OpenTable,
  type Siege,
  type Squad,
} from './siege.ts';
import { allowance, clockOf } from './timer.ts';

interface Locals {
  readonly squad: number;
  body: number;
  by: number;
  ready: number;
  chooser: number;
}

const offTheBoard = (): Body => ({
  at: NOWHERE,
  standee: NOWHERE,
  facing: 0,
  located: false,
  stunned: false,
});
const bodyCalled = (t: OpenTable, handle: BodyHandle): Body =>
  t.state.operators[ownerOfBody(handle)].bodies[handle & 1];

/** SG-DEP-04, 13, 23: attackers on the perimeter, defenders inside; SG-ENV-11, 12. */
const mayStandOn = (t: OpenTable, squad: number, space: number): boolean =>
  isSpace(t, space) && isFree(t, space) && isPerimeter(t, space) === (squad === ATTACKER);

const standing: readonly Check<Siege, Locals>[] = [
  { rule: 'SG-PRT-18', holds: (g, _l, space) => isSpace(g, space) },
  { rule: 'SG-DEP-04', holds: (g, l, space) => l.squad === ATTACKER || !isPerimeter(g, space) },
  { rule: 'SG-DEP-13', holds: (g, l, space) => l.squad === DEFENDER || isPerimeter(g, space) },
  { rule: 'SG-ENV-12', holds: (g, _l, space) => isFree(g, space) },
];

/** SG-DEP-09, 10, 13, 18: which is placed, where, and in the end which tokens are the portraits. */
export const operatorDeploymentSteps = operatorDeployment
  .steps('begin', 'choose', 'place', 'settle', 'portraits', 'complete')
  .are({
    begin(g, l) {
      const tokens = l.squad === DEFENDER && !g.statics.settings.revealedDefenders ? 2 : 1;
      for (const o of operatorsOf(l.squad as Squad))
        g.state.operators[o].bodies = Array.from({ length: tokens }, offTheBoard);
      // SG-SQD-15
      if (l.squad === DEFENDER && tokens === 1)
        for (const o of operatorsOf(DEFENDER)) g.hide(g.state.operators[o].portrait, 0, EVERYONE);
    },
    choose: {
      ask: 'open',
      mayPass: false,
      seats: (g, l) => notReady(g, l.squad as Squad, l),
      about: (_g, l) => ({ squad: l.squad }),
      clock: clockOf,
      timeout: () => ['end'],
      choices: {
        take: {
          form: 'one',
          candidates(g, l, offer) {
            for (const o of operatorsOf(l.squad as Squad))
              for (const b of g.state.operators[o].bodies.keys()) offer(bodyHandle(o, b));
          },
          checks: [{ rule: 'SG-MUL-19', holds: (g, _l, handle) => mayDeploy(g, ownerOfBody(handle)) }],
          does(g, l, handle) {
            l.body = handle;
            l.by = g.seat;
            // SG-MUL-03: where the Recruit stands is for both to confirm.
            if (isRecruit(g, ownerOfBody(handle))) l.ready = NOBODY;
            takeBack(g, handle);
            return 'place';
          },
        },
        // SG-DEP-12
        end: {
          form: 'confirm',
          does: (g, l) => (allReady(g, l.squad as Squad, l) ? 'settle' : 'choose'),
        },
      },
    },
    place: {
      ask: 'one',
      seat: (_g, l) => l.by,
      about: (_g, l) => ({ squad: l.squad, body: l.body }),
      clock: clockOf,
      timeout: () => ['leave'],
      choices: {
        // SG-DEP-22: turned to a side
        put: {
          form: 'place',
          candidates(g, l, offer) {
            for (let space = 0; space < g.statics.layout.cells; space++)
              if (mayStandOn(g, l.squad, space)) for (const side of SIDES) offer(space, side);
          },
          checks: standing,
          does(g, l, at, facing) {
            put(g, l.body, { at, facing, standee: NOWHERE });
            return 'choose';
          },
        },
        // SG-DEP-03, 23: the space, its standee's, and the side
        lean: {
          form: 'place',
          candidates(g, l, offer) {
            for (let space = 0; space < g.statics.layout.cells; space++) {
              if (!mayStandOn(g, l.squad, space)) continue;
              for (const toStandee of SIDES) {
                const standee = beside(g.statics.layout, space, toStandee);
                if (standee >= 0 && mayStandOn(g, l.squad, standee))
                  for (const side of SIDES) offer(space, standee, side);
              }
            }
          },
          checks: [
            ...standing,
            { rule: 'SG-LEAN-02', holds: (g, _l, space, standee) => leanSide(g, space, standee) !== NONE },
            { rule: 'SG-DEP-23', holds: (g, l, _space, standee) => mayStandOn(g, l.squad, standee) },
            { rule: 'SG-LEAN-18', holds: (g, l) => standeesLeft(g, l.squad as Squad) > 0 },
            { rule: 'SG-LEAN-04', holds: (g, _l, space, standee) => mayLeanAcross(g, space, standee) },
            {
              rule: 'SG-OVW-03',
              holds: (g, _l, space, standee, side) => leanSide(g, space, standee) !== side,
            },
          ],
          does(g, l, at, standee, facing) {
            put(g, l.body, { at, facing, standee });
            return 'choose';
          },
        },
        // SG-DEP-10
        upstairs: {
          form: 'one',
          candidates(g, _l, offer) {
            for (const { cell } of g.statics.plan.entryways) offer(cell);
          },
          checks: [
            { rule: 'SG-DEP-14', holds: (_g, l) => l.squad === DEFENDER },
            { rule: 'SG-ENT-09', holds: (g) => freeBox(g) !== NONE },
            { rule: 'SG-DEP-10', holds: (g, _l, entryway) => isNeutral(g, entryway, DEFENDER) },
            {
              rule: 'SG-ENT-08',
              holds: (g, l, entryway) =>
                !isOverwatchedBySquad(g, entryway, DEFENDER) ||
                g.state.operators[ownerOfBody(l.body)].watches === entryway,
            },
          ],
          does(g, l, entryway) {
            const operator = ownerOfBody(l.body);
            put(g, l.body, { at: upperSpace(g, freeBox(g)), facing: 0, standee: NOWHERE });
            // SG-DEP-19: one token of the Operator's lies on the board.
            g.state.operators[operator].watches = entryway;
            g.emit(watched, { operator, space: entryway });
            return 'choose';
          },
        },
        leave: { form: 'confirm', does: () => 'choose' },
      },
    },
    /** SG-DEP-16, 18, 24 */
    settle(g, l) {
      for (const o of operatorsOf(l.squad as Squad)) {
        if (g.statics.settings.unplacedOperators === 'autoPlace') autoPlace(g, o);
        else if (g.state.operators[o].bodies.every(({ at }) => at === NOWHERE)) leaveOut(g, o);
      }
      if (l.squad === DEFENDER && withTwoTokens(g).length > 0) return 'portraits';
      return done();
    },
    /** Each player chooses for the own section; the first one for the Recruit. */
    portraits: {
      ask: 'one',
      seat: (g, l) => members(seatsOfSquad(g, DEFENDER))[l.chooser],
      clock: clockOf,
      allowance,
      hidden: true,
      timeout: () => ['lot'],
      choices: {
        // The Operators whose second token is the portrait.
        portraits: {
          form: 'some',
          items(g, _l, offer) {
            for (const o of ownPairs(g)) offer(o);
          },
          least: () => 0,
          most: (g) => ownPairs(g).length,
          does(g, l, seconds) {
            for (const o of ownPairs(g)) {
              const { portrait } = g.state.operators[o];
              g.setPrivate(portrait, seconds.includes(o) ? 1 : 0);
              g.show(portrait, seatsOfSquad(g, DEFENDER));
            }
            return nextChooser(g, l);
          },
        },
        lot: {
          form: 'confirm',
          does(g, l) {
            for (const o of ownPairs(g))
              g.hide(g.state.operators[o].portrait, g.draw('lots', 2), seatsOfSquad(g, DEFENDER));
            return nextChooser(g, l);
          },
        },
      },
    },
    /** SG-DEP-18: a decoy alone goes; a portrait alone plays on without. */
    complete(g) {
      for (const o of withTwoTokens(g)) {
        const { bodies, portrait } = g.state.operators[o];
        const placed = bodies.findIndex(({ at }) => at !== NOWHERE);
        if (bodies.every(({ at }) => at !== NOWHERE)) continue;
        g.show(portrait, EVERYONE);
        if (portrait.value !== placed) leaveOut(g, o);
        else g.state.operators[o].bodies = [bodies[placed]];
      }
    },
  });

const withTwoTokens = (t: OpenTable): OperatorNumber[] =>
  operatorsOf(DEFENDER).filter((o) => t.state.operators[o].bodies.length === 2);

/** SG-MUL-03, 19: the own section and the Recruit; of a squad-mate who gave up as well. */
const mayDeploy = (g: G, o: OperatorNumber): boolean => isRecruit(g, o) || seatOf(g, o) === g.seat;

const ownPairs = (g: G): OperatorNumber[] => {
  const first = members(seatsOfSquad(g, DEFENDER))[0];
  return withTwoTokens(g).filter((o) => {
    const { section } = g.state.operators[o];
    return (section === NONE ? first : section) === g.seat;
  });
};

function nextChooser(g: G, l: { chooser: number }): 'portraits' | 'complete' {
  l.chooser++;
  return l.chooser < members(seatsOfSquad(g, DEFENDER)).length ? 'portraits' : 'complete';
}

function freeBox(t: OpenTable): number {
  const taken = (box: number) =>
    operatorsOf(DEFENDER).some((o) =>
      t.state.operators[o].bodies.some(({ at }) => at === upperSpace(t, box)),
    );
  return UPPER_BOXES.find((box) => !taken(box)) ?? NONE;
}

function put(g: G, handle: BodyHandle, place: Pick<Body, 'at' | 'facing' | 'standee'>): void {
  Object.assign(bodyCalled(g, handle), place);
  g.emit(deployed, { body: handle, ...place });
}

/** A body that was placed may be placed elsewhere. */
function takeBack(g: G, handle: BodyHandle): void {
  const body = bodyCalled(g, handle);
  if (body.at === NOWHERE) return;
  put(g, handle, { at: NOWHERE, facing: 0, standee: NOWHERE });
  const operator = ownerOfBody(handle);
  const { bodies, watches } = g.state.operators[operator];
  if (watches === NONE || bodies.some(({ at }) => isUpstairs(g, at))) return;
  g.state.operators[operator].watches = NONE;
  g.emit(watched, { operator, space: NONE });
}

/** SG-DEP-18: as if eliminated. */
function leaveOut(g: G, o: OperatorNumber): void {
  const operator = g.state.operators[o];
  operator.bodies = [];
  operator.eliminated = true;
  operator.watches = NONE;
  operator.charges = 0;
  operator.covered = [];
  operator.plate = false;
  g.emit(leftOut, { operator: o });
}

/** SG-DEP-24: each missing piece takes the first place of the list that is still legal. */
function autoPlace(g: G, o: OperatorNumber): void {
  const squad = o < operatorsOf(DEFENDER)[0] ? ATTACKER : DEFENDER;
  const reserves = g.statics.mission?.reserves[squad === ATTACKER ? 'attackers' : 'defenders'] ?? [];
  for (const [b, { at }] of g.state.operators[o].bodies.entries()) {
    if (at !== NOWHERE) continue;
    const place = reserves.find(({ cell }) => mayStandOn(g, squad, cell));
    if (place !== undefined)
      put(g, bodyHandle(o, b), { at: place.cell, facing: place.facing, standee: NOWHERE });
  }
}
