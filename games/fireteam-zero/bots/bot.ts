import { type Bot, type BotQuestion, optionsOf, randomBot, read, type Thought } from '@sightline/bots';
import type { Role } from '../content/card-types.ts';
import type { Decision, Prompt } from '../rules/decisions.ts';
import type { Fireteam } from '../rules/fireteam.ts';
import { game } from '../rules/game.ts';
import { callOut } from './call-out.ts';
import * as choose from './choices.ts';
import { heroTurn } from './hero-turn.ts';
import { type BotReading, type ReasonedAnswer, reasoned } from './reading.ts';
import { EASY, NORMAL, type Skill } from './skill.ts';
import { react, stepIn } from './windows.ts';

/** What each question of the game is answered by. */
const THOUGHTS: Readonly<Record<Prompt, (r: BotReading) => ReasonedAnswer>> = {
  'setUp.hero': (r) => choose.anyOf(r, 'hero'),
  'setUp.upgrades': (r) => choose.anyOfThem(r, 'upgrades'),
  'setUp.focuses': (r) => choose.anyOfThem(r, 'focuses'),
  'tactics.propose': choose.propose,
  'tactics.decide': choose.decide,
  'tactics.offer': () => reasoned('any', 'draw'),
  'heroTurn.stand': choose.stand,
  'heroTurn.act': heroTurn,
  'specialMove.step': choose.specialMove,
  'forcedMove.escort': choose.escort,
  'push.step': choose.push,
  'attackAction.target': choose.target,
  'aim.aim': choose.aim,
  'attack.stepIn': stepIn,
  'attack.whoStepsIn': choose.whoStepsIn,
  'attack.reroll': choose.reroll,
  'discard.choose': (r) => choose.giveUp(r, 'discard'),
  'ambush.choose': choose.ambusher,
  // In which order they come hardly matters.
  'activateMonsters.choose': () => reasoned('any', 'rest'),
  'monsterMove.step': choose.monsterStep,
  'completeObjective.coin': () => reasoned('any', 'turn'),
  'moment.react': react,
  'carryOut.pay': (r) => choose.giveUp(r, 'pay'),
  'carryOut.choose': choose.chooseTarget,
  'chooseOption.choose': choose.chooseOption,
  'scout.decide': choose.scout,
};

/** The questions bots have thoughts about. */
export const PROMPTS: readonly string[] = Object.keys(THOUGHTS);

/** A bot that can say why: the log tells it. */
export interface TalkingBot extends Bot<Fireteam> {
  think(question: BotQuestion<Fireteam>): Thought;
}

function thinking(skill: Skill): TalkingBot {
  return {
    name: skill.name,
    think(question: BotQuestion<Fireteam, Decision>) {
      const reading = read(question, skill);
      const said = THOUGHTS[question.decision.prompt](reading);
      return { answer: said.answer, why: callOut(reading, said) };
    },
    answer(question) {
      return this.think(question).answer;
    },
  };
}

/** A bot that takes a hero of this role, if it is still free: for measuring what a role is worth. */
export const playing = (bot: Bot<Fireteam>, role: Role): Bot<Fireteam> => ({
  name: `${bot.name} ${role}`,
  answer(question: BotQuestion<Fireteam, Decision>) {
    const { decision, statics } = question;
    if (decision.prompt !== 'setUp.hero') return bot.answer(question);
    const wanted = optionsOf(read(question, NORMAL), 'hero').filter(
      ([card]) => statics.box.content.heroes[card].role === role,
    );
    return wanted.length === 0 ? bot.answer(question) : ['hero', ...wanted[question.random(wanted.length)]];
  },
});

export const easy: TalkingBot = thinking(EASY);
export const normal: TalkingBot = thinking(NORMAL);
export const random: Bot<Fireteam> = randomBot(game);
/** By level, the one that fills in first. */
export const bots: Readonly<Record<string, Bot<Fireteam>>> = { normal, easy };
