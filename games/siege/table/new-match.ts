import type { Table } from './contract.ts';

export const newMatch: Table['newMatch'] = () => {
  throw new Error('newMatch is not written yet');
};
export const preset: Table['preset'] = () => {
  throw new Error('preset is not written yet');
};
export const secrets: Table['secrets'] = () => {
  throw new Error('secrets is not written yet');
};
export const setup: Table['setup'] = () => {
  throw new Error('setup is not written yet');
};
export const title: Table['title'] = () => {
  throw new Error('title is not written yet');
};
