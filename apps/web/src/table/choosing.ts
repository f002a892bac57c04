import type { Answer } from '@sightline/kernel';
import type {
  Chooser,
  ComposedOption,
  Facing,
  Option,
  OptionMark,
  Question,
  Ref,
  TrayThing,
  Walk,
} from '@sightline/table';

/** An option of the question, or, with `after`, one of the question that this answer leads to. */
export type ChoosableOption = Option & { readonly after?: Answer };

/** A composed option that is chosen at large, over the table. */
export type LargeOption<Form extends 'some' | 'split' = 'some' | 'split'> = Extract<
  ComposedOption,
  { form: Form }
> & { readonly chooser: Chooser };

/** What is chosen at large now; null: nothing. */
export function chooserOf(choosing: Choosing | null): LargeOption | null {
  if (choosing === null || choosing.picks.length > 0) return null;
  for (const option of choosing.question.composed)
    if (option.chooser !== undefined && option.form !== 'order') return option as LargeOption;
  return null;
}

/** What can be targeted with the items ticked so far: the question that handing them in leads to. */
export interface QuestionAhead {
  readonly after: Answer;
  readonly question: Question;
}

/**
 * How a person gets from lit targets to an answer: one pick after the other, each narrowing the options down. Pure, so
 * that mouse, keyboard and touch can't differ.
 */
export interface Choosing {
  readonly question: Question;
  /** what was picked so far */
  readonly picks: readonly Ref[];
  /** lit things that lie on each other where somebody pointed: which one is meant is asked there */
  readonly among: readonly Ref[];
  /** chosen, but its outcome can't be taken back: chosen once more it is done */
  readonly armed: ChoosableOption | null;
  /** null: nothing is ticked that is aimed at anything */
  readonly ahead: QuestionAhead | null;
}

/** A target that may be picked next. */
export interface LitTarget {
  readonly mark: OptionMark;
  readonly label: string;
  readonly options: readonly ChoosableOption[];
  readonly walk: Walk | null;
}

export type NextStep =
  /** hand in; `next` is the answer to the question that this leads to */
  | { readonly do: 'answer'; readonly answers: readonly Answer[]; readonly next?: Answer }
  /** ask back in these words first */
  | { readonly do: 'confirm'; readonly option: ChoosableOption }
  | { readonly do: 'choose'; readonly choosing: Choosing }
  /** nothing to be chosen there */
  | { readonly do: 'nothing' };

export const begin = (question: Question): Choosing => ({
  question,
  picks: [],
  among: [],
  armed: null,
  ahead: null,
});

/** What is aimed at is on the board: cards are what it is aimed with. */
function aims({ ahead }: Choosing): readonly ChoosableOption[] {
  if (ahead === null) return [];
  const { after, question } = ahead;
  return question.options.flatMap((o) =>
    o.picks.length === 0 || o.picks[0].startsWith('card:')
      ? []
      : [{ ...o, key: [...after, o.key].join(' '), after }],
  );
}

/** What can be targeted with the items ticked so far. */
export const aimedAt = (c: Choosing): readonly Ref[] => aims(c).map(({ picks }) => picks[0]);

const startsWith = (picks: readonly Ref[], first: readonly Ref[]): boolean =>
  first.every((ref, i) => picks[i] === ref);

/** The options that are still in play. */
export function live(c: Choosing): readonly ChoosableOption[] {
  const all = [...aims(c), ...c.question.options];
  return c.picks.length === 0 ? all : all.filter((o) => startsWith(o.picks, c.picks));
}

/** Options that nothing more has to be picked for: buttons, or a list to choose from. */
export const ready = (c: Choosing): readonly ChoosableOption[] =>
  live(c).filter((o) => o.picks.length === c.picks.length);

/**
 * The one button that stands out; null: none does. It is what was armed, or the only thing there is to do. A way out
 * stands out only where nothing is left to do: whoever presses the loudest button never gives anything up.
 */
export function loudest(c: Choosing): ChoosableOption | null {
  if (c.armed !== null) return c.armed;
  const { composed, walks } = c.question;
  if (c.picks.length === 0 && composed.length + walks.length > 0) return null;
  const acts = live(c).filter((o) => o.closing !== true);
  const [only, ...others] = acts.length === 0 ? ready(c) : acts;
  return only !== undefined && others.length === 0 && only.picks.length === c.picks.length ? only : null;
}

/** Everything that may be picked next. */
export function litTargets(c: Choosing): ReadonlyMap<Ref, LitTarget> {
  const lit = new Map<Ref, LitTarget>();
  const k = c.picks.length;
  for (const option of live(c)) {
    if (option.picks.length <= k) continue;
    const ref = option.picks[k];
    const before = lit.get(ref);
    if (before === undefined)
      lit.set(ref, { mark: option.mark, label: option.label, options: [option], walk: null });
    else {
      const options = [...before.options, option];
      const verbs = [...new Set(options.map((o) => o.verb))];
      lit.set(ref, { ...before, options, label: verbs.length === 1 ? before.label : verbs.join(' / ') });
    }
  }
  if (k === 0)
    for (const { item } of tickable(c))
      if (item.ref !== undefined && !lit.has(item.ref))
        lit.set(item.ref, { mark: 'card', label: item.label, options: [], walk: null });
  if (k === 0)
    for (const walk of c.question.walks) {
      const before = lit.get(walk.to);
      if (before === undefined) lit.set(walk.to, { mark: 'step', label: walk.label, options: [], walk });
    }
  return lit;
}

/** A card that can be picked next, and what that would be for. */
export interface CardOffer {
  readonly ref: Ref;
  readonly option: ChoosableOption;
}

/** More cards than these are looked at side by side, wherever they lie. */
const MANY = 6;

/** Cards to pick next that lie nowhere on the table, or that are many: they are shown over the board. */
export function offered(c: Choosing, present: ReadonlySet<Ref>): readonly CardOffer[] {
  const { armed, picks, question } = c;
  const before = armed === null ? picks : picks.slice(0, -1);
  const inTray = new Set(trayThings(c).map((thing) => thing.ref));
  const cards = new Map<Ref, CardOffer>();
  for (const option of question.options) {
    const ref = option.picks[before.length];
    if (ref === undefined || !ref.startsWith('card:') || before.some((pick, i) => option.picks[i] !== pick))
      continue;
    // It has a button in the prompt.
    if (question.acts?.some((act) => act.ref === ref) || inTray.has(ref)) continue;
    if (!cards.has(ref)) cards.set(ref, { ref, option });
  }
  const all = [...cards.values()];
  return all.length > MANY ? all : all.filter(({ ref }) => !present.has(ref));
}

/** So many things that all stand on the board are chosen there. */
const MANY_THINGS = 12;

/** What is to be put on the board, and what of it stands there, as a list in the prompt; none: it is found elsewhere. */
export function trayThings(c: Choosing): readonly TrayThing[] {
  if (c.picks.length > 0 || c.armed !== null || c.question.tray === undefined) return [];
  const things = c.question.tray.groups.flatMap((group) => group.things);
  const lit = litTargets(c);
  if (!things.some(({ ref }) => lit.has(ref))) return [];
  return things.length <= MANY_THINGS || things.some(({ placed }) => !placed) ? things : [];
}

const tickable = ({ question }: Choosing) =>
  question.composed.flatMap((option) =>
    option.form === 'some' ? option.items.map((item) => ({ option, item })) : [],
  );

/** The item of "some of these" that lies there; null: none. */
export const itemAt = (c: Choosing, ref: Ref): number | null =>
  c.picks.length > 0 ? null : (tickable(c).find(({ item }) => item.ref === ref)?.item.item ?? null);

/** Where the ticked items lie. */
export const tickedRefs = (c: Choosing, ticked: readonly number[]): readonly Ref[] =>
  tickable(c).flatMap(({ item }) => (ticked.includes(item.item) && item.ref !== undefined ? [item.ref] : []));

/** As it was before something was armed or asked for at a spot. */
export const unasked = (c: Choosing): Choosing => ({
  ...c,
  among: [],
  armed: null,
  picks: c.armed === null ? c.picks : c.picks.slice(0, -1),
});

/** Answers to the question, or to the one that `after` leads to. */
export interface Intended {
  readonly answers: readonly Answer[];
  readonly after?: Answer;
}

export const intendedBy = ({ answer, after }: ChoosableOption): Intended => ({
  answers: [answer],
  ...(after !== undefined && { after }),
});

/** What would be done at a target, for its preview; null: something has to be chosen first. */
export function intended(c: Choosing, ref: Ref): Intended | null {
  const target = litTargets(unasked(c)).get(ref);
  if (target === undefined) return null;
  if (target.options.length === 0) return target.walk === null ? null : { answers: target.walk.answers };
  // Of several the first stands for all: a card's preview is the same whatever it is aimed at.
  return intendedBy(target.options[0]);
}

/** What was pointed at, the topmost first: where that is several things a person is asked which one is meant. */
export function chooseAmong(c: Choosing, refs: readonly Ref[]): NextStep {
  const base = unasked(c);
  const lit = litTargets(base);
  const [first, ...others] = refs.filter((ref) => lit.has(ref));
  if (first === undefined) return { do: 'nothing' };
  return others.length === 0
    ? choose(c, first)
    : { do: 'choose', choosing: { ...base, among: [first, ...others] } };
}

/** One of the things that can be done at one spot. */
export interface SpotOption {
  readonly key: string;
  readonly ref: Ref;
  readonly mark: OptionMark;
  readonly label: string;
  /** the side it turns something to */
  readonly turn?: Facing;
  /** null: to be chosen by where it lies, as there may be more to pick then */
  readonly option: ChoosableOption | null;
}

/** Everything that can be done where somebody pointed, if that is more than one thing. */
export function choices(c: Choosing): readonly SpotOption[] {
  const { picks, among, armed } = c;
  const last = picks.at(-1);
  const of = (ref: Ref, option: ChoosableOption): SpotOption => {
    const { key, mark, label, turn } = option;
    return { key, ref, mark, label, option, ...(turn !== undefined && { turn }) };
  };
  if (armed !== null) return [];
  if (among.length === 0) {
    const here = last === undefined ? [] : ready(c).map((option) => of(last, option));
    return here.length < 2 ? [] : here;
  }
  const lit = litTargets(c);
  return among.flatMap((ref): readonly SpotOption[] => {
    const target = lit.get(ref);
    if (target === undefined) return [];
    const { mark, label, options } = target;
    return options.length > 0 && options.every((o) => o.picks.length === picks.length + 1)
      ? options.map((option) => of(ref, option))
      : [{ key: ref, ref, mark, label, option: null }];
  });
}

export function choose(c: Choosing, ref: Ref): NextStep {
  if (c.armed !== null && c.armed.picks.at(-1) === ref) return settle(c, c.armed, true);
  const base = unasked(c);
  const target = litTargets(base).get(ref);
  if (target === undefined) return { do: 'nothing' };
  if (target.options.length === 0)
    return target.walk === null ? { do: 'nothing' } : { do: 'answer', answers: target.walk.answers };
  const picks = [...base.picks, ref];
  const [only] = target.options;
  if (target.options.length === 1 && only.picks.length === picks.length)
    return settle({ ...base, picks }, only, false);
  return { do: 'choose', choosing: { ...base, picks } };
}

/** An option was chosen from a list of them, or confirmed: a list arms what can’t be taken back, as the board does. */
export const take = (c: Choosing, option: ChoosableOption): NextStep =>
  settle(unasked(c), option, c.armed?.key === option.key);

function settle(c: Choosing, option: ChoosableOption, sure: boolean): NextStep {
  if (option.confirm !== undefined) return { do: 'confirm', option };
  if (option.final && option.picks.length > 0 && !sure)
    return { do: 'choose', choosing: { ...c, picks: option.picks, armed: option } };
  const { after, answer } = option;
  return after === undefined
    ? { do: 'answer', answers: [answer] }
    : { do: 'answer', answers: [after], next: answer };
}

/** One pick back; what was armed from a list leads back to the list. */
export function back(c: Choosing): Choosing {
  const listed = c.among.length > 0 || (c.armed !== null && ready(c).length > 1);
  return { ...c, among: [], armed: null, picks: listed ? c.picks : c.picks.slice(0, -1) };
}

/** What would be handed in with the items ticked so far, and the one that is pointed at; null: nothing is ticked. */
export function composing(c: Choosing, ticked: readonly number[], pointed: Ref | null): Intended | null {
  const [option] = c.question.composed.filter(({ form }) => form === 'some');
  if (option === undefined || c.picks.length > 0) return null;
  const there = pointed === null ? undefined : option.items.find((item) => item.ref === pointed);
  if (pointed !== null && there === undefined) return null;
  const items = option.items.map(({ item }) => item).filter((i) => ticked.includes(i) || i === there?.item);
  return items.length === 0 ? null : { answers: [[option.answer, ...items]] };
}

/** The answer whose target is asked for next, with the items ticked so far; null: there is none, or too little is ticked. */
export function aimedWith({ question }: Choosing, ticked: readonly number[]): Answer | null {
  for (const c of question.composed) {
    if (c.form !== 'some' || c.aimed === undefined) continue;
    const items = c.items.map(({ item }) => item).filter((item) => ticked.includes(item));
    if (items.length > 0 && items.length >= c.least && items.length <= c.most) return [c.answer, ...items];
  }
  return null;
}

/**
 * What may be meant by pointing at a ground on which figures stand that something is aimed at: to go there, or to
 * strike one of them. The ground itself comes last.
 */
export function meantAt(c: Choosing, ref: Ref, standing: readonly Ref[]): readonly Ref[] {
  const targets = new Set(aimedAt(c));
  return targets.has(ref) ? [ref] : [...standing.filter((piece) => targets.has(piece)), ref];
}

/** A question, and what was answered to it. */
export interface AnsweredQuestion {
  readonly question: Question;
  readonly answers: readonly Answer[];
}

/** Whether the same is still put together, for the same seat, though something else has happened meanwhile. */
export const isSamePuttingTogether = (was: Question, is: Question): boolean =>
  was.seat === is.seat &&
  is.composed.length > 0 &&
  JSON.stringify(was.composed) === JSON.stringify(is.composed);

/** Ticks stay as long as they were not handed in and the same is asked for: who walks before an attack keeps the cards. */
export function stillTicked(
  before: AnsweredQuestion | null,
  ticked: readonly number[],
  question: Question,
): readonly number[] {
  const [was] = before?.question.composed ?? [];
  const [is] = question.composed;
  if (before === null || was?.form !== 'some' || is?.form !== 'some') return [];
  if (was.answer !== is.answer || before.question.seat !== question.seat) return [];
  if (before.answers.some(([verb]) => verb === was.answer)) return [];
  return ticked.filter((item) => is.items.some((i) => i.item === item)).slice(0, is.most);
}
