import type { Table } from './contract.ts';

export const maySpeak: Table['maySpeak'] = () => {
  throw new Error('maySpeak is not written yet');
};
