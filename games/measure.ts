import type { AnyBalance } from '@sightline/bots';
import type { AnyScenario } from '@sightline/soak';

/** The set-ups that the soak tries. */
export const scenarioOf = async (game: string): Promise<AnyScenario> =>
  (await import(`./${game}/scenario.ts`)).scenario;

/** The matches by which the balance is measured. */
export const balanceOf = async (game: string): Promise<AnyBalance> =>
  (await import(`./${game}/balance.ts`)).balance;
