import { describe, expect, it } from 'vitest';
import { type Language, languages } from './languages.ts';
import type { Manifest } from './manifest.ts';
import type { GamePalette } from './palette.ts';
import { type GameFolder, type PlayedParts, problemsOf } from './problems.ts';

const manifest: Manifest = {
  name: 'duel',
  since: '2026-11-15',
  seats: { least: 2, most: 4 },
  time: { unit: 'minutes', from: 20, to: 30 },
  weight: 2,
  modes: ['versus'],
  lessons: ['first'],
  quickMatch: { mission: 'any', switches: {}, players: ['me', { bot: 'easy' }], presets: {} },
};
const palette: GamePalette = {
  typeface: 'sans',
  card: { ground: '#101010', lesson: '#101010', line: '#404040', accent: '#ffcc66' },
  table: {
    ground: '#101010',
    surface: '#181818',
    raised: '#202020',
    line: '#404040',
    ink: '#ffffff',
    soft: '#cccccc',
    accent: '#ffcc66',
    accentInk: '#201000',
    accentSoft: '#ffdd99',
  },
};
const each = <T>(value: T) =>
  Object.fromEntries(languages.map((language) => [language, value])) as Record<Language, T>;
const played: PlayedParts = {
  game: { name: 'duel', seats: { least: 2, most: 4 } },
  levels: ['easy'],
  lessons: ['first'],
  messages: each({ 'verb.bid': 'Bid', 'card.blank': '' }),
  lessonMessages: each({ 'lesson.first.bid.title': 'Bid' }),
  catalogs: each('# Rules'),
};
const cover = { name: 'Duel', short: 'Duel', text: 'A duel.', lesson: { title: 'One duel', text: 'Fight.' } };
const duel: GameFolder = {
  folder: 'games/duel',
  manifest,
  palette,
  art: '<svg xmlns="…"></svg>',
  covers: each(cover),
  played,
  companion: null,
};

const said = (...games: readonly GameFolder[]): string[] =>
  problemsOf(games).map(({ file, field, says }) => `${file}: ${field}: ${says}`);

describe('a game in order', () => {
  it('has no problem', () => {
    expect(said(duel)).toEqual([]);
  });

  it('that is only announced needs no rules', () => {
    const announced = { ...manifest, since: null, lessons: [] };
    expect(said({ ...duel, manifest: announced, played: null })).toEqual([]);
  });
});

describe('refused, with file and field', () => {
  it('a name that is taken', () => {
    const other: GameFolder = { ...duel, folder: 'games/duel-again' };
    expect(said(duel, other)).toEqual([
      'games/duel-again/manifest.ts: name: "duel" is not the name of its folder, games/duel-again',
      'games/duel-again/manifest.ts: name: "duel" is taken by games/duel/manifest.ts',
    ]);
  });

  it('a name that the rules do not have, or that is no address', () => {
    const renamed = { ...duel, folder: 'games/Big Duel', manifest: { ...manifest, name: 'Big Duel' } };
    expect(said(renamed)).toEqual([
      'games/Big Duel/manifest.ts: name: expected small letters, digits and hyphens, found "Big Duel"',
      'games/Big Duel/manifest.ts: name: the rules call themselves "duel"',
    ]);
  });

  it('a lesson that is unknown', () => {
    const again = each({ ...cover, lessons: { second: { title: 'Again', text: 'Once more.' } } });
    expect(said({ ...duel, manifest: { ...manifest, lessons: ['first', 'second'] }, covers: again })).toEqual(
      ['games/duel/manifest.ts: lessons[1]: there is no lesson "second"; there are first'],
    );
  });

  it('a companion that is promised and missing, or has not its words in every language', () => {
    const promised: GameFolder = { ...duel, manifest: { ...manifest, companion: true } };
    expect(said(promised)).toEqual(['games/duel/manifest.ts: companion: the game has no companion/index.ts']);
    const words = { title: 'Clock' };
    expect(said({ ...promised, companion: each(words) })).toEqual([]);
    expect(said({ ...promised, companion: { en: words, ru: words } })).toEqual([
      'games/duel/text/pt-BR/companion.ts: title: the text is missing',
    ]);
  });

  it('a text that is missing: a cover, a line of it, a message, a lesson, a catalog', () => {
    const { ru: _, ...without } = duel.covers;
    expect(said({ ...duel, covers: without })).toEqual([
      'games/duel/text/ru/cover.ts: cover: the text is missing',
    ]);
    expect(said({ ...duel, covers: { ...duel.covers, ru: { ...cover, text: ' ' } } })).toEqual([
      'games/duel/text/ru/cover.ts: text: the text is missing',
    ]);
    const { lesson: __, ...unlearned } = cover;
    expect(said({ ...duel, covers: { ...duel.covers, en: unlearned } })).toEqual([
      'games/duel/text/en/cover.ts: lesson.title: the text is missing',
      'games/duel/text/en/cover.ts: lesson.text: the text is missing',
    ]);
    const two = { ...played, lessons: ['first', 'second'] };
    const covers = each({ ...cover, lessons: { second: { title: 'Again', text: 'Once more.' } } });
    const taught = { ...duel, manifest: { ...manifest, lessons: two.lessons }, played: two };
    expect(said({ ...taught, covers })).toEqual([]);
    expect(said({ ...taught, covers: { ...covers, ru: cover } })).toEqual([
      'games/duel/text/ru/cover.ts: lessons.second.title: the text is missing',
      'games/duel/text/ru/cover.ts: lessons.second.text: the text is missing',
    ]);
    const messages = { ...played.messages, 'pt-BR': { 'card.blank': '', 'verb.bib': 'Lance' } };
    expect(said({ ...duel, played: { ...played, messages } })).toEqual([
      'games/duel/text/pt-BR/index.ts: verb.bid: the text is missing',
      'games/duel/text/pt-BR/index.ts: verb.bib: there is no such text in English',
    ]);
    expect(
      said({ ...duel, played: { ...played, lessonMessages: { en: played.lessonMessages.en ?? {} } } }),
    ).toEqual([
      'games/duel/text/ru/lessons.ts: lesson.first.bid.title: the text is missing',
      'games/duel/text/pt-BR/lessons.ts: lesson.first.bid.title: the text is missing',
    ]);
    expect(said({ ...duel, played: { ...played, catalogs: { ...played.catalogs, ru: '' } } })).toEqual([
      'games/duel/rules.ru.md: catalog: the text is missing',
    ]);
  });

  it('a palette without contrast, or with what is no colour', () => {
    const table = { ...palette.table!, soft: '#555555' };
    expect(said({ ...duel, palette: { ...palette, table } })[0]).toBe(
      'games/duel/manifest.ts: palette.table.soft: table.soft #555555 on table.ground #101010 has a contrast of 2.55:1, less than 4.5:1',
    );
    const card = { ...palette.card, ground: '#dddddd' };
    expect(said({ ...duel, palette: { ...palette, card } }).map((line) => line.split(': ')[1])).toEqual([
      'palette.card.accent',
      'palette.card.ground',
    ]);
    expect(said({ ...duel, palette: { ...palette, card: { ...card, ground: 'red' } } })).toEqual([
      'games/duel/manifest.ts: palette.card.ground: expected a colour such as #1a2b3c, found "red"',
    ]);
    const board = { floor: '#102040', wall: '#203060', line: '#8090b0' };
    expect(said({ ...duel, palette: { ...palette, board } })).toEqual([
      'games/duel/manifest.ts: palette.board.wall: board.wall #203060 on board.floor #102040 has a contrast of 1.27:1, less than 3:1',
    ]);
  });

  it('seats that the rules do not have, and a quick match that nobody could play', () => {
    expect(said({ ...duel, manifest: { ...manifest, seats: { least: 2, most: 5 } } })).toEqual([
      'games/duel/manifest.ts: seats: the rules are for 2 to 4 seats',
    ]);
    const quickMatch = { ...manifest.quickMatch!, players: [{ bot: 'easy' }, { bot: 'hard' }] };
    expect(said({ ...duel, manifest: { ...manifest, quickMatch } })).toEqual([
      'games/duel/manifest.ts: quickMatch.players: expected as many players as there are seats, `me` among them',
      'games/duel/manifest.ts: quickMatch.players[1].bot: there is no level "hard"; there are easy',
    ]);
  });

  it('a day that is none, no picture, and a game to play without its rules', () => {
    const undated = { ...manifest, since: 'soon' };
    expect(
      said({ ...duel, manifest: undated, art: null, played: null }).map((line) =>
        line.split(': ', 2).join(': '),
      ),
    ).toEqual(['games/duel/manifest.ts: since', 'games/duel/art.svg: svg', 'games/duel/manifest.ts: since']);
  });
});
