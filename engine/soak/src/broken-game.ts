import {
  bool,
  type Check,
  type Data,
  defineGame,
  event,
  fields,
  type GameRules,
  type GameTypes,
  int,
  list,
  NOBODY,
  only,
  open,
  type Play,
  pile,
  procedure,
  type Seen,
  secret,
} from '@sightline/kernel';
import type { Scenario } from './scenario.ts';

const CARDS = 12;

const shape = fields({
  turn: open(int),
  marks: open(list(int)),
  /** which of two cups hides the pea: seat 0 knows */
  cup: secret(int, [0, 1]),
  pot: open(bool),
  deck: pile('cards'),
  hand: pile('cards'),
});

interface Cups extends GameTypes {
  state: Data<typeof shape>;
  seen: Seen<typeof shape>;
  statics: object;
}
export type CupsPlay = Play<Cups>;

export const said = event('said', { what: 'open' });
export const whispered = event('whispered', { what: 'secret' });

/** Where a game may go wrong; each place is right by default. */
export interface Sabotage {
  /** in an act of the seat whose turn it is */
  act?(g: CupsPlay): void;
  /** whether seat 0 is asked to react to what seat 1 does */
  reacts?(g: CupsPlay): boolean;
  assured?: readonly Check<Cups>[];
  /** says that what is answered stays hidden */
  hidden?: true;
  /** parts of the game's rules put in place of the right ones */
  rules?: Partial<GameRules<Cups>>;
}

/** A sound little game of secrets, to be broken in one place: so that each detector is seen to detect. */
export function cups(sabotage: Sabotage): Scenario<Cups> {
  const main = procedure<Cups>()('round');
  main.steps('prepare', 'act', 'react', 'end').are({
    prepare(g) {
      for (let c = 0; c < CARDS; c++) g.add(g.state.deck, c, NOBODY);
      g.shuffle('deck', g.state.deck);
      g.hide(g.state.cup, g.draw('deck', 2), only(0));
    },
    act: {
      ask: 'one',
      seat: (g) => g.state.turn % 2,
      ...(sabotage.hidden ? { hidden: true } : {}),
      choices: {
        mark: {
          form: 'one',
          candidates: (_g, _l, offer) => {
            for (let n = 0; n < 3; n++) offer(n);
          },
          assured: sabotage.assured ?? [],
          does(g, _l, n) {
            g.state.marks.push(n);
            sabotage.act?.(g);
            g.emit(said, { what: n });
          },
        },
        take: {
          form: 'confirm',
          checks: [{ rule: 'CU-01', holds: (g) => g.state.deck.items.length > 0 }],
          does(g) {
            g.move(g.state.deck, g.state.deck.items.length - 1, g.state.hand, only(g.seat));
          },
        },
      },
    },
    react: {
      ask: 'open',
      seats: (g) => (g.state.turn % 2 === 1 ? only(0) : 0),
      mayHave: (g) => sabotage.reacts?.(g) ?? true,
      choices: {
        pot: {
          form: 'confirm',
          checks: [
            {
              rule: 'CU-02',
              holds: (g) => !g.state.pot && g.state.cup.value === 0 && sabotage.reacts === undefined,
            },
          ],
          does(g) {
            g.state.pot = true;
          },
        },
      },
    },
    end(g) {
      g.state.turn++;
      if (g.state.turn === 30) g.finish({ winners: [], by: 'CU-03' });
      return 'act';
    },
  });
  const game = defineGame<Cups>({
    name: 'cups',
    version: '1',
    seats: { least: 2, most: 2 },
    state: shape,
    streams: ['deck'],
    secretStreams: ['deck'],
    events: [said, whispered],
    procedures: [],
    main,
    statics: () => ({}),
    deckContents: () => Array.from({ length: CARDS }, (_, i) => i),
    ...sabotage.rules,
  });
  return { game, table: () => ({ setup: null, seats: 2 }) };
}
