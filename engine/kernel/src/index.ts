/** The kernel: procedures, decisions, log, dice, views, undo, clocks, reasons. It knows no game and no board. */
export * from './decide/decision.ts';
export {
  type AboutFieldOf,
  type DecisionOf,
  factOf,
  type PromptOf,
  type VerbOf,
} from './decide/decision-types.ts';
export type { Options } from './decide/options.ts';
export type { Way } from './decide/question.ts';
export type { Refusal } from './decide/refusal.ts';
export { sample } from './decide/sample.ts';
export { checksOf } from './decide/validate.ts';
export * from './event.ts';
export { atLeast, type Chances } from './foretell/chances.ts';
export type { Forecast } from './foretell/forecast.ts';
export { type Odds, odds, playOnce, playTo, type Uncounted } from './foretell/odds.ts';
export { type PathOptions, type PathStop, paths, type ReachablePath } from './foretell/paths.ts';
export type { StoredChapter } from './match/chapters.ts';
export { type Clock, clockAt, leftAt } from './match/clock.ts';
export { canPlay, unpinned } from './match/edition.ts';
export type { Entry } from './match/entry.ts';
export {
  type FileEntry,
  fileEntry,
  load,
  loading,
  type MatchFile,
  MatchFileError,
  readFile,
  save,
} from './match/file.ts';
export { canBeUndone, Foresight } from './match/foresee.ts';
export { type Input, inputFault } from './match/input.ts';
export { chapter, Match, type MatchSetup, type Outcome, type SeedSegment } from './match/match.ts';
export { restore, type Snapshot, snapshot } from './match/snapshot.ts';
export { staticsOf } from './match/statics.ts';
export { timingOf } from './match/timing-of.ts';
export { type Verification, verify } from './match/verify.ts';
export { type Walked, walk } from './match/walk.ts';
export { decode, encode, hashOf } from './play/codec.ts';
export { determinize } from './play/determinize.ts';
export type { AskedSeat } from './play/inquiry.ts';
export { Position, STEP_LIMIT } from './play/position.ts';
export type { Drawn } from './play/rule-context.ts';
export { RuleError } from './play/rule-error.ts';
export {
  decisionFor,
  isFrameOf,
  isRunning,
  localsIn,
  type SeenFrame,
  type SeenLocals,
  type Sequence,
  type View,
  viewOf,
} from './play/view.ts';
export { whyNot } from './play/why-not.ts';
export { commitmentTo, isSeed, type Seed, seedFrom } from './random/seed.ts';
export { type DrawSource, dice, quickSource, seedSource } from './random/source.ts';
export type { Check, Facts, Reason, WholeCheck } from './rules/check.ts';
export { CheckError } from './rules/check-error.ts';
export { type Answer, type Choice, type Form, type Movement, type Offer, PASS } from './rules/choice.ts';
export { type Call, call, done, type Flow, inTurn, leave } from './rules/flow.ts';
export { defineGame, type Game, type GameRules, SetupError } from './rules/game.ts';
export type { AnyGame, GameTypes, Play, Result } from './rules/play.ts';
export {
  type AnyProcedure,
  type CallLocals,
  type DefinedSteps,
  type How,
  type Procedure,
  procedure,
  returns,
  working,
} from './rules/procedure.ts';
export type {
  AskOne,
  AskOpen,
  AskPriority,
  AskSealed,
  AskStep,
  Meanwhile,
  RunStep,
  Step,
} from './rules/step.ts';
export type { MatchTiming, Timing } from './rules/timing.ts';
export * from './seat.ts';
export * from './shape/index.ts';
export { type Why, why } from './why.ts';
