import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { instrument, type Numbered } from './instrument.ts';
import type { SourceTree } from './source-tree.ts';

export interface FileMutant extends Numbered {
  readonly file: string;
}

/**
 * A copy of the repository with the mutants built in: the repository itself is never touched. Packages from outside
 * are linked, those of the repository are the copy's own.
 */
export class CopiedTree {
  readonly root: string;

  constructor(tree: SourceTree, mutants: readonly FileMutant[], read: (file: string) => string) {
    this.root = mkdtempSync(join(tmpdir(), 'sightline-mutate-'));
    for (const file of tree.files) {
      mkdirSync(dirname(join(this.root, file)), { recursive: true });
      cpSync(join(tree.root, file), join(this.root, file));
    }
    for (const folder of new Set(['.', ...tree.files.map((file) => tree.packageOf(file))]))
      linkPackages(join(tree.root, folder, 'node_modules'), join(this.root, folder, 'node_modules'));
    const probe = join(this.root, 'scripts/mutate/probe.ts');
    for (const [file, own] of Map.groupBy(mutants, (m) => m.file))
      writeFileSync(join(this.root, file), instrument(read(file), own, probe));
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

function linkPackages(from: string, to: string): void {
  const entries = readdirOf(from);
  if (entries.length > 0) mkdirSync(to, { recursive: true });
  for (const entry of entries) {
    const target = join(from, entry.name);
    // A relative link leads to a package of the repository: in the copy, to the copy's.
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(target), join(to, entry.name));
    else if (entry.name.startsWith('@')) linkPackages(target, join(to, entry.name));
    else symlinkSync(target, join(to, entry.name));
  }
}

function readdirOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
