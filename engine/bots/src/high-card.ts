import {
  type Answer,
  type Data,
  defineGame,
  fields,
  type GameTypes,
  int,
  list,
  open,
  players,
  procedure,
  record,
  type Seen,
  working,
} from '@sightline/kernel';
import type { Balance } from './balance/plan.ts';
import type { Bot, BotQuestion } from './bot.ts';
import { randomBot } from './random-bot.ts';

const shape = fields({
  sides: open(list(record({ hand: list(int), points: int }))),
  round: open(int),
});

export interface HighCard extends GameTypes {
  state: Data<typeof shape>;
  seen: Seen<typeof shape>;
  statics: { rounds: number };
}

const main = procedure<HighCard>()('main', { laid: working(open(list(int))) });
main.steps('lay', 'compare').are({
  lay: {
    ask: 'sealed',
    seats: (g) => players(g.seats),
    choices: {
      lay: {
        form: 'one',
        candidates(g, _l, offer) {
          for (const card of g.state.sides[g.seat].hand) offer(card);
        },
        does(g, l, card) {
          const { hand } = g.state.sides[g.seat];
          hand.splice(hand.indexOf(card), 1);
          l.laid[g.seat] = card;
        },
      },
    },
  },
  compare(g, l) {
    const { sides } = g.state;
    sides[l.laid[0] > l.laid[1] ? 0 : 1].points++;
    l.laid = [];
    g.state.round++;
    if (g.state.round < g.statics.rounds) return 'lay';
    g.finish({ winners: [sides[0].points > sides[1].points ? 0 : 1], by: 'points' });
  },
});

/**
 * For tests: an attacker and a defender lay cards 1 to 5 against each other, the higher takes a point, and ties are
 * the defender's. So simple that every figure of a balance report can be told beforehand.
 */
export const highCard = defineGame<HighCard>({
  name: 'high-card',
  version: '7',
  seats: { least: 2, most: 2 },
  state: shape,
  streams: [],
  events: [],
  procedures: [],
  main,
  statics: (rounds) => ({ rounds: rounds as number }),
  begin(g) {
    for (let seat = 0; seat < 2; seat++) g.state.sides.push({ hand: [1, 2, 3, 4, 5], points: 0 });
  },
});

const handOf = ({ view }: BotQuestion<HighCard>): number[] =>
  view.state.sides[view.seat].hand.toSorted((a, b) => b - a);

/** Lays its best card. */
export const best: Bot<HighCard> = { name: 'best', answer: (q) => ['lay', handOf(q)[0]] };

/** Lays its second best card: the best bot beats it in every role, if there are fewer rounds than cards. */
export const second: Bot<HighCard> = {
  name: 'second',
  answer: (q) => ['lay', handOf(q)[1] ?? handOf(q)[0]],
};

const TITLES = ['one', 'two', 'three', 'four', 'five', 'six'];
const titleOf = (card: number): string => TITLES[card - 1];

export const highCardBalance: Balance<HighCard> = {
  game: highCard,
  levels: { random: randomBot(highCard), easy: second, normal: best },
  tables: () => [
    { name: 'one round', setup: 1, seats: 2 },
    { name: 'three rounds', setup: 3, seats: 2 },
  ],
  roles: () => ['attacker', 'defender'],
  rounds: (match) => match.position.state.round,
  cards: {
    titles: TITLES,
    use: (question: BotQuestion<HighCard>, [, card]: Answer) => ({
      playable: handOf(question).map(titleOf),
      played: [titleOf(card)],
    }),
  },
};
