import type { AboutFieldOf, Answer as AnyAnswer, DecisionOf, PromptOf, VerbOf } from '@sightline/kernel';
import type { ambushSteps } from './ambush.ts';
import type { aimSteps, attackActionSteps } from './attack.ts';
import type { attackSteps } from './attack-sequence.ts';
import type { carryOutSteps, chooseOptionSteps, scoutSteps } from './carry-out.ts';
import type { heroTurnSteps } from './hero-phase.ts';
import type { discardSteps } from './knockdown.ts';
import type { momentSteps } from './moments.ts';
import type { monsterMoveSteps } from './monster-movement.ts';
import type { activateMonstersSteps } from './monster-order.ts';
import type { forcedMoveSteps, pushSteps, specialMoveSteps } from './movement.ts';
import type { completeObjectiveSteps } from './objectives.ts';
import type { setUpSteps } from './set-up.ts';
import type { tacticsSteps } from './tactics-phase.ts';

/** Every question of Fireteam Zero, by its prompt: what it is about, and the verbs that answer it. */
export type Decision = DecisionOf<
  | typeof activateMonstersSteps
  | typeof aimSteps
  | typeof ambushSteps
  | typeof attackSteps
  | typeof attackActionSteps
  | typeof carryOutSteps
  | typeof chooseOptionSteps
  | typeof completeObjectiveSteps
  | typeof discardSteps
  | typeof forcedMoveSteps
  | typeof heroTurnSteps
  | typeof momentSteps
  | typeof monsterMoveSteps
  | typeof pushSteps
  | typeof scoutSteps
  | typeof setUpSteps
  | typeof specialMoveSteps
  | typeof tacticsSteps
>;
export type Prompt = PromptOf<Decision>;
export type Verb = VerbOf<Decision>;
export type AboutField = AboutFieldOf<Decision>;
export type Answer = AnyAnswer<Verb>;
export type ChoiceOffer = Decision['choices'][number];
