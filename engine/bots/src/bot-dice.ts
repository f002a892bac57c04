import { dice, type Seat, type Seed, seedFrom } from '@sightline/kernel';

/**
 * A bot's dice for one answer, after so many inputs. They depend on nothing but the match's own seed for bots and the
 * moment, so that a match that was closed and opened again goes on as it would have; and they tell nothing of the
 * match's draws.
 */
export const botDice = (botSeed: Seed, inputs: number, seat: Seat): ((faces: number) => number) =>
  dice(Number.parseInt(seedFrom(`bot ${botSeed} ${inputs} ${seat}`).slice(0, 8), 16));
