import type { Sound } from '@sightline/table';
import { zzfx } from 'zzfx';

/** What a game tells by sounds; and around it: something was said, time runs out, a clock is handed over, or has run out. */
export type Heard = Sound | 'said' | 'clock' | 'handedOver' | 'timeUp';

/**
 * Short effects, made by a synthesiser of a kilobyte; all of this is fetched with the first of them. The numbers are its
 * own: volume, randomness, frequency, attack, sustain, release, shape, curve, slide …
 */
const EFFECTS: Readonly<Record<Heard, readonly (number | undefined)[]>> = {
  step: [0.25, 0.05, 90, 0, 0.01, 0.04, 4, 2.2, -4],
  shot: [0.6, 0.05, 160, 0, 0.03, 0.18, 4, 1.6, -6, undefined, undefined, undefined, undefined, 2],
  roll: [0.5, 0.3, 420, 0, 0.02, 0.12, 3, 0.6, -12, undefined, undefined, undefined, 0.06, 3],
  hit: [0.7, 0.05, 70, 0, 0.04, 0.2, 2, 1.9, -3, undefined, undefined, undefined, undefined, 1.2],
  heal: [0.4, 0, 520, 0.02, 0.08, 0.2, 0, 1.4, 5, undefined, 180, 0.06],
  slain: [0.7, 0.05, 55, 0.01, 0.14, 0.45, 2, 2.6, -1.4, undefined, undefined, undefined, undefined, 1.4],
  door: [0.5, 0, 60, 0.05, 0.2, 0.14, 2, 0.8, 3, undefined, undefined, undefined, undefined, 0.6],
  card: [0.3, 0.05, 900, 0, 0.01, 0.03, 4, 2.4, -30],
  summon: [0.6, 0, 110, 0.12, 0.3, 0.4, 1, 1.4, -1, undefined, -40, 0.12, 0.08],
  teleport: [0.5, 0, 300, 0.05, 0.12, 0.25, 1, 1.8, 14, undefined, 240, 0.05],
  turn: [0.4, 0, 220, 0.01, 0.1, 0.22, 0, 1.3, 0, undefined, 110, 0.08],
  said: [0.25, 0, 640, 0.005, 0.03, 0.09, 0, 1.2, 0, undefined, 210, 0.04],
  clock: [0.4, 0, 880, 0, 0.12, 0.06, 1, 1, 0, undefined, -220, 0.06],
  handedOver: [0.6, 0, 180, 0, 0.01, 0.05, 2, 2, -8, undefined, 260, 0.02],
  timeUp: [0.9, 0, 740, 0.01, 0.5, 0.3, 1, 1, 0, undefined, -180, 0.14, 0.16],
  won: [0.7, 0, 330, 0.04, 0.34, 0.5, 0, 1.2, 0, undefined, 165, 0.1],
  lost: [0.7, 0, 130, 0.06, 0.4, 0.6, 1, 1.6, -0.6, undefined, -35, 0.16],
};

export const synthesise = (sound: Heard): void => {
  zzfx(...EFFECTS[sound]);
};
