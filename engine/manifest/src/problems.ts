import type { GameCover } from './cover.ts';
import { type Language, languages } from './languages.ts';
import { isPlayable, type Manifest } from './manifest.ts';
import type { GamePalette } from './palette.ts';
import { paletteProblems } from './palette-problems.ts';

type InLanguages<T> = Readonly<Partial<Record<Language, T>>>;
type Messages = Readonly<Record<string, string>>;

/** What is there of a game: its manifest, and the files of its folder that the manifest promises. */
export interface GameFolder {
  /** such as `games/chess` */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly palette: GamePalette;
  /** the text of `art.svg`; null: it is missing */
  readonly art: string | null;
  /** what the cover of each language holds, `text/LANGUAGE/cover.ts` */
  readonly covers: InLanguages<GameCover>;
  /** of a game that can be played */
  readonly played: PlayedParts | null;
  /** of a game with a companion: what `text/LANGUAGE/companion.ts` holds */
  readonly companion: InLanguages<Messages> | null;
}

export interface PlayedParts {
  /** the rules' own `game.name`, and their limits */
  readonly game: { readonly name: string; readonly seats: { readonly least: number; readonly most: number } };
  /** levels of its bots */
  readonly levels: readonly string[];
  /** ids of the guided matches in `table/lessons.ts` */
  readonly lessons: readonly string[];
  readonly messages: InLanguages<Messages>;
  readonly lessonMessages: InLanguages<Messages>;
  /** texts of `rules.LANGUAGE.md` */
  readonly catalogs: InLanguages<string>;
}

export interface ManifestProblem {
  readonly file: string;
  readonly field: string;
  readonly says: string;
}

/** Everything that is wrong with the manifests of these games and with what belongs to them. */
export function problemsOf(games: readonly GameFolder[]): ManifestProblem[] {
  const taken = new Map<string, string>();
  return games.flatMap((game) => {
    const found = [...problemsIn(game)];
    const { name } = game.manifest;
    const other = taken.get(name);
    if (other !== undefined)
      found.push(inManifest(game, 'name', `"${name}" is taken by ${other}/manifest.ts`));
    else taken.set(name, game.folder);
    return found;
  });
}

const inManifest = ({ folder }: GameFolder, field: string, says: string): ManifestProblem => ({
  file: `${folder}/manifest.ts`,
  field,
  says,
});

function* problemsIn(game: GameFolder): Generator<ManifestProblem> {
  const { folder, manifest, palette, art, played } = game;
  const { name, since, seats, quickMatch } = manifest;
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    yield inManifest(game, 'name', `expected small letters, digits and hyphens, found "${name}"`);
  if (name !== folder.split('/').at(-1))
    yield inManifest(game, 'name', `"${name}" is not the name of its folder, ${folder}`);
  if (since !== null && !/^\d{4}-\d{2}-\d{2}$/.test(since))
    yield inManifest(game, 'since', `expected a day such as 2026-11-15, found "${since}"`);
  if (seats.least < 1 || seats.most < seats.least)
    yield inManifest(game, 'seats', `nobody can sit at a table of ${seats.least} to ${seats.most} seats`);
  for (const { field, says } of paletteProblems(palette)) yield inManifest(game, field, says);
  if (art === null || !/^<svg\s/.test(art))
    yield { file: `${folder}/art.svg`, field: 'svg', says: 'the picture of the game is missing' };
  yield* coverProblems(game);
  yield* companionProblems(game);
  if (isPlayable(manifest) && played === null)
    yield inManifest(game, 'since', 'the game has no table/index.ts and bots/bot.ts, so nobody can play it');
  if (played === null) return;
  yield* partProblems(game, played);
  if (quickMatch !== undefined) {
    const { players } = quickMatch;
    if (players.length < seats.least || players.length > seats.most || !players.includes('me'))
      yield inManifest(
        game,
        'quickMatch.players',
        'expected as many players as there are seats, `me` among them',
      );
    for (const [i, player] of players.entries())
      if (player !== 'me' && !played.levels.includes(player.bot))
        yield inManifest(game, `quickMatch.players[${i}].bot`, unknown('level', player.bot, played.levels));
  }
}

const unknown = (what: string, name: string, among: readonly string[]): string =>
  `there is no ${what} "${name}"; there ${among.length === 0 ? 'is none' : `are ${among.join(', ')}`}`;

function* coverProblems({ folder, manifest, covers }: GameFolder): Generator<ManifestProblem> {
  for (const language of languages) {
    const file = `${folder}/text/${language}/cover.ts`;
    const cover = covers[language];
    if (cover === undefined) {
      yield { file, field: 'cover', says: 'the text is missing' };
      continue;
    }
    for (const field of ['name', 'short', 'text'] as const)
      if ((cover[field] ?? '').trim() === '') yield { file, field, says: 'the text is missing' };
    if (manifest.lessons.length === 0) continue;
    for (const field of ['title', 'text'] as const)
      if ((cover.lesson?.[field] ?? '').trim() === '')
        yield { file, field: `lesson.${field}`, says: 'the text is missing' };
    for (const id of manifest.lessons.slice(1))
      for (const field of ['title', 'text'] as const)
        if ((cover.lessons?.[id]?.[field] ?? '').trim() === '')
          yield { file, field: `lessons.${id}.${field}`, says: 'the text is missing' };
  }
}

function* companionProblems(game: GameFolder): Generator<ManifestProblem> {
  const { folder, manifest, companion } = game;
  if (manifest.companion !== true) return;
  if (companion === null) yield inManifest(game, 'companion', 'the game has no companion/index.ts');
  else yield* messageProblems(companion, (language) => `${folder}/text/${language}/companion.ts`);
}

function* partProblems(game: GameFolder, played: PlayedParts): Generator<ManifestProblem> {
  const { folder, manifest } = game;
  const { name, seats } = played.game;
  if (name !== manifest.name) yield inManifest(game, 'name', `the rules call themselves "${name}"`);
  if (seats.least !== manifest.seats.least || seats.most !== manifest.seats.most)
    yield inManifest(game, 'seats', `the rules are for ${seats.least} to ${seats.most} seats`);
  if (played.levels.length === 0)
    yield { file: `${folder}/bots/bot.ts`, field: 'bots', says: 'a seat that nobody takes needs a bot' };
  for (const [i, lesson] of manifest.lessons.entries())
    if (!played.lessons.includes(lesson))
      yield inManifest(game, `lessons[${i}]`, unknown('lesson', lesson, played.lessons));
  yield* messageProblems(played.messages, (language) => `${folder}/text/${language}/index.ts`);
  if (manifest.lessons.length > 0)
    yield* messageProblems(played.lessonMessages, (language) => `${folder}/text/${language}/lessons.ts`);
  for (const language of languages)
    if ((played.catalogs[language] ?? '').trim() === '')
      yield { file: `${folder}/rules.${language}.md`, field: 'catalog', says: 'the text is missing' };
}

/** Every language says what English says. */
function* messageProblems(
  messages: InLanguages<Messages>,
  file: (language: Language) => string,
): Generator<ManifestProblem> {
  const english = Object.keys(messages.en ?? {});
  if (english.length === 0) yield { file: file('en'), field: 'messages', says: 'the text is missing' };
  for (const language of languages) {
    const own = messages[language] ?? {};
    // What English leaves empty (a card that says all by its icons) others may leave empty too.
    for (const key of english)
      if (own[key] === undefined || (own[key].trim() === '' && messages.en?.[key] !== ''))
        yield { file: file(language), field: key, says: 'the text is missing' };
    for (const key of Object.keys(own))
      if (!english.includes(key))
        yield { file: file(language), field: key, says: 'there is no such text in English' };
  }
}
