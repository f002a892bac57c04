import { SIDES } from '@sightline/board';
import { done } from '@sightline/kernel';
import { atAnyTime } from './any-time.ts';
import { isUsable, usableEntryways } from './entryways.ts';
import { reveal, stopsWatching } from './hidden-operators.ts';
import {
  bodyHandle,
  inPlay,
  isHidden,
  isStacked,
  isUpstairs,
  type OperatorNumber,
  onMainFloor,
  ownerOfBody,
  seatOf,
  squadOf,
  trueBody,
} from './operators.ts';
import { face, isDisputed, mayFace, putToken, watchOrDispute } from './overwatch.ts';
import { automaticOverwatch } from './procedures.ts';
import { NONE, type OpenTable } from './siege.ts';
import { clockOf } from './timer.ts';

/** SG-OVW-09, SG-ADV-11: of hidden Operators, in Advanced Tactics of everybody. */
export const isAutomatic = (t: OpenTable, o: OperatorNumber): boolean =>
  isHidden(t, o) || t.statics.settings.advancedTactics;

/** The bodies that watch a side; a stack keeps its facing (SG-ADV-07). */
const turnable = (t: OpenTable, o: OperatorNumber): number[] =>
  isStacked(t, o) ? [] : t.state.operators[o].bodies.flatMap(({ at }, b) => (onMainFloor(t, at) ? [b] : []));

/** SG-OVW-03: a token that has leaned may have to turn away from its standee. */
const mustTurn = (t: OpenTable, o: OperatorNumber): number[] =>
  turnable(t, o).filter(
    (b) => !mayFace(t, t.state.operators[o].bodies[b], t.state.operators[o].bodies[b].facing),
  );

const firstSide = (t: OpenTable, o: OperatorNumber, b: number): number =>
  SIDES.find((side) => mayFace(t, t.state.operators[o].bodies[b], side)) ?? NONE;

const hasTurned = ({ turned }: { readonly turned: number }, body: number): boolean =>
  (turned & (1 << body)) !== 0;

const watchesFromUpstairs = (t: OpenTable, o: OperatorNumber): boolean =>
  t.state.operators[o].bodies.some(({ at }) => isUpstairs(t, at));

/** SG-OVW-14, 15, 21: entryways it can overwatch without a dispute. */
const undisputed = (t: OpenTable, o: OperatorNumber): number[] =>
  usableEntryways(t, squadOf(o)).filter((space) => !isDisputed(t, o, space));

/** The entryway it watches already, if there is none the first without a dispute. */
function keptWatch(t: OpenTable, o: OperatorNumber): readonly number[] {
  const free = undisputed(t, o);
  return free.toSorted((a) => (t.state.operators[o].watches === a ? -1 : 0)).slice(0, 1);
}

/** SG-OVW-26: a decoy watches no entryway rather than dispute one. A stack is no decoy (SG-ADV-13, 18). */
const mayDecline = (t: OpenTable, o: OperatorNumber): boolean => isHidden(t, o) && !isStacked(t, o);

/** SG-OVW-09, 21, 26, 27, 28, SG-ADV-11, 13, 17, 18 */
export const automaticOverwatchSteps = automaticOverwatch.steps('begin', 'turn', 'upstairs', 'watch').are(
  {
    begin(g, l) {
      if (!isAutomatic(g, l.operator)) return done();
      if (!g.state.expired[squadOf(l.operator)]) return;
      // SG-TIM-18: nobody is asked any more.
      for (const b of mustTurn(g, l.operator)) face(g, l.operator, b, firstSide(g, l.operator, b));
      const [kept] = keptWatch(g, l.operator);
      if (kept !== undefined && watchesFromUpstairs(g, l.operator)) putToken(g, l.operator, kept);
      return done();
    },
    turn: {
      ask: 'one',
      seat: (g, l) => seatOf(g, l.operator),
      about: (_g, l) => ({ operator: l.operator }),
      clock: clockOf,
      timeout(g, l) {
        const [b] = mustTurn(g, l.operator);
        return b === undefined ? ['done'] : ['turn', bodyHandle(l.operator, b), firstSide(g, l.operator, b)];
      },
      ifNone: () => 'upstairs',
      choices: {
        /** a body and a side */
        turn: {
          form: 'one',
          candidates(g, l, offer) {
            for (const b of turnable(g, l.operator))
              for (const side of SIDES) offer(bodyHandle(l.operator, b), side);
          },
          checks: [
            { rule: 'SG-ADV-07', holds: (g, l) => !isStacked(g, l.operator) },
            { rule: 'SG-OVW-09', holds: (_g, l, body) => ownerOfBody(body) === l.operator },
            { rule: 'SG-OVW-09', holds: (_g, l, body) => !hasTurned(l, body & 1) },
            {
              rule: 'SG-OVW-03',
              holds: (g, l, body, side) => {
                const token = g.state.operators[l.operator].bodies[body & 1];
                return token !== undefined && mayFace(g, token, side);
              },
            },
          ],
          does(g, l, body, side) {
            l.turned |= 1 << (body & 1);
            face(g, l.operator, body & 1, side);
            return 'begin';
          },
        },
        done: {
          form: 'confirm',
          checks: [
            { rule: 'SG-OVW-09', holds: (g, l) => turnable(g, l.operator).some((b) => !hasTurned(l, b)) },
            { rule: 'SG-OVW-03', holds: (g, l) => mustTurn(g, l.operator).length === 0 },
          ],
          does: () => 'upstairs',
        },
      },
      meanwhile: atAnyTime('begin'),
    },
    upstairs: (g, l) => (watchesFromUpstairs(g, l.operator) ? 'watch' : done()),
    watch: {
      ask: 'one',
      seat: (g, l) => seatOf(g, l.operator),
      about: (_g, l) => ({ operator: l.operator }),
      clock: clockOf,
      timeout(g, l) {
        const [kept] = keptWatch(g, l.operator);
        if (kept !== undefined) return ['watch', kept];
        return mayDecline(g, l.operator)
          ? ['decline']
          : ['watch', usableEntryways(g, squadOf(l.operator))[0]];
      },
      // SG-OVW-27
      ifNone: () => done(),
      choices: {
        /** an entryway, disputed if it has an opposing token */
        watch: {
          form: 'one',
          candidates(g, _l, offer) {
            for (const { cell } of g.statics.plan.entryways) offer(cell);
          },
          checks: [
            { rule: 'SG-OVW-13', holds: (g, l, space) => isUsable(g, space, squadOf(l.operator)) },
            {
              rule: 'SG-OVW-26',
              holds: (g, l, space) =>
                !isDisputed(g, l.operator, space) || isUpstairs(g, trueBody(g, l.operator).at),
            },
          ],
          does(g, l, space) {
            // SG-OVW-22
            if (isDisputed(g, l.operator, space)) reveal(g, l.operator, true);
            return watchOrDispute(g, l.operator, space) ?? done();
          },
        },
        decline: {
          form: 'confirm',
          checks: [
            { rule: 'SG-OVW-26', holds: (g, l) => mayDecline(g, l.operator) },
            {
              rule: 'SG-OVW-21',
              holds: (g, l) =>
                undisputed(g, l.operator).length === 0 && usableEntryways(g, squadOf(l.operator)).length > 0,
            },
          ],
          does(g, l) {
            stopsWatching(g, l.operator);
            return done();
          },
        },
      },
      meanwhile: atAnyTime('begin'),
    },
  },
  { endsIf: (g, l) => !inPlay(g, l.operator) },
);
