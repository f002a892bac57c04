import type { GamePalette, Manifest } from '@sightline/manifest';
import type { Plugin } from 'vite';
import { ofGames } from './sound-manifests.ts';

const ID = 'virtual:palettes.css';
/** A path, so that it is taken for a style sheet like any other. */
const RESOLVED = '/@sightline/palettes.css';

const CONDENSED = '"Oswald Variable", "Arial Narrow", sans-serif';
/** On a card of the house, and its weight; on the game's own pages: null leaves the house's. */
const TYPEFACES: Readonly<
  Record<GamePalette['typeface'], { card: string; weight: number; pages: string | null }>
> = {
  serif: { card: 'var(--display)', weight: 700, pages: null },
  condensed: { card: CONDENSED, weight: 600, pages: CONDENSED },
  sans: { card: 'var(--text)', weight: 700, pages: null },
};

/** The palettes of all games as one style sheet: `--accent-ink` is what the manifest calls `accentInk`. */
export function palettes(): Plugin {
  return {
    name: 'sightline-palettes',
    resolveId: (id) => (id === ID ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      const { manifests } = (await ofGames('index.ts')) as { manifests: readonly Manifest[] };
      const sheets = manifests.map(async ({ name }) => {
        const { palette } = (await ofGames(`${name}/manifest.ts`)) as { palette: GamePalette };
        return styleOf(name, palette);
      });
      return (await Promise.all(sheets)).join('\n');
    },
  };
}

const rule = (selector: string, properties: Readonly<Record<string, string | number | null>>): string =>
  `${selector} {\n${Object.entries(properties)
    .flatMap(([name, value]) => (value === null ? [] : `  ${name}: ${value};\n`))
    .join('')}}\n`;

const variables = (colours: object, prefix = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [
      `--${prefix}${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      String(colour),
    ]),
  );

function styleOf(name: string, { typeface, card, table, board, print }: GamePalette): string {
  const { card: face, weight, pages } = TYPEFACES[typeface];
  const game = `[data-game="${name}"]`;
  return [
    rule(`[data-game-card="${name}"]`, {
      ...variables(card, 'card-'),
      '--card-face': face,
      '--card-face-weight': weight,
    }),
    table === undefined ? '' : rule(game, { '--display': pages, ...variables(table) }),
    board === undefined ? '' : rule(game, variables(board, 'board-')),
    print === undefined ? '' : printed(game, variables(print)),
  ].join('\n');
}

/** What is printed is printed on paper; what is lit among it shines from behind. */
function printed(game: string, colours: Readonly<Record<string, string>>): string {
  const any = ':is(.card-face, .card-face.lit, .card-face.selected)';
  return [
    rule(`${game} :is(.card-face:not(.face-down), .panels-note)`, { ...colours, color: 'var(--ink)' }),
    rule(`${game} ${any} .card-face-icon`, { color: 'var(--accent-soft)' }),
    rule(`${game} ${any} .card-face-kicker`, { color: 'var(--soft)' }),
    rule(`${game} .card-face.lit`, {
      'border-color': '#ffce57',
      'box-shadow': '0 0 0 2px #ffce57, 0 0 1.3rem rgb(255 200 80 / 40%), 0 8px 22px rgb(0 0 0 / 65%)',
    }),
    rule(`${game} .card-face.lit .card-face-head`, {
      background: `linear-gradient(90deg, #ffe39a, ${colours['--raised']})`,
    }),
    rule(`${game} .card-face.selected`, {
      'box-shadow': '0 0 0 4px #ffce57, 0 0 2rem rgb(255 200 80 / 65%)',
    }),
  ].join('\n');
}
