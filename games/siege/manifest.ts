import type { GamePalette, Manifest } from '@sightline/manifest';

export const manifest: Manifest = {
  name: 'siege',
  since: '2026-11-19',
  seats: { least: 2, most: 4 },
  time: { unit: 'minutes', from: 40, to: 60 },
  weight: 4,
  modes: ['solo', 'versus'],
  lessons: ['in-the-open', 'hidden-tokens', 'claims-and-clock', 'gadgets-and-floors'],
  companion: true,
};

/** A floor plan under a torch: blueprint navy, attackers blue, defenders orange, what is to be done in torchlight. */
export const palette: GamePalette = {
  typeface: 'condensed',
  card: { ground: '#0a1733', lesson: '#0a1733', line: '#2f5595', accent: '#7db6ff' },
  table: {
    ground: '#050d1d',
    surface: '#0a1730',
    raised: '#132442',
    line: '#2b4673',
    ink: '#eef4ff',
    soft: '#aabfdd',
    accent: '#ffd06a',
    accentInk: '#241802',
    accentSoft: '#ffe2a1',
    friend: '#7fc2ff',
    friendDeep: '#123a68',
    foe: '#ff9f52',
    foeDeep: '#4d2409',
    energy: '#86e3f0',
    hintBoard: '#ffd06a',
  },
  board: {
    wall: '#b9d0f2',
    wallEdge: '#050b17',
    wallLit: '#eef5ff',
    outside: '#0a1d1f',
    floor: '#0c1c3c',
    line: '#8fb0e0',
    wood: '#d99a45',
    light: '#e3c67e',
    steel: '#2c3d5c',
    glass: '#6fe0ee',
  },
};
