import type { Table } from './contract.ts';

export const question: Table['question'] = () => {
  throw new Error('question is not written yet');
};
