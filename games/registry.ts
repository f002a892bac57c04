/** Every game: a line each, under its folder's name in camel case. */
export { manifest as doom } from './doom/manifest.ts';
export { manifest as earthReborn } from './earth-reborn/manifest.ts';
export { manifest as fireteamZero } from './fireteam-zero/manifest.ts';
export { manifest as siege } from './siege/manifest.ts';
