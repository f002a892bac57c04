export { balance } from './balance.ts';
export { easy, normal, random } from './bots/bot.ts';
export type { Fireteam } from './rules/fireteam.ts';
export { game } from './rules/game.ts';
export * from './rules/operations.ts';
export type { FireteamSetup } from './rules/statics.ts';
export { scenario } from './scenario.ts';
