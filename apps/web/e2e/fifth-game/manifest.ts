import type { GamePalette, Manifest, Screenshot } from '@sightline/manifest';

export const manifest: Manifest = {
  name: 'bids',
  since: '2027-01-01',
  seats: { least: 2, most: 4 },
  time: { unit: 'minutes', from: 5, to: 10 },
  weight: 1,
  modes: ['solo', 'versus'],
  lessons: [],
};

/** Coins on green cloth. */
export const palette: GamePalette = {
  typeface: 'serif',
  card: { ground: '#0c1d14', lesson: '#0c1d14', line: '#2c5a40', accent: '#ffd75e' },
  table: {
    ground: '#08130d',
    surface: '#0f2118',
    raised: '#173024',
    line: '#2c5a40',
    ink: '#f4f1e4',
    soft: '#b9c9be',
    accent: '#ffd75e',
    accentInk: '#241a00',
    accentSoft: '#ffe596',
  },
};

export const screenshots: readonly Screenshot[] = [];
