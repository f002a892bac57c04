import { defineConfig } from 'vite';
import { companions } from './build/companions.ts';
import { offline } from './build/offline.ts';
import { palettes } from './build/palettes.ts';
import { soundManifests } from './build/sound-manifests.ts';

export default defineConfig({
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // Nothing is inlined into script: fonts and icons are files of their own.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Boards and the parts that table and replay share are one file: in several they would be more bytes.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'board',
              test: /src\/(board|table|table\/parts)\/(?!chooser|\w*Dialog|TrackStrip|Coach|Curtain|WhyNot|Offers|EndOf|Disc|DieFace|burst|pace|measures|clock|TableClocks|Unasked|unasked|use-act|use-hidden|time\.)[^/]+\.tsx?$/,
              minShareCount: 2,
            },
            // What every page needs.
            {
              name: 'shell',
              test: /node_modules\/(preact|zustand|comlink)\/|src\/(app|icons|messages\/(?:parse-)?message|home\/use-asked|host\/(client|api)|table\/parts\/measures)[^/]*(\/[^/]+)?\.tsx?$/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
  // Written for React, shipped on Preact, which speaks the same language in a sixth of the bytes (ADR 9).
  resolve: {
    alias: {
      'react/jsx-runtime': 'preact/jsx-runtime',
      'react-dom/client': 'preact/compat/client',
      'react-dom': 'preact/compat',
      react: 'preact/compat',
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        // A game is played with all its rules, its table and its bots: together they are fewer bytes than apart. Boards
        // of areas go with the one game that is played on them.
        codeSplitting: {
          groups: [
            { name: (id) => /games\/([^/]+)\/(?!text|table\/lessons|manifest)/.exec(id)?.[1] ?? null },
            { name: 'engine', test: /engine\/(?!board\/src\/areas)/, priority: 1 },
          ],
        },
      },
    },
  },
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [soundManifests(), palettes(), companions(), offline()],
});
