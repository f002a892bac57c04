import { type Bot, randomBot } from '@sightline/bots';
import { type Race, race } from '@sightline/small-games';
import type { ServerGame } from '../shelf.ts';

/** Strides on, and never calls anybody out. */
const runner: Bot<Race> = {
  name: 'runner',
  answer({ decision: { choices }, view }) {
    const offers = (verb: string) => choices.some((c) => c.verb === verb);
    if (offers('step')) return ['step'];
    if (offers('activate')) return ['activate', view.state.teams[view.seat].findIndex((r) => !r.activated)];
    return [
      choices[0].verb,
      ...('numbers' in choices[0] ? choices[0].numbers.slice(0, choices[0].each) : []),
    ];
  },
};

/**
 * The small game of clocks, for tests: its set-up says which there are. The mission is the set-up, as text. One bot calls
 * out whenever it may, the other never does.
 */
export const raceGame: ServerGame<Race> = {
  game: race,
  bots: { random: randomBot(race), runner, caller: { ...runner, name: 'caller', unasked: () => ['call'] } },
  setup: ({ mission }) => JSON.parse(mission) as unknown,
  abridged: () => null,
  preset: () => null,
  sides: () => [0, 1],
  title: 'Clock',
};
