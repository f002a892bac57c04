import { int, open, procedure, working } from '@sightline/kernel';
import type { Interrupts } from './state.ts';

// Each of the two calls the other, so both are declared here, below the files that give them their steps.

export interface Move {
  figure: number;
  stepsLeft: number;
  /** how many interrupts are open around it */
  depth: number;
}

export const move = procedure<Interrupts>()('move', {
  figure: open(int),
  stepsLeft: open(int),
  depth: working(open(int)),
});

export const interrupt = procedure<Interrupts>()('interrupt', {
  figure: open(int),
  against: open(int),
  depth: open(int),
});
