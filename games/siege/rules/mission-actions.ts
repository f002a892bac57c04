import { adjacent, type Cell, xOf, yOf } from '@sightline/board';
import { type Action, type Economy, isDone, mayPerform, performs, spend } from './actions.ts';
import type { OperatorButton, OperatorChoice } from './activation-choice.ts';
import { isPerimeter } from './environment.ts';
import { defuserStarted, defuserStopped, hostageDown, hostageTaken } from './events.ts';
import { isRevealed, isUpstairs, type OperatorNumber, onMainFloor, squadOf } from './operators.ts';
import { ATTACKER, type Body, DEFENDER, type G, NONE, NOWHERE, type OpenTable } from './siege.ts';
import { floorOf } from './statics.ts';
import { hasPoint, type MovingOperator, mayPause } from './stepping.ts';
import { wins } from './victory.ts';

type Locals = MovingOperator & Economy;

/** SG-MIS-22: in or adjacent, from the miniature's space; smoke does not count. */
export const isInReach = (t: OpenTable, body: Body, space: Cell): boolean =>
  onMainFloor(t, body.at) &&
  onMainFloor(t, space) &&
  (body.at === space || adjacent(floorOf(t).near, body.at, space));

/** SG-MIS-15: what the carrier may not do asks for it. */
export const isCarrying = (t: OpenTable, o: OperatorNumber): boolean => t.state.hostage.carrier === o;

/** A mission action is one of the two other actions of a revealed Operator. */
const action = (name: Action) => [
  { rule: 'SG-ACT-07', holds: (g: G, l: Locals) => isRevealed(g, l.operator) },
  { rule: 'SG-ACT-02', holds: (_g: G, l: Locals) => !isDone(l, name) },
  { rule: 'SG-ACT-03', holds: (g: G, l: Locals) => mayPerform(g, l, name) },
];

const bodyOfActive = (g: G, l: Locals): Body => g.state.operators[l.operator].bodies[0];

/** SG-MIS-08: the hostage lies in reach, or in the same upper-floor area. */
export const pickUp: OperatorButton<Locals> = {
  form: 'confirm',
  checks: [
    { rule: 'SG-MIS-19', holds: (_g, l) => squadOf(l.operator) === ATTACKER },
    { rule: 'SG-MIS-03', holds: (g) => g.state.hostage.at !== NOWHERE && g.state.hostage.carrier === NONE },
    ...action('pickUp'),
    { rule: 'SG-MIS-08', holds: (g, l) => bodyOfActive(g, l).standee === NOWHERE },
    {
      rule: 'SG-MIS-08',
      holds: (g, l) => {
        const body = bodyOfActive(g, l);
        const { at } = g.state.hostage;
        return isUpstairs(g, at) ? isUpstairs(g, body.at) : isInReach(g, body, at);
      },
    },
    mayPause,
  ],
  does(g, l) {
    performs(l, 'pickUp');
    g.state.hostage = { at: NOWHERE, carrier: l.operator };
    g.emit(hostageTaken, { operator: l.operator });
  },
};

/** SG-MIS-16: without an action, wherever pausing is legal. */
export const setDown: OperatorButton<Locals> = {
  form: 'confirm',
  checks: [{ rule: 'SG-MIS-16', holds: (g, l) => isCarrying(g, l.operator) }, mayPause],
  does(g, l) {
    g.state.hostage = { at: bodyOfActive(g, l).at, carrier: NONE };
    g.emit(hostageDown, { operator: l.operator, at: g.state.hostage.at });
  },
};

export function isBoardEdge(t: OpenTable, space: Cell): boolean {
  const { width, height } = t.statics.layout;
  const [x, y] = [xOf(t.statics.layout, space), yOf(t.statics.layout, space)];
  return x === 0 || y === 0 || x === width - 1 || y === height - 1;
}

/** SG-MIS-18: the attackers win at once. */
export const leaveBoard: OperatorButton<Locals> = {
  form: 'confirm',
  checks: [
    { rule: 'SG-MIS-18', holds: (g, l) => isCarrying(g, l.operator) },
    {
      rule: 'SG-MIS-18',
      holds: (g, l) => {
        const { at } = bodyOfActive(g, l);
        return onMainFloor(g, at) && isPerimeter(g, at) && isBoardEdge(g, at);
      },
    },
    hasPoint,
  ],
  does(g, l) {
    spend(l, 1);
    wins(g, ATTACKER, 'SG-MIS-18');
  },
};

/** SG-MIS-09: the defuser on one of the bombs. */
export const defuse: OperatorChoice<Locals> = {
  form: 'one',
  candidates(g, _l, offer) {
    for (const bomb of g.state.bombs.keys()) offer(bomb);
  },
  checks: [
    { rule: 'SG-MIS-09', holds: (_g, l) => squadOf(l.operator) === ATTACKER },
    ...action('defuse'),
    { rule: 'SG-MIS-20', holds: (g) => g.state.defuser.bomb === NONE },
    { rule: 'SG-MIS-22', holds: (g, l, bomb) => isInReach(g, bodyOfActive(g, l), g.state.bombs[bomb]) },
    mayPause,
  ],
  does(g, l, bomb) {
    performs(l, 'defuse');
    g.state.defuser = { bomb, since: g.state.round };
    g.emit(defuserStarted, { operator: l.operator, bomb });
  },
};

/** SG-MIS-21 */
export const disable: OperatorButton<Locals> = {
  form: 'confirm',
  checks: [
    { rule: 'SG-MIS-21', holds: (_g, l) => squadOf(l.operator) === DEFENDER },
    { rule: 'SG-MIS-21', holds: (g) => g.state.defuser.bomb !== NONE },
    ...action('disable'),
    {
      rule: 'SG-MIS-22',
      holds: (g, l) => isInReach(g, bodyOfActive(g, l), g.state.bombs[g.state.defuser.bomb]),
    },
    mayPause,
  ],
  does(g, l) {
    performs(l, 'disable');
    g.emit(defuserStopped, { operator: l.operator, bomb: g.state.defuser.bomb });
    g.state.defuser = { bomb: NONE, since: 0 };
  },
};
