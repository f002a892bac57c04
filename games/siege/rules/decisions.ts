import type { DecisionOf } from '@sightline/kernel';
import type { activationSteps, completingSteps } from './activation.ts';
import type { automaticOverwatchSteps } from './automatic-overwatch.ts';
import type { blastSteps, claymoreBlastSteps } from './blast.ts';
import type { claimSteps } from './claims.ts';
import type { destroyingSteps, destructionSteps } from './destroy.ts';
import type { disputeSteps, exchangeSteps } from './disputes.ts';
import type { draftSteps } from './draft.ts';
import type { droneSteps } from './drone.ts';
import type { enteringSteps } from './entering.ts';
import type { objectivePlacementSteps, wallPlanningSteps } from './forward-planning.ts';
import type { defenderDeploymentSteps } from './gadget-deployment.ts';
import type { jointInventorySteps } from './joint-inventory.ts';
import type { layingSteps } from './laying.ts';
import type { levelUpSteps } from './level-up.ts';
import type { operatorDeploymentSteps } from './operator-deployment.ts';
import type { announcingSteps, reactingSteps } from './reactions.ts';
import type { demandSteps } from './reveal-demands.ts';
import type { rewardSteps } from './rewards.ts';
import type { activationPhaseSteps, roundSteps } from './round.ts';
import type { sectionOrderSteps } from './section-order.ts';
import type { recruitChoiceSteps, sectionSelectionSteps } from './section-selection.ts';
import type { setUpSteps } from './set-up.ts';
import type { shotSteps } from './shooting.ts';
import type { breachingRoundSteps } from './special-gadgets/ash.ts';
import type { stimSteps } from './special-gadgets/doc.ts';
import type { extraActionSteps } from './special-gadgets/extra-action.ts';
import type { interceptionSteps } from './special-gadgets/jager.ts';
import type { entryDenialSteps } from './special-gadgets/kapkan.ts';
import type { hammerFollowUpSteps } from './special-gadgets/sledge.ts';
import type { shockDroneSteps } from './special-gadgets/twitch.ts';
import type { specialUseSteps } from './special-gadgets/use.ts';
import type { squadSelectionSteps } from './squad-selection.ts';
import type { tacticalUseSteps } from './tactical-gadgets.ts';
import type { throwingSteps } from './throwing.ts';
import type { upkeepSteps } from './upkeep.ts';
import type { sufferSteps } from './wounds.ts';

/** Every question of the game: its prompts, verbs, and what they are about. */
export type SiegeDecision = DecisionOf<
  | typeof objectivePlacementSteps
  | typeof wallPlanningSteps
  | typeof squadSelectionSteps
  | typeof operatorDeploymentSteps
  | typeof defenderDeploymentSteps
  | typeof activationPhaseSteps
  | typeof activationSteps
  | typeof announcingSteps
  | typeof automaticOverwatchSteps
  | typeof blastSteps
  | typeof breachingRoundSteps
  | typeof claimSteps
  | typeof claymoreBlastSteps
  | typeof completingSteps
  | typeof demandSteps
  | typeof destroyingSteps
  | typeof destructionSteps
  | typeof disputeSteps
  | typeof draftSteps
  | typeof droneSteps
  | typeof enteringSteps
  | typeof entryDenialSteps
  | typeof exchangeSteps
  | typeof extraActionSteps
  | typeof hammerFollowUpSteps
  | typeof interceptionSteps
  | typeof layingSteps
  | typeof levelUpSteps
  | typeof reactingSteps
  | typeof rewardSteps
  | typeof roundSteps
  | typeof sectionOrderSteps
  | typeof jointInventorySteps
  | typeof recruitChoiceSteps
  | typeof sectionSelectionSteps
  | typeof setUpSteps
  | typeof shockDroneSteps
  | typeof shotSteps
  | typeof specialUseSteps
  | typeof stimSteps
  | typeof sufferSteps
  | typeof tacticalUseSteps
  | typeof throwingSteps
  | typeof upkeepSteps
>;
