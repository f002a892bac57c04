import type { MissionDraft } from '../../rules/mission/mission-file.ts';

/**
 * The board of the first lesson: an airlock to start in, a store with the first demons round the corner, and a closet
 * behind a door with the rest of them. Four slain soldiers win it, and nobody is in a hurry.
 */
export const trainingGround: MissionDraft = {
  id: 'trainingGround',
  operation: 'training',
  number: 1,
  objective: 'extermination',
  threat: 'infestation',
  invasion: 'ironTide',
  events: ['seekAndDestroy', 'hellishCunning', 'armoredOffensive'],
  frags: [3, 3, 3, 3],
  rounds: [9, 9, 9, 9],
  progress: [16, 16, 16, 16],
  map: `map trainingGround
note Two rooms and a closet: everything a first match needs is a few steps away.

marks
  entry start
  store-rift portal blue up
  closet-rift portal blue down
  pack health

components
  door-1

place
  entry airlock 0,2
  store storage 4,2
  closet closet 0,0 turn 180

patch
  border H0,2 H1,2 door door-1
  cell 1,4 0,5 1,5 2,5 * entry
  cell 7,4 * store-rift
  cell 0,0 * closet-rift
  cell 5,5 * pack
`,
};
