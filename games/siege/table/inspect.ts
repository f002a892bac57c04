import type { Table } from './contract.ts';

export const inspect: Table['inspect'] = () => {
  throw new Error('inspect is not written yet');
};
