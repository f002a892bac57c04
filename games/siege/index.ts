export { balance } from './balance.ts';
export { easy, normal, random } from './bots/bot.ts';
export { game } from './rules/game.ts';
export type { SiegeSetup } from './rules/match-setup.ts';
export type { Siege } from './rules/siege.ts';
export { scenario } from './scenario.ts';
