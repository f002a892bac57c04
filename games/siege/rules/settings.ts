import { DICE_SETS, type DiceSet } from '../content/dice.ts';

/** What players agree on before a match (chapter "Settings" of the rules): public, and the same to its end. */
export interface MatchSettings {
  /** SG-OVR-06 */
  readonly forwardPlanning: boolean;
  readonly advancedTactics: boolean;
  /** SG-TIM, SG-NOA */
  readonly clock: ClockKind;
  /** by squad (SG-TIM-01) */
  readonly speed: readonly [Speed, Speed];
  /** SG-DIG-01 */
  readonly losMode: LosMode;
  /** SG-LOS-26 */
  readonly wallModel: WallModel;
  /** SG-LOS-29 */
  readonly touchingSmokeBlocks: boolean;
  /** SG-KEY-38 */
  readonly smokeBlocksDeployables: boolean;
  /** SG-RIP-12 */
  readonly moveEndTriggers: boolean;
  /** SG-SGD-18 */
  readonly panelLeavesBreach: boolean;
  /** SG-OPR-11 */
  readonly diceSet: DiceSet;
  /** milliseconds (SG-REA-09) */
  readonly stepPace: number;
  /** SG-REA-11 */
  readonly reactionWindows: boolean;
  /** seconds (SG-DIG-06) */
  readonly objectionWindow: number;
  /** seconds (SG-TIM-22) */
  readonly offClockAllowance: number;
  /** milliseconds (SG-TIM-25) */
  readonly latencyCredit: number;
  /** SG-DIG-12 */
  readonly untimedRewards: 'bonusTokens' | 'none';
  /** SG-DEP-18 */
  readonly unplacedOperators: 'autoPlace' | 'strict';
  /** SG-SQD-15 */
  readonly revealedDefenders: boolean;
  /** SG-MUL-02 */
  readonly oneOfEachRecruit: boolean;
  /** SG-CMT-11 */
  readonly bansLast: BansLast;
}

export const CLOCKS = ['timed', 'untimed', 'noApp'] as const;
export type ClockKind = (typeof CLOCKS)[number];
export const SPEEDS = ['beginner', 'chill', 'standard', 'extreme'] as const;
export type Speed = (typeof SPEEDS)[number];
export const BANS_LAST = ['game', 'match'] as const;
export type BansLast = (typeof BANS_LAST)[number];
export const LOS_MODES = ['faithful', 'assisted', 'referee'] as const;
export type LosMode = (typeof LOS_MODES)[number];
export const WALL_MODELS = ['line', 'printed'] as const;
export type WallModel = (typeof WALL_MODELS)[number];

export const DEFAULTS: MatchSettings = {
  forwardPlanning: false,
  advancedTactics: false,
  clock: 'timed',
  speed: ['standard', 'standard'],
  losMode: 'faithful',
  wallModel: 'line',
  touchingSmokeBlocks: false,
  smokeBlocksDeployables: true,
  moveEndTriggers: false,
  panelLeavesBreach: false,
  diceSet: DICE_SETS[0],
  stepPace: 700,
  reactionWindows: false,
  objectionWindow: 2,
  offClockAllowance: 20,
  latencyCredit: 500,
  untimedRewards: 'none',
  unplacedOperators: 'strict',
  revealedDefenders: false,
  oneOfEachRecruit: false,
  bansLast: 'game',
};
