import type { Table } from './contract.ts';

export const attempts: Table['attempts'] = () => {
  throw new Error('attempts is not written yet');
};
