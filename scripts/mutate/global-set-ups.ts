import { join, resolve } from 'node:path';

interface FloorConfig {
  readonly test?: { readonly name?: unknown; readonly globalSetup?: string | readonly string[] };
}

/**
 * What vitest would do before the tests of a floor, such as starting a database, done once for all runners: they
 * inherit what it leaves in the environment. Gives what undoes it.
 */
export async function runGlobalSetUps(root: string, path: string): Promise<() => Promise<void>> {
  const { default: config } = await import(join(root, 'vitest.config.ts'));
  const files = globalSetUpsOf(config.test.projects, path);
  const undo: (() => Promise<void> | void)[] = [];
  for (const file of files) {
    const stop = await (await import(resolve(root, file))).default();
    if (typeof stop === 'function') undo.push(stop);
  }
  return async () => {
    for (const stop of undo.splice(0).reverse()) await stop();
  };
}

/** Those of the floor that a path lies in, or of all floors below it. */
export function globalSetUpsOf(floors: readonly FloorConfig[], path: string): readonly string[] {
  const within = (part: string, whole: string) => `${part}/`.startsWith(`${whole}/`);
  const found = floors.flatMap(({ test }) => {
    const floor = typeof test?.name === 'string' ? test.name.replace(/ \(.*\)$/, '') : '';
    const { globalSetup = [] } = test ?? {};
    return within(path, floor) || within(floor, path) ? [globalSetup].flat() : [];
  });
  return [...new Set(found)];
}
