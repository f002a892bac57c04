/** The registers of what the games have in their boxes: asked by `npm run check` and by `sightline register`. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type ContentProblem, type NamesByKind, registerProblems } from '@sightline/content';
import { gamesWith } from './with-file.ts';

const here = import.meta.dirname;
const FILE = 'content/register.json';

export interface GameRegister {
  readonly game: string;
  /** as the repository names it */
  readonly file: string;
  readonly path: string;
  readonly text: string;
  /** the content that there is, by kind */
  readonly names: NamesByKind;
  readonly problems: readonly ContentProblem[];
}

/** Of every game that keeps one. */
export async function registers(): Promise<readonly GameRegister[]> {
  return Promise.all(gamesWith(FILE).map(registerOf));
}

async function registerOf(game: string): Promise<GameRegister> {
  const path = join(here, game, FILE);
  const file = relative(join(here, '..'), path).replaceAll('\\', '/');
  const text = readFileSync(path, 'utf8');
  const { names } = (await import(`./${game}/content/register.ts`)) as { readonly names: NamesByKind };
  return { game, file, path, text, names, problems: registerProblems({ file, text }, names) };
}
