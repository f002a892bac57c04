/** What only tables need that have clocks, or acts that nobody is asked for: fetched together. */
export { TableClocks } from './TableClocks.tsx';
export { UnaskedBar } from './UnaskedBar.tsx';
export { unaskedActs } from './unasked-acts.ts';
