import { type Bot, randomBot, read } from '@sightline/bots';
import type { Answer, Decision, Prompt } from '../rules/decisions.ts';
import type { Doom } from '../rules/doom.ts';
import { game } from '../rules/game.ts';
import * as choose from './choices.ts';
import { demonAct } from './demon-act.ts';
import { marineAct } from './marine-act.ts';
import { spend, strike, takeOffered } from './out-of-turn.ts';
import type { BotReading } from './reading.ts';
import { EASY, NORMAL, type Skill } from './skill.ts';
import { useWindow } from './windows.ts';

/** What each question of the game is answered by. */
const THOUGHTS: Readonly<Record<Prompt, (r: BotReading) => Answer>> = {
  'setUp.class': choose.chooseClass,
  'setUp.weapons': choose.chooseWeapons,
  'setUp.stack': (r) => choose.anyOf(r, 'stack'),
  'setUp.leader': choose.chooseLeader,
  'setUp.invasion': choose.chooseInvasion,
  'setUp.events': choose.chooseEvents,
  'status.argent': choose.discardForArgent,
  'gainArgent.place': choose.placeArgent,
  'summoning.distribute': choose.placeArgent,
  'summoning.moveStored': choose.placeArgent,
  'summoning.group': choose.chooseGroup,
  'summoning.place': choose.placeDemon,
  'spawning.place': choose.placeDemon,
  'threat.turn': (r) => choose.choosePortal(r, 'turn'),
  'threat.summon': (r) => choose.choosePortal(r, 'summon'),
  'activationPhase.invader': choose.chooseType,
  'typeActivation.choose': choose.chooseDemon,
  'demonActivation.act': demonAct,
  'marineActivation.act': marineAct,
  'moment.use': useWindow,
  'attack.stunned': choose.removeDie,
  'attack.cover': choose.chooseCover,
  'strikeNow.strike': strike,
  'spendNow.move': spend,
  'respawn.teleporter': choose.chooseRespawn,
  'respawn.space': choose.chooseRespawn,
  'displacement.demons': (r) => choose.chooseNearest(r, 'displace', 1),
  'displacement.marines': (r) => choose.chooseNearest(r, 'displace', 1),
  'slay.choose': (r) => choose.chooseNearest(r, 'drop', 0),
  'scout.decide': choose.chooseScout,
  'offerItem.take': takeOffered,
};

/** The questions bots have thoughts about. */
export const PROMPTS: readonly string[] = Object.keys(THOUGHTS);

const thinking = (skill: Skill): Bot<Doom, Decision> => ({
  name: skill.name,
  answer(question) {
    return THOUGHTS[question.decision.prompt](read(question, skill));
  },
});

export const easy: Bot<Doom> = thinking(EASY);
export const normal: Bot<Doom> = thinking(NORMAL);
export const random: Bot<Doom> = randomBot(game);
/** By level, the one that fills in first. */
export const bots: Readonly<Record<string, Bot<Doom>>> = { normal, easy };
