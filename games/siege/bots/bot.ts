import { type Bot, randomBot, read } from '@sightline/bots';
import type { SiegeDecision } from '../rules/decisions.ts';
import { game } from '../rules/game.ts';
import type { Siege } from '../rules/siege.ts';
import { act } from './act.ts';
import * as choose from './choices.ts';
import { answerClaim, objection } from './claims.ts';
import * as deploy from './deployment.ts';
import { banProfile, pickProfile } from './draft.ts';
import { announced, intercept, payExtra, react, save, unasked } from './reactions.ts';
import type { BotReading, SiegeAnswer, SiegePrompt } from './reading.ts';
import { EASY, NORMAL, type Skill } from './skill.ts';
import { chooseFirst, chooseLevel, chooseRecruit, chooseSection, fillInventory } from './together.ts';
import { turn, watchEntryway } from './turning.ts';

/** What each question of the game is answered by. */
const THOUGHTS: Readonly<Record<SiegePrompt, (r: BotReading) => SiegeAnswer>> = {
  'squadSelection.squad': deploy.chooseSquad,
  'squadSelection.inventory': deploy.chooseInventory,
  'draft.pick': pickProfile,
  'draft.ban': banProfile,
  'sectionSelection.first': chooseSection,
  'sectionSelection.second': chooseSection,
  'recruitChoice.choose': chooseRecruit,
  'jointInventory.choose': fillInventory,
  'objectivePlacement.place': deploy.placeObjective,
  'wallPlanning.plan': deploy.planWalls,
  'defenderDeployment.rearrange': deploy.rearrange,
  'defenderDeployment.reposition': deploy.keepPiece,
  'defenderDeployment.moveBarricade': deploy.keepPiece,
  'defenderDeployment.gadgets': deploy.chooseGadget,
  'defenderDeployment.place': deploy.placeGadget,
  'operatorDeployment.choose': deploy.chooseBody,
  'operatorDeployment.place': deploy.placeBody,
  'operatorDeployment.portraits': deploy.choosePortraits,
  'round.start': () => ['start'],
  'sectionOrder.choose': chooseFirst,
  'activationPhase.choose': choose.chooseOperator,
  'activation.act': act,
  'announcing.wait': announced,
  'reacting.react': react,
  'reacting.atOnce': react,
  'automaticOverwatch.turn': turn,
  'automaticOverwatch.watch': watchEntryway,
  'claim.answer': answerClaim,
  'claim.objection': objection,
  'reward.time': choose.takeTime,
  'reward.token': choose.placeToken,
  'shot.reroll': choose.chooseReroll,
  'suffer.save': save,
  'dispute.answer': choose.answerDispute,
  'exchange.fire': choose.fire,
  'exchange.fireBack': choose.fire,
  'drone.fly': choose.flyDrone,
  'laying.place': choose.layOverlay,
  'tacticalUse.arrow': choose.pointMine,
  'breachingRound.second': choose.secondSpace,
  'shockDrone.destroy': choose.shockPiece,
  'stim.heal': choose.heal,
  'hammerFollowUp.follow': choose.followHammer,
  'interception.react': intercept,
  'interception.think': intercept,
  'extraAction.decide': payExtra,
  'upkeep.reveal': choose.revealBeforeScoring,
  'levelUp.choose': chooseLevel,
};

/** The questions bots have thoughts about. */
export const PROMPTS: readonly string[] = Object.keys(THOUGHTS);

const thinking = (skill: Skill): Bot<Siege, SiegeDecision> => ({
  name: skill.name,
  answer(question) {
    return THOUGHTS[question.decision.prompt](read(question, skill));
  },
  unasked(question) {
    return unasked(read(question, skill));
  },
});

export const easy: Bot<Siege> = thinking(EASY);
export const normal: Bot<Siege> = thinking(NORMAL);
export const random: Bot<Siege> = randomBot(game);
/** By level, the one that fills in first. */
export const bots: Readonly<Record<string, Bot<Siege>>> = { normal, easy };
