import 'fake-indexeddb/auto';
import type { Answer } from '@sightline/kernel';
import type { Question } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import type { NewMatch } from './api.ts';
import { games } from './games.ts';
import { goThrough, type Lived, seededDraw } from './testing/pupil.ts';
import { BOT, idOf, ME, newRaid, stand, type TestHost } from './testing/stand.ts';

/* Fireteam Zero's own lesson, as the host teaches it. */

const PUPIL = 0;
const FIRST_MISSION: NewMatch = {
  ...newRaid([ME, BOT]),
  game: 'fireteam-zero',
  lesson: 'first-mission',
};

/** So many of these, beginning at one of them. */
const someFrom = <I>(items: readonly I[], many: number, first: number): readonly I[] =>
  [...items.slice(first), ...items.slice(0, first)].slice(0, Math.max(1, many));

/** Every two of these. */
const twoOf = <I>(items: readonly I[]): readonly (readonly I[])[] =>
  items.flatMap((a, i) => items.slice(i + 1).map((b) => [a, b]));

/** What may be answered; of what is put together, as many things as are asked for, and cards by twos. */
const answersOf = ({ options, walks, composed }: Question): readonly (readonly Answer[])[] => [
  ...options.map(({ answer }) => [answer]),
  ...walks.map(({ answers }) => answers),
  ...composed.flatMap((c) =>
    c.form === 'some'
      ? [
          ...c.items.map((_, i) => someFrom(c.items, c.least, i)),
          ...(c.answer === 'attack' ? twoOf(c.items) : []),
        ].map((some): readonly Answer[] => [[c.answer, ...some.map(({ item }) => item)]])
      : [],
  ),
];

/** Somebody who knows nothing but to search, to shoot, to react, and to let things pass. */
function onOnesOwn(question: Question): readonly (readonly Answer[])[] {
  const { options, composed } = question;
  const liked = ['search', 'target', 'attack', 'react', 'stand', 'turn'].flatMap((verb) =>
    options.filter(({ answer }) => answer[0] === verb),
  );
  const shots = composed.flatMap((c) =>
    c.form === 'some' && c.answer === 'attack'
      ? c.items.map((_, i): Answer => [c.answer, ...someFrom(c.items, 2, i).map(({ item }) => item)])
      : [],
  );
  const closing = options.filter((o) => o.closing === true);
  return [
    ...liked.map(({ answer }) => [answer]),
    ...shots.map((answer) => [answer]),
    ...closing.map(({ answer }) => [answer]),
    ...answersOf(question),
  ];
}

/** What the mission is about is never forbidden. */
const isGood = (_question: Question, answers: readonly Answer[]): boolean =>
  answers.some(([verb]) => verb === 'attack' || verb === 'search' || verb === 'act');

async function attend(s: TestHost, id: string, first: number, draw?: (n: number) => number): Promise<Lived> {
  await s.open(id, PUPIL);
  return goThrough(s, first, { answers: answersOf, onOnesOwn, isGood, ...(draw !== undefined && { draw }) });
}

describe('the first mission of Fireteam Zero', () => {
  const school = () => stand(undefined, { games });

  it.each([0, 2, 5, 9])('takes a pupil by the hand, whatever is chosen first (%i)', async (first) => {
    const s = school();
    await s.host.passing(true);
    const id = idOf(await s.host.create(FIRST_MISSION));
    const { said, decisions } = await attend(s, id, first);
    const turn = ['Choose your shots', 'Pick a target', 'Henry brings luck', 'What the dice did'];
    const step = ['Take a step', 'Undo, and why not?', 'Search here', 'One part found', 'End your turn'];
    const begun = ['Welcome to the fireteam', 'Take your cards', 'What you came for'];
    expect(said.slice(0, 3)).toEqual(begun);
    expect(said).toEqual(expect.arrayContaining([...turn, ...step]));
    expect(said).toEqual(expect.arrayContaining(['They come back', 'What can go wrong']));
    expect(decisions).toBeGreaterThan(10);
    expect(decisions).toBeLessThan(90);
    // Monsters are not gentle, not even with pupils: some fall before the last word is said.
    if ((await s.rest()).ending !== null) return;
    expect(said.at(-1)).toBe('Now it is yours');
    // From here on nothing is said, and a bot may finish it.
    expect((await s.rest()).coaching).toBeNull();
    await s.host.seat(PUPIL, { kind: 'bot', level: 'normal' });
    const { ending, coaching } = await s.rest();
    expect(ending).not.toBeNull();
    expect(coaching).toBeNull();
  });

  it('is seldom lost before its last word, and says what comes out of turn', async () => {
    const lives: Lived[] = [];
    for (const first of [0, 1, 4, 7]) {
      const s = school();
      await s.host.passing(true);
      lives.push(await attend(s, idOf(await s.host.create(FIRST_MISSION)), first));
    }
    const last = lives.filter(({ said }) => said.at(-1) === 'Now it is yours');
    expect(last.length).toBeGreaterThanOrEqual(3);
    const all = lives.flatMap(({ said }) => said);
    expect(all).toEqual(expect.arrayContaining(['A reaction', 'The monsters act', 'It costs you cards']));
    expect(all).toContain('A tactical response');
  });

  it('brings whoever goes any good way to its end, whatever is dealt', async () => {
    const { 'fireteam-zero': load, ...others } = games;
    const shelf = await load();
    let last = 0;
    for (let seed = 1; seed <= 10; seed++) {
      const taught = (await shelf.lessons()).map((one) => ({ ...one, deal: `pupil ${seed}` }));
      const dealt = async () => ({ ...shelf, lessons: async () => taught });
      const s = stand(undefined, { games: { ...others, 'fireteam-zero': dealt } });
      await s.host.passing(true);
      const { said } = await attend(s, idOf(await s.host.create(FIRST_MISSION)), 0, seededDraw(seed));
      if (said.at(-1) === 'Now it is yours') last++;
      // Who falls first has played the mission to its end: nobody is stuck on the way.
      else expect((await s.rest()).ending, `pupil ${seed}`).not.toBeNull();
    }
    expect(last).toBeGreaterThanOrEqual(7);
  });

  it('names what it asks for to a pupil who tries something else, in his language', async () => {
    const s = school();
    await s.open(idOf(await s.host.create(FIRST_MISSION)), PUPIL);
    await s.rest();
    await s.host.readOn();
    const draw = (await s.rest()).question;
    await s.host.answer(draw?.id ?? -1, [['draw']]);
    await s.rest();
    await s.host.readOn();
    const { question } = await s.rest();
    const refused = async () => s.host.answer(question?.id ?? -1, [['end']]);
    expect((await refused())?.text).toBe('Choose your shots');
    await s.host.speak('ru');
    expect((await refused())?.text).toBe('Выберите карты');
    await s.host.speak('pt-BR');
    expect((await refused())?.text).toBe('Escolha os tiros');
    expect((await s.rest()).coaching?.title).toBe('Escolha os tiros');
  });
});
