import type { Table } from './contract.ts';

export const tell: Table['tell'] = () => {
  throw new Error('tell is not written yet');
};
