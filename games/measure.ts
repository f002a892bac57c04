import type { AnyBalance } from '@sightline/bots';
import type { AnyScenario } from '@sightline/soak';
import { gamesWith } from './with-file.ts';

/** The set-ups that the soak tries. */
export const scenarioOf = async (game: string): Promise<AnyScenario> =>
  (await import(`./${game}/scenario.ts`)).scenario;

/** Of every game that has some. */
export const scenarios = (): Promise<readonly AnyScenario[]> =>
  Promise.all(gamesWith('scenario.ts').map(scenarioOf));

/** The matches by which the balance is measured, of every game that has some. */
export const balances = (): Promise<readonly AnyBalance[]> =>
  Promise.all(gamesWith('balance.ts').map(async (game) => (await import(`./${game}/balance.ts`)).balance));
