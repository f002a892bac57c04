export type { Fireteam } from './rules/fireteam.ts';
export { game } from './rules/game.ts';
export * from './rules/operations.ts';
export type { FireteamSetup } from './rules/statics.ts';
export { scenario } from './scenario.ts';
