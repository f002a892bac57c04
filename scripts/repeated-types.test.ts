import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { repeatedTypes } from './repeated-types.mjs';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const found = () => repeatedTypes(root).found.map(({ name, files }) => `${name}: ${files.join(', ')}`);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sightline-types-'));
  for (const folder of ['apps', 'engine', 'examples', 'games', 'scripts']) mkdirSync(join(root, folder));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('an exported type whose name another file declares is found, whatever kind of type it is', () => {
  write('apps/web/src/match.ts', 'export interface Match<T> {}\nexport abstract class Row {}');
  write('engine/kernel/src/match.ts', 'export class Match {}');
  write('apps/web/src/row.tsx', 'export type Row = number;');
  write('scripts/reports.d.mts', 'export declare enum Part {}');
  write('engine/kernel/src/part.ts', 'export default interface Part {}');
  expect(found()).toEqual([
    'Match: apps/web/src/match.ts, engine/kernel/src/match.ts',
    'Part: engine/kernel/src/part.ts, scripts/reports.d.mts',
    'Row: apps/web/src/match.ts, apps/web/src/row.tsx',
  ]);
});

it('a type that is exported again, has a value of its name, or stays in its file is not', () => {
  write('engine/kernel/src/match.ts', 'export interface Match {}');
  write(
    'engine/kernel/src/index.ts',
    "export type { Match } from './match.ts';\nexport * from './match.ts';",
  );
  write('apps/web/src/match.ts', 'interface Match {}');
  write('apps/server/src/refusal.ts', 'export const Refusal = 1;\nexport type Refusal = typeof Refusal;');
  expect(found()).toEqual([]);
});

it('each game may have its own Decision beside the one of the engine, and only one', () => {
  write('engine/kernel/src/decision.ts', 'export interface Decision {}');
  write('games/chess/rules/decisions.ts', 'export type Decision = 1;');
  write('games/go/rules/decisions.ts', 'export type Decision = 2;');
  write('engine/small-games/src/bids/decisions.ts', 'export type Decision = 3;');
  expect(found()).toEqual([]);
  write('games/go/table/decisions.ts', 'export type Decision = 4;');
  expect(found()).toHaveLength(1);
});

it('each game may have its own Statics, and nothing outside the games', () => {
  write('games/chess/rules/statics.ts', 'export interface Statics {}');
  write('games/go/rules/statics.ts', 'export interface Statics {}');
  expect(found()).toEqual([]);
  write('engine/kernel/src/statics.ts', 'export interface Statics {}');
  expect(found()).toHaveLength(1);
});

it('no app may have a Decision of its own', () => {
  write('engine/kernel/src/decision.ts', 'export interface Decision {}');
  write('apps/web/src/decision.ts', 'export interface Decision {}');
  expect(found()).toHaveLength(1);
});

it('a word that two rulebooks use is one type in one game only', () => {
  write('games/chess/rules/mission.ts', 'export interface Mission {}');
  write('games/go/rules/mission.ts', 'export interface Mission {}');
  expect(found()).toHaveLength(1);
});

it('the sources of this repository are looked at', () => {
  const { files, found: repeated } = repeatedTypes(join(import.meta.dirname, '..'));
  expect(files).toBeGreaterThan(500);
  expect(repeated).toEqual([]);
});
