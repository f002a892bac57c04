import type { Legend } from '../ground.ts';

/** A legend for tests: some words of the kind that games use. */
export const SAMPLE_LEGEND: Legend = {
  cells: [
    { name: 'void', bits: 0xff },
    { name: 'floor', bits: 0 },
    { name: 'rubble', bits: 1 },
  ],
  edges: [
    { name: 'open', bits: 0 },
    { name: 'wall', bits: 3 },
    { name: 'door', bits: 3 },
    { name: 'window', bits: 4 },
    { name: 'light wall', bits: 3 },
  ],
};
