import { join } from 'node:path';
import { defineConfig } from 'vite';
import { offline } from './build/offline.ts';

export default defineConfig({
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // Nothing is inlined into script: fonts and icons are files of their own.
    assetsInlineLimit: 0,
  },
  // Written for React, shipped on Preact, which speaks the same language in a sixth of the bytes (ADR 9).
  resolve: {
    alias: {
      'react/jsx-runtime': 'preact/jsx-runtime',
      'react-dom/client': 'preact/compat/client',
      'react-dom': 'preact/compat',
      react: 'preact/compat',
      '@formatjs/icu-skeleton-parser': join(import.meta.dirname, 'build/no-skeletons.ts'),
    },
  },
  worker: { format: 'es' },
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [offline()],
});
