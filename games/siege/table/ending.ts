import type { Table } from './contract.ts';

export const ending: Table['ending'] = () => {
  throw new Error('ending is not written yet');
};
export const waiting: Table['waiting'] = () => {
  throw new Error('waiting is not written yet');
};
