/** Random complete matches with detectors: what tests don't think of, the soak finds. */
export { corpusProblems, type RecordedMatch, recordCorpus } from './corpus.ts';
export type { Detector, Failure } from './failure.ts';
export { type Hostile, hostileMatchFiles, paddedMatchFiles } from './hostile-match-files.ts';
export { setupProblems } from './hostile-setups.ts';
export type { AnyScenario, Scenario, ScenarioTable } from './scenario.ts';
export { type SoakOptions, type SoakReport, soak } from './soak.ts';
