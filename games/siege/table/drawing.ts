import type { Table } from './contract.ts';

export const drawing: Table['drawing'] = () => {
  throw new Error('drawing is not written yet');
};
