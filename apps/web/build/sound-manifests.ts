import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ManifestProblem } from '@sightline/manifest';
import type { Plugin } from 'vite';

/** From where it is, and as it is: the configuration is bundled, and what it asks for here is not to be. */
export const ofGames = (file: string) =>
  import(pathToFileURL(join(import.meta.dirname, '../../../games', file)).href);

/** Refuses to build with a manifest that is wrong, and says in which file and field. */
export function soundManifests(): Plugin {
  return {
    name: 'sightline-sound-manifests',
    async buildStart() {
      const { problems } = (await ofGames('problems.ts')) as { problems(): Promise<ManifestProblem[]> };
      const found = await problems();
      const lines = found.map(({ file, field, says }) => `${file}: ${field}: ${says}.`);
      if (lines.length > 0) this.error(['The games are not in order:', ...lines].join('\n'));
    },
  };
}
