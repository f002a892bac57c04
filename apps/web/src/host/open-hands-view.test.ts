import {
  type Data,
  defineGame,
  fields,
  type GameTypes,
  int,
  list,
  Match,
  only,
  open,
  opt,
  players,
  procedure,
  record,
  type Seen,
  SPECTATOR,
  secret,
  seedFrom,
  working,
} from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { openHandsView } from './open-hands-view.ts';
import { raid } from './testing/raid.ts';

const match = Match.start(raid, { setup: { rounds: 1 }, seats: 3, seed: seedFrom('all eyes') });

describe('the view with open hands', () => {
  it('see every hand', () => {
    const { hands } = openHandsView(match.position).state;
    hands.forEach((hand, seat) => {
      expect(hand.items).toEqual(match.position.state.hands[seat].items);
    });
  });

  it('see nothing that nobody may see', () => {
    const { deck } = openHandsView(match.position).state;
    expect(deck.items).toHaveLength(24 - 6);
    expect(deck.items.every((item) => item === null)).toBe(true);
  });

  it('belong to no seat: nobody is asked', () => {
    const { seat, decision, awaiting } = openHandsView(match.position);
    expect([seat, decision, awaiting]).toEqual([SPECTATOR, null, [0]]);
  });

  it('say the same as any view where nothing is hidden', () => {
    const { at, score, round, trades } = openHandsView(match.position).state;
    expect({ at, score, round, trades }).toEqual({ at: [0, 0, 0], score: [0, 0, 0], round: 0, trades: [] });
  });
});

interface Vaults extends GameTypes {
  state: Data<typeof vaults>;
  seen: Seen<typeof vaults>;
  statics: Record<never, never>;
}
const vaults = fields({
  vault: open(opt(record({ left: secret(int, [0, 1]), right: secret(int, [0, 1]) }))),
});
const main = procedure<Vaults>()('main', { bids: working(open(list(int))) });
main.steps('bid').are({
  bid: {
    ask: 'sealed',
    seats: (g) => players(g.seats),
    choices: { bid: { form: 'amount', least: () => 0, most: () => 9, does: () => {} } },
  },
});
const game = defineGame<Vaults>({
  name: 'vaults',
  version: '1',
  seats: { least: 2, most: 2 },
  state: vaults,
  streams: [],
  events: [],
  procedures: [],
  main,
  statics: () => ({}),
  begin(g) {
    g.state.vault = { left: { value: 1, known: only(0) }, right: { value: 1, known: only(1) } };
  },
});

describe('the view with open hands, where one thing is known by one and another by the other', () => {
  const vault = Match.start(game, { setup: null, seats: 2, seed: seedFrom('vaults') });

  it('see both', () => {
    expect(openHandsView(vault.position).state.vault).toMatchObject({
      left: { value: 1 },
      right: { value: 1 },
    });
  });

  it('see answers that are sealed for the others', () => {
    vault.submit({ kind: 'answer', seat: 1, decision: 0, answer: ['bid', 7], at: 0 });
    expect(vault.view().stack[0].sealed).toEqual([null, null]);
    expect(openHandsView(vault.position).stack[0].sealed).toEqual([null, ['bid', 7]]);
  });
});
