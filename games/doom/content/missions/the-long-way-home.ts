import type { MissionDraft } from '../../rules/mission/mission-file.ts';

export const theLongWayHome: MissionDraft = {
  id: 'theLongWayHome',
  operation: 'exodus',
  number: 6,
  objective: 'portalClosure',
  threat: 'assault',
  invasion: 'infernalCourt',
  events: ['powerOverwhelming', 'bloodFrenzy', 'plagueOfFear'],
  frags: [2, 3, 5, 8],
  rounds: [12, 12, 12, 12],
  argent: 2,
  progress: [5, 5, 5, 5],
  map: `map theLongWayHome
note A straight climb from the threshold to the arena, with a flank on either side.

marks
  entry start
  pad teleporter active
  shrine-pad teleporter inactive
  arena-pad teleporter inactive
  crater-pad teleporter inactive
  forge-rift portal blue up
  bend-rift portal blue down
  east-rift portal blue down
  shrine-rift portal yellow down
  niche-rift portal yellow down
  bridge-rift portal yellow down
  arena-rift portal red down
  crater-rift portal red down
  packs health
  chaingun weapon set=chaingun
  bfg weapon set=bfg9000
  grenade weapon set=fragGrenade

components
  door-1
  door-2
  door-3
  door-4
  door-5
  door-6
  door-7
  door-8

place
  entry threshold 8,16
  forge forge 8,10 turn 90
  bridge lava-bridge 8,6
  arena arena 6,0
  spine spine 6,8 turn 270
  gut gut 6,14 turn 90
  shrine shrine 0,8
  crater crater 14,8 turn 90
  bend bend 14,4 turn 180
  west-niche alcove 4,2 turn 90
  east-niche alcove 16,14

patch
  border H8,6 H9,6 open
  border V8,8 V8,9 open
  border V8,12 V8,13 open
  border V8,16 V8,17 open
  border V14,4 V14,5 open
  border H8,16 H9,16 door door-1
  border H12,16 H13,16 door door-2
  border V6,10 V6,11 door door-3
  border V14,12 V14,13 door door-4
  border H8,6 H9,6 door door-5
  border H12,6 H13,6 door door-6
  border V6,2 V6,3 door door-7
  border H16,14 H17,14 door door-8
  cell 6,11 floor
  cell 8,18 9,18 10,18 11,18 12,18 13,18 * entry
  cell 10,19 * pad
  cell 1,12 * shrine-pad
  cell 13,0 * arena-pad
  cell 19,11 * crater-pad
  cell 9,11 * forge-rift
  cell 17,6 * bend-rift
  cell 17,15 * east-rift
  cell 1,9 * shrine-rift
  cell 4,2 * niche-rift
  cell 12,8 * bridge-rift
  cell 8,2 * arena-rift
  cell 18,13 * crater-rift
  cell 7,12 0,11 15,4 6,0 19,9 6,15 16,15 * packs
  cell 4,12 * chaingun
  cell 18,8 * bfg
  cell 6,4 * grenade
`,
};
