import { type Bot, playOut } from '@sightline/bots';
import {
  answersIn,
  decisionFor,
  localsIn,
  type Match,
  type Position,
  quickSource,
  seedFrom,
  viewOf,
} from '@sightline/kernel';
import { type Option, type Question, type Ref, reason } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { easy, random } from '../bots/bot.ts';
import { TACTICAL_GADGETS } from '../content/tactical-gadgets.ts';
import { pointsLeft } from '../rules/actions.ts';
import { game } from '../rules/game.ts';
import type { SiegeSetup } from '../rules/match-setup.ts';
import { activation, drone } from '../rules/procedures.ts';
import type { Siege } from '../rules/siege.ts';
import { SPECIAL_ACTIONS } from '../rules/special-gadgets/index.ts';
import { LANGUAGES, lookAt } from '../testing/saying.ts';
import { actRef } from './act-refs.ts';
import type { Answer, Decision, Verb } from './asked.ts';
import { attempts } from './attempts.ts';
import { hint } from './hint.ts';
import { preview } from './preview.ts';
import { question } from './question.ts';
import {
  bodyRef,
  borderRef,
  cellRef,
  dieRef,
  HOSTAGE,
  heavyRef,
  operatorRef,
  pieceRef,
  specialRef,
  tacticalRef,
  upperRef,
} from './refs.ts';
import type { ViewContext } from './view-context.ts';

type Asked = Omit<Question<Verb>, 'id'>;

/** Words that no message should ever bring to a screen. */
const BROKEN = /undefined|null|NaN|Infinity|\[object|[{}]/;

function wordsIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') found.push(value);
  else if (Array.isArray(value)) for (const part of value) wordsIn(part, found);
  else if (typeof value === 'object' && value !== null)
    for (const [field, part] of Object.entries(value))
      if (!['of', 'icon', 'sameAs'].includes(field)) wordsIn(part, found);
  return found;
}
const brokenWord = (value: unknown): string | undefined => wordsIn(value).find((word) => BROKEN.test(word));

const sorted = (answers: readonly Answer[]): string =>
  answers
    .map((a) => a.join(' '))
    .sort()
    .join('|');

/** What every question must be. */
function faultOfQuestion(decision: Decision, q: Asked): string | null {
  const choices: readonly Parameters<typeof answersIn<Verb, Verb>>[0][] = decision.choices;
  if (sorted(choices.flatMap((c) => answersIn(c))) !== sorted(q.options.map(({ answer }) => answer)))
    return 'options are missing';
  if (q.options.some(({ key, answer }) => key !== answer.join(' '))) return 'a key is wrong';
  const keys = [...q.options, ...q.walks].map(({ key }) => key);
  if (new Set(keys).size !== keys.length) return 'a key comes twice';
  if (new Set(q.walks.map(({ to }) => to)).size !== q.walks.length) return 'two walks lead to one place';
  if (q.composed.length !== choices.filter((c) => !('numbers' in c)).length)
    return 'composed answers are missing';
  const words = [
    q.who,
    q.title,
    ...q.options.flatMap((o) => [o.label, o.verb]),
    ...q.walks.map(({ label }) => label),
    ...q.composed.flatMap((c) => [c.label, c.verb, ...c.items.map((i) => i.label)]),
  ];
  if (words.some((word) => word.trim() === '')) return 'something has no words';
  return brokenWord(q) ?? ambiguous(q.options);
}

/** Two options with the same picks are told apart by their labels; buttons by what they say. */
function ambiguous(options: readonly Option[]): string | null {
  const seen = new Set<string>();
  for (const { picks, label, verb } of options) {
    const what = picks.length === 0 ? verb : `${picks.join(' ')}: ${label}`;
    if (seen.has(what)) return `twice: ${what}`;
    seen.add(what);
  }
  return null;
}

/** Where the mover is after some answers and what it has left; null: it is moved no more. */
function moverIn(p: Position<Siege>, seat: number): { readonly at: number; readonly points: number } | null {
  const view = viewOf(p, seat);
  const flight = localsIn(view, drone);
  if (flight !== null) return { at: flight.at, points: flight.points };
  const running = localsIn(view, activation);
  const body = running === null ? undefined : p.state.operators[running.operator].bodies[running.body];
  return running === null || body === undefined
    ? null
    : { at: body.at, points: pointsLeft(p, { ...running }) };
}

/** A walk is submitted as the table does it, on a copy; what comes between stops it. */
function faultOfWalk(match: Match<Siege>, seat: number, walk: Asked['walks'][number]): string | null {
  const copy = match.position.copy(quickSource(3));
  const before = moverIn(copy, seat);
  const prompt = decisionFor(copy, seat)?.prompt;
  let steps = 0;
  for (const answer of walk.answers) {
    if (steps > 0 && decisionFor(copy, seat)?.prompt !== prompt) return null;
    const why = copy.answer(seat, answer);
    if (why !== null) return `${walk.label}: ${JSON.stringify(why)} after ${steps}`;
    steps++;
    if (copy.final || copy.result !== null) return null;
  }
  const after = moverIn(copy, seat);
  if (after === null || before === null) return null;
  if (walk.to !== `cell:${after.at}`) return `${walk.label}: not there`;
  return before.points - after.points === walk.cost ? null : `${walk.label}: costs otherwise`;
}

function faultOfWalks(match: Match<Siege>, seat: number, { walks }: Asked, n: number): string | null {
  for (let i = n % 9; i < walks.length; i += 9) {
    const fault = faultOfWalk(match, seat, walks[i]);
    if (fault !== null) return fault;
  }
  return null;
}

/** All shots, and some of the rest. */
const sampled = <T extends { readonly key: string }>(all: readonly T[], n: number): readonly T[] =>
  all
    .filter(({ key }, i) => i % 7 === n % 7 || (/^(shoot|riposte|fire|special|tactical)/.test(key) && i < 9))
    .slice(0, 10);

function faultOfPreview(at: ViewContext, decision: Decision, chosen: readonly Answer[]): string | null {
  const shown = preview(at, decision, chosen);
  if (shown === null) return null;
  const { odds = [], title, lines = [] } = shown;
  if (title.trim() === '') return `no title for ${chosen.join()}`;
  if (odds.some(({ chance }, i) => !(chance >= 0 && chance <= (odds[i - 1]?.chance ?? 1) + 1e-12)))
    return `odds of ${chosen.join()}: ${odds.map(({ chance }) => chance).join()}`;
  if (['shoot', 'riposte', 'fire'].includes(chosen[0][0]) && odds.length === 0) return 'no odds for a shot';
  if (lines.length > 0 && at.statics.settings.losMode !== 'assisted') return 'a line is told beforehand';
  return brokenWord(shown) ?? null;
}

function faultOfPreviews(at: ViewContext, decision: Decision, q: Asked, n: number): string | null {
  const chosen = [
    ...sampled(q.options, n).map(({ answer }) => [answer]),
    ...sampled(q.walks, n).map(({ answers }) => answers),
  ];
  for (const answers of chosen) {
    const fault = faultOfPreview(at, decision, answers);
    if (fault !== null) return `${answers.join(' / ')}: ${fault}`;
  }
  return null;
}

/** Some of everything that can be pointed at. */
function someRefs(at: ViewContext, n: number): readonly Ref[] {
  const { operators, pieces } = at.view.state;
  const all = [
    ...Array.from({ length: 20 }, (_, i) => cellRef((n * 31 + i * 17) % at.statics.layout.cells)),
    ...operators.flatMap(({ bodies }, o) => bodies.map((_, b) => bodyRef(2 * o + b))),
    ...operators.map((_, o) => operatorRef(o)),
    ...at.statics.plan.partitions.map((_, i) => borderRef(i)),
    ...pieces.map((_, i) => pieceRef(i)),
    ...[0, 1].flatMap((squad) => [0, 1].map((box) => upperRef(squad, box))),
    ...TACTICAL_GADGETS.map((_, i) => tacticalRef(i)),
    ...SPECIAL_ACTIONS.map((_, i) => specialRef(i)),
    HOSTAGE,
    actRef('destroy'),
    heavyRef(3),
    dieRef(0),
  ];
  return all.filter((_, i) => i % 5 === n % 5);
}

function faultOfRefs(
  match: Match<Siege>,
  at: ViewContext,
  decision: Decision,
  n: number,
  met: Met,
): string | null {
  for (const ref of someRefs(at, n))
    for (const answer of attempts(at, decision, ref)) {
      const why = match.whyNot(decision.seat, answer);
      if (why === null) continue;
      met.reasons.add(why.rule);
      const words = reason(at, why);
      if (words.length < 10 || BROKEN.test(words)) return `${why.rule}: ${words}`;
    }
  // Ways are long to look for.
  if (n % 4 !== 0) return null;
  const told = hint(at, decision, cellRef((n * 7) % at.statics.layout.cells));
  return told === null ? null : (brokenWord(told) ?? null);
}

interface Met {
  readonly reasons: Set<string>;
  /** how often each was looked at */
  readonly prompts: Map<string, number>;
  readonly verbs: Set<string>;
  walks: number;
}

/** What is wrong with what a seat is asked now, or may do unasked. */
function faultFor(match: Match<Siege>, at: ViewContext, seat: number, n: number, met: Met): string | null {
  const { decision } = at.view;
  if (decision === null) return null;
  const kind = `${decision.way} ${decision.prompt}`;
  met.prompts.set(kind, (met.prompts.get(kind) ?? 0) + 1);
  for (const { verb } of decision.choices) met.verbs.add(verb);
  const q = question(at, decision);
  met.walks += q.walks.length;
  const fault =
    faultOfQuestion(decision, q) ??
    faultOfWalks(match, seat, q, n) ??
    faultOfPreviews(at, decision, q, n) ??
    faultOfRefs(match, at, decision, n, met);
  return fault === null ? null : `${decision.prompt}: ${fault}`;
}

const forward = { squads: 'choose', forwardPlanning: true } as const;
const SETUPS: readonly SiegeSetup[] = [
  { mission: 'consulateControl', squads: 'choose', clock: 'timed' },
  { mission: 'consulateBomb', losMode: 'assisted', clock: 'untimed', ...forward },
  { mission: 'consulateHostage', losMode: 'referee', clock: 'noApp', advancedTactics: true },
  { mission: 'clubhouseControl', losMode: 'assisted', clock: 'noApp', reactionWindows: true },
  { mission: 'clubhouseBomb', clock: 'untimed', untimedRewards: 'bonusTokens', squads: 'choose' },
  {
    mission: 'clubhouseHostage',
    losMode: 'assisted',
    clock: 'untimed',
    advancedTactics: true,
    moveEndTriggers: true,
    ...forward,
  },
];
const seatsOf = (i: number): number => 2 + (i % 3);

describe('the questions of whole matches', () => {
  /** What was asked before often enough is looked at now and then. */
  const EVERY = 7;
  const OFTEN = 4;
  const met: Met = { reasons: new Set(), prompts: new Map(), verbs: new Set(), walks: 0 };

  function faultsOf(
    setup: SiegeSetup,
    seats: number,
    bot: Bot<Siege>,
    maxDecisions: number,
  ): readonly string[] {
    let n = 0;
    const faults = new Set<string>();
    playOut(game, {
      setup,
      seats,
      seed: seedFrom(`questions ${setup.mission}`),
      bots: Array.from({ length: seats }, () => bot),
      maxDecisions,
      watch(_turn, match) {
        if (match.result !== null) return;
        n++;
        for (let seat = 0; seat < seats; seat++) {
          const asked = decisionFor(match.position, seat);
          if (asked === null) continue;
          const times = met.prompts.get(`${asked.way} ${asked.prompt}`) ?? 0;
          if (n % EVERY !== 0 && times >= OFTEN) continue;
          const fault = faultFor(match, lookAt(match, seat, LANGUAGES[n % LANGUAGES.length]), seat, n, met);
          if (fault !== null) faults.add(fault);
        }
      },
    });
    return [...faults];
  }

  it.each(SETUPS)('$mission, $losMode, $clock, $squads', (setup) => {
    expect(faultsOf(setup, seatsOf(SETUPS.indexOf(setup)), easy, 500)).toEqual([]);
  });

  it.each(SETUPS)('$mission, $losMode, $clock, $squads, by chance', (setup) => {
    expect(faultsOf(setup, seatsOf(SETUPS.indexOf(setup)), random, 300)).toEqual([]);
  });

  it('met most questions there are', () => {
    expect(met.prompts.size).toBeGreaterThan(34);
    expect(met.verbs.size).toBeGreaterThan(60);
    expect(met.walks).toBeGreaterThan(1000);
    expect(met.reasons.size).toBeGreaterThan(50);
  });
});
