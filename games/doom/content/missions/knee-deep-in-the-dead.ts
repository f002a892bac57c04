import type { MissionDraft } from '../../rules/mission/mission-file.ts';

export const kneeDeepInTheDead: MissionDraft = {
  id: 'kneeDeepInTheDead',
  operation: 'blackBishop',
  number: 1,
  objective: 'sampleCollection',
  threat: 'infestation',
  invasion: 'impAssault',
  events: ['powerOverwhelming', 'seekAndDestroy', 'armoredOffensive'],
  frags: [2, 4, 4, 6],
  rounds: [12, 12, 12, 12],
  map: `map kneeDeepInTheDead
note From the airlock two ways lead north, past the bunks and through the long hall; they meet at the laboratories.

marks
  entry start
  pad teleporter active
  hall-pad teleporter inactive
  core-pad teleporter inactive
  stores-rift portal blue down
  hall-rift portal blue up
  bunks-rift portal yellow down
  core-rift portal blue down
  labs-rift portal red down
  works-rift portal blue down
  cap-rift portal yellow up
  sample-1 objective order=1
  sample-2 objective order=2
  sample-3 objective order=3
  packs health
  chainsaw weapon set=chainsaw
  chaingun weapon set=chaingun

components
  door-1
  door-2
  door-3
  door-4

place
  entry airlock 2,20
  stores storage 2,16
  locker closet 6,18 turn 270
  bunks barracks 0,10 turn 90
  core reactor 0,4
  labs lab 6,4
  bend elbow 6,18 turn 270
  south-hall corridor 8,14 turn 90
  north-hall corridor 8,10 turn 90
  passage corridor 4,12
  bay hangar 4,0 turn 180
  gallery gallery 10,2
  junction crossing 12,4
  works foundry 12,10
  cellar closet 14,16
  cap closet 18,6 turn 270

patch
  border V8,12 V8,13 open
  border H14,4 H15,4 open
  border V6,20 V6,21 door door-1
  border H0,10 H1,10 door door-2
  border H8,10 H9,10 door door-3
  border V12,6 V12,7 door door-4
  cell 2,22 3,22 4,22 5,22 3,23 4,23 * entry
  cell 2,23 * pad
  cell 9,14 * hall-pad
  cell 5,9 * core-pad
  cell 2,16 * stores-rift
  cell 8,17 * hall-rift
  cell 1,12 * bunks-rift
  cell 4,4 * core-rift
  cell 9,7 * labs-rift
  cell 17,10 * works-rift
  cell 19,7 * cap-rift
  cell 1,12 * sample-1
  cell 9,7 * sample-2
  cell 19,7 * sample-3
  cell 7,19 9,20 7,6 8,12 9,0 * packs
  cell 7,21 * chainsaw
  cell 2,9 * chaingun
`,
};
