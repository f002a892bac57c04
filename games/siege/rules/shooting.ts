import { chebyshev } from '@sightline/board';
import { call } from '@sightline/kernel';
import { COLOURS, type WeaponDie } from '../content/dice.ts';
import type { WeaponRange } from '../content/operator-types.ts';
import { type Economy, isDone, mayPerform, performs } from './actions.ts';
import type { OperatorChoice } from './activation-choice.ts';
import { isActive } from './active.ts';
import { diceRolled, rerolled, shotDeclared, shotFailed, shotRolled } from './events.ts';
import { locate } from './hidden-operators.ts';
import { type AimedComponent, aimedAt, MINIATURE, STANDEE, seesBody } from './line-of-sight.ts';
import {
  bodyHandle,
  enemySquad,
  inPlay,
  isRevealed,
  isUpstairs,
  type OperatorNumber,
  onMainFloor,
  operatorsOf,
  profileOf,
  seatOf,
  squadOf,
} from './operators.ts';
import { claim, shot, suffer } from './procedures.ts';
import { declarable, LIGHT, NO_PROTECTION, protectionOf, SUBTRACTED } from './protection.ts';
import { rollDie } from './rolling.ts';
import { type Body, type G, NOWHERE, type OpenTable } from './siege.ts';
import { isReadyFor, type MovingOperator, mayPause } from './stepping.ts';
import { allowance, restartClock, stopClocks } from './timer.ts';

/** SG-SHT-06, 18, SG-SHT-09: spaces from a body to the component aimed at; from upstairs, or by rule, short range. */
export function shotDistance(t: OpenTable, from: Body, target: Body, aim: AimedComponent): number {
  const space = aimedAt(target, aim);
  return onMainFloor(t, from.at) && onMainFloor(t, space) ? chebyshev(t.statics.layout, from.at, space) : 1;
}

/** SG-SHT-07 */
export const rangeOf = (distance: number): WeaponRange =>
  distance <= 3 ? 'short' : distance <= 6 ? 'medium' : 'long';

export const STUNNED_DICE: readonly WeaponDie[] = [
  { colour: 'yellow', lightning: false },
  { colour: 'yellow', lightning: false },
];

/** SG-STA-05, 06, SG-RCT-02: the dice an Operator may roll at a range, before protection takes lightning dice away. */
export function weaponDice(
  t: OpenTable,
  o: OperatorNumber,
  body: Body,
  range: WeaponRange,
): readonly WeaponDie[] {
  if (body.stunned) return STUNNED_DICE;
  const dice = profileOf(t, o).weapon[range];
  const { covered } = t.state.operators[o];
  if (covered.length === 0) return dice;
  // A Recruit's cubes cover the rightmost dice first (SG-RCT-03).
  return dice.slice(0, dice.length - covered[['short', 'medium', 'long'].indexOf(range)]);
}

/** SG-SHT-08 */
export const diceFor = (dice: readonly WeaponDie[], protection: number): readonly WeaponDie[] =>
  protection === NO_PROTECTION ? dice : dice.filter(({ lightning }) => !lightning);

/** SG-SHT-01: target, aim, declared protection. */
export const shoot: OperatorChoice<MovingOperator & Economy> = {
  form: 'one',
  candidates(g, l, offer) {
    if (!isReadyFor(g, l, 'shoot')) return;
    for (const { target, aim, declared } of shotsAt(g, l.operator)) offer(target, aim, declared);
  },
  assured: [
    { rule: 'SG-ACT-07', holds: (g, l) => isRevealed(g, l.operator) },
    { rule: 'SG-ACT-02', holds: (_g, l) => !isDone(l, 'shoot') },
    { rule: 'SG-ACT-03', holds: (g, l) => mayPerform(g, l, 'shoot') },
    { rule: 'SG-SHT-01', holds: (_g, l, target) => squadOf(target) !== squadOf(l.operator) },
    { rule: 'SG-HID-26', holds: (g, _l, target) => isRevealed(g, target) },
    {
      rule: 'SG-ENT-22',
      holds: (g, _l, target) => onMainFloor(g, g.state.operators[target].bodies[0].at),
    },
    {
      rule: 'SG-SHT-01',
      holds: (g, l, target, aim) => mayBeSeen(g, l.operator, target, aim as AimedComponent),
    },
    mayPause,
  ],
  does(_g, l, target, aim, declared) {
    performs(l, 'shoot');
    return call(shot, {
      shooter: l.operator,
      shooterBody: 0,
      target,
      targetBody: 0,
      aim,
      declared,
      by: 'action',
    });
  },
};

/** The shots an Operator may declare: in `assisted` with LoS and the true protection (SG-DIG-08). */
export function shotsAt(
  g: G,
  o: OperatorNumber,
): { readonly target: OperatorNumber; readonly aim: AimedComponent; readonly declared: number }[] {
  if (!isRevealed(g, o)) return [];
  return operatorsOf(enemySquad(squadOf(o))).flatMap((target) => {
    if (!isRevealed(g, target) || !inPlay(g, target)) return [];
    const [{ at, standee }] = g.state.operators[target].bodies;
    if (!onMainFloor(g, at)) return [];
    return (standee === NOWHERE ? [MINIATURE] : [MINIATURE, STANDEE])
      .filter((aim) => mayBeSeen(g, o, target, aim))
      .flatMap((aim) => offeredProtections(g, o, target, aim).map((declared) => ({ target, aim, declared })));
  });
}

/** With LoS where the table shows it (SG-DIG-08); from upstairs it is always enforced (SG-DIG-07). */
function mayBeSeen(g: G, o: OperatorNumber, target: OperatorNumber, aim: AimedComponent): boolean {
  const [from] = g.state.operators[o].bodies;
  const [body] = g.state.operators[target].bodies;
  if (g.statics.settings.losMode !== 'assisted' && !isUpstairs(g, from.at)) return true;
  return seesBody(g, o, from, body, aim);
}

function offeredProtections(
  g: G,
  o: OperatorNumber,
  target: OperatorNumber,
  aim: AimedComponent,
): readonly number[] {
  const [from] = g.state.operators[o].bodies;
  // SG-PRO-23: from upstairs no line is drawn, so nothing is claimed.
  if (g.statics.settings.losMode !== 'assisted' && !isUpstairs(g, from.at)) return declarable(g, target);
  const [body] = g.state.operators[target].bodies;
  return [protectionOf(g, { shooter: o, from, target, body, aim })];
}

interface RunningShot {
  readonly shooter: OperatorNumber;
  readonly shooterBody: number;
  readonly target: OperatorNumber;
  readonly targetBody: number;
}

/** Who fires at whom, as events tell it. */
const inThisShot = (l: RunningShot) => ({
  shooter: bodyHandle(l.shooter, l.shooterBody),
  target: bodyHandle(l.target, l.targetBody),
});

interface RolledDice {
  readonly colours: readonly number[];
  readonly dice: readonly number[];
  readonly removed: readonly number[];
}

/** The dice, as events tell them. */
const rolledIn = ({ colours, dice, removed }: RolledDice) => ({
  dice: dice.flatMap((hits, i) => [colours[i], hits]),
  removed: [...removed],
});

/** SG-SHT-03 to 14: the steps of every shot. */
export const shotSteps = shot
  .steps('declare', 'answer', 'answered', 'roll', 'reroll', 'wound', 'mark', 'resume')
  .are({
    declare(g, l) {
      l.resumes = stopClocks(g);
      l.protection = l.by === 'exchange' ? 2 : l.by === 'pulse' ? LIGHT : l.declared;
      const from = g.state.operators[l.shooter].bodies[l.shooterBody];
      const body = g.state.operators[l.target].bodies[l.targetBody];
      g.emit(shotDeclared, {
        ...inThisShot(l),
        aim: l.aim,
        declared: l.protection,
        kind: l.by,
        distance:
          l.by === 'exchange' || l.by === 'pulse' ? 1 : shotDistance(g, from, body, l.aim as AimedComponent),
      });
    },
    /** SG-SHT-04: approve or challenge; what a rule fixes needs neither (SG-DIG-07). */
    answer(_g, l) {
      if (l.by === 'exchange' || l.by === 'pulse') return 'roll';
      return call(claim, {
        of: 'shot',
        by: l.shooter,
        body: l.shooterBody,
        target: bodyHandle(l.target, l.targetBody),
        aim: l.aim,
        declared: l.declared,
      });
    },
    /** SG-SHT-05, SG-CHL-04 to 06 */
    answered(g, l) {
      const { stands, protection } = g.returned(claim);
      l.protection = protection;
      if (stands) return;
      g.emit(shotFailed, inThisShot(l));
      return 'resume';
    },
    /** SG-SHT-06 to 10 */
    roll(g, l) {
      const from = g.state.operators[l.shooter].bodies[l.shooterBody];
      const body = g.state.operators[l.target].bodies[l.targetBody];
      const fixed = l.by === 'exchange' || l.by === 'pulse';
      const distance = fixed ? 1 : shotDistance(g, from, body, l.aim as AimedComponent);
      const all = weaponDice(g, l.shooter, from, rangeOf(distance));
      const dice = diceFor(all, l.protection);
      l.colours = dice.map(({ colour }) => COLOURS.indexOf(colour));
      l.dice = dice.map(({ colour }) => rollDie(g, colour));
      l.removed = all.filter((die) => !dice.includes(die)).map(({ colour }) => COLOURS.indexOf(colour));
      g.emit(diceRolled, { ...inThisShot(l), ...rolledIn(l), protection: l.protection });
    },
    /** SG-RRL-01 to 05: keep one die (its place in the row), or none, and roll the others again. */
    reroll: {
      ask: 'one',
      seat: (g, l) => seatOf(g, l.shooter),
      about: (_g, l) => ({ shooter: l.shooter, target: l.target, protection: l.protection }),
      clock: () => 0,
      allowance,
      timeout: () => ['keep'],
      ifNone: () => 'wound',
      choices: {
        keep: {
          form: 'confirm',
          checks: [
            { rule: 'SG-RRL-01', holds: (g, l) => g.state.reroll[squadOf(l.shooter)] && l.dice.length > 0 },
          ],
          does: () => 'wound',
        },
        reroll: {
          form: 'one',
          candidates(_g, l, offer) {
            offer(-1);
            if (l.dice.length > 1) for (let i = 0; i < l.dice.length; i++) offer(i);
          },
          checks: [
            { rule: 'SG-RRL-01', holds: (g, l) => g.state.reroll[squadOf(l.shooter)] && l.dice.length > 0 },
          ],
          does(g, l, kept) {
            g.state.reroll[squadOf(l.shooter)] = false;
            l.colours.forEach((colour, i) => {
              if (i !== kept) l.dice[i] = rollDie(g, COLOURS[colour]);
            });
            g.emit(rerolled, { squad: squadOf(l.shooter), kept, ...inThisShot(l), ...rolledIn(l) });
            return 'wound';
          },
        },
      },
    },
    /** SG-SHT-11, 12 */
    wound(g, l) {
      const rolled = l.dice.reduce((sum, hits) => sum + hits, 0);
      l.hits = Math.max(0, rolled - SUBTRACTED[l.protection]);
      g.emit(shotRolled, {
        ...inThisShot(l),
        dice: rolledIn(l).dice,
        protection: l.protection,
        subtracted: SUBTRACTED[l.protection],
        hits: rolled,
        wounds: l.hits,
      });
      return call(suffer, { operator: l.target, body: l.targetBody, wounds: l.hits, cause: 'shot' });
    },
    /** SG-SHT-13 */
    mark(g, l) {
      if (inPlay(g, l.target)) locate(g, l.target, l.targetBody, isActive(g, l.target));
    },
    /** SG-SHT-14 */
    resume: (g, l) => restartClock(g, l.resumes),
  });
