/** Random complete matches with detectors: what tests don't think of, the soak finds. */
export type { Detector, Failure } from './failure.ts';
export type { AnyScenario, Scenario, Table } from './scenario.ts';
export { type SoakOptions, type SoakReport, soak } from './soak.ts';
