import type { MissionDraft } from '../../rules/mission/mission-file.ts';

export const blackBox: MissionDraft = {
  id: 'blackBox',
  operation: 'blackBishop',
  number: 4,
  objective: 'assetExtraction',
  threat: 'horde',
  invasion: 'skyTerror',
  events: ['powerOverwhelming', 'hellishCunning', 'plagueOfFear'],
  frags: [2, 3, 3, 7],
  rounds: [3, 13, 13, 13],
  map: `map blackBox
note Two lanes to the yard at the far end, each with a detour through a room; the way out is the way in.

marks
  entry start
  lift exit
  pad teleporter active
  north-pad teleporter inactive
  south-pad teleporter inactive
  recorder objective order=1
  labs-rift portal blue up
  works-rift portal blue up
  yard-rift portal blue down
  core-rift portal yellow down
  attic-rift portal yellow down
  cellar-rift portal red down
  packs health
  chaingun weapon set=chaingun
  grenade weapon set=snareGrenade

components
  door-1
  door-2
  door-3
  door-4
  door-5
  door-6

place
  entry hangar 0,6 turn 90
  upper gallery 4,6
  lower gallery 4,10 turn 180
  labs lab 4,0
  works foundry 4,12
  core reactor 10,6 turn 90
  north elbow 10,2 turn 180
  south elbow 10,12 turn 270
  yard yard 16,4 turn 90
  attic closet 18,2 turn 180
  cellar closet 18,12

patch
  border V10,14 V10,15 open
  border V16,6 V16,7 open
  border V16,6 V16,7 door door-1
  border V16,10 V16,11 door door-2
  border H18,4 H19,4 door door-3
  border H18,12 H19,12 door door-4
  border H12,6 H13,6 door door-5
  border H12,12 H13,12 door door-6
  cell 0,6 1,6 0,7 1,7 0,10 1,10 0,11 1,11 * entry
  cell 0,8 1,8 0,9 1,9 * lift
  cell 3,7 * pad
  cell 13,3 * north-pad
  cell 12,15 * south-pad
  cell 21,8 * recorder
  cell 6,3 * labs-rift
  cell 4,12 * works-rift
  cell 16,8 * yard-rift
  cell 14,8 * core-rift
  cell 18,2 * attic-rift
  cell 19,13 * cellar-rift
  cell 4,0 9,17 9,6 10,10 21,4 * packs
  cell 9,0 * chaingun
  cell 4,17 * grenade
`,
};
