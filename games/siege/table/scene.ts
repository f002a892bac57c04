import type { Table } from './contract.ts';

export const scene: Table['scene'] = () => {
  throw new Error('scene is not written yet');
};
