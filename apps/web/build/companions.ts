import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompanionWords, GameCover, Manifest } from '@sightline/manifest';
import type { Plugin } from 'vite';
import { ofGames } from './sound-manifests.ts';

const HOUSE = join(import.meta.dirname, '../public/manifest.webmanifest');

/** A companion is installed as an app of its own: `assets/companion-GAME.webmanifest` says what it is called. */
export function companions(): Plugin {
  return {
    name: 'sightline-companions',
    apply: 'build',
    async generateBundle() {
      const { manifests } = (await ofGames('index.ts')) as { manifests: readonly Manifest[] };
      const house = JSON.parse(readFileSync(HOUSE, 'utf8')) as object;
      for (const { name, companion } of manifests)
        if (companion === true)
          this.emitFile({
            type: 'asset',
            fileName: `assets/companion-${name}.webmanifest`,
            source: JSON.stringify({ ...house, ...(await own(name)) }),
          });
    },
  };
}

async function own(name: string): Promise<object> {
  const { companion } = (await ofGames(`${name}/text/en/companion.ts`)) as { companion: CompanionWords };
  const { cover } = (await ofGames(`${name}/text/en/cover.ts`)) as { cover: GameCover };
  return {
    name: companion.title,
    short_name: cover.short,
    description: companion.about,
    id: `/companion/${name}`,
    start_url: `/#/companion/${name}`,
  };
}
