import { type BotTurn, playOut, randomBot } from '@sightline/bots';
import { answersIn, type Match, SPECTATOR, seedFrom, seenBy } from '@sightline/kernel';
import { kindOfRef, type Option, type Question, type Ref, reason, type Scene } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { easy } from '../bots/bot.ts';
import { CONTENT } from '../content/index.ts';
import type { Answer, Verb } from '../rules/decisions.ts';
import { EVENT_KINDS } from '../rules/events.ts';
import type { Fireteam } from '../rules/fireteam.ts';
import { game } from '../rules/game.ts';
import { LANGUAGES, lookAt } from '../testing/saying.ts';
import { attempts } from './attempts.ts';
import { drawing } from './drawing.ts';
import { ending, waiting } from './ending.ts';
import { hint } from './hint.ts';
import { table as tableGame } from './index.ts';
import { inspect } from './inspect.ts';
import { preview } from './preview.ts';
import { question } from './question.ts';
import { scene } from './scene.ts';
import type { ViewContext } from './view-context.ts';

/** Words that no message should ever bring to a screen. */
const BROKEN = /undefined|null|NaN|\[object|[{}\uE000-\uE002]|^none$|: none\b/;

function wordsIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') found.push(value);
  else if (Array.isArray(value)) for (const part of value) wordsIn(part, found);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      if (key !== 'answer' && key !== 'key') wordsIn(part, found);
  return found;
}
const brokenWord = (value: unknown): string | null =>
  wordsIn(value).find((word) => BROKEN.test(word)) ?? null;

/** What every question must be. */
function faultOfQuestion(at: ViewContext, q: Omit<Question<Verb>, 'id'>): string | null {
  const { decision } = at.view;
  if (decision === null) return 'nobody is asked';
  // Of one thing alone nothing has to be put together: it is offered as it is.
  const alone = decision.choices.flatMap((c) =>
    c.form === 'some' && c.verb === 'decline' && c.items.length === 1 ? [`${c.verb} ${c.items[0]}`] : [],
  );
  const listed = decision.choices.flatMap(answersIn).map((answer) => answer.join(' '));
  const offered = q.options.map(({ answer }) => answer.join(' '));
  if ([...listed, ...alone].toSorted().join('|') !== offered.toSorted().join('|'))
    return 'options are missing';
  if (new Set(q.options.map(({ key }) => key)).size !== q.options.length) return 'two options have one key';
  if (new Set(q.walks.map(({ to }) => to)).size !== q.walks.length) return 'two walks lead to one place';
  const composed = decision.choices.filter((c) => !('numbers' in c)).length - alone.length;
  if (q.composed.length !== composed) return 'composed answers are missing';
  const empty = [
    q.who,
    q.title,
    ...q.options.flatMap((o) => [o.label, o.verb]),
    ...q.walks.map((w) => w.label),
  ];
  if (empty.some((word) => word.trim() === '')) return 'something has no words';
  return brokenWord(q) ?? ambiguous(q.options);
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
function drawnRefs({ pieces, panels, hand }: Scene): ReadonlySet<Ref> {
  const cards = [
    ...hand.standing,
    ...hand.groups.flatMap((group) => group.cards),
    ...hand.piles.flatMap((pile) => pile.cards ?? []),
    ...panels.flatMap((panel) => (panel.type === 'cards' ? panel.cards : [])),
  ];
  return new Set([
    ...pieces.map(({ ref }) => ref),
    ...panels.flatMap((panel) => (panel.type === 'figure' ? [panel.ref] : [])),
    ...hand.piles.map(({ ref }) => ref),
    ...cards.map(({ ref }) => ref),
  ]);
}

/** What is clicked is drawn, or is a card that the table can show by itself. */
function faultOfPicks(at: ViewContext, drawn: ReadonlySet<Ref>, options: readonly Option[]): string | null {
  for (const { picks, key } of options)
    for (const ref of picks) {
      if (kindOfRef(ref) === 'cell' || drawn.has(ref)) continue;
      if (inspect(at, ref)?.card === undefined) return `${key}: ${ref} is not drawn`;
    }
  return null;
}

function faultOfScene(at: ViewContext, s: Scene): string | null {
  const broken = brokenWord(s);
  if (broken !== null) return `scene: ${broken}`;
  const refs = s.pieces.map(({ ref }) => ref);
  if (new Set(refs).size !== refs.length) return 'two pieces have one ref';
  for (const piece of s.pieces) {
    if (!('area' in piece)) return `${piece.ref} is in no area`;
    if (Number(piece.area.slice('cell:'.length)) >= at.statics.locations) return `${piece.ref} is nowhere`;
    if (piece.health !== undefined && piece.health.now > piece.health.most) return `health of ${piece.ref}`;
  }
  if (s.header.phases.filter(({ now }) => now).length > 1) return 'two phases at once';
  return null;
}

function faultOfPreview(at: ViewContext, chosen: readonly Answer[]): string | null {
  const { decision } = at.view;
  if (decision === null) return null;
  const shown = preview(at, decision, chosen);
  if (shown === null) return null;
  if (shown.title.trim() === '') return `no title for ${chosen.join()}`;
  for (const { chance } of shown.odds ?? []) if (!(chance >= 0 && chance <= 1)) return `odds of ${chance}`;
  if (chosen[0][0] === 'target' && (shown.odds ?? []).length === 0) return 'no odds for an attack';
  return brokenWord(shown);
}

/** What has come up so far. */
interface Met {
  readonly prompts: Set<string>;
  readonly reasons: Set<string>;
  readonly events: Set<string>;
}

function faultOf(match: Match<Fireteam>, n: number, met: Met): string | null {
  const [asked] = match.awaiting();
  const at = lookAt(match, asked, LANGUAGES[n % LANGUAGES.length]);
  const { decision } = at.view;
  if (decision === null) return 'nobody is asked';
  met.prompts.add(decision.prompt);
  const q = question(at, decision);
  const s = scene(at);
  const drawn = drawnRefs(s);
  const watcher = lookAt(match, SPECTATOR, LANGUAGES[(n + 1) % LANGUAGES.length]);
  const some = decision.choices.flatMap((c): Answer[] =>
    c.form === 'some' && c.items.length > 0 ? [[c.verb, ...c.items.slice(0, Math.max(1, c.least))]] : [],
  );
  return (
    faultOfQuestion(at, q) ??
    faultOfScene(at, s) ??
    faultOfScene(watcher, scene(watcher)) ??
    brokenWord(waiting(watcher)) ??
    faultOfPicks(at, new Set([...drawn, ...(q.dice ?? []).map(({ ref }) => ref)]), q.options) ??
    first(q.options.filter((o, i) => o.mark === 'attack' || i % 4 === n % 4).slice(0, 10), ({ answer }) =>
      faultOfPreview(at, [answer]),
    ) ??
    first(some, (answer) => faultOfPreview(at, [answer])) ??
    first(
      q.walks.slice(0, 4),
      ({ answers }) => faultOfPreview(at, answers) ?? faultOfWalk(match, asked, answers),
    ) ??
    first(
      [...drawn, ...placesOf(at)].filter((_, i) => i % 6 === n % 6),
      (ref) => faultOfRef(match, at, ref, met),
    )
  );
}

const placesOf = (at: ViewContext): Ref[] =>
  Array.from({ length: at.statics.locations }, (_, i): Ref => `cell:${i}`);

/** The first step of a walk is one that may be taken. */
function faultOfWalk(match: Match<Fireteam>, seat: number, [step]: readonly Answer[]): string | null {
  return match.whyNot(seat, step) === null ? null : `no such step: ${step.join(' ')}`;
}

function faultOfRef(match: Match<Fireteam>, at: ViewContext, ref: Ref, met: Met): string | null {
  const { decision } = at.view;
  const shown = inspect(at, ref);
  if (shown === null) return `${ref} is nothing`;
  const broken = brokenWord(shown);
  if (broken !== null || decision === null) return broken;
  const said = hint(at, decision, ref);
  if (said !== null && BROKEN.test(said.text)) return said.text;
  for (const answer of attempts(at, decision, ref)) {
    if (!decision.choices.some(({ verb }) => verb === answer[0]) && answer[0] === 'choose') continue;
    const why = match.whyNot(decision.seat, answer);
    if (why === null) continue;
    met.reasons.add(why.rule);
    const words = reason(at, why);
    if (words.length < 8 || BROKEN.test(words)) return `${why.rule}: ${words}`;
  }
  return null;
}

function faultOfStories(
  match: Match<Fireteam>,
  { outcome }: BotTurn<Fireteam>,
  n: number,
  met: Met,
): string | null {
  if (!outcome.ok) return null;
  const viewer = n % 3 === 0 ? SPECTATOR : n % match.setup.seats;
  const at = lookAt(match, viewer, LANGUAGES[n % LANGUAGES.length]);
  return first(outcome.events, (e) => {
    const seen = seenBy(e, viewer);
    if (seen === null) return null;
    met.events.add(seen.kind);
    const broken = brokenWord(tableGame.tell(at, seen));
    return broken === null ? null : `${seen.kind}: ${broken}`;
  });
}

function first<T>(all: readonly T[], fault: (one: T) => string | null): string | null {
  for (const one of all) {
    const found = fault(one);
    if (found !== null) return found;
  }
  return null;
}

describe('whole matches at the table', () => {
  const EVERY = 2;
  const ENOUGH = 220;
  const met: Met = { prompts: new Set(), reasons: new Set(), events: new Set() };
  const missions = CONTENT.missions.map((file) => file.mission.id);

  it.each(missions.map((id, i) => [id, 1 + (i % 4)] as const))('%s with %i seats', (mission, seats) => {
    let n = 0;
    const faults: string[] = [];
    const { match } = playOut(game, {
      setup: { mission, closedHands: seats === 3 },
      seats,
      seed: seedFrom(`table ${mission}`),
      bots: Array.from({ length: seats }, (_, i) => (i % 2 === 0 ? easy : randomBot(game))),
      maxDecisions: ENOUGH,
      watch(turn, match) {
        const story = faultOfStories(match, turn, n, met);
        const fault = n++ % EVERY === 0 && match.result === null ? faultOf(match, n, met) : null;
        faults.push(...[story, fault].filter((found) => found !== null));
      },
    });
    expect([...new Set(faults)].slice(0, 5)).toEqual([]);
    for (const language of LANGUAGES) {
      const at = lookAt(match, 0, language);
      expect(drawing(at).areas.every(({ label }) => label !== '' && !BROKEN.test(label))).toBe(true);
      const over = ending(at, match.result ?? { winners: [], by: 'FZ-KD-04' });
      expect(brokenWord(over)).toBeNull();
    }
  });

  it('met most questions, reasons and events there are', () => {
    expect(met.prompts.size).toBeGreaterThan(15);
    expect(met.reasons.size).toBeGreaterThan(12);
    expect(met.events.size).toBeGreaterThan(EVENT_KINDS.length * 0.7);
  });
});
