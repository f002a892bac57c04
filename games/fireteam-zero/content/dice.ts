import type { AttackType } from './card-types.ts';

/** The order in which attack types are numbered. */
export const TYPES: readonly AttackType[] = ['brawl', 'bullet', 'bomb'];

/** The six faces of the attack die: how many fists, bullets and bombs each shows (FZ-ATK-17; our own). */
export const ATTACK_DIE: readonly (readonly [brawl: number, bullet: number, bomb: number])[] = [
  [2, 0, 0],
  [0, 2, 0],
  [1, 1, 0],
  [1, 0, 1],
  [0, 1, 1],
  [0, 0, 1],
];

/** Symbols that one die shows on average. */
export const PER_DIE = Object.fromEntries(
  TYPES.map((type, column) => [
    type,
    ATTACK_DIE.reduce((sum, face) => sum + face[column], 0) / ATTACK_DIE.length,
  ]),
) as Readonly<Record<AttackType, number>>;

/** The faces by number: what lies on the table is the number of a face. */
export const ATTACK_FACES: readonly number[] = ATTACK_DIE.map((_, face) => face);

export type ActivationFace = 'blank' | 'move' | 'special';
/** FZ-ADIE-08; our own */
export const ACTIVATION_DIE: readonly ActivationFace[] = [
  'blank',
  'blank',
  'move',
  'move',
  'special',
  'special',
];

/** FZ-SET-15 */
export const SPAWN_POINTS = 12;
/** FZ-ATK-07 */
export const MOST_DICE = 8;
/** FZ-SET-24 */
export const RECON_CARDS = 12;
