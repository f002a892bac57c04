import type { Table } from './contract.ts';

export const operations: Table['operations'] = {
  start: () => null,
  next: () => null,
  record: (operation) => operation,
  state: () => {
    throw new Error('operations are not written yet');
  },
};
