import type { GamePalette, Manifest, Screenshot } from '@sightline/manifest';

export const manifest: Manifest = {
  name: 'fireteam-zero',
  since: '2026-11-16',
  seats: { least: 1, most: 4 },
  time: { unit: 'hours', from: 1, to: 2 },
  weight: 3,
  modes: ['solo', 'coop'],
  lessons: ['first-mission'],
};

/** A field dossier of 1942: olive canvas, paper, ink and a red stamp. */
export const palette: GamePalette = {
  typeface: 'serif',
  card: { ground: '#23241a', lesson: '#16170f', line: '#575735', accent: '#e0bf62' },
  table: {
    ground: '#14150e',
    surface: '#1d1f15',
    raised: '#292c1d',
    line: '#4a4c34',
    ink: '#f3ead2',
    soft: '#c3bb9d',
    accent: '#f2b53c',
    accentInk: '#1f1605',
    accentSoft: '#ffd675',
    friend: '#cfd99a',
    friendDeep: '#39421c',
    foe: '#ff8d74',
    foeDeep: '#571c13',
    energy: '#9fd0e0',
    // Lit areas are gold.
    hintBoard: '#4db3ff',
    track: '#a8281b',
    paper: '#f1e5c6',
    paperInk: '#2a1c0c',
  },
  print: {
    ground: '#e4d5ac',
    surface: '#ecdfbd',
    raised: '#f6ecd2',
    line: '#b79d68',
    ink: '#23180b',
    soft: '#54432a',
    accent: '#b2251a',
    accentSoft: '#8f1a10',
    friend: '#33451a',
    friendDeep: '#d9dcae',
    foe: '#8a1c12',
    foeDeep: '#eac9b4',
    energy: '#1b4d62',
    good: '#2c551b',
    warn: '#6e4a00',
    danger: '#9a1b11',
    gold: '#6e4a00',
  },
};

export const screenshots: readonly Screenshot[] = [
  {
    // In the middle of a hero's turn, an area pointed at.
    name: 'fireteam-zero',
    deal: 'three days without an answer',
    // A player who only follows what is lit may go without cards; a picture of a hand needs one.
    instead: [['"decline \\d+"', '"draw"']],
    until: { option: 'end', lines: 24 },
    pointsAt: 'step',
  },
];
