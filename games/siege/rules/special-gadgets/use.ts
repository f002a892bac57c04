import { type Call, type Check, call, done, inTurn } from '@sightline/kernel';
import { type Economy, isDone, mayPerform, performs } from '../actions.ts';
import type { OperatorChoice } from '../activation-choice.ts';
import { claimSpace } from '../claims.ts';
import { isSpace, spacesOf } from '../environment.ts';
import { gadgetUsed } from '../events.ts';
import { isCarrying } from '../hostage.ts';
import { type GadgetUser, spacesWithin } from '../keywords.ts';
import { gadgetOwner, inPlay, isRevealed, isUpstairs } from '../operators.ts';
import { hasOverlay, mayBeCovered } from '../overlays.ts';
import { claim, drone, specialUse, throwing } from '../procedures.ts';
import { NONE, type OpenTable, type Siege } from '../siege.ts';
import { shock } from '../space-effects.ts';
import { isReadyFor, type MovingOperator, mayPause } from '../stepping.ts';
import { lacking } from '../supply.ts';
import { userOf } from '../tactical-gadgets.ts';
import { isElectrified, isShockedAt } from './bandit.ts';
import { SPECIAL_ACTIONS } from './index.ts';
import { isBarredFromRoom } from './mute.ts';

/** What each action's own rule says about its target. */
const TARGETING = [...new Set(SPECIAL_ACTIONS.map(({ rule }) => rule))].map(
  (rule): Check<Siege, MovingOperator & Economy> => ({
    rule,
    holds: (g, l, action, space) =>
      SPECIAL_ACTIONS[action].rule !== rule ||
      SPECIAL_ACTIONS[action].mayTarget(g, userOf(g, l.operator), space),
  }),
);

/** The spaces so near that the gadget might reach them; all of them from upstairs. */
const within = (t: OpenTable, user: GadgetUser, reach: number | undefined): number[] =>
  reach === undefined || isUpstairs(t, user.body.at) ? spacesOf(t) : spacesWithin(t, user, reach);

/** SG-USG-03 */
const hasCharge = (t: OpenTable, operator: number, action: number): boolean =>
  SPECIAL_ACTIONS[action].charge !== true || t.state.operators[operator].charges > 0;

/** SG-USG-01 to 03: the number of an ACTION, and the space it names; NONE for what names none. */
export const useSpecial: OperatorChoice<MovingOperator & Economy> = {
  form: 'one',
  candidates(g, l, offer) {
    if (!isReadyFor(g, l, 'special') || isCarrying(g, l.operator)) return;
    const owner = gadgetOwner(g, l.operator);
    const user = userOf(g, l.operator);
    SPECIAL_ACTIONS.forEach((action, number) => {
      if (action.owner !== owner || !hasCharge(g, l.operator, number)) return;
      if (action.untargeted === true) offer(number, NONE);
      else
        for (const cell of within(g, user, action.reach))
          if (cell !== user.body.at && isSpace(g, cell) && action.mayTarget(g, user, cell))
            offer(number, cell);
    });
  },
  assured: [
    { rule: 'SG-ACT-07', holds: (g, l) => isRevealed(g, l.operator) },
    {
      rule: 'SG-USG-01',
      holds: (g, l, action) => SPECIAL_ACTIONS[action]?.owner === gadgetOwner(g, l.operator),
    },
    { rule: 'SG-ACT-05', holds: (_g, l) => !isDone(l, 'special') },
    { rule: 'SG-ACT-03', holds: (g, l) => mayPerform(g, l, 'special') },
    { rule: 'SG-MIS-15', holds: (g, l) => !isCarrying(g, l.operator) },
    {
      rule: 'SG-USG-03',
      holds: (g, l, action) => hasCharge(g, l.operator, action),
    },
    {
      rule: 'SG-LOS-24',
      holds: (g, l, action, space) =>
        SPECIAL_ACTIONS[action].untargeted === true || g.state.operators[l.operator].bodies[0].at !== space,
    },
    mayPause,
    ...TARGETING,
  ],
  checks: [
    {
      rule: 'SG-KEY-16',
      holds: (g, _l, action) => SPECIAL_ACTIONS[action].overlay !== true || hasOverlay(g),
      because: lacking('overlay'),
    },
    {
      rule: 'SG-KEY-10',
      holds: (g, _l, action, space) => SPECIAL_ACTIONS[action].overlay !== true || mayBeCovered(g, space),
    },
    {
      rule: 'SG-SGD-06',
      holds: (g, _l, action, space) =>
        SPECIAL_ACTIONS[action].electronics !== true || !isBarredFromRoom(g, space),
    },
    {
      rule: 'SG-SGD-17',
      holds: (g, _l, action, space) => SPECIAL_ACTIONS[action].drone !== true || !isElectrified(g, space),
    },
  ],
  does(_g, l, action, space): Call<Siege> {
    performs(l, 'special');
    return call(specialUse, { operator: l.operator, action, space });
  },
};

/** SG-USG-02, 03 */
export const specialUseSteps = specialUse
  .steps('pay', 'shock', 'throw', 'caught', 'aimed', 'effect', 'after')
  .are({
    pay(g, l) {
      const { id, charge } = SPECIAL_ACTIONS[l.action];
      if (charge === true) g.state.operators[l.operator].charges--;
      g.emit(gadgetUsed, { operator: l.operator, gadget: id, space: l.space });
    },
    /** SG-SGD-16: a Deployable gadget used on an electrified space */
    shock(g, l) {
      if (SPECIAL_ACTIONS[l.action].deployed === true && isShockedAt(g, l.operator, l.space))
        return shock(g, l.operator, 0);
    },
    throw(g, l) {
      if (!inPlay(g, l.operator)) return done();
      const { thrown, aimed } = SPECIAL_ACTIONS[l.action];
      if (thrown === true) return call(throwing, { operator: l.operator, space: l.space });
      return aimed === undefined ? 'effect' : inTurn([claimSpace(aimed, l.operator, l.space)], 'aimed');
    },
    caught: (g) => (g.returned(throwing).works ? 'effect' : done()),
    /** SG-CHL-11 */
    aimed(g) {
      if (!g.returned(claim).stands) return done();
    },
    effect: (g, l) => SPECIAL_ACTIONS[l.action].effect(g, userOf(g, l.operator), l.space),
    /** What drones do once they have scanned (SG-SGA-11, 31). */
    after(g, l) {
      const { drone: flew, landed } = SPECIAL_ACTIONS[l.action];
      if (flew === true) return landed?.(g, userOf(g, l.operator), g.returned(drone).at);
    },
  });
