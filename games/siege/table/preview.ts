import type { Table } from './contract.ts';

export const preview: Table['preview'] = () => {
  throw new Error('preview is not written yet');
};
