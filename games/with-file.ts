import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { manifests } from './index.ts';

/** The games in whose folder there is this file: one that is only announced may have it already. */
export const gamesWith = (file: string): readonly string[] =>
  manifests.map(({ name }) => name).filter((name) => existsSync(join(import.meta.dirname, name, file)));
