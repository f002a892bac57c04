/** What a game says of itself to the web app, the server, the command line and the build, and how that is checked. */
export type * from './companion.ts';
export type { GameCover } from './cover.ts';
export { isLanguage, LANGUAGES, type Language, languageFor, languages } from './languages.ts';
export { isPlayable, type Manifest, type QuickMatch } from './manifest.ts';
export type { CardColours, GamePalette, PrintColours, TableColours } from './palette.ts';
export { type GameFolder, type ManifestProblem, type PlayedParts, problemsOf } from './problems.ts';
export type { PlayedMoment, RecordedMoment, Screenshot } from './screenshot.ts';
