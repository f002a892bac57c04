import { zzfx } from 'zzfx';

export const synthesise = (parameters: readonly (number | undefined)[]): void => {
  zzfx(...parameters);
};
