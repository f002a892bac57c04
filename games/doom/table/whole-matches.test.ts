import { type BotTurn, playOut } from '@sightline/bots';
import {
  answersIn,
  decisionFor,
  factOf,
  localsIn,
  type Match,
  type Position,
  quickSource,
  type Sequence,
  seedFrom,
  seenBy,
  viewOf,
} from '@sightline/kernel';
import {
  addsUp,
  kindOfRef,
  type Option,
  type Question,
  type Ref,
  reason,
  type Scene,
  type ShownEffect,
} from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { easy } from '../bots/bot.ts';
import { MISSIONS } from '../content/missions/index.ts';
import type { Answer, Verb } from '../rules/decisions.ts';
import type { Doom } from '../rules/doom.ts';
import { cellsOf, onBoard } from '../rules/figures.ts';
import { game } from '../rules/game.ts';
import * as sequences from '../rules/procedures.ts';
import { LANGUAGES, lookAt } from '../testing/saying.ts';
import { attempts } from './attempts.ts';
import { table as tableGame } from './index.ts';
import { inspect } from './inspect.ts';
import { marineName } from './names.ts';
import { preview } from './preview.ts';
import { question } from './question.ts';
import { scene } from './scene.ts';
import type { ViewContext } from './view-context.ts';

/** Words that no message should ever bring to a screen. */
const BROKEN = /undefined|null|NaN|\[object|[{}\uE000-\uE002]|\bnone\b/;

function wordsIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') found.push(value);
  else if (Array.isArray(value)) for (const part of value) wordsIn(part, found);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) wordsIn(part, found);
  return found;
}
const brokenWord = (value: unknown): string | undefined => wordsIn(value).find((word) => BROKEN.test(word));

/** A marine who is not in play is never spoken of. */
function absentMarine(at: ViewContext, value: unknown): string | undefined {
  const absent = [0, 1, 2, 3].filter((m) => !at.statics.marines.includes(m)).map((m) => marineName(at, m));
  return wordsIn(value).find((word) => absent.some((name) => word.includes(name)));
}

/** What every question must be. */
function faultOfQuestion(at: ViewContext, q: Omit<Question<Verb>, 'id'>): string | null {
  const { decision } = at.view;
  if (decision === null) return 'nobody is asked';
  const listed = decision.choices.flatMap(answersIn).map((answer) => answer.join(' '));
  const offered = q.options.map(({ answer }) => answer.join(' '));
  if ([...listed].sort().join('|') !== [...offered].sort().join('|')) return 'options are missing';
  if (q.options.some(({ key, answer }) => key !== answer.join(' '))) return 'a key is wrong';
  if (new Set(q.options.map(({ key }) => key)).size !== q.options.length) return 'two options have one key';
  if (new Set(q.walks.map(({ key }) => key)).size !== q.walks.length) return 'two walks have one key';
  if (new Set(q.walks.map(({ to }) => to)).size !== q.walks.length) return 'two walks lead to one place';
  const composed = decision.choices.filter((c) => !('numbers' in c)).length;
  if (q.composed.length !== composed) return 'composed answers are missing';
  const empty = [
    q.who,
    q.title,
    ...q.options.flatMap((o) => [o.label, o.verb]),
    ...q.walks.map((w) => w.label),
  ];
  if (empty.some((word) => word.trim() === '')) return 'something has no words';
  return brokenWord(q) ?? absentMarine(at, q) ?? ambiguous(q.options);
}

/** Two options with the same picks are told apart by their labels. */
function ambiguous(options: readonly Option[]): string | null {
  const seen = new Set<string>();
  for (const { picks, label } of options) {
    const what = `${picks.join(' ')}: ${label}`;
    if (seen.has(what)) return `twice: ${what}`;
    seen.add(what);
  }
  return null;
}

/** Everything that is drawn, so that it can be clicked. */
function drawnRefs({ pieces, panels, hand, doors }: Scene): readonly Ref[] {
  const cards = [
    ...hand.standing,
    ...hand.groups.flatMap((group) => group.cards),
    ...hand.piles.flatMap((pile) => pile.cards ?? []),
    ...panels.flatMap((panel) => (panel.type === 'cards' ? panel.cards : [])),
  ];
  return [
    ...pieces.map(({ ref }) => ref),
    ...panels.flatMap((panel) => (panel.type === 'figure' ? [panel.ref] : [])),
    ...doors.map(({ ref }) => ref),
    ...hand.piles.map(({ ref }) => ref),
    ...cards.map(({ ref }) => ref),
  ];
}

function faultOfPicks(at: ViewContext, drawn: ReadonlySet<Ref>, options: readonly Option[]): string | null {
  for (const { picks, key } of options)
    for (const ref of picks) {
      if (kindOfRef(ref) === 'cell' || drawn.has(ref)) continue;
      // Cards that are chosen at set-up lie nowhere yet: the table shows them by themselves.
      const settingUp = at.view.decision?.prompt.startsWith('setUp.') === true;
      if (!settingUp || inspect(at, ref)?.card === undefined) return `${key}: ${ref} is not drawn`;
    }
  return null;
}

/** Submits a walk as the table does, on a copy of the position; what comes between stops it. */
function walked(
  p: Position<Doom>,
  seat: number,
  answers: readonly Answer[],
): { readonly copy: Position<Doom>; readonly steps: number } {
  const copy = p.copy(quickSource(3));
  const prompt = decisionFor(copy, seat)?.prompt;
  let steps = 0;
  for (const answer of answers) {
    if (steps > 0 && decisionFor(copy, seat)?.prompt !== prompt) break;
    if (copy.answer(seat, answer) !== null) break;
    steps++;
    if (copy.final || copy.result !== null) break;
  }
  return { copy, steps };
}

const SPENDERS: readonly Sequence<{ readonly figure: number; readonly points: number }>[] = [
  sequences.spendNow,
  sequences.marineActivation,
  sequences.demonActivation,
];
const pointsIn = (p: Position<Doom>, seat: number, figure: number): number | null => {
  const view = viewOf(p, seat);
  const spending = SPENDERS.map((sequence) => localsIn(view, sequence)).find((l) => l?.figure === figure);
  return spending?.points ?? null;
};

function faultOfWalks(
  match: Match<Doom>,
  at: ViewContext,
  q: Omit<Question<Verb>, 'id'>,
  every: number,
): string | null {
  const { decision } = at.view;
  if (decision === null) return null;
  const { seat } = decision;
  const figure = factOf(decision, 'marine') ?? factOf(decision, 'demon') ?? factOf(decision, 'figure') ?? -1;
  for (let i = 0; i < q.walks.length; i += every) {
    const { to, answers, cost, label } = q.walks[i];
    const { copy, steps } = walked(match.position, seat, answers);
    if (steps !== answers.length) return `${label}: stopped after ${steps} of ${answers.length}`;
    // He may have won by it, or a trap may have slain it there.
    if (copy.result !== null || !onBoard(copy, figure)) continue;
    if (!cellsOf(copy, figure).includes(Number(to.slice('cell:'.length)))) return `${label}: not there`;
    const left = pointsIn(copy, seat, figure);
    // A snare takes all that is left.
    const spent = left === null || left === 0 ? cost : (factOf(decision, 'points') ?? 0) - left;
    if (spent !== cost) return `${label}: costs ${spent}`;
  }
  return null;
}

function faultOfPreview(at: ViewContext, chosen: readonly Answer[]): string | null {
  const { decision } = at.view;
  if (decision === null) return null;
  const shown = preview(at, decision, chosen);
  if (shown === null) return null;
  const { odds = [], lines = [], title } = shown;
  if (title.trim() === '') return `no title for ${chosen.join()}`;
  for (let i = 0; i < odds.length; i++) {
    const { chance } = odds[i];
    if (!(chance >= 0 && chance <= 1)) return `odds of ${chance}`;
    if (i > 0 && chance > odds[i - 1].chance + 1e-12) return `odds grow: ${chosen.join()}`;
  }
  if (chosen[0][0] === 'attack') {
    if (odds.length === 0) return 'no odds for an attack';
    if (lines.filter(({ kind }) => kind === 'used').length !== 1) return 'not one line is used';
    if (lines.some(({ kind, at: point }) => kind === 'blocked' && point === undefined))
      return 'stopped nowhere';
  }
  return brokenWord(shown) ?? null;
}

/** What is wrong with the question that is asked now, and with all that hangs on it. */
function faultOf(match: Match<Doom>, n: number, met: Met): string | null {
  const [asked] = match.awaiting();
  // Every language has its turn.
  const at = lookAt(match, asked, LANGUAGES[n % LANGUAGES.length]);
  const { decision } = at.view;
  if (decision === null) return 'nobody is asked';
  met.prompts.add(decision.prompt);
  const q = question(at, decision);
  const shown = scene(at);
  const drawn = drawnRefs(shown);
  return (
    absentMarine(at, shown) ??
    faultOfQuestion(at, q) ??
    faultOfPicks(at, new Set(drawn), q.options) ??
    faultOfWalks(match, at, q, 9) ??
    firstFault(sampled(q.options, n), ({ answer }) => faultOfPreview(at, [answer])) ??
    firstFault(sampled(q.walks, n), ({ answers }) => faultOfPreview(at, answers)) ??
    firstFault(someRefs(at, drawn, n), (ref) => faultOfRef(match, at, ref, met))
  );
}

function firstFault<T>(all: readonly T[], fault: (one: T) => string | null): string | null {
  for (const one of all) {
    const found = fault(one);
    if (found !== null) return found;
  }
  return null;
}

/** All attacks, and some of the rest. */
const sampled = <T extends { readonly key: string }>(all: readonly T[], n: number): readonly T[] =>
  all.filter(({ key }, i) => key.startsWith('attack') || i % 5 === n % 5).slice(0, 12);

const someRefs = (at: ViewContext, drawn: readonly Ref[], n: number): readonly Ref[] =>
  [
    ...drawn,
    ...Array.from({ length: 12 }, (_, i): Ref => `cell:${(n * 31 + i * 17) % at.statics.layout.cells}`),
  ].filter((_, i) => i % 7 === n % 7);

function faultOfRef(match: Match<Doom>, at: ViewContext, ref: Ref, met: Met): string | null {
  const { decision } = at.view;
  const shown = inspect(at, ref);
  if (shown === null && kindOfRef(ref) !== 'cell') return `${ref} is nothing`;
  const broken = brokenWord(shown);
  if (broken !== undefined || decision === null) return broken ?? null;
  for (const answer of attempts(at, decision, ref)) {
    const why = match.whyNot(decision.seat, answer);
    if (why === null) continue;
    met.reasons.add(why.rule);
    const words = reason(at, why);
    if (words.length < 10 || /[{}]|undefined/.test(words)) return `${why.rule}: ${words}`;
  }
  return null;
}

function faultOfStories(match: Match<Doom>, turn: BotTurn<Doom>, n: number, met: Met): string | null {
  const { outcome, question: asked } = turn;
  if (!outcome.ok || outcome.events.length === 0) return null;
  const viewer = n % 2 === 0 ? asked.view.seat : (asked.view.seat + 1) % match.setup.seats;
  const at = lookAt(match, viewer, LANGUAGES[n % LANGUAGES.length]);
  return firstFault(outcome.events, (e) => {
    const seen = seenBy(e, viewer);
    if (seen === null) return null;
    met.events.add(seen.kind);
    const story = tableGame.tell(at, seen);
    return brokenWord(story) ?? absentMarine(at, story) ?? faultOfSums(story.effects);
  });
}

/** A sum that does not add up says why. */
const faultOfSums = (effects: readonly ShownEffect[]): string | null =>
  effects.some((e) => e.show === 'result' && e.ledger !== undefined && !addsUp(e.ledger) && !e.ledger.note)
    ? 'a sum does not add up'
    : null;

/** What has come up so far. */
interface Met {
  readonly prompts: Set<string>;
  readonly reasons: Set<string>;
  readonly events: Set<string>;
}

describe('the questions of whole matches', () => {
  const EVERY = 3;
  /** By then most questions have been asked; whole matches are the bots' business. */
  const ENOUGH = 160;
  const met: Met = { prompts: new Set(), reasons: new Set(), events: new Set() };

  it.each(MISSIONS.map(({ id }, i) => [id, 2 + (i % 4)] as const))('%s with %i seats', (mission, seats) => {
    let n = 0;
    const faults: string[] = [];
    playOut(game, {
      setup: { mission },
      seats,
      seed: seedFrom(`questions ${mission}`),
      bots: Array.from({ length: seats }, () => easy),
      maxDecisions: ENOUGH,
      watch(turn, match) {
        const story = faultOfStories(match, turn, n, met);
        const fault = n++ % EVERY === 0 && match.result === null ? faultOf(match, n, met) : null;
        faults.push(...[story, fault].filter((found) => found !== null));
      },
    });
    expect(faults).toEqual([]);
  });

  it('met most questions, reasons and events there are', () => {
    expect(met.prompts.size).toBeGreaterThan(16);
    expect(met.reasons.size).toBeGreaterThan(12);
    expect(met.events.size).toBeGreaterThan(30);
  });
});
