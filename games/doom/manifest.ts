import type { GamePalette, Manifest, Screenshot } from '@sightline/manifest';

export const manifest: Manifest = {
  name: 'doom',
  since: '2026-11-15',
  seats: { least: 2, most: 5 },
  time: { unit: 'hours', from: 2, to: 3 },
  weight: 3,
  modes: ['solo', 'versus'],
  lessons: ['first-steps'],
  // A squad of two against an easy Invader, one of them a bot. The newcomer gets a sturdy class and two plain weapons,
  // and is on the board at once.
  quickMatch: {
    mission: 'kneeDeepInTheDead',
    switches: { recommended: true },
    players: [{ bot: 'easy' }, 'me', { bot: 'normal' }],
    presets: { 1: { class: [7], weapons: [1, 3] } },
  },
};

/** Furnace light on basalt. */
export const palette: GamePalette = {
  typeface: 'condensed',
  card: { ground: '#180c08', lesson: '#180c08', line: '#7a3213', accent: '#ff8b3d' },
  table: {
    ground: '#0d0908',
    surface: '#171110',
    raised: '#221917',
    line: '#43332c',
    ink: '#f4e9dc',
    soft: '#c2b0a1',
    accent: '#ff8b3d',
    accentInk: '#1d0d04',
    accentSoft: '#ffb27a',
  },
};

export const screenshots: readonly Screenshot[] = [
  {
    // The only marine is about to shoot across a hall.
    name: 'table',
    match: 'corpus/06-theBishopFalls-1.json',
    input: 254,
    players: ['bot:easy', 'me'],
    verb: 'attack',
    target: 'piece:24',
  },
  { name: 'rule', rule: 'DM-LOS-02' },
];
