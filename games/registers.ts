/** The registers of what the games have in their boxes: asked by `npm run check` and by `sightline register`. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type ContentProblem, type NamesByKind, registerProblems } from '@sightline/content';
import { playable } from './index.ts';

const here = import.meta.dirname;

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
  const folders = playable.map(({ name }) => name).filter((name) => existsSync(pathOf(name)));
  return Promise.all(folders.map(registerOf));
}

const pathOf = (game: string): string => join(here, game, 'content/register.json');

async function registerOf(game: string): Promise<GameRegister> {
  const path = pathOf(game);
  const file = relative(join(here, '..'), path).replaceAll('\\', '/');
  const text = readFileSync(path, 'utf8');
  const { names } = (await import(`./${game}/content/register.ts`)) as { readonly names: NamesByKind };
  return { game, file, path, text, names, problems: registerProblems({ file, text }, names) };
}
