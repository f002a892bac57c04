export { balance } from './balance.ts';
export { easy, normal, random } from './bots/bot.ts';
export type { Doom } from './rules/doom.ts';
export { game } from './rules/game.ts';
export * from './rules/operations.ts';
export type { DoomSetup } from './rules/statics.ts';
export { scenario } from './scenario.ts';
export { messages } from './text/index.ts';
