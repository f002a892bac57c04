import type { Table } from './contract.ts';

export const unasked: Table['unasked'] = () => {
  throw new Error('unasked is not written yet');
};
