import type { GamePalette, Manifest } from '@sightline/manifest';

export const manifest: Manifest = {
  name: 'earth-reborn',
  since: null,
  seats: { least: 2, most: 4 },
  time: { unit: 'hours', from: 1, to: 3 },
  weight: 5,
  modes: ['solo', 'versus'],
  lessons: [],
};

export const palette: GamePalette = {
  typeface: 'sans',
  card: { ground: '#0d2225', lesson: '#0d2225', line: '#2b5c5e', accent: '#f0935a' },
};
