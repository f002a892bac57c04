import { describe, expect, it } from 'vitest';
import {
  Register,
  type RegisterFile,
  registerProblems,
  sealOf,
  sentence,
  withMissingNames,
} from './index.ts';

type Editions = readonly Omit<RegisterFile['editions'][number], 'seal'>[];
const sealed = (...editions: Editions): RegisterFile => {
  let seal = '';
  return {
    editions: editions.map((each) => {
      seal = sealOf(seal, each);
      return { ...each, seal };
    }),
  };
};
const FIRST = { adds: { card: ['ace', 'king', 'queen'], die: ['red'] } };
const identity = (name: string) => name;

describe('a register of content', () => {
  const register = new Register(sealed(FIRST, { adds: { card: ['jack'] } }), {
    card: ['ace', 'jack', 'king', 'queen'],
    die: ['red'],
  });

  it('numbers names by their place in it, not in the lists', () => {
    expect(['ace', 'king', 'queen', 'jack', 'joker'].map((name) => register.numberOf('card', name))).toEqual([
      0, 1, 2, 3, -1,
    ]);
    expect(register.byNumber('card', ['ace', 'jack', 'king', 'queen'], identity)).toEqual([
      'ace',
      'king',
      'queen',
      'jack',
    ]);
  });

  it('says what each edition has', () => {
    expect(register.edition).toBe(2);
    expect(register.held('card', 1)).toEqual([0, 1, 2]);
    expect(register.held('card', 2)).toEqual([0, 1, 2, 3]);
    expect(register.since('card', 3)).toBe(2);
    expect(register.inEdition('card', 1, ['jack', 'queen', 'ace'], identity)).toEqual(['ace', 'queen']);
    expect(register.inEdition('card', 2, ['jack', 'queen', 'ace'], identity)).toEqual([
      'ace',
      'queen',
      'jack',
    ]);
  });

  it('keeps the number of what was withdrawn, for the matches that have it', () => {
    const file = sealed(FIRST, { adds: { card: ['jack'] }, withdraws: { card: ['king'] } });
    const later = new Register(file, { card: ['ace', 'king', 'queen', 'jack'], die: ['red'] });
    expect(later.held('card', 1)).toEqual([0, 1, 2]);
    expect(later.held('card', 2)).toEqual([0, 2, 3]);
    expect(later.numberOf('card', 'jack')).toBe(3);
  });

  it('counts what it lacks to the edition after the last', () => {
    const names = { card: ['ten', 'ace', 'king', 'queen'], die: ['red'] };
    const open = new Register(sealed(FIRST), names);
    expect(open.edition).toBe(2);
    expect(open.numberOf('card', 'ten')).toBe(3);
    expect(open.held('card', 1)).toEqual([0, 1, 2]);
    expect(withMissingNames(sealed(FIRST), names)).toEqual(sealed(FIRST, { adds: { card: ['ten'] } }));
    expect(withMissingNames(sealed(FIRST), { card: ['ace'] })).toBe(null);
  });
});

describe('what is wrong with a register', () => {
  const CONTENT = { card: ['ace', 'king', 'queen'], die: ['red'] };
  const found = (file: unknown, content = CONTENT) =>
    registerProblems({ file: 'register.json', text: JSON.stringify(file) }, content).map((problem) =>
      sentence(problem).replace(/:1:\d+:/, ':'),
    );

  it('is nothing where all is registered', () => {
    expect(found(sealed(FIRST))).toEqual([]);
    expect(found(sealed(FIRST, { adds: {}, withdraws: { card: ['king'] } }))).toEqual([]);
  });

  it('content without a number', () => {
    expect(found(sealed(FIRST), { ...CONTENT, card: ['ace', 'jack', 'king', 'queen'] })).toEqual([
      'register.json: editions: expected an edition that adds the card "jack", found none.',
    ]);
  });

  it('two things of one name', () => {
    expect(found(sealed(FIRST), { ...CONTENT, die: ['red', 'red'] })).toEqual([
      'register.json: editions: expected one die of each name, found "red".',
    ]);
  });

  it('a name that is left without content', () => {
    expect(found(sealed(FIRST), { ...CONTENT, card: ['ace', 'queen'] })).toEqual([
      'register.json: editions[0].adds.card[1]: expected the name of a card that exists, found "king".',
    ]);
  });

  it.each([
    ['a name put before others', { adds: { ...FIRST.adds, card: ['king', 'ace', 'queen'] } }],
    ['a name taken out', { adds: { ...FIRST.adds, card: ['ace', 'queen'] } }],
    ['a number given to another name', { adds: { ...FIRST.adds, card: ['ace', 'jack', 'queen'] } }],
  ])('a published edition that was changed: %s', (_what, changed) => {
    const [{ seal }] = sealed(FIRST).editions;
    expect(found({ editions: [{ ...changed, seal }] })).toContainEqual(
      expect.stringContaining('register.json: editions[0].seal: expected the edition as it was published'),
    );
  });

  it('an edition taken out from between others', () => {
    const { editions } = sealed(FIRST, { adds: { card: ['jack'] } }, { adds: { card: ['ten'] } });
    const content = { ...CONTENT, card: [...CONTENT.card, 'ten'] };
    expect(found({ editions: [editions[0], editions[2]] }, content)[0]).toContain('editions[1].seal');
  });

  it('a number given twice', () => {
    expect(found(sealed(FIRST, { adds: { card: ['king'] } }))).toEqual([
      'register.json: editions[1].adds.card[0]: expected a new card, found "king" again.',
    ]);
  });

  it('a kind that nobody has heard of', () => {
    expect(found(sealed(FIRST, { adds: { cards: ['king'] } }))).toEqual([
      'register.json: editions[1].adds.cards: expected one of card, die, found "cards".',
    ]);
  });

  it('something withdrawn that is not there', () => {
    const gone = { adds: {}, withdraws: { card: ['king'] } };
    expect(found(sealed(FIRST, gone, gone))).toEqual([
      'register.json: editions[2].withdraws.card[0]: expected the name of a card that is still in the box, found "king".',
    ]);
  });

  it('a file that is no register, with line and column', () => {
    const problems = registerProblems(
      { file: 'register.json', text: '{\n  "editions": [{ "adds": 1 }]\n}' },
      CONTENT,
    );
    expect(problems.map(sentence)).toContain(
      'register.json:2:26: editions[0].adds: expected an object of 0 to 100 fields, found 1.',
    );
    expect(registerProblems({ file: 'register.json', text: '{' }, CONTENT)).toHaveLength(1);
  });
});
