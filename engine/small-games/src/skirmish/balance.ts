import { type Balance, type Bot, type BotQuestion, randomBot } from '@sightline/bots';
import { type Answer, type Game, optionsFor } from '@sightline/kernel';
import * as skirmishBoard from './board.ts';
import { skirmish } from './game.ts';

type Skirmish = typeof skirmish extends Game<infer T> ? T : never;

const anything = randomBot(skirmish);

/** What a verb offers, or nothing. */
const offered = ({ decision }: BotQuestion<Skirmish>, verb: string): readonly number[][] =>
  optionsFor(decision, verb);

/** Shoots whenever it can, and goes where the enemies are. */
const shooter: Bot<Skirmish> = {
  name: 'shooter',
  answer(question) {
    const { figures } = question.view.state;
    const shots = offered(question, 'attack');
    if (shots.length > 0) return ['attack', ...shots[question.random(shots.length)]];
    const enemies = figures.filter((f) => f.side !== question.view.seat && f.hp > 0);
    const far = ([, to]: readonly number[]): number =>
      Math.min(...enemies.map((f) => skirmishBoard.distance(to, f.at)));
    const [step] = offered(question, 'step').toSorted((a, b) => far(a) - far(b));
    return ['step', ...step];
  },
};

/** Every second time it forgets what it is there for. */
const dreamer: Bot<Skirmish> = {
  name: 'dreamer',
  answer: (question) => (question.random(2) === 0 ? shooter : anything).answer(question),
};

/** The yardstick again: the smallest game of squads on squares, to try the measurement on. */
export const skirmishBalance: Balance<Skirmish> = {
  game: skirmish,
  levels: { random: anything, easy: dreamer, normal: shooter },
  tables: () => [{ name: 'field', setup: null, seats: 2, share: 1 }],
  roles: () => ['first', 'second'],
  rounds: (match) => Math.ceil(match.position.state.turn / 2),
  // A skirmish has no cards; its two verbs are played like them.
  cards: {
    titles: ['step', 'attack'],
    use: ({ decision }, [verb]: Answer) => ({
      playable: decision.choices.map((c) => c.verb),
      played: [verb],
    }),
  },
};
