import type { Answer as AnyAnswer, DecisionOf, PromptOf, VerbOf } from '@sightline/kernel';
import type { momentSteps } from './abilities/moment.ts';
import type { activationPhaseSteps, scoutSteps } from './activation-phase.ts';
import type { gainArgentSteps } from './argent.ts';
import type { attackSteps } from './attack.ts';
import type { slaySteps } from './death.ts';
import type { demonActivationSteps, typeActivationSteps } from './demon-activation.ts';
import type { displacementSteps } from './displacement.ts';
import type { marineActivationSteps } from './marine-activation.ts';
import type { offerItemSteps, spendNowSteps, strikeNowSteps } from './out-of-turn.ts';
import type { respawnSteps } from './respawn.ts';
import type { setUpSteps } from './set-up.ts';
import type { statusSteps } from './status-phase.ts';
import type { spawningSteps, summoningSteps } from './summoning.ts';
import type { threatSteps } from './threat.ts';

/** Every question of DOOM, by its prompt: what it is about, and the verbs that answer it. */
export type Decision = DecisionOf<
  | typeof activationPhaseSteps
  | typeof attackSteps
  | typeof demonActivationSteps
  | typeof displacementSteps
  | typeof gainArgentSteps
  | typeof marineActivationSteps
  | typeof momentSteps
  | typeof offerItemSteps
  | typeof respawnSteps
  | typeof scoutSteps
  | typeof setUpSteps
  | typeof slaySteps
  | typeof spawningSteps
  | typeof spendNowSteps
  | typeof statusSteps
  | typeof strikeNowSteps
  | typeof summoningSteps
  | typeof threatSteps
  | typeof typeActivationSteps
>;
export type Prompt = PromptOf<Decision>;
export type Verb = VerbOf<Decision>;
export type Answer = AnyAnswer<Verb>;
export type ChoiceOffer = Decision['choices'][number];
