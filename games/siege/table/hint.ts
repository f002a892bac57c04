import type { Table } from './contract.ts';

export const hint: Table['hint'] = () => {
  throw new Error('hint is not written yet');
};
