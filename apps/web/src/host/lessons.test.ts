import 'fake-indexeddb/auto';
import type { Answer } from '@sightline/kernel';
import { type Lesson, type LessonStep, type Question, ref } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import type { NewMatch, TableFrame, WhyNot } from './api.ts';
import { games } from './games.ts';
import { goThrough, type Lived, seededDraw } from './testing/pupil.ts';
import type { Raid } from './testing/raid.ts';
import { BOT, idOf, ME, newRaid, raidShelf, stand, type TestHost } from './testing/stand.ts';

/* A lesson of our own: read, step, read, try, and perhaps wait. */

const inTurn: LessonStep<Raid>['moment'] = (_at, { prompt }) => prompt === 'turn.act';
const isVerb =
  (wanted: string): NonNullable<LessonStep<Raid>['wants']> =>
  (_at, _decision, [verb]) =>
    verb === wanted;
const standsOn =
  (cell: number): LessonStep<Raid>['moment'] =>
  (at, d) =>
    inTurn(at, d) && at.view.state.at[0] === cell;

const lesson: Lesson<Raid> = {
  id: 'raiding',
  setup: { rounds: 9 },
  players: ['me', { bot: 'random' }],
  presets: { 0: { trade: [0] } },
  deal: 'the lesson',
  steps: [
    { id: 'hello', moment: inTurn, at: () => [ref('piece', 0)] },
    { id: 'step', moment: inTurn, at: () => [ref('cell', 1)], wants: isVerb('step') },
    { id: 'back', moment: inTurn, at: () => [] },
    { id: 'far', optional: true, moment: standsOn(2), at: () => [], wants: isVerb('wait') },
    { id: 'try', moment: inTurn, at: () => [], wants: isVerb('try') },
    { id: 'bye', moment: inTurn, at: () => [] },
  ],
};
const words = Object.fromEntries(
  lesson.steps.flatMap(({ id }) => [
    [`lesson.raiding.${id}.title`, id],
    [`lesson.raiding.${id}.text`, `Do ${id}.`],
  ]),
);
const school = (database?: string, taught = lesson): TestHost =>
  stand(database, {
    games: {
      raid: async () => ({
        ...raidShelf,
        lessons: async () => [taught],
        lessonTexts: async () => words,
      }),
    },
  });
const attend = async (s: TestHost): Promise<string> => {
  const id = idOf(await s.host.create(newRaid([BOT, BOT, ME], { lesson: 'raiding', deal: 'another' })));
  await s.open(id, 0);
  return id;
};
const titleOf = ({ coaching }: TableFrame): string | null => coaching?.title ?? null;
const said = async (s: TestHost): Promise<string | null> => titleOf(await s.rest());
const tell = async (s: TestHost, ...answers: readonly Answer[]): Promise<WhyNot | null> => {
  const { question } = await s.rest();
  return s.host.answer(question?.id ?? -1, answers);
};

describe('a lesson', () => {
  it('brings its own players, set-up and deal', async () => {
    const s = school();
    const id = await attend(s);
    const { matches } = await s.host.lists();
    expect(matches).toMatchObject([{ id, lesson: 'raiding', players: [{ bot: null }, { bot: 'random' }] }]);
    expect(await s.host.create(newRaid([ME, BOT], { lesson: 'no such' }))).toMatchObject({ fault: 'failed' });
  });

  it('says one step after the other, each at its moment', async () => {
    const s = school();
    await attend(s);
    expect((await s.rest()).coaching).toEqual({
      step: 1,
      steps: 6,
      title: 'hello',
      text: 'Do hello.',
      at: ['piece:0'],
      read: true,
    });
    await s.host.readOn();
    expect((await s.rest()).coaching).toMatchObject({ step: 2, title: 'step', read: false, at: ['cell:1'] });
    // What is to be done is not read away.
    await s.host.readOn();
    expect(await said(s)).toBe('step');
    expect(await tell(s, ['step', 1])).toBeNull();
    expect(await said(s)).toBe('back');
    await s.host.readOn();
    expect(await said(s)).toBe('try');
    expect(await tell(s, ['try'])).toBeNull();
    expect((await s.rest()).coaching).toMatchObject({ step: 6, steps: 6, title: 'bye' });
    await s.host.readOn();
    expect(await said(s)).toBeNull();
  });

  it('answers anything else with what it asks for, and nothing is logged', async () => {
    const s = school();
    await attend(s);
    const { n } = await s.rest();
    expect(await tell(s, ['wait'])).toEqual({ text: 'step', rule: null, taught: true });
    expect((await s.rest()).n).toBe(n);
    // Whoever was told what to do needs not be told before what there is to read.
    expect(await said(s)).toBe('step');
  });

  it('never keeps anybody from what is free, and takes it for the step that it does', async () => {
    const s = school(undefined, { ...lesson, free: (_at, _decision, [verb]) => verb === 'try' });
    await attend(s);
    expect(await tell(s, ['wait'])).toMatchObject({ text: 'step', taught: true });
    expect(await tell(s, ['try'])).toBeNull();
    // The others may sound the alarm; then it is the pupil's turn again, and what was asked for is asked again.
    while ((await said(s)) === null) await tell(s, ['pass']);
    expect(await said(s)).toBe('step');
    await tell(s, ['step', 1]);
    expect(await said(s)).toBe('back');
    await s.host.readOn();
    expect(await said(s)).toBe('bye');
  });

  it('takes it that whoever does what comes next has read what stands before it', async () => {
    const s = school();
    await attend(s);
    expect(await tell(s, ['step', 1])).toBeNull();
    expect(await said(s)).toBe('back');
    expect(await tell(s, ['try'])).toBeNull();
    expect(await said(s)).toBe('bye');
  });

  it('judges a walk by where it ends, and says nothing at moments that are not its own', async () => {
    const s = school();
    await attend(s);
    expect(await tell(s, ['step', 1], ['step', 2])).toBeNull();
    // The wire asks whether the raider ducks.
    expect(await said(s)).toBeNull();
    await tell(s, ['pass']);
    expect(await said(s)).toBe('back');
    await s.host.readOn();
    // Elsewhere it would have been passed over.
    expect(await said(s)).toBe('far');
  });

  it('goes back with what is taken back, but what was read stays read', async () => {
    const s = school();
    await attend(s);
    await tell(s, ['step', 1]);
    expect(await said(s)).toBe('back');
    expect(await s.host.undo()).toBeNull();
    expect(await said(s)).toBe('step');
    await tell(s, ['step', 1]);
    expect(await said(s)).toBe('try');
  });

  it('goes on where it was when the tab was closed', async () => {
    const s = school('closed');
    const id = await attend(s);
    await s.host.readOn();
    await tell(s, ['step', 1]);
    const { coaching } = await s.rest();
    const again = school('closed');
    const opened = await again.open(id, 0);
    expect(opened.frame.coaching).toEqual(coaching);
    await again.host.readOn();
    expect(await said(again)).toBe('try');
    expect(titleOf((await school('closed').open(id, 0)).frame)).toBe('try');
  });

  it('is silent to whoever is not asked', async () => {
    const s = school();
    await attend(s);
    await s.host.look(null);
    expect(await said(s)).toBeNull();
    await s.host.readOn();
    await s.host.look(0);
    expect(await said(s)).toBe('hello');
  });
});

/* DOOM's own. */

const FIRST_STEPS: NewMatch = {
  ...newRaid([BOT, ME]),
  game: 'doom',
  lesson: 'first-steps',
};

const answersOf = ({ options, walks }: Question): readonly (readonly Answer[])[] => [
  ...options.map(({ answer }) => [answer]),
  ...walks.map(({ answers }) => answers),
];

type Cell = readonly [x: number, y: number];

/** Somebody who knows nothing but to shoot, to open, to play cards, and to go where that can be done. */
function onOnesOwn(
  question: Question,
  { scene }: TableFrame,
  cells: ReadonlyMap<string, Cell>,
): readonly Answer[] {
  const { options, walks } = question;
  const one = (wanted: (o: Question['options'][number]) => boolean) => options.find(wanted)?.answer;
  const pieces = scene.pieces.filter((piece) => piece.x !== undefined);
  const foes = pieces.filter(({ shape, tone }) => shape === 'figure' && tone === 'foe');
  const goals: readonly Cell[] = foes.length > 0 ? foes.map(({ x, y }) => [x, y]) : [[0, 2]];
  const far = (at: Cell | undefined) =>
    at === undefined
      ? 99
      : Math.min(...goals.map(([x, y]) => Math.max(Math.abs(x - at[0]), Math.abs(y - at[1]))));
  const me = pieces.find((piece) => piece.ref === 'piece:0');
  const here = far(me && [me.x, me.y]);
  const ways = [
    ...options.flatMap((o) => (o.mark === 'step' ? [{ to: o.picks[0], answers: [o.answer] }] : [])),
    ...walks,
  ]
    .map((way) => ({ ...way, left: far(cells.get(way.to)) }))
    .toSorted((a, b) => a.left - b.left);
  const now =
    one((o) => o.mark === 'attack') ??
    one((o) => o.answer[0] === 'take') ??
    one((o) => o.answer[0] === 'open') ??
    (ways.length > 0 && ways[0].left < here ? ways[0].answers : undefined) ??
    one((o) => o.answer[0] === 'play') ??
    one((o) => o.closing === true) ??
    answersOf(question)[0];
  return typeof now[0] === 'string' ? [now as Answer] : (now as readonly Answer[]);
}

/** What the lesson teaches, and what the prompt invites to: attacks, glory kills, packs and doors. */
const isGood = ({ options }: Question, answers: readonly Answer[]): boolean =>
  options.some(
    ({ answer, mark }) =>
      answer.join() === answers.at(-1)?.join() &&
      (mark === 'attack' || answer[0] === 'take' || answer[0] === 'open'),
  );

async function attendFirstSteps(
  s: TestHost,
  id: string,
  first: number,
  draw?: (n: number) => number,
): Promise<Lived> {
  const { drawing } = await s.open(id, 1);
  if (drawing.kind !== 'grid') throw new Error('a board of squares is wanted');
  const cells = new Map(drawing.spaces.map(({ ref: at, x, y }): [string, Cell] => [at, [x, y]]));
  return goThrough(s, first, {
    answers: answersOf,
    onOnesOwn: (question, frame) => [onOnesOwn(question, frame, cells)],
    isGood,
    ...(draw !== undefined && { draw }),
  });
}

describe('the first steps of DOOM', () => {
  const doom = () => stand(undefined, { games });

  it.each([0, 3, 7, 11])('bring a pupil to the last step, whatever is chosen first (%i)', async (first) => {
    const s = doom();
    await s.host.passing(true);
    const id = idOf(await s.host.create(FIRST_STEPS));
    const { said: titles, decisions } = await attendFirstSteps(s, id, first);
    expect(titles.slice(0, 3)).toEqual(['Welcome, marine', 'What you came for', 'Play a card']);
    expect(titles).toEqual(expect.arrayContaining(['Open fire', 'What the dice said']));
    expect(titles).toContain('Why not?');
    // Others find ways of their own past what the first one is told.
    if (first === 0) expect(titles).toEqual(expect.arrayContaining(['Finish it', 'Under fire']));
    expect(titles.at(-1)).toBe('Now it is yours');
    expect(decisions).toBeGreaterThan(10);
    expect(decisions).toBeLessThan(90);
    // From here on nothing is said, and a bot may finish it.
    expect((await s.rest()).coaching).toBeNull();
    await s.host.seat(1, { kind: 'bot', level: 'normal' });
    const { ending, coaching } = await s.rest();
    expect(ending).not.toBeNull();
    expect(coaching).toBeNull();
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'bring whoever goes any good way to the last step, whatever is dealt (%i)',
    async (seed) => {
      const { doom: load, ...others } = games;
      const shelf = await load();
      const taught = (await shelf.lessons()).map((one) => ({ ...one, deal: `pupil ${seed}` }));
      const dealt = async () => ({ ...shelf, lessons: async () => taught });
      const s = stand(undefined, { games: { ...others, doom: dealt } });
      await s.host.passing(true);
      const id = idOf(await s.host.create(FIRST_STEPS));
      const { said: titles } = await attendFirstSteps(s, id, 0, seededDraw(seed));
      expect(titles.at(-1)).toBe('Now it is yours');
    },
  );

  it('name what they ask for to a pupil who tries something else, in his language', async () => {
    const s = doom();
    await s.open(idOf(await s.host.create(FIRST_STEPS)), 1);
    const { question } = await s.rest();
    const end = question?.options.find((o) => o.answer[0] === 'end');
    const refused = async () => s.host.answer(question?.id ?? -1, end === undefined ? [] : [end.answer]);
    expect((await refused())?.text).toBe('Play a card');
    await s.host.speak('ru');
    expect((await refused())?.text).toBe('Разыграйте карту');
    await s.host.speak('pt-BR');
    expect((await refused())?.text).toBe('Jogue uma carta');
    expect((await s.rest()).coaching?.title).toBe('Jogue uma carta');
  });
});
