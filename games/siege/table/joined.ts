import type { Table } from './contract.ts';

export const joined: Table['joined'] = () => {
  throw new Error('joined is not written yet');
};
