import type { GamePalette, Manifest } from '@sightline/manifest';

export const manifest: Manifest = {
  name: 'siege',
  since: null,
  seats: { least: 2, most: 4 },
  time: { unit: 'minutes', from: 40, to: 60 },
  weight: 4,
  modes: ['solo', 'versus'],
  lessons: [],
  companion: true,
};

export const palette: GamePalette = {
  typeface: 'condensed',
  card: { ground: '#0a1733', lesson: '#0a1733', line: '#2f5595', accent: '#7db6ff' },
};
