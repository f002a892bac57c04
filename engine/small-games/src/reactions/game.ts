import { call, defineGame, members, NOBODY, players, procedure, SetupError } from '@sightline/kernel';
import type { Scenario } from '@sightline/soak';
import { attack } from './attack.ts';
import { CARDS } from './cards.ts';
import { attacked, drawCard, drew, type Reactions, reacted, reshuffled, shape, wounded } from './state.ts';

const HEALTH = 6;
const FIRST_HAND = 3;
const LARGEST_HAND = 4;
const NIGHTS = 8;

const siege = procedure<Reactions>()('siege');
siege.steps('deal', 'night', 'morning').are({
  deal(g) {
    g.shuffle('cards', g.state.deck);
    for (let n = 0; n < FIRST_HAND; n++) for (let seat = 0; seat < g.seats; seat++) drawCard(g, seat);
  },
  night: () => call(attack, {}),
  morning(g) {
    g.state.hands.forEach((hand, seat) => {
      if (hand.items.length < LARGEST_HAND) drawCard(g, seat);
    });
    g.state.night++;
    if (g.state.night < NIGHTS) return 'night';
    g.finish({ winners: members(players(g.seats)), by: 'RE-11' });
  },
});

export const game = defineGame<Reactions>({
  name: 'reactions',
  version: '1',
  seats: { least: 2, most: 4 },
  state: shape,
  streams: ['cards', 'attacks'],
  secretStreams: ['cards'],
  events: [attacked, reacted, wounded, reshuffled, drew],
  procedures: [attack],
  main: siege,
  statics(setup) {
    if (setup !== null) throw new SetupError('there is nothing to set up but the number of seats');
    return {};
  },
  begin(g) {
    g.state.deck = { items: CARDS.slice(), known: CARDS.map(() => NOBODY) };
    for (let seat = 0; seat < g.seats; seat++) {
      g.state.hands.push({ items: [], known: [] });
      g.state.health.push(HEALTH);
    }
  },
  deckContents: () => CARDS,
  // Who gives up reacts no more; the others fight on.
  resign() {},
});

export const scenario: Scenario<Reactions> = {
  game,
  table(random) {
    const seats = random(3) === 0 ? 2 + random(2) : 4;
    const untimed = { setup: null, seats };
    return random(4) > 0 ? untimed : { ...untimed, clocks: Array.from({ length: seats }, () => 40_000) };
  },
};
