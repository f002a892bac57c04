import { type Call, type Choice, call, done, type Flow, only } from '@sightline/kernel';
import { approved, challenged, claimed, objectionsSwitched } from './events.ts';
import { enemySquad, isUpstairs, seatsOfSquad, squadOf } from './operators.ts';
import { type CLAIMS, claim, reward } from './procedures.ts';
import type { Source } from './protection.ts';
import { type Claim, rulingOn } from './rulings.ts';
import { type G, NONE, type Siege, type Squad } from './siege.ts';
import { allowance, clockOf, objectionTime, restartClock, stopClocks } from './timer.ts';

/** An effect that needs a line to a space is claimed (SG-CHL-02). */
export const claimSpace = (
  of: Exclude<(typeof CLAIMS)[number], 'shot' | 'demand'>,
  by: number,
  target: number,
): Call<Siege> => call(claim, { of, by, body: 0, target, aim: 0, declared: 0 });

/** The squad that may challenge. */
const opponent = (l: { readonly by: number }): Squad => enemySquad(squadOf(l.by));

/** SG-DIG-07, 08: the engine enforced it when it was chosen. */
const followsByRule = (g: G, { by, body }: Claim): boolean =>
  g.statics.settings.losMode === 'assisted' || isUpstairs(g, g.state.operators[by].bodies[body].at);

/** SG-CHL-01, 02, 10, SG-DIG-03 to 06, 09, 16 */
export const claimSteps = claim.steps('begin', 'answer', 'objection', 'approve', 'challenge', 'end').are({
  begin(g, l) {
    if (followsByRule(g, l)) return done({ stands: true, protection: l.declared });
    // SG-CHL-19: what is declared is not withdrawn.
    g.commit();
    l.resumes = stopClocks(g);
    l.challenger = NONE;
    l.stands = true;
    l.protection = l.declared;
    const { of, by, body, target, aim, declared } = l;
    g.emit(claimed, { of, by, body, target, aim, declared });
    if (g.statics.settings.losMode === 'referee') return 'challenge';
    return of === 'shot' || of === 'demand' ? 'answer' : 'objection';
  },
  /** SG-SHT-04, SG-HID-10: the first valid answer of either player counts (SG-MUL-20). */
  answer: {
    ask: 'open',
    mayPass: false,
    seats: (g, l) => seatsOfSquad(g, opponent(l)),
    about: (_g, { of, by, target, aim, declared }) => ({ of, by, target, aim, declared }),
    clock: clockOf,
    allowance,
    timeout: () => ['check'],
    choices: {
      approve: {
        form: 'confirm',
        does(g) {
          g.commit();
          g.emit(approved, { seat: g.seat });
          return 'end';
        },
      },
      challenge: { form: 'confirm', does: challenges },
      /** Silence approves nothing, and wins nothing either. */
      check: {
        form: 'confirm',
        checks: [{ rule: 'SG-TIM-22', holds: (g, l) => l.overdue || ((g.resigned >> g.seat) & 1) === 1 }],
        does: () => 'challenge',
      },
    },
  },
  /** SG-DIG-06, 14: it takes effect unless somebody objects. */
  objection: {
    ask: 'open',
    seats: (g, l) => seatsOfSquad(g, opponent(l)) & ~g.state.silent,
    about: (_g, { of, by, target }) => ({ of, by, target }),
    clock: clockOf,
    allowance: objectionTime,
    choices: {
      challenge: { form: 'confirm', does: challenges },
      silence: { form: 'confirm', does: (g) => switchObjections(g, false, 'objection') },
    },
  },
  approve(g) {
    g.commit();
    g.emit(approved, { seat: NONE });
    return 'end';
  },
  /** SG-CHL-03 to 07, SG-DIG-05: the engine is the ruler, and shows what it found. */
  challenge(g, l) {
    const ruling = rulingOn(g, l);
    l.stands = ruling.valid;
    l.protection = ruling.valid ? ruling.protection : l.declared;
    const winner = winnerOf(g, l, ruling.right);
    const { from, to, cover, valid, blocker, protection, sources } = ruling;
    g.commit();
    g.emit(challenged, {
      seat: l.challenger,
      of: l.of,
      by: l.by,
      from,
      to,
      cover,
      valid: valid ? 1 : 0,
      declared: l.declared,
      protection,
      blocker: blocker?.kind ?? 'none',
      where: blocker === null ? NONE : placeOf(blocker),
      sources: sources.flatMap(sourceNumbers),
      winner,
    });
    return winner === NONE ? 'end' : call(reward, { squad: winner }, 'end');
  },
  end(g, l) {
    restartClock(g, l.resumes);
    return done({ stands: l.stands, protection: l.protection });
  },
});

function challenges(g: G, l: { challenger: number }): 'challenge' {
  l.challenger = g.seat;
  return 'challenge';
}

/** SG-CHL-07, SG-DIG-09, SG-TIM-22: nobody wins by silence, nor by a true claim before the referee. */
function winnerOf(
  g: G,
  l: { readonly by: number; readonly challenger: number },
  right: boolean,
): Squad | typeof NONE {
  if (l.challenger !== NONE) return right ? squadOf(l.by) : opponent(l);
  return g.statics.settings.losMode === 'referee' && !right ? opponent(l) : NONE;
}

const SOURCE_KINDS: readonly Source['kind'][] = ['shield', 'partition', 'obstacle', 'ally'];
/** A source as events tell it: its kind, which it is, what it is worth. */
const sourceNumbers = ({ kind, which, worth }: Source): number[] => [
  SOURCE_KINDS.indexOf(kind),
  which,
  worth,
];
/** … and back. */
export function sourcesIn(numbers: readonly number[]): Source[] {
  const sources: Source[] = [];
  for (let i = 0; i + 2 < numbers.length; i += 3)
    sources.push({
      kind: SOURCE_KINDS[numbers[i]],
      which: numbers[i + 1],
      worth: numbers[i + 2] as Source['worth'],
    });
  return sources;
}

/** The section, corner or space that breaks a line. */
export function placeOf(blocker: NonNullable<ReturnType<typeof rulingOn>['blocker']>): number {
  switch (blocker.kind) {
    case 'border':
      return blocker.edge;
    case 'corner':
      return blocker.corner;
    case 'cell':
      return blocker.cell;
    case 'level':
      return NONE;
  }
}

/** SG-TIM-22: noted when somebody's time to answer is over. */
export function timeToAnswerIsOver(g: G): void {
  const l = g.within(claim);
  if (l !== null) l.overdue = true;
}

function switchObjections<S extends string>(g: G, on: boolean, next: S): S {
  g.state.silent = on ? g.state.silent & ~only(g.seat) : g.state.silent | only(g.seat);
  g.emit(objectionsSwitched, { seat: g.seat, on: on ? 1 : 0 });
  return next;
}

const isSilent = (g: G): boolean => (g.state.silent & only(g.seat)) !== 0;
const areObjectionsAsked = { rule: 'SG-DIG-14', holds: (g: G) => g.statics.settings.losMode === 'faithful' };

type Unasked<S extends string> = Choice<Siege, unknown, Flow<Siege, S, undefined>>;

/** SG-DIG-14: no objections of one's own for the rest of the phase. */
export const silenceChoice = <S extends string>(next: S): Unasked<S> => ({
  form: 'confirm',
  checks: [areObjectionsAsked, { rule: 'SG-DIG-14', holds: (g) => !isSilent(g) }],
  does: (g) => switchObjections(g, false, next),
});

export const objectChoice = <S extends string>(next: S): Unasked<S> => ({
  form: 'confirm',
  checks: [areObjectionsAsked, { rule: 'SG-DIG-14', holds: isSilent }],
  does: (g) => switchObjections(g, true, next),
});
