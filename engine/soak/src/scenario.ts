import type { Game, GameTypes } from '@sightline/kernel';

/** One way to set up a match. */
export interface ScenarioTable {
  readonly setup: unknown;
  readonly seats: number;
  readonly clocks?: readonly number[];
}

/** A game with the set-ups a soak should try. */
export interface Scenario<T extends GameTypes> {
  readonly game: Game<T>;
  table(random: (n: number) => number): ScenarioTable;
}

// biome-ignore lint/suspicious/noExplicitAny: a registry holds games of all types
export type AnyScenario = Scenario<any>;
