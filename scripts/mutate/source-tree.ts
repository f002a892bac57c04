import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const IS_TEST = /\.(?:test|e2e)\.tsx?$/;
const IS_SUPPORT = /(?:^|\/)(?:testing|fixtures|e2e)\//;

/** The files of the repository and what they import. Paths are relative to its root. */
export class SourceTree {
  readonly root: string;
  /** all but what git ignores */
  readonly files: readonly string[];
  private readonly importers = new Map<string, string[]>();
  /** what programs and packages are made of */
  private readonly productive = new Set<string>();

  constructor(root: string) {
    this.root = root;
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    this.files = [...new Set(listed.split('\0'))].filter(
      (file) => file !== '' && existsSync(join(root, file)),
    );
    const packages = this.packages();
    const imports = new Map<string, string[]>();
    for (const file of this.files.filter(isCode)) {
      imports.set(file, this.importsOf(file, packages));
      for (const imported of imports.get(file) ?? [])
        this.importers.set(imported, [...(this.importers.get(imported) ?? []), file]);
    }
    const doors = new Set(packages.values());
    for (const file of imports.keys())
      if (!isTestOnly(file) && (doors.has(file) || !this.importers.has(file))) this.productive.add(file);
    for (const file of this.productive)
      for (const imported of imports.get(file) ?? []) this.productive.add(imported);
  }

  /** The sources under a path: no tests, and nothing that only tests import. */
  sources(path: string): string[] {
    const under = relative(this.root, resolve(this.root, path));
    return this.files.filter(
      (file) => isCode(file) && isUnder(file, under) && !isTestOnly(file) && this.productive.has(file),
    );
  }

  /** The test files under a path. */
  tests(path: string): string[] {
    const under = relative(this.root, resolve(this.root, path));
    return this.files.filter((file) => isUnitTest(file) && isUnder(file, under));
  }

  /** The test files that import a file, directly or by others; the nearest folders first. */
  testsOf(file: string): string[] {
    const seen = new Set([file]);
    for (const one of seen) for (const by of this.importers.get(one) ?? []) seen.add(by);
    return [...seen].filter(isUnitTest).sort(nearest(file));
  }

  /** The folder of the package a file belongs to. */
  packageOf(file: string): string {
    let folder = dirname(file);
    while (folder !== '.' && !existsSync(join(this.root, folder, 'package.json'))) folder = dirname(folder);
    return folder;
  }

  private packages(): ReadonlyMap<string, string> {
    const found = new Map<string, string>();
    for (const file of this.files.filter((one) => one.endsWith('package.json'))) {
      const { name, exports } = JSON.parse(readFileSync(join(this.root, file), 'utf8')) as {
        name?: string;
        exports?: Record<string, string>;
      };
      for (const [door, target] of Object.entries(exports ?? {}))
        if (name !== undefined && typeof target === 'string')
          found.set(join(name, door), join(dirname(file), target));
    }
    return found;
  }

  private importsOf(file: string, packages: ReadonlyMap<string, string>): string[] {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(this.root, file), 'utf8'), true, true);
    return importedFiles.flatMap(({ fileName }) => {
      const found = fileName.startsWith('.') ? join(dirname(file), fileName) : packages.get(fileName);
      return found === undefined ? [] : [found];
    });
  }
}

const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
const isUnitTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const isTestOnly = (file: string): boolean => IS_TEST.test(file) || IS_SUPPORT.test(file);
const isUnder = (file: string, folder: string): boolean =>
  folder === '' || file === folder || file.startsWith(`${folder}/`);

/** By how many folders lie between; a test of the same name is nearest of all. */
export function nearest(file: string): (a: string, b: string) => number {
  const own = file.replace(/\.tsx?$/, '.');
  const far = (test: string): number => {
    if (test.startsWith(own)) return -1;
    return relative(dirname(file), dirname(test)).split('/').filter(Boolean).length;
  };
  return (a, b) => far(a) - far(b) || (a < b ? -1 : 1);
}
